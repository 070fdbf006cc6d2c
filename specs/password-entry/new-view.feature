Feature: The system rebuilds the view
  The system may free the view and build it again. The model stays, so nothing is lost but the focus.

  Rule: What was entered is still there

    @password-1.3 @password-2.1 @password-2.2 @password-17.1
    Scenario: A view that is rebuilt twice still has the password, the confirmation and the stage
      Given this is my first visit
      And I enter the password "abcd123!"
      And I type "abc"
      And the system rebuilds the screen
      # survives: a view that is rebuilt once has them, too
      When the system rebuilds the screen
      Then "new password" shows "••••••••"
      And "confirm new password" shows "•••"
      And "confirmation title" shows "다시 한번 입력해 주세요"

    @password-17.1 @password-2.1
    Scenario: A view that is rebuilt twice still says that the password was refused
      Given this is my second visit
      And I enter the password "abc"
      And the system rebuilds the screen
      # survives: a view that is rebuilt once says so, too
      When the system rebuilds the screen
      Then I see "password warning"
      And the underline colour of "new password" is red

    @password-17.1 @password-2.1
    Scenario: A rebuilt view still says that the confirmation was refused
      Given this is my first visit
      And I enter the password "abcd123!"
      And I enter the password "wxyz987&"
      When the system rebuilds the screen
      Then I see "confirmation warning"
      And the underline colour of "confirm new password" is red

    @password-2.1 @password-2.2
    Scenario: The entry can be finished in a rebuilt view
      Given this is my second visit
      And I enter the password "abcd123!"
      And the system rebuilds the screen
      And I tap "confirm new password"
      When I enter the password "abcd123!"
      Then I am on the "nickname" screen

    @password-2.1 @password-3.1 @password-12.2
    Scenario: The entry can begin again in a rebuilt view
      Given this is my first visit
      And I enter the password "abcd123!"
      And the system rebuilds the screen
      When I tap "new password"
      Then the password is asked for
      And the underline colour of "new password" is blue

    @password-8.2 @password-12.8
    Scenario: A tap beside the fields of a rebuilt view takes the focus away
      Given this is my first visit
      And the system rebuilds the screen
      And I type "abc"
      When I tap beside the fields
      Then no field has the focus
      And "new password" shows "•••"

    @password-2.1 @password-4.3
    Scenario: A view that was freed while the next screen was open comes back with everything
      Given this is my first visit
      And I enter the password "abcd123!"
      And I enter the password "abcd123!"
      And memory runs short
      When I go back
      Then "new password" shows "••••••••"
      And "confirm new password" shows "••••••••"
      And "confirmation title" shows "다시 한번 입력해 주세요"

    @password-2.1 @password-6.1
    Scenario: The eye of a rebuilt view shows the text
      Given this is my first visit
      And the system rebuilds the screen
      And I type "abc"
      When I tap "eye"
      Then "new password" shows "abc"

  Rule: One observer of the keyboard serves every view

    @password-1.6
    Scenario: A view that is rebuilt twice adds no observer
      Given this is my second visit
      And the system rebuilds the screen
      # survives: a view that is rebuilt once adds none, either
      When the system rebuilds the screen
      Then the screen's subscriptions are 2

    @password-1.6 @password-13.4
    Scenario: A rebuilt view makes room for the keyboard
      Given this is my first visit
      And the system rebuilds the screen
      When the system announces a keyboard of 400 points
      Then "content" is clear of the keyboard
