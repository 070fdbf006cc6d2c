Feature: Recording

  Scenario: Recording
    Given the app is open
    When I type "Buy milk" into "What needs to be done?"
    And I press the return key
    Then I see the "Buy milk" list item
    And "What needs to be done?" is empty
    And I see "❯ Mark all as complete"
    When I type "Buy tea" into "What needs to be done?"
    And I press the return key
    Then I see the "Buy tea" list item
    And "What needs to be done?" is empty
    And I see 5 list items
    When I check the checkbox in the "Buy milk" list item
    Then I see "1 item left"
    And I see "Clear completed"
    And I do not see "2 items left"
    When I tap "Active"
    Then I do not see the "Buy milk" list item
    And I see 4 list items
    When I tap "All"
    Then I see 5 list items
    And I see "Buy milk"
    When I tap "Clear completed"
    Then I do not see the "Buy milk" list item
    And I see 4 list items
    And I do not see "Clear completed"
