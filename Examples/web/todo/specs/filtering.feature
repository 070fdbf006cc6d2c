Feature: Filtering to-dos
  The address says which to-dos are shown, so that the browser's own way back works.

  Background:
    Given the app stored '[{"text":"Milk","done":false},{"text":"Bread","done":true}]' as "todos"
    And the "todo" app is open

  Scenario Outline: <filter> shows <shown> and hides <hidden>
    When I tap "<filter>"
    Then I am on the "<screen>" screen
    And I see "<shown>"
    And I do not see "<hidden>"
    And "<filter>" is selected

    Examples:
      | filter    | screen    | shown | hidden |
      | Active    | active    | Milk  | Bread  |
      | Completed | completed | Bread | Milk   |

  Scenario: Back and forth
    Given I tap "Active"
    And I tap "Completed"
    Then the screens on the stack are:
      | all       |
      | active    |
      | completed |
    When I go back
    Then I am on the "active" screen
    And I see "Milk"
    When I go back
    Then I am on the "all" screen
    And I see:
      | Milk  |
      | Bread |

  Scenario: A link leads to a filter
    When I follow the link "#/completed" into the app
    Then I am on the "completed" screen
    And I do not see "Milk"

  Scenario: A filtered list follows what is done
    Given I tap "Active"
    When I tap "Milk"
    Then I do not see "Milk"
    And "left" shows "0 items left"

  Scenario: The count does not depend on the filter
    When I tap "Completed"
    Then "left" shows "1 item left"
