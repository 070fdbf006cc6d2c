Feature: Recording

  Scenario: Recording
    Given the app is open
    When I tap "a \"b\" \ $${X} {y} <z> | # ‮👨‍👩‍👧"
    Then "report" shows "one"
    When I tap the button starting with "long long long long long long long long"
    Then "report" shows "two"
    When I tap the button starting with "line break"
    Then "report" shows "three"
    # no step describes this: a click on <div>
