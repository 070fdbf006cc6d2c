Feature: The first appearance
  The app starts with the keyboard up and everything in its place. Nothing slides in.

  @slack-7.16
  Scenario: The user can type at once
    When I open the "slack-login" app
    Then I am on the "workspace" screen
    And "Workspace URL" has the focus
    And the keyboard is shown

  @slack-7.17
  Scenario: Keyboard and layout are in place without animation
    When I open the "slack-login" app
    Then the keyboard comes without animation
    And the offset of "container" jumps from 0 to 301
    And nothing is animated

  @slack-7.6 @slack-7.18
  Scenario: Animations are on after the start
    When I open the "slack-login" app
    Then the screen's animations are on

  @slack-14.6
  Scenario: Typing starts before the screen has appeared
    When I open the "slack-login" app
    Then these happen in this order:
      | who           | what            |
      | workspace     | viewDidLoad     |
      | Workspace URL | didBeginEditing |
      | workspace     | viewDidAppear   |

  @slack-13.23
  Scenario: The address keyboard has no shortcut bar
    When I open the "slack-login" app
    Then the keyboard is 301 points high
    And the keyboard has no shortcut bar

  @slack-7.4 @slack-7.18 @slack-13.23
  Scenario Outline: The content makes room for the keyboard of each device: <device>
    Given the device is an "<device>"
    When I open the "slack-login" app
    Then the keyboard is <height> points high
    And the offset of "container" is <height>
    And "Workspace URL" is vertically centred in "container"
    And the screen's animations are on

    Examples:
      | device        | height |
      | iPhone 8      | 216    |
      | iPhone 11 Pro | 291    |
      | iPad          | 264    |

  Rule: A screen that the system rebuilds appears for the first time again

    Background:
      Given the "slack-login" app is open

    @slack-14.5
    Scenario Outline: A rebuilt screen is in place without animation, the <visit> time
      Given I see the address screen for the <visit> time
      When the system rebuilds the screen
      Then the keyboard comes without animation
      And the offset of "container" jumps from 0 to 301
      And nothing is animated
      And the screen's animations are on

      Examples:
        | visit  |
        | first  |
        | second |

    @slack-7.5 @slack-13.15
    Scenario: A rebuilt screen follows the next keyboard once
      Given the system rebuilds the screen
      When the system announces a keyboard of 150 points
      Then the "workspace" screen reacts to the keyboard 1 time
      And the offset of "container" is animated from 301 to 150
      And the screen's subscriptions are 2

    @slack-6.6 @slack-7.1 @slack-14.5
    Scenario: A screen that is rebuilt again is empty and in place again
      Given the system rebuilds the screen
      And I type "acme"
      When the system rebuilds the screen
      Then "Workspace URL" is empty
      And the form asks for an address
      And nothing is animated

    @slack-14.3
    Scenario: Animations stay on when the user comes back to a rebuilt screen
      Given the system rebuilds the screen
      And I see the e-mail screen for the first time
      When I tap "Prev"
      Then view animations are never switched off
      And the "email" screen is popped with animation
