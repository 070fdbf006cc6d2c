@phone
Feature: The screens of the sign-up
  What each screen shows: its texts, its fields and what can be used.

  Background:
    Given the "sign-up" app is open

  @signup-Q1.1
  Scenario: The account shows its four fields
    Then the screen matches snapshot "account"
    And the screen's navigation bar is off

  @signup-Q1.3
  Scenario: An account that is refused shows a note below each field
    When I paste "A" into "아이디"
    And I paste "a" into "비밀번호"
    And I paste "b" into "비밀번호 재확인"
    And I tap "이름"
    And I press "Next" on the keyboard
    Then the screen matches snapshot "refused-account"

  @signup-4.1 @signup-4.3 @signup-4.4 @signup-4.7
  Scenario: The personal information shows its four entries
    When I complete the account
    Then the screen matches snapshot "personal-information"
    And the screen's navigation bar is off

  @signup-4.1 @signup-4.2
  Scenario: The wheel of dates comes with two buttons
    When I complete the account
    And I tap "생년월일"
    Then the screen matches snapshot "wheel"

  @signup-5.2 @signup-5.4
  Scenario: The consent shows all its paragraphs and two buttons
    When I complete the account
    And I complete the personal information
    Then the screen matches snapshot "consent"
    And the screen's navigation bar is off

  @signup-6.2 @signup-6.9
  Scenario: The interests show the keywords, each with its x
    When I complete the account
    And I complete the personal information
    And I tap "동의"
    And I paste "여행,영화," into "관심사"
    Then the screen matches snapshot "interests"
    And the screen's navigation bar is off

  @signup-6.12
  Scenario: The log-in says that the sign-up is complete
    When I complete the account
    And I complete the personal information
    And I tap "동의"
    And I paste "여행,영화,음악," into "관심사"
    And I tap "완료"
    Then the screen matches snapshot "log-in"
    And the screen's navigation bar is off
