Feature: Returning

  Scenario: The way back leads to the bill
    Given the "tips" app is open
    And I tap "History"
    And I see "Entry 1"
    When I go back
    Then I see the "Add a tip" button
