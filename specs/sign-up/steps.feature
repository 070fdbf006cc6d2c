Feature: Steps of the sign-up

  @step
  Scenario: I complete the personal information
    When I tap "생년월일"
    And I choose "2000-01-01" in "picker"
    And I tap "선택"
    And I paste "a@b.co" into "이메일"
    And I paste "01012345678" into "휴대전화"
