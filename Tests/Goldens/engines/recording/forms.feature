Feature: Recording

  Scenario: Recording
    Given the app is open
    When I type "Ada \"Lovelace\" $${X}" into "Name"
    And I type "${PASSWORD}" into "Password"
    And I clear "Guests"
    And I type "23" into "Guests"
    And I check "Newsletter"
    And I check "Large"
    And I type "Ap" into "Fruit"
    Then I do not see the "Pear" option
    And I see 5 options
    When I tap "Apricot"
    Then "Fruit" shows "Apricot"
    And "Fruit" is collapsed
    And I do not see the "Apple" option
    When I tap "Start over"
    Then "Name" is empty
    And "Password" is empty
    And "Guests" shows "2"
    When I tap "Send"
    Then "report" shows "a name is required"
    And "Name" is invalid
