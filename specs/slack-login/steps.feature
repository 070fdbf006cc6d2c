Feature: Steps of the log-in

  @step
  Scenario: the form asks for an address
    Then "placeholder" shows "workspace-url.slack.com"
    And the offset of "placeholder" is 0
    And "Next" is disabled
