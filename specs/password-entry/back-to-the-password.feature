Feature: Back to the password
  What is shown goes by the field a person selects. Who selects the password begins again.

  Background:
    Given the "password-entry" app is open
    And I enter the password "abcd123!"

  Rule: Selecting the password takes the confirmation away

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

    @password-12.3 @password-10.10
    Scenario: When it comes again it is empty
      Given I type "abc"
      And I tap "new password"
      And I type "wxyz987&"
      When I press "Done" on the keyboard
      Then "confirm new password" is empty
      And "confirm new password" has the focus

    @password-12.6 @password-10.11
    Scenario: What was said of the confirmation is forgotten
      Given I press "Done" on the keyboard
      And I tap "new password"
      And I type "wxyz987&"
      When I press "Done" on the keyboard
      Then I do not see "confirmation warning"
      And the underline colour of "confirm new password" is blue

    @password-12.3 @password-15.1
    Scenario: It is the new password that must be confirmed
      Given I tap "new password"
      And I enter the password "wxyz987&"
      And I type "abcd123!"
      When I press "Done" on the keyboard
      Then I am on the "password" screen
      And I see "confirmation warning"

  Rule: Selecting the confirmation empties it

    @password-12.7 @password-16.1
    Scenario: After the focus had gone away
      Given I type "abc"
      And I tap "right margin"
      When I tap "confirm new password"
      Then "confirm new password" is empty
      And "confirm new password" has the focus
      And "new password" shows "••••••••"

    @password-12.7 @password-3.4
    Scenario: Not while it has the focus
      Given I type "abc"
      # survives: the field has the focus already, and a tap more must do nothing
      When I tap "confirm new password"
      And 3 seconds pass
      Then "confirm new password" shows "•••"

  Rule: Where no field is selected nothing changes but the focus

    @password-12.8 @password-3.2
    Scenario: At the stage of the confirmation
      Given I type "abc"
      When I tap "right margin"
      Then no field has the focus
      And the keyboard is hidden
      And I see "confirmation title"
      And "confirm new password" shows "•••"
      And "new password" shows "••••••••"

    @password-12.8
    Scenario: At the stage of the password
      Given I tap "new password"
      And I type "abc"
      When I tap "right margin"
      Then no field has the focus
      And "new password" shows "•••"

    @password-12.6 @password-16.1
    Scenario: But the password that is selected again begins again
      Given I tap "new password"
      And I type "abc"
      And I tap "right margin"
      When I tap "new password"
      Then "new password" is empty
