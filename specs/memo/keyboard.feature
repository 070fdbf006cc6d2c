Feature: The keyboard and the text
  The text makes room for the keyboard, so that what is written can be seen, however long it is.

  Background:
    Given I am signed in with the memo "Buy milk"
    And I tap the "Buy milk" row

  Rule: Choosing the text

    @memo-4.5.1
    Scenario: The keyboard is down until the text is chosen
      Then the keyboard is hidden
      And no field has the focus
      And the bottom inset of "memo text" is 0
      And the indicator inset of "memo text" is 0

    @memo-4.5.1
    Scenario: Choosing the text brings the keyboard up, and the text makes room
      Given I look at the profile and come back
      When I tap "memo text"
      Then the keyboard is shown
      And "memo text" has the focus
      And the bottom inset of "memo text" is 346
      And the indicator inset of "memo text" is 346

    @memo-4.5.3 @memo-4.5.4
    Scenario: The screen learns of the keyboard by its notice, also on the next memo
      Given I tap "back"
      And I tap "New memo"
      When I tap "memo text"
      Then the "compose" screen reacts to the keyboard 1 time
      And the bottom inset of "memo text" is 346
      And the indicator inset of "memo text" is 346

    @memo-4.5.6
    Scenario: Going back puts the keyboard down
      Given I tap "memo text"
      When I tap "back"
      Then the keyboard is hidden
      And no field has the focus

  Rule: The room for the keyboard

    Background:
      Given I look at the profile and come back
      And I tap "memo text"

    @memo-4.5.2
    Scenario: The end of a long memo stays in sight
      Given the system announces a keyboard of 700 points
      When I type into the "memo text" field:
        """
        milk
        bread
        butter
        apples
        pears
        plums
        nuts
        """
      Then "caret" is clear of the keyboard

    @memo-4.5.2 @memo-4.5.4
    Scenario Outline: Text and indicator make room for a keyboard of <height> points
      Given the system announces that the keyboard hides
      When the system announces a keyboard of <height> points
      Then the bottom inset of "memo text" is <height>
      And the indicator inset of "memo text" is <height>

      Examples:
        | height |
        | 1      |
        | 301    |

    @memo-4.5.4
    Scenario: The room is that of the last keyboard, not of all together
      Given the system announces a keyboard of 301 points
      And the system announces a keyboard of 346 points
      When the system announces a keyboard of 216 points
      Then the bottom inset of "memo text" is 216
      And the indicator inset of "memo text" is 216

    @memo-4.5.4
    Scenario: The room is that of the keyboard of a device that is turned
      When I rotate the device to landscape
      Then the bottom inset of "memo text" is 221
      And the indicator inset of "memo text" is 221

    @memo-4.5.4
    Scenario: The room is that of the keyboard of a device that is turned back
      Given I rotate the device to landscape
      When I rotate the device to portrait
      Then the bottom inset of "memo text" is 346
      And the indicator inset of "memo text" is 346

    @memo-4.5.4 @memo-4.5.6
    Scenario: A notice that does not say how high the keyboard is changes nothing
      Given the system announces a keyboard of 150 points
      When the system announces a keyboard without saying how high
      Then the "compose" screen reacts to the keyboard 1 time
      And the bottom inset of "memo text" is 150
      And the indicator inset of "memo text" is 150

    @memo-4.5.6
    Scenario Outline: When the keyboard goes, the room is taken back: <when>
      Given <before>
      And the system announces a keyboard of 301 points
      When the system announces that the keyboard hides
      Then the bottom inset of "memo text" is 0
      And the indicator inset of "memo text" is 0

      Examples:
        | when                 | before                                       |
        | the first time       | the keyboard is shown                        |
        | after it went before | the system announces that the keyboard hides |

  Rule: The end of the subscriptions

    @memo-4.5.5
    Scenario: However many memos were open before, going back destroys the screen and ends its subscriptions
      Given I look at the profile and come back
      And I tap "back"
      And I tap "New memo" and then "back" 4 times
      And I tap "New memo"
      When I tap "back"
      Then the "compose" screen is destroyed
      And the screen's subscriptions are 0

    @memo-4.5.6
    Scenario: A screen that is gone acts on no notice
      Given I tap "memo text"
      And I tap "back"
      When the system announces a keyboard of 150 points
      Then the "compose" screen does not react to the keyboard

    @memo-4.5.5
    Scenario: A screen that is out of sight still listens, also the second time
      Given I look at the profile and come back
      And I choose "profile"
      When the system announces a keyboard of 150 points
      And I choose "memo"
      Then the "compose" screen reacts to the keyboard
      And the bottom inset of "memo text" is 150
