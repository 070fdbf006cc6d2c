@walk
Feature: Walks through memo, part 6 of 10
  Walks through the app that take pairs of consecutive actions: what is typed is kept, a screen is
  entered a second and a third time, an action is repeated, a text is deleted and typed anew. They were
  proposed by `spec coverage --paths --suggest`, and what they check was compared with the requirements.

  Rule: Walks that begin on compose

    Scenario: On compose, focus "memo text": tap "heart", then leave
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "heart"
      And I leave the app
      And I come back to the app
      And I tap "back"
      Then I am on the "memos" screen
      And I see 1 row
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "action"
      Then I see the alert "메모를 작성하세요"
      And the alert says "빈 메모입니다. 새로운 메모를 작성하세요"
      And the alert offers:
        | 확인 |
      And I am on the "compose" screen
      And "memo text" has the focus
      And the keyboard is hidden
      And "title" shows "new"
      And "back" is enabled
      And "trash" is enabled
      And "heart" is enabled
      And "action" is enabled
      And the image of "action" is "square.and.arrow.up"
      And "memo text" is empty
      And "memo" is selected

    Scenario: On compose, focus "memo text": tap "action", then pull the sheet down
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "action"
      And I pull the sheet down
      Then I see no alert
      When I type "Call Ann" into "memo text"
      Then "memo text" shows "Call Ann"
      When I tap "trash"
      Then I see the alert "삭제 확인"
      And the alert says "메모를 삭제하시겠습니까?"
      And the alert offers:
        | 삭제 |
        | 취소 |
      When I answer "취소"
      And I clear "memo text"
      And I type "Call Ann" into "memo text"
      And I tap "heart"
      Then the image of "heart" is "heart.fill"
      When I clear "memo text"
      And I type "Call Ann" into "memo text"
      And I tap "action"
      Then I see the alert "Share"
      And the alert says "Call Ann"
      And the alert offers:
        | Copy  |
        | Close |
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
      And "memo text" shows "Call Ann"
      And "memo" is selected

    Scenario: On compose: enter valid text into "memo text", then clear "memo text"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I type "Call Ann" into "memo text"
      And I clear "memo text"
      Then "memo text" is empty
      When I type "Call Ann" into "memo text"
      And I tap "memo"
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I swipe left on the "Buy milk" row
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I type "Call Ann" into "memo text"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "Choose a photo" is enabled
      And "메모" shows "1"
      And "좋아요" shows "0"
      And "로그아웃" is enabled
      And "profile" is selected

    Scenario: On compose: enter valid text into "memo text", then go back
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I type "Call Ann" into "memo text"
      And I go back
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Call Ann" is "none"
      And I see "Call Ann"
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I type "Call Ann" into "memo text"
      And I leave the app
      And I come back to the app
      And I type "Call Ann" into "memo text"
      Then "memo text" shows "Call AnnCall Ann"
      And I am on the "compose" screen
      And "memo text" has the focus
      And the return key says "return"
      And "title" shows "new"
      And "back" is enabled
      And "trash" is enabled
      And "heart" is enabled
      And "action" is enabled
      And the image of "action" is "square.and.arrow.up"
      And "memo" is selected

    Scenario: On compose, focus "memo text": tap "web", then tap "profile"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "web"
      And I tap "memo"
      And I tap "back"
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "web"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "Choose a photo" is enabled
      And "메모" shows "1"
      And "좋아요" shows "0"
      And "로그아웃" is enabled
      And "profile" is selected

    Scenario: On compose: tap "web", then leave
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "web"
      And I leave the app
      And I come back to the app
      And I tap "memo"
      And I tap "back"
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "memo"
      And I tap "memo"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And "memo" is selected

    Scenario: On compose: tap "memo", then leave
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "memo"
      And I leave the app
      And I come back to the app
      And I swipe left on the "Buy milk" row
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "web"
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
      And "memo text" is empty
      And "memo" is selected

    Scenario: On compose, focus "memo text": tap "profile", then tap "web"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "profile"
      And I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      And I tap "back"
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
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
      And "memo text" is empty
      And "memo" is selected

    Scenario: On compose, focus "memo text": tap "profile", then tap "profile"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "profile"
      And I tap "memo"
      And I tap "back"
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "profile"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "Choose a photo" is enabled
      And "메모" shows "1"
      And "좋아요" shows "0"
      And "로그아웃" is enabled
      And "profile" is selected

    Scenario: On compose, focus "memo text": tap "profile", then leave
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "profile"
      And I leave the app
      And I come back to the app
      And I tap "memo"
      And I tap "back"
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I go back
      And I tap "web"
      Then I am on the "web" screen
      And "web" is selected

    Scenario: On compose, focus "memo text": go back, then tap "memo"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I go back
      And I tap "memo"
      Then I am on the "memos" screen
      And I see 1 row
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
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
      And "memo text" is empty
      And "memo" is selected

    Scenario: On compose, focus "memo text": go back, then tap "profile"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I go back
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
      And I go back
      And I leave the app
      And I come back to the app
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And "memo" is selected

    Scenario: On compose (left): come back, then clear "memo text"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I leave the app
      And I come back to the app
      And I clear "memo text"
      Then "memo text" is empty
      When I tap "back"
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I leave the app
      And I come back to the app
      And I press delete
      Then "memo text" shows "Call An"
      And I am on the "compose" screen
      And "memo text" has the focus
      And the return key says "return"
      And "title" shows "new"
      And "back" is enabled
      And "trash" is enabled
      And "heart" is enabled
      And "action" is enabled
      And the image of "action" is "square.and.arrow.up"
      And "memo" is selected

    Scenario: On compose (left), focus "memo text", "memo text" valid: come back, then press return
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I leave the app
      And I come back to the app
      And I press the return key
      Then "memo text" is not empty
      When the system announces that the keyboard hides
      And I leave the app
      And I come back to the app
      And I go back
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And "memo" is selected

    Scenario: On compose (left), focus "memo text", "memo text" valid: come back, then leave
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I leave the app
      And I come back to the app
      And I leave the app
      And I come back to the app
      And I tap "back"
      And I swipe left on the "Buy milk" row
      Then "Delete" is enabled
      And I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "memo" is selected

    Scenario: On compose › 삭제 확인, focus "memo text": answer "삭제", then tap "memo"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "trash"
      And I answer "삭제"
      And I tap "memo"
      Then I am on the "memos" screen
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "trash"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And "memo" is selected

    Scenario: On compose › 삭제 확인, focus "memo text": answer "삭제", then tap "profile"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "trash"
      And I answer "삭제"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "0"
      And "좋아요" shows "0"
      When I tap "memo"
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "trash"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And "memo" is selected

    Scenario: On compose › 삭제 확인, focus "memo text": answer "삭제", then leave
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "trash"
      And I answer "삭제"
      And I leave the app
      And I come back to the app
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "trash"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And "memo" is selected

    Scenario: On compose › 삭제 확인, focus "memo text": answer "취소", then tap "back"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "trash"
      And I answer "취소"
      And I tap "back"
      Then I am on the "memos" screen
      And I see 1 row
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "trash"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And "memo" is selected

    Scenario: On compose › 삭제 확인, focus "memo text": answer "취소", then tap "trash"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "trash"
      And I answer "취소"
      And I tap "trash"
      Then I see the alert "삭제 확인"
      And the alert says "메모를 삭제하시겠습니까?"
      And the alert offers:
        | 삭제 |
        | 취소 |
      When I answer "취소"
      And I tap "heart"
      Then the image of "heart" is "heart.fill"
      When I tap "trash"
      And I answer "취소"
      And I tap "action"
      Then I see the alert "Share"
      And the alert offers:
        | Copy  |
        | Close |
      When I answer "Copy"
      And I tap "back"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And "memo" is selected

    Scenario: On compose › 삭제 확인, focus "memo text": answer "취소", then tap "web"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "trash"
      And I answer "취소"
      And I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      And I tap "back"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And "memo" is selected

    Scenario: On compose › 삭제 확인, focus "memo text": answer "취소", then tap "memo"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
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
      And I clear "memo text"
      And I tap "trash"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "memo" is selected

    Scenario: On compose › 삭제 확인, focus "memo text": answer "취소", then tap "profile"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "trash"
      And I answer "취소"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "1"
      And "좋아요" shows "0"
      When I tap "memo"
      And I tap "back"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And "memo" is selected

    Scenario: On compose › 삭제 확인, focus "memo text": answer "취소", then go back
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "trash"
      And I answer "취소"
      And I go back
      Then I am on the "memos" screen
      And I see 1 row
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "trash"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And "memo" is selected

    Scenario: On compose › 삭제 확인, focus "memo text": answer "취소", then leave
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
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
      And "memo text" is empty
      And "memo" is selected

    Scenario: On compose › Share, focus "memo text": answer "Copy", then tap "trash"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
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
      And I tap "action"
      Then I see the alert "Share"
      And the alert offers:
        | Copy  |
        | Close |
      When I answer "Copy"
      And I type "Call Ann" into "memo text"
      Then "memo text" shows "Call Ann"
      And I am on the "compose" screen
      And "memo text" has the focus
      And the keyboard is hidden
      And "title" shows "edit"
      And "back" is enabled
      And "trash" is enabled
      And "heart" is enabled
      And "action" is enabled
      And the image of "action" is "square.and.arrow.up"
      And "memo" is selected

    Scenario: On compose › Share, focus "memo text": answer "Copy", then tap "web"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "action"
      And I answer "Copy"
      And I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      And I tap "back"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And "memo" is selected

    Scenario: On compose › Share, focus "memo text": answer "Copy", then tap "profile"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "action"
      And I answer "Copy"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "1"
      And "좋아요" shows "0"
      When I tap "memo"
      And I tap "back"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And "memo" is selected

    Scenario: On compose › Share, focus "memo text": answer "Copy", then leave
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "action"
      And I answer "Copy"
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
      And "memo text" is empty
      And "memo" is selected

    Scenario: On compose › Share, focus "memo text": answer "Close", then tap "back"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "action"
      And I answer "Close"
      And I tap "back"
      Then I am on the "memos" screen
      And I see 1 row
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "action"
      Then I see the alert "메모를 작성하세요"
      And the alert says "빈 메모입니다. 새로운 메모를 작성하세요"
      And the alert offers:
        | 확인 |
      And I am on the "compose" screen
      And "memo text" has the focus
      And the keyboard is hidden
      And "title" shows "new"
      And "back" is enabled
      And "trash" is enabled
      And "heart" is enabled
      And "action" is enabled
      And the image of "action" is "square.and.arrow.up"
      And "memo text" is empty
      And "memo" is selected

    Scenario: On compose › Share, focus "memo text": answer "Close", then tap "trash"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
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
      And the alert offers:
        | Copy  |
        | Close |
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
      And "memo text" is empty
      And "memo" is selected
