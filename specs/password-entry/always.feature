Feature: What is true on every screen of the password entry
  spec explore checks these scenarios after every action of a walk.

  Background:
    Given the "password-entry" app is open

  @always
  Scenario: A warning about the password is red
    Given I see "password warning"
    Then the text colour of "password warning" is red
