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
      | device    |
      | iPhone SE |

    @phone
    Examples: Tablets
      | device         |
      | iPad           |
      | iPad landscape |
      | iPad Pro 11    |

  @signup-5.2 @phone
  Scenario: On a wide screen the consent stands in the middle
    Given the device is an "iPad Pro 11"
    And the "sign-up" app is open
    And I complete the account
    And I complete the personal information
    When I tap "다음"
    Then these elements have these frames:
      | element                    | x   | width |
      | notice                     | 20  | 794   |
      | 제1조 어떤 정보를 모으나요 | 217 | 400   |

  @signup-1.7
  Scenario: A password that is edited again begins anew, and is judged as it is then
    Given the device is an "iPhone 11"
    And the "sign-up" app is open
    And I type "Abcdef1!" into "비밀번호"
    And I tap "이름"
    When I type "x" into "비밀번호"
    Then "비밀번호" shows "*"
    And the border colour of "비밀번호" is red

  @signup-2.6
  Scenario: Who leaves the app and returns goes on where they were
    Given the device is an "iPhone SE"
    And the "sign-up" app is open
    And I tap "이름"
    And I leave the app
    When I come back to the app
    Then "이름" has the focus
    And the keyboard is shown
    And "이름" is clear of the keyboard

  @signup-1.10 @phone
  Scenario: The syllable that is typed is marked until the next one begins
    Given the device is an "iPhone 11"
    And the "sign-up" app is open
    When I type "하" into "이름"
    Then the marked text of "이름" is "하"
    When I type "늘"
    Then the marked text of "이름" is "늘"
    And "이름" shows "하늘"

  @signup-1.10
  Scenario: A name in Hangul is a name from its first key on
    Given the device is an "iPhone 11"
    And the "sign-up" app is open
    When I type "값진 하늘" into "이름"
    Then "이름" shows "값진 하늘"
    And the border colour of "이름" is green
