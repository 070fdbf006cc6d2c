Feature: Steps of the log-in

  @step
  Scenario: the form asks for an address
    Then "placeholder" shows "workspace-url.slack.com"
    And the offset of "placeholder" is 0
    And "Next" is disabled

  @step
  Scenario: the form holds "<address>", <points> points wide
    Then "Workspace URL" shows "<address>"
    And the offset of "placeholder" is <points>
    And "placeholder" shows ".slack.com"
    And "Next" is enabled

  @step
  Scenario: I see the address screen for the first time
    Given I am on the "workspace" screen

  @step
  Scenario: I see the address screen for the second time
    Given I type "a"
    And I tap "Next"
    And I tap "Prev"
    And I clear "Workspace URL"

  @step
  Scenario: I see the e-mail screen for the first time
    Given I type "acme"
    And I tap "Next"

  @step
  Scenario: I see the e-mail screen for the second time
    Given I type "acme"
    And I tap "Next" and then "Prev" 1 time
    And I tap "Next"
