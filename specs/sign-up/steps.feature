Feature: Steps of the sign-up
  A screen is reached "for the first time" straight after the start. "For the second time" means
  that it was left and is open again, with its fields empty where they can be emptied.

  @step
  Scenario: I fill in the account
    When I fill in:
      | 아이디          | neo_1    |
      | 비밀번호        | Abcdef1! |
      | 비밀번호 재확인 | Abcdef1! |
      | 이름            | 김       |

  @step
  Scenario: I complete the account
    When I fill in the account
    And I tap "다음"

  @step
  Scenario: trinity, neo_99 and morpheus are members
    Given GET "/users" answers 200 with:
      """
      ["trinity", "neo_99", "morpheus"]
      """
    And POST "/users" answers 201

  @step
  Scenario: I apply with the ID <id>
    When I clear "아이디"
    And I type <id> into "아이디"
    And I tap "다음"

  @step
  Scenario: I choose the birth date <date>
    When I tap "생년월일"
    And I choose <date> in "picker"
    And I tap "선택"

  @step
  Scenario: I fill in the personal information
    When I choose the birth date "2000-01-01"
    And I paste "a@b.co" into "이메일"
    And I paste "01012345678" into "휴대전화"

  @step
  Scenario: I complete the personal information
    When I fill in the personal information
    And I tap "다음"

  @step
  Scenario: I reach the account for the first time
    Given the "sign-up" app is open

  @step
  Scenario: I reach the account for the second time
    Given the "sign-up" app is open
    When I complete the account
    And I tap "이전"
    And I clear "아이디"
    And I clear "비밀번호"
    And I clear "비밀번호 재확인"
    And I clear "이름"

  @step
  Scenario: I reach the account after a rebuild
    Given the "sign-up" app is open
    When the system rebuilds the screen

  @step
  Scenario: I reach the personal information for the first time
    Given the "sign-up" app is open
    When I complete the account

  @step
  Scenario: I reach the personal information for the second time
    Given I reach the interests for the first time
    When I tap "이전"
    And I clear "이메일"
    And I clear "휴대전화"

  @step
  Scenario: I reach the personal information from the account again
    Given I reach the personal information for the first time
    When I tap "이전"
    And I tap "다음"

  @step
  Scenario: I reach the consent for the first time
    Given I reach the personal information for the first time
    When I complete the personal information

  @step
  Scenario: I reach the consent for the second time
    Given I reach the interests for the first time
    When I tap "이전"
    And I tap "다음"

  @step
  Scenario: I reach the interests for the first time
    Given I reach the consent for the first time
    When I tap "동의"
    And I tap "관심사"

  @step
  Scenario: I reach the interests for the second time
    Given I reach the consent for the second time
    When I tap "동의"
    And I tap "관심사"
