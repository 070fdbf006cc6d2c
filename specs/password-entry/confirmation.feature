Feature: The confirmation
  The password is typed once more. If it is the same, the entry is finished.

  Rule: The keyboard alone finishes the entry

    Background:
      Given the "password-entry" app is open

    @password-15.1 @password-9.1 @password-9.3
    Scenario: Typing and Done are enough for the whole entry
      When I type "abcd123!"
      And I press "Done" on the keyboard
      And I type "abcd123!"
      And I press "Done" on the keyboard
      Then I am on the "nickname" screen
      And the "nickname" screen is pushed with animation

    @password-15.1
    Scenario: A hardware keyboard is enough as well
      Given the device has a hardware keyboard
      When I type "abcd123!"
      And I press "Enter" on the hardware keyboard
      And I type "abcd123!"
      And I press "Enter" on the hardware keyboard
      Then I am on the "nickname" screen

    @password-9.3 @password-15.1
    Scenario: Both passwords can be typed in the clear
      Given I type "abcd"
      And I tap "eye"
      And I enter the password "123!"
      And I type "abcd"
      And I tap "eye"
      When I enter the password "123!"
      Then I am on the "nickname" screen

  Rule: What is not the same is refused

    @password-13.7 @password-15.1 @password-1.5 @password-1.1
    Scenario Outline: A confirmation is refused on the <visit> visit: <what>
      Given this is my <visit> visit
      And I enter the password "<password>"
      When I enter the password "<again>"
      Then the confirmation is asked for
      And I see "confirmation warning"
      And the text colour of "confirmation warning" is red
      And the underline colour of "confirm new password" is red
      And "new password" shows "••••••••"
      And I do not see "password warning"

      Examples:
        | visit  | what                            | password | again     |
        | first  | another password                | abcd123! | wxyz987&  |
        | first  | the characters in another order | abcd123! | bacd123!  |
        | first  | one character more              | abcd123! | abcd123!! |
        | first  | an accent of its own            | abcd12!é | abcd12!é  |
        | second | another letter case             | abcd123! | Abcd123!  |
        | second | the last character missing      | abcd123! | abcd123   |

    @password-13.7 @password-15.1
    Scenario: After coming back another password is refused as well
      Given I come back from the next screen
      And I tap "confirm new password"
      When I enter the password "wxyz987&"
      Then the confirmation is asked for
      And I see "confirmation warning"

    @password-13.7 @password-15.1
    Scenario: A space at the end makes another password
      Given this is my first visit
      And I enter the password "abcd123!"
      When I enter the password "abcd123! "
      Then I am on the "password" screen
      And I see "confirmation warning"

    @password-13.7 @password-15.1
    Scenario: Nothing at all is not the same either
      Given this is my first visit
      And I enter the password "abcd123!"
      When I press "Done" on the keyboard
      Then the confirmation is asked for
      And I see "confirmation warning"

  Rule: After mistakes the entry can still be finished

    @password-15.1
    Scenario: A refused password and two mismatches do not end the entry
      Given this is my first visit
      And I enter the password "abcd"
      And I enter the password "abcd123!"
      And I enter the password "abcd123"
      And I enter the password "wxyz987&"
      When I enter the password "abcd123!"
      Then I am on the "nickname" screen

    @password-12.3 @password-15.1
    Scenario: After a mismatch I can choose a new password and confirm it
      Given this is my first visit
      And I enter the password "abcd123!"
      And I enter the password "wxyz987&"
      And I tap "new password"
      And I enter the password "wxyz987&"
      When I enter the password "wxyz987&"
      Then I am on the "nickname" screen

    @password-15.1 @password-4.3
    Scenario: After coming back I can confirm the same password again
      Given I come back from the next screen
      And I tap "confirm new password"
      When I enter the password "abcd123!"
      Then I am on the "nickname" screen
      And the "nickname" screen is pushed with animation
      And "title" shows "닉네임을 입력해주세요"
