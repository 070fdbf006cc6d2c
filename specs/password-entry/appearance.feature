@appearance
Feature: How the reference app draws the entry
  Points and shades that the requirements leave open. A team with another drawing replaces this
  file and screens.feature, and takes the others as they are.

  Rule: Red, grey and blue are these shades

    @password-5.5 @password-10.4
    Scenario: The red of what is wrong is #eb5743
      Given the "password-entry" app is open
      When I enter the password "abc"
      Then the underline colour of "new password" is #eb5743
      And the text colour of "password warning" is #eb5743

    @password-5.6 @password-5.7
    Scenario: The line is #007aff with the focus and #c4c4c6 without
      Given the "password-entry" app is open
      When I enter the password "abcd123!"
      Then the underline colour of "confirm new password" is #007aff
      And the underline colour of "new password" is #c4c4c6

    @password-6.1 @password-6.7 @password-14.2
    Scenario: The eye stands at the right end of its field, in #8a8a8e, also when I come back
      Given this is my second visit
      When I type "a"
      Then these elements have these frames:
        | element      | x   | width |
        | new password | 24  | 366   |
        | eye          | 350 | 40    |
      And the image colour of "eye" is #8a8a8e

    @password-6.7 @password-6.5 @password-1.2
    Scenario: The open eye of the confirmation has the same shade, and stands at the right end as well
      Given the "password-entry" app is open
      And I enter the password "abcd123!"
      And I type "a"
      When I tap "eye"
      Then these elements have these frames:
        | element              | x   | y   | width | height |
        | confirm new password | 24  | 434 | 366   | 40     |
        | eye                  | 350 | 434 | 40    | 40     |
      And the image colour of "eye" is #8a8a8e

  Rule: The content reaches from 94 points below the upper edge to the keyboard

    @password-13.4
    Scenario Outline: Above a keyboard of <height> points <rest> points are left
      Given the "password-entry" app is open
      And the system announces a keyboard of 216 points
      When the system announces a keyboard of <height> points
      Then "content" is <rest> points high
      And the height of "content" is animated for 250 ms

      Examples:
        | height | rest |
        | 1      | 801  |
        | 346    | 456  |

    @password-13.4
    Scenario: When the app opens, the keyboard leaves 501 points
      When I open the "password-entry" app
      Then "content" is 501 points high
      And the height of "content" is animated for 250 ms

    Scenario: A hardware keyboard leaves all 802 points
      Given the device has a hardware keyboard
      When I open the "password-entry" app
      Then "content" is 802 points high

    @password-13.4
    Scenario: The keyboard that goes leaves 802 points
      Given the "password-entry" app is open
      When I tap beside the fields
      Then "content" is 802 points high
      And the height of "content" is animated for 250 ms

    @password-13.4
    Scenario: A notice without a height leaves the 501 points above the keyboard
      Given the "password-entry" app is open
      # survives: a notice that says nothing must change nothing
      When the system announces a keyboard without saying how high
      Then "content" is 501 points high

    @password-13.5
    Scenario: On a Mac the content ends at the lower edge of the window, also when I come back
      Given the device is a "Mac"
      And this is my second visit
      When the system announces a keyboard of 216 points
      Then "content" is 422 points high

  Rule: The content stands in the middle

    @password-14.2 @password-2.1
    Scenario Outline: On an <device> the content is <width> points wide
      Given the device is an "<device>"
      When I open the "password-entry" app
      Then "new password" is <width> points wide
      And "left margin" is <margin> points wide
      And "right margin" is <margin> points wide
      And "new password" stands <margin> points right of "left margin"

      Examples:
        | device         | width | margin |
        | iPhone SE      | 272   | 24     |
        | iPad landscape | 400   | 312    |
        | Mac            | 400   | 200    |

    @password-14.2
    Scenario: In landscape the content of a phone keeps its width, also after a restart
      Given the device is an "iPhone 11"
      And the "password-entry" app is open
      And I rotate the device to landscape
      # survives: before a restart it has the same width
      When I restart the app
      Then these elements have these frames:
        | element      | x   | width |
        | new password | 265 | 366   |
