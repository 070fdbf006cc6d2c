Feature: TodoMVC
  These scenarios say what the TodoMVC specification says, in words that every implementation of it has.

  Background:
    Given the app is open
    When I fill in "What needs to be done?" with "Buy milk"
    And I press the return key
    And I fill in "What needs to be done?" with "Buy tea"
    And I press the return key

  Rule: Adding

    Scenario: New todos come last, and the field is empty again
      Then I see in this order:
        | Buy milk |
        | Buy tea  |
      And "What needs to be done?" is empty
      And I see the text matching /2 ?items left!?/

    Scenario: Blanks alone are no todo
      When I fill in "What needs to be done?" with "   "
      And I press the return key
      Then I see the text matching /2 ?items left!?/

  Rule: Doing

    Scenario: A todo is done, and not done again
      When I check the checkbox in the "Buy milk" list item
      Then the checkbox in the "Buy milk" list item is checked
      And I see the text matching /1 ?item left!?/
      When I uncheck the checkbox in the "Buy milk" list item
      Then I see the text matching /2 ?items left!?/

    Scenario: All todos are done at once
      When I tap the first checkbox
      Then the checkbox in the "Buy milk" list item is checked
      And the checkbox in the "Buy tea" list item is checked
      And I see the text matching /0 ?items left!?/

    Scenario: Done todos are cleared
      When I check the checkbox in the "Buy milk" list item
      And I tap "Clear completed"
      Then I do not see "Buy milk"
      And I see "Buy tea"

    Scenario: A todo is removed
      When I hover over "Buy milk"
      And I tap the button in the "Buy milk" list item
      Then I do not see "Buy milk"
      And I see the text matching /1 ?item left!?/

  Rule: Editing

    Background:
      When I double-click "Buy milk"

    Scenario: The return key keeps the change
      When I press "Control+A" on the hardware keyboard
      And I type "Buy oat milk"
      And I press the return key
      Then I see "Buy oat milk"
      And I do not see "Buy milk"

    Scenario: Escape discards it
      When I press "Control+A" on the hardware keyboard
      And I type "Buy oat milk"
      And I press "Escape" on the hardware keyboard
      Then I see "Buy milk"
      And I do not see "Buy oat milk"

    Scenario: A todo without a text is removed
      When I press "Control+A" on the hardware keyboard
      And I press delete
      And I press the return key
      Then I do not see "Buy milk"
      And I see "Buy tea"

  Rule: Filters and addresses

    Background:
      When I check the checkbox in the "Buy milk" list item

    Scenario: Active todos
      When I tap the "Active" link
      Then I see "Buy tea"
      And I do not see "Buy milk"
      And the address contains "active"

    Scenario: Completed todos, and back
      When I tap the "Active" link
      And I tap the "Completed" link
      Then I see "Buy milk"
      And I do not see "Buy tea"
      When I go back
      Then I see "Buy tea"
      And I do not see "Buy milk"

    Scenario: A todo that is done leaves the active ones
      When I tap the "Active" link
      And I check the checkbox in the "Buy tea" list item
      Then I do not see "Buy tea"

  Rule: Storing

    Scenario: Todos outlive the page
      When I check the checkbox in the "Buy milk" list item
      And I reload the page
      Then the checkbox in the "Buy milk" list item is checked
      And the checkbox in the "Buy tea" list item is not checked
