Feature: Steps of the sign-up

  @step
  Scenario: I complete the personal information
    When I tap "생년월일"
    And I choose "2000-01-01" in "picker"
    And I tap "선택"
    And I paste "a@b.co" into "이메일"
    And I paste "01012345678" into "휴대전화"

  @step
  Scenario: I complete the account
    When I fill in:
      | 아이디          | neo_1    |
      | 비밀번호        | Abcdef1! |
      | 비밀번호 재확인 | Abcdef1! |
      | 이름            | 김       |
    And I tap "다음"

  @step
  Scenario: I go on and come back to an empty form
    When I complete the account
    And I tap "이전"
    And I clear "아이디"
    And I clear "비밀번호"
    And I clear "비밀번호 재확인"
    And I clear "이름"

  @step
  Scenario: I go on to the interests and come back
    When I complete the personal information
    And I tap "다음"
    And I tap "동의"
    And I tap "이전"
