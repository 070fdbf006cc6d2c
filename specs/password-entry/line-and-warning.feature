Feature: The line and the warning below a field
  Both go by the last check, by the focus and by whether the field is empty; typing does nothing
  to them by itself. The red of what is wrong is #eb5743.

  Background:
    Given the "password-entry" app is open

  Rule: The line is red, blue or grey

    @password-5.6
    Scenario: Blue, where the focus is
      Then the underline colour of "new password" is blue

    @password-5.7
    Scenario: Grey, where it is not
      When I tap "right margin"
      Then the underline colour of "new password" is grey

    @password-5.6 @password-5.7 @password-1.1
    Scenario: With the confirmation the blue goes there
      Given I type "abcd123!"
      When I press "Done" on the keyboard
      Then the underline colour of "confirm new password" is blue
      And the underline colour of "new password" is grey

    @password-5.5 @password-10.4 @password-5.6
    Scenario: Red, after a check that failed
      Given I type "abc"
      When I press "Done" on the keyboard
      Then the underline colour of "new password" is #eb5743

    @password-5.5 @password-10.9
    Scenario: Red also where the focus is not
      Given I enter the password "abc"
      When I tap "right margin"
      Then no field has the focus
      And the underline colour of "new password" is #eb5743
      And I see "password warning"

  Rule: Typing turns red into blue

    @password-11.1 @password-11.3 @password-11.4 @password-10.9 @password-5.5
    Scenario: With the first character the warning is gone
      Given I enter the password "abc"
      When I type "x"
      Then the underline colour of "new password" is blue
      And I do not see "password warning"

    @password-11.3 @password-11.4
    Scenario: With the last character deleted it is back
      Given I enter the password "abc"
      And I type "xy"
      When I press delete 2 times
      Then the underline colour of "new password" is #eb5743
      And "password warning" shows "영문, 숫자, 또는 10가지 특수문자 내에서 입력해 주세요"

    @password-11.3
    Scenario: One character that is left is enough for blue
      Given I enter the password "abc"
      And I type "xy"
      # survives: two characters are blue as well, which is the point
      When I press delete
      Then the underline colour of "new password" is blue
      And I do not see "password warning"

    @password-10.9 @password-10.12
    Scenario: A field that is emptied before any check is not wrong
      Given I type "abc"
      When I press delete 3 times
      Then the underline colour of "new password" is blue
      And I do not see "password warning"

  Rule: The confirmation is drawn in the same way

    @password-13.6 @password-13.7 @password-1.1
    Scenario: A check that failed
      Given I enter the password "abcd123!"
      And I type "abcd123@"
      When I press "Done" on the keyboard
      Then "confirmation warning" shows "동일하지 않습니다. 다시 입력해 주세요"
      And the underline colour of "confirm new password" is #eb5743
      And I do not see "password warning"

    @password-13.7 @password-11.1
    Scenario: Typing, and deleting again
      Given I enter the password "abcd123!"
      And I press "Done" on the keyboard
      When I type "x"
      Then I do not see "confirmation warning"
      And the underline colour of "confirm new password" is blue
      When I press delete
      Then I see "confirmation warning"
      And the underline colour of "confirm new password" is #eb5743
