Feature: The text on devices of all sizes
  What is written can be seen on every device, because the text makes room for the keyboard of each.

  @memo-4.5.2 @memo-4.5.4
  Scenario Outline: The text makes room for the keyboard of its device: <device>
    Given the device is an "<device>"
    And I am signed in with the memo "Buy milk"
    And I tap the "Buy milk" row
    When I tap "memo text"
    Then the bottom inset of "memo text" is <height>
    And the indicator inset of "memo text" is <height>

    Examples:
      | device   | height |
      | iPhone 8 | 260    |
      | iPad     | 319    |
