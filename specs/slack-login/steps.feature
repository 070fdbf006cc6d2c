Feature: Steps of the log-in

  @step
  Scenario: the form asks for an address
    Then "placeholder" shows "workspace-url.slack.com"
    And the offset of "placeholder" is 0
    And "Next" is disabled

  @step
  Scenario: I go on and come back to an empty address
    When I type "a"
    And I tap "Next"
    And I tap "Prev"
    And I clear "Workspace URL"
