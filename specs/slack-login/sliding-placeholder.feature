Feature: The sliding hint and the Next button
  The hint shows how an address ends. It starts where the typed text ends, and Next can be used
  as soon as there is a text. In these scenarios a character is 8 points wide.

  Background:
    Given the "slack-login" app is open

  Rule: An empty field shows a whole example, and Next cannot be used

    @slack-6.6 @slack-7.1
    Scenario: At the start
      Then the form asks for an address

    @slack-6.6 @slack-6.8 @slack-6.9
    Scenario: After the last character is deleted
      Given I type "a"
      When I press delete
      Then the form asks for an address

    @slack-6.9
    Scenario: After everything is deleted at once
      Given I type "acme"
      When I clear "Workspace URL"
      Then the form asks for an address

  Rule: With a text the hint is the ending only, and Next can be used

    @slack-6.1 @slack-6.3 @slack-6.7 @slack-6.8 @slack-6.9
    Scenario: The very first character counts at once
      When I type "a"
      Then "placeholder" shows ".slack.com"
      And the offset of "placeholder" is 8
      And "Next" is enabled

    @slack-6.1 @slack-6.4 @slack-6.5 @slack-6.9
    Scenario Outline: <count> characters make room for themselves
      When I type "<text>"
      Then the offset of "placeholder" is <points>
      And "placeholder" stands <points> points right of "Workspace URL"
      And "placeholder" shows ".slack.com"
      And "Next" is enabled

      Examples:
        | count | text        | points |
        | 2     | ab          | 16     |
        | 3     | abc         | 24     |
        | 4     | a-1b        | 32     |
        | 11    | hello-world | 88     |

    @slack-6.1 @slack-6.9
    Scenario: Deleting moves the hint back at once
      Given I type "acme"
      When I press delete
      Then the offset of "placeholder" is 24
      And "Next" is enabled

  Rule: Edits in the middle count for what they make of the text

    @slack-6.2 @slack-6.9
    Scenario: Typing over a selection
      Given I type "abcd"
      And I select "bc" in "Workspace URL"
      When I type "x"
      Then "Workspace URL" shows "axd"
      And the offset of "placeholder" is 24

    @slack-6.2
    Scenario: Typing in front
      Given I type "bc"
      And I place the caret after 0 characters of "Workspace URL"
      When I type "a"
      Then "Workspace URL" shows "abc"
      And the offset of "placeholder" is 24

    @slack-6.2 @slack-6.9
    Scenario: Pasting over everything
      Given I type "abcd"
      And I select all of "Workspace URL"
      When I paste "xy"
      Then "Workspace URL" shows "xy"
      And the offset of "placeholder" is 16
      And "Next" is enabled

    @slack-6.2 @slack-6.9
    Scenario: Deleting in the middle
      Given I type "abcd"
      And I place the caret after 2 characters of "Workspace URL"
      When I press delete
      Then "Workspace URL" shows "acd"
      And the offset of "placeholder" is 24

    @slack-6.9
    Scenario: Deleting a selection of everything
      Given I type "abcd"
      And I select all of "Workspace URL"
      When I press delete
      Then the form asks for an address
