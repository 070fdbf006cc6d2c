Feature: Recording

  Scenario: Recording
    Given the app is open
    When I tap "Board" at 64, 53
    Then "report" shows "dot at 64, 53"
    When I draw a line on "Board" from 44, 53 to 144, 113
    Then "report" shows "line from 44, 53 to 144, 113"
