Feature: Writing and editing
  One screen writes new memos and edits stored ones. What its buttons do depends on which of the
  two it is, and on whether the text has changed.

  Background:
    Given I am signed in with the memo "Buy milk"

  Rule: A new memo or a stored one

    @memo-4.4.1 @memo-4.4.2 @memo-4.4.4
    Scenario Outline: The title says which of the two it is: <title>
      When I tap "<element>"
      Then I am on the "compose" screen
      And "title" shows "<title>"
      And "memo text" shows "<text>"

      Examples:
        | element  | title | text     |
        | New memo | new   |          |
        | Buy milk | edit  | Buy milk |

    @memo-4.4.1
    Scenario: The screen is pushed and has four buttons
      When I tap "New memo"
      Then the "compose" screen is pushed with animation
      And I see in this order:
        | back   |
        | trash  |
        | heart  |
        | action |

    @memo-4.4.1 @memo-4.4.4
    Scenario: The next new memo begins empty
      Given I write the memo "Call Ann"
      When I tap "New memo"
      Then "title" shows "new"
      And "memo text" is empty

    @memo-4.4.1 @memo-4.4.2
    Scenario Outline: What I typed is still there when I come back from another tab: <title>
      Given the device has a hardware keyboard
      And I tap "<element>"
      And I type "<typed>" into "memo text"
      When I look at the profile and come back
      Then "title" shows "<title>"
      And "memo text" shows "<text>"

      Examples:
        | element  | title | typed | text      |
        | New memo | new   | Call  | Call      |
        | Buy milk | edit  | !     | Buy milk! |

    @memo-4.4.1 @memo-4.5.2
    Scenario: What I typed is still there when I come back from another app, and so is its room
      Given I tap the "Buy milk" row
      And I type "!" into "memo text"
      When I leave the app and come back
      Then "memo text" shows "Buy milk!"
      And "memo text" has the focus
      And the bottom inset of "memo text" is 346

    @memo-4.4.1 @memo-4.4.4
    Scenario: A stored memo that the system rebuilds is still the same edit, one after the other
      Given I write the memo "Call Ann"
      And I tap the "Call Ann" row
      And the system rebuilds the screen
      And I tap "back"
      And I tap the "Buy milk" row
      # survives: the screen that is rebuilt must show the same as before
      When the system rebuilds the screen
      Then "title" shows "edit"
      And "memo text" shows "Buy milk"

  Rule: Going back keeps what was written

    @memo-4.4.3 @memo-4.4.7
    Scenario: A new memo with a text is saved
      Given I begin the memo "Call Ann"
      When I tap "back"
      Then the "compose" screen is popped with animation
      And I see the "Call Ann" row
      And the record "memo 2" is "Call Ann"

    @memo-2.6 @memo-4.4.3 @memo-4.4.7
    Scenario: The second new memo is saved like the first, wherever I was meanwhile
      Given I write the memo "Call Ann"
      And I tap "New memo"
      And I look at the profile and come back
      And I type "Feed the cat" into "memo text"
      When I tap "back"
      Then the record "memo 2" is "Call Ann"
      And the record "memo 3" is "Feed the cat"
      And I see 3 rows in the "memos" area

    @memo-4.4.6
    Scenario: A new memo without a text is not saved
      Given I tap "New memo"
      And I look at the profile and come back
      When I tap "back"
      Then I am on the "memos" screen
      And there is no record "memo 2"
      And I see 1 row in the "memos" area

    @memo-4.4.6
    Scenario: A new memo whose text was deleted again is not saved
      Given I begin the memo "ab"
      And I press delete 2 times
      When I tap "back"
      Then there is no record "memo 2"

    @memo-4.4.6
    Scenario: A single character is a text
      Given I begin the memo "가"
      When I tap "back"
      Then the record "memo 2" is "가"

    @memo-4.4.6
    Scenario: A space is a text, too
      Given I begin the memo " "
      When I tap "back"
      Then the record "memo 2" is " "

    @memo-4.4.3 @memo-4.4.7
    Scenario: An edit is saved
      Given I tap the "Buy milk" row
      And I type " and bread" into "memo text"
      When I tap "back"
      Then I see the "Buy milk and bread" row
      And the record "memo 1" is "Buy milk and bread"
      And there is no record "memo 2"

    @memo-2.6 @memo-4.4.3 @memo-4.4.7
    Scenario: The next edit begins with what the last one left, and is saved as well
      Given I add " and bread" to the memo "Buy milk"
      And I tap the "Buy milk and bread" row
      And I look at the profile and come back
      When I type "!" into "memo text"
      And I tap "back"
      Then the record "memo 1" is "Buy milk and bread!"
      And I see the "Buy milk and bread!" row 1 time

    @memo-4.4.6
    Scenario: A stored memo whose whole text was deleted is saved as empty
      Given I tap the "Buy milk" row
      And I clear "memo text"
      When I tap "back"
      Then the record "memo 1" is ""
      And I see 1 row in the "memos" area

    @memo-4.4.6
    Scenario: An edit that only takes a syllable apart is saved
      Given I write the memo "각"
      And I tap the "각" row
      And I select all of "memo text"
      And I paste "각"
      When I tap "back"
      Then the record "memo 2" is "각"

    @memo-4.4.6
    Scenario: A memo that was not changed stays as it is
      Given I tap the "Buy milk" row
      When I tap "back"
      Then I see the "Buy milk" row 1 time
      And the record "memo 1" is "Buy milk"
      And the record "memo 1 date" is "2020-02-16T09:30"
      And there is no record "memo 1 favourite"

    @memo-4.4.6
    Scenario: An edit that was undone does not count
      Given I tap the "Buy milk" row
      And I type "!" into "memo text"
      And I press delete
      When I tap "back"
      Then the record "memo 1" is "Buy milk"
      And there is no record "memo 1 favourite"

    @memo-4.4.3
    Scenario: The system's own way back saves as well
      Given I begin the memo "Call Ann"
      When I go back
      Then the record "memo 2" is "Call Ann"

    @memo-4.4.3
    Scenario: A memo may have many lines
      Given I tap "New memo"
      And I type into the "memo text" field:
        """
        milk
        bread
        """
      And I tap "back"
      When I tap the row containing "bread"
      Then "memo text" shows:
        """
        milk
        bread
        """

  Rule: The trash

    @memo-4.4.3
    Scenario: A new memo is thrown away without a question
      Given I begin the memo "Call Ann"
      When I tap "trash"
      Then I am on the "memos" screen
      And I see no alert
      And there is no record "memo 2"

    @memo-4.4.3
    Scenario: The next new memo can be thrown away too, wherever I was meanwhile
      Given I begin the memo "Call Ann"
      And I tap "trash"
      And I tap "New memo"
      And I look at the profile and come back
      And I type "Feed the cat" into "memo text"
      When I tap "trash"
      Then I see 1 row in the "memos" area
      And I am on the "memos" screen

    @memo-4.4.3
    Scenario: Before a stored memo is deleted, an alert asks
      Given I tap the "Buy milk" row
      When I tap "trash"
      Then I see the alert "삭제 확인"
      And the alert says "메모를 삭제하시겠습니까?"
      And the alert offers:
        | 삭제 |
        | 취소 |
      And the record "memo 1" is "Buy milk"

    @memo-4.4.3
    Scenario: The alert asks also when the whole text of a stored memo was deleted
      Given I tap the "Buy milk" row
      And I clear "memo text"
      When I tap "trash"
      Then I see the alert "삭제 확인"
      And the record "memo 1" is "Buy milk"

    @memo-4.4.3
    Scenario: Confirming deletes the memo, the second like the first
      Given I write the memo "Call Ann"
      And I delete the memo "Call Ann" with the trash
      And I tap the "Buy milk" row
      And I tap "trash"
      When I answer "삭제"
      Then the "compose" screen is popped with animation
      And I am on the "memos" screen
      And I see no rows
      And there is no record "memo 1"

    @memo-4.4.3
    Scenario: Cancelling keeps the memo, and what was typed
      Given I tap the "Buy milk" row
      And I look at the profile and come back
      And I tap "trash"
      And I answer "취소"
      And I type "!" into "memo text"
      And I tap "trash"
      When I answer "취소"
      Then I am on the "compose" screen
      And I see no alert
      And "memo text" shows "Buy milk!"
      And the record "memo 1" is "Buy milk"

    @memo-4.4.3
    Scenario: After cancelling, the trash asks again and can delete
      Given I tap the "Buy milk" row
      And I look at the profile and come back
      And I tap "trash"
      And I answer "취소"
      And I tap "trash"
      When I answer "삭제"
      Then I am on the "memos" screen
      And there is no record "memo 1"

    @memo-4.4.3
    Scenario: A new memo without a text is thrown away without a question as well
      Given I tap "New memo"
      When I tap "trash"
      Then I am on the "memos" screen
      And I see no alert
      And there is no record "memo 2"

    @memo-4.4.3
    Scenario: A memo that was edited before it is deleted does not come back
      Given I tap the "Buy milk" row
      And I type "!" into "memo text"
      And I tap "trash"
      When I answer "삭제"
      Then I see no rows
      And there is no record "memo 1"
      And there is no record "memo 2"

    @memo-4.4.3
    Scenario: After cancelling, going back saves what was typed
      Given I tap the "Buy milk" row
      And I tap "trash"
      And I answer "취소"
      And I type "!" into "memo text"
      When I tap "back"
      Then the record "memo 1" is "Buy milk!"

  Rule: Sharing

    @memo-4.4.5 @memo-4.4.6
    Scenario: A new memo without a text cannot be shared
      Given I tap "New memo"
      When I tap "action"
      Then I see the alert "메모를 작성하세요"
      And the alert says "빈 메모입니다. 새로운 메모를 작성하세요"
      And the alert offers:
        | 확인 |

    @memo-4.4.5 @memo-4.4.6
    Scenario: After that alert the memo can be written and shared
      Given I tap "New memo"
      And I look at the profile and come back
      And I tap "action"
      And I answer "확인"
      And I type "Call Ann" into "memo text"
      When I tap "action"
      Then I see the alert "Share"
      And the alert says "Call Ann"
      And there is no record "memo 2"

    @memo-4.4.5
    Scenario: A new memo that was shared is saved once, by going back
      Given I tap "New memo"
      And I look at the profile and come back
      And I type "Call Ann" into "memo text"
      And I tap "action"
      And I answer "Close"
      When I tap "back"
      Then I see the "Call Ann" row 1 time
      And the record "memo 2" is "Call Ann"
      And there is no record "memo 3"

    @memo-4.4.4 @memo-4.4.5
    Scenario: A new memo that was shared is still a new one
      Given I begin the memo "Call Ann"
      And I tap "action"
      When I answer "Close"
      Then I see no alert
      And "title" shows "new"
      And there is no record "memo 2"

    @memo-4.4.5
    Scenario: A new memo that was shared is saved as it is when I go back
      Given I begin the memo "Call"
      And I share it and type " Ann"
      When I tap "back"
      Then the record "memo 2" is "Call Ann"

    @memo-4.4.3 @memo-4.4.5
    Scenario: A new memo that was shared can be discarded
      Given I begin the memo "Call Ann"
      And I tap "action"
      And I answer "Close"
      When I tap "trash"
      Then I am on the "memos" screen
      And I see no alert
      And there is no record "memo 2"

    @memo-4.4.5 @memo-4.4.6
    Scenario: A space is a text that can be shared, too
      Given I begin the memo " "
      When I tap "action"
      Then I see the alert "Share"
      And the alert says " "

    @memo-4.4.5
    Scenario Outline: An edit is shared as it is now, and saved: <text>
      Given I tap the "Buy milk" row
      And I look at the profile and come back
      And I type "!" into "memo text"
      And <what happens before>
      When I tap "action"
      Then I see the alert "Share"
      And the alert says "<text>"
      And the record "memo 1" is "<text>"

      Examples:
        | text       | what happens before          |
        | Buy milk!  | I am on the "compose" screen |
        | Buy milk!? | I share it and type "?"      |

    @memo-4.4.5 @memo-4.4.6
    Scenario: A stored memo whose whole text was deleted is shared and saved as empty
      Given I tap the "Buy milk" row
      And I clear "memo text"
      When I tap "action"
      Then I see the alert "Share"
      And the record "memo 1" is ""

    @memo-4.4.5 @memo-4.4.6
    Scenario: A stored memo that has no text can be shared, too
      Given I tap the "Buy milk" row
      And I clear "memo text"
      And I tap "action"
      And I answer "Close"
      # survives: the first tap shared it, and so must the second
      When I tap "action"
      Then I see the alert "Share"

    @memo-4.4.3 @memo-4.4.6
    Scenario: A stored memo that has no text can be given a new one
      Given I tap the "Buy milk" row
      And I clear "memo text"
      And I tap "action"
      And I answer "Close"
      And I type "Tea" into "memo text"
      When I tap "back"
      Then the record "memo 1" is "Tea"

    @memo-4.4.5 @memo-4.4.6
    Scenario: A memo that was not changed is shared as it is stored
      Given I write the memo "Call Ann"
      And I tap the "Buy milk" row
      And I look at the profile and come back
      When I tap "action"
      Then I see the alert "Share"
      And the alert says "Buy milk"
      And there is no record "memo 1 favourite"

    @memo-4.4.5 @memo-4.4.6
    Scenario Outline: An edit that was shared <times> and then taken back is taken back in the list as well
      Given I tap the "Buy milk" row
      And I type "!" into "memo text"
      And <what happens before>
      And I tap "action"
      And I answer "Close"
      And I press delete
      When I tap "back"
      Then I see the "<text>" row 1 time
      And the record "memo 1" is "<text>"

      Examples:
        | times | what happens before          | text      |
        | once  | I am on the "compose" screen | Buy milk  |
        | twice | I share it and type "?"      | Buy milk! |

  Rule: What is saved is what was typed

    @memo-4.4.1 @memo-4.4.3
    Scenario: What I typed is saved although the device was turned
      Given I tap the "Buy milk" row
      And I type "!" into "memo text"
      And I rotate the device to landscape
      When I tap "back"
      Then the record "memo 1" is "Buy milk!"

    @memo-4.4.6
    Scenario: The spaces around a new memo are saved with it
      Given I begin the memo " Call Ann "
      When I tap "back"
      Then the record "memo 2" is " Call Ann "
      And I see the " Call Ann " row

    @memo-4.4.6
    Scenario: A space after a stored memo is an edit that is saved
      Given I tap the "Buy milk" row
      And I type " " into "memo text"
      When I tap "back"
      Then the record "memo 1" is "Buy milk "

    @memo-4.4.3
    Scenario: Of two memos with one text only the one that I edit changes
      Given I write the memo "Buy milk"
      And I tap the 1st "Buy milk" row
      And I type "!" into "memo text"
      When I tap "back"
      Then I see the "Buy milk!" row 1 time
      And I see the "Buy milk" row 1 time
      And the record "memo 1" is "Buy milk"
