Feature: The consent
  A sheet comes up and says what is collected and why. Whoever agrees goes on, whoever cancels is
  back where they were.

  @signup-5.1
  Scenario: The consent comes up as a sheet
    Given I reach the personal information for the second time
    When I complete the personal information
    Then I am on the "consent" screen
    And "title" shows "개인정보 수집 및 이용에 대한 안내"
    And the "consent" screen is presented with animation
    And the screens on the stack are:
      | sign-up              |
      | personal information |

  @signup-5.1
  Scenario: The consent comes up also after a visit to the account
    Given I reach the personal information from the account again
    When I complete the personal information
    Then the "consent" screen is presented with animation

  Rule: Its text is long, and can be read to its end

    @signup-5.2
    Scenario: The consent is longer than the screen
      Given I reach the personal information for the second time
      When I complete the personal information
      Then "notice" has more to show than fits
      And "이 안내는 여기까지입니다." is not in view

    @signup-5.3
    Scenario Outline: The last line of the consent can be scrolled to <visit>
      Given I reach the consent <visit>
      When I scroll to "이 안내는 여기까지입니다."
      Then I see "이 안내는 여기까지입니다."
      And "notice" is scrolled to its end

      Examples:
        | visit               |
        | for the first time  |
        | for the second time |

    @signup-5.3
    Scenario: A consent that is asked for again begins at its top
      Given I reach the consent for the first time
      And I scroll down by 5000 points
      And I tap "취소"
      When I tap "다음"
      Then "가입하시려면 아래의 안내를 끝까지 읽고 동의해 주세요." is in view
      And "이 안내는 여기까지입니다." is not in view

  Rule: There are two answers

    @signup-5.4
    Scenario: The consent offers both answers from the start
      Given I reach the personal information for the second time
      When I complete the personal information
      Then "동의" is enabled
      And "취소" is enabled

    @signup-5.5
    Scenario Outline: Whoever agrees <visit> goes on without animation
      Given I reach the consent <visit>
      When I tap "동의"
      Then I am on the "interests" screen
      And the "interests" screen is pushed without animation
      And the "consent" screen is dismissed without animation

      Examples:
        | visit               |
        | for the first time  |
        | for the second time |

    @signup-5.6 @signup-5.7
    Scenario Outline: Whoever cancels <visit> sees the sheet go
      Given I reach the consent <visit>
      When I tap "취소"
      Then the "consent" screen is dismissed with animation
      And I am on the "personal information" screen
      And the "consent" screen is destroyed

      Examples:
        | visit               |
        | for the first time  |
        | for the second time |

    @signup-5.8
    Scenario: Whoever cancels finds everything as it was
      Given I reach the personal information for the second time
      And I choose "여자" in "성별"
      And I complete the personal information
      When I tap "취소"
      Then "생년월일" shows "2000-01-01"
      And "성별" shows "여자"
      And "이메일" shows "a@b.co"
      And "휴대전화" shows "01012345678"
      And "다음" is enabled

    @signup-5.7
    Scenario: Pulling the sheet down is cancelling too
      Given I reach the consent for the first time
      When I pull the sheet down
      Then I am on the "personal information" screen
      And "이메일" shows "a@b.co"
      And "다음" is enabled

    @signup-5.1 @signup-5.5
    Scenario: Whoever cancelled can agree after all
      Given I reach the consent for the first time
      And I tap "취소"
      And I tap "다음"
      When I tap "동의"
      Then the "interests" screen is pushed without animation
      And the "consent" screen is dismissed without animation
      And the screens on the stack are:
        | sign-up              |
        | personal information |
        | interests            |

    @signup-5.7 @signup-5.8
    Scenario: Whoever cancels a second time in a row is back again
      Given I reach the consent for the first time
      And I tap "취소"
      And I tap "다음"
      And I pull the sheet down
      And I tap "다음"
      When I tap "취소"
      Then I am on the "personal information" screen
      And the "consent" screen is dismissed with animation
      And "휴대전화" shows "01012345678"
      And "다음" is enabled
