Feature: Asking

  Background:
    Given the "tips" app is open
    And I type "50" into "Bill"
    And I tap "Add a tip"
    And I tap "Reset"

  Scenario: The alert has a title and two answers
    Then I see the alert "Delete the total?"

  Scenario: The total is deleted
    When I answer "Delete"
    Then I do not see "55.00"

  Scenario: The total stays
    When I answer "Cancel"
    Then I see "55.00"
