Feature: The screen that is seen again
  Whoever comes back from the next screen and selects the password begins again. Nothing is then
  different from the first time.

  Rule: After the way back: back to the password

    Background:
      Given the "password-entry" app is open
      And I come back from the next screen to a new password
      And I enter the password "abcd123!"

    @password-12.1 @password-12.2 @password-12.3 @password-12.4 @password-16.1 @password-3.1 @password-12.5
    Scenario: The confirmation goes with its title
      Given I type "abc"
      When I tap "new password"
      Then "new password" has the focus
      And I do not see "confirm new password"
      And I do not see "confirmation title"

    @password-12.6 @password-16.1
    Scenario: The password is empty, and nothing is said to be wrong
      When I tap "new password"
      Then "new password" is empty
      And the underline colour of "new password" is blue
      And I do not see "password warning"

    @password-12.6 @password-10.11
    Scenario: What was said of the confirmation is forgotten
      Given I press "Done" on the keyboard
      And I tap "new password"
      And I type "wxyz987&"
      When I press "Done" on the keyboard
      Then I do not see "confirmation warning"
      And the underline colour of "confirm new password" is blue

    @password-12.7 @password-16.1
    Scenario: After the focus had gone away
      Given I type "abc"
      And I tap "right margin"
      When I tap "confirm new password"
      Then "confirm new password" is empty
      And "confirm new password" has the focus
      And "new password" shows "••••••••"

    @password-12.8 @password-3.2
    Scenario: At the stage of the confirmation
      Given I type "abc"
      When I tap "right margin"
      Then no field has the focus
      And the keyboard is hidden
      And I see "confirmation title"
      And "confirm new password" shows "•••"
      And "new password" shows "••••••••"

    @password-12.6 @password-16.1
    Scenario: But the password that is selected again begins again
      Given I tap "new password"
      And I type "abc"
      And I tap "right margin"
      When I tap "new password"
      Then "new password" is empty

  Rule: After the way back: confirmation

    Background:
      Given the "password-entry" app is open
      And I come back from the next screen to a new password

    @password-15.1
    Scenario: With the mistakes that can be made on the way
      When I type "abcd"
      And I press "Done" on the keyboard
      And I type "abcd123!"
      And I press "Done" on the keyboard
      And I type "abcd123"
      And I press "Done" on the keyboard
      And I type "abcd123!"
      And I press "Done" on the keyboard
      Then I am on the "nickname" screen

    @password-13.7 @password-15.1 @password-1.5
    Scenario: It is not the same: another letter case
      Given I enter the password "abcd123!"
      And I paste "Abcd123!" into "confirm new password"
      When I press "Done" on the keyboard
      Then I am on the "password" screen
      And I see "confirmation warning"
      And "confirm new password" is empty
      And "confirm new password" has the focus
      And "new password" shows "••••••••"

  Rule: After the way back: entering

    @password-1.1 @password-5.4
    Scenario: Both fields want the same of the keyboard: confirm new password
      Given the "password-entry" app is open
      And I come back from the next screen to a new password
      And I type "abcd123!" into "new password"
      And I press "Done" on the keyboard
      # survives: the field has the focus already, and a tap must change nothing
      When I tap "confirm new password"
      Then "confirm new password" has these properties:
        | keyboard type   | alphabet |
        | auto-correction | off      |
        | return key      | Done     |
        | secure entry    | on       |
      And the underline colour of "confirm new password" is blue
      And the keyboard is for "alphabet"

  Rule: After the way back: line and warning

    Background:
      Given the "password-entry" app is open
      And I come back from the next screen to a new password

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

  Rule: After the way back: masked text

    Background:
      Given the "password-entry" app is open
      And I come back from the next screen to a new password

    @password-11.2 @password-5.2
    Scenario: After a check that failed, while red turns into blue
      Given I enter the password "abc"
      When I type "a"
      Then "new password" shows "a"

    @password-6.1 @password-6.2 @password-6.3
    Scenario: A tap on it
      Given I type "abc"
      When I tap "eye"
      Then "new password" shows "abc"
      And the secure entry of "new password" is off
      And I see the "new password" field 1 time

    @password-6.3
    Scenario: An emoji has one bullet, however many code points it has
      When I paste "ab👨‍👩‍👧‍👦é" into "new password"
      Then "new password" shows "••••"

    @password-6.1
    Scenario: It is at the right of the field
      When I type "abc"
      Then "eye" stands 326 points right of "new password"

    @password-6.8
    Scenario: A second tap masks the text again
      Given I type "abc"
      And I tap "eye"
      When I tap "eye"
      Then "new password" shows "•••"
      And the secure entry of "new password" is on

    @password-6.5 @password-6.7
    Scenario: It is crossed while the text is masked, and open while it is not
      When I type "abc"
      Then the image of "eye" is "eye.slash"
      And the image colour of "eye" is #8a8a8e
      When I tap "eye"
      Then the image of "eye" is "eye"
      And the image colour of "eye" is #8a8a8e

    @password-6.6
    Scenario: Without a text there is no eye
      Then I do not see "eye"
      When I type "a"
      Then I see "eye"
      When I press delete
      Then I do not see "eye"

    @password-6.6
    Scenario: Without the focus there is no eye
      Given I type "abc"
      When I tap "right margin"
      Then I do not see "eye"

    @password-1.2
    Scenario: The confirmation has an eye of its own
      Given I enter the password "abcd123!"
      When I type "xy"
      Then I see "eye" 1 time
      When I tap "eye"
      Then "confirm new password" shows "xy"
      And "new password" shows "••••••••"

    @password-6.4 @password-3.4
    Scenario: The focus stays
      Given I type "abc"
      When I tap "eye"
      Then "new password" has the focus
      And the keyboard is shown
      When I tap "eye"
      Then "new password" has the focus

    @password-7.1 @password-7.2
    Scenario: One can type while the text can be read
      Given I type "abc"
      And I tap "eye"
      When I type "d"
      Then "new password" shows "abcd"
      And the secure entry of "new password" is off

    @password-7.2
    Scenario: The text stays also where the next key follows the masking
      Given I type "abc"
      And I tap "eye"
      And I tap "eye"
      And I type "d"
      When I tap "eye"
      Then "new password" shows "abcd"

    @password-9.2
    Scenario: The return key says Done either way
      Given I type "abc"
      Then the return key says "Done"
      When I tap "eye"
      Then the return key says "Done"

    @password-8.2 @password-8.1
    Scenario: The focus goes away
      Given I type "abc"
      And I tap "eye"
      When I tap "right margin"
      Then no field has the focus
      And "new password" shows "•••"
      And the secure entry of "new password" is on

    @password-8.1
    Scenario: The focus goes to the other field
      Given I type "abcd123!"
      And I tap "eye"
      When I press "Done" on the keyboard
      Then "confirm new password" has the focus
      And "new password" shows "••••••••"
      And the secure entry of "new password" is on

  Rule: After the way back: new view

    Background:
      Given the "password-entry" app is open
      And I come back from the next screen to a new password

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

  Rule: After the way back: password check

    Background:
      Given the "password-entry" app is open
      And I come back from the next screen to a new password

    @password-10.5 @password-10.10
    Scenario Outline: It passes: <what>
      Given I paste "<password>" into "new password"
      When I press "Done" on the keyboard
      Then "confirm new password" has the focus

      Examples:
        | what              | password             |
        | twenty characters | abcdefghijklmnop12!@ |
        | a capital alone   | A234567!             |
        | a closing bracket | abcd123)             |

    @password-10.5
    Scenario: It passes: a hyphen besides all that is asked for
      Given I paste "abcd-123!" into "new password"
      When I press "Done" on the keyboard
      Then "confirm new password" has the focus

    @password-10.5 @password-10.1
    Scenario Outline: It does not pass: <what>
      Given I paste "<password>" into "new password"
      When I press "Done" on the keyboard
      Then "new password" has the focus
      And I do not see "confirm new password"
      And I see "password warning"

      Examples:
        | what                       | password              |
        | seven characters           | abc123!               |
        | four, one of them a family | a1!👨‍👩‍👧‍👦           |
        | twenty-one characters      | abcdefghijklmnop12!@# |
        | no letter                  | 1234!@#$              |
        | no digit                   | abcd!@#$              |
        | a hyphen for a special one | abcd123-              |

    @password-10.1 @password-10.2 @password-10.6 @password-10.7 @password-10.11
    Scenario: The field stays, empty and ready
      Given I type "abcd1234"
      When I press "Done" on the keyboard
      Then "new password" is empty
      And "new password" has the focus
      And the keyboard is shown
      And I do not see "confirm new password"

    @password-10.3 @password-10.4 @password-10.8
    Scenario: A warning comes, and what is wrong is red
      Given I type "abcd1234"
      When I press "Done" on the keyboard
      Then "password warning" shows "영문, 숫자, 또는 10가지 특수문자 내에서 입력해 주세요"
      And the text colour of "password warning" is #eb5743
      And the underline colour of "new password" is #eb5743

    @password-9.3
    Scenario: Done does the same while the text can be read
      Given I type "abcd123!"
      And I tap "eye"
      When I press "Done" on the keyboard
      Then "confirm new password" has the focus

  Rule: After the way back: scrolling

    Background:
      Given the "password-entry" app is open
      And I come back from the next screen to a new password

    @password-13.4
    Scenario: A keyboard of 1 points
      When the system announces a keyboard of 1 points
      Then "content" is 801 points high
      And "content" is clear of the keyboard

    @password-13.4
    Scenario: The keyboard goes
      When I tap "right margin"
      Then the keyboard is hidden
      And "content" is 802 points high

  Rule: After the way back on other devices: scrolling

    Background:
      Given the device is an "iPad landscape"

    @password-13.1 @password-13.2 @password-13.3 @password-10.13 @password-9.1
    Scenario: The confirmation comes
      Given the "password-entry" app is open
      And I come back from the next screen to a new password
      And I type "abcd123!"
      When I press "Done" on the keyboard
      Then "confirm new password" is clear of the keyboard
      And "confirm new password" ends 28 points above "content"

    @password-3.5 @password-3.6 @password-10.7 @password-10.13
    Scenario: The password was scrolled out of sight by hand
      Given the device has a keyboard of 500 points
      And the "password-entry" app is open
      And I come back from the next screen to a new password
      And I type "abc"
      And I scroll up by 50 points
      When I press "Done" on the keyboard
      Then "new password" has the focus
      And "password warning" is clear of the keyboard
      And "password warning" ends 0 points above "content"

    @password-14.1 @password-14.2 @password-1.8
    Scenario Outline: A finger on the <margin> scrolls
      Given the "password-entry" app is open
      And I come back from the next screen to a new password
      And I enter the password "abcd123!"
      When I scroll up by 40 points on "<margin>"
      Then the scroll offset of "content" is 22

      Examples:
        | margin       |
        | left margin  |
        | right margin |

  Rule: A screen that the system rebuilt: entering

    @password-1.4
    Scenario: The screen says what is asked for
      Given the "password-entry" app is open
      And the system rebuilds the screen
      Then I am on the "password" screen
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"
      And the placeholder of "new password" is "new password"

  Rule: A screen that the system rebuilt: scrolling

    Background:
      Given the device is a "Mac"
      And the "password-entry" app is open
      And the system rebuilds the screen

    @password-13.5
    Scenario: Neither for the confirmation nor for its warning
      Given I type "abcd123!"
      And I press "Enter" on the hardware keyboard
      And I scroll down by 20 points
      When I press "Enter" on the hardware keyboard
      Then I see "confirmation warning"
      And the scroll offset of "content" is 20
      And the keyboard is hidden

    @password-13.5
    Scenario: Nor is room made for a keyboard
      When the system announces a keyboard of 216 points
      Then "content" is 422 points high

  Rule: The place of the content after the way back

    @password-13.8 @password-14.2
    Scenario: It stands between its margins, without an indicator
      Given the "password-entry" app is open
      And I enter the password "abcd123!"
      And I enter the password "abcd123!"
      When I go back
      Then the scroll indicator of "content" is off
      And "left margin" is 24 points wide
      And "new password" stands 24 points right of "left margin"

    @password-13.5
    Scenario: On a Mac nothing scrolls, and no room is made
      Given the device is a "Mac"
      And the "password-entry" app is open
      And I type "abcd123!"
      And I press "Enter" on the hardware keyboard
      And I type "abcd123!"
      And I press "Enter" on the hardware keyboard
      And I go back
      And I tap "confirm new password"
      And I scroll down by 20 points
      When I press "Enter" on the hardware keyboard
      Then I see "confirmation warning"
      And the scroll offset of "content" is 20
      When the system announces a keyboard of 216 points
      Then "content" is 422 points high
