@walk
Feature: Walks through memo, part 9 of 10
  Walks through the app that take pairs of consecutive actions: what is typed is kept, a screen is
  entered a second and a third time, an action is repeated, a text is deleted and typed anew. They were
  proposed by `spec coverage --paths --suggest`, and what they check was compared with the requirements.

  Rule: Walks that begin on memos

    Scenario: On memos › "memo" asks for notifications: answer "Don't Allow", then tap "memo"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I choose "Notification" in "Call Ann"
      And I answer "Don't Allow"
      And I tap "memo"
      And I tap "memo"
      Then I am on the "memos" screen
      And I see 2 rows
      And the image of "Call Ann" is "none"
      And I see "Call Ann"
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "2"
      And "좋아요" shows "0"
      When I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      And I swipe left on the "Buy milk" row
      And I tap "Call Ann"
      And I type "Call Ann" into "memo text"
      Then "memo text" has the focus
      And the return key says "return"
      And the keyboard is for "default"
      And "memo text" shows "Call AnnCall Ann"
      And I see "caret"
      When the system announces that the keyboard hides
      And I tap "heart"
      And I tap "memo"
      Then I am on the "memos" screen
      And I see 2 rows
      And the image of "Call Ann" is "heart.fill"
      And I see "Call Ann"
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I tap "New memo"
      Then I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "new"
      And "back" is enabled
      And "trash" is enabled
      And "heart" is enabled
      And "action" is enabled
      And the image of "action" is "square.and.arrow.up"
      And "memo text" is empty
      And "memo" is selected

    Scenario: On memos › "memo" asks for notifications: answer "Don't Allow", then tap "profile"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I choose "Notification" in "Call Ann"
      And I answer "Don't Allow"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "2"
      And "좋아요" shows "0"
      When I tap "memo"
      Then I am on the "memos" screen
      And I see 2 rows
      And the image of "Call Ann" is "none"
      And I see "Call Ann"
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I swipe left on the "Buy milk" row
      And I tap "Call Ann"
      And I clear "memo text"
      Then "memo text" has the focus
      And the return key says "return"
      And the keyboard is for "default"
      And "memo text" is empty
      And I see "caret"
      When I tap "action"
      Then I see the alert "Share"
      And the alert offers:
        | Copy  |
        | Close |
      And I am on the "compose" screen
      And "memo text" has the focus
      And the return key says "return"
      And "title" shows "edit"
      And "back" is enabled
      And "trash" is enabled
      And "heart" is enabled
      And "action" is enabled
      And the image of "action" is "square.and.arrow.up"
      And "memo text" is empty
      And "memo" is selected

    Scenario: On memos › "memo" asks for notifications: answer "Don't Allow", then leave
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I choose "Notification" in "Call Ann"
      And I answer "Don't Allow"
      And I leave the app
      And I come back to the app
      And I swipe left on "Call Ann"
      Then I am on the "memos" screen
      And I see 2 rows
      And the image of "Call Ann" is "none"
      And I see "Call Ann"
      And "Delete" is enabled
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I tap "Delete"
      Then I see 1 row
      And there is no record "memo 2"
      And I do not see "Delete"
      When I tap "memo"
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I swipe left on the "Buy milk" row
      And I tap "Delete"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "0"
      And "좋아요" shows "0"
      When I leave the app
      And I come back to the app
      And I leave the app
      And I come back to the app
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "Choose a photo" is enabled
      And "메모" shows "0"
      And "좋아요" shows "0"
      And "로그아웃" is enabled
      And "profile" is selected

    Scenario: On memos › "memo" asks for notifications: answer "Allow", then tap "New memo"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I choose "Notification" in "Call Ann"
      And I answer "Allow"
      And I tap "New memo"
      Then I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "new"
      And "memo text" is empty
      When I tap "back"
      And I swipe left on the "Buy milk" row
      And I tap "Call Ann"
      And I go back
      Then I am on the "memos" screen
      And I see 2 rows
      And the image of "Call Ann" is "none"
      And I see "Call Ann"
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I swipe left on the "Buy milk" row
      And I choose "Delete" in "Call Ann"
      And I tap "Delete"
      And I leave the app
      And I come back to the app
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And "memo" is selected

    Scenario: On memos › "memo" asks for notifications: answer "Allow", then choose in a row
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I choose "Notification" in "Call Ann"
      And I answer "Allow"
      And I choose "Delete" in "Call Ann"
      Then I see 1 row
      And there is no record "memo 2"
      When I tap "web"
      And I leave the app
      And I come back to the app
      And I tap "memo"
      And I swipe left on the "Buy milk" row
      And I tap "memo"
      And I tap "Delete"
      Then there is no record "memo 1"
      And I do not see "Delete"
      And I see no rows
      And I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And "memo" is selected

    Scenario: On memos › "memo" asks for notifications: answer "Allow", then tap "web"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I choose "Notification" in "Call Ann"
      And I answer "Allow"
      And I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      And I swipe left on the "Buy milk" row
      And I choose "Delete" in "Call Ann"
      And I tap "memo"
      And I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      And I swipe left on the "Buy milk" row
      And I tap "memo"
      And I leave the app
      And I come back to the app
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "Choose a photo" is enabled
      And "메모" shows "1"
      And "좋아요" shows "0"
      And "로그아웃" is enabled
      And "profile" is selected

    Scenario: On memos › "memo" asks for notifications: answer "Allow", then tap "memo"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I choose "Notification" in "Call Ann"
      And I answer "Allow"
      And I tap "memo"
      And I choose "Notification" in "Call Ann"
      And I swipe left on "Call Ann"
      Then I am on the "memos" screen
      And I see 2 rows
      And the image of "Call Ann" is "none"
      And I see "Call Ann"
      And "Delete" is enabled
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I tap "Call Ann"
      And I swipe left on the "Buy milk" row
      And I swipe left on "Call Ann"
      And I choose "Delete" in "Call Ann"
      And I swipe left on the "Buy milk" row
      And I tap "profile"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "Choose a photo" is enabled
      And "메모" shows "1"
      And "좋아요" shows "0"
      And "로그아웃" is enabled
      And "profile" is selected

    Scenario: On memos › "memo" asks for notifications: answer "Allow", then tap "profile"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I choose "Notification" in "Call Ann"
      And I answer "Allow"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "2"
      And "좋아요" shows "0"
      When I leave the app
      And I come back to the app
      And I tap "memo"
      And I swipe left on the "Buy milk" row
      And I swipe left on "Call Ann"
      And I tap "Call Ann"
      And I swipe left on the "Buy milk" row
      And I swipe left on "Call Ann"
      And I choose "Delete" in "Call Ann"
      Then I see 1 row
      And there is no record "memo 2"
      And I do not see "Delete"
      And I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "memo" is selected

    Scenario: On memos › "memo" asks for notifications: answer "Allow", then leave
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I choose "Notification" in "Call Ann"
      And I answer "Allow"
      And I leave the app
      And I come back to the app
      And I tap "memo"
      And I choose "Notification" in "Call Ann"
      And I swipe left on "Call Ann"
      Then I am on the "memos" screen
      And I see 2 rows
      And the image of "Call Ann" is "none"
      And I see "Call Ann"
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "Delete" is enabled
      When I tap "Call Ann"
      And I swipe left on the "Buy milk" row
      And I swipe left on "Call Ann"
      And I swipe right on "Call Ann"
      And I swipe right on the "Buy milk" row
      And I tap "New memo"
      And I tap "memo text"
      Then "memo text" has the focus
      And the return key says "return"
      And the keyboard is for "default"
      And I see "caret"
      And I am on the "compose" screen
      And "title" shows "new"
      And "back" is enabled
      And "trash" is enabled
      And "heart" is enabled
      And "action" is enabled
      And the image of "action" is "square.and.arrow.up"
      And "memo text" is empty
      And "memo" is selected

    Scenario: On memos (left): come back, then tap a row
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I leave the app
      And I come back to the app
      And I tap "Call Ann"
      Then I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "edit"
      And "memo text" shows "Call Ann"
      When I tap "action"
      And I answer "Copy"
      And I tap "trash"
      Then I see the alert "삭제 확인"
      And the alert says "메모를 삭제하시겠습니까?"
      And the alert offers:
        | 삭제 |
        | 취소 |
      When I answer "삭제"
      And I swipe left on the "Buy milk" row
      And I tap "memo"
      And I leave the app
      And I come back to the app
      And I tap "Delete"
      Then there is no record "memo 1"
      And I do not see "Delete"
      And I see no rows
      And I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And "memo" is selected

    Scenario: On memos (left): come back, then swipe right on a row
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I leave the app
      And I come back to the app
      And I swipe right on "Call Ann"
      Then "Notification" is enabled
      And I do not see "Delete"
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      Then "memo text" has the focus
      And the return key says "return"
      And the keyboard is for "default"
      And "memo text" shows "Call Ann"
      And I see "caret"
      When the system announces that the keyboard hides
      And I tap "heart"
      And I go back
      Then I am on the "memos" screen
      And I see 3 rows
      And the image of the 1st "Call Ann" row is "none"
      And I see the 1st "Call Ann" row
      And the image of the 2nd "Call Ann" row is "none"
      And I see the 2nd "Call Ann" row
      When I tap "New memo"
      Then I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "new"
      And "memo text" is empty
      When I tap "back"
      And I swipe left on the "Buy milk" row
      And I tap "memo"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 3 rows
      And the image of the 1st "Call Ann" row is "none"
      And I see the 1st "Call Ann" row
      And the image of the 2nd "Call Ann" row is "none"
      And I see the 2nd "Call Ann" row
      And "memo" is selected

    Scenario: On memos › "memo" asks for notifications: answer "Don't Allow", then tap "web" (2)
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I swipe left on "Call Ann"
      And I swipe right on "Call Ann"
      And I swipe left on the "Buy milk" row
      And I swipe left on "Call Ann"
      And I choose "Notification" in "Call Ann"
      And I answer "Don't Allow"
      And I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      And I swipe right on the "Buy milk" row
      And I tap "New memo"
      And I tap "memo"
      Then I am on the "memos" screen
      And I see 2 rows
      And the image of "Call Ann" is "none"
      And I see "Call Ann"
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I swipe right on the "Buy milk" row
      And I tap "New memo"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "Choose a photo" is enabled
      And "메모" shows "2"
      And "좋아요" shows "0"
      And "로그아웃" is enabled
      And "profile" is selected

    Scenario: On memos › "memo" asks for notifications: answer "Don't Allow", then tap a row
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I choose "Notification" in "Call Ann"
      And I answer "Don't Allow"
      And I tap "Call Ann"
      Then I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "edit"
      And "memo text" shows "Call Ann"
      When I tap "action"
      And I answer "Copy"
      And I clear "memo text"
      Then "memo text" has the focus
      And the return key says "return"
      And the keyboard is for "default"
      And "memo text" is empty
      And I see "caret"
      When I tap "action"
      Then I see the alert "Share"
      And the alert offers:
        | Copy  |
        | Close |
      And I am on the "compose" screen
      And "memo text" has the focus
      And the return key says "return"
      And "title" shows "edit"
      And "back" is enabled
      And "trash" is enabled
      And "heart" is enabled
      And "action" is enabled
      And the image of "action" is "square.and.arrow.up"
      And "memo text" is empty
      And "memo" is selected

    Scenario: On memos › "memo" asks for notifications: answer "Don't Allow", then swipe right on a row
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I choose "Notification" in "Call Ann"
      And I answer "Don't Allow"
      And I swipe right on "Call Ann"
      Then "Notification" is enabled
      And I do not see "Delete"
      When I tap "New memo"
      And I go back
      Then I am on the "memos" screen
      And I see 2 rows
      And the image of "Call Ann" is "none"
      And I see "Call Ann"
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I swipe left on the "Buy milk" row
      And I swipe left on "Call Ann"
      And I choose "Notification" in "Call Ann"
      And I swipe right on the "Buy milk" row
      And I tap "New memo"
      And I leave the app
      And I come back to the app
      Then I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "new"
      And "back" is enabled
      And "trash" is enabled
      And "heart" is enabled
      And "action" is enabled
      And the image of "action" is "square.and.arrow.up"
      And "memo text" is empty
      And "memo" is selected

    Scenario: On memos › "memo" asks for notifications: answer "Don't Allow", then tap "Delete"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I choose "Notification" in "Call Ann"
      And I answer "Don't Allow"
      And I tap "Delete"
      Then I see 1 row
      And there is no record "memo 1"
      And I do not see "Delete"
      When I tap "New memo"
      And I tap "memo text"
      And I tap "action"
      And I answer "확인"
      And I tap "trash"
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Call Ann" is "none"
      And I see "Call Ann"
      When I tap "New memo"
      And I tap "memo text"
      And I tap "action"
      And I answer "확인"
      And I tap "heart"
      Then I am on the "compose" screen
      And "memo text" has the focus
      And the return key says "return"
      And "title" shows "new"
      And "back" is enabled
      And "trash" is enabled
      And "heart" is enabled
      And "action" is enabled
      And the image of "action" is "square.and.arrow.up"
      And "memo text" is empty
      And "memo" is selected

    Scenario: On memos › "memo" asks for notifications: answer "Allow", then tap a row
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I choose "Notification" in "Call Ann"
      And I answer "Allow"
      And I tap "Call Ann"
      Then I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "edit"
      And "memo text" shows "Call Ann"
      When I tap "action"
      And I answer "Copy"
      And I go back
      Then I am on the "memos" screen
      And I see 2 rows
      And the image of "Call Ann" is "none"
      And I see "Call Ann"
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I swipe left on the "Buy milk" row
      And I swipe left on "Call Ann"
      And I choose "Notification" in "Call Ann"
      And I swipe right on the "Buy milk" row
      And I tap "Call Ann"
      And I tap "action"
      And I answer "Copy"
      And I leave the app
      And I come back to the app
      Then I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "edit"
      And "back" is enabled
      And "trash" is enabled
      And "heart" is enabled
      And "action" is enabled
      And the image of "action" is "square.and.arrow.up"
      And "memo text" shows "Call Ann"
      And "memo" is selected

    Scenario: On memos › "memo" asks for notifications: answer "Allow", then swipe right on a row
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I choose "Notification" in "Call Ann"
      And I answer "Allow"
      And I swipe right on "Call Ann"
      Then "Notification" is enabled
      And I do not see "Delete"
      When I tap "Call Ann"
      And I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      And I swipe left on the "Buy milk" row
      And I swipe left on "Call Ann"
      And I choose "Notification" in "Call Ann"
      And I swipe right on the "Buy milk" row
      And I tap "Call Ann"
      And I tap "action"
      And I answer "Close"
      And I tap "back"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 2 rows
      And the image of "Call Ann" is "none"
      And I see "Call Ann"
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "memo" is selected

    Scenario: On memos › "memo" asks for notifications: answer "Allow", then tap "Delete"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I choose "Notification" in "Call Ann"
      And I answer "Allow"
      And I tap "Delete"
      Then I see 1 row
      And there is no record "memo 1"
      And I do not see "Delete"
      When I tap "New memo"
      And I tap "memo text"
      And I tap "action"
      And I answer "확인"
      And I tap "action"
      Then I see the alert "메모를 작성하세요"
      And the alert says "빈 메모입니다. 새로운 메모를 작성하세요"
      And the alert offers:
        | 확인 |
      When I answer "확인"
      And I go back
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Call Ann" is "none"
      And I see "Call Ann"
      And "memo" is selected

    Scenario: On memos: tap "Notification", then answer "Allow"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I swipe right on "Call Ann"
      And I tap "Notification"
      And I answer "Allow"
      Then I see no alert
      When I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      And I swipe right on the "Buy milk" row
      And I tap "Call Ann"
      And I tap "action"
      And I answer "Close"
      And I tap "trash"
      Then I see the alert "삭제 확인"
      And the alert says "메모를 삭제하시겠습니까?"
      And the alert offers:
        | 삭제 |
        | 취소 |
      When I answer "삭제"
      And I swipe right on the "Buy milk" row
      And I tap "web"
      And I tap "memo"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "memo" is selected

    Scenario: On memos: tap "memo", then tap "Notification"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I swipe right on "Call Ann"
      And I tap "memo"
      And I tap "Notification"
      Then I see the alert "\"memo\" asks for notifications"
      And the alert offers:
        | Don't Allow |
        | Allow       |
      And I do not see "Notification"
      When I answer "Don't Allow"
      And I tap "memo"
      Then I am on the "memos" screen
      And I see 2 rows
      And the image of "Call Ann" is "none"
      And I see "Call Ann"
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I swipe right on the "Buy milk" row
      And I tap "Call Ann"
      And I tap "action"
      And I answer "Close"
      And I tap "heart"
      Then the image of "heart" is "heart.fill"
      When I tap "action"
      And I answer "Close"
      And I tap "action"
      Then I see the alert "Share"
      And the alert says "Call Ann"
      And the alert offers:
        | Copy  |
        | Close |
      And I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "edit"
      And "back" is enabled
      And "trash" is enabled
      And "heart" is enabled
      And the image of "heart" is "heart.fill"
      And "action" is enabled
      And the image of "action" is "square.and.arrow.up"
      And "memo text" shows "Call Ann"
      And "memo" is selected

    Scenario: On memos (left): come back, then tap "Notification"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I swipe right on "Call Ann"
      And I leave the app
      And I come back to the app
      And I tap "Notification"
      Then I see the alert "\"memo\" asks for notifications"
      And the alert offers:
        | Don't Allow |
        | Allow       |
      And I do not see "Notification"
      When I answer "Don't Allow"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "2"
      And "좋아요" shows "0"
      When I tap "memo"
      And I swipe right on the "Buy milk" row
      And I tap "Call Ann"
      And I tap "action"
      And I answer "Close"
      And I type "Call Ann" into "memo text"
      Then "memo text" has the focus
      And the return key says "return"
      And the keyboard is for "default"
      And "memo text" shows "Call AnnCall Ann"
      And I see "caret"
      And I am on the "compose" screen
      And "title" shows "edit"
      And "back" is enabled
      And "trash" is enabled
      And "heart" is enabled
      And "action" is enabled
      And the image of "action" is "square.and.arrow.up"
      And "memo" is selected

    Scenario: On memos: choose in a row, then swipe right on a row
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I choose "Notification" in "Call Ann"
      And I answer "Don't Allow"
      And I choose "Notification" in "Call Ann"
      And I swipe right on "Call Ann"
      Then "Notification" is enabled
      And I do not see "Delete"
      When I tap "Call Ann"
      And I tap "memo"
      Then I am on the "memos" screen
      And I see 2 rows
      And the image of "Call Ann" is "none"
      And I see "Call Ann"
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I swipe right on the "Buy milk" row
      And I tap "Call Ann"
      And I tap "back"
      And I swipe right on the "Buy milk" row
      And I choose "Delete" in "Call Ann"
      And I tap "Notification"
      Then I do not see "Notification"
      And I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "memo" is selected

    Scenario: On memos: tap a row, then tap "profile" (2)
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I choose "Notification" in "Call Ann"
      And I answer "Allow"
      And I choose "Notification" in "Call Ann"
      And I swipe right on "Call Ann"
      And I tap "Call Ann"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "2"
      And "좋아요" shows "0"
      When I tap "memo"
      And I swipe right on the "Buy milk" row
      And I tap "Call Ann"
      And I tap "back"
      And I swipe right on the "Buy milk" row
      And I choose "Delete" in "Call Ann"
      Then I see 1 row
      And there is no record "memo 2"
      And I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "memo" is selected

    Scenario: On memos: tap a row, then leave (2)
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I swipe right on "Call Ann"
      And I tap "Call Ann"
      And I leave the app
      And I come back to the app
      And I swipe right on the "Buy milk" row
      And I choose "Delete" in "Call Ann"
      And I tap "memo"
      And I tap "Notification"
      And I answer "Allow"
      And I leave the app
      And I come back to the app
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "memo" is selected
