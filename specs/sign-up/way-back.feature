Feature: Back to the account
  Whoever goes back finds the account as it was left. What was entered further on may be gone.

  Background:
    Given the "sign-up" app is open
    And I fill in:
      | 아이디          | neo_1    |
      | 비밀번호        | Abcdef1! |
      | 비밀번호 재확인 | Abcdef1! |
      | 이름            | 김       |
    And I tap "다음"
    And I paste "a@b.co" into "이메일"

  @signup-4.11
  Scenario: The account is as it was
    When I tap "이전"
    Then I am on the "sign-up" screen
    And "아이디" shows "neo_1"
    And "비밀번호" shows "********"
    And "비밀번호 재확인" shows "********"
    And "이름" shows "김"
    And "다음" is enabled

  @signup-4.11
  Scenario: So are its colours
    When I tap "이전"
    Then these elements have the border colour:
      | 아이디          | green |
      | 비밀번호        | green |
      | 비밀번호 재확인 | green |
      | 이름            | green |

  @signup-4.11
  Scenario: It is still there if memory ran short meanwhile
    Given memory runs short
    When I tap "이전"
    Then "아이디" shows "neo_1"
    And "비밀번호" shows "********"
    And "이름" shows "김"
    And "다음" is enabled

  @signup-4.10
  Scenario: Going on again leads to the personal information, filled in or not
    Given I tap "이전"
    When I tap "다음"
    Then I am on the "personal information" screen
    And "다음" is disabled

  Scenario: The account screen does not follow keyboards of the screen above
    When I tap "휴대전화"
    Then the "sign-up" screen does not react to the keyboard
