Feature: Workspace URL

  Background:
    Given the "slack-login" app is open

  Scenario: Next waits for a workspace name
    Then the "Next" button is disabled
    When I type "acme" into "Workspace URL"
    Then the "Next" button is enabled

  Scenario: Next leads to the e-mail address
    When I type "acme" into "Workspace URL"
    And I tap "Next"
    Then I see "Your email address"
