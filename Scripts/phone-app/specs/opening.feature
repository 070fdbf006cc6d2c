Feature: Opening

  Scenario: The app opens
    When I open the "tips" app
    Then I see the "Add a tip" button
    And I see no alert
