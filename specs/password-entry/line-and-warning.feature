Feature: The line and the warning below a field
  Both go by the last check, by the focus and by whether the field is empty; typing does nothing
  to them by itself.

  Rule: The line is blue where the focus is, and the red of what is wrong stays

    @password-5.6 @password-5.7 @password-1.1
    Scenario: The blue moves on with the focus, also when I come back
      Given this is my second visit
      When I enter the password "abcd123!"
      Then the underline colour of "confirm new password" is blue
      And the underline colour of "new password" is grey

    @password-5.5 @password-10.9
    Scenario Outline: Red and warning stay when the focus goes, on the <visit> visit
      Given this is my <visit> visit
      And I enter the password "abc"
      When I tap beside the fields
      Then no field has the focus
      And the underline colour of "new password" is red
      And I see "password warning"

      Examples:
        | visit  |
        | first  |
        | second |

    @password-5.5 @password-13.7
    Scenario: Red and warning of the confirmation stay when the focus goes
      Given this is my first visit
      And I enter the password "abcd123!"
      And I enter the password "abc"
      When I tap beside the fields
      Then the underline colour of "confirm new password" is red
      And I see "confirmation warning"

    @password-5.7 @password-10.9
    Scenario: A refused password that is being typed again is grey when the focus goes
      Given this is my first visit
      And I enter the password "abc"
      And I type "x"
      When I tap beside the fields
      Then the underline colour of "new password" is grey
      And I do not see "password warning"

    @password-10.9 @password-2.1
    Scenario: Red and warning are still there when I come back from another app
      Given this is my first visit
      And I enter the password "abc"
      And I leave the app
      When I come back to the app
      Then the underline colour of "new password" is red
      And I see "password warning"

  Rule: Typing turns red into blue

    @password-11.1 @password-11.2 @password-11.3 @password-11.4 @password-10.9 @password-5.2 @password-5.5
    Scenario Outline: The first character takes the red away and can be read, on the <visit> visit
      Given this is my <visit> visit
      And I enter the password "abc"
      When I type "x"
      Then the underline colour of "new password" is blue
      And I do not see "password warning"
      And "new password" shows "x"

      Examples:
        | visit  |
        | first  |
        | second |

    @password-11.3 @password-11.4
    Scenario: Deleting the last character brings the red back, also when I come back
      Given this is my second visit
      And I enter the password "abc"
      And I type "xy"
      When I press delete 2 times
      Then the underline colour of "new password" is red
      And I see "password warning"

    @password-11.3
    Scenario: A space takes the red away like any other character
      Given this is my first visit
      And I enter the password "abc"
      When I type " "
      Then the underline colour of "new password" is blue
      And I do not see "password warning"

    @password-11.1 @password-11.3
    Scenario: A pasted text takes the red away as well
      Given this is my first visit
      And I enter the password "abc"
      When I paste "xyz" into "new password"
      Then the underline colour of "new password" is blue
      And I do not see "password warning"

    @password-11.3
    Scenario: One character that is left is enough for blue
      Given this is my first visit
      And I enter the password "abc"
      And I type "xy"
      # survives: two characters are blue as well, which is the point
      When I press delete
      Then the underline colour of "new password" is blue
      And I do not see "password warning"

    @password-10.9 @password-10.12
    Scenario: A password that is deleted before any check is not wrong
      Given this is my first visit
      And I type "abc"
      When I press delete 3 times
      Then the underline colour of "new password" is blue
      And I do not see "password warning"

  Rule: The confirmation is drawn in the same way

    @password-13.7 @password-11.1
    Scenario Outline: Typing takes the red of the confirmation away, on the <visit> visit
      Given this is my <visit> visit
      And I enter the password "abcd123!"
      And I enter the password "abc"
      When I type "x"
      Then the underline colour of "confirm new password" is blue
      And I do not see "confirmation warning"
      And "confirm new password" shows "x"

      Examples:
        | visit  |
        | first  |
        | second |

    @password-13.7 @password-11.3
    Scenario: A space takes the red of the confirmation away
      Given this is my first visit
      And I enter the password "abcd123!"
      And I enter the password "abc"
      When I type " "
      Then the underline colour of "confirm new password" is blue
      And I do not see "confirmation warning"

    @password-13.7 @password-11.3
    Scenario: Deleting the last character brings the red of the confirmation back
      Given this is my first visit
      And I enter the password "abcd123!"
      And I enter the password "abc"
      And I type "x"
      When I press delete
      Then the underline colour of "confirm new password" is red
      And I see "confirmation warning"

    @password-13.7
    Scenario: A confirmation that is deleted before any check is not wrong
      Given this is my first visit
      And I enter the password "abcd123!"
      And I type "x"
      When I press delete
      Then "confirm new password" is empty
      And the underline colour of "confirm new password" is blue
      And I do not see "confirmation warning"
