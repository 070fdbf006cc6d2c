Feature: Restarting

  Scenario: An app that starts again has no bill
    Given the "tips" app is open
    And I type "50" into "Bill"
    And I tap "Add a tip"
    When I restart the app
    Then I do not see "55.00"
    And the "Add a tip" button is disabled
