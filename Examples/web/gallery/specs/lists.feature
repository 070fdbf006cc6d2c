Feature: Lists, tables and trees

  Background:
    Given the "gallery" app is open
    When I tap the "Lists, tables and trees" link

  Scenario: A table is read by its headers
    Then the "Prices" table shows:
      | Item   | Stock | Price | Action |
      | Milk   | 14    | 1.20  | Order  |
      | Bread  | 3     | 2.80  | Order  |
      | Butter | 0     | 3.10  | Order  |
    And the "Prices" table includes:
      | Item  | Price |
      | Bread | 2.80  |
    And the "Price" cell of the "Milk" row shows "1.20"
    When I tap the "Order" button in the "Bread" row
    Then the "report" status shows "ordered Bread"
    And the "Order" button in the "Butter" row in the "Prices" table is disabled

    And the "Shifts" table includes:
      | Monday |
      | early  |

  Scenario: A list loses an item
    Then I see 3 list items in the "Team" list
    When I tap the "Delete" button in the "Ben" row
    Then I see 2 list items in the "Team" list
    And I see at least 2 "Delete" buttons
    And I see no "Ben" rows
    And I see in this order:
      | Ann |
      | Cem |
    When I tap the last "Delete" button
    Then I do not see the "Cem" list item
    When I tap the 1st "Delete" button
    Then I see no "Delete" buttons

  Scenario: A tree opens
    Then the "Photos" tree item is collapsed
    And I do not see "Summer"
    When I tap the "Photos" tree item
    Then the "Photos" tree item is expanded
    And the level of the "Summer" tree item is 2

  Scenario: Tabs and details
    Then the "Overview" tab is selected
    When I choose "Details"
    Then the "Details" tab is selected
    And I see "Nothing to report"
    And I see an element containing "to report"
    And I do not see "All is well"
    When I tap "More"
    Then I see "Hidden until opened"

  Scenario: Pictures, drawings and components
    Then I see the "A red square" image
    And the "A red square" image is not broken
    And the "Map of regions" image is below the "A red square" image
    And the screen's status is 200
    And I see the "Figure 1" figure
    And I see "42 %"
    And I see the heading "Pictures"
    And the level of the "Pictures" heading is 2
    When I tap the "East" link
    Then the "report" status shows "East"
    When I tap the "Sign out" button
    Then the "report" status shows "signed out"
