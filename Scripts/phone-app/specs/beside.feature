Feature: Beside

  Scenario: Each amount is right of its name
    Given the "tips" app is open
    When I type "50" into "Bill"
    And I tap the button below "Bill"
    Then I see "5.00" right of "Tip"
    And I see "55.00" right of "Total"
