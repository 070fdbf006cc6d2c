Feature: Recording

  Scenario: Recording
    Given the app is open
    When I type "Milk" into "New to-do"
    And I press the return key
    Then I see the "Milk" list item
    And "New to-do" is empty
    And I see 1 list item
    When I type "Tea" into "New to-do"
    And I press the return key
    Then I see the "Tea" list item
    And "New to-do" is empty
    And I see 2 list items
    When I check "Milk"
    Then "left" shows "1 item left"
    And "Clear completed" is enabled
    When I tap "Active"
    Then I am on the "active" screen
    And I see 1 list item
    And "Active" is selected
    When I tap "All"
    Then I am on the "all" screen
    And I see 2 list items
    And I see the "Milk" list item
    When I tap "Clear completed"
    Then I see the alert "Clear completed?"
    And the alert says "They cannot be brought back."
    And the alert offers:
      | Keep |
      | Clear |
    When I tap "Clear"
    Then I see no alert
    And "Clear completed" is disabled
    And I do not see the "Milk" list item
