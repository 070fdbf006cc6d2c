Feature: Screens that are seen again
  What holds when the app is started holds as well when the user comes back to the address, and when
  the e-mail screen is entered for a second time.

  Rule: The address screen after the way back: first appearance

    @slack-14.5
    Scenario: A screen made anew starts as if for the first time
      Given the "slack-login" app is open
      And I go on and come back to an empty address
      When the system rebuilds the screen
      # survives: the keyboard stays for the new screen, so it comes neither way
      Then the keyboard comes without animation
      And the offset of "container" jumps from 0 to 301
      And nothing is animated
      And the screen's animations are on

  Rule: The address screen after the way back: keyboard layout

    Background:
      Given the "slack-login" app is open
      And I go on and come back to an empty address

    @slack-7.7
    Scenario: The keyboard goes
      When the system announces that the keyboard hides
      Then the offset of "container" is 0
      And "container" is 758 points high

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

    @slack-7.14 @slack-7.15
    Scenario: The field moves by half the height, not by all of it
      Given the system announces that the keyboard hides
      When the system announces a keyboard of 150 points
      Then "Workspace URL" has moved up by 75 points
      And "Workspace URL" is vertically centred in "container"

    @slack-7.9
    Scenario: A notice that does not say how high the keyboard is
      When the system announces a keyboard without saying how high
      Then the "workspace" screen reacts to the keyboard
      And the offset of "container" is 301
      And nothing on the "workspace" screen moves

  Rule: The address screen after the way back: sliding placeholder

    Background:
      Given the "slack-login" app is open
      And I go on and come back to an empty address

    @slack-6.1 @slack-6.3 @slack-6.7 @slack-6.8 @slack-6.9
    Scenario: The very first character counts at once
      When I type "a"
      Then "placeholder" shows ".slack.com"
      And the offset of "placeholder" is 8
      And "Next" is enabled

    @slack-6.1 @slack-6.4 @slack-6.5 @slack-6.9
    Scenario: 2 characters make room for themselves
      When I type "ab"
      Then the offset of "placeholder" is 16
      And "placeholder" stands 16 points right of "Workspace URL"
      And "placeholder" shows ".slack.com"
      And "Next" is enabled

    @slack-6.2 @slack-6.9
    Scenario: Typing over a selection
      Given I type "abcd"
      And I select "bc" in "Workspace URL"
      When I type "x"
      Then "Workspace URL" shows "axd"
      And the offset of "placeholder" is 24

    @slack-6.9
    Scenario: Deleting a selection of everything
      Given I type "abcd"
      And I select all of "Workspace URL"
      When I press delete
      Then the form asks for an address

  Rule: The address screen after the way back: to the email screen

    Background:
      Given the "slack-login" app is open
      And I go on and come back to an empty address
      And I type "acme"

    @slack-13.1
    Scenario: Next brings the e-mail screen with the system's animation
      When I tap "Next"
      Then I am on the "email" screen
      And the "email" screen is pushed with animation
      And the screens on the stack are:
        | workspace |
        | email     |

    @slack-13.10
    Scenario: The order of events on the way
      When I tap "Next"
      Then these happen in this order:
        | who       | what              |
        | email     | viewDidLoad       |
        | workspace | viewWillDisappear |
        | keyboard  | keyboardWillShow  |

    @slack-13.2 @slack-13.7 @slack-13.8 @slack-13.9
    Scenario: Nothing on the first screen moves while the second comes in
      When I tap "Next"
      Then nothing on the "workspace" screen moves
      And the "workspace" screen does not react to the keyboard
      And the "email" screen reacts to the keyboard

    @slack-13.16 @slack-13.20 @slack-13.21
    Scenario: Its content is in place at once
      When I tap "Next"
      Then the offset of "container" is 301
      And the offset of "container" jumps from 0 to 301
      And nothing on the "email" screen is animated

    @slack-13.18 @slack-13.19 @slack-13.22
    Scenario: It starts with the room that the first screen made: 150
      Given the system announces a keyboard of 150 points
      When I tap "Next"
      Then the offset of "container" jumps from 0 to 150
      And the offset of "container" is 150

  Rule: The address screen after the way back: workspace characters

    Background:
      Given the "slack-login" app is open
      And I go on and come back to an empty address

    @slack-5.1
    Scenario: The whole alphabet
      When I type "abcdefghijklmnopqrstuvwxyz"
      Then "Workspace URL" shows "abcdefghijklmnopqrstuvwxyz"

    @slack-5.2
    Scenario: All digits
      When I type "0123456789"
      Then "Workspace URL" shows "0123456789"

    @slack-5.3
    Scenario: The hyphen
      When I type "my-team"
      Then "Workspace URL" shows "my-team"

    @slack-5.1
    Scenario: A small letter of another alphabet counts as a small letter
      When I type "é"
      Then "Workspace URL" shows "é"

    @slack-5.4
    Scenario Outline: A refused <kind>
      When I type "<text>"
      Then "Workspace URL" is empty

      Examples:
        | kind       | text |
        | capital    | A    |
        | underscore | _    |
        | dot        | .    |
        | slash      | /    |
        | at sign    | @    |
        | colon      | :    |
        | syllable   | 한   |
        | emoji      | 😀   |

    @slack-5.4
    Scenario: A space is refused
      When I type "a b"
      Then "Workspace URL" shows "ab"

    @slack-5.6
    Scenario: Pasting a😀 into an empty field
      When I paste "a😀"
      Then "Workspace URL" shows ""

    @slack-5.5
    Scenario: A selection is deleted at once
      Given I type "acme"
      And I select "cm" in "Workspace URL"
      When I press delete
      Then "Workspace URL" shows "ae"

    @slack-5.7
    Scenario: Refused in an empty field
      When I type "_"
      Then the form asks for an address
      And nothing on the "workspace" screen moves

  Rule: The address screen after the way back: workspace keyboard

    Background:
      Given the "slack-login" app is open
      And I go on and come back to an empty address

    @slack-1.3
    Scenario: The keyboard is the one for web addresses
      Then the keyboard is for "URL"
      And the keyboard type of "Workspace URL" is "URL"

    @slack-1.4
    Scenario: Go takes the user on
      When I type "acme"
      And I press "Go" on the keyboard
      Then I am on the "email" screen

    @slack-1.4
    Scenario: Go does nothing while no address is typed
      When I press "Go" on the keyboard
      Then I am on the "workspace" screen
      And no screen comes or goes

  Rule: The e-mail screen entered again: back to the workspace screen

    @slack-14.2 @slack-14.4
    Scenario: Prev goes back with the system's animation
      Given the "slack-login" app is open
      And I go on and come back to an empty address
      And I type "acme"
      And I tap "Next"
      When I tap "Prev"
      Then I am on the "workspace" screen
      And the "email" screen is popped with animation

  Rule: The e-mail screen entered again: email

    Background:
      Given the "slack-login" app is open
      And I go on and come back to an empty address
      And I type "acme"
      And I tap "Next"

    @slack-13.4
    Scenario: It takes what the address field refuses
      When I type "Ann_B@example.com"
      Then "Your email address" shows "Ann_B@example.com"

    Scenario: The title floats in when something is typed
      When I type "a"
      Then the opacity of "floating title" is animated from 0 to 1
      And the opacity of "floating title" is animated for 300 ms
      And the offset of "floating title" is 0
      And I do not see "placeholder"

  Rule: A screen that the system rebuilt: sliding placeholder

    @slack-6.6 @slack-7.1
    Scenario: At the start
      Given the "slack-login" app is open
      And the system rebuilds the screen
      Then the form asks for an address

  Rule: The order of events on the way back

    @slack-14.6
    Scenario: Typing starts before the screen has appeared again
      Given the "slack-login" app is open
      And I type "acme"
      And I tap "Next"
      When I tap "Prev"
      Then these happen in this order:
        | who           | what            |
        | workspace     | viewWillAppear  |
        | Workspace URL | didBeginEditing |
        | workspace     | viewDidAppear   |
