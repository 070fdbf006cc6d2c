Feature: The layout follows the keyboard
  One container makes room for the keyboard, and what is inside keeps its place in what remains.

  Background:
    Given the "slack-login" app is open

  Rule: The container makes room for the full height

    @slack-7.4
    Scenario: At the start
      Then the offset of "container" is 301
      And "container" is 457 points high

    @slack-7.4 @slack-7.12
    Scenario Outline: A keyboard of <height> points
      When the system announces a keyboard of <height> points
      Then the offset of "container" is <height>
      And "container" is <left> points high

      Examples:
        | height | left |
        | 150    | 608  |
        | 216    | 542  |
        | 346    | 412  |
        | 1      | 757  |

    @slack-7.7
    Scenario: The keyboard goes
      When the system announces that the keyboard hides
      Then the offset of "container" is 0
      And "container" is 758 points high

  Rule: Making room and taking it back is animated

    @slack-7.5
    Scenario: Making room
      When the system announces a keyboard of 150 points
      Then the offset of "container" is animated from 301 to 150
      And the offset of "container" is animated for 300 ms

    @slack-7.8
    Scenario: Taking it back
      When the system announces that the keyboard hides
      Then the offset of "container" is animated from 301 to 0
      And the offset of "container" is animated for 300 ms

  Rule: What is inside follows the container

    @slack-7.13
    Scenario Outline: The field stands in the middle, whatever the keyboard: <height>
      When the system announces a keyboard of <height> points
      Then the offset of "container" is <height>
      And "Workspace URL" is vertically centred in "container"

      Examples:
        | height |
        | 150    |
        | 301    |
        | 346    |

    @slack-7.12
    Scenario: The note at the lower edge moves by the whole height
      Given the system announces that the keyboard hides
      When the system announces a keyboard of 150 points
      Then "Don't know your workspace URL?" has moved up by 150 points

    @slack-7.14 @slack-7.15
    Scenario: The field moves by half the height, not by all of it
      Given the system announces that the keyboard hides
      When the system announces a keyboard of 150 points
      Then "Workspace URL" has moved up by 75 points
      And "Workspace URL" is vertically centred in "container"

    @slack-7.12
    Scenario: Title and hint stay with the field
      Given the system announces that the keyboard hides
      When the system announces a keyboard of 150 points
      Then "Your Slack workspace URL" has moved up by 75 points
      And "placeholder" has moved up by 75 points

    @slack-7.14
    Scenario: On a device with a low keyboard
      Given the device has a keyboard of 150 points
      # survives: an app that is open follows the keyboard of its device as well
      When I open the "slack-login" app
      Then "container" is 608 points high
      And "Workspace URL" is vertically centred in "container"

  Rule: Each notice is acted on once, and only if it says enough

    @slack-7.11
    Scenario: A keyboard that comes and goes
      When the system announces a keyboard of 150 points
      And the system announces that the keyboard hides
      Then the "workspace" screen reacts to the keyboard 2 times
      And the offset of "container" is 0

    @slack-7.9
    Scenario: A notice that does not say how high the keyboard is
      When the system announces a keyboard without saying how high
      Then the "workspace" screen reacts to the keyboard
      And the offset of "container" is 301
      And nothing on the "workspace" screen moves
