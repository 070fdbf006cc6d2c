Feature: Sign-up on devices of all sizes

  @signup-5.2
  Scenario Outline: The consent is longer than the screen: <device>
    Given the device is an "<device>"
    And the "sign-up" app is open
    And I fill in:
      | 아이디          | neo_1    |
      | 비밀번호        | Abcdef1! |
      | 비밀번호 재확인 | Abcdef1! |
      | 이름            | 김       |
    And I tap "다음"
    And I complete the personal information
    When I tap "다음"
    Then "notice" has more to show than fits

    Examples:
      | device      |
      | iPad        |
      | iPad Pro 11 |
