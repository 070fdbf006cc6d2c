Feature: Scrolling

  Scenario: The last entry is below the others
    Given the "tips" app is open
    And I tap "History"
    When I scroll to "Entry 30"
    Then I see "Entry 30"
