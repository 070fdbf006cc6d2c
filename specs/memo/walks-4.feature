@walk
Feature: Walks through memo, part 4 of 10
  Walks through the app that take pairs of consecutive actions: what is typed is kept, a screen is
  entered a second and a third time, an action is repeated, a text is deleted and typed anew. They were
  proposed by `spec coverage --paths --suggest`, and what they check was compared with the requirements.

  Rule: Walks that begin on compose

    Scenario: On compose: clear "memo text", then tap "profile"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "1"
      And "좋아요" shows "0"
      When I tap "Choose a photo"
      Then I see the alert "Photos"
      And the alert offers:
        | mountain |
        | sea      |
        | forest   |
        | Cancel   |
      When I answer "mountain"
      And I tap "memo"
      And I tap "back"
      And I tap "New memo"
      And I tap "memo text"
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
      And "memo text" is empty
      And "memo" is selected

    Scenario: On compose: delete in "memo text", valid text remains, then tap "web"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I press delete
      And I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      And I tap "action"
      And I answer "Close"
      And I clear "memo text"
      Then "memo text" has the focus
      And the return key says "return"
      And the keyboard is for "default"
      And "memo text" is empty
      And I see "caret"
      When I leave the app
      And I come back to the app
      And I tap "action"
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

    Scenario: On compose: delete in "memo text", valid text remains, then tap "memo"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I press delete
      And I tap "memo"
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I tap "memo"
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I swipe right on the "Buy milk" row
      And I tap "memo"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "1"
      And "좋아요" shows "0"
      When I tap "로그아웃"
      Then I am on the "sign in" screen
      And there is no secret "user_id"
      When the system rebuilds the screen
      Then I am on the "sign in" screen
      And "Sign in with Apple" is enabled

    Scenario: On compose: delete in "memo text", valid text remains, then tap "profile"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I press delete
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "1"
      And "좋아요" shows "0"
      When I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      And I tap "action"
      And I answer "Close"
      And I go back
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Buy mil" is "none"
      And I see "Buy mil"
      When I tap "New memo"
      And I tap "memo text"
      And I leave the app
      And I come back to the app
      And I tap "action"
      Then I see the alert "메모를 작성하세요"
      And the alert says "빈 메모입니다. 새로운 메모를 작성하세요"
      And the alert offers:
        | 확인 |
      And I am on the "compose" screen
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

    Scenario: On compose › 삭제 확인: answer "취소", then delete in "memo text", valid text remains
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I tap "trash"
      And I answer "취소"
      And I press delete
      Then "memo text" shows "Buy mil"
      When I tap "heart"
      Then the image of "heart" is "heart.fill"
      When I tap "action"
      Then I see the alert "Share"
      And the alert says "Buy mil"
      And the alert offers:
        | Copy  |
        | Close |
      When I answer "Copy"
      Then I see no alert
      When I type "Call Ann" into "memo text"
      Then "memo text" shows "Buy milCall Ann"
      When I tap "heart"
      Then the image of "heart" is "heart"
      When I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      Then I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "edit"
      And "back" is enabled
      And "trash" is enabled
      And "heart" is enabled
      And "action" is enabled
      And the image of "action" is "square.and.arrow.up"
      And "memo text" shows "Buy milCall Ann"
      And "memo" is selected

    Scenario: On compose (left), focus "memo text", keyboard: come back, then leave
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I tap "memo text"
      And I leave the app
      And I come back to the app
      And I leave the app
      And I come back to the app
      And I tap "back"
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I tap "heart"
      And I leave the app
      And I come back to the app
      Then I am on the "compose" screen
      And "memo text" has the focus
      And the return key says "return"
      And "title" shows "new"
      And "memo text" shows "Call Ann"
      When I tap "back"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Call Ann" is "none"
      And I see "Call Ann"
      And "memo" is selected

    Scenario: On compose › Share, "memo text" valid: answer "Close", then leave
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "action"
      And I answer "Close"
      And I leave the app
      And I come back to the app
      And I tap "back"
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I swipe right on the "Buy milk" row
      And I tap "memo"
      And I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      And I swipe right on the "Buy milk" row
      And I tap "memo"
      And I leave the app
      And I come back to the app
      And I tap "memo"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "memo" is selected

    Scenario: On compose › Share, "memo text" valid: pull the sheet down, then tap "back"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "action"
      And I pull the sheet down
      And I tap "back"
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I swipe right on the "Buy milk" row
      And I tap "profile"
      And I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      And I swipe right on the "Buy milk" row
      And I tap "profile"
      And I tap "memo"
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I swipe right on the "Buy milk" row
      And I tap "profile"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "Choose a photo" is enabled
      And "메모" shows "1"
      And "좋아요" shows "0"
      And "로그아웃" is enabled
      And "profile" is selected

    Scenario: On compose › Share, "memo text" valid: pull the sheet down, then tap "trash"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "action"
      And I pull the sheet down
      And I tap "trash"
      Then I see the alert "삭제 확인"
      And the alert says "메모를 삭제하시겠습니까?"
      And the alert offers:
        | 삭제 |
        | 취소 |
      When I answer "삭제"
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I tap "heart"
      And I tap "back"
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Call Ann" is "none"
      And I see "Call Ann"
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I tap "heart"
      And I tap "trash"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Call Ann" is "none"
      And I see "Call Ann"
      And "memo" is selected

    Scenario: On compose › Share: pull the sheet down, then tap "heart"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
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
      And I type "Call Ann" into "memo text"
      Then "memo text" has the focus
      And the return key says "return"
      And the keyboard is for "default"
      And "memo text" shows "Buy milkCall Ann"
      And I see "caret"
      When the system announces that the keyboard hides
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
      And "web" is selected

    Scenario: On compose › Share, "memo text" valid: pull the sheet down, then clear "memo text"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "action"
      And I pull the sheet down
      And I clear "memo text"
      Then "memo text" has the focus
      And the return key says "return"
      And the keyboard is for "default"
      And "memo text" is empty
      And I see "caret"
      When I tap "back"
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I tap "action"
      And I answer "Close"
      Then I see no alert
      When I press delete
      Then "memo text" shows "Call An"
      When I clear "memo text"
      Then "memo text" is empty
      When I tap "back"
      Then I am on the "memos" screen
      And I see 1 row
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

    Scenario: On compose › Share, "memo text" valid: pull the sheet down, then go back
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "action"
      And I pull the sheet down
      And I go back
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I swipe right on the "Buy milk" row
      And I tap "profile"
      And I leave the app
      And I come back to the app
      And I tap "memo"
      And I choose "Notification" in the "Buy milk" row
      And I answer "Don't Allow"
      And I leave the app
      And I come back to the app
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "memo" is selected

    Scenario: On compose › Share, "memo text" valid: pull the sheet down, then leave
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "action"
      And I pull the sheet down
      And I leave the app
      And I come back to the app
      And I tap "trash"
      Then I see the alert "삭제 확인"
      And the alert says "메모를 삭제하시겠습니까?"
      And the alert offers:
        | 삭제 |
        | 취소 |
      When I answer "삭제"
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I tap "action"
      And I pull the sheet down
      Then I see no alert
      When I type "Call Ann" into "memo text"
      Then "memo text" shows "Call AnnCall Ann"
      When I go back
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Call AnnCall Ann" is "none"
      And I see "Call AnnCall Ann"
      When I tap "web"
      Then I am on the "web" screen
      And "web" is selected

    Scenario: On compose (left), "memo text" valid: come back, then tap "heart"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I leave the app
      And I come back to the app
      And I tap "heart"
      Then the image of "heart" is "heart.fill"
      When I leave the app
      And I come back to the app
      And I tap "action"
      Then I see the alert "Share"
      And the alert says "Buy milk"
      And the alert offers:
        | Copy  |
        | Close |
      When I answer "Copy"
      And I leave the app
      And I come back to the app
      And I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      And I leave the app
      And I come back to the app
      And I tap "memo"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Buy milk" is "heart.fill"
      And I see "Buy milk"
      And "memo" is selected

    Scenario: On compose (left): come back, then tap "profile"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I leave the app
      And I come back to the app
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "1"
      And "좋아요" shows "0"
      When I tap "memo"
      And I leave the app
      And I come back to the app
      And I go back
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I swipe right on the "Buy milk" row
      And I tap "Notification"
      And I answer "Allow"
      And I tap "memo"
      And I choose "Notification" in the "Buy milk" row
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "memo" is selected

    Scenario: On compose (left), "memo text" valid: come back, then leave
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I leave the app
      And I come back to the app
      And I leave the app
      And I come back to the app
      And I tap "back"
      And I swipe right on the "Buy milk" row
      And I tap "Notification"
      And I answer "Allow"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "1"
      And "좋아요" shows "0"
      When I tap "memo"
      And I choose "Notification" in the "Buy milk" row
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "memo" is selected

    Scenario: On compose: enter valid text into "memo text", then tap "trash"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I type "Call Ann" into "memo text"
      And I tap "trash"
      Then I see the alert "삭제 확인"
      And the alert says "메모를 삭제하시겠습니까?"
      And the alert offers:
        | 삭제 |
        | 취소 |
      When I answer "삭제"
      And I tap "memo"
      Then I am on the "memos" screen
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I type "Call Ann" into "memo text"
      And I tap "action"
      Then I see the alert "Share"
      And the alert says "Call AnnCall Ann"
      And the alert offers:
        | Copy  |
        | Close |
      When I answer "Copy"
      And I press delete
      Then "memo text" shows "Call AnnCall An"
      When I go back
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Call AnnCall An" is "none"
      And I see "Call AnnCall An"
      And "memo" is selected

    Scenario: On compose, focus "memo text", "memo text" valid: enter valid text into "memo text", then leave
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I type "Call Ann" into "memo text"
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
      And "memo text" shows "Buy milkCall Ann"
      And "memo" is selected

    Scenario: On compose: clear "memo text", then tap "trash"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "trash"
      Then I see the alert "삭제 확인"
      And the alert says "메모를 삭제하시겠습니까?"
      And the alert offers:
        | 삭제 |
        | 취소 |
      When I answer "취소"
      Then I see no alert
      When I type "Call Ann" into "memo text"
      Then "memo text" shows "Call Ann"
      When I press delete
      Then "memo text" shows "Call An"
      When I tap "back"
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Call An" is "none"
      And I see "Call An"
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I go back
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Call An" is "none"
      And I see "Call An"
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

    Scenario: On compose: clear "memo text", then tap "action"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "action"
      Then I see the alert "Share"
      And the alert offers:
        | Copy  |
        | Close |
      When I answer "Copy"
      Then I see no alert
      When I tap "heart"
      Then the image of "heart" is "heart.fill"
      When I tap "heart"
      Then the image of "heart" is "heart"
      When I type "Call Ann" into "memo text"
      Then "memo text" shows "Call Ann"
      When I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I leave the app
      And I come back to the app
      Then I am on the "compose" screen
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

    Scenario: On compose: delete in "memo text", valid text remains, then tap "trash"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I press delete
      And I tap "trash"
      Then I see the alert "삭제 확인"
      And the alert says "메모를 삭제하시겠습니까?"
      And the alert offers:
        | 삭제 |
        | 취소 |
      When I answer "삭제"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "0"
      And "좋아요" shows "0"
      When I tap "memo"
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I press delete
      And I tap "action"
      Then I see the alert "Share"
      And the alert says "Call An"
      And the alert offers:
        | Copy  |
        | Close |
      When I answer "Copy"
      And I tap "web"
      Then I am on the "web" screen
      And "web" is selected

    Scenario: On compose: delete in "memo text", valid text remains, then leave
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I press delete
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
      And "memo text" shows "Buy mil"
      And "memo" is selected

    Scenario: On compose: tap "web", then tap "profile"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I tap "web"
      And I tap "memo"
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I tap "web"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "1"
      And "좋아요" shows "0"
      When I tap "memo"
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I tap "web"
      And I leave the app
      And I come back to the app
      Then I am on the "web" screen
      And "web" is selected

    Scenario: On compose: tap "memo", then tap "profile"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I tap "memo"
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
      And I tap "memo"
      And I leave the app
      And I come back to the app
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "memo" is selected

    Scenario: On compose: tap "profile", then tap "profile"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I tap "profile"
      And I tap "memo"
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I tap "profile"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "1"
      And "좋아요" shows "0"
      When I restart the app
      And I swipe left on the "Buy milk" row
      Then "Delete" is enabled
      And I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And "memo" is selected

    Scenario: On compose: tap "profile", then leave
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I tap "profile"
      And I leave the app
      And I come back to the app
      And I tap "memo"
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I go back
      And I tap "memo"
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
