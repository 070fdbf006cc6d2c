Feature: The password is checked
  Done checks the password. What breaks the rule is cleared and must be typed again; what keeps it
  leads to the confirmation.

  Rule: A password has 8 to 20 characters, among them a letter, a digit and one of !@#$%^&*()

    Background:
      Given the "password-entry" app is open

    @password-10.5 @password-10.10
    Scenario Outline: A password of <length> characters with <letter>, <digit> and <sign> passes
      When I enter the password "<password>"
      Then "confirm new password" has the focus

      Examples:
        | length | letter | digit | sign | password             |
        | 8      | a      | 0     | !    | !000000a             |
        | 8      | z      | 9     | @    | z999999@             |
        | 8      | A      | 1     | #    | #11111A1             |
        | 8      | Z      | 5     | $    | 5555$55Z             |
        | 20     | m      | 2     | %    | m22222%2222222222222 |
        | 20     | M      | 8     | ^    | ^M888888888888888888 |
        | 9      | n      | 3     | &    | n333&3333            |
        | 9      | k      | 4     | *    | 444444k4*            |
        | 19     | T      | 6     | (    | 66666666(666666666T  |
        | 19     | q      | 7     | )    | )77777777777777q777  |

    @password-10.5
    Scenario: Spaces at both ends count towards the length
      When I enter the password " abc12! "
      Then "confirm new password" has the focus

    @password-10.5 @password-10.1
    Scenario Outline: A password is refused: <what>
      When I enter the password "<password>"
      Then the password is asked for
      And I see "password warning"

      Examples:
        | what                           | password              |
        | seven characters               | abc123!               |
        | seven, one of them a family    | abc12!👨‍👩‍👧‍👦        |
        | twenty-one characters          | abcdefghijklmnop12!@# |
        | no letter, but its neighbours  | [`{12345!             |
        | no letter, but one in accents  | é123456!              |
        | no digit, but its neighbours   | abc/:１²!             |
        | no sign, but one of full width | abcd123！             |
        | other signs than the ten       | a1-_=+[]{};:',.<>/?   |
        | signs of other keyboards       | a1\|\\~`§±€£          |

    @password-10.5
    Scenario: With a space at its end a password of twenty characters is too long
      When I enter the password "abcdefghijklmnop12!@ "
      Then the password is asked for
      And I see "password warning"

    @password-10.5 @password-10.3
    Scenario: Nothing at all is refused
      When I press "Done" on the keyboard
      Then the password is asked for
      And I see "password warning"

  Rule: What breaks the rule must be typed again

    @password-10.1 @password-10.2 @password-10.3 @password-10.4 @password-10.6 @password-10.7 @password-10.9 @password-10.11 @password-5.5 @password-5.6
    Scenario Outline: A refused password is cleared and must be typed again, on the <visit> visit
      Given this is my <visit> visit
      And I type "abcd1234"
      When I press "Done" on the keyboard
      Then the password is asked for
      And I see "password warning"
      And the text colour of "password warning" is red
      And the underline colour of "new password" is red

      Examples:
        | visit  |
        | first  |
        | second |

    @password-10.1 @password-10.5
    Scenario: However many wrong passwords I enter, each is refused
      Given this is my second visit
      And I enter the password "abc123!"
      And I enter the password "abcdefghijklmnop12!@#"
      And I enter the password "1234!@#$"
      And I enter the password "abcd!@#$"
      When I enter the password "abcd123-"
      Then the password is asked for
      And I see "password warning"
      And the underline colour of "new password" is red

    @password-10.2 @password-9.1 @password-5.7
    Scenario: After refusals a right password is accepted
      Given this is my first visit
      And I enter the password "abcd1234"
      And I enter the password "1234!@#$"
      When I enter the password "abcd123!"
      Then the confirmation is asked for
      And I do not see "password warning"
      And the underline colour of "new password" is grey

  Rule: What keeps the rule leads on

    @password-9.1 @password-9.3 @password-10.10 @password-1.5 @password-1.7 @password-3.3 @password-12.5
    Scenario: The confirmation comes and has the focus
      Given this is my first visit
      And I type "abcd123!"
      When I press "Done" on the keyboard
      Then the confirmation is asked for
      And I do not see "confirmation warning"

    @password-10.5 @password-10.10
    Scenario Outline: On the second visit any other password passes as well: <what>
      Given this is my second visit
      When I enter the password "<password>"
      Then the confirmation is asked for
      And "new password" shows "<bullets>"

      Examples:
        | what                                            | password                    | bullets              |
        | eight characters, a hyphen among them           | A2345-6(                    | ••••••••             |
        | twenty characters, a family of emoji among them | a1!👨‍👩‍👧‍👦4567890123456789 | •••••••••••••••••••• |

    @password-9.3 @password-8.1 @password-7.2
    Scenario: Done checks a text that can be read, and masks it, also when I come back
      Given this is my second visit
      And I type "abcd"
      And I tap "eye"
      And I type "123!"
      When I press "Done" on the keyboard
      Then the confirmation is asked for
      And "new password" shows "••••••••"
      And the secure entry of "new password" is on

    @password-12.5
    Scenario: Until Done there is no confirmation
      Given this is my first visit
      When I type "abcd123!"
      Then "new password" is not empty
      And I do not see "confirm new password"
      And I do not see "confirmation title"
