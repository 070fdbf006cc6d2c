Feature: Disabling

  Scenario: Without a bill, there is nothing to add
    Given the "tips" app is open
    Then the "Add a tip" button is disabled

  Scenario: With a bill, a tip can be added
    Given the "tips" app is open
    When I type "50" into "Bill"
    Then the "Add a tip" button is enabled
