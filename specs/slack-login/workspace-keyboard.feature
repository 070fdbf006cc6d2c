Feature: The keyboard of the address field
  A workspace address is a technical name. The keyboard should make it easy to type, and it should
  not change what is typed.

  Background:
    Given the "slack-login" app is open

  @slack-1.1 @slack-1.2 @slack-13.3
  Scenario: What is typed is neither corrected nor marked
    Then "Workspace URL" has these properties:
      | auto-correction | off |
      | spell checking  | off |

  @slack-1.3
  Scenario: The keyboard is the one for web addresses
    Then the keyboard is for "URL"
    And the keyboard type of "Workspace URL" is "URL"

  @slack-1.4
  Scenario: The return key says Go
    Then the return key says "Go"
    And the return key of "Workspace URL" is "Go"

  Rule: Go does what Next does

    @slack-1.4
    Scenario Outline: Go takes the user on: <address>
      When I type "<address>"
      And I press "Go" on the keyboard
      Then I am on the "email" screen

      Examples:
        | address |
        | -       |
        | acme    |

    @slack-1.4 @slack-13.18 @slack-13.21
    Scenario: The content starts with the room that the first screen made after Go as well
      Given the system announces a keyboard of 200 points
      And I type "acme"
      When I press "Go" on the keyboard
      Then the offset of "container" jumps from 0 to 200
      And nothing on the "email" screen is animated

    @slack-1.4
    Scenario: Go takes the user on again after the way back
      Given I type "acme"
      And I press "Go" on the keyboard
      And I tap "Prev"
      When I press "Go" on the keyboard
      Then I am on the "email" screen
      And the "email" screen is pushed with animation

    @slack-1.4
    Scenario Outline: Go does nothing while no address is typed, however often, the <visit> time
      Given I see the address screen for the <visit> time
      # survives: the first Go does nothing, and neither may a second
      When I press "Go" on the keyboard
      # survives: the first Go does nothing, and neither may a second
      And I press "Go" on the keyboard
      Then I am on the "workspace" screen
      And no screen comes or goes

      Examples:
        | visit  |
        | first  |
        | second |

    @slack-1.4
    Scenario: Go does nothing once the address is deleted
      Given I type "a"
      And I press delete
      When I press "Go" on the keyboard
      Then no screen comes or goes

    @slack-1.4
    Scenario: The return key of a hardware keyboard does so as well
      Given the device has a hardware keyboard
      And I type "acme"
      When I press "Enter" on the hardware keyboard
      Then I am on the "email" screen

  Rule: It stays the same

    @slack-1.1 @slack-1.2 @slack-1.3 @slack-1.4
    Scenario: The keyboard is the same when the user comes back to the app
      Given I leave the app
      When I come back to the app
      Then the keyboard is for "URL"
      And the return key says "Go"
      And "Workspace URL" has these properties:
        | auto-correction | off |
        | spell checking  | off |
