Feature: Doing to-dos
  A to-do that is done stays, crossed out, until it is cleared away.

  Background:
    Given the app stored '[{"text":"Milk","done":false},{"text":"Bread","done":true}]' as "todos"
    And the "todo" app is open

  Scenario: The list is as it was left
    Then "Milk" is not selected
    And "Bread" is selected
    And "left" shows "1 item left"

  Scenario: Done
    When I tap "Milk"
    Then "Milk" is selected
    And "left" shows "0 items left"

  Scenario: Not done after all
    When I tap "Bread"
    Then "Bread" is not selected
    And "left" shows "2 items left"

  Scenario: Deleted
    When I tap "Delete Milk"
    Then I do not see "Milk"
    And I see "Bread"

  Scenario: What changed is kept
    Given I tap "Milk"
    And I tap "Delete Bread"
    When I restart the app
    Then "Milk" is selected
    And I do not see "Bread"

  Rule: Clearing asks first

    Scenario: The question
      When I tap "Clear completed"
      Then I see the alert "Clear completed?"
      And the alert says "They cannot be brought back."
      And the alert offers:
        | Keep  |
        | Clear |

    Scenario: Yes
      Given I tap "Clear completed"
      When I answer "Clear"
      Then I see no alert
      And I do not see "Bread"
      And I see "Milk"

    Scenario: No
      Given I tap "Clear completed"
      When I answer "Keep"
      Then I see no alert
      And I see "Bread"

    Scenario: There is nothing to clear
      When I tap "Bread"
      Then "Clear completed" is disabled
