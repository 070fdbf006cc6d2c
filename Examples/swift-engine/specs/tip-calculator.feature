Feature: Tip calculator

  Background:
    Given the "tip-calculator" app is open

  Scenario Outline: Each pays an equal share of bill and tip, rounded up
    When I type "<bill>" into "Bill"
    And I choose "<tip>" in "Tip"
    And I tap "More people" <more> times
    Then "Each pays" shows "<share>"

    Examples:
      | bill  | tip  | more | share |
      | 30    | 10 % | 2    | 11.00 |
      | 25.50 | 15 % | 1    | 14.67 |
      | 10    | 0 %  | 2    | 3.34  |

  Scenario: What is no amount has no share
    When I type "ten" into "Bill"
    Then "Each pays" shows "-"

  Scenario: Nobody is left out
    Then "People" shows "1"
    And "Fewer people" is disabled
