Feature: Back to the password
  What is shown goes by the field a person selects. Whoever selects the password begins again.

  Rule: Selecting the password takes the confirmation away

    @password-12.1 @password-12.2 @password-12.3 @password-12.4 @password-12.5 @password-12.6 @password-16.1 @password-3.1
    Scenario Outline: Selecting the password begins the entry again, on the <visit> visit
      Given this is my <visit> visit
      And I enter the password "abcd123!"
      And I type "abc"
      When I tap "new password"
      Then the password is asked for
      And the underline colour of "new password" is blue
      And I do not see "password warning"

      Examples:
        | visit  |
        | first  |
        | second |

    @password-12.3 @password-10.10 @password-12.7
    Scenario: The confirmation is empty when it comes again
      Given this is my first visit
      And I enter the password "abcd123!"
      And I type "abc"
      And I tap "new password"
      When I enter the password "wxyz987&"
      Then the confirmation is asked for

    @password-8.1 @password-6.9
    Scenario: The confirmation is masked when it comes again
      Given this is my first visit
      And I enter the password "abcd123!"
      And I type "abc"
      And I tap "eye"
      And I tap "new password"
      When I enter the password "abcd123!"
      Then the secure entry of "confirm new password" is on

    @password-12.6 @password-10.11
    Scenario: What was said of the confirmation is forgotten, also when I come back
      Given this is my second visit
      And I enter the password "abcd123!"
      And I enter the password "abc"
      And I tap "new password"
      When I enter the password "wxyz987&"
      Then I do not see "confirmation warning"
      And the underline colour of "confirm new password" is blue

    @password-12.1 @password-12.6 @password-16.1
    Scenario: Selecting the password after a refused confirmation begins the entry again as well
      Given this is my first visit
      And I enter the password "abcd123!"
      And I enter the password "abc"
      When I tap "new password"
      Then the password is asked for
      And the underline colour of "new password" is blue
      And I do not see "password warning"

    @password-12.6 @password-10.11
    Scenario: What was said of the confirmation is forgotten also when a part of it was typed again
      Given this is my first visit
      And I enter the password "abcd123!"
      And I enter the password "abc"
      And I type "x"
      And I tap "new password"
      When I enter the password "wxyz987&"
      Then I do not see "confirmation warning"
      And the underline colour of "confirm new password" is blue

    @password-12.3 @password-15.1
    Scenario: The new password must be confirmed, not the old one
      Given this is my first visit
      And I enter the password "abcd123!"
      And I tap "new password"
      And I enter the password "wxyz987&"
      When I enter the password "abcd123!"
      Then I am on the "password" screen
      And I see "confirmation warning"

  Rule: Selecting the confirmation empties it

    @password-12.7 @password-16.1
    Scenario: A confirmation that was left is emptied when I select it
      Given this is my first visit
      And I enter the password "abcd123!"
      And I type "abc"
      And I tap beside the fields
      When I tap "confirm new password"
      Then the confirmation is asked for
      And "new password" shows "••••••••"

    @password-12.7 @password-4.3
    Scenario: The confirmation I come back to is emptied when I select it
      Given I come back from the next screen
      When I tap "confirm new password"
      Then the confirmation is asked for
      And "new password" shows "••••••••"

    @password-13.7 @password-12.7
    Scenario: A confirmation that was refused and then accepted does not count as wrong
      Given this is my first visit
      And I enter the password "abcd123!"
      And I enter the password "wxyz987&"
      And I enter the password "abcd123!"
      And I go back
      When I tap "confirm new password"
      Then the confirmation is asked for
      And I do not see "confirmation warning"
      And the underline colour of "confirm new password" is blue

    @password-13.7 @password-12.7
    Scenario: A refused confirmation still counts as wrong when I select it again
      Given this is my first visit
      And I enter the password "abcd123!"
      And I enter the password "wxyz987&"
      And I type "x"
      And I tap beside the fields
      When I tap "confirm new password"
      Then the confirmation is asked for
      And I see "confirmation warning"
      And the underline colour of "confirm new password" is red

  Rule: Selecting the field in use changes nothing

    @password-3.4
    Scenario: The password keeps its text
      Given this is my first visit
      And I type "abc"
      # survives: the field has the focus already, and another tap must do nothing
      When I tap "new password"
      And I type "d"
      Then "new password" starts with "•••"
      And "new password" ends with "d"

    @password-3.4
    Scenario: The confirmation keeps its text
      Given this is my first visit
      And I enter the password "abcd123!"
      And I type "abc"
      # survives: the field has the focus already, and another tap must do nothing
      When I tap "confirm new password"
      And I type "d"
      Then "confirm new password" starts with "•••"
      And "confirm new password" ends with "d"

  Rule: Where no field is selected nothing changes but the focus

    @password-12.8 @password-3.2 @password-8.2
    Scenario: A tap beside the fields leaves the confirmation as it is
      Given this is my first visit
      And I enter the password "abcd123!"
      And I type "abc"
      When I tap beside the fields
      Then no field has the focus
      And the keyboard is hidden
      And I see "confirmation title"
      And "confirm new password" shows "•••"
      And "new password" shows "••••••••"

    @password-12.8 @password-5.7
    Scenario: A second tap beside the fields leaves the password as it is
      Given this is my first visit
      And I tap beside the fields
      And I tap "new password"
      And I type "abc"
      When I tap beside the fields
      Then no field has the focus
      And the keyboard is hidden
      And "new password" shows "•••"
      And the underline colour of "new password" is grey

    @password-12.8
    Scenario: A password that was left stays so when I come back from another app
      Given this is my first visit
      And I type "abc"
      And I tap beside the fields
      And I leave the app
      When I come back to the app
      Then no field has the focus
      And "new password" shows "•••"

    @password-12.6 @password-16.1
    Scenario: A password that was left is emptied when I select it, also when I come back
      Given this is my second visit
      And I type "abc"
      And I tap beside the fields
      When I tap "new password"
      Then the password is asked for

    @password-12.1 @password-12.6
    Scenario: After a tap beside the fields, too, selecting the password begins the entry again
      Given this is my first visit
      And I enter the password "abcd123!"
      And I tap beside the fields
      When I tap "new password"
      Then the password is asked for

    @password-10.9 @password-12.6
    Scenario: A password that was refused and then accepted does not count as wrong
      Given this is my first visit
      And I enter the password "abc"
      And I enter the password "abcd123!"
      When I tap "new password"
      Then the password is asked for
      And I do not see "password warning"
      And the underline colour of "new password" is blue

    @password-10.9 @password-12.6
    Scenario: A refused password still counts as wrong when I select it again
      Given this is my first visit
      And I enter the password "abc"
      And I type "x"
      And I tap beside the fields
      When I tap "new password"
      Then the password is asked for
      And I see "password warning"
      And the underline colour of "new password" is red
