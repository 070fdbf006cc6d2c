Feature: From the account to the personal information
  Next can be used as soon as all fields are filled in. It then judges them all and goes on only
  if they are right.

  Background:
    Given the "sign-up" app is open

  Rule: Next waits until all fields are filled in

    @signup-2.7
    Scenario: At the start
      Then "다음" is disabled

    @signup-2.7
    Scenario: Until then a tap on Next does nothing
      Given I type "neo_99" into "아이디"
      When I try to tap "다음"
      Then I am on the "sign-up" screen
      And no screen comes or goes
      And the border colour of "이름" is clear

    @signup-2.7 @signup-1.8
    Scenario Outline: Without <missing>
      When I fill in:
        | 아이디          | <id>       |
        | 비밀번호        | <password> |
        | 비밀번호 재확인 | <again>    |
        | 이름            | <name>     |
      Then "다음" is disabled

      Examples:
        | missing            | id     | password | again    | name |
        | an ID              |        | Abcdef1! | Abcdef1! | 김   |
        | a password         | neo_99 |          | Abcdef1! | 김   |
        | the password again | neo_99 | Abcdef1! |          | 김   |
        | a name             | neo_99 | Abcdef1! | Abcdef1! |      |

    @signup-2.7
    Scenario: With all of them
      When I fill in:
        | 아이디          | neo_99   |
        | 비밀번호        | Abcdef1! |
        | 비밀번호 재확인 | Abcdef1! |
        | 이름            | 김       |
      Then "다음" is enabled

    @signup-2.7
    Scenario: Right or wrong does not matter yet
      When I fill in:
        | 아이디          | n  |
        | 비밀번호        | A  |
        | 비밀번호 재확인 | B  |
        | 이름            | 김 |
      Then "다음" is enabled

    @signup-2.7
    Scenario: A field that is emptied again
      Given I fill in:
        | 아이디          | neo_99   |
        | 비밀번호        | Abcdef1! |
        | 비밀번호 재확인 | Abcdef1! |
        | 이름            | 김       |
      When I clear "비밀번호 재확인"
      Then "다음" is disabled

  Rule: Next goes on only if everything is right

    @signup-2.8
    Scenario: Everything is right
      Given I fill in:
        | 아이디          | neo_99   |
        | 비밀번호        | Abcdef1! |
        | 비밀번호 재확인 | Abcdef1! |
        | 이름            | 김       |
      When I tap "다음"
      Then I am on the "personal information" screen
      And the "personal information" screen is pushed with animation

    @signup-2.8
    Scenario Outline: <what> keeps the screen, and the note says why
      Given I fill in:
        | 아이디          | <id>       |
        | 비밀번호        | <password> |
        | 비밀번호 재확인 | <again>    |
        | 이름            | <name>     |
      When I tap "다음"
      Then I am on the "sign-up" screen
      And the border colour of "<field>" is red
      And I see "<note>"
      And no screen comes or goes

      Examples:
        | what            | id     | password | again    | name | field           | note                          |
        | an ID too short | neo    | Abcdef1! | Abcdef1! | 김   | 아이디          | 아이디 message                |
        | a weak password | neo_99 | Abcdefg1 | Abcdefg1 | 김   | 비밀번호        | 비밀번호 message              |
        | two passwords   | neo_99 | Abcdef1! | Abcdef2! | 김   | 비밀번호 재확인 | 비밀번호가 일치하지 않습니다. |

    @signup-2.8 @signup-1.8
    Scenario: A name of spaces keeps the screen, and the note says why
      Given I fill in:
        | 아이디          | neo_99   |
        | 비밀번호        | Abcdef1! |
        | 비밀번호 재확인 | Abcdef1! |
      And I paste " " into "이름"
      When I tap "다음"
      Then I am on the "sign-up" screen
      And "이름 message" shows "필수 입력 항목"

    @signup-2.8
    Scenario: What is wrong is judged also in the field in use
      Given I fill in:
        | 비밀번호        | Abcdef1! |
        | 비밀번호 재확인 | Abcdef1! |
        | 이름            | 김       |
        | 아이디          | neo      |
      When I tap "다음"
      Then I am on the "sign-up" screen
      And the border colour of "아이디" is red
