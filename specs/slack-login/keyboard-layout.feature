Feature: The layout follows the keyboard
  One container makes room for the keyboard, and what is inside keeps its place in what remains.

  Background:
    Given the "slack-login" app is open

  Rule: The container makes room for the full height

    @slack-7.4 @slack-7.12 @slack-7.13
    Scenario Outline: The content makes room for a keyboard of <height> points
      When the system announces a keyboard of <height> points
      Then the offset of "container" is <height>
      And "Workspace URL" is vertically centred in "container"
      And "Don't know your workspace URL?" is clear of the keyboard

      Examples:
        | height |
        | 0      |
        | 1      |
        | 150    |
        | 346    |
        | 500    |

    @slack-7.14
    Scenario: The content makes room for a low keyboard from the start
      Given the device has a keyboard of 150 points
      # survives: an app that is open follows the keyboard of its device as well
      When I open the "slack-login" app
      Then the offset of "container" is 150
      And "Workspace URL" is vertically centred in "container"

    @slack-7.4 @slack-7.7 @slack-7.11
    Scenario: The content makes room again when the user comes back to the app
      Given I leave the app
      When I come back to the app
      Then the offset of "container" is animated from 0 to 301

  Rule: Making room and taking it back is animated

    @slack-7.5
    Scenario Outline: The content makes room within 300 ms, the <visit> time
      Given I see the address screen for the <visit> time
      When the system announces a keyboard of 150 points
      Then the offset of "container" is animated from 301 to 150
      And the offset of "container" is animated for 300 ms

      Examples:
        | visit  |
        | first  |
        | second |

    @slack-7.7 @slack-7.8
    Scenario Outline: The content takes the room back within 300 ms, the <visit> time
      Given I see the address screen for the <visit> time
      When the system announces that the keyboard hides
      Then the offset of "container" is animated from 301 to 0
      And the offset of "container" is animated for 300 ms
      And "Workspace URL" is vertically centred in "container"

      Examples:
        | visit  |
        | first  |
        | second |

  Rule: What is inside follows the container

    @slack-7.12 @slack-7.14 @slack-7.15
    Scenario Outline: The field moves by half the height, the <visit> time
      Given I see the address screen for the <visit> time
      And the system announces that the keyboard hides
      When the system announces a keyboard of 150 points
      Then "Workspace URL" has moved up by 75 points
      And "Your Slack workspace URL" has moved up by 75 points
      And "placeholder" has moved up by 75 points

      Examples:
        | visit  |
        | first  |
        | second |

    @slack-7.12
    Scenario: The note at the lower edge moves by the whole height
      Given the system announces that the keyboard hides
      When the system announces a keyboard of 150 points
      Then "Don't know your workspace URL?" has moved up by 150 points
      And "Next" has not moved

  Rule: The screen acts on each notice once, and only if it says enough

    @slack-7.11
    Scenario: The screen follows a keyboard that comes again
      Given the system announces that the keyboard hides
      When the system announces a keyboard of 200 points
      Then the "workspace" screen reacts to the keyboard 1 time
      And the offset of "container" is animated from 0 to 200

    @slack-7.7 @slack-7.11
    Scenario: The screen follows a keyboard that goes again
      Given the system announces that the keyboard hides
      And the system announces a keyboard of 200 points
      When the system announces that the keyboard hides
      Then the "workspace" screen reacts to the keyboard 1 time
      And the offset of "container" is animated from 200 to 0

    @slack-7.9
    Scenario Outline: A notice that does not say how high the keyboard is changes nothing, the <visit> time
      Given I see the address screen for the <visit> time
      When the system announces a keyboard without saying how high
      Then the "workspace" screen reacts to the keyboard
      And the offset of "container" is 301
      And nothing on the "workspace" screen moves

      Examples:
        | visit  |
        | first  |
        | second |

    @slack-7.9
    Scenario: The screen follows the keyboard after a notice that does not say how high it is
      Given the system announces that the keyboard hides
      And the system announces a keyboard without saying how high
      When the system announces a keyboard of 150 points
      Then the offset of "container" is animated from 0 to 150

    @slack-7.11 @slack-13.15
    Scenario: The screen acts once on a keyboard that changes after the user came back to the app
      Given I leave the app
      And I come back to the app
      When the system announces a keyboard of 150 points
      Then the "workspace" screen reacts to the keyboard 1 time
      And the offset of "container" is 150

    @slack-7.4 @slack-7.12
    Scenario: Turned aside, the content makes room for the lower keyboard
      When I rotate the device to landscape
      Then the offset of "container" is 183
      And "Don't know your workspace URL?" is clear of the keyboard

    @slack-7.4 @slack-7.5
    Scenario: Turned back, the content makes room for the higher keyboard again
      Given I rotate the device to landscape
      When I rotate the device to portrait
      Then the offset of "container" is animated from 183 to 301
