Feature: Characters of a workspace address
  An address consists of small letters, digits and hyphens. Anything else is refused while it is
  typed, so that a wrong address cannot come about.

  Background:
    Given the "slack-login" app is open

  Rule: Small letters, digits and hyphens are taken

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
    Scenario Outline: A small letter of another alphabet counts as a small letter
      When I type "<letter>"
      Then "Workspace URL" shows "<letter>"

      Examples:
        | letter |
        | é      |
        | ß      |
        | я      |

  Rule: Anything else is refused

    @slack-5.4
    Scenario Outline: A refused <kind>
      When I type "<text>"
      Then "Workspace URL" is empty

      Examples: Single characters
        | kind         | text |
        | capital      | A    |
        | last capital | Z    |
        | underscore   | _    |
        | dot          | .    |
        | slash        | /    |
        | at sign      | @    |
        | colon        | :    |
        | syllable     | 한   |
        | emoji        | 😀   |
        | other digit  | ٣    |
        | dash         | –    |

    @slack-5.4
    Scenario: A space is refused
      When I type "a b"
      Then "Workspace URL" shows "ab"

    @slack-5.4
    Scenario: Capitals between small letters are left out, key by key
      When I type "AcMe"
      Then "Workspace URL" shows "ce"

  Rule: An edit is taken as a whole or not at all

    @slack-5.6
    Scenario Outline: Pasting <text> into an empty field
      When I paste "<text>"
      Then "Workspace URL" shows "<result>"

      Examples: One forbidden character is enough
        | text    | result  |
        | abc-123 | abc-123 |
        | abc.com |         |
        | Abc     |         |
        | abC     |         |
        | a😀     |         |

    @slack-5.6
    Scenario: A refused paste leaves the text that is there
      Given I type "team"
      When I paste "abc.com"
      Then "Workspace URL" shows "team"

    @slack-5.6
    Scenario: A refused paste leaves the selection that is there
      Given I type "team"
      And I select "ea" in "Workspace URL"
      When I paste "E"
      Then "Workspace URL" shows "team"

  Rule: Deleting is always possible

    @slack-5.5
    Scenario: The delete key takes the last character
      Given I type "acme"
      When I press delete
      Then "Workspace URL" shows "acm"

    @slack-5.5
    Scenario: A selection is deleted at once
      Given I type "acme"
      And I select "cm" in "Workspace URL"
      When I press delete
      Then "Workspace URL" shows "ae"

    @slack-5.5
    Scenario: The whole text is deleted at once
      Given I type "acme"
      When I clear "Workspace URL"
      Then "Workspace URL" is empty

  Rule: A refused edit changes nothing

    @slack-5.7
    Scenario: Refused in an empty field
      When I type "_"
      Then the form asks for an address
      And nothing on the "workspace" screen moves

    @slack-5.7
    Scenario: Refused behind a text
      Given I type "ab"
      When I type "_"
      Then "Workspace URL" shows "ab"
      And "placeholder" shows ".slack.com"
      And the offset of "placeholder" is 16
      And "Next" is enabled
      And nothing on the "workspace" screen moves

    @slack-5.7
    Scenario: Refused over a selection of everything
      Given I type "ab"
      And I select all of "Workspace URL"
      When I paste "A"
      Then "Workspace URL" shows "ab"
      And "placeholder" shows ".slack.com"
      And "Next" is enabled
