Feature: Entering the screen
  Whoever comes to the screen can type at once. Whoever comes back finds what was left there.

  Rule: The screen is new

    @password-4.1 @password-4.2 @password-10.12 @password-5.6
    Scenario: The password is asked for at once, and nothing is checked
      When I open the "password-entry" app
      Then the password is asked for
      And the underline colour of "new password" is blue
      And I do not see "password warning"

    @password-1.1 @password-5.4 @password-9.2 @password-6.9
    Scenario: Both fields want the same of the keyboard, also when I come back
      Given this is my second visit
      When I enter the password "abcd123!"
      Then "new password" has these properties:
        | keyboard type   | alphabet |
        | auto-correction | off      |
        | spell checking  | off      |
        | return key      | Done     |
        | secure entry    | on       |
      And "confirm new password" has these properties:
        | keyboard type   | alphabet |
        | auto-correction | off      |
        | spell checking  | off      |
        | return key      | Done     |
        | secure entry    | on       |
      And the keyboard is for "alphabet"

    @password-10.12 @password-2.1
    Scenario: A restart leaves nothing of what was entered
      Given the "password-entry" app is open
      And I enter the password "abcd123!"
      And I type "abc"
      When I restart the app
      Then the password is asked for

  Rule: The screen is there again

    @password-4.2
    Scenario: A screen that is rebuilt twice has the focus as well
      Given the "password-entry" app is open
      And the system rebuilds the screen
      # survives: a screen that is rebuilt once has the focus, too
      When the system rebuilds the screen
      Then "new password" has the focus
      And the keyboard is shown

    @password-4.3 @password-12.8
    Scenario: Coming back from the next screen does not select the password
      Given the "password-entry" app is open
      And I enter the password "abcd123!"
      And I enter the password "abcd123!"
      When I go back
      Then I am on the "password" screen
      And "new password" does not have the focus
      And "new password" shows "••••••••"
      And "confirm new password" shows "••••••••"
      And I see "confirmation title"

    @password-4.3 @password-15.1
    Scenario: Coming back a second time does not select the password either
      Given I come back from the next screen
      And I tap "confirm new password"
      And I enter the password "abcd123!"
      When I go back
      Then I am on the "password" screen
      And "new password" does not have the focus
      And "new password" shows "••••••••"
      And "confirm new password" shows "••••••••"

    @password-2.1 @password-3.4
    Scenario: Whoever leaves the app and comes back can go on typing
      Given the "password-entry" app is open
      And I type "abc"
      And I leave the app
      When I come back to the app
      And I type "d"
      Then "new password" has the focus
      And "new password" starts with "•••"
      And "new password" ends with "d"

    @password-2.1 @password-4.3 @password-13.4
    Scenario: Whoever leaves the app at the confirmation can go on there
      Given the "password-entry" app is open
      And I enter the password "abcd123!"
      And I type "abc"
      And I leave the app
      When I come back to the app
      And I type "d"
      Then "confirm new password" has the focus
      And "confirm new password" starts with "•••"
      And "confirm new password" ends with "d"
      And "new password" shows "••••••••"
      And "content" is clear of the keyboard
