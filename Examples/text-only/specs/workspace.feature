Feature: The workspace
  Everything here is text: the steps are in steps.feature, the rows in workspaces.csv.

  Background:
    Given I start to log in

  Scenario: Without a name there is no way on
    Then I cannot go on
    And these are on the screen
      | Next                           |
      | Don't know your workspace URL? |

  Scenario Outline: The address of "<name>" is "<shown>"
    When I name the workspace "<name>"
    Then the workspace is "<shown>"
    And I can go on

    Examples: from "workspaces.csv"

  Scenario: The email is next
    When I go on to the email with "acme"
    Then these are on the screen
      | Prev |
