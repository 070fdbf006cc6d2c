Feature: The e-mail field
  The second field is an ordinary one: it takes any character, and its title floats above the text.

  Background:
    Given the "slack-login" app is open
    And I type "acme"
    And I tap "Next"

  @slack-13.17
  Scenario: The keyboard is the one for e-mail addresses
    Then the keyboard is for "email address"
    And "Your email address" has these properties:
      | keyboard type | "email address" |
      | content type  | "email address" |
      | return key    | "return"        |

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

  Scenario: The title goes when everything is deleted
    Given I type "a"
    When I press delete
    Then I do not see "floating title"
    And the opacity of "placeholder" is 1
