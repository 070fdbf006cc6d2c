@step
Feature: Steps of the log-in
  Authors add steps here. They consist of the steps that spec has.

  Scenario: I start to log in
    Given the "slack-login" app is open

  Scenario: I name the workspace "<name>"
    When I type "<name>" into "Workspace URL"

  Scenario: I go on to the email with "<name>"
    When I name the workspace "<name>"
    And I tap "Next"
    Then I am on the "email" screen

  Scenario: the workspace is "<name>"
    Then "Workspace URL" shows "<name>"

  Scenario: I can go on
    Then "Next" is enabled

  Scenario: I cannot go on
    Then "Next" is disabled

  Scenario: these are on the screen
    Then I see: <table>
