Feature: To the e-mail screen
  The way from the address to the e-mail address is a plain push: the new screen comes in from the
  side, complete, and nothing else moves.

  Background:
    Given the "slack-login" app is open

  @slack-13.1
  Scenario Outline: Next brings the e-mail screen with the system's animation, the <visit> time
    Given I see the address screen for the <visit> time
    And I type "acme"
    When I tap "Next"
    Then the "email" screen is pushed with animation
    And the screens on the stack are:
      | workspace |
      | email     |

    Examples:
      | visit  |
      | first  |
      | second |

  @slack-13.10
  Scenario: The keyboard changes last on the way
    Given I type "acme"
    When I tap "Next"
    Then these happen in this order:
      | who       | what              |
      | email     | viewDidLoad       |
      | workspace | viewWillDisappear |
      | keyboard  | keyboardWillShow  |

  Rule: Nothing on the first screen moves

    @slack-13.2 @slack-13.6 @slack-13.7 @slack-13.8 @slack-13.9
    Scenario Outline: Nothing on the first screen moves while the second comes in, the <visit> time
      Given I see the address screen for the <visit> time
      And I type "acme"
      When I tap "Next"
      Then the "workspace" screen is kept in memory
      And the "workspace" screen does not react to the keyboard
      And nothing on the "workspace" screen moves
      And the "email" screen reacts to the keyboard

      Examples:
        | visit  |
        | first  |
        | second |

    @slack-7.2 @slack-13.8 @slack-13.9
    Scenario Outline: No later keyboard reaches the first screen, the <visit> time
      Given I see the e-mail screen for the <visit> time
      When the system announces a keyboard of 150 points
      And the system announces that the keyboard hides
      Then the "workspace" screen does not react to the keyboard
      And the "email" screen reacts to the keyboard 2 times
      And the screen's subscriptions are 2

      Examples:
        | visit  |
        | first  |
        | second |

  Rule: The second screen comes in complete

    @slack-13.16 @slack-13.18 @slack-13.19 @slack-13.20 @slack-13.21 @slack-13.22
    Scenario Outline: The content of the e-mail screen starts with the room that the first screen made: <height>
      Given I see the address screen for the <visit> time
      And the system announces a keyboard of <height> points
      And I type "acme"
      When I tap "Next"
      Then the offset of "container" jumps from 0 to <height>
      And the offset of "container" is <height>
      And nothing on the "email" screen is animated

      Examples:
        | height | visit  |
        | 150    | first  |
        | 346    | first  |
        | 200    | second |

    @slack-13.18
    Scenario: It starts with no room if the first screen made none
      Given the system announces that the keyboard hides
      And I type "acme"
      When I tap "Next"
      Then the offset of "container" is 0

    @slack-7.7 @slack-7.8
    Scenario: The content of the e-mail screen takes the room back when the keyboard goes
      Given I see the e-mail screen for the first time
      When the system announces that the keyboard hides
      Then the offset of "container" is animated from 301 to 0
      And the offset of "container" is animated for 300 ms
      And "Your email address" is vertically centred in "container"

    @slack-7.5 @slack-13.21
    Scenario: The content makes the room handed over again when a keyboard comes again
      Given I see the e-mail screen for the first time
      And the system announces that the keyboard hides
      When the system announces a keyboard of 346 points
      Then the offset of "container" is animated from 0 to 301
      And the offset of "container" is animated for 300 ms

    @slack-13.21
    Scenario: The content makes the room handed over when the user comes back to the app
      Given I see the e-mail screen for the first time
      And I leave the app
      When I come back to the app
      Then the offset of "container" is 301

    @slack-7.13 @slack-13.18
    Scenario: Turned aside, the content of both screens is in the middle of what the keyboard leaves
      Given I type "acme"
      And I rotate the device to landscape
      When I tap "Next"
      Then the offset of "container" is 183
      And "Your email address" is vertically centred in "container"
      And "Your email address" is clear of the keyboard

    @slack-13.19
    Scenario: Without a value handed over it makes room for its own keyboard
      Given I see the e-mail screen for the first time
      And the system rebuilds the screen
      And I type "ann@example.com"
      When the system rebuilds the screen
      Then "Your email address" is empty
      And the offset of "container" is animated from 0 to 346
      And the offset of "container" is 346
      And the keyboard is 346 points high

  Rule: The two keyboards differ

    @slack-13.5 @slack-13.23 @slack-13.24 @slack-13.25
    Scenario: The second keyboard is 45 points higher, and the content does not follow it
      Given the keyboard is 301 points high
      And I type "acme"
      When I tap "Next"
      Then the keyboard is 346 points high
      And the keyboard has a shortcut bar
      But the offset of "container" is 301
