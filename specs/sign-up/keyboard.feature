Feature: The keyboard covers nothing that is in use
  On a small phone the keyboard takes half of the screen. The content scrolls, so that the field in
  use and the note below it stay in sight.

  Background:
    Given the device is an "iPhone SE"

  @signup-2.6
  Scenario: The lowest field is in sight when it is tapped
    Given I reach the account for the second time
    And I press "Next" on the keyboard
    When I tap "이름"
    Then the keyboard is shown
    And "이름" is clear of the keyboard

  @signup-2.6
  Scenario: Return leads to fields that are in sight
    Given I reach the account for the first time
    And I tap "아이디"
    When I press "Next" on the keyboard
    And I press "Next" on the keyboard
    And I press "Next" on the keyboard
    Then "이름" has the focus
    And "이름" is clear of the keyboard

  @signup-2.6
  Scenario: Return leads to a field in sight although the keyboard stays as it is
    Given the device has a keyboard of 300 points
    And I reach the account for the second time
    And I press "Next" on the keyboard
    And I tap "비밀번호"
    When I press "Next" on the keyboard
    Then "비밀번호 재확인" is clear of the keyboard

  @signup-2.6
  Scenario: The note below the field is in sight as well
    Given I reach the account for the first time
    And I tap "비밀번호"
    And I press "Next" on the keyboard
    When I type "x"
    Then "비밀번호 재확인 message" is clear of the keyboard

  @signup-2.6
  Scenario: A field above is scrolled back into sight with its caption
    Given the device has a keyboard of 300 points
    And I reach the account for the first time
    And I tap "이름"
    When I tap "아이디"
    Then "아이디 caption" is in view
    And "아이디" is clear of the keyboard

  @signup-2.6
  Scenario: A keyboard that grows makes the content move on
    Given I reach the account for the first time
    And I tap "비밀번호 재확인"
    When the system announces a keyboard of 300 points
    Then "비밀번호 재확인" is clear of the keyboard

  @signup-2.6
  Scenario: Everything is back in its place when the keyboard has gone
    Given I reach the account for the second time
    And I tap "이름"
    When I press "Next" on the keyboard
    Then the keyboard is hidden
    And the scroll offset of "content" is 0

  @signup-2.6
  Scenario: Everything is back in its place when one comes back from the next screens
    Given I reach the consent for the first time
    And I tap "취소"
    And I tap "휴대전화"
    And I tap "다음"
    And I tap "동의"
    When I tap "이전"
    Then I am on the "personal information" screen
    And the keyboard is hidden
    And the scroll offset of "content" is 0

  @signup-2.6
  Scenario: Who leaves the app and returns goes on where they were
    Given I reach the account for the first time
    And I tap "이름"
    And I leave the app
    When I come back to the app
    Then "이름" has the focus
    And the keyboard is shown
    And "이름" is clear of the keyboard

  @signup-2.6
  Scenario Outline: The field in use stays in sight when the phone is turned to <way>
    Given I reach the account for the first time
    And I tap "이름"
    And <before>
    # survives: before the turn it was in sight, and it must be so after it
    When I rotate the device to <way>
    Then "이름" is clear of the keyboard
    And "이름" is in view

    Examples:
      | way       | before                           |
      | landscape | the keyboard is shown            |
      | portrait  | I rotate the device to landscape |

  @signup-2.6
  Scenario: The lowest field of the personal information is in sight when it is tapped
    Given I reach the personal information for the first time
    When I tap "휴대전화"
    Then the keyboard is shown
    And "휴대전화" is clear of the keyboard
    And "휴대전화" is in view
