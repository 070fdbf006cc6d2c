Feature: A pager
  less shows a file of a hundred lines, a screen at a time.

  Background:
    Given the terminal has 40 columns and 10 rows
    And the "less" app is open

  Scenario: A page at a time
    Then I see "Fruit 1"
    And the 9th row shows "Fruit 9"
    And I do not see "Fruit 10"
    When I press "Space"
    Then I see "Fruit 10"
    And I do not see "Fruit 9"

  Scenario: A search goes to the line
    When I type "/Fruit 50"
    And I press "Enter"
    Then the first row shows "Fruit 50"
    And the inverse of "Fruit 50" is on

  Scenario: A larger terminal shows more lines
    Given the terminal has 40 columns and 20 rows
    Then I see "Fruit 19"
    And I do not see "Fruit 20"

  Scenario: The end is marked, and q quits
    When I press "End"
    Then I see "(END)"
    And the cursor is at row 10, column 6
    When I press "q"
    Then the program ends with status 0
