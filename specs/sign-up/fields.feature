Feature: Several fields on one screen
  The screen has four fields. Each has its own rule and its own note, and none answers for another.

  @signup-Q1.1
  Scenario: The fields, from top to bottom
    When I open the "sign-up" app
    Then "title" shows "회원가입"
    And I see in this order:
      | 아이디          |
      | 비밀번호        |
      | 비밀번호 재확인 |
      | 이름            |

  Rule: Nothing is judged before there is something to judge

    @signup-Q3.1 @signup-Q3.3 @signup-Q3.4
    Scenario: At the start
      When I open the "sign-up" app
      Then these elements have the border colour:
        | 아이디          | clear |
        | 비밀번호        | clear |
        | 비밀번호 재확인 | clear |
        | 이름            | clear |
      And I do not see "아이디 message"
      And I do not see "비밀번호 message"
      And I do not see "이름 message"

    @signup-Q3.1 @signup-Q3.4
    Scenario: A screen made anew
      Given the "sign-up" app is open
      And I type "A" into "비밀번호"
      When the system rebuilds the screen
      Then the border colour of "비밀번호" is clear
      And "비밀번호" is empty
      And "다음" is disabled

  Rule: Each field reacts to its own changes alone

    @signup-Q2.1 @signup-Q2.4 @signup-Q2.5
    Scenario: Typing an ID leaves the password alone
      Given the "sign-up" app is open
      When I type "neo_99" into "아이디"
      Then the border colour of "비밀번호" is clear
      And I do not see "비밀번호 message"

    @signup-Q2.5
    Scenario: Typing a password leaves the ID alone
      Given the "sign-up" app is open
      When I type "A" into "비밀번호"
      Then the border colour of "아이디" is clear
      And I do not see "아이디 message"

    @signup-Q1.7
    Scenario Outline: A change of <field> is reported to it
      Given the "sign-up" app is open
      When I type "x" into "<field>"
      Then the border colour of "<field>" is <colour>

      Examples:
        | field           | colour |
        | 아이디          | black  |
        | 비밀번호        | red    |
        | 비밀번호 재확인 | red    |
        | 이름            | green  |

    @signup-Q1.8
    Scenario: What is judged is the text as it is now
      Given the "sign-up" app is open
      And I paste "Abcdef1!" into "비밀번호"
      When I press delete
      Then the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."

  Rule: Each field has its own rule and its own note

    @signup-Q1.3
    Scenario: What is no ID may be a password
      Given the "sign-up" app is open
      When I paste "Abcdef1!" into "비밀번호"
      Then the border colour of "비밀번호" is green

    @signup-Q1.3
    Scenario: What is wrong with a password is said below the password
      Given the "sign-up" app is open
      When I type "A" into "비밀번호"
      Then I see "비밀번호 message"
      And I do not see "아이디 message"

  Rule: All fields answer to the same keys

    @signup-Q1.2 @signup-2.3 @signup-2.4
    Scenario Outline: Return leads from <field> to <next>
      Given the "sign-up" app is open
      And I tap "<field>"
      When I press "Next" on the keyboard
      Then "<next>" has the focus

      Examples:
        | field           | next            |
        | 아이디          | 비밀번호        |
        | 비밀번호        | 비밀번호 재확인 |
        | 비밀번호 재확인 | 이름            |

    @signup-2.3
    Scenario Outline: The return key of <field> says Next
      Given the "sign-up" app is open
      When I tap "<field>"
      Then the return key says "Next"

      Examples:
        | field           |
        | 아이디          |
        | 비밀번호        |
        | 비밀번호 재확인 |
        | 이름            |

    @signup-2.4
    Scenario: A valid entry alone does not move the focus
      Given the "sign-up" app is open
      When I paste "Abcdef1!" into "비밀번호"
      Then "비밀번호" has the focus

    @signup-2.5
    Scenario: Return on the last field puts the keyboard away
      Given the "sign-up" app is open
      And I type "김" into "이름"
      When I press "Next" on the keyboard
      Then the keyboard is hidden
      And no field has the focus
