Feature: Entering the screen
  Whoever comes to the screen can type at once.

  Background:
    Given the "password-entry" app is open

  @password-4.1 @password-4.2
  Scenario: The password has the focus and the keyboard is up
    Then "new password" has the focus
    And the keyboard is shown

  @password-1.4
  Scenario: The screen says what is asked for
    Then I am on the "password" screen
    And "title" shows "비밀번호를 입력해주세요"
    And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"
    And the placeholder of "new password" is "new password"

  @password-10.12
  Scenario: Nothing is entered and nothing is checked
    Then "new password" is empty
    And the underline colour of "new password" is blue
    And I do not see "password warning"
    And I do not see "confirm new password"

  @password-4.2
  Scenario: A screen that is made anew has the focus as well
    When the system rebuilds the screen
    Then "new password" has the focus
    And the keyboard is shown

  @password-4.3
  Scenario: Who comes back to the confirmation is not sent to the password
    Given I type "abcd123!" into "new password"
    And I press "Done" on the keyboard
    And I enter the password "abcd123!"
    When I go back
    Then I am on the "password" screen
    And "new password" does not have the focus
    And "new password" shows "••••••••"
    And I see "confirm new password"

  @password-1.1 @password-5.4
  Scenario Outline: Both fields want the same of the keyboard: <field>
    Given I type "abcd123!" into "new password"
    And I press "Done" on the keyboard
    When I tap "<field>"
    Then "<field>" has these properties:
      | keyboard type   | alphabet |
      | auto-correction | off      |
      | return key      | Done     |
      | secure entry    | on       |
    And the underline colour of "<field>" is blue
    And the keyboard is for "alphabet"

    Examples:
      | field                |
      | new password         |
      | confirm new password |
