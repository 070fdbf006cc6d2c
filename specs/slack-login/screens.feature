@phone
Feature: The screens of the log-in
  What each screen shows, and where it shows it.

  Background:
    Given the "slack-login" app is open

  Scenario: The address of the workspace
    Then the screen matches snapshot "workspace"
    And the screen's navigation bar is off
    And these elements have these frames:
      | element                        | x   | y     | width | height |
      | Next                           | 334 | 54    | 60    | 40     |
      | container                      | 0   | 104   | 414   | 457    |
      | Your Slack workspace URL       | 20  | 292.5 | 144   | 20     |
      | Workspace URL                  | 20  | 312.5 | 374   | 40     |
      | placeholder                    | 20  | 312.5 | 184   | 40     |
      | Don't know your workspace URL? | 20  | 521   | 374   | 20     |

  Scenario: The e-mail address
    When I type "a"
    And I tap "Next"
    Then the screen matches snapshot "e-mail"
    And the screen's navigation bar is off
    And these elements have these frames:
      | element            | x  | y     | width | height |
      | Prev               | 20 | 54    | 60    | 40     |
      | container          | 0  | 104   | 414   | 457    |
      | Your email address | 20 | 312.5 | 374   | 40     |
      | placeholder        | 20 | 312.5 | 144   | 40     |

  Scenario: An e-mail address with its title
    When I type "a"
    And I tap "Next"
    And I type "a"
    Then these elements have these frames:
      | element        | x  | y     | width | height |
      | floating title | 20 | 292.5 | 108   | 20     |
