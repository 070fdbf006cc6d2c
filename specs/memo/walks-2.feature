@walk
Feature: Walks through memo, part 2 of 10
  Walks through the app that take pairs of consecutive actions: what is typed is kept, a screen is
  entered a second and a third time, an action is repeated, a text is deleted and typed anew. They were
  proposed by `spec coverage --paths --suggest`, and what they check was compared with the requirements.

  Rule: Walks that begin on compose

    Scenario: On compose › 메모를 작성하세요: answer "확인", then tap "back"
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I tap "profile"
      And I tap "memo"
      And I tap "action"
      And I answer "확인"
      And I tap "back"
      Then I am on the "memos" screen
      When I tap "New memo"
      And I tap "action"
      And I answer "확인"
      And I tap "trash"
      Then I am on the "memos" screen
      When I tap "New memo"
      And I tap "action"
      And I answer "확인"
      And I tap "action"
      Then I see the alert "메모를 작성하세요"
      And the alert says "빈 메모입니다. 새로운 메모를 작성하세요"
      And the alert offers:
        | 확인 |
      And I am on the "compose" screen
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

    Scenario: On compose: tap "action", then pull the sheet down
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And I tap "action"
      And I pull the sheet down
      Then I see no alert
      When I tap "heart"
      Then I am on the "compose" screen
      And "memo text" has the focus
      And the return key says "return"
      And "title" shows "new"
      And "memo text" shows "Call Ann"
      When I clear "memo text"
      Then "memo text" is empty
      When I go back
      Then I am on the "memos" screen
      When I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      And I tap "New memo"
      And I tap "action"
      And I answer "확인"
      And I tap "memo text"
      Then "memo text" has the focus
      And the return key says "return"
      And the keyboard is for "default"
      And I see "caret"
      When I tap "back"
      And I tap "memo"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And "memo" is selected

    Scenario: On compose (left): come back, then press return
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I tap "memo text"
      And I leave the app
      And I come back to the app
      And I press the return key
      Then "memo text" is not empty
      When I press delete
      And I tap "back"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "0"
      And "좋아요" shows "0"
      When I tap "Choose a photo"
      And I answer "mountain"
      And I tap "memo"
      Then I am on the "memos" screen
      When I tap "New memo"
      And I tap "action"
      And I answer "확인"
      And I type "Call Ann" into "memo text"
      Then "memo text" has the focus
      And the return key says "return"
      And the keyboard is for "default"
      And "memo text" shows "Call Ann"
      And I see "caret"
      And I am on the "compose" screen
      And "title" shows "new"
      And "back" is enabled
      And "trash" is enabled
      And "heart" is enabled
      And "action" is enabled
      And the image of "action" is "square.and.arrow.up"
      And "memo" is selected

    Scenario: On compose › Share: answer "Copy", then tap "trash"
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And I tap "action"
      And I answer "Copy"
      And I tap "trash"
      Then I am on the "memos" screen
      When I tap "memo"
      Then I am on the "memos" screen
      When I tap "New memo"
      And I tap "action"
      And I answer "확인"
      And I tap "web"
      Then I am on the "web" screen
      When I tap "profile"
      And I tap "Choose a photo"
      And I answer "mountain"
      And I leave the app
      And I come back to the app
      Then I am on the "profile" screen
      And the image of "photo" is "mountain"
      And "Choose a photo" is enabled
      And "메모" shows "0"
      And "좋아요" shows "0"
      And "로그아웃" is enabled
      And "profile" is selected

    Scenario: On compose › Share: answer "Copy", then tap "heart"
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And I tap "action"
      And I answer "Copy"
      And I tap "heart"
      Then I am on the "compose" screen
      And "memo text" has the focus
      And the return key says "return"
      And "title" shows "new"
      And "memo text" shows "Call Ann"
      When I go back
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Call Ann" is "none"
      And I see "Call Ann"
      When I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      And I tap "New memo"
      And I tap "action"
      And I answer "확인"
      And I tap "memo"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Call Ann" is "none"
      And I see "Call Ann"
      And "memo" is selected

    Scenario: On compose › Share: answer "Copy", then tap "action"
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And I tap "action"
      And I answer "Copy"
      And I tap "action"
      Then I see the alert "Share"
      And the alert says "Call Ann"
      And the alert offers:
        | Copy  |
        | Close |
      When I answer "Copy"
      And I type "Call Ann" into "memo text"
      Then "memo text" shows "Call AnnCall Ann"
      When I go back
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Call AnnCall Ann" is "none"
      And I see "Call AnnCall Ann"
      When I tap "memo"
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Call AnnCall Ann" is "none"
      And I see "Call AnnCall Ann"
      When I tap "New memo"
      And I tap "action"
      And I answer "확인"
      And I go back
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Call AnnCall Ann" is "none"
      And I see "Call AnnCall Ann"
      And "memo" is selected

    Scenario: On compose › Share: answer "Copy", then go back
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And I tap "action"
      And I answer "Copy"
      And I go back
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Call Ann" is "none"
      And I see "Call Ann"
      When I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "1"
      And "좋아요" shows "0"
      When I tap "Choose a photo"
      And I answer "sea"
      And I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      And I tap "New memo"
      And I tap "action"
      And I answer "확인"
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

    Scenario: On compose › Share: answer "Copy", then leave
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And I tap "action"
      And I answer "Copy"
      And I leave the app
      And I come back to the app
      And I press delete
      Then "memo text" shows "Call An"
      When I tap "back"
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Call An" is "none"
      And I see "Call An"
      When I tap "memo"
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Call An" is "none"
      And I see "Call An"
      When I tap "New memo"
      And I tap "memo text"
      And I tap "back"
      And I leave the app
      And I come back to the app
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Call An" is "none"
      And I see "Call An"
      And "memo" is selected

    Scenario: On compose › Share: answer "Close", then tap "trash"
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And I tap "action"
      And I answer "Close"
      And I tap "trash"
      Then I am on the "memos" screen
      When I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "0"
      And "좋아요" shows "0"
      When I tap "Choose a photo"
      And I answer "sea"
      And I tap "memo"
      Then I am on the "memos" screen
      When I tap "New memo"
      And I tap "memo text"
      And I tap "trash"
      And I tap "memo"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And "memo" is selected

    Scenario: On compose › Share: answer "Close", then tap "heart"
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And I tap "action"
      And I answer "Close"
      And I tap "heart"
      Then I am on the "compose" screen
      And "memo text" has the focus
      And the return key says "return"
      And "title" shows "new"
      And "memo text" shows "Call Ann"
      When I tap "back"
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Call Ann" is "none"
      And I see "Call Ann"
      When I leave the app
      And I come back to the app
      And I tap "New memo"
      And I tap "memo text"
      And I tap "trash"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "1"
      And "좋아요" shows "0"
      When I tap "Choose a photo"
      And I answer "sea"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "sea"
      And "Choose a photo" is enabled
      And "메모" shows "1"
      And "좋아요" shows "0"
      And "로그아웃" is enabled
      And "profile" is selected

    Scenario: On compose › Share: answer "Close", then tap "action"
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And I tap "action"
      And I answer "Close"
      And I tap "action"
      Then I see the alert "Share"
      And the alert says "Call Ann"
      And the alert offers:
        | Copy  |
        | Close |
      When I answer "Copy"
      And I clear "memo text"
      Then "memo text" is empty
      When I tap "back"
      Then I am on the "memos" screen
      When I tap "New memo"
      And I tap "memo text"
      And I tap "trash"
      And I leave the app
      And I come back to the app
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And "memo" is selected

    Scenario: On compose › Share: answer "Close", then enter valid text into "memo text"
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And I tap "action"
      And I answer "Close"
      And I type "Call Ann" into "memo text"
      Then "memo text" shows "Call AnnCall Ann"
      When I tap "back"
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Call AnnCall Ann" is "none"
      And I see "Call AnnCall Ann"
      When I tap "New memo"
      And I tap "memo text"
      And I tap "heart"
      And I go back
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Call AnnCall Ann" is "none"
      And I see "Call AnnCall Ann"
      When I tap "memo"
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Call AnnCall Ann" is "none"
      And I see "Call AnnCall Ann"
      When I tap "New memo"
      And I tap "memo text"
      And I tap "heart"
      And I tap "back"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Call AnnCall Ann" is "none"
      And I see "Call AnnCall Ann"
      And "memo" is selected

    Scenario: On compose › Share: answer "Close", then go back
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And I tap "action"
      And I answer "Close"
      And I go back
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Call Ann" is "none"
      And I see "Call Ann"
      When I leave the app
      And I come back to the app
      And I tap "New memo"
      And I tap "memo text"
      And I tap "heart"
      And I tap "trash"
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Call Ann" is "none"
      And I see "Call Ann"
      When I tap "New memo"
      And I tap "memo text"
      And I tap "heart"
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

    Scenario: On compose › Share: answer "Close", then leave
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And I tap "action"
      And I answer "Close"
      And I leave the app
      And I come back to the app
      And I press the return key
      Then "memo text" is not empty
      When I tap "action"
      Then I see the alert "Share"
      And the alert offers:
        | Copy  |
        | Close |
      When I answer "Copy"
      And I press delete
      Then "memo text" shows "Call Ann"
      When I tap "trash"
      Then I am on the "memos" screen
      When I leave the app
      And I come back to the app
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And "memo" is selected

    Scenario: On compose › Share: pull the sheet down, then tap "back"
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And I tap "action"
      And I pull the sheet down
      And I tap "back"
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Call Ann" is "none"
      And I see "Call Ann"
      When I tap "New memo"
      And I tap "memo text"
      And I tap "heart"
      And I leave the app
      And I come back to the app
      And I type "Call Ann" into "memo text"
      Then "memo text" shows "Call Ann"
      When I type "Call Ann" into "memo text"
      Then "memo text" shows "Call AnnCall Ann"
      When I tap "action"
      Then I see the alert "Share"
      And the alert says "Call AnnCall Ann"
      And the alert offers:
        | Copy  |
        | Close |
      When I answer "Copy"
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

    Scenario: On compose › Share: pull the sheet down, then tap "trash"
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And I tap "action"
      And I pull the sheet down
      And I tap "trash"
      Then I am on the "memos" screen
      When I tap "New memo"
      And I tap "memo text"
      And I type "Call Ann" into "memo text"
      And I clear "memo text"
      Then "memo text" is empty
      When I tap "action"
      Then I see the alert "메모를 작성하세요"
      And the alert says "빈 메모입니다. 새로운 메모를 작성하세요"
      And the alert offers:
        | 확인 |
      When I answer "확인"
      And I type "Call Ann" into "memo text"
      Then "memo text" shows "Call Ann"
      When I tap "back"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Call Ann" is "none"
      And I see "Call Ann"
      And "memo" is selected

    Scenario: On compose › Share: pull the sheet down, then tap "action"
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And I tap "action"
      And I pull the sheet down
      And I tap "action"
      Then I see the alert "Share"
      And the alert says "Call Ann"
      And the alert offers:
        | Copy  |
        | Close |
      When I answer "Close"
      And I press delete
      Then "memo text" shows "Call An"
      When I tap "action"
      Then I see the alert "Share"
      And the alert says "Call An"
      And the alert offers:
        | Copy  |
        | Close |
      When I answer "Close"
      And I press the return key
      Then "memo text" is not empty
      When I go back
      Then I am on the "memos" screen
      And I see 1 row
      When I tap "New memo"
      And I tap "memo text"
      And I type "Call Ann" into "memo text"
      And I tap "trash"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And "memo" is selected

    Scenario: On compose › Share: pull the sheet down, then enter valid text into "memo text"
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And I tap "action"
      And I pull the sheet down
      And I type "Call Ann" into "memo text"
      Then "memo text" shows "Call AnnCall Ann"
      When I leave the app
      And I come back to the app
      And I clear "memo text"
      Then "memo text" is empty
      When I leave the app
      And I come back to the app
      And I go back
      Then I am on the "memos" screen
      When I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "0"
      And "좋아요" shows "0"
      When I tap "Choose a photo"
      And I answer "sea"
      And I leave the app
      And I come back to the app
      Then I am on the "profile" screen
      And the image of "photo" is "sea"
      And "Choose a photo" is enabled
      And "메모" shows "0"
      And "좋아요" shows "0"
      And "로그아웃" is enabled
      And "profile" is selected

    Scenario: On compose › Share: pull the sheet down, then go back
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And I tap "action"
      And I pull the sheet down
      And I go back
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Call Ann" is "none"
      And I see "Call Ann"
      When I tap "New memo"
      And I tap "memo text"
      And I type "Call Ann" into "memo text"
      And I tap "action"
      Then I see the alert "Share"
      And the alert says "Call Ann"
      And the alert offers:
        | Copy  |
        | Close |
      When I answer "Close"
      And I clear "memo text"
      Then "memo text" is empty
      When I type "Call Ann" into "memo text"
      And I go back
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 2 rows
      And the image of the 1st "Call Ann" row is "none"
      And I see the 1st "Call Ann" row
      And the image of the 2nd "Call Ann" row is "none"
      And I see the 2nd "Call Ann" row
      And "memo" is selected

    Scenario: On compose › Share: pull the sheet down, then leave
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And I tap "action"
      And I pull the sheet down
      And I leave the app
      And I come back to the app
      And I tap "back"
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Call Ann" is "none"
      And I see "Call Ann"
      When I tap "New memo"
      And I tap "memo text"
      And I type "Call Ann" into "memo text"
      And I leave the app
      And I come back to the app
      And I tap "trash"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And the image of "Call Ann" is "none"
      And I see "Call Ann"
      And "memo" is selected

    Scenario: On compose › Share: pull the sheet down, then clear "memo text"
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And I tap "action"
      And I pull the sheet down
      And I clear "memo text"
      Then "memo text" is empty
      When I press the return key
      And I press delete
      And I press the return key
      And I tap "trash"
      Then I am on the "memos" screen
      When I tap "New memo"
      And I tap "memo text"
      And I press the return key
      And I tap "action"
      Then I see the alert "Share"
      And the alert offers:
        | Copy  |
        | Close |
      When I pull the sheet down
      And I press the return key
      Then I am on the "compose" screen
      And "memo text" has the focus
      And the return key says "return"
      And "title" shows "new"
      And "back" is enabled
      And "trash" is enabled
      And "heart" is enabled
      And "action" is enabled
      And the image of "action" is "square.and.arrow.up"
      And "memo text" is not empty
      And "memo" is selected

    Scenario: On compose › 삭제 확인: answer "삭제", then tap "New memo"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "trash"
      And I answer "삭제"
      And I tap "New memo"
      Then I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "new"
      And "memo text" is empty
      When I tap "memo text"
      And I press the return key
      And I clear "memo text"
      Then "memo text" is empty
      When I press the return key
      And I go back
      Then I am on the "memos" screen
      And I see 1 row
      When I tap "New memo"
      And I tap "memo text"
      And I press the return key
      And I leave the app
      And I come back to the app
      And I tap "action"
      Then I see the alert "Share"
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
      And "memo text" is not empty
      And "memo" is selected

    Scenario: On compose › 삭제 확인: answer "삭제", then tap "web"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "trash"
      And I answer "삭제"
      And I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      And I tap "New memo"
      And I tap "memo text"
      And I go back
      And I leave the app
      And I come back to the app
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And I tap "heart"
      And I tap "trash"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And "memo" is selected

    Scenario: On compose › 삭제 확인: answer "삭제", then tap "memo"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "trash"
      And I answer "삭제"
      And I tap "memo"
      Then I am on the "memos" screen
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And I tap "heart"
      And I tap "action"
      Then I see the alert "Share"
      And the alert says "Call Ann"
      And the alert offers:
        | Copy  |
        | Close |
      When I pull the sheet down
      And I press delete
      Then "memo text" shows "Call An"
      When I leave the app
      And I come back to the app
      And I type "Call Ann" into "memo text"
      Then "memo text" shows "Call AnCall Ann"
      When I tap "heart"
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
      And "memo text" shows "Call AnCall Ann"
      And "memo" is selected

    Scenario: On compose › 삭제 확인: answer "삭제", then tap "profile"
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "trash"
      And I answer "삭제"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "0"
      And "좋아요" shows "0"
      When I tap "Choose a photo"
      And I answer "forest"
      And I tap "Choose a photo"
      Then I see the alert "Photos"
      And the alert offers:
        | mountain |
        | sea      |
        | forest   |
        | Cancel   |
      When I answer "forest"
      And I tap "로그아웃"
      Then I am on the "sign in" screen
      And there is no secret "user_id"
      When I tap "Sign in with Apple"
      And I answer "Continue"
      And I tap "memo"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And "memo" is selected

    Scenario: On compose › 삭제 확인: answer "삭제", then leave
      Given the keychain holds "001234.abcd" as "user_id"
      And the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      When I tap the "Buy milk" row
      And I tap "trash"
      And I answer "삭제"
      And I leave the app
      And I come back to the app
      And I tap "New memo"
      And I type "Call Ann" into "memo text"
      And I press the return key
      And I leave the app
      And I come back to the app
      And I go back
      Then I am on the "memos" screen
      And I see 1 row
      When I tap "New memo"
      And I leave the app
      And I come back to the app
      And I tap "memo"
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And I see 1 row
      And "memo" is selected
