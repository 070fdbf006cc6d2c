Feature: The list of memos
  All memos in a table. A tap opens one; a swipe to either side brings out what else can be done.

  Rule: What the list shows

    Background:
      Given I am signed in

    @memo-2.4
    Scenario: The newest memo is first, and of two of the same minute the later one is
      Given memo 1 is "Water the plants" of "2020-02-17T09:30"
      And memo 2 is "Buy milk" of "2020-02-16T23:59"
      And memo 3 is "Call Ann" of "2020-02-17T09:31"
      And memo 4 is "Feed the cat" of "2020-02-17T09:30"
      And the "memo" app is open
      When I look at the profile and come back
      Then I see in this order:
        | Call Ann         |
        | Feed the cat     |
        | Water the plants |
        | Buy milk         |

    @memo-2.4 @memo-4.4.7
    Scenario: Each memo just written comes first
      Given the date is "2020-02-17T09:30"
      And memo 1 is "Buy milk" of "2020-02-16T09:30"
      And the "memo" app is open
      And I write the memo "Call Ann"
      When I write the memo "Feed the cat"
      Then I see in this order:
        | Feed the cat |
        | Call Ann     |
        | Buy milk     |

    @memo-2.4
    Scenario: Editing a memo does not make it newer
      Given the date is "2020-02-18T09:30"
      And memo 1 is "Buy milk" of "2020-02-16T09:30"
      And memo 2 is "Call Ann" of "2020-02-17T09:30"
      And the "memo" app is open
      And I add ", two" to the memo "Buy milk"
      And I tap the "Buy milk, two" row
      And I look at the profile and come back
      And I type " of it" into "memo text"
      When I tap "back"
      Then I see in this order:
        | Call Ann            |
        | Buy milk, two of it |
      And the detail of the "Buy milk, two of it" row is "2020 02 16"

    @memo-2.4 @memo-2.8
    Scenario: Neither sharing nor liking makes a memo newer
      Given the date is "2020-02-18T09:30"
      And memo 1 is "Buy milk" of "2020-02-16T09:30"
      And memo 2 is "Call Ann" of "2020-02-17T09:30"
      And the "memo" app is open
      And I tap the "Buy milk" row
      And I share it and type "!"
      And I tap "action"
      And I answer "Close"
      And I tap "heart"
      When I tap "back"
      Then I see in this order:
        | Call Ann  |
        | Buy milk! |
      And the detail of the "Buy milk!" row is "2020 02 16"

    @memo-2.4 @memo-2.6
    Scenario: A row shows the day its memo was written, also when the app is started later
      Given the date is "2020-02-29T00:00"
      And the "memo" app is open
      And I write the memo "Buy milk"
      And the date is "2020-12-31T23:59"
      And I write the memo "Call Ann"
      And the date is "2021-01-01T00:00"
      When I restart the app
      Then the detail of the "Buy milk" row is "2020 02 29"
      And the detail of the "Call Ann" row is "2020 12 31"

    @memo-2.4
    Scenario: A row shows all of its memo, however long
      Given memo 1 is "Call Ann, who knows where the key to the garden is, and ask what the cat eats" of "2020-02-17T09:30"
      When I open the "memo" app
      Then I see the "Call Ann, who knows where the key to the garden is, and ask what the cat eats" row

    @memo-2.4
    Scenario: A memo that was stored without its day counts as written today
      Given the date is "2020-02-17T09:30"
      And the app stored "Buy milk" as "memo 1"
      And memo 2 is "Call Ann" of "2020-02-16T09:30"
      When I open the "memo" app
      Then the detail of the "Buy milk" row is "2020 02 17"
      And the detail of the "Call Ann" row is "2020 02 16"

    @memo-2.4
    Scenario: Only memos are listed, whatever else the app stored
      Given memo 7 is "Buy milk" of "2020-02-17T09:30"
      And the app stored "sea" as "001234.abcd_profile.png"
      And the app stored "Shopping" as "title 1"
      And the app stored "Milk" as "memo  8"
      When I open the "memo" app
      Then I see 1 row in the "memos" area
      And I see the "Buy milk" row

    @memo-2.4 @memo-2.8
    Scenario: A row shows a heart if its memo is liked
      Given the app stored "Buy milk" as "memo 1"
      And the app stored "1" as "memo 1 favourite"
      And the app stored "Call Ann" as "memo 2"
      And the app stored "0" as "memo 2 favourite"
      When I open the "memo" app
      Then the image of the "Buy milk" row is "heart.fill"
      And the image of the "Call Ann" row is "none"

    @memo-2.4 @memo-4.4.7
    Scenario: A list that the system rebuilds shows the memos of now
      Given memo 1 is "Buy milk" of "2020-02-16T09:30"
      And the "memo" app is open
      And the system rebuilds the screen
      And I log out and in again
      And I write the memo "Feed the cat"
      # survives: the list that is rebuilt must show the same as before
      When the system rebuilds the screen
      Then I see in this order:
        | Feed the cat |
        | Buy milk     |

  Rule: What a tap and a swipe do

    Background:
      Given I am signed in with the memos "Buy milk" and "Call Ann"

    @memo-4.4.4
    Scenario: Each row opens its own memo, one after the other
      Given I tap the "Call Ann" row
      And I tap "back"
      When I tap the "Buy milk" row
      Then "memo text" shows "Buy milk"
      And "title" shows "edit"

    @memo-2.5
    Scenario Outline: A swipe <direction> offers <action> and nothing else
      Given I look at the profile and come back
      When I swipe <direction> on the "Buy milk" row
      Then I see the "<action>" button
      And I do not see the "<other>" button

      Examples:
        | direction | action       | other        |
        | right     | Notification | Delete       |
        | left      | Delete       | Notification |

    @memo-2.5
    Scenario: A tap on the row puts the action away again
      Given I swipe left on the "Buy milk" row
      When I tap the "Buy milk" row
      Then I do not see the "Delete" button
      And I am on the "memos" screen

    @memo-2.5
    Scenario: Deleting asks nothing, and the row fades, the second like the first
      Given I look at the profile and come back
      And I choose "Delete" in the "Buy milk" row
      And I swipe left on the "Call Ann" row
      When I tap the "Delete" button
      Then the opacity of the "Call Ann" row is animated from 1 to 0
      And I see no alert
      And I see no rows
      And there is no record "memo 2"

    @memo-2.5 @memo-2.6
    Scenario: Of two memos with one text only the one that I delete goes
      Given I write the memo "Call Ann"
      And I tap the 1st "Call Ann" row
      And I tap "trash"
      When I answer "삭제"
      Then I see the "Call Ann" row 1 time
      And the record "memo 2" is "Call Ann"
      And there is no record "memo 3"

    @memo-2.5 @memo-2.6
    Scenario: A memo that was deleted does not come back with the list
      Given I tap the heart of the memo "Buy milk"
      And I write the memo "Feed the cat"
      And I choose "Delete" in the "Buy milk" row
      When I look at the profile and come back
      Then I do not see the "Buy milk" row
      And I see in this order:
        | Feed the cat |
        | Call Ann     |
      And there is no record "memo 1"
      And there is no record "memo 1 date"
      And there is no record "memo 1 favourite"

  Rule: Memos outlive the app

    Background:
      Given I am signed in with the memos "Buy milk" and "Call Ann"

    @memo-2.6
    Scenario: Every new memo is there after a relaunch
      Given I write the memo "Feed the cat"
      And I write the memo "Water the plants"
      And I restart the app
      And I write the memo "Post the letter"
      # survives: the list must be the same without a relaunch, and after each
      When I restart the app
      Then I see in this order:
        | Post the letter  |
        | Water the plants |
        | Feed the cat     |
        | Call Ann         |
        | Buy milk         |
      And the image of the "Feed the cat" row is "none"

    @memo-2.6
    Scenario: A memo of several lines is there after a relaunch
      Given I tap "New memo"
      And I type into the "memo text" field:
        """
        milk
        bread
        """
      And I tap "back"
      And I restart the app
      When I tap the row containing "bread"
      Then "memo text" shows:
        """
        milk
        bread
        """

    @memo-2.6
    Scenario: Every edit is there after a relaunch
      Given I add "!" to the memo "Buy milk"
      And I add "?" to the memo "Buy milk!"
      When I restart the app
      Then I see the "Buy milk!?" row
      And I see the "Call Ann" row

    @memo-2.6
    Scenario: A memo written after an older one was deleted takes the place of no other
      Given I choose "Delete" in the "Buy milk" row
      And I write the memo "Feed the cat"
      When I restart the app
      Then I see in this order:
        | Feed the cat |
        | Call Ann     |
      And I see 2 rows in the "memos" area

    @memo-2.6
    Scenario: The eleventh memo takes the place of no other
      Given memo 9 is "Water the plants" of "2020-02-18T09:30"
      And memo 10 is "Feed the cat" of "2020-02-19T09:30"
      And I restart the app
      When I write the memo "Post the letter"
      Then the record "memo 11" is "Post the letter"
      And the record "memo 10" is "Feed the cat"

    @memo-2.6
    Scenario: Memos stay when somebody logs out, and new ones join them
      Given I log out and in again
      When I write the memo "Feed the cat"
      Then I see in this order:
        | Feed the cat |
        | Call Ann     |
        | Buy milk     |
