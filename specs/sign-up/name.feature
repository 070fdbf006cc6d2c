Feature: The name
  There must be one. The field says so when it is left without one.

  @signup-1.8 @signup-1.9 @signup-1.10
  Scenario: A name that is empty when its field is left is missing
    Given I reach the account for the second time
    And I tap "이름"
    When I press "Next" on the keyboard
    Then "이름 message" shows "필수 입력 항목"
    And the border colour of "이름" is red

  @signup-1.8 @signup-1.9 @signup-1.10
  Scenario: A name of nothing but spaces when its field is left is missing
    Given I reach the account for the first time
    And I type "  " into "이름"
    When I press "Next" on the keyboard
    Then "이름 message" shows "필수 입력 항목"
    And the border colour of "이름" is red

  @signup-1.9
  Scenario: A name is not missing yet when its field is tapped
    Given I reach the account for the first time
    When I tap "이름"
    Then "이름" has the focus
    And the border colour of "이름" is clear
    And I do not see "이름 message"

  @signup-1.8
  Scenario: A name that was typed is still right when its field is left
    Given I reach the account for the second time
    And I type "김" into "이름"
    When I press "Next" on the keyboard
    Then "이름" does not have the focus
    And the border colour of "이름" is green
    And I do not see "이름 message"

  @signup-1.9
  Scenario: The note goes when a name is typed
    Given I reach the account for the first time
    And I tap "이름"
    And I press "Next" on the keyboard
    When I type "김" into "이름"
    Then the border colour of "이름" is green
    And I do not see "이름 message"

  @signup-1.9
  Scenario: A missing name has no note while spaces are typed
    Given I reach the account for the first time
    And I type " " into "이름"
    And I press "Next" on the keyboard
    When I type " " into "이름"
    Then the border colour of "이름" is black
    And I do not see "이름 message"

  @signup-1.8 @signup-1.9 @signup-1.10
  Scenario: A name that is deleted again is missing again
    Given I reach the account for the first time
    And I tap "이름"
    And I press "Next" on the keyboard
    And I type "N" into "이름"
    And I press delete
    When I tap "아이디"
    Then "이름 message" shows "필수 입력 항목"
    And the border colour of "이름" is red

  @signup-1.8
  Scenario: A name in Hangul is a name from its first key on
    Given I reach the account for the first time
    When I type "값진 하늘" into "이름"
    Then "이름" shows "값진 하늘"
    And the border colour of "이름" is green

  @signup-1.8
  Scenario Outline: A name of <what> is <colour> when its field is left
    Given I reach the account for the first time
    And I paste <name> into "이름"
    When I tap "아이디"
    Then the border colour of "이름" is <colour>

    Examples:
      | what        | name   | colour |
      | a digit     | "7"    | green  |
      | wide spaces | "　　" | red    |

  @signup-1.8
  Scenario: A name of one letter is a name
    Given I reach the account for the first time
    When I type "A" into "이름"
    Then the border colour of "이름" is green

  @signup-1.8
  Scenario: The syllable that is typed is marked until the next one begins
    Given I reach the account for the first time
    And I type "하" into "이름"
    When I type "늘"
    Then the marked text of "이름" is "늘"
    And "이름" shows "하늘"

  @signup-1.8 @signup-1.9
  Scenario: A name that is deleted is no longer right, and has no note before its field is left
    Given I reach the account for the first time
    And I type "김" into "이름"
    When I press delete
    Then the border colour of "이름" is black
    And I do not see "이름 message"
