Feature: The device is turned while a password is entered

  Background:
    Given the device is an "iPhone 11"
    And the "password-entry" app is open

  @password-2.1 @password-13.4
  Scenario: The text, the eye and the focus stay when the device is turned
    Given I type "abc"
    And I tap "eye"
    When I rotate the device to landscape
    Then "new password" shows "abc"
    And "new password" has the focus
    And "new password" is clear of the keyboard

  @password-2.1 @password-12.8
  Scenario: The confirmation, its eye and its focus stay when the device is turned
    Given I enter the password "abcd123!"
    And I type "abc"
    And I tap "eye"
    # survives: before the turn all of it was so as well, which is the point
    When I rotate the device to landscape
    Then "confirm new password" shows "abc"
    And "confirm new password" has the focus
    And "new password" shows "••••••••"

  @password-13.1 @password-13.3
  Scenario: In landscape the warning of the confirmation is scrolled into sight
    Given I enter the password "abcd123!"
    And I rotate the device to landscape
    When I enter the password "abc"
    Then "confirmation warning" is clear of the keyboard
    And "confirmation warning" ends 0 points above "content"

  @password-13.1 @password-10.13
  Scenario: In landscape a selected confirmation is scrolled into sight although no keyboard comes
    Given the device has a hardware keyboard
    And I enter the password "abcd123!"
    And I rotate the device to landscape
    And I tap beside the fields
    And I scroll up by 60 points
    When I tap "confirm new password"
    Then "confirm new password" has the focus
    And "confirm new password" ends 28 points above "content"

  @password-13.4 @password-2.1
  Scenario: Turned back, the device shows everything as before
    Given I paste "abc" into "new password"
    And I rotate the device to landscape
    When I rotate the device to portrait
    Then "new password" shows "•••"
    And "new password" has the focus
    And the scroll offset of "content" is 0

  @password-10.9 @password-2.1
  Scenario: A refused password is still wrong when the device is turned
    Given I enter the password "abc"
    # survives: before the turn it was wrong as well, which is the point
    When I rotate the device to landscape
    Then I see "password warning"
    And the underline colour of "new password" is red
    And "new password" has the focus
