Feature: Correcting

  Scenario: Another bill replaces the total
    Given the "tips" app is open
    And I type "50" into "Bill"
    And I tap "Add a tip"
    When I clear "Bill"
    And I type "10" into "Bill"
    And I tap "Add a tip"
    Then I see "11.00"
    And I do not see "55.00"

  Scenario: The last digit is deleted
    Given the "tips" app is open
    And I type "505" into "Bill"
    When I press delete
    Then "Bill" shows "50"
