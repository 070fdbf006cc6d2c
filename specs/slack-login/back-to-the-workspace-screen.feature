Feature: Back to the workspace screen
  The way back is a plain pop. The first screen then is what it was before: it has the focus, its
  own keyboard, and follows it.

  Background:
    Given the "slack-login" app is open

  Rule: The way back is animated

    @slack-14.2 @slack-14.4
    Scenario Outline: Prev goes back with the system's animation, the <visit> time
      Given I see the e-mail screen for the <visit> time
      When I tap "Prev"
      Then I am on the "workspace" screen
      And the "email" screen is popped with animation

      Examples:
        | visit  |
        | first  |
        | second |

    @slack-14.4
    Scenario: Prev goes back with the system's animation also when an e-mail was typed
      Given I see the e-mail screen for the first time
      And I type "ann@example.com"
      When I tap "Prev"
      Then the "email" screen is popped with animation

    @slack-14.3
    Scenario: Animations stay on when typing starts again
      Given I see the e-mail screen for the first time
      When I tap "Prev"
      Then view animations are never switched off
      And the screen's animations are on

    @slack-14.6
    Scenario: Typing starts before the screen has appeared again
      Given I see the e-mail screen for the first time
      When I tap "Prev"
      Then these happen in this order:
        | who           | what            |
        | workspace     | viewWillAppear  |
        | Workspace URL | didBeginEditing |
        | workspace     | viewDidAppear   |

  Rule: The first screen follows its own keyboard again

    @slack-1.3 @slack-1.4 @slack-13.11 @slack-13.12 @slack-13.14
    Scenario: The first screen has its own keyboard and its own height again
      Given I see the e-mail screen for the first time
      When I tap "Prev"
      Then "Workspace URL" has the focus
      And the keyboard is for "URL"
      And the return key says "Go"
      And the keyboard is 301 points high
      And the "workspace" screen reacts to the keyboard
      And the offset of "container" is 301

    @slack-7.10 @slack-13.11 @slack-13.13 @slack-13.15
    Scenario Outline: The first screen follows a later keyboard once, after <trips> round trips
      Given I type "acme"
      And I tap "Next" and then "Prev" <trips> times
      When the system announces a keyboard of 150 points
      Then the "workspace" screen reacts to the keyboard 1 time
      And the "email" screen does not react to the keyboard
      And the offset of "container" is animated from 301 to 150
      And the screen's subscriptions are 2

      Examples:
        | trips |
        | 1     |
        | 5     |

    @slack-7.13 @slack-13.14
    Scenario: The first screen follows a keyboard that changed because the device was turned
      Given I see the e-mail screen for the first time
      And I rotate the device to landscape
      When I tap "Prev"
      Then the offset of "container" is 183
      And "Workspace URL" is vertically centred in "container"
      And "Workspace URL" is clear of the keyboard

  Rule: What was typed stays on the first screen and goes with the second

    @slack-13.14
    Scenario Outline: The address is still there although <something happened>
      Given I see the e-mail screen for the first time
      And <it happens>
      When I tap "Prev"
      Then the form holds "acme", 32 points wide

      Examples:
        | something happened  | it happens               |
        | an e-mail was typed | I type "ann@example.com" |
        | memory ran short    | memory runs short        |

    @slack-13.14
    Scenario: Typing goes on where it ended after the way back
      Given I see the e-mail screen for the first time
      And I tap "Prev"
      When I type "s"
      Then the form holds "acmes", 40 points wide

    @slack-7.3 @slack-7.10
    Scenario: The e-mail screen is gone for good
      Given I see the e-mail screen for the first time
      When I tap "Prev"
      Then the "email" screen is destroyed
      And the screen's subscriptions are 2

    @slack-7.3
    Scenario: The next e-mail screen asks for an address again
      Given I see the e-mail screen for the first time
      And I type "ann@example.com"
      And I tap "Prev"
      When I tap "Next"
      Then "Your email address" is empty
      And I do not see "floating title"
      And the opacity of "placeholder" is 1

    @slack-13.14
    Scenario: The address is still there when the user comes back again
      Given I type "acme"
      And I tap "Next" and then "Prev" 1 time
      And I tap "Next"
      When I tap "Prev"
      Then the form holds "acme", 32 points wide

    @slack-13.14
    Scenario: With a hardware keyboard the first screen makes no room after the way back, either
      Given the device has a hardware keyboard
      And I see the e-mail screen for the first time
      When I tap "Prev"
      Then "Workspace URL" has the focus
      And the offset of "container" is 0
