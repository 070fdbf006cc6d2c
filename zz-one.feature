Feature: one
  Scenario: a
    Given the "memo" app is open
    Then I see "memo"
