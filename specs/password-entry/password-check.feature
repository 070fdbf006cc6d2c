Feature: The password is checked
  Done checks the password. What breaks the rule is cleared and must be typed again; what keeps it
  leads to the confirmation.

  Background:
    Given the "password-entry" app is open

  Rule: The rule: 8 to 20 characters, among them a letter, a digit and one of !@#$%^&*()

    @password-10.5 @password-10.10
    Scenario Outline: It passes: <what>
      Given I paste "<password>" into "new password"
      When I press "Done" on the keyboard
      Then "confirm new password" has the focus

      Examples:
        | what               | password             |
        | eight characters   | abcd123!             |
        | twenty characters  | abcdefghijklmnop12!@ |
        | a capital alone    | A234567!             |
        | the at sign        | abcd123@             |
        | the hash           | abcd123#             |
        | the dollar         | abcd123$             |
        | the percent sign   | abcd123%             |
        | the caret          | abcd123^             |
        | the ampersand      | abcd123&             |
        | the asterisk       | abcd123*             |
        | an opening bracket | abcd123(             |
        | a closing bracket  | abcd123)             |
        | a family of emoji  | abcd12!👨‍👩‍👧‍👦      |

    # Characters of none of the sets are not forbidden, whatever the warning seems to say.
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
        | what                         | password              |
        | seven characters             | abc123!               |
        | four, one of them a family   | a1!👨‍👩‍👧‍👦           |
        | twenty-one characters        | abcdefghijklmnop12!@# |
        | letters alone                | abcdefgh              |
        | no letter                    | 1234!@#$              |
        | no digit                     | abcd!@#$              |
        | no special character         | abcd1234              |
        | a hyphen for a special one   | abcd123-              |
        | a Korean letter for a letter | 가나다라123!          |

    @password-10.5 @password-10.3
    Scenario: Nothing at all does not pass either
      When I press "Done" on the keyboard
      Then I see "password warning"
      And "new password" has the focus

  Rule: What breaks the rule must be typed again

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
      And the text colour of "password warning" is red
      And the underline colour of "new password" is #eb5743

    @password-10.2 @password-9.1
    Scenario: The next attempt may be right
      Given I enter the password "abcd1234"
      And I type "abcd123!"
      When I press "Done" on the keyboard
      Then "confirm new password" has the focus
      And I do not see "password warning"

  Rule: What keeps the rule leads on

    @password-9.1 @password-9.3 @password-10.10 @password-1.5 @password-1.7 @password-3.3 @password-12.5
    Scenario: The confirmation comes and has the focus
      Given I type "abcd123!"
      When I press "Done" on the keyboard
      Then I see "confirm new password"
      And "confirm new password" is empty
      And "confirm new password" has the focus
      And the keyboard is shown
      And "confirmation title" shows "다시 한번 입력해 주세요"
      And I do not see "confirmation warning"

    @password-9.3
    Scenario: Done does the same while the text can be read
      Given I type "abcd123!"
      And I tap "eye"
      When I press "Done" on the keyboard
      Then "confirm new password" has the focus

    @password-12.5
    Scenario: Before that there is no confirmation
      When I type "abcd123!"
      Then I do not see "confirm new password"
      And I do not see "confirmation title"
