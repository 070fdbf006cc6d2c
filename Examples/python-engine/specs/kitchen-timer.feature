Feature: Kitchen timer
  A field for the minutes, a button that starts, a button that stops, and an alert at the end.

  Background:
    Given the "kitchen-timer" app is open

  Scenario: There is nothing to start before minutes are set
    Then "Minutes" is empty
    And "Start" is disabled
    And "Stop" is disabled

  Scenario Outline: Only a number of minutes can be started
    When I type "<minutes>" into "Minutes"
    Then "Start" is <state>

    Examples:
      | minutes | state    |
      | 1       | enabled  |
      | 90      | enabled  |
      | 0       | disabled |
      | five    | disabled |

  Scenario: The time that is left runs down
    When I type "3" into "Minutes"
    And I tap "Start"
    Then "Left" shows "03:00"
    When 75 seconds pass
    Then "Left" shows "01:45"

  Scenario: It says when the time is up, and not before
    When I type "1" into "Minutes"
    And I tap "Start"
    And 59 seconds pass
    Then I see no alert
    When 1 second passes
    Then I see the alert "Time is up"
    When I answer "OK"
    Then I see no alert
    And "Start" is enabled

  Scenario: A timer that was stopped does not ring
    When I type "1" into "Minutes"
    And I tap "Start"
    And I tap "Stop"
    And 2 minutes pass
    Then I see no alert
    And "Left" shows "00:00"
