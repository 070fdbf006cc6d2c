Feature: Adding to-dos
  What is typed and confirmed goes to the end of the list.

  Background:
    Given the "todo" app is open

  Scenario: The first one
    Given I do not see "left"
    When I type "Buy milk" into "New to-do"
    And I press "Done" on the keyboard
    Then I see "Buy milk"
    And "Buy milk" is not selected
    And "New to-do" is empty
    And "New to-do" has the focus
    And "left" shows "1 item left"

  Scenario: Several stay in the order they were typed
    When I type into "New to-do":
      """
      Buy milk
      Bake bread
      Call Ann

      """
    Then I see in this order:
      | Buy milk   |
      | Bake bread |
      | Call Ann   |
    And "left" shows "3 items left"

  Scenario: Blanks around a text do not count
    When I type "  Buy milk  " into "New to-do"
    And I press the return key
    Then I see "Buy milk"
    And I see "Delete Buy milk"

  Scenario: Nothing to do is no to-do
    Given I tap "New to-do"
    When I press the return key
    Then I do not see "left"

  Scenario: Blanks alone are no to-do
    When I type "   " into "New to-do"
    And I press the return key
    Then I do not see "left"

  Scenario: Any script and any sign can be written
    When I type "우유 사기 🥛 <b>" into "New to-do"
    And I press the return key
    Then I see "우유 사기 🥛 <b>"
