Feature: Recording

  Scenario: Recording
    Given the app is open
    When I tap "Forms"
    Then I am on the "Forms" screen
    And "report" shows "Nothing happened yet"
    And I see "Profile"
    When I go back
    And I tap "Lists, tables and trees"
    Then I am on the "Lists, tables and trees" screen
    And "report" shows "Nothing happened yet"
    And I see the "Prices" region
    When I tap the "Delete" button in the "Ann" list item
    Then I do not see the "Ann" list item
    And I see 2 list items
