Feature: Masked and in the clear
  A password is masked while it is typed, but for the character typed last. The eye shows it.

  Rule: The first character can be read

    Background:
      Given the "password-entry" app is open

    @password-5.1 @password-5.2 @password-5.3
    Scenario: The first character of the password can be read
      When I type "a"
      Then "new password" shows "a"
      And the secure entry of "new password" is on

    @password-5.1
    Scenario: After three seconds it is masked
      Given I type "a"
      When 3 seconds pass
      Then "new password" shows "•"

    @password-5.1 @password-6.3
    Scenario: The second character masks the first
      Given I type "a"
      When I type "b"
      Then "new password" starts with "•"

    @password-5.1 @password-5.2
    Scenario: The first character of the confirmation can be read as well
      Given I enter the password "abcd123!"
      When I type "x"
      Then "confirm new password" shows "x"

    @password-5.1 @password-5.3
    Scenario: The first character can be read again after the text was deleted
      Given I type "ab"
      And I press delete 2 times
      When I type "c"
      Then "new password" shows "c"

  Rule: The eye shows what was typed

    @password-6.9 @password-6.2 @password-6.3 @password-6.5 @password-6.6
    Scenario: Until I tap the eye the text is masked
      Given this is my first visit
      And I type "abc"
      When 3 seconds pass
      Then "new password" shows "•••"
      And the secure entry of "new password" is on
      And I see the "new password" field 1 time
      And I see "eye" 1 time
      And the image of "eye" is "eye.slash"

    @password-6.3
    Scenario: An emoji of several code points has one bullet
      Given this is my first visit
      When I paste "ab👨‍👩‍👧‍👦é" into "new password"
      Then "new password" shows "••••"

    @password-6.1 @password-6.2 @password-6.3 @password-6.4 @password-6.5 @password-6.8 @password-9.2 @password-3.4
    Scenario Outline: A tap on the eye shows the text and leaves the focus, on the <visit> visit
      Given this is my <visit> visit
      And I type "abc"
      When I tap "eye"
      Then "new password" shows "abc"
      And the secure entry of "new password" is off
      And I see the "new password" field 1 time
      And the image of "eye" is "eye"
      And "new password" has the focus
      And the keyboard is for "alphabet"
      And the return key says "Done"

      Examples:
        | visit  |
        | first  |
        | second |

    @password-6.8 @password-6.5 @password-6.4
    Scenario Outline: A second tap masks the text again, on the <visit> visit
      Given this is my <visit> visit
      And I type "abc"
      And I tap "eye"
      When I tap "eye"
      Then "new password" shows "•••"
      And the secure entry of "new password" is on
      And the image of "eye" is "eye.slash"
      And "new password" has the focus

      Examples:
        | visit  |
        | first  |
        | second |

    @password-6.8
    Scenario: A third tap shows the text again
      Given this is my first visit
      And I paste "abc" into "new password"
      And I tap "eye"
      And I tap "eye"
      When I tap "eye"
      Then "new password" shows "abc"
      And the secure entry of "new password" is off

    @password-1.2 @password-6.1
    Scenario Outline: The confirmation has an eye of its own, on the <visit> visit
      Given this is my <visit> visit
      And I enter the password "abcd123!"
      And I type "xy"
      When I tap "eye"
      Then "confirm new password" shows "xy"
      And "new password" shows "••••••••"
      And I see "eye" 1 time
      And "confirm new password" has the focus

      Examples:
        | visit  |
        | first  |
        | second |

    @password-6.1 @password-6.6
    Scenario: The longest password can be read when it is confirmed
      Given this is my first visit
      And I enter the password "a1!45678901234567890"
      And I type "a1!45678901234567890"
      When I tap "eye"
      Then "confirm new password" shows "a1!45678901234567890"

    @password-6.6
    Scenario: The eye goes with the last character
      Given this is my first visit
      And I type "a"
      When I press delete
      Then I do not see "eye"

    @password-6.6
    Scenario Outline: The eye comes with the first character: <when>
      Given this is my first visit
      And I enter the password "<password>"
      And I enter the password "abc"
      When I type " "
      Then I see "eye"

      Examples:
        | when                             | password |
        | after the password was refused   | abcd     |
        | after the repetition was refused | abcd123! |

    @password-5.4 @password-9.2 @password-7.1 @password-1.1
    Scenario: The keyboard is the same while the confirmation can be read
      Given this is my first visit
      And I enter the password "abcd123!"
      And I type "abc"
      When I tap "eye"
      Then "confirm new password" has these properties:
        | keyboard type   | alphabet |
        | auto-correction | off      |
        | spell checking  | off      |
        | return key      | Done     |
      And the keyboard is for "alphabet"

  Rule: The eye changes what is seen, and not the text

    @password-7.2 @password-3.4
    Scenario: A key after the password was masked again adds to it, also when I come back
      Given this is my second visit
      And I type "abc"
      And I tap "eye"
      And I tap "eye"
      And I type "d"
      When I tap "eye"
      Then "new password" shows "abcd"

    @password-7.1 @password-7.2
    Scenario: I can type while the text can be read
      Given this is my first visit
      And I type "abc"
      And I tap "eye"
      When I type "d"
      Then "new password" shows "abcd"
      And the secure entry of "new password" is off

    @password-7.2 @password-1.1
    Scenario: A key after the confirmation was masked again adds to it
      Given this is my first visit
      And I enter the password "abcd123!"
      And I type "abc"
      And I tap "eye"
      And I tap "eye"
      When I type "d"
      Then "confirm new password" starts with "•••"
      And "confirm new password" ends with "d"

    @password-7.1 @password-5.3
    Scenario: What I type in the middle of a text that can be read stays together
      Given this is my first visit
      And I type "abc"
      And I tap "eye"
      And I place the caret after 1 character of "new password"
      When I type "xy"
      Then "new password" shows "axybc"

    @password-7.2
    Scenario: What I change in the clear is there when the text is masked again
      Given this is my first visit
      And I type "ab"
      And I tap "eye"
      And I type "cde"
      And I press delete
      When I tap "eye"
      Then "new password" shows "••••"

    @password-7.1 @password-8.1
    Scenario: A password that is refused in the clear is typed again in the clear
      Given this is my first visit
      And I type "abc"
      And I tap "eye"
      And I press "Done" on the keyboard
      When I type "xy"
      Then "new password" shows "xy"
      And the secure entry of "new password" is off

    @password-5.5 @password-10.4 @password-10.9
    Scenario: A password that is refused while it is shown is as wrong as any other
      Given this is my first visit
      And I type "abc"
      And I tap "eye"
      When I press "Done" on the keyboard
      Then the underline colour of "new password" is red
      And I see "password warning"

    @password-7.1 @password-8.1
    Scenario: A confirmation that is refused in the clear is typed again in the clear
      Given this is my first visit
      And I enter the password "abcd123!"
      And I type "abc"
      And I tap "eye"
      And I press "Done" on the keyboard
      When I type "xy"
      Then "confirm new password" shows "xy"

    @password-6.9 @password-8.1
    Scenario: A password that was refused is typed again masked
      Given this is my first visit
      And I enter the password "abc"
      When I type "xy"
      Then "new password" starts with "•"
      And the secure entry of "new password" is on

    @password-6.9 @password-8.1
    Scenario: A confirmation that was refused is typed again masked
      Given this is my first visit
      And I enter the password "abcd123!"
      And I enter the password "abc"
      When I type "xy"
      Then "confirm new password" starts with "•"
      And the secure entry of "confirm new password" is on

    @password-13.7
    Scenario: A confirmation that is refused while it is shown is as wrong as any other
      Given this is my first visit
      And I enter the password "abcd123!"
      And I type "abc"
      And I tap "eye"
      When I press "Done" on the keyboard
      Then the underline colour of "confirm new password" is red
      And I see "confirmation warning"

    @password-7.1 @password-15.1
    Scenario: A hardware keyboard finishes a text in the clear as well
      Given the device has a hardware keyboard
      And this is my first visit
      And I type "abcd123!"
      And I tap "eye"
      When I press "Enter" on the hardware keyboard
      Then "confirm new password" has the focus

    @password-7.1 @password-6.8
    Scenario: A password that is deleted in the clear is typed again in the clear
      Given this is my first visit
      And I type "ab"
      And I tap "eye"
      And I press delete 2 times
      When I type "xy"
      Then "new password" shows "xy"

    @password-7.1 @password-6.8
    Scenario: A confirmation that is deleted while it is shown is shown when it is typed again
      Given this is my first visit
      And I enter the password "abcd123!"
      And I type "ab"
      And I tap "eye"
      And I press delete 2 times
      When I type "xy"
      Then "confirm new password" shows "xy"

  Rule: When the entry is finished the text is masked again

    @password-8.1 @password-8.2 @password-6.6
    Scenario Outline: A field that is left for nothing else is masked and has no eye, on the <visit> visit
      Given this is my <visit> visit
      And I type "abc"
      And I tap "eye"
      When I tap beside the fields
      Then "new password" shows "•••"
      And the secure entry of "new password" is on
      And I do not see "eye"

      Examples:
        | visit  |
        | first  |
        | second |

    @password-8.1 @password-8.2
    Scenario: A confirmation that is left is masked as well
      Given this is my first visit
      And I enter the password "abcd123!"
      And I type "xy"
      And I tap "eye"
      When I tap beside the fields
      Then "confirm new password" shows "••"
      And the secure entry of "confirm new password" is on

    @password-6.9 @password-8.1
    Scenario: The confirmation begins masked, even if the password was shown
      Given this is my first visit
      And I type "abcd123!"
      And I tap "eye"
      And I press "Done" on the keyboard
      When I type "xy"
      Then "confirm new password" starts with "•"
      And the secure entry of "confirm new password" is on
      And the image of "eye" is "eye.slash"

    @password-6.8 @password-8.1
    Scenario: The eye works again for a field that was left and selected again
      Given this is my first visit
      And I type "abc"
      And I tap "eye"
      And I tap beside the fields
      And I tap "new password"
      And I type "de"
      When I tap "eye"
      Then "new password" shows "de"
