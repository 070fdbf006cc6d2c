Feature: Signing in and logging out
  Apple's sign-in says who the user is. The keychain remembers the user until they log out.

  Rule: Signing in

    Background:
      Given the "memo" app is open

    @memo-4.1.4
    Scenario: Without a user the first screen stays and offers to sign in
      Then I am on the "sign in" screen
      And I see the "Sign in with Apple" button
      And there is no secret "user_id"

    @memo-2.1
    Scenario: Apple's sheet asks before anybody is signed in
      When I tap "Sign in with Apple"
      Then I see the alert "Sign in with Apple"
      And the alert offers:
        | Continue |
        | Cancel   |
      And there is no secret "user_id"

    @memo-2.1 @memo-4.1.1
    Scenario: A sign-in that succeeds stores the user and opens the memos
      When I sign in with Apple
      Then the secret "user_id" is "001234.abcd"
      And I am on the "memos" screen

    @memo-2.1 @memo-4.1.1 @memo-4.1.4
    Scenario Outline: A sign-in that does not succeed changes nothing: <how it ends>
      Given the device setting "Apple ID" is <Apple ID>
      And I tap "Sign in with Apple"
      When <how it ends>
      Then no screen comes or goes
      And I am on the "sign in" screen
      And there is no secret "user_id"

      Examples:
        | Apple ID      | how it ends       |
        | "001234.abcd" | I answer "Cancel" |
        | off           | I answer "Close"  |

    @memo-2.1 @memo-4.1.1
    Scenario: After a sign-in that did not succeed, the next one does
      Given the device setting "Apple ID" is off
      And I tap "Sign in with Apple"
      And I answer "Close"
      When somebody else signs in
      Then the secret "user_id" is "005678.efgh"
      And I am on the "memos" screen

    @memo-2.1 @memo-4.1.1
    Scenario: A first screen that the system rebuilt signs in as well
      Given the system rebuilds the screen
      When I sign in with Apple
      Then the secret "user_id" is "001234.abcd"

  Rule: The keychain decides at the start

    @memo-2.2 @memo-4.1.3
    Scenario: A user who is signed in goes on to the memos, one of three tabs
      Given I am signed in
      When I open the "memo" app
      Then the "tabs" screen is presented with animation
      And I am on the "memos" screen
      And I see in this order:
        | web     |
        | memo    |
        | profile |
      And the "memo" tab is selected
      And the "web" tab is not selected

    @memo-4.1.3
    Scenario Outline: The <tab> tab brings its screen, also the second time
      Given I am signed in
      And the "memo" app is open
      And I choose "<tab>"
      And I choose "<other>"
      When I choose "<tab>"
      Then I am on the "<screen>" screen
      And the "<tab>" tab is selected

      Examples:
        | tab     | screen  | other   |
        | web     | web     | profile |
        | memo    | memos   | web     |
        | profile | profile | memo    |

    @memo-4.1.4
    Scenario: An empty user counts as nobody
      Given the keychain holds "" as "user_id"
      When I open the "memo" app
      Then I am on the "sign in" screen
      And no screen comes or goes

    @memo-2.2 @memo-4.1.3 @memo-4.1.4
    Scenario Outline: The first screen looks into the keychain whenever it appears: <user>
      Given I am signed in
      And the "memo" app is open
      And I log out
      And the keychain holds <user> as "user_id"
      When the system rebuilds the screen
      Then I am on the "<screen>" screen
      And I see the "<button>" button

      Examples:
        | user          | screen  | button             |
        | "001234.abcd" | memos   | New memo           |
        | ""            | sign in | Sign in with Apple |

    @memo-2.2 @memo-4.1.5
    Scenario: After signing in, a relaunch goes straight to the memos
      Given the "memo" app is open
      And I sign in with Apple
      When I restart the app
      Then I am on the "memos" screen

    @memo-2.3 @memo-4.1.5
    Scenario: After logging out, a relaunch stays at the first screen
      Given I am signed in
      And the "memo" app is open
      And I log out
      # survives: the first screen looks whenever it appears, so a relaunch shows nothing new
      When I restart the app
      Then I am on the "sign in" screen

  Rule: Logging out

    Background:
      Given I am signed in
      And the "memo" app is open

    @memo-2.3 @memo-4.1.2
    Scenario: Logging out leads back to the first screen at once, and nobody is signed in
      Given I choose "profile"
      When I tap "로그아웃"
      Then the "tabs" screen is dismissed without animation
      And I am on the "sign in" screen
      And there is no secret "user_id"

    @memo-2.1 @memo-4.1.1 @memo-4.1.4
    Scenario: After logging out, a sheet that is pulled down signs nobody in
      Given I log out
      And I tap "Sign in with Apple"
      When I pull the sheet down
      Then I am on the "sign in" screen
      And there is no secret "user_id"

    @memo-2.1 @memo-4.1.1 @memo-4.1.3
    Scenario: Somebody else who signs in after that begins like the first user
      Given I look at the profile and come back
      And I log out
      When somebody else signs in
      Then the secret "user_id" is "005678.efgh"
      And the "tabs" screen is presented with animation
      And I am on the "memos" screen
      And the "memo" tab is selected

    @memo-2.3 @memo-4.1.2
    Scenario: Logging out works the second time as well
      Given I log out
      And I sign in with Apple
      And I look at the profile and come back
      When I log out
      Then the "tabs" screen is dismissed without animation
      And I am on the "sign in" screen
      And there is no secret "user_id"

    @memo-4.1.1
    Scenario: The user is stored letter by letter
      Given I log out
      And the device setting "Apple ID" is "001234.ABcd.0917"
      When I sign in with Apple
      Then the secret "user_id" is "001234.ABcd.0917"
