Feature: The sliding hint and the Next button
  The hint shows how an address ends. It starts where the typed text ends, and Next can be used
  as soon as there is a text. In these scenarios a character is 8 points wide.

  Background:
    Given the "slack-login" app is open

  Rule: An empty field shows a whole example, and Next cannot be used

    @slack-6.6 @slack-7.1
    Scenario: At the start the form asks for an address
      Then the form asks for an address

    @slack-6.6 @slack-6.8 @slack-6.9
    Scenario: The form asks for an address when the last character is deleted
      Given I type "acme"
      When I press delete 4 times
      Then the form asks for an address

    @slack-6.9
    Scenario: The form asks for an address when a selection of everything is deleted
      Given I type "acme"
      And I select all of "Workspace URL"
      When I press delete
      Then the form asks for an address

    @slack-6.8 @slack-6.9
    Scenario: The form asks for an address when a second text is deleted
      Given I type "ab"
      And I press delete 2 times
      And I type "c"
      When I press delete
      Then the form asks for an address

  Rule: With a text the hint is the ending only, and Next can be used

    @slack-6.1 @slack-6.3 @slack-6.7 @slack-6.8 @slack-6.9
    Scenario Outline: The very first character counts at once, the <visit> time
      Given I see the address screen for the <visit> time
      When I type "a"
      Then the form holds "a", 8 points wide

      Examples:
        | visit  |
        | first  |
        | second |

    @slack-6.1 @slack-6.4 @slack-6.5 @slack-6.9
    Scenario Outline: <count> characters make room for themselves
      When I type "<text>"
      Then the form holds "<text>", <points> points wide
      And "placeholder" stands <points> points right of "Workspace URL"

      Examples:
        | count | text                      | points |
        | 2     | --                        | 16     |
        | 3     | a-1                       | 24     |
        | 3     | éßя                       | 24     |
        | 11    | hello-world               | 88     |
        | 25    | the-team-of-the-year-2019 | 200    |

    @slack-6.1 @slack-6.9
    Scenario: The hint moves back at once when all but one of 25 characters are deleted
      Given I type "the-team-of-the-year-2019"
      When I press delete 24 times
      Then the form holds "t", 8 points wide

    @slack-6.9
    Scenario: The form is as it was when the user comes back to the app
      Given I type "acme"
      And I leave the app
      When I come back to the app
      Then the form holds "acme", 32 points wide

    @slack-6.9
    Scenario: Typing goes on where it ended when the user comes back to the app
      Given I type "acme"
      And I leave the app
      And I come back to the app
      When I type "s"
      Then the form holds "acmes", 40 points wide

    @slack-6.9
    Scenario: A text typed after everything was deleted counts from its first character
      Given I type "acme"
      And I clear "Workspace URL"
      When I type "b"
      Then the form holds "b", 8 points wide

  Rule: Edits inside the text count for what they make of it

    @slack-6.2 @slack-6.9
    Scenario Outline: The user changes abcd to <address>
      Given I type "abcd"
      And I <choose a place>
      When I <edit>
      Then the form holds "<address>", <points> points wide

      Examples:
        | address | choose a place                                        | edit         | points |
        | axd     | select "bc" in "Workspace URL"                        | type "x"     | 24     |
        | xabcd   | place the caret after 0 characters of "Workspace URL" | type "x"     | 40     |
        | abxycd  | place the caret after 2 characters of "Workspace URL" | paste "xy"   | 48     |
        | xy      | select all of "Workspace URL"                         | paste "xy"   | 16     |
        | acd     | place the caret after 2 characters of "Workspace URL" | press delete | 24     |
        | ad      | select "bc" in "Workspace URL"                        | press delete | 16     |

    @slack-6.2 @slack-6.9
    Scenario: Typing over a selection counts after the way back as well
      Given I see the e-mail screen for the first time
      And I tap "Prev"
      And I select "cm" in "Workspace URL"
      When I type "x"
      Then the form holds "axe", 24 points wide

    @slack-6.2 @slack-6.3 @slack-6.9
    Scenario: A whole address pasted into the empty field counts at once
      When I paste "acme"
      Then the form holds "acme", 32 points wide

    @slack-6.5 @slack-6.9
    Scenario: The hint still stands where the text ends when the device is turned
      Given I type "acme"
      And I rotate the device to landscape
      When I type "s"
      Then the form holds "acmes", 40 points wide
      And "placeholder" stands 40 points right of "Workspace URL"
