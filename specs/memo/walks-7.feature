@walk
Feature: Walks through memo, part 7 of 10
  Walks through the app that take pairs of consecutive actions: what is typed is kept, a screen is
  entered a second and a third time, an action is repeated, a text is deleted and typed anew. They were
  proposed by `spec coverage --paths --suggest`, and what they check was compared with the requirements.

  Rule: Walks that begin on compose

    Scenario: On compose › Share, focus "memo text": answer "Close", then tap "web"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "action"
      And I answer "Close"
      And I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      And I tap "back"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And "memo" is selected

    Scenario: On compose › Share, focus "memo text": answer "Close", then tap "memo"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "action"
      And I answer "Close"
      And I tap "memo"
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

    Scenario: On compose › Share, focus "memo text": answer "Close", then tap "profile"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "action"
      And I answer "Close"
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

    Scenario: On compose › Share, focus "memo text": answer "Close", then go back
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "action"
      And I answer "Close"
      And I go back
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

    Scenario: On compose › Share, focus "memo text": answer "Close", then leave
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "action"
      And I answer "Close"
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

    Scenario: On compose › Share, focus "memo text": pull the sheet down, then tap "back"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "action"
      And I pull the sheet down
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

    Scenario: On compose › Share, focus "memo text": pull the sheet down, then tap "trash"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
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

    Scenario: On compose › Share, focus "memo text": pull the sheet down, then tap "web"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "action"
      And I pull the sheet down
      And I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      And I tap "back"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And "memo" is selected

    Scenario: On compose › Share, focus "memo text": pull the sheet down, then tap "memo"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "action"
      And I pull the sheet down
      And I tap "memo"
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

    Scenario: On compose › Share, focus "memo text": pull the sheet down, then tap "profile"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "action"
      And I pull the sheet down
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

    Scenario: On compose › Share, focus "memo text": pull the sheet down, then go back
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I tap "action"
      And I pull the sheet down
      And I go back
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

    Scenario: On compose › Share, focus "memo text": pull the sheet down, then leave
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
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

    Scenario: On compose (left), focus "memo text": come back, then tap "heart"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I leave the app
      And I come back to the app
      And I tap "heart"
      Then the image of "heart" is "heart.fill"
      When I tap "back"
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
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

    Scenario: On compose (left), focus "memo text": come back, then enter valid text into "memo text"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I leave the app
      And I come back to the app
      And I type "Call Ann" into "memo text"
      Then "memo text" shows "Call Ann"
      When I tap "back"
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I leave the app
      And I come back to the app
      And I press the return key
      Then "memo text" is not empty
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

    Scenario: On compose (left), focus "memo text": come back, then go back
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I leave the app
      And I come back to the app
      And I go back
      Then I am on the "memos" screen
      And I see 1 row
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And the system announces that the keyboard hides
      And I clear "memo text"
      And I leave the app
      And I come back to the app
      And I leave the app
      And I come back to the app
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

  Rule: Walks that begin on memos

    Scenario: On memos: swipe right on a row, then choose in a row
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I swipe right on "Call Ann"
      And I choose "Delete" in "Call Ann"
      Then I see 1 row
      And there is no record "memo 2"
      And I do not see "Notification"
      When I tap "New memo"
      Then I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "new"
      And "memo text" is empty
      When I tap "memo text"
      And I press the return key
      And I press delete
      And I press the return key
      And I tap "back"
      Then I am on the "memos" screen
      And I see 2 rows
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I tap the "Buy milk" row
      And I tap "back"
      And I tap "web"
      Then I am on the "web" screen
      And "web" is selected

    Scenario: On memos: tap "memo", then choose in a row
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I tap "memo"
      And I choose "Delete" in "Call Ann"
      Then I see 1 row
      And there is no record "memo 2"
      When I tap "New memo"
      Then I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "new"
      And "memo text" is empty
      When I tap "back"
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I tap the "Buy milk" row
      And I tap "back"
      And I tap "memo"
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I tap the "Buy milk" row
      And I tap "back"
      And I leave the app
      And I come back to the app
      And I tap the "Buy milk" row
      And I tap "heart"
      And I tap "memo text"
      Then "memo text" has the focus
      And the return key says "return"
      And the keyboard is for "default"
      And I see "caret"
      And I am on the "compose" screen
      And "title" shows "edit"
      And "back" is enabled
      And "trash" is enabled
      And "heart" is enabled
      And the image of "heart" is "heart.fill"
      And "action" is enabled
      And the image of "action" is "square.and.arrow.up"
      And "memo text" shows "Buy milk"
      And "memo" is selected

    Scenario: On memos: leave, then come back
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I leave the app
      And I come back to the app
      Then I am on the "memos" screen
      And I see 2 rows
      And the image of "Call Ann" is "none"
      And I see "Call Ann"
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I choose "Delete" in "Call Ann"
      Then I see 1 row
      And there is no record "memo 2"
      When I tap "memo"
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I tap "New memo"
      Then I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "new"
      And "memo text" is empty
      When I tap "trash"
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I tap the "Buy milk" row
      And I tap "heart"
      And I clear "memo text"
      Then "memo text" has the focus
      And the return key says "return"
      And the keyboard is for "default"
      And "memo text" is empty
      And I see "caret"
      When I press the return key
      Then "memo text" is not empty
      When I press delete
      And I press the return key
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
      And the image of "heart" is "heart.fill"
      And "action" is enabled
      And the image of "action" is "square.and.arrow.up"
      And "memo text" is not empty
      And "memo" is selected

    Scenario: On memos: tap a row, then tap "web"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I tap "Call Ann"
      And I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      And I type "Call Ann" into "memo text"
      And I clear "memo text"
      Then "memo text" is empty
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

    Scenario: On memos: tap a row, then tap "memo"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I tap "Call Ann"
      And I tap "memo"
      Then I am on the "memos" screen
      And I see 2 rows
      And the image of "Call Ann" is "none"
      And I see "Call Ann"
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      When I tap the "Buy milk" row
      And I type "Call Ann" into "memo text"
      And I press delete
      Then "memo text" shows "Buy milkCall An"
      When the system announces that the keyboard hides
      And I tap "trash"
      And I answer "취소"
      Then I see no alert
      When I tap "heart"
      Then the image of "heart" is "heart.fill"
      When I tap "heart"
      Then the image of "heart" is "heart"
      When I type "Call Ann" into "memo text"
      Then "memo text" shows "Buy milkCall AnCall Ann"
      When I type "Call Ann" into "memo text"
      Then "memo text" shows "Buy milkCall AnCall AnnCall Ann"
      When I press delete
      Then "memo text" shows "Buy milkCall AnCall AnnCall An"
      When I press delete
      Then "memo text" shows "Buy milkCall AnCall AnnCall A"
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

    Scenario: On memos: tap a row, then tap "profile"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I tap "Call Ann"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "2"
      And "좋아요" shows "0"
      When I tap "memo"
      And I type "Call Ann" into "memo text"
      And I press the return key
      Then "memo text" is not empty
      When the system announces that the keyboard hides
      And I tap "trash"
      And I answer "삭제"
      Then I am on the "memos" screen
      And I see no alert
      And I see 1 row
      And the image of "Buy milk" is "none"
      And I see "Buy milk"
      And there is no record "memo 2"
      When I tap "New memo"
      Then I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "new"
      And "memo text" is empty
      When I tap "back"
      And I tap the "Buy milk" row
      And I type "Call Ann" into "memo text"
      And I go back
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Buy milkCall Ann" is "none"
      And I see "Buy milkCall Ann"
      And "memo" is selected

    Scenario: On memos: tap a row, then leave
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I tap "Call Ann"
      And I leave the app
      And I come back to the app
      And I clear "memo text"
      Then "memo text" has the focus
      And the return key says "return"
      And the keyboard is for "default"
      And "memo text" is empty
      And I see "caret"
      When I tap "trash"
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

    Scenario: On memos: choose in a row, then tap "profile"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I choose "Delete" in "Call Ann"
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
      When I answer "Cancel"
      And I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      And I tap the "Buy milk" row
      And I type "Call Ann" into "memo text"
      And I leave the app
      And I come back to the app
      And the system announces that the keyboard hides
      And I tap "heart"
      And I press delete
      Then "memo text" shows "Buy milkCall An"
      When I type "Call Ann" into "memo text"
      Then "memo text" shows "Buy milkCall AnCall Ann"
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

    Scenario: On memos: choose in a row, then tap "web"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I choose "Delete" in "Call Ann"
      And I tap "web"
      Then I am on the "web" screen
      When I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      And I tap the "Buy milk" row
      And I clear "memo text"
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

    Scenario: On memos: choose in a row, then leave
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open
      When I swipe left on the "Buy milk" row
      And I choose "Delete" in "Call Ann"
      And I leave the app
      And I come back to the app
      And I tap "New memo"
      Then I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "new"
      And "memo text" is empty
      When I tap "heart"
      Then I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "new"
      And "memo text" is empty
      When I tap "back"
      And I tap the "Buy milk" row
      And I clear "memo text"
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
