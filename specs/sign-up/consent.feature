Feature: The consent
  A sheet comes up and says what is collected and why. Whoever agrees goes on, whoever cancels is
  back where they were.

  Background:
    Given the "sign-up" app is open
    And I fill in:
      | 아이디          | neo_1    |
      | 비밀번호        | Abcdef1! |
      | 비밀번호 재확인 | Abcdef1! |
      | 이름            | 김       |
    And I tap "다음"
    And I complete the personal information

  @signup-5.1
  Scenario: It comes up as a sheet
    When I tap "다음"
    Then I am on the "consent" screen
    And "title" shows "개인정보 수집 및 이용에 대한 안내"
    And the "consent" screen is presented with animation
    And the screens on the stack are:
      | sign-up              |
      | personal information |

  Rule: Its text is long, and can be read to its end

    @signup-5.2
    Scenario: It is longer than the screen
      When I tap "다음"
      Then "notice" has more to show than fits
      And "이 안내는 여기까지입니다." is not in view

    @signup-5.3
    Scenario: Its last line can be scrolled to
      Given I tap "다음"
      When I scroll to "이 안내는 여기까지입니다."
      Then I see "이 안내는 여기까지입니다."
      And "notice" is scrolled to its end

    @signup-5.3
    Scenario: It stops at its end
      Given I tap "다음"
      When I scroll down by 5000 points
      Then I see "이 안내는 여기까지입니다."
      And "notice" is scrolled to its end

  Rule: There are two answers

    @signup-5.4
    Scenario: Both are there from the start
      When I tap "다음"
      Then I see:
        | 동의 |
        | 취소 |
      And "동의" is enabled

    @signup-5.5
    Scenario: Whoever agrees goes on without animation
      Given I tap "다음"
      When I tap "동의"
      Then I am on the "interests" screen
      And the "interests" screen is pushed without animation
      And the "consent" screen is dismissed without animation

    @signup-5.6 @signup-5.7
    Scenario: Whoever cancels sees the sheet go
      Given I tap "다음"
      When I tap "취소"
      Then the "consent" screen is dismissed with animation
      And I am on the "personal information" screen
      And the "consent" screen is destroyed

    @signup-5.8
    Scenario: Whoever cancels finds everything as it was
      Given I tap "다음"
      When I tap "취소"
      Then "생년월일" shows "2000-01-01"
      And "성별" shows "남자"
      And "이메일" shows "a@b.co"
      And "휴대전화" shows "01012345678"
      And "다음" is enabled

    @signup-5.7
    Scenario: Pulling the sheet down is cancelling too
      Given I tap "다음"
      When I pull the sheet down
      Then I am on the "personal information" screen
      And "다음" is enabled
