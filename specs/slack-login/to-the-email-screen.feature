Feature: To the e-mail screen
  The way from the address to the e-mail address is a plain push: the new screen comes in from the
  side, complete, and nothing else moves.

  Background:
    Given the "slack-login" app is open
    And I type "acme"

  @slack-13.1
  Scenario: Next brings the e-mail screen with the system's animation
    When I tap "Next"
    Then I am on the "email" screen
    And the "email" screen is pushed with animation
    And the screens on the stack are:
      | workspace |
      | email     |

  @slack-13.17
  Scenario: The e-mail field has the focus on entry
    When I tap "Next"
    Then "Your email address" has the focus
    And the keyboard is for "email address"

  @slack-13.10
  Scenario: The order of events on the way
    When I tap "Next"
    Then these happen in this order:
      | who       | what              |
      | email     | viewDidLoad       |
      | workspace | viewWillDisappear |
      | keyboard  | keyboardWillShow  |

  Rule: The first screen is left in peace

    @slack-13.2 @slack-13.7 @slack-13.8 @slack-13.9
    Scenario: Nothing on the first screen moves while the second comes in
      When I tap "Next"
      Then nothing on the "workspace" screen moves
      And the "workspace" screen does not react to the keyboard
      And the "email" screen reacts to the keyboard

    @slack-13.6
    Scenario: The first screen stops listening although it is still there
      When I tap "Next"
      Then the "workspace" screen is kept in memory
      And the "workspace" screen does not react to the keyboard

    @slack-7.2 @slack-13.8 @slack-13.9
    Scenario: No later keyboard reaches the first screen
      Given I tap "Next"
      When the system announces a keyboard of 150 points
      And the system announces that the keyboard hides
      Then the "workspace" screen does not react to the keyboard
      And nothing on the "workspace" screen moves

    @slack-7.2 @slack-13.8
    Scenario: Only the screen in front is subscribed
      When I tap "Next"
      Then the screen's subscriptions are 2

  Rule: The second screen comes in complete

    @slack-13.16 @slack-13.20 @slack-13.21
    Scenario: Its content is in place at once
      When I tap "Next"
      Then the offset of "container" is 301
      And the offset of "container" jumps from 0 to 301
      And nothing on the "email" screen is animated

    @slack-13.18 @slack-13.19 @slack-13.22
    Scenario Outline: It starts with the room that the first screen made: <height>
      Given the system announces a keyboard of <height> points
      When I tap "Next"
      Then the offset of "container" jumps from 0 to <height>
      And the offset of "container" is <height>

      Examples:
        | height |
        | 150    |
        | 200    |
        | 301    |

    @slack-13.18
    Scenario: It starts with no room if the first screen made none
      Given the system announces that the keyboard hides
      When I tap "Next"
      Then the offset of "container" is 0

    @slack-13.19
    Scenario: Without a value handed over it makes room for its own keyboard
      Given I tap "Next"
      When the system rebuilds the screen
      Then the offset of "container" is animated from 0 to 346
      And the offset of "container" is 346
      And the keyboard is 346 points high

  Rule: The two keyboards differ

    @slack-13.4
    Scenario: The e-mail field corrects and marks spelling as usual
      When I tap "Next"
      Then "Your email address" has these properties:
        | auto-correction | on |
        | spell checking  | on |

    @slack-13.5 @slack-13.23 @slack-13.24
    Scenario: One keyboard is higher than the other
      Then the keyboard is 301 points high
      And the keyboard has no shortcut bar
      When I tap "Next"
      Then the keyboard is 346 points high
      And the keyboard has a shortcut bar

    @slack-13.25
    Scenario: The content ends 45 points behind the higher keyboard
      When I tap "Next"
      Then the keyboard has a shortcut bar
      And the keyboard is 346 points high
      But the offset of "container" is 301
