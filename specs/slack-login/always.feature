Feature: What is true on every screen of the log-in
  spec explore checks these scenarios after every action of a walk.

  Background:
    Given the "slack-login" app is open

  @always
  Scenario: Nobody goes on without an address
    Given I am on the "workspace" screen
    And "Workspace URL" is empty
    Then "Next" is disabled

  @always
  Scenario: With an address, the user can go on
    Given I am on the "workspace" screen
    And "Workspace URL" is not empty
    Then "Next" is enabled
