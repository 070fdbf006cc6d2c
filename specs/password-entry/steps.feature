Feature: Steps of the password entry

  @step
  Scenario: I enter the password "<password>"
    When I type "<password>"
    And I press the return key

  @step
  Scenario: I tap beside the fields
    When I tap "right margin"

  @step
  Scenario: I come back from the next screen
    Given the "password-entry" app is open
    When I enter the password "abcd123!"
    And I enter the password "abcd123!"
    And I go back

  @step
  Scenario: this is my first visit
    Given the "password-entry" app is open

  @step
  Scenario: this is my second visit
    Given I come back from the next screen
    When I tap "new password"

  @step
  Scenario: the password is asked for
    Then "new password" is empty
    And "new password" has the focus
    And the keyboard is shown
    And I do not see "confirm new password"
    And I do not see "confirmation title"
    And I do not see "eye"

  @step
  Scenario: the confirmation is asked for
    Then "confirm new password" is empty
    And "confirm new password" has the focus
    And the keyboard is shown
    And I see "confirmation title"
