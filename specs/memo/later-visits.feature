Feature: Tabs and memos that are seen again
  Tabs, memos and the sign-in are come back to many times. What holds at the first visit holds at every
  later one.

  Rule: After a visit to every screen: compose

    Background:
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      And I visit every screen
      And I begin the memo "Call Ann"

    @memo-4.4.3 @memo-4.4.7
    Scenario: A new memo with a text is saved
      When I tap "back"
      Then the "compose" screen is popped with animation
      And I see the "Call Ann" row
      And the record "memo 2" is "Call Ann"

    @memo-4.4.3
    Scenario: A new memo is thrown away without a word
      When I tap "trash"
      Then I am on the "memos" screen
      And I see no alert
      And there is no record "memo 2"

    @memo-4.4.5
    Scenario: Going back then stores it, once
      Given I tap "action"
      And I answer "Close"
      When I tap "back"
      Then I see the "Call Ann" row 1 time

  Rule: After a visit to every screen: keyboard

    @memo-4.5.3
    Scenario: The screen learns of the keyboard by its notice
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      And I visit every screen
      And I tap the "Buy milk" row
      When I tap "memo text"
      Then the "compose" screen reacts to the keyboard

  Rule: After a visit to every screen: likes

    @memo-4.4.5
    Scenario: The heart of a new memo does nothing
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      And I visit every screen
      And I begin the memo "Call Ann"
      When I tap "heart"
      Then the image of "heart" is "heart"
      And there is no record "memo 2"
      And I do not see "heart animation"

  Rule: After a visit to every screen: memo list

    Background:
      Given the keychain holds "001234.abcd" as "user_id"

    @memo-2.6
    Scenario: A new memo is there after a relaunch
      Given the "memo" app is open
      And I visit every screen
      And I begin the memo "Buy milk"
      And I tap "back"
      When I restart the app
      Then I see the "Buy milk" row

    @memo-2.6
    Scenario: A deleted memo is gone after a relaunch
      Given the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      And I visit every screen
      And I choose "Delete" in the "Buy milk" row
      When I restart the app
      Then I do not see the "Buy milk" row

  Rule: After a visit to every screen: profile

    Background:
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      And I visit every screen
      And I choose "profile"

    @memo-2.9 @memo-4.6.2
    Scenario: The photo that was picked is shown
      Given I tap "Choose a photo"
      When I answer "sea"
      Then the image of "photo" is "sea"
      And I see no alert

    @memo-4.6.2 @memo-4.6.3
    Scenario: Another photo takes its place
      Given I choose the photo "sea"
      And I tap "Choose a photo"
      When I answer "forest"
      Then the image of "photo" is "forest"
      And the record "001234.abcd_profile.png" is "forest"

    @memo-4.6.2
    Scenario: Picking none leaves the photo as it is: I answer "Cancel"
      Given I choose the photo "sea"
      And I tap "Choose a photo"
      When I answer "Cancel"
      Then the image of "photo" is "sea"
      And the record "001234.abcd_profile.png" is "sea"

    @memo-4.6.6
    Scenario: Somebody else does not see it
      Given I choose the photo "sea"
      And I tap "로그아웃"
      And the device setting "Apple ID" is "005678.efgh"
      And I sign in with Apple
      When I choose "profile"
      Then the image of "photo" is "person"
      And the record "001234.abcd_profile.png" is "sea"

  Rule: After a visit to every screen: reminders

    @memo-4.2.1 @memo-4.2.6
    Scenario: The use that brought up the question is served when it is granted
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "2020-02-17" as "memo 1 date"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      And I visit every screen
      And I choose "Notification" in the "Buy milk" row
      When I answer "Allow"
      And 1 second passes
      Then I get the notification "Diary noti" with:
        | subtitle | "2020 02 17" |
        | body     | "Buy milk"   |

  Rule: After a visit to every screen: signing in

    Background:
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      And I visit every screen
      And I choose "profile"

    @memo-2.3 @memo-4.1.5
    Scenario: After logging out a relaunch does not
      Given I tap "로그아웃"
      # survives: the first screen looks whenever it appears, so a relaunch shows nothing new
      When I restart the app
      Then I am on the "sign in" screen

    @memo-2.3
    Scenario: Logging out leads back to the first screen, at once
      When I tap "로그아웃"
      Then I am on the "sign in" screen
      And the "tabs" screen is dismissed without animation

  Rule: The sign-in screen after logging out: signing in

    @memo-2.1 @memo-4.1.4
    Scenario: A sheet that is pulled down is a sign-in cancelled
      Given the "memo" app is open
      And I tap "Sign in with Apple"
      And I answer "Continue"
      And I choose "profile"
      And I tap "로그아웃"
      And I tap "Sign in with Apple"
      When I pull the sheet down
      Then I am on the "sign in" screen
      And there is no secret "user_id"

  Rule: A memo that is come back to by its tab: compose

    Background:
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open

    @memo-4.4.3 @memo-4.4.7
    Scenario: An edit is saved
      Given I tap the "Buy milk" row
      And I look at the profile and come back
      And I type " and bread" into "memo text"
      When I tap "back"
      Then I see the "Buy milk and bread" row
      And the record "memo 1" is "Buy milk and bread"
      And there is no record "memo 2"

    @memo-4.4.3
    Scenario: Who is sure is rid of it
      Given I tap the "Buy milk" row
      And I look at the profile and come back
      And I tap "trash"
      When I answer "삭제"
      Then I am on the "memos" screen
      And the "compose" screen is popped with animation
      And I do not see the "Buy milk" row
      And there is no record "memo 1"

    @memo-4.4.3
    Scenario: Who is not keeps it
      Given I tap the "Buy milk" row
      And I look at the profile and come back
      And I tap "trash"
      When I answer "취소"
      Then I am on the "compose" screen
      And I see no alert
      And the record "memo 1" is "Buy milk"

    @memo-4.4.5
    Scenario: After that the memo can be written
      Given I tap "New memo"
      And I look at the profile and come back
      And I tap "action"
      When I answer "확인"
      Then I see no alert
      And I am on the "compose" screen

    @memo-4.4.5
    Scenario: A memo that was edited is shared as it is now, and stored
      Given I tap the "Buy milk" row
      And I look at the profile and come back
      And I type "!" into "memo text"
      When I tap "action"
      Then I see the alert "Share"
      And the alert says "Buy milk!"
      And the record "memo 1" is "Buy milk!"

  Rule: A memo that is come back to by its tab: keyboard

    Background:
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      And I tap the "Buy milk" row
      And I look at the profile and come back

    @memo-4.5.6
    Scenario: When the keyboard goes the room is taken back
      Given I tap "memo text"
      When the system announces that the keyboard hides
      Then the bottom inset of "memo text" is 0
      And the indicator inset of "memo text" is 0

    @memo-4.5.4 @memo-4.5.6
    Scenario: A notice that does not say how high changes nothing
      Given I tap "memo text"
      And the system announces a keyboard of 150 points
      When the system announces a keyboard without saying how high
      Then the "compose" screen reacts to the keyboard 1 time
      And the bottom inset of "memo text" is 150
      And the indicator inset of "memo text" is 150

    @memo-4.5.5
    Scenario: Going there and back many times leaves none behind
      Given I tap "back"
      # survives: there was none before either, and many times must not be worse than once
      When I tap "New memo" and then "back" 5 times
      Then the screen's subscriptions are 0

  Rule: A memo that is come back to by its tab: memo list

    Background:
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"

    @memo-2.4
    Scenario: Editing a memo does not make it newer
      Given the app stored "2020-02-16" as "memo 1 date"
      And the app stored "Call Ann" as "memo 2"
      And the app stored "2020-02-17" as "memo 2 date"
      And the "memo" app is open
      And I tap the "Buy milk" row
      And I look at the profile and come back
      And I type ", two of it" into "memo text"
      When I tap "back"
      Then I see in this order:
        | Call Ann            |
        | Buy milk, two of it |
      And the detail of the "Buy milk, two of it" row is "2020 02 16"

    @memo-2.6
    Scenario: An edit is there after a relaunch
      Given the "memo" app is open
      And I tap the "Buy milk" row
      And I look at the profile and come back
      And I type "!" into "memo text"
      And I tap "back"
      When I restart the app
      Then I see the "Buy milk!" row

  Rule: A new memo that is come back to by its tab: compose

    Background:
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      And I tap "New memo"
      And I look at the profile and come back
      And I type "Call Ann" into "memo text"

    @memo-4.4.3 @memo-4.4.7
    Scenario: A new memo with a text is saved
      When I tap "back"
      Then the "compose" screen is popped with animation
      And I see the "Call Ann" row
      And the record "memo 2" is "Call Ann"

    @memo-4.4.3
    Scenario: A new memo is thrown away without a word
      When I tap "trash"
      Then I am on the "memos" screen
      And I see no alert
      And there is no record "memo 2"

    @memo-4.4.5
    Scenario: Going back then stores it, once
      Given I tap "action"
      And I answer "Close"
      When I tap "back"
      Then I see the "Call Ann" row 1 time

  Rule: A new memo that is come back to by its tab: likes

    @memo-4.4.5
    Scenario: The heart of a new memo does nothing
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      And I tap "New memo"
      And I look at the profile and come back
      And I type "Call Ann" into "memo text"
      When I tap "heart"
      Then the image of "heart" is "heart"
      And there is no record "memo 2"
      And I do not see "heart animation"

  Rule: A new memo that is come back to by its tab: memo list

    @memo-2.6
    Scenario: A new memo is there after a relaunch
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      And I tap "New memo"
      And I look at the profile and come back
      And I type "Buy milk" into "memo text"
      And I tap "back"
      When I restart the app
      Then I see the "Buy milk" row

  Rule: After another tab was looked at: compose

    Background:
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open

    @memo-4.4.6
    Scenario: A new memo without a text is none
      Given I tap "New memo"
      And I look at the profile and come back
      When I tap "back"
      Then I am on the "memos" screen
      And there is no record "memo 2"
      And I see the "Buy milk" row 1 time

    @memo-4.4.5 @memo-4.4.6
    Scenario: A memo that was not changed is shared as it is stored
      Given I tap the "Buy milk" row
      And I look at the profile and come back
      When I tap "action"
      Then I see the alert "Share"
      And the alert says "Buy milk"

  Rule: After another tab was looked at: keyboard

    @memo-4.5.1
    Scenario: Choosing the text brings the keyboard up
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      And I tap the "Buy milk" row
      And I look at the profile and come back
      When I tap "memo text"
      Then the keyboard is shown
      And "memo text" has the focus

  Rule: After another tab was looked at: likes

    Background:
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      And I tap the "Buy milk" row
      And I look at the profile and come back

    @memo-2.8 @memo-4.4.5
    Scenario: A tap fills it, and that is stored at once
      When I tap "heart"
      Then the image of "heart" is "heart.fill"
      And the record "memo 1 favourite" is "1"

    @memo-2.7 @memo-4.3.3 @memo-4.3.4 @memo-4.3.5 @memo-4.3.6
    Scenario: It plays when a memo becomes liked
      When I tap "heart"
      Then I see "heart animation"
      And the image of "heart animation" is "heart.json"
      And the progress of "heart animation" is animated from 0 to 1

    @memo-4.3.5
    Scenario: It is taken away at its end: 1000 ms
      When I tap "heart"
      And 1000 ms pass
      Then I do not see "heart animation"

  Rule: After another tab was looked at: memo list

    Background:
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      And I look at the profile and come back

    @memo-2.5
    Scenario: A swipe right offers Notification
      When I swipe right on the "Buy milk" row
      Then I see the "Notification" button
      And the background colour of the "Notification" button is blue
      And I do not see the "Delete" button

    @memo-2.5
    Scenario: Deleting asks nothing, and the row fades
      When I choose "Delete" in the "Buy milk" row
      Then the opacity of the "Buy milk" row is animated from 1 to 0
      And I see no alert
      And I do not see the "Buy milk" row
      And I see the "Call Ann" row

  Rule: After another tab was looked at: profile

    Scenario: Memos and likes are counted
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "1" as "memo 1 favourite"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      And I look at the profile and come back
      When I choose "profile"
      Then "메모" shows "2"
      And "좋아요" shows "1"

  Rule: After another tab was looked at: reminders

    Background:
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "2020-02-17" as "memo 1 date"
      And the app stored "Call Ann" as "memo 2"

    @memo-4.2.4
    Scenario: Bringing the action out does not ask yet
      Given the "memo" app is open
      And I look at the profile and come back
      When I swipe right on the "Buy milk" row
      And I swipe left on the "Call Ann" row
      Then I am not asked for notifications

    @memo-4.2.6
    Scenario: A new reminder takes the place of one that is still to come
      Given the permission for notifications is granted
      And the "memo" app is open
      And I look at the profile and come back
      When I choose "Notification" in the "Buy milk" row
      And I choose "Notification" in the "Call Ann" row
      And 3 seconds pass
      Then I get 1 notification
      And I get the notification "Diary noti" with:
        | body | "Call Ann" |

    @memo-4.2.7 @memo-4.2.8
    Scenario: In front of the app, with a sound
      Given the permission for notifications is granted
      And the "memo" app is open
      And I look at the profile and come back
      When I choose "Notification" in the "Buy milk" row
      And 1 second passes
      Then I get the notification "Diary noti" with:
        | foreground | on |
        | sound      | on |

  Rule: The profile that is come back to: keyboard

    @memo-4.5.5
    Scenario: A screen that is out of sight is not gone
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      And I tap the "Buy milk" row
      And I look at the profile and come back
      And I choose "profile"
      When the system announces a keyboard of 150 points
      And I choose "memo"
      Then the "compose" screen reacts to the keyboard
      And the bottom inset of "memo text" is 150

  Rule: What a screen knows when it is seen again

    @memo-4.1.3
    Scenario: After logging out the tabs come with animation again
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      And I choose "profile"
      And I tap "로그아웃"
      And I tap "Sign in with Apple"
      When I answer "Continue"
      Then the "tabs" screen is presented with animation
      And I am on the "memos" screen

    @memo-2.2 @memo-4.1.3
    Scenario: The sign-in screen looks into the keychain whenever it appears
      Given the "memo" app is open
      And the keychain holds "001234.abcd" as "user_id"
      When the system rebuilds the screen
      Then I am on the "memos" screen

    @memo-4.1.4
    Scenario: An empty user is none for a screen that was rebuilt either
      Given the "memo" app is open
      And the keychain holds "" as "user_id"
      When the system rebuilds the screen
      Then I am on the "sign in" screen

    @memo-2.4
    Scenario: The list is in the order of dates whenever it is seen
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Water the plants" as "memo 1"
      And the app stored "2020-02-17T09:30" as "memo 1 date"
      And the app stored "Buy milk" as "memo 2"
      And the app stored "2020-02-16T23:59" as "memo 2 date"
      And the "memo" app is open
      And I choose "profile"
      When I choose "memo"
      Then I see in this order:
        | Water the plants |
        | Buy milk         |

    @memo-4.4.1 @memo-4.4.2
    Scenario Outline: The title of a memo that is come back to: <title>
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      And I tap "<element>"
      And I choose "profile"
      When I choose "memo"
      Then "title" shows "<title>"

      Examples:
        | element  | title |
        | Buy milk | edit  |
        | New memo | new   |
