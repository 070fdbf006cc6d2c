Feature: Back to the workspace screen
  The way back is a plain pop. The first screen then is what it was before: it has the focus, its
  own keyboard, and follows it.

  Background:
    Given the "slack-login" app is open
    And I type "acme"
    And I tap "Next"

  @slack-14.2 @slack-14.4
  Scenario: Prev goes back with the system's animation
    When I tap "Prev"
    Then I am on the "workspace" screen
    And the "email" screen is popped with animation

  @slack-14.3
  Scenario: Animations stay on when typing starts again
    When I tap "Prev"
    Then view animations are never switched off
    And the screen's animations are on

  @slack-13.12 @slack-13.14
  Scenario: The first screen has its own keyboard and its own height again
    When I tap "Prev"
    Then "Workspace URL" has the focus
    And the keyboard is 301 points high
    And the offset of "container" is 301

  @slack-13.11 @slack-13.14
  Scenario: The first screen follows the keyboard that comes with it
    When I tap "Prev"
    Then the "workspace" screen reacts to the keyboard

  @slack-13.11 @slack-13.13
  Scenario: The first screen follows later keyboards by animation
    Given I tap "Prev"
    When the system announces a keyboard of 150 points
    Then the "workspace" screen reacts to the keyboard 1 time
    And the offset of "container" is animated from 301 to 150

  @slack-13.14
  Scenario: What was typed is still there
    When I tap "Prev"
    Then "Workspace URL" shows "acme"
    And "Next" is enabled

  @slack-7.3 @slack-7.10
  Scenario: The e-mail screen is gone for good
    When I tap "Prev"
    Then the "email" screen is destroyed
    And the screen's subscriptions are 2

  @slack-7.10
  Scenario: A screen that is gone acts on no notice
    Given I tap "Prev"
    When the system announces a keyboard of 150 points
    Then the "email" screen does not react to the keyboard
    And the "workspace" screen reacts to the keyboard

  @slack-13.15
  Scenario Outline: After <trips> round trips one subscription to each notice is left
    Given I tap "Prev" and then "Next" <trips> times
    And I tap "Prev"
    When the system announces a keyboard of 150 points
    Then the screen's subscriptions are 2
    And the "workspace" screen reacts to the keyboard 1 time

    Examples:
      | trips |
      | 1     |
      | 2     |
      | 5     |
