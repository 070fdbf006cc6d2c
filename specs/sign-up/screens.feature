@appearance
Feature: The screens of the sign-up
  What each screen shows: its texts, its fields and what can be used. Where a screen is seen again,
  it shows the same.

  @signup-Q1.1
  Scenario: The account shows its four fields
    When I open the "sign-up" app
    Then the screen matches snapshot "account"
    And the screen's navigation bar is off

  @signup-Q1.1 @signup-Q3.4
  Scenario: An account that the system rebuilt shows its four fields
    Given I reach the account for the first time
    And I type "A" into "비밀번호"
    When the system rebuilds the screen
    Then the screen matches snapshot "account"
    And the screen's navigation bar is off

  @signup-Q1.3
  Scenario: An account that is refused shows a note below each field
    Given I reach the account for the first time
    When I paste "A" into "아이디"
    And I paste "a" into "비밀번호"
    And I paste "b" into "비밀번호 재확인"
    And I tap "이름"
    And I press "Next" on the keyboard
    Then the screen matches snapshot "refused-account"

  @signup-4.1 @signup-4.3 @signup-4.4 @signup-4.7
  Scenario Outline: Personal information reached <visit> shows its four entries
    When I reach the personal information <visit>
    Then the screen matches snapshot "personal-information"
    And the screen's navigation bar is off

    Examples:
      | visit                  |
      | for the first time     |
      | from the account again |

  @signup-4.1 @signup-4.2
  Scenario: The wheel of dates comes with two buttons
    Given I reach the personal information from the account again
    When I tap "생년월일"
    Then the screen matches snapshot "wheel"

  @signup-5.2 @signup-5.4
  Scenario: The consent shows all its paragraphs and two buttons
    Given I reach the personal information for the second time
    When I complete the personal information
    Then the screen matches snapshot "consent"
    And the screen's navigation bar is off

  @signup-6.2 @signup-6.9
  Scenario: The interests show the keywords, each with its x
    Given I reach the interests for the second time
    When I paste "여행,영화,"
    Then the screen matches snapshot "interests"
    And the screen's navigation bar is off

  @signup-6.12
  Scenario: The log-in says that the sign-up is complete
    Given I reach the interests for the first time
    And I paste "여행,영화,음악,"
    When I tap "완료"
    Then the screen matches snapshot "log-in"
    And the screen's navigation bar is off
