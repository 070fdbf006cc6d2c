Feature: The list of memos
  All memos in a table. A tap opens one; a swipe to either side brings out what else can be done.

  Background:
    Given the keychain holds "001234.abcd" as "user_id"

  Rule: What the list shows

    @memo-2.4
    Scenario: The newest memo is first
      Given the app stored "Water the plants" as "memo 1"
      And the app stored "2020-02-17T09:30" as "memo 1 date"
      And the app stored "Buy milk" as "memo 2"
      And the app stored "2020-02-16T23:59" as "memo 2 date"
      And the app stored "Call Ann" as "memo 3"
      And the app stored "2020-02-17T09:31" as "memo 3 date"
      When I open the "memo" app
      Then I see in this order:
        | Call Ann         |
        | Water the plants |
        | Buy milk         |

    @memo-2.4
    Scenario: A memo just written comes first
      Given the date is "2020-02-17T09:30"
      And the app stored "Buy milk" as "memo 1"
      And the app stored "2020-02-16" as "memo 1 date"
      And the "memo" app is open
      And I begin the memo "Call Ann"
      When I tap "back"
      Then I see in this order:
        | Call Ann |
        | Buy milk |

    @memo-2.4
    Scenario: Editing a memo does not make it newer
      Given the app stored "Buy milk" as "memo 1"
      And the app stored "2020-02-16" as "memo 1 date"
      And the app stored "Call Ann" as "memo 2"
      And the app stored "2020-02-17" as "memo 2 date"
      And the "memo" app is open
      And I tap the "Buy milk" row
      And I type ", two of it" into "memo text"
      When I tap "back"
      Then I see in this order:
        | Call Ann            |
        | Buy milk, two of it |
      And the detail of the "Buy milk, two of it" row is "2020 02 16"

    @memo-2.4
    Scenario Outline: A row shows the day its memo was written: <moment>
      Given the date is "<moment>"
      And the "memo" app is open
      And I begin the memo "Buy milk"
      When I tap "back"
      Then the detail of the "Buy milk" row is "<day>"

      Examples:
        | moment           | day        |
        | 2020-02-29T00:00 | 2020 02 29 |
        | 2020-12-31T23:58 | 2020 12 31 |
        | 2021-01-01T00:00 | 2021 01 01 |

    @memo-2.4 @memo-2.8
    Scenario: A row shows a heart if its memo is liked
      Given the app stored "Buy milk" as "memo 1"
      And the app stored "1" as "memo 1 favourite"
      And the app stored "Call Ann" as "memo 2"
      And the app stored "0" as "memo 2 favourite"
      When I open the "memo" app
      Then the image of the "Buy milk" row is "heart.fill"
      And the image of the "Call Ann" row is "none"

  Rule: What a swipe brings out

    Background:
      Given the app stored "Buy milk" as "memo 1"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open

    @memo-2.5
    Scenario Outline: A swipe <direction> offers <action>
      When I swipe <direction> on the "Buy milk" row
      Then I see the "<action>" button
      And the background colour of the "<action>" button is <colour>
      And I do not see the "<other>" button

      Examples:
        | direction | action       | colour  | other        |
        | right     | Notification | blue    | Delete       |
        | left      | Delete       | #ff3b30 | Notification |

    @memo-2.5
    Scenario: A tap on the row puts the action away again
      Given I swipe left on the "Buy milk" row
      When I tap the "Buy milk" row
      Then I do not see the "Delete" button
      And I am on the "memos" screen

    @memo-2.5
    Scenario: Deleting asks nothing, and the row fades
      When I choose "Delete" in the "Buy milk" row
      Then the opacity of the "Buy milk" row is animated from 1 to 0
      And I see no alert
      And I do not see the "Buy milk" row
      And I see the "Call Ann" row

    @memo-2.5 @memo-2.6
    Scenario: A memo that was deleted does not come back with the list
      Given I choose "Delete" in the "Buy milk" row
      When I choose "profile"
      And I choose "memo"
      Then I do not see the "Buy milk" row
      And there is no record "memo 1"

  Rule: Memos outlive the app

    @memo-2.6
    Scenario: A new memo is there after a relaunch
      Given the "memo" app is open
      And I begin the memo "Buy milk"
      And I tap "back"
      When I restart the app
      Then I see the "Buy milk" row

    @memo-2.6
    Scenario: An edit is there after a relaunch
      Given the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      And I tap the "Buy milk" row
      And I type "!" into "memo text"
      And I tap "back"
      When I restart the app
      Then I see the "Buy milk!" row

    @memo-2.6
    Scenario: A deleted memo is gone after a relaunch
      Given the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      And I choose "Delete" in the "Buy milk" row
      When I restart the app
      Then I do not see the "Buy milk" row

    @memo-2.6
    Scenario: Memos stay when somebody logs out
      Given the app stored "Buy milk" as "memo 1"
      And the "memo" app is open
      And I choose "profile"
      And I tap "로그아웃"
      And I tap "Sign in with Apple"
      When I answer "Continue"
      Then I see the "Buy milk" row
