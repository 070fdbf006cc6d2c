Feature: Room and scrolling
  The content leaves room for the keyboard, and the field in use comes into sight with its warning.

  Rule: The content ends where the keyboard begins

    @password-13.4
    Scenario Outline: A keyboard of <height> points
      Given the "password-entry" app is open
      When the system announces a keyboard of <height> points
      Then "content" is <left> points high
      And "content" is clear of the keyboard

      Examples:
        | height | left |
        | 1      | 801  |
        | 216    | 586  |
        | 346    | 456  |

    @password-13.4
    Scenario: The keyboard goes
      Given the "password-entry" app is open
      When I tap "right margin"
      Then the keyboard is hidden
      And "content" is 802 points high

    @password-13.4
    Scenario: A notice that does not say how high the keyboard is
      Given the "password-entry" app is open
      # survives: a notice that says nothing must change nothing
      When the system announces a keyboard without saying how high
      Then "content" is 501 points high

  Rule: On a tablet the field in use is scrolled clear

    @password-13.1 @password-13.2 @password-13.3 @password-10.13 @password-9.1
    Scenario: The confirmation comes
      Given the device is an "iPad landscape"
      And the "password-entry" app is open
      And I type "abcd123!"
      When I press "Done" on the keyboard
      Then "confirm new password" is clear of the keyboard
      And "confirm new password" ends 28 points above "content"

    @password-13.1 @password-13.3
    Scenario: With its warning
      Given the device is an "iPad landscape"
      And the "password-entry" app is open
      And I enter the password "abcd123!"
      When I press "Done" on the keyboard
      Then "confirmation warning" is clear of the keyboard
      And "confirmation warning" ends 0 points above "content"

    @password-13.1 @password-13.2 @password-13.3
    Scenario Outline: The password above a keyboard of <height> points
      Given the device is an "iPad landscape"
      And the device has a keyboard of <height> points
      When I open the "password-entry" app
      And I press "Done" on the keyboard
      Then "new password" is clear of the keyboard
      And "password warning" ends 0 points above "content"

      Examples:
        | height |
        | 451    |
        | 500    |
        | 550    |

    @password-13.1
    Scenario: Where all is in sight nothing has to be scrolled
      Given the device is an "iPad"
      And the "password-entry" app is open
      And I type "abcd123!"
      When I press "Done" on the keyboard
      Then the scroll offset of "content" is 0
      And "confirm new password" is clear of the keyboard

    @password-13.1 @password-10.13
    Scenario: Selecting the password scrolls back to it
      Given the device is an "iPad landscape"
      And the "password-entry" app is open
      And I enter the password "abcd123!"
      When I tap "new password"
      Then the scroll offset of "content" is 0
      And "new password" is clear of the keyboard

  Rule: After a check that failed the field is scrolled into sight as well

    @password-3.5 @password-3.6 @password-10.7 @password-10.13
    Scenario: The password was scrolled out of sight by hand
      Given the device is an "iPad landscape"
      And the device has a keyboard of 500 points
      And the "password-entry" app is open
      And I type "abc"
      And I scroll up by 50 points
      When I press "Done" on the keyboard
      Then "new password" has the focus
      And "password warning" is clear of the keyboard
      And "password warning" ends 0 points above "content"

    @password-3.6 @password-10.13
    Scenario: The confirmation was scrolled out of sight by hand
      Given the device is an "iPad landscape"
      And the "password-entry" app is open
      And I enter the password "abcd123!"
      And I scroll up by 60 points
      When I press "Done" on the keyboard
      Then "confirmation warning" ends 0 points above "content"

  Rule: On a Mac nothing scrolls

    @password-13.5
    Scenario: Neither for the confirmation nor for its warning
      Given the device is a "Mac"
      And the "password-entry" app is open
      And I type "abcd123!"
      And I press "Enter" on the hardware keyboard
      And I scroll down by 20 points
      When I press "Enter" on the hardware keyboard
      Then I see "confirmation warning"
      And the scroll offset of "content" is 20
      And the keyboard is hidden

    @password-13.5
    Scenario: Nor is room made for a keyboard
      Given the device is a "Mac"
      And the "password-entry" app is open
      When the system announces a keyboard of 216 points
      Then "content" is 422 points high

  Rule: The content stands between two margins

    @password-14.2 @password-2.1
    Scenario Outline: On an <device> it is <width> points wide
      Given the device is an "<device>"
      When I open the "password-entry" app
      Then "new password" is <width> points wide
      And "left margin" is <margin> points wide
      And "right margin" is <margin> points wide
      And "new password" stands <margin> points right of "left margin"

      Examples:
        | device         | width | margin |
        | iPhone 11      | 366   | 24     |
        | iPhone SE      | 272   | 24     |
        | iPad           | 400   | 184    |
        | iPad landscape | 400   | 312    |
        | Mac            | 400   | 200    |

    @password-14.1 @password-14.2 @password-1.8
    Scenario Outline: A finger on the <margin> scrolls
      Given the device is an "iPad landscape"
      And the "password-entry" app is open
      And I enter the password "abcd123!"
      When I scroll up by 40 points on "<margin>"
      Then the scroll offset of "content" is 22

      Examples:
        | margin       |
        | left margin  |
        | right margin |

    @password-13.8
    Scenario: No scroll indicator is shown
      When I open the "password-entry" app
      Then the scroll indicator of "content" is off
