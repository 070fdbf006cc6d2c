Feature: Steps of the memo app

  Rule: Where a scenario begins

    @step
    Scenario: I am signed in
      Given the keychain holds "001234.abcd" as "user_id"

    @step
    Scenario: memo <number:int> is "<text>" of "<date>"
      Given the app stored "<text>" as "memo <number>"
      And the app stored "<date>" as "memo <number> date"

    @step
    Scenario: I am signed in with the memo "<memo>"
      Given I am signed in
      And memo 1 is "<memo>" of "2020-02-16T09:30"
      And the "memo" app is open

    @step
    Scenario: I am signed in with the memos "<first>" and "<second>"
      Given I am signed in
      And memo 1 is "<first>" of "2020-02-16T09:30"
      And memo 2 is "<second>" of "2020-02-17T09:30"
      And the "memo" app is open

  Rule: Signing in and out

    @step
    Scenario: I sign in with Apple
      When I tap "Sign in with Apple"
      And I answer "Continue"

    @step
    Scenario: I log out
      When I choose "profile"
      And I tap "로그아웃"

    @step
    Scenario: I log out and in again
      When I log out
      And I sign in with Apple

    @step
    Scenario: somebody else signs in
      Given the device setting "Apple ID" is "005678.efgh"
      When I sign in with Apple

  Rule: Memos

    @step
    Scenario: I begin the memo "<text>"
      When I tap "New memo"
      And I type "<text>" into "memo text"

    @step
    Scenario: I write the memo "<text>"
      When I begin the memo "<text>"
      And I tap "back"

    @step
    Scenario: I add "<text>" to the memo "<memo>"
      When I tap the "<memo>" row
      And I type "<text>" into "memo text"
      And I tap "back"

    @step
    Scenario: I share it and type "<text>"
      When I tap "action"
      And I answer "Copy"
      And I type "<text>" into "memo text"

    @step
    Scenario: I tap the heart of the memo "<memo>"
      When I tap the "<memo>" row
      And I tap "heart"
      And I tap "back"

    @step
    Scenario: I delete the memo "<memo>" with the trash
      When I tap the "<memo>" row
      And I tap "trash"
      And I answer "삭제"

  Rule: Going away and coming back

    @step
    Scenario: I look at the profile and come back
      When I choose "profile"
      And I choose "memo"

    @step
    Scenario: I leave the app and come back
      When I leave the app
      And I come back to the app

  Rule: The photo

    @step
    Scenario: I choose the photo "<photo>"
      When I tap "Choose a photo"
      And I answer "<photo>"
