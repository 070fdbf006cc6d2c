@walk
Feature: Walks through memo, part 1 of 10
  Walks through the app that take pairs of consecutive actions: what is typed is kept, a screen is
  entered a second and a third time, an action is repeated, a text is deleted and typed anew. They were
  proposed by `spec coverage --paths --suggest`, and what they check was compared with the requirements.

  Rule: Walks that begin on compose

    Scenario: On compose: tap "back", then tap "web"
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I tap "back"
      And I tap "web"
      Then I am on the "web" screen
      When I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "0"
      And "좋아요" shows "0"
      When I tap "profile"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "0"
      And "좋아요" shows "0"
      When I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      Then I am on the "memos" screen
      When I tap "New memo"
      Then I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "new"
      And "memo text" is empty
      When I tap "heart"
      And I tap "heart"
      Then I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "new"
      And "memo text" is empty
      When I tap "memo text"
      Then "memo text" has the focus
      And the return key says "return"
      And the keyboard is for "default"
      And I see "caret"
      When I type "Call Ann" into "memo text"
      Then "memo text" shows "Call Ann"
      When I tap "heart"
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

    Scenario: On compose: tap "back", then tap "memo"
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I tap "back"
      And I tap "memo"
      Then I am on the "memos" screen
      When I tap "New memo"
      Then I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "new"
      And "memo text" is empty
      When I tap "memo text"
      Then "memo text" has the focus
      And the return key says "return"
      And the keyboard is for "default"
      And I see "caret"
      When I press the return key
      Then "memo text" is not empty
      When I type "Call Ann" into "memo text"
      And I type "Call Ann" into "memo text"
      And I press delete
      And I press delete
      And I press the return key
      And I press the return key
      And I tap "heart"
      And I type "Call Ann" into "memo text"
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
      And "memo text" is not empty
      And "memo" is selected

    Scenario: On compose: tap "back", then leave
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I tap "back"
      And I leave the app
      And I come back to the app
      And I tap "New memo"
      Then I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "new"
      And "memo text" is empty
      When I tap "trash"
      Then I am on the "memos" screen
      When I tap "New memo"
      Then I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "new"
      And "memo text" is empty
      When I tap "memo"
      Then I am on the "memos" screen
      When I tap "memo"
      And I tap "memo"
      Then I am on the "memos" screen
      When I tap "web"
      Then I am on the "web" screen
      When I tap "web"
      Then I am on the "web" screen
      When I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "0"
      And "좋아요" shows "0"
      When I tap "web"
      Then I am on the "web" screen
      When I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "Choose a photo" is enabled
      And "메모" shows "0"
      And "좋아요" shows "0"
      And "로그아웃" is enabled
      And "profile" is selected

    Scenario: On compose: tap "heart", then tap "trash"
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I tap "heart"
      And I tap "trash"
      Then I am on the "memos" screen
      When I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "0"
      And "좋아요" shows "0"
      When I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "0"
      And "좋아요" shows "0"
      When I tap "memo"
      Then I am on the "memos" screen
      When I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      Then I am on the "memos" screen
      When I tap "memo"
      Then I am on the "memos" screen
      When I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "0"
      And "좋아요" shows "0"
      When I tap "web"
      Then I am on the "web" screen
      When I tap "web"
      And I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      Then I am on the "memos" screen
      When I tap "web"
      Then I am on the "web" screen
      And "web" is selected

    Scenario: On compose: tap "heart", then tap "action"
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I tap "heart"
      And I tap "action"
      Then I see the alert "메모를 작성하세요"
      And the alert says "빈 메모입니다. 새로운 메모를 작성하세요"
      And the alert offers:
        | 확인 |
      When I answer "확인"
      And I tap "heart"
      Then I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "new"
      And "memo text" is empty
      When I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "0"
      And "좋아요" shows "0"
      When I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "0"
      And "좋아요" shows "0"
      When I tap "Choose a photo"
      Then I see the alert "Photos"
      And the alert offers:
        | mountain |
        | sea      |
        | forest   |
        | Cancel   |
      When I answer "mountain"
      Then I see no alert
      And the image of "photo" is "mountain"
      When I tap "memo"
      And I tap "trash"
      And I tap "web"
      Then I am on the "web" screen
      When I leave the app
      And I come back to the app
      Then I am on the "web" screen
      When I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "mountain"
      And "Choose a photo" is enabled
      And "메모" shows "0"
      And "좋아요" shows "0"
      And "로그아웃" is enabled
      And "profile" is selected

    Scenario: On compose: tap "heart", then enter valid text into "memo text"
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I tap "heart"
      And I type "Call Ann" into "memo text"
      Then "memo text" has the focus
      And the return key says "return"
      And the keyboard is for "default"
      And "memo text" shows "Call Ann"
      And I see "caret"
      When I clear "memo text"
      Then "memo text" is empty
      When I type "Call Ann" into "memo text"
      Then "memo text" shows "Call Ann"
      When I press delete
      Then "memo text" shows "Call An"
      When I tap "heart"
      Then I am on the "compose" screen
      And "memo text" has the focus
      And the return key says "return"
      And "title" shows "new"
      And "memo text" shows "Call An"
      When I press the return key
      Then "memo text" is not empty
      When I type "Call Ann" into "memo text"
      Then I am on the "compose" screen
      And "memo text" has the focus
      And the return key says "return"
      And "title" shows "new"
      And "memo text" is not empty
      When I clear "memo text"
      Then "memo text" is empty
      When I press the return key
      Then "memo text" is not empty
      When I tap "heart"
      Then I am on the "compose" screen
      And "memo text" has the focus
      And the return key says "return"
      And "title" shows "new"
      And "memo text" is not empty
      When I press delete
      And I tap "back"
      And I tap "New memo"
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

    Scenario: On compose: tap "heart", then go back
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I tap "heart"
      And I go back
      Then I am on the "memos" screen
      When I tap "New memo"
      Then I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "new"
      And "memo text" is empty
      When I tap "web"
      Then I am on the "web" screen
      When I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "0"
      And "좋아요" shows "0"
      When I tap "memo"
      And I tap "trash"
      And I tap "memo"
      Then I am on the "memos" screen
      When I leave the app
      And I come back to the app
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "0"
      And "좋아요" shows "0"
      When I leave the app
      And I come back to the app
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "0"
      And "좋아요" shows "0"
      When I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "Choose a photo" is enabled
      And "메모" shows "0"
      And "좋아요" shows "0"
      And "로그아웃" is enabled
      And "profile" is selected

    Scenario: On compose: tap "heart", then leave
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I tap "heart"
      And I leave the app
      And I come back to the app
      Then I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "new"
      And "memo text" is empty
      When I tap "memo text"
      Then "memo text" has the focus
      And the return key says "return"
      And the keyboard is for "default"
      And I see "caret"
      When I tap "heart"
      And I tap "heart"
      Then I am on the "compose" screen
      And "memo text" has the focus
      And the return key says "return"
      And "title" shows "new"
      And "memo text" is empty
      When I type "Call Ann" into "memo text"
      Then "memo text" shows "Call Ann"
      When I press the return key
      Then "memo text" is not empty
      When I press delete
      Then "memo text" shows "Call Ann"
      When I type "Call Ann" into "memo text"
      Then "memo text" shows "Call AnnCall Ann"
      When I press the return key
      Then "memo text" is not empty
      When I clear "memo text"
      Then "memo text" is empty
      When I tap "heart"
      Then I am on the "compose" screen
      And "memo text" has the focus
      And the return key says "return"
      And "title" shows "new"
      And "memo text" is empty
      When I press the return key
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

    Scenario: On compose: enter valid text into "memo text", then enter valid text into "memo text"
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And I type "Call Ann" into "memo text"
      Then "memo text" shows "Call AnnCall Ann"
      When I tap "trash"
      Then I am on the "memos" screen
      When I tap "New memo"
      Then I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "new"
      And "memo text" is empty
      When I go back
      Then I am on the "memos" screen
      When I tap "web"
      Then I am on the "web" screen
      When I tap "web"
      And I leave the app
      And I come back to the app
      And I tap "memo"
      Then I am on the "memos" screen
      When I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "0"
      And "좋아요" shows "0"
      When I tap "로그아웃"
      And I leave the app
      And I come back to the app
      Then I am on the "sign in" screen
      And "Sign in with Apple" is enabled

    Scenario: On compose: enter valid text into "memo text", then delete in "memo text", valid text remains
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And I press delete
      Then "memo text" shows "Call An"
      When I clear "memo text"
      Then "memo text" is empty
      When I tap "trash"
      Then I am on the "memos" screen
      When I tap "New memo"
      Then I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "new"
      And "memo text" is empty
      When I leave the app
      And I come back to the app
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "0"
      And "좋아요" shows "0"
      When I tap "memo"
      And I tap "trash"
      And I leave the app
      And I come back to the app
      And I tap "web"
      Then I am on the "web" screen
      And "web" is selected

    Scenario: On compose: enter valid text into "memo text", then leave
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And I leave the app
      And I come back to the app
      Then I am on the "compose" screen
      And "memo text" has the focus
      And the return key says "return"
      And "title" shows "new"
      And "memo text" shows "Call Ann"
      When I tap "heart"
      Then I am on the "compose" screen
      And "memo text" has the focus
      And the return key says "return"
      And "title" shows "new"
      And "memo text" shows "Call Ann"
      When I press delete
      Then "memo text" shows "Call An"
      When I go back
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Call An" is "none"
      And I see "Call An"
      When I tap "New memo"
      Then I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "new"
      And "memo text" is empty
      When I tap "heart"
      And I tap "memo"
      Then I am on the "memos" screen
      And I see 1 row
      And the image of "Call An" is "none"
      And I see "Call An"
      When I tap "New memo"
      Then I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "new"
      And "memo text" is empty
      When I tap "heart"
      And I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
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

    Scenario: On compose: go back, then tap "memo"
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I go back
      And I tap "memo"
      Then I am on the "memos" screen
      When I tap "New memo"
      And I tap "heart"
      And I tap "back"
      Then I am on the "memos" screen
      When I tap "New memo"
      And I tap "memo text"
      And I go back
      Then I am on the "memos" screen
      When I tap "New memo"
      Then I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "new"
      And "memo text" is empty
      When I tap "memo text"
      And I tap "back"
      Then I am on the "memos" screen
      When I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      And I leave the app
      And I come back to the app
      Then I am on the "memos" screen
      And "title" shows "memo"
      And "New memo" is enabled
      And "memo" is selected

    Scenario: On compose: go back, then tap "profile"
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I go back
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "0"
      And "좋아요" shows "0"
      When I tap "web"
      And I leave the app
      And I come back to the app
      And I tap "web"
      Then I am on the "web" screen
      When I tap "profile"
      And I tap "memo"
      Then I am on the "memos" screen
      When I tap "memo"
      Then I am on the "memos" screen
      When I tap "New memo"
      And I tap "memo text"
      And I tap "trash"
      Then I am on the "memos" screen
      When I tap "web"
      Then I am on the "web" screen
      And "web" is selected

    Scenario: On compose: go back, then leave
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I go back
      And I leave the app
      And I come back to the app
      And I tap "memo"
      Then I am on the "memos" screen
      When I tap "New memo"
      And I tap "memo text"
      And I tap "action"
      Then I see the alert "메모를 작성하세요"
      And the alert says "빈 메모입니다. 새로운 메모를 작성하세요"
      And the alert offers:
        | 확인 |
      When I answer "확인"
      Then I see no alert
      When I press the return key
      Then "memo text" is not empty
      When I press the return key
      Then I am on the "compose" screen
      And "memo text" has the focus
      And the return key says "return"
      And "title" shows "new"
      And "memo text" is not empty
      When I tap "back"
      Then I am on the "memos" screen
      And I see 1 row
      When I tap "New memo"
      Then I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "new"
      And "memo text" is empty
      When I tap "memo text"
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

    Scenario: On compose (left): come back, then tap "back"
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I leave the app
      And I come back to the app
      And I tap "back"
      Then I am on the "memos" screen
      When I tap "New memo"
      And I type "Call Ann" into "memo text"
      And I press the return key
      Then "memo text" is not empty
      When I tap "trash"
      Then I am on the "memos" screen
      When I tap "web"
      Then I am on the "web" screen
      When I tap "profile"
      And I tap "Choose a photo"
      Then I see the alert "Photos"
      And the alert offers:
        | mountain |
        | sea      |
        | forest   |
        | Cancel   |
      When I answer "mountain"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "mountain"
      And "메모" shows "0"
      And "좋아요" shows "0"
      When I tap "로그아웃"
      Then I am on the "sign in" screen
      And "Sign in with Apple" is enabled
      And there is no secret "user_id"

    Scenario: On compose (left): come back, then tap "trash"
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I leave the app
      And I come back to the app
      And I tap "trash"
      Then I am on the "memos" screen
      When I tap "New memo"
      And I tap "web"
      And I tap "web"
      Then I am on the "web" screen
      When I tap "profile"
      And I tap "로그아웃"
      Then I am on the "sign in" screen
      And there is no secret "user_id"
      When I tap "Sign in with Apple"
      And I answer "Continue"
      And I tap "New memo"
      Then I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "new"
      And "memo text" is empty
      When I tap "web"
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

    Scenario: On compose (left): come back, then tap "heart"
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I leave the app
      And I come back to the app
      And I tap "heart"
      Then I am on the "compose" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "new"
      And "memo text" is empty
      When I tap "web"
      And I tap "memo"
      And I tap "web"
      And I leave the app
      And I come back to the app
      And I leave the app
      And I come back to the app
      And I tap "profile"
      And I leave the app
      And I come back to the app
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

    Scenario: On compose (left): come back, then tap "action"
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I leave the app
      And I come back to the app
      And I tap "action"
      Then I see the alert "메모를 작성하세요"
      And the alert says "빈 메모입니다. 새로운 메모를 작성하세요"
      And the alert offers:
        | 확인 |
      When I answer "확인"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "메모" shows "0"
      And "좋아요" shows "0"
      When I tap "memo"
      And I tap "web"
      And I tap "memo"
      And I tap "memo"
      And I tap "web"
      Then I am on the "web" screen
      When I tap "profile"
      And I tap "profile"
      And I leave the app
      And I come back to the app
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "Choose a photo" is enabled
      And "메모" shows "0"
      And "좋아요" shows "0"
      And "로그아웃" is enabled
      And "profile" is selected

    Scenario: On compose (left): come back, then enter valid text into "memo text"
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I leave the app
      And I come back to the app
      And I type "Call Ann" into "memo text"
      Then "memo text" has the focus
      And the return key says "return"
      And the keyboard is for "default"
      And "memo text" shows "Call Ann"
      And I see "caret"
      When I tap "back"
      And I tap "web"
      Then I am on the "web" screen
      When I tap "profile"
      And I tap "memo"
      And I leave the app
      And I come back to the app
      And I leave the app
      And I come back to the app
      And I tap "New memo"
      And I tap "memo"
      And I tap "profile"
      Then I am on the "profile" screen
      And the image of "photo" is "person"
      And "Choose a photo" is enabled
      And "메모" shows "1"
      And "좋아요" shows "0"
      And "로그아웃" is enabled
      And "profile" is selected

    Scenario: On compose (left): come back, then go back
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I leave the app
      And I come back to the app
      And I go back
      Then I am on the "memos" screen
      When I tap "New memo"
      And I tap "memo"
      And I leave the app
      And I come back to the app
      And I tap "New memo"
      And I tap "profile"
      And I tap "Choose a photo"
      Then I see the alert "Photos"
      And the alert offers:
        | mountain |
        | sea      |
        | forest   |
        | Cancel   |
      When I answer "mountain"
      And I tap "Choose a photo"
      Then I see the alert "Photos"
      And the alert offers:
        | mountain |
        | sea      |
        | forest   |
        | Cancel   |
      When I answer "mountain"
      And I tap "로그아웃"
      Then I am on the "sign in" screen
      And "Sign in with Apple" is enabled
      And there is no secret "user_id"

    Scenario: On compose (left): come back, then leave
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I leave the app
      And I come back to the app
      And I leave the app
      And I come back to the app
      And I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      And I tap "profile"
      And I tap "로그아웃"
      Then I am on the "sign in" screen
      And there is no secret "user_id"
      When I tap "Sign in with Apple"
      And I answer "Continue"
      And I tap "web"
      Then I am on the "web" screen
      And "web" is selected

    Scenario: On compose: tap "profile", then tap "web"
      Given the keychain holds "001234.abcd" as "user_id"
      And the "memo" app is open
      When I tap "New memo"
      And I tap "profile"
      And I tap "web"
      Then I am on the "web" screen
      When I tap "memo"
      And I tap "profile"
      And I tap "memo"
      And I tap "profile"
      And I leave the app
      And I come back to the app
      And I tap "Choose a photo"
      Then I see the alert "Photos"
      And the alert offers:
        | mountain |
        | sea      |
        | forest   |
        | Cancel   |
      When I answer "mountain"
      And I tap "web"
      Then I am on the "web" screen
      And "web" is selected
