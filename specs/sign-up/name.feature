Feature: The name
  There must be one. The field says so when it is left without one.

  Background:
    Given the "sign-up" app is open

  @signup-1.8 @signup-1.9 @signup-1.10
  Scenario: A name that is left out
    Given I tap "이름"
    When I press "Next" on the keyboard
    Then "이름 message" shows "필수 입력 항목"
    And the border colour of "이름" is red

  @signup-1.8
  Scenario: A name of spaces is none
    Given I type "  " into "이름"
    When I press "Next" on the keyboard
    Then "이름 message" shows "필수 입력 항목"
    And the border colour of "이름" is red

  Scenario Outline: "<name>" is a name
    When I type "<name>" into "이름"
    Then the border colour of "이름" is green
    And I do not see "이름 message"

    Examples:
      | name         |
      | 김           |
      | Neo Anderson |

  @signup-1.9
  Scenario: The note goes when a name is typed
    Given I tap "이름"
    And I press "Next" on the keyboard
    When I type "김" into "이름"
    Then I do not see "이름 message"
    And the border colour of "이름" is green

  Scenario: Nothing is said before the field was touched
    When I type "neo_99" into "아이디"
    Then "아이디" shows "neo_99"
    And I do not see "이름 message"
    And the border colour of "이름" is clear
