Feature: spec try
  The steps that a person types run at once; this is the tool, tested by itself.

  Background:
    Given the terminal has 100 columns and 30 rows
    And the "spec try" app is open

  Scenario: A step is answered
    Then I see a row containing "passed"
    When I type "When I type \"acme\""
    And I press "Enter"
    Then I see a row containing "\"Next\" is enabled"

  Scenario: Tab completes a step
    When I type "When I pull the s"
    And I press "Tab"
    Then I see a row containing "When I pull the sheet down"

  Scenario: A step that fails is not kept
    When I type "Then I see \"Nxt\""
    And I press "Enter"
    Then I see a row containing "there is no \"Nxt\""
    When I type ":list"
    And I press "Enter"
    Then I see the row "Given the \"slack-login\" app is open"

  Scenario: Ctrl+D quits
    When I press "Ctrl+D"
    Then the program ends with status 0
