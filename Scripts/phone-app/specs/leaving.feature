Feature: Leaving

  Background:
    Given the "tips" app is open
    And I type "50" into "Bill"

  Scenario: The bill is there after a look at the home screen
    When I leave the app
    And I come back to the app
    Then "Bill" shows "50"

  Scenario: The bill is there after the device was locked
    When I lock the device
    And I unlock the device
    Then "Bill" shows "50"
