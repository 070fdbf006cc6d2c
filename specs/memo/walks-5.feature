@walk
Feature: Walks through memo, part 5 of 10
  Walks through the app that take pairs of consecutive actions: what is typed is kept, a screen is
  entered a second and a third time, an action is repeated, a text is deleted and typed anew. They were
  proposed by `spec coverage --paths --suggest`, and what they check was compared with the requirements.

  Rule: Walks that begin on compose

    Scenario: On compose, focus "memo text", "memo text" valid: go back, then tap "profile"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I go back
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "1"
      And "좋아요" shows "0"
      When I tap "memo"
      And I swipe left on the "Buy milk" row
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I tap "profile"
      And I tap "memo"
      Then I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "new"
      And "back" is enabled
      And "trash" is enabled
      And "heart" is enabled
      And "action" is enabled
      And the image of "action" is "square.and.arrow.up"
      And "memo text" shows "Call Ann"
      And "memo" is selected

    Scenario: On compose, focus "memo text", "memo text" valid: go back, then leave
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I go back
      And I leave the app
      And I come back to the app
      And I swipe left on the "Buy milk" row
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I tap "profile"
      And I tap "memo"
      Then I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "new"
      And "back" is enabled
      And "trash" is enabled
      And "heart" is enabled
      And "action" is enabled
      And the image of "action" is "square.and.arrow.up"
      And "memo text" shows "Call Ann"
      And "memo" is selected

    Scenario: On compose › 삭제 확인, focus "memo text", "memo text" valid: answer "삭제", then leave
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I tap "trash"
      And I answer "삭제"
      And I leave the app
      And I come back to the app
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I tap "trash"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And "memo" is selected

    Scenario: On compose › 삭제 확인, focus "memo text", "memo text" valid: answer "취소", then tap "back"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I tap "trash"
      And I answer "취소"
      And I tap "back"
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I swipe left on the "Buy milk" row
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I tap "trash"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "memo" is selected

    Scenario: On compose › 삭제 확인, focus "memo text", "memo text" valid: answer "취소", then tap "trash"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I tap "trash"
      And I answer "취소"
      And I tap "trash"
      Then I see the alert "삭제 확인"
      And the alert says "메모를 삭제하시겠습니까?"
      And the alert offers:
        | 삭제 |
        | 취소 |
      When I answer "취소"
      And I tap "action"
      Then I see the alert "Share"
      And the alert says "Buy milk"
      And the alert offers:
        | Copy  |
        | Close |
      When I answer "Copy"
      And I tap "back"
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I swipe left on the "Buy milk" row
      Then "Delete" is enabled
      And I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "memo" is selected

    Scenario: On compose › 삭제 확인, focus "memo text", "memo text" valid: answer "취소", then enter valid text into "memo text"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I tap "trash"
      And I answer "취소"
      And I type "Call Ann" into "memo text"
      Then "memo text" shows "Buy milkCall Ann"
      When I tap "trash"
      And I answer "취소"
      And I clear "memo text"
      Then "memo text" is empty
      When I tap "back"
      And I tap "web"
      Then I am on the "web" screen
      And "web" is selected

    Scenario: On compose › 삭제 확인, focus "memo text", "memo text" valid: answer "취소", then tap "web"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I tap "trash"
      And I answer "취소"
      And I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      And I tap "back"
      And I swipe left on the "Buy milk" row
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I tap "trash"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "memo" is selected

    Scenario: On compose › 삭제 확인, focus "memo text", "memo text" valid: answer "취소", then tap "memo"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I tap "trash"
      And I answer "취소"
      And I tap "memo"
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I swipe left on the "Buy milk" row
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I tap "trash"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "memo" is selected

    Scenario: On compose › 삭제 확인, focus "memo text", "memo text" valid: answer "취소", then tap "profile"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I tap "trash"
      And I answer "취소"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "1"
      And "좋아요" shows "0"
      When I tap "memo"
      And I tap "back"
      And I swipe left on the "Buy milk" row
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I tap "trash"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "memo" is selected

    Scenario: On compose › 삭제 확인, focus "memo text", "memo text" valid: answer "취소", then go back
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I tap "trash"
      And I answer "취소"
      And I go back
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I swipe left on the "Buy milk" row
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I tap "trash"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "memo" is selected

    Scenario: On compose › 삭제 확인, focus "memo text", "memo text" valid: answer "취소", then leave
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I tap "trash"
      And I answer "취소"
      And I leave the app
      And I come back to the app
      And I tap "trash"
      Then I see the alert "삭제 확인"
      And the alert says "메모를 삭제하시겠습니까?"
      And the alert offers:
        | 삭제 |
        | 취소 |
      And I am on the "compose" screen
      And "memo text" has the focus
      And the return key says "return"
      And "title" shows "edit"
      And "back" is enabled
      And "trash" is enabled
      And "heart" is enabled
      And "action" is enabled
      And the image of "action" is "square.and.arrow.up"
      And "memo text" shows "Buy milk"
      And "memo" is selected

    Scenario: On compose › Share, focus "memo text", "memo text" valid: answer "Copy", then tap "trash"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I tap "action"
      And I answer "Copy"
      And I tap "trash"
      Then I see the alert "삭제 확인"
      And the alert says "메모를 삭제하시겠습니까?"
      And the alert offers:
        | 삭제 |
        | 취소 |
      When I answer "취소"
      And I tap "action"
      And I answer "Copy"
      And I tap "heart"
      Then the image of "heart" is "heart.fill"
      When I tap "action"
      And I answer "Copy"
      And I tap "action"
      Then I see the alert "Share"
      And the alert says "Buy milk"
      And the alert offers:
        | Copy  |
        | Close |
      When I answer "Copy"
      And I clear "memo text"
      Then "memo text" is empty
      And I am on the "compose" screen
      And "memo text" has the focus
      And the keyboard is hidden
      And "title" shows "edit"
      And "back" is enabled
      And "trash" is enabled
      And "heart" is enabled
      And the image of "heart" is "heart.fill"
      And "action" is enabled
      And the image of "action" is "square.and.arrow.up"
      And "memo" is selected

    Scenario: On compose › Share, focus "memo text", "memo text" valid: answer "Copy", then tap "memo"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I tap "action"
      And I answer "Copy"
      And I tap "memo"
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I swipe left on the "Buy milk" row
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I tap "action"
      And I answer "Copy"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "Choose a photo" is enabled
      And "메모" shows "1"
      And "좋아요" shows "0"
      And "로그아웃" is enabled
      And "profile" is selected

    Scenario: On compose › Share, focus "memo text", "memo text" valid: answer "Copy", then go back
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I tap "action"
      And I answer "Copy"
      And I go back
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I swipe left on the "Buy milk" row
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I tap "action"
      And I answer "Copy"
      And I leave the app
      And I come back to the app
      And I tap "trash"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "memo" is selected

    Scenario: On compose › Share: answer "Close", then tap "back"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I tap "action"
      And I answer "Close"
      And I tap "back"
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I swipe left on the "Buy milk" row
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I tap "action"
      And I answer "Close"
      And I tap "trash"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "memo" is selected

    Scenario: On compose › Share, focus "memo text", "memo text" valid: answer "Close", then tap "trash"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I tap "action"
      And I answer "Close"
      And I tap "trash"
      Then I see the alert "삭제 확인"
      And the alert says "메모를 삭제하시겠습니까?"
      And the alert offers:
        | 삭제 |
        | 취소 |
      When I answer "취소"
      And I tap "action"
      And I answer "Close"
      And I tap "heart"
      Then the image of "heart" is "heart.fill"
      When I tap "action"
      And I answer "Close"
      And I tap "action"
      Then I see the alert "Share"
      And the alert says "Buy milk"
      And the alert offers:
        | Copy  |
        | Close |
      When I answer "Close"
      And I type "Call Ann" into "memo text"
      Then "memo text" shows "Buy milkCall Ann"
      And I am on the "compose" screen
      And "memo text" has the focus
      And the keyboard is hidden
      And "title" shows "edit"
      And "back" is enabled
      And "trash" is enabled
      And "heart" is enabled
      And the image of "heart" is "heart.fill"
      And "action" is enabled
      And the image of "action" is "square.and.arrow.up"
      And "memo" is selected

    Scenario: On compose › Share: answer "Close", then clear "memo text"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I tap "action"
      And I answer "Close"
      And I clear "memo text"
      Then "memo text" is empty
      When I tap "back"
      And I tap "memo"
      Then I am on the "memos" screen
      And I see 1 row
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I tap "action"
      And I answer "Close"
      And I tap "web"
      Then I am on the "web" screen
      And "web" is selected

    Scenario: On compose › Share, focus "memo text", "memo text" valid: answer "Close", then tap "memo"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I tap "action"
      And I answer "Close"
      And I tap "memo"
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I swipe left on the "Buy milk" row
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I tap "action"
      And I answer "Close"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "Choose a photo" is enabled
      And "메모" shows "1"
      And "좋아요" shows "0"
      And "로그아웃" is enabled
      And "profile" is selected

    Scenario: On compose › Share, focus "memo text", "memo text" valid: answer "Close", then go back
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I tap "action"
      And I answer "Close"
      And I go back
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I swipe left on the "Buy milk" row
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I tap "action"
      And I answer "Close"
      And I leave the app
      And I come back to the app
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
      And "memo text" shows "Call Ann"
      And "memo" is selected

    Scenario: On compose › Share, focus "memo text", "memo text" valid: pull the sheet down, then tap "back"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I tap "action"
      And I pull the sheet down
      And I tap "back"
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I swipe left on the "Buy milk" row
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I tap "action"
      And I pull the sheet down
      And I tap "trash"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "memo" is selected

    Scenario: On compose › Share, focus "memo text", "memo text" valid: pull the sheet down, then tap "trash"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I tap "action"
      And I pull the sheet down
      And I tap "trash"
      Then I see the alert "삭제 확인"
      And the alert says "메모를 삭제하시겠습니까?"
      And the alert offers:
        | 삭제 |
        | 취소 |
      When I answer "취소"
      And I tap "action"
      And I pull the sheet down
      And I tap "heart"
      Then the image of "heart" is "heart.fill"
      When I tap "action"
      And I pull the sheet down
      And I tap "action"
      Then I see the alert "Share"
      And the alert says "Buy milk"
      And the alert offers:
        | Copy  |
        | Close |
      When I pull the sheet down
      And I clear "memo text"
      Then "memo text" is empty
      And I am on the "compose" screen
      And "memo text" has the focus
      And the keyboard is hidden
      And "title" shows "edit"
      And "back" is enabled
      And "trash" is enabled
      And "heart" is enabled
      And the image of "heart" is "heart.fill"
      And "action" is enabled
      And the image of "action" is "square.and.arrow.up"
      And "memo" is selected

    Scenario: On compose › Share: pull the sheet down, then delete in "memo text", valid text remains
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I tap "action"
      And I pull the sheet down
      And I press delete
      Then "memo text" shows "Buy mil"
      When I tap "action"
      And I pull the sheet down
      And I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      And I tap "back"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Buy mil" is "none"
      And I see "Buy mil"
      And "memo" is selected

    Scenario: On compose › Share, focus "memo text", "memo text" valid: pull the sheet down, then tap "memo"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I tap "action"
      And I pull the sheet down
      And I tap "memo"
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I swipe left on the "Buy milk" row
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I tap "action"
      And I pull the sheet down
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "Choose a photo" is enabled
      And "메모" shows "1"
      And "좋아요" shows "0"
      And "로그아웃" is enabled
      And "profile" is selected

    Scenario: On compose › Share, focus "memo text", "memo text" valid: pull the sheet down, then go back
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I tap "action"
      And I pull the sheet down
      And I go back
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I swipe left on the "Buy milk" row
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I tap "action"
      And I pull the sheet down
      And I leave the app
      And I come back to the app
      And I tap "action"
      Then I see the alert "Share"
      And the alert says "Call Ann"
      And the alert offers:
        | Copy  |
        | Close |
      And I am on the "compose" screen
      And "memo text" has the focus
      And the return key says "return"
      And "title" shows "new"
      And "back" is enabled
      And "trash" is enabled
      And "heart" is enabled
      And "action" is enabled
      And the image of "action" is "square.and.arrow.up"
      And "memo text" shows "Call Ann"
      And "memo" is selected

    Scenario: On compose: tap "back", then tap "profile"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "back"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "1"
      And "좋아요" shows "0"
      When I tap "memo"
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "back"
      And I leave the app
      And I come back to the app
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And "memo" is selected

    Scenario: On compose: tap "trash", then answer "삭제"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "trash"
      And I answer "삭제"
      Then I am on the "memos" screen
      And I see no alert
      And there is no record "memo 1"
      When I tap "New memo"
      Then I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "new"
      And "memo text" is empty
      When I tap "back"
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "heart"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "0"
      And "좋아요" shows "0"
      When I tap "로그아웃"
      Then I am on the "sign in" screen
      And "Sign in with Apple" is enabled
      And there is no secret "user_id"

    Scenario: On compose: tap "heart", then tap "back"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "heart"
      And I tap "back"
      Then I am on the "memos" screen
      And I see 1 row
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "heart"
      And I tap "memo"
      Then I am on the "memos" screen
      And I see 1 row
      When I tap "web"
      Then I am on the "web" screen
      And "web" is selected

    Scenario: On compose, focus "memo text": tap "heart", then tap "trash"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "heart"
      And I tap "trash"
      Then I see the alert "삭제 확인"
      And the alert says "메모를 삭제하시겠습니까?"
      And the alert offers:
        | 삭제 |
        | 취소 |
      When I answer "삭제"
      And I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "heart"
      And I go back
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And "memo" is selected

    Scenario: On compose, focus "memo text": tap "heart", then tap "action"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "heart"
      And I tap "action"
      Then I see the alert "Share"
      And the alert offers:
        | Copy  |
        | Close |
      When I answer "Close"
      Then I see no alert
      When I type "Call Ann" into "memo text"
      Then "memo text" shows "Call Ann"
      When I tap "back"
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Call Ann" is "heart.fill"
      And I see "Call Ann"
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "heart"
      And I tap "web"
      Then I am on the "web" screen
      And "web" is selected
