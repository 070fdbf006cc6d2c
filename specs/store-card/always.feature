Feature: What is true on every screen of the store cards
  spec explore checks these scenarios after every action of a walk.

  Background:
    Given the "store-card" app is open

  @always
  Scenario: Nothing is typed in this app
    Given any screen
    Then the keyboard is hidden
    And no field has the focus
