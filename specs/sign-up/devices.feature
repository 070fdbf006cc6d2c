Feature: The consent on devices of all sizes
  On every device the consent is longer than the screen, so that nobody takes it in at a glance.

  @signup-5.2
  Scenario: The consent is longer than the screen of a small phone
    Given the device is an "iPhone SE"
    And I reach the personal information for the first time
    When I complete the personal information
    Then "notice" has more to show than fits

  @signup-5.2
  Scenario: The consent is longer than the screen of a tablet when it is asked for again
    Given the device is an "iPad Pro 11"
    And I reach the consent for the second time
    And I tap "취소"
    When I tap "다음"
    Then "notice" has more to show than fits
