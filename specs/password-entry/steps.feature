Feature: Steps of the password entry

  @step
  Scenario: I enter the password "<password>"
    When I type "<password>"
    And I press "Done" on the keyboard
