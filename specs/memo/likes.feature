Feature: Likes
  A heart in the bar marks a stored memo as liked; when it does, a heart beats over the screen.

  Background:
    Given the keychain holds "001234.abcd" as "user_id"
    And the app stored "Buy milk" as "memo 1"
    And the "memo" app is open

  Rule: The heart of a stored memo

    Background:
      Given I tap the "Buy milk" row

    @memo-2.8 @memo-4.4.5
    Scenario: It is empty first
      Then the image of "heart" is "heart"

    @memo-2.8 @memo-4.4.5
    Scenario: A tap fills it, and that is stored at once
      When I tap "heart"
      Then the image of "heart" is "heart.fill"
      And the record "memo 1 favourite" is "1"

    @memo-2.8
    Scenario: Another tap empties it again
      Given I tap "heart"
      When I tap "heart"
      Then the image of "heart" is "heart"
      And the record "memo 1 favourite" is "0"

    @memo-2.8
    Scenario: The list has it too
      Given I tap "heart"
      When I tap "back"
      Then the image of the "Buy milk" row is "heart.fill"

    @memo-2.6 @memo-2.8
    Scenario: It is still there after a relaunch
      Given I tap "heart"
      And I restart the app
      When I tap the "Buy milk" row
      Then the image of "heart" is "heart.fill"

    @memo-2.8
    Scenario: Liking does not save what is being written
      Given I type "!" into "memo text"
      When I tap "heart"
      Then the record "memo 1" is "Buy milk"
      And the record "memo 1 favourite" is "1"
      And "memo text" shows "Buy milk!"

  Rule: A new memo cannot be liked

    @memo-4.4.5
    Scenario: The heart of a new memo does nothing
      Given I begin the memo "Call Ann"
      When I tap "heart"
      Then the image of "heart" is "heart"
      And there is no record "memo 2"
      And I do not see "heart animation"

  Rule: The animation

    Background:
      Given I tap the "Buy milk" row

    @memo-2.7 @memo-4.3.3 @memo-4.3.4 @memo-4.3.5 @memo-4.3.6
    Scenario: It plays when a memo becomes liked
      When I tap "heart"
      Then I see "heart animation"
      And the image of "heart animation" is "heart.json"
      And the progress of "heart animation" is animated from 0 to 1

    Scenario: It plays in the middle of the screen
      When I tap "heart"
      Then these elements have these frames:
        | element         | x   | y   | width | height |
        | heart animation | 107 | 348 | 200   | 200    |

    @memo-4.3.6
    Scenario: It does not play when a like is taken back
      Given I tap "heart"
      And 2 seconds pass
      When I tap "heart"
      Then I do not see "heart animation"

    @memo-4.3.5
    Scenario: It is taken away at its end: 999 ms
      When I tap "heart"
      And 999 ms pass
      Then I see "heart animation" 1 time

    @memo-4.3.5
    Scenario: It is taken away at its end: 1000 ms
      When I tap "heart"
      And 1000 ms pass
      Then I do not see "heart animation"

    @memo-4.3.5 @memo-4.3.6
    Scenario: Whoever leaves meanwhile is not troubled by it
      When I tap "heart"
      And I tap "back"
      # survives: the animation ends with its screen, so nothing is left to wait for
      And 2 seconds pass
      Then I am on the "memos" screen
      And the image of the "Buy milk" row is "heart.fill"
      And I do not see "heart animation"
