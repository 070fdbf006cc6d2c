Feature: What is true on every screen of the sign-up
  spec explore checks these scenarios after every action of a walk.

  Background:
    Given the "sign-up" app is open

  @always @signup-2.7
  Scenario: Nobody goes on without an ID
    Given I see the "아이디" field
    And the "아이디" field is empty
    Then "다음" is disabled
