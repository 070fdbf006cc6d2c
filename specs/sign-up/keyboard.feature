Feature: The keyboard covers nothing that is in use
  On a small phone the keyboard takes half of the screen. The content scrolls, so that the field in
  use and the note below it stay in sight.

  Background:
    Given the device is an "iPhone SE"
    And the "sign-up" app is open

  @signup-2.6
  Scenario: The lowest field is in sight when it is tapped
    When I tap "이름"
    Then "이름" is clear of the keyboard

  @signup-2.6
  Scenario: The content moves by animation
    When I tap "이름"
    Then "이름" is clear of the keyboard
    And the y of "이름" is animated for 250 ms

  @signup-2.6
  Scenario: Return leads to fields that are in sight
    Given I tap "아이디"
    When I press "Next" on the keyboard
    And I press "Next" on the keyboard
    And I press "Next" on the keyboard
    Then "이름" has the focus
    And "이름" is clear of the keyboard

  @signup-2.6
  Scenario: So they are when the keyboard stays as it is
    Given the device has a keyboard of 300 points
    And I tap "비밀번호"
    When I press "Next" on the keyboard
    Then "비밀번호 재확인" is clear of the keyboard

  @signup-2.6
  Scenario: The note below the field is in sight as well
    Given I tap "비밀번호"
    When I press "Next" on the keyboard
    And I type "x"
    Then "비밀번호 재확인 message" is clear of the keyboard

  @signup-2.6
  Scenario: A keyboard that grows makes the content move on
    Given I tap "비밀번호 재확인"
    When the system announces a keyboard of 300 points
    Then "비밀번호 재확인" is clear of the keyboard

  @signup-2.6
  Scenario: Everything is back in its place when the keyboard has gone
    Given I tap "이름"
    When I press "Next" on the keyboard
    Then the keyboard is hidden
    And the scroll offset of "content" is 0

  @signup-2.6
  Scenario: What is scrolled away can be scrolled back
    Given I tap "이름"
    When I scroll to "아이디"
    Then I see "아이디"
    And "아이디" is in view
