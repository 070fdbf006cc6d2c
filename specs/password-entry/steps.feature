Feature: Steps of the password entry

  @step
  Scenario: I enter the password "<password>"
    When I type "<password>"
    And I press "Done" on the keyboard

  @step
  Scenario: I come back from the next screen to a new password
    When I enter the password "abcd123!"
    And I enter the password "abcd123!"
    And I go back
    And I tap "new password"
