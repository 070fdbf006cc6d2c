Feature: Likes
  A heart in the bar marks a stored memo as liked; when it does, a heart beats over the screen.

  Background:
    Given I am signed in with the memos "Buy milk" and "Call Ann"

  Rule: The heart of a stored memo

    @memo-2.8 @memo-4.4.5
    Scenario: The heart of a memo is empty, even if another memo is liked
      Given I tap the heart of the memo "Buy milk"
      When I tap the "Call Ann" row
      Then the image of "heart" is "heart"

    @memo-2.8 @memo-4.4.5
    Scenario Outline: Each tap on the heart likes or unlikes the memo at once: <taps> in a row
      Given I tap the "Buy milk" row
      When I tap "heart" <taps> times
      Then the image of "heart" is "<image>"
      And the record "memo 1 favourite" is "<stored>"

      Examples:
        | taps | image      | stored |
        | 1    | heart.fill | 1      |
        | 2    | heart      | 0      |
        | 3    | heart.fill | 1      |

    @memo-2.8
    Scenario: The heart stays filled while a liked memo is edited
      Given I tap the "Buy milk" row
      And I tap "heart"
      When I type "!" into "memo text"
      Then "memo text" shows "Buy milk!"
      And the image of "heart" is "heart.fill"

    @memo-2.8
    Scenario: The list shows which memo is liked
      Given I tap the "Buy milk" row
      And I tap "heart"
      When I tap "back"
      Then the image of the "Buy milk" row is "heart.fill"
      And the image of the "Call Ann" row is "none"

    @memo-2.8
    Scenario: A like that was taken back leaves the list
      Given I tap the heart of the memo "Buy milk"
      When I tap the heart of the memo "Buy milk"
      Then the image of the "Buy milk" row is "none"
      And the record "memo 1 favourite" is "0"

    @memo-2.8 @memo-4.4.5
    Scenario: Each memo has its own heart
      Given I tap the heart of the memo "Buy milk"
      And I tap the "Call Ann" row
      And I look at the profile and come back
      When I tap "heart"
      Then the image of "heart" is "heart.fill"
      And the record "memo 2 favourite" is "1"
      And the record "memo 1 favourite" is "1"

    @memo-2.8
    Scenario: Of two memos with one text only the one that I like is liked
      Given I write the memo "Call Ann"
      And I tap the 1st "Call Ann" row
      When I tap "heart"
      Then the record "memo 3 favourite" is "1"
      And there is no record "memo 2 favourite"

    @memo-2.6 @memo-2.8
    Scenario: A memo that is liked is still liked after a relaunch
      Given I tap the heart of the memo "Buy milk"
      And I restart the app
      When I tap the "Buy milk" row
      Then the image of "heart" is "heart.fill"

    @memo-2.8
    Scenario: Liking does not save what is being written
      Given I tap the "Buy milk" row
      And I type "!" into "memo text"
      When I tap "heart"
      Then the record "memo 1" is "Buy milk"
      And the record "memo 1 favourite" is "1"
      And "memo text" shows "Buy milk!"

    @memo-2.8 @memo-4.4.3
    Scenario: A like and an edit are both kept
      Given I tap the "Buy milk" row
      And I type "!" into "memo text"
      And I tap "heart"
      When I tap "back"
      Then the record "memo 1" is "Buy milk!"
      And the image of the "Buy milk!" row is "heart.fill"

    @memo-2.8 @memo-4.4.3
    Scenario: A memo that was liked before it is edited is still liked
      Given I tap the heart of the memo "Buy milk"
      And I tap the "Buy milk" row
      And I type "!" into "memo text"
      When I tap "back"
      Then the image of the "Buy milk!" row is "heart.fill"
      And the record "memo 1 favourite" is "1"

    @memo-2.8 @memo-4.4.5
    Scenario: Liking keeps an edit that was shared
      Given I tap the "Buy milk" row
      And I type "!" into "memo text"
      And I tap "action"
      And I answer "Close"
      When I tap "heart"
      Then the record "memo 1" is "Buy milk!"
      And the record "memo 1 favourite" is "1"

    @memo-2.8 @memo-4.4.5
    Scenario: A stored memo that has no text can be liked
      Given I tap the "Buy milk" row
      And I clear "memo text"
      And I tap "action"
      And I answer "Close"
      When I tap "heart"
      Then the image of "heart" is "heart.fill"
      And the record "memo 1 favourite" is "1"

    @memo-2.8
    Scenario: A like counts on a screen that the system rebuilt
      Given I tap the "Buy milk" row
      And I tap "heart"
      And the system rebuilds the screen
      When I tap "heart"
      Then the image of "heart" is "heart"
      And the record "memo 1 favourite" is "0"

  Rule: A liked memo is a memo like any other

    Background:
      Given I tap the heart of the memo "Buy milk"

    @memo-4.4.5 @memo-4.4.6
    Scenario Outline: It is shared as it is, and an edit is saved: <text>
      Given I tap the "Buy milk" row
      And I type "<more>" into "memo text"
      When I tap "action"
      Then the alert says "<text>"
      And the record "memo 1" is "<text>"
      And the record "memo 1 favourite" is "1"

      Examples:
        | text      | more |
        | Buy milk  |      |
        | Buy milk! | !    |

    @memo-4.4.3
    Scenario: Before it is deleted, an alert asks
      Given I tap the "Buy milk" row
      When I tap "trash"
      Then I see the alert "삭제 확인"

    @memo-4.2.6
    Scenario: A reminder comes for it
      Given the permission for notifications is granted
      When I choose "Notification" in the "Buy milk" row
      And 1 second passes
      Then I get the notification "Diary noti" with:
        | body | "Buy milk" |

  Rule: A new memo cannot be liked

    @memo-4.4.5
    Scenario: The heart of a new memo does nothing
      Given I tap "New memo"
      And I look at the profile and come back
      And I type "Feed the cat" into "memo text"
      When I tap "heart"
      Then the image of "heart" is "heart"
      And there is no record "memo 3"
      And I do not see "heart animation"

    @memo-4.4.5
    Scenario: A new memo whose heart was tapped is saved without a like
      Given I begin the memo "Feed the cat"
      And I tap "heart"
      When I tap "back"
      Then the image of the "Feed the cat" row is "none"
      And the record "memo 3 favourite" is "0"

    @memo-2.8 @memo-4.4.5
    Scenario: Once it is saved it can be liked
      Given I write the memo "Feed the cat"
      And I tap the "Feed the cat" row
      When I tap "heart"
      Then the record "memo 3 favourite" is "1"

  Rule: The animation

    Background:
      Given I tap the "Buy milk" row

    @memo-2.7 @memo-4.3.3 @memo-4.3.4 @memo-4.3.5 @memo-4.3.6
    Scenario: The heart beats when a memo becomes liked
      When I tap "heart"
      Then I see "heart animation"
      And the image of "heart animation" is "heart.json"
      And the progress of "heart animation" is animated from 0 to 1

    @memo-2.7 @memo-4.3.6
    Scenario: The heart beats again when the memo is liked again
      Given I look at the profile and come back
      And I tap "heart" 2 times
      And 2 seconds pass
      When I tap "heart"
      Then I see "heart animation" 1 time
      And the progress of "heart animation" is animated from 0 to 1

    @memo-4.3.6
    Scenario: The heart beats again even if the last beat is not over
      Given I tap "heart" 2 times
      When I tap "heart"
      Then the progress of "heart animation" is animated from 0 to 1

    @memo-4.3.6
    Scenario: Nothing beats when a like is taken back
      Given I look at the profile and come back
      And I tap "heart"
      And 2 seconds pass
      When I tap "heart"
      Then I do not see "heart animation"

    @memo-4.3.5
    Scenario Outline: The beating heart is taken away after a second, whenever it beats: <time>
      Given I look at the profile and come back
      And I tap "heart" 2 times
      And 2 seconds pass
      When I tap "heart"
      And <time> pass
      Then I <see> "heart animation"

      Examples:
        | time    | see        |
        | 999 ms  | see        |
        | 1000 ms | do not see |

    @memo-4.3.5 @memo-4.3.6
    Scenario: The heart beats only on the screen of its memo
      When I tap "heart"
      And I tap "back"
      # survives: the animation ends with its screen, so nothing is left to wait for
      And 2 seconds pass
      Then I am on the "memos" screen
      And the image of the "Buy milk" row is "heart.fill"
      And I do not see "heart animation"
