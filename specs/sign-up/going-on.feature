Feature: From the account to the personal information
  Next can be used as soon as all fields are filled in. It then judges them all and goes on only
  if they are right.

  Rule: Next waits until all fields are filled in

    @signup-2.7
    Scenario: At the start of the account Next is off
      When I open the "sign-up" app
      Then "다음" is disabled

    @signup-2.7
    Scenario: Until all fields are filled in a tap on Next does nothing
      Given I reach the account for the first time
      And I type "neo_99" into "아이디"
      When I try to tap "다음"
      Then I am on the "sign-up" screen
      And no screen comes or goes
      And the border colour of "이름" is clear

    @signup-2.7 @signup-1.8
    Scenario: Without a name Next stays off
      Given I reach the account for the first time
      When I fill in:
        | 아이디          | neo_99   |
        | 비밀번호        | Abcdef1! |
        | 비밀번호 재확인 | Abcdef1! |
      Then "다음" is disabled

    @signup-2.7
    Scenario: With all fields filled in Next is on, even if they are wrong
      Given I reach the account for the second time
      When I fill in:
        | 아이디          | n  |
        | 비밀번호        | A  |
        | 비밀번호 재확인 | B  |
        | 이름            | 김 |
      Then "다음" is enabled

    @signup-2.7
    Scenario Outline: When "<field>" is emptied Next goes off again
      Given I reach the account <visit>
      And I fill in the account
      When I clear "<field>"
      Then "다음" is disabled

      Examples:
        | field           | visit               |
        | 아이디          | for the first time  |
        | 비밀번호        | for the first time  |
        | 비밀번호 재확인 | for the second time |
        | 이름            | for the first time  |

    @signup-2.7
    Scenario: When an emptied field is filled in again Next comes back on
      Given I reach the account for the first time
      And I fill in the account
      And I clear "이름"
      When I type "이" into "이름"
      Then "다음" is enabled
      And the border colour of "이름" is green

  Rule: Next goes on only if everything is right

    @signup-2.8
    Scenario: An account that is right leads to the personal information
      Given I reach the account for the first time
      And I fill in the account
      When I tap "다음"
      Then I am on the "personal information" screen
      And the "personal information" screen is pushed with animation

    @signup-2.8
    Scenario Outline: <what> keeps the screen, and the note says why
      Given I reach the account for the first time
      And I fill in:
        | 아이디          | <id>       |
        | 비밀번호        | <password> |
        | 비밀번호 재확인 | <again>    |
        | 이름            | 김         |
      When I tap "다음"
      Then I am on the "sign-up" screen
      And the border colour of "<field>" is red
      And I see "<note>"
      And the app sends nothing

      Examples:
        | what                     | id     | password | again    | field           | note                          |
        | An ID that is too short  | neo    | Abcdef1! | Abcdef1! | 아이디          | 아이디 message                |
        | A password without signs | neo_99 | Abcdefg1 | Abcdefg1 | 비밀번호        | 비밀번호 message              |
        | A password that differs  | neo_99 | Abcdef1! | Abcdef2! | 비밀번호 재확인 | 비밀번호가 일치하지 않습니다. |

    @signup-2.8 @signup-1.8
    Scenario: A name of spaces keeps the screen, and the note says that it is required
      Given I reach the account for the second time
      And I fill in the account
      And I clear "이름"
      And I type " " into "이름"
      When I tap "다음"
      Then I am on the "sign-up" screen
      And "이름 message" shows "필수 입력 항목"

    @signup-2.8
    Scenario: All that is wrong is shown at once
      Given I reach the account for the first time
      And I fill in:
        | 아이디          | neo |
        | 비밀번호        | A   |
        | 비밀번호 재확인 | B   |
      And I type " " into "이름"
      When I tap "다음"
      Then these elements have the border colour:
        | 아이디          | red |
        | 비밀번호        | red |
        | 비밀번호 재확인 | red |
        | 이름            | red |
      And "이름 message" shows "필수 입력 항목"

    @signup-2.8
    Scenario: An ID that is still being edited is judged as well
      Given I reach the account for the first time
      And I fill in the account
      And I clear "아이디"
      And I type "neo" into "아이디"
      When I tap "다음"
      Then I am on the "sign-up" screen
      And the border colour of "아이디" is red

    @signup-2.8
    Scenario: What is wrong keeps the screen also when Next is pressed again
      Given I reach the account for the first time
      And I fill in the account
      And I clear "아이디"
      And I type "neo" into "아이디"
      And I tap "다음"
      # survives: the first press kept the screen, and so must the second
      When I tap "다음"
      Then I am on the "sign-up" screen
      And the app sends nothing

    @signup-2.8
    Scenario: What was wrong and is put right goes on
      Given I reach the account for the first time
      And I fill in the account
      And I clear "아이디"
      And I type "neo" into "아이디"
      And I tap "다음"
      And I type "_99" into "아이디"
      When I tap "다음"
      Then I am on the "personal information" screen

    @signup-2.8 @signup-3.6
    Scenario Outline: The ID "<id>" keeps the screen because somebody has it
      Given I reach the account for the first time
      And I fill in the account
      When I apply with the ID "<id>"
      Then I am on the "sign-up" screen
      And "아이디 message" shows "이미 사용중인 아이디입니다."

      Examples: The members that the server has without being told
        | id       |
        | trinity  |
        | morpheus |
