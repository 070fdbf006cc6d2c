Feature: Devices of all sizes
  On every device the consent is longer than the screen, so that nobody takes it in at a glance; and
  where a line is longer, three of them hold more interests. The keyboard covers no field on any.

  @signup-5.2
  Scenario: The consent is longer than the screen of a small phone
    Given the device is an "iPhone SE"
    And I reach the personal information for the first time
    When I complete the personal information
    Then "notice" has more to show than fits

  @signup-5.1 @signup-5.2
  Scenario: The consent is longer than the screen of a tablet when it is asked for again
    Given the device is an "iPad Pro 11"
    And I reach the consent for the second time
    And I tap "취소"
    When I tap "다음"
    Then "notice" has more to show than fits
    And the "consent" screen is presented with animation

  @signup-5.3
  Scenario: The last line of the consent can be scrolled to on a tablet
    Given the device is an "iPad Pro 11"
    And I reach the consent for the first time
    When I scroll to "이 안내는 여기까지입니다."
    Then I see "이 안내는 여기까지입니다."
    And "notice" is scrolled to its end

  @signup-2.6
  Scenario: The lowest field is in sight on a tablet that is held aside
    Given the device is an "iPad landscape"
    And I reach the account for the first time
    When I tap "이름"
    Then the keyboard is shown
    And "이름" is clear of the keyboard
    And "이름" is in view

  @signup-6.8
  Scenario: What takes three lines on a phone leaves room on a tablet
    Given the device is an "iPad Pro 11"
    And I reach the interests for the first time
    When I paste "세상에서 가장 높은 산을 오르는 것,바다를 따라 걷는 아주 긴 여행,별을 보며 밤새 이야기 나누는 일,"
    Then "관심사" is enabled
    And "완료" is enabled

  @signup-6.8 @signup-6.18
  Scenario: What takes three lines leaves room when the phone is turned aside
    Given the device is an "iPhone 11"
    And I reach the interests for the first time
    And I paste "세상에서 가장 높은 산을 오르는 것,바다를 따라 걷는 아주 긴 여행,별을 보며 밤새 이야기 나누는 일,"
    When I rotate the device to landscape
    Then "관심사" is enabled

  @signup-6.8
  Scenario: What takes one line on a phone that is turned aside takes three when it is turned back
    Given the device is an "iPhone 11"
    And I reach the interests for the first time
    And I rotate the device to landscape
    And I paste "세상에서 가장 높은 산을 오르는 것,바다를 따라 걷는 아주 긴 여행,별을 보며 밤새 이야기 나누는 일,"
    When I rotate the device to portrait
    Then "관심사" is disabled
    And the keyboard is hidden

  @signup-5.3 @signup-5.4
  Scenario: The consent can be read and answered on a phone that is turned aside
    Given the device is an "iPhone 11"
    And I reach the consent for the first time
    And I rotate the device to landscape
    And I scroll to "이 안내는 여기까지입니다."
    And "notice" is scrolled to its end
    When I tap "동의"
    Then I am on the "interests" screen
