Feature: The confirmation
  The password is typed once more. If it is the same, the entry is finished.

  Background:
    Given the "password-entry" app is open

  @password-15.1 @password-9.1 @password-9.3
  Scenario: The whole entry by typing and Done
    When I type "abcd123!"
    And I press "Done" on the keyboard
    And I type "abcd123!"
    And I press "Done" on the keyboard
    Then I am on the "nickname" screen
    And the "nickname" screen is pushed with animation

  @password-15.1
  Scenario: With the mistakes that can be made on the way
    When I type "abcd"
    And I press "Done" on the keyboard
    And I type "abcd123!"
    And I press "Done" on the keyboard
    And I type "abcd123"
    And I press "Done" on the keyboard
    And I type "abcd123!"
    And I press "Done" on the keyboard
    Then I am on the "nickname" screen

  @password-15.1
  Scenario: On a hardware keyboard
    Given the device has a hardware keyboard
    When I type "abcd123!"
    And I press "Enter" on the hardware keyboard
    And I type "abcd123!"
    And I press "Enter" on the hardware keyboard
    Then I am on the "nickname" screen

  @password-13.7 @password-15.1 @password-1.5
  Scenario Outline: It is not the same: <what>
    Given I enter the password "abcd123!"
    And I paste "<again>" into "confirm new password"
    When I press "Done" on the keyboard
    Then I am on the "password" screen
    And I see "confirmation warning"
    And "confirm new password" is empty
    And "confirm new password" has the focus
    And "new password" shows "••••••••"

    Examples:
      | what                  | again     |
      | another password      | wxyz987&  |
      | another letter case   | Abcd123!  |
      | one character missing | abcd123   |
      | one character more    | abcd123!! |

  @password-13.7 @password-15.1
  Scenario: Nothing at all is not the same either
    Given I enter the password "abcd123!"
    When I press "Done" on the keyboard
    Then I am on the "password" screen
    And I see "confirmation warning"
    And "confirm new password" has the focus
