Feature: What is true on every screen of the memo app
  spec explore checks these scenarios after every action of a walk.

  Background:
    Given the "memo" app is open

  @always
  Scenario: Nothing is typed before signing in
    Given I am on the "sign in" screen
    Then the keyboard is hidden
