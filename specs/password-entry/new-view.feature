Feature: The view is made anew
  The system may free the view and make it again. The model stays, so nothing is lost but the focus.

  Background:
    Given the "password-entry" app is open

  @password-1.3 @password-2.1 @password-2.2 @password-17.1
  Scenario: The password and the stage are still there
    Given I enter the password "abcd123!"
    When the system rebuilds the screen
    Then "new password" shows "••••••••"
    And I see "confirm new password"
    And "confirmation title" shows "다시 한번 입력해 주세요"

  @password-17.1 @password-2.1
  Scenario: What the last check said is still there
    Given I enter the password "abc"
    When the system rebuilds the screen
    Then I see "password warning"
    And the underline colour of "new password" is #eb5743

  @password-2.2 @password-2.1
  Scenario: The entry can be finished
    Given I enter the password "abcd123!"
    And the system rebuilds the screen
    And I type "abcd123!" into "confirm new password"
    When I press "Done" on the keyboard
    Then I am on the "nickname" screen

  @password-1.6
  Scenario: The one observer of the keyboard is still the only one
    When the system rebuilds the screen
    Then the screen's subscriptions are 2

  @password-1.6 @password-13.4
  Scenario: It serves the new view
    Given the system rebuilds the screen
    When the system announces a keyboard of 400 points
    Then "content" is 402 points high
