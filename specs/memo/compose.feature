Feature: Writing and editing
  One screen writes new memos and edits stored ones. What its buttons do depends on which of the
  two it is, and on whether the text has changed.

  Background:
    Given the keychain holds "001234.abcd" as "user_id"
    And the app stored "Buy milk" as "memo 1"
    And the "memo" app is open

  Rule: Which of the two it is

    @memo-4.4.1 @memo-4.4.2 @memo-4.4.4
    Scenario: Without a memo it is a new one
      When I tap "New memo"
      Then I am on the "compose" screen
      And "title" shows "new"
      And "memo text" is empty

    @memo-4.4.1 @memo-4.4.2 @memo-4.4.4
    Scenario: With a memo it is an edit of that one
      When I tap the "Buy milk" row
      Then I am on the "compose" screen
      And "title" shows "edit"
      And "memo text" shows "Buy milk"

    @memo-4.4.1
    Scenario: It comes by a push, with its four buttons
      When I tap "New memo"
      Then the "compose" screen is pushed with animation
      And I see in this order:
        | back   |
        | trash  |
        | heart  |
        | action |

  Rule: Going back keeps what was written

    @memo-4.4.3 @memo-4.4.7
    Scenario: A new memo with a text is saved
      Given I begin the memo "Call Ann"
      When I tap "back"
      Then the "compose" screen is popped with animation
      And I see the "Call Ann" row
      And the record "memo 2" is "Call Ann"

    @memo-4.4.6
    Scenario: A new memo without a text is none
      Given I tap "New memo"
      When I tap "back"
      Then I am on the "memos" screen
      And there is no record "memo 2"
      And I see the "Buy milk" row 1 time

    @memo-4.4.6
    Scenario: Nor is one whose text was deleted again
      Given I begin the memo "ab"
      And I press delete 2 times
      When I tap "back"
      Then there is no record "memo 2"

    @memo-4.4.6
    Scenario Outline: The shortest of texts is one: <text>
      Given I begin the memo "<text>"
      When I tap "back"
      Then the record "memo 2" is "<text>"

      Examples:
        | text |
        | a    |
        | 가   |
        | 👍🏽 |
        | .    |

    @memo-4.4.3 @memo-4.4.7
    Scenario: An edit is saved
      Given I tap the "Buy milk" row
      And I type " and bread" into "memo text"
      When I tap "back"
      Then I see the "Buy milk and bread" row
      And the record "memo 1" is "Buy milk and bread"
      And there is no record "memo 2"

    @memo-4.4.6
    Scenario: A memo that was not changed stays as it is
      Given I tap the "Buy milk" row
      When I tap "back"
      Then the record "memo 1" is "Buy milk"
      And there is no record "memo 2"
      And I see the "Buy milk" row 1 time

    @memo-4.4.3
    Scenario: The system's own way back is the same button
      Given I begin the memo "Call Ann"
      When I go back
      Then the record "memo 2" is "Call Ann"

    @memo-4.4.3
    Scenario: A memo may have many lines
      Given I tap "New memo"
      When I type into the "memo text" field:
        """
        milk
        bread
        """
      Then "memo text" shows:
        """
        milk
        bread
        """
      And "memo text" has the focus

  Rule: The trash

    @memo-4.4.3
    Scenario: A new memo is thrown away without a word
      Given I begin the memo "Call Ann"
      When I tap "trash"
      Then I am on the "memos" screen
      And I see no alert
      And there is no record "memo 2"

    @memo-4.4.3
    Scenario: For a stored memo the person must be sure
      Given I tap the "Buy milk" row
      When I tap "trash"
      Then I see the alert "삭제 확인"
      And the alert says "메모를 삭제하시겠습니까?"
      And the alert offers:
        | 삭제 |
        | 취소 |
      And the record "memo 1" is "Buy milk"

    @memo-4.4.3
    Scenario: Who is sure is rid of it
      Given I tap the "Buy milk" row
      And I tap "trash"
      When I answer "삭제"
      Then I am on the "memos" screen
      And the "compose" screen is popped with animation
      And I do not see the "Buy milk" row
      And there is no record "memo 1"

    @memo-4.4.3
    Scenario: Who is not keeps it
      Given I tap the "Buy milk" row
      And I tap "trash"
      When I answer "취소"
      Then I am on the "compose" screen
      And I see no alert
      And the record "memo 1" is "Buy milk"

  Rule: Sharing

    @memo-4.4.5 @memo-4.4.6
    Scenario: A new memo without a text cannot be shared
      Given I tap "New memo"
      When I tap "action"
      Then I see the alert "메모를 작성하세요"
      And the alert says "빈 메모입니다. 새로운 메모를 작성하세요"
      And the alert offers:
        | 확인 |

    @memo-4.4.5
    Scenario: After that the memo can be written
      Given I tap "New memo"
      And I tap "action"
      When I answer "확인"
      Then I see no alert
      And I am on the "compose" screen

    @memo-4.4.5 @memo-4.4.6
    Scenario: A new memo with a text is shared and not stored yet
      Given I begin the memo "Call Ann"
      When I tap "action"
      Then I see the alert "Share"
      And the alert says "Call Ann"
      And there is no record "memo 2"

    @memo-4.4.5
    Scenario: Going back then stores it, once
      Given I begin the memo "Call Ann"
      And I tap "action"
      And I answer "Close"
      When I tap "back"
      Then I see the "Call Ann" row 1 time

    @memo-4.4.5
    Scenario: A memo that was edited is shared as it is now, and stored
      Given I tap the "Buy milk" row
      And I type "!" into "memo text"
      When I tap "action"
      Then I see the alert "Share"
      And the alert says "Buy milk!"
      And the record "memo 1" is "Buy milk!"

    @memo-4.4.5 @memo-4.4.6
    Scenario: A memo that was not changed is shared as it is stored
      Given I tap the "Buy milk" row
      When I tap "action"
      Then I see the alert "Share"
      And the alert says "Buy milk"

    @memo-4.4.5
    Scenario: An edit that was shared is no change any more
      Given I tap the "Buy milk" row
      And I type "!" into "memo text"
      And I tap "action"
      And I answer "Copy"
      When I tap "back"
      Then I see the "Buy milk!" row 1 time
      And there is no record "memo 2"

  Rule: All screens have the same memos

    @memo-4.4.7
    Scenario: The list knows at once what was written
      Given I begin the memo "Call Ann"
      And I tap "back"
      When I tap the "Call Ann" row
      Then "memo text" shows "Call Ann"
      And "title" shows "edit"

    @memo-4.4.7
    Scenario: The profile counts what was written
      Given I begin the memo "Call Ann"
      And I tap "back"
      When I choose "profile"
      Then "메모" shows "2"
