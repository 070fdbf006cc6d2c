@appearance
Feature: The drawing of the log-in
  What the reference app draws, and where. An app with another drawing has other values here and
  takes the other features as they are.

  Scenario: The address screen shows these elements in these places
    When I open the "slack-login" app
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

  Scenario: With a hardware keyboard the address screen uses the whole height
    Given the device has a hardware keyboard
    When I open the "slack-login" app
    Then these elements have these frames:
      | element                        | x   | y   | width | height |
      | Next                           | 334 | 54  | 60    | 40     |
      | container                      | 0   | 104 | 414   | 758    |
      | Your Slack workspace URL       | 20  | 443 | 144   | 20     |
      | Workspace URL                  | 20  | 463 | 374   | 40     |
      | placeholder                    | 20  | 463 | 184   | 40     |
      | Don't know your workspace URL? | 20  | 822 | 374   | 20     |

  Scenario: A phone with a home button leaves no room below the content
    Given the device is an "iPhone 8"
    When I open the "slack-login" app
    Then these elements have these frames:
      | element                        | x   | y     | width | height |
      | Next                           | 295 | 30    | 60    | 40     |
      | container                      | 0   | 80    | 375   | 371    |
      | Your Slack workspace URL       | 20  | 225.5 | 144   | 20     |
      | Workspace URL                  | 20  | 245.5 | 335   | 40     |
      | placeholder                    | 20  | 245.5 | 184   | 40     |
      | Don't know your workspace URL? | 20  | 411   | 335   | 20     |

  Scenario: The e-mail screen shows these elements in these places
    Given the "slack-login" app is open
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

  Scenario: The title of the e-mail address floats up by its height
    Given the "slack-login" app is open
    And I see the e-mail screen for the first time
    When I type "a"
    Then the y of "floating title" is animated from 312.5 to 292.5
    And these elements have these frames:
      | element            | x  | y     | width | height |
      | floating title     | 20 | 292.5 | 108   | 20     |
      | Your email address | 20 | 312.5 | 374   | 40     |

  Scenario: The title of the e-mail address goes down and floats up again
    Given the "slack-login" app is open
    And I see the e-mail screen for the first time
    And I type "a"
    When I press delete
    And I type "b"
    Then these animations run in this order:
      | element        | property | from  | to    |
      | floating title | y        | 292.5 | 312.5 |
      | floating title | y        | 312.5 | 292.5 |

  Scenario: With a hardware keyboard the e-mail screen uses the whole height
    Given the device has a hardware keyboard
    And the "slack-login" app is open
    When I type "a"
    And I tap "Next"
    Then these elements have these frames:
      | element            | x  | y   | width | height |
      | Prev               | 20 | 54  | 60    | 40     |
      | container          | 0  | 104 | 414   | 758    |
      | Your email address | 20 | 463 | 374   | 40     |
      | placeholder        | 20 | 463 | 144   | 40     |

  Scenario: The hint is grey
    Given the device is an "iPhone 11"
    When I open the "slack-login" app
    Then the text colour of "placeholder" is #8e8e93
