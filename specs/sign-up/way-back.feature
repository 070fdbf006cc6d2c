Feature: Back to the account
  Whoever goes back finds the account as it was left. What was entered further on may be gone.

  Background:
    Given I reach the personal information for the first time
    And I paste "a@b.co" into "이메일"

  @signup-4.11
  Scenario: The account is as it was left
    When I tap "이전"
    Then I am on the "sign-up" screen
    And the "personal information" screen is popped with animation
    And "아이디" shows "neo_1"
    And "비밀번호" shows "********"
    And "비밀번호 재확인" shows "********"
    And "이름" shows "김"
    And these elements have the border colour:
      | 아이디          | green |
      | 비밀번호        | green |
      | 비밀번호 재확인 | green |
      | 이름            | green |
    And "아이디 message" shows "사용 가능한 아이디입니다."
    And "비밀번호 message" shows "안전한 비밀번호입니다."
    And "비밀번호 재확인 message" shows "비밀번호가 일치합니다."
    And "다음" is enabled

  @signup-4.11
  Scenario: What was changed on the way back is there when one comes back again
    Given I tap "이전"
    And I type "이" into "이름"
    And I tap "다음"
    When I tap "이전"
    Then "아이디" shows "neo_1"
    And "비밀번호" shows "********"
    And "이름" shows "김이"
    And "다음" is enabled
    And the border colour of "이름" is green
    And the border colour of "아이디" is green

  @signup-4.11
  Scenario: The account is still there if memory ran short meanwhile
    # survives: memory that runs short once may leave it as it is; running short again must, too
    Given memory runs short
    And I tap "이전"
    And I tap "다음"
    And memory runs short
    When I tap "이전"
    Then "아이디" shows "neo_1"
    And "비밀번호 재확인" shows "********"
    And the border colour of "아이디" is green
    And the border colour of "비밀번호" is green
    And "다음" is enabled

  @signup-4.10
  Scenario: Going on again leads to the personal information, filled in or not
    Given I tap "이전"
    When I tap "다음"
    Then I am on the "personal information" screen
    And "다음" is disabled

  @signup-2.6
  Scenario Outline: The account does not follow the keyboard of the screen above when it <what>
    Given I tap "이전"
    And I tap "다음"
    And I tap "<first>"
    When I tap "<second>"
    Then the "sign-up" screen does not react to the keyboard

    Examples:
      | what  | first    | second   |
      | comes | 생년월일 | 휴대전화 |
      | goes  | 휴대전화 | 생년월일 |
