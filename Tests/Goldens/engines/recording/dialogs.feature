Feature: Recording

  Scenario: Recording
    Given the app is open
    When I tap "Delete"
    And I answer "Cancel"
    Then I see no alert
    And "report" shows "kept"
    When I tap "Rename"
    And I type "Ann" into the prompt
    And I answer "OK"
    Then I see no alert
    And "report" shows "name: Ann"
    When I tap "Cart"
    Then I see the alert "Cart"
    And the alert says "Two items"
    And the alert offers:
      | Buy |
      | Close |
    When I tap "Buy"
    Then I see no alert
    And "report" shows "bought"
    And I do not see the "Cart" dialog
    When I tap "Save later"
    Then "report" shows "saved"
