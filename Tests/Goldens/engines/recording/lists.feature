Feature: Recording

  Scenario: Recording
    Given the app is open
    When I tap the "Order" button in the "Bread" row
    Then "report" shows "ordered Bread"
    When I tap the "Delete" button in the "Ben" list item
    Then I do not see the "Ben" list item
    And I see 2 list items
    When I tap "Photos"
    Then I see 3 tree items
    And "Photos" is expanded
    And I see "Summer"
    When I tap "Details"
    Then "Parts" shows "Details"
    And "Overview" is not selected
    And "Details" is selected
    When I reload the page
    And I tap "More"
    Then "More" is expanded
    And I see "Hidden until opened"
