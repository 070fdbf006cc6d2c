@walk
Feature: Walks through memo, part 10 of 10
  Walks through the app that take pairs of consecutive actions: what is typed is kept, a screen is
  entered a second and a third time, an action is repeated, a text is deleted and typed anew. They were
  proposed by `spec coverage --paths --suggest`, and what they check was compared with the requirements.

  Rule: Walks that begin on memos

    Scenario: On memos: choose in a row, then tap "web" (2)
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I swipe right on "Call Ann"
      And I choose "Delete" in "Call Ann"
      And I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      And I swipe right on the "Buy milk" row
      And I tap "memo"
      And I leave the app
      And I come back to the app
      And I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      And I swipe left on the "Buy milk" row
      Then "Delete" is enabled
      And I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "memo" is selected

    Scenario: On memos: choose in a row, then tap "memo"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I swipe right on "Call Ann"
      And I choose "Delete" in "Call Ann"
      And I tap "memo"
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I swipe right on the "Buy milk" row
      And I tap "memo"
      And I leave the app
      And I come back to the app
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "1"
      And "좋아요" shows "0"
      When I tap "memo"
      And I swipe left on the "Buy milk" row
      Then "Delete" is enabled
      And I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "memo" is selected

    Scenario: On memos: choose in a row, then tap "profile" (2)
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I swipe right on "Call Ann"
      And I choose "Delete" in "Call Ann"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "1"
      And "좋아요" shows "0"
      When I tap "memo"
      And I swipe right on the "Buy milk" row
      And I tap "memo"
      And I leave the app
      And I come back to the app
      And I leave the app
      And I come back to the app
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "memo" is selected

    Scenario: On memos: choose in a row, then leave (2)
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I swipe right on "Call Ann"
      And I choose "Delete" in "Call Ann"
      And I leave the app
      And I come back to the app
      And I swipe right on the "Buy milk" row
      And I tap "memo"
      And I leave the app
      And I come back to the app
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I type "Call Ann" into "memo text"
      And I tap "back"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 2 rows
      And the image of "Call AnnCall Ann" is "none"
      And I see "Call AnnCall Ann"
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "memo" is selected

    Scenario: On memos: choose in a row, then answer "Don't Allow" (2)
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I swipe right on "Call Ann"
      And I choose "Notification" in "Call Ann"
      And I answer "Don't Allow"
      Then I see no alert
      When I swipe right on the "Buy milk" row
      And I swipe left on "Call Ann"
      And I choose "Notification" in "Call Ann"
      And I swipe right on the "Buy milk" row
      And I swipe right on "Call Ann"
      And I tap "Call Ann"
      Then I do not see "Notification"
      When I swipe right on the "Buy milk" row
      And I swipe right on "Call Ann"
      And I choose "Delete" in "Call Ann"
      Then I see 1 row
      And there is no record "memo 2"
      And I do not see "Notification"
      And I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "memo" is selected

    Scenario: On memos: swipe left on a row, then tap "web" (2)
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I swipe right on "Call Ann"
      And I swipe left on "Call Ann"
      And I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      And I swipe right on the "Buy milk" row
      And I swipe left on "Call Ann"
      And I choose "Notification" in "Call Ann"
      And I answer "Don't Allow"
      And I swipe right on the "Buy milk" row
      And I swipe right on "Call Ann"
      And I choose "Notification" in "Call Ann"
      And I swipe right on the "Buy milk" row
      And I swipe right on "Call Ann"
      And I tap "Notification"
      Then I do not see "Notification"
      And I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 2 rows
      And the image of "Call Ann" is "none"
      And I see "Call Ann"
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "memo" is selected

    Scenario: On memos: swipe left on a row, then leave (2)
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I swipe right on "Call Ann"
      And I swipe left on "Call Ann"
      And I leave the app
      And I come back to the app
      And I swipe right on the "Buy milk" row
      And I swipe right on "Call Ann"
      And I choose "Notification" in "Call Ann"
      Then I see the alert "\"memo\" asks for notifications"
      And the alert offers:
        | Don't Allow |
        | Allow       |
      And I do not see "Notification"
      When I answer "Don't Allow"
      And I swipe right on the "Buy milk" row
      And I swipe right on "Call Ann"
      And I swipe left on "Call Ann"
      Then I do not see "Notification"
      When I swipe right on the "Buy milk" row
      And I swipe right on "Call Ann"
      And I tap "Notification"
      Then I do not see "Notification"
      And I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 2 rows
      And the image of "Call Ann" is "none"
      And I see "Call Ann"
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "memo" is selected

    Scenario: On memos: swipe right on a row, then tap "web" (2)
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I swipe right on "Call Ann"
      And I swipe right on "Call Ann"
      And I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      And I swipe right on the "Buy milk" row
      And I swipe right on "Call Ann"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "2"
      And "좋아요" shows "0"
      When I tap "memo"
      And I swipe right on the "Buy milk" row
      And I swipe right on "Call Ann"
      And I leave the app
      And I come back to the app
      And I tap "Call Ann"
      Then I do not see "Notification"
      And I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 2 rows
      And the image of "Call Ann" is "none"
      And I see "Call Ann"
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "memo" is selected

    Scenario: On memos: tap "memo", then choose in a row (2)
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I swipe right on "Call Ann"
      And I tap "memo"
      And I choose "Delete" in "Call Ann"
      Then I see 1 row
      And there is no record "memo 2"
      And I do not see "Notification"
      When I swipe right on the "Buy milk" row
      And I tap "memo"
      And I leave the app
      And I come back to the app
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I type "Call Ann" into "memo text"
      And I tap "trash"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "memo" is selected

    Scenario: On memos: tap "memo", then choose in a row (3)
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I swipe right on "Call Ann"
      And I tap "memo"
      And I choose "Notification" in "Call Ann"
      Then I see the alert "\"memo\" asks for notifications"
      And the alert offers:
        | Don't Allow |
        | Allow       |
      And I do not see "Notification"
      When I answer "Don't Allow"
      And I swipe right on the "Buy milk" row
      And I tap "memo"
      And I swipe left on "Call Ann"
      And I choose "Notification" in "Call Ann"
      And I swipe right on the "Buy milk" row
      And I leave the app
      And I come back to the app
      And I choose "Delete" in "Call Ann"
      Then I see 1 row
      And there is no record "memo 2"
      And I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "memo" is selected

    Scenario: On memos: tap "memo", then swipe left on a row (2)
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I swipe right on "Call Ann"
      And I tap "memo"
      And I swipe left on "Call Ann"
      Then I do not see "Notification"
      When I swipe left on the "Buy milk" row
      And I choose "Notification" in "Call Ann"
      And I answer "Don't Allow"
      And I choose "Notification" in "Call Ann"
      And I swipe right on "Call Ann"
      And I leave the app
      And I come back to the app
      And I choose "Delete" in "Call Ann"
      Then I see 1 row
      And there is no record "memo 2"
      And I do not see "Notification"
      And I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "memo" is selected

    Scenario: On memos (left): come back, then choose in a row (2)
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I swipe right on "Call Ann"
      And I leave the app
      And I come back to the app
      And I choose "Notification" in "Call Ann"
      Then I see the alert "\"memo\" asks for notifications"
      And the alert offers:
        | Don't Allow |
        | Allow       |
      And I do not see "Notification"
      When I answer "Don't Allow"
      And I swipe left on the "Buy milk" row
      And I choose "Notification" in "Call Ann"
      And I swipe right on "Call Ann"
      And I leave the app
      And I come back to the app
      And I swipe left on "Call Ann"
      Then I do not see "Notification"
      And I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 2 rows
      And the image of "Call Ann" is "none"
      And I see "Call Ann"
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "memo" is selected
