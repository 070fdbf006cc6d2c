Feature: Typing

  Scenario: Ten percent is added
    Given the "tips" app is open
    When I type "50" into "Bill"
    And I tap "Add a tip"
    Then "Bill" shows "50"
    And I see "55.00"
