Feature: The device is turned while a password is entered

  Scenario: What was typed stays, and so does the focus
    Given the device is an "iPhone 11"
    And the "password-entry" app is open
    And I type "abc"
    And I tap "eye"
    When I rotate the device to landscape
    Then "new password" shows "abc"
    And "new password" has the focus
    And the keyboard is 183 points high
    And "new password" is clear of the keyboard

  Scenario Outline: The content stands in the middle: <device>
    Given the device is an "<device>"
    And the "password-entry" app is open
    When I rotate the device to landscape
    Then these elements have these frames:
      | element      | x   | width   |
      | new password | <x> | <width> |
    And the keyboard is <keyboard> points high

    Examples:
      | device      | x   | width | keyboard |
      | iPhone SE   | 148 | 272   | 162      |
      | iPhone 11   | 265 | 366   | 183      |
      | iPad Pro 11 | 397 | 400   | 372      |

  Scenario: Turned back, everything is as it was
    Given the device is an "iPhone 11"
    And the "password-entry" app is open
    And I type "abc"
    And I rotate the device to landscape
    When I rotate the device to portrait
    Then "new password" has the focus
    And the keyboard is 301 points high
    And "content" is 501 points high
