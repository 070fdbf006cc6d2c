Feature: The e-mail field
  The second field is an ordinary one: it takes any character, and its title floats above the text.

  Background:
    Given the "slack-login" app is open

  @slack-13.4
  Scenario: The e-mail field corrects and marks spelling as usual
    Given I see the e-mail screen for the first time
    Then "Your email address" has these properties:
      | auto-correction | on |
      | spell checking  | on |

  @slack-13.4 @slack-13.17
  Scenario Outline: The e-mail field has the focus and the keyboard for e-mail addresses, the <visit> time
    Given I see the e-mail screen for the <visit> time
    Then "Your email address" has the focus
    And the keyboard is for "email address"
    And "Your email address" has these properties:
      | keyboard type | "email address" |
      | content type  | "email address" |
      | return key    | "return"        |

    Examples:
      | visit  |
      | first  |
      | second |

  @slack-13.17
  Scenario: The e-mail field has the focus with a hardware keyboard as well
    Given the device has a hardware keyboard
    When I see the e-mail screen for the first time
    Then I am on the "email" screen
    And "Your email address" has the focus

  @slack-13.4
  Scenario Outline: The e-mail field takes what the address field refuses, the <visit> time
    Given I see the e-mail screen for the <visit> time
    When I type "<text>"
    Then "Your email address" shows "<text>"

    Examples:
      | visit  | text               |
      | first  | Ann_B@example.com  |
      | second | Dr. 앤+1@é.한국/😀 |

  Rule: The placeholder becomes a title above the text

    @slack-13.4
    Scenario Outline: The title floats in when something is typed, the <visit> time
      Given I see the e-mail screen for the <visit> time
      When I type "a"
      Then the opacity of "floating title" is animated from 0 to 1
      And the opacity of "floating title" is animated for 300 ms
      And the offset of "floating title" is 0
      And I do not see "placeholder"
      And "placeholder" is not animated

      Examples:
        | visit  |
        | first  |
        | second |

    @slack-13.4
    Scenario: A space alone is a text
      Given I see the e-mail screen for the first time
      When I type " "
      Then I see "floating title"
      And I do not see "placeholder"

    @slack-13.4
    Scenario Outline: The title stays while the text changes to <text>
      Given I see the e-mail screen for the first time
      And I type "ab"
      When I <edit>
      Then "Your email address" shows "<text>"
      And I see "floating title"
      And "floating title" is not animated
      And I do not see "placeholder"

      Examples:
        | text | edit         |
        | abc  | type "c"     |
        | a    | press delete |

    @slack-13.4
    Scenario: The title goes when everything is deleted
      Given I see the e-mail screen for the first time
      And I type "ab"
      When I press delete 2 times
      Then the opacity of "floating title" is animated from 1 to 0
      And the opacity of "floating title" is animated for 300 ms
      And the opacity of "placeholder" is 1

    @slack-13.4
    Scenario: The title floats in again when something is typed again
      Given I see the e-mail screen for the first time
      And I type "a"
      And I press delete
      When I type "b"
      Then the opacity of "floating title" is animated from 0 to 1
      And I do not see "placeholder"

    @slack-13.4
    Scenario: The title comes and goes each time, on the next e-mail screen as well
      Given I see the e-mail screen for the second time
      And I type "a"
      And I press delete
      And I type "b"
      When I press delete
      Then the opacity of "floating title" is animated from 1 to 0
      And the opacity of "floating title" is animated for 300 ms
      And the opacity of "placeholder" is 1

    @slack-13.4
    Scenario: The title comes when a whole address is pasted
      Given I see the e-mail screen for the first time
      When I paste "ann@example.com"
      Then the opacity of "floating title" is animated from 0 to 1
      And I do not see "placeholder"

    @slack-13.4
    Scenario: The title goes when everything is deleted at once
      Given I see the e-mail screen for the first time
      And I type "ann"
      When I clear "Your email address"
      Then the opacity of "floating title" is animated from 1 to 0
      And the opacity of "placeholder" is 1

  Rule: What was typed stays until the user changes it

    @slack-13.4
    Scenario: The e-mail address is still there when the user comes back to the app
      Given I see the e-mail screen for the first time
      And I type "ann"
      And I leave the app
      When I come back to the app
      Then "Your email address" shows "ann"
      And I see "floating title"
      And I do not see "placeholder"
      And the keyboard is for "email address"

    @slack-13.4
    Scenario: Typing goes on where it ended when the device was turned
      Given I see the e-mail screen for the first time
      And I type "ann"
      And I rotate the device to landscape
      When I type "e"
      Then "Your email address" shows "anne"
      And I see "floating title"
      And the offset of "floating title" is 0

    @slack-13.4
    Scenario: The return key leaves the e-mail address as it is
      Given I see the e-mail screen for the first time
      And I type "ann"
      # survives: the key must do nothing here
      When I press the return key
      Then I am on the "email" screen
      And "Your email address" shows "ann"
