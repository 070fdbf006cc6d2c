Feature: Signing in and logging out
  Who comes in is known by Apple's sign-in; the keychain remembers it until somebody logs out.

  Rule: Nobody is signed in

    Background:
      Given the "memo" app is open

    @memo-4.1.4
    Scenario: The first screen stays and offers to sign in
      Then I am on the "sign in" screen
      And I see the "Sign in with Apple" button
      And there is no secret "user_id"

    @memo-2.1 @memo-4.1.1
    Scenario: Signing in stores who it is
      Given I tap "Sign in with Apple"
      When I answer "Continue"
      Then the secret "user_id" is "001234.abcd"
      And I am on the "memos" screen

    @memo-2.1
    Scenario: Apple's own sheet asks
      When I tap "Sign in with Apple"
      Then I see the alert "Sign in with Apple"
      And the alert offers:
        | Continue |
        | Cancel   |
      And there is no secret "user_id"

    @memo-2.1 @memo-4.1.1 @memo-4.1.4
    Scenario: A sign-in that is cancelled leaves everything as it was
      Given I tap "Sign in with Apple"
      When I answer "Cancel"
      Then I am on the "sign in" screen
      And no screen comes or goes
      And there is no secret "user_id"

    @memo-2.1 @memo-4.1.4
    Scenario: A sheet that is pulled down is a sign-in cancelled
      Given I tap "Sign in with Apple"
      When I pull the sheet down
      Then I am on the "sign in" screen
      And there is no secret "user_id"

    @memo-2.1 @memo-4.1.4
    Scenario: Without an Apple ID on the phone nobody can sign in
      Given the device setting "Apple ID" is off
      When I tap "Sign in with Apple"
      And I answer "Close"
      Then I am on the "sign in" screen
      And there is no secret "user_id"

  Rule: The keychain decides at the start

    @memo-2.2 @memo-4.1.3
    Scenario: Who is signed in goes on to the tabs
      Given the keychain holds "001234.abcd" as "user_id"
      When I open the "memo" app
      Then the "tabs" screen is presented with animation
      And I am on the "memos" screen

    @memo-4.1.3
    Scenario: The memos are the tab in front
      Given the keychain holds "001234.abcd" as "user_id"
      When I open the "memo" app
      Then the "memo" tab is selected
      And the "web" tab is not selected
      And the "profile" tab is not selected
      And I see in this order:
        | web     |
        | memo    |
        | profile |

    @memo-4.1.3
    Scenario Outline: The <tab> tab brings its screen
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I choose "<tab>"
      Then I am on the "<screen>" screen
      And the "<tab>" tab is selected

      Examples:
        | tab     | screen  |
        | web     | web     |
        | memo    | memos   |
        | profile | profile |

    @memo-4.1.4
    Scenario: An empty user is none
      Given the keychain holds "" as "user_id"
      When I open the "memo" app
      Then I am on the "sign in" screen
      And no screen comes or goes

  Rule: It outlives the app

    @memo-2.2 @memo-4.1.5
    Scenario: After signing in a relaunch goes straight to the tabs
      Given the "memo" app is open
      And I sign in with Apple
      When I restart the app
      Then I am on the "memos" screen

    @memo-2.3 @memo-4.1.5
    Scenario: After logging out a relaunch does not
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      And I choose "profile"
      And I tap "로그아웃"
      # survives: the first screen looks whenever it appears, so a relaunch shows nothing new
      When I restart the app
      Then I am on the "sign in" screen

  Rule: Logging out

    Background:
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      And I choose "profile"

    @memo-2.3
    Scenario: Logging out leads back to the first screen, at once
      When I tap "로그아웃"
      Then I am on the "sign in" screen
      And the "tabs" screen is dismissed without animation

    @memo-4.1.2
    Scenario: Logging out takes the user out of the keychain
      When I tap "로그아웃"
      Then there is no secret "user_id"

    @memo-2.1 @memo-2.3 @memo-4.1.1
    Scenario: Somebody else can sign in then
      Given I tap "로그아웃"
      And the device setting "Apple ID" is "005678.efgh"
      When I tap "Sign in with Apple"
      And I answer "Continue"
      Then the secret "user_id" is "005678.efgh"
      And I am on the "memos" screen
