Feature: Characters of a workspace address
  An address consists of small letters, digits and hyphens. The field refuses anything else while
  the user types, so that a wrong address cannot come about.

  Background:
    Given the "slack-login" app is open

  Rule: Small letters, digits and hyphens can be typed

    Scenario Outline: <Characters> can be typed
      When I type "<text>"
      Then "Workspace URL" shows "<text>"

      @slack-5.1
      Examples: Letters
        | Characters                 | text                       |
        | Small letters              | abcdefghijklmnopqrstuvwxyz |
        | Letters of other alphabets | éßя                        |

      @slack-5.2
      Examples: Digits
        | Characters | text       |
        | Digits     | 0123456789 |

      @slack-5.3
      Examples: The hyphen
        | Characters | text       |
        | Hyphens    | -my--team- |

  Rule: Anything else is refused

    @slack-5.4
    Scenario Outline: Of keys pressed one by one, <characters> are refused
      When I type "<text>"
      Then "Workspace URL" shows "ab"

      Examples:
        | characters                | text      |
        | capitals                  | AaMÉZb    |
        | spaces                    | a b       |
        | signs                     | _a./@:+–b |
        | syllables                 | a한글ㅎb  |
        | emoji                     | a😀👍b    |
        | digits of other alphabets | a٣b       |
        | raised letters            | aªʰb      |

    @slack-5.1 @slack-5.2 @slack-5.3 @slack-5.4
    Scenario: The same characters can be typed after the way back, and no others
      Given I see the address screen for the second time
      When I type "A_./@:한😀 z-é9"
      Then "Workspace URL" shows "z-é9"

  Rule: An edit is taken as a whole or not at all

    @slack-5.6
    Scenario Outline: Of a pasted <text>, <part> is taken
      Given I type "team"
      When I paste "<text>"
      Then "Workspace URL" shows "<result>"

      Examples:
        | text    | part       | result      |
        | abc-123 | everything | teamabc-123 |
        | abc.com | nothing    | team        |
        | Abc     | nothing    | team        |
        | abc\n   | nothing    | team        |
        | a😀     | nothing    | team        |

    @slack-5.4 @slack-5.6
    Scenario: An accent that is a character of its own is refused with its letter
      Given I type "team"
      When I paste "é"
      Then "Workspace URL" shows "team"

    @slack-5.6
    Scenario: A refused paste leaves the selection that is there
      Given I type "team"
      And I select "ea" in "Workspace URL"
      When I paste "E"
      And I type "o"
      Then "Workspace URL" shows "tom"

    @slack-5.6
    Scenario: Nothing is taken of a refused paste after the way back either
      Given I see the address screen for the second time
      When I paste "a😀"
      Then "Workspace URL" is empty

  Rule: Deleting is always possible

    @slack-5.5
    Scenario: The delete key takes the last character
      Given I type "acme"
      When I press delete
      Then "Workspace URL" shows "acm"

    @slack-5.5
    Scenario: The whole text is deleted at once
      Given I type "acme"
      When I clear "Workspace URL"
      Then "Workspace URL" is empty

    @slack-5.5
    Scenario: What was typed before can be deleted after the way back
      Given I see the e-mail screen for the first time
      And I tap "Prev"
      When I press delete
      Then "Workspace URL" shows "acm"

  Rule: A refused edit changes nothing

    @slack-5.7
    Scenario Outline: A character refused in an empty field changes nothing, the <visit> time
      Given I see the address screen for the <visit> time
      When I type "_"
      Then the form asks for an address
      And nothing on the "workspace" screen moves

      Examples:
        | visit  |
        | first  |
        | second |

    @slack-5.7
    Scenario: A character refused after a text changes nothing
      Given I type "ab"
      When I type "_"
      Then the form holds "ab", 16 points wide
      And nothing on the "workspace" screen moves

    @slack-5.7
    Scenario: A character refused inside a text changes nothing
      Given I type "ab"
      And I place the caret after 1 character of "Workspace URL"
      When I type "B"
      Then the form holds "ab", 16 points wide

    @slack-5.7
    Scenario: A character refused over a selection changes nothing
      Given I type "ab"
      And I select all of "Workspace URL"
      When I type "B"
      Then the form holds "ab", 16 points wide

    @slack-5.7
    Scenario Outline: After a refused edit <what> counts as always
      Given I type "abB"
      And I paste "a.b"
      When I <edit>
      Then the form holds "<address>", <points> points wide

      Examples:
        | what        | edit         | address | points |
        | a character | type "c"     | abc     | 24     |
        | a paste     | paste "cd"   | abcd    | 32     |
        | a deletion  | press delete | a       | 8      |

    @slack-5.7 @slack-6.9
    Scenario: The first character counts although one was refused before it
      Given I type "B"
      When I type "a"
      Then the form holds "a", 8 points wide
