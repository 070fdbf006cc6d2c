Feature: Several fields on one screen
  The screen has four fields. Each has its own rule and its own note, and none answers for another.

  @signup-Q1.1
  Scenario: The account has four fields, from the ID down to the name
    When I open the "sign-up" app
    Then "title" shows "회원가입"
    And I see in this order:
      | 아이디          |
      | 비밀번호        |
      | 비밀번호 재확인 |
      | 이름            |

  Rule: Nothing is judged before there is something to judge

    @signup-Q3.1 @signup-Q3.3 @signup-Q3.4
    Scenario: At the start no field has a colour or a note
      When I open the "sign-up" app
      Then these elements have the border colour:
        | 아이디          | clear |
        | 비밀번호        | clear |
        | 비밀번호 재확인 | clear |
        | 이름            | clear |
      And I do not see "아이디 message"
      And I do not see "비밀번호 message"
      And I do not see "비밀번호 재확인 message"
      And I do not see "이름 message"

    @signup-Q3.1 @signup-Q3.4
    Scenario: A screen that the system rebuilt is empty and has judged nothing
      Given I reach the account for the first time
      And I type "A" into "비밀번호"
      When the system rebuilds the screen
      Then the border colour of "비밀번호" is clear
      And "비밀번호" is empty
      And "다음" is disabled

  Rule: Each field reacts to its own changes alone

    @signup-1.9 @signup-Q2.1 @signup-Q2.4 @signup-Q2.5
    Scenario Outline: Typing an ID leaves the password and the name alone on an account reached <visit>
      Given I reach the account <visit>
      When I type "neo_99" into "아이디"
      Then the border colour of "비밀번호" is clear
      And I do not see "비밀번호 message"
      And the border colour of "이름" is clear
      And I do not see "이름 message"

      Examples:
        | visit              |
        | for the first time |
        | after a rebuild    |

    @signup-Q2.5
    Scenario: Typing a password leaves the ID alone
      Given I reach the account for the first time
      When I type "A" into "비밀번호"
      Then the border colour of "아이디" is clear
      And I do not see "아이디 message"

    @signup-Q2.1 @signup-Q2.4 @signup-Q2.5
    Scenario: Editing the ID leaves the other fields as they were judged
      Given I reach the account for the first time
      And I fill in the account
      When I type "x" into "아이디"
      Then the border colour of "아이디" is black
      And these elements have the border colour:
        | 비밀번호        | green |
        | 비밀번호 재확인 | green |
        | 이름            | green |
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      And "비밀번호 재확인 message" shows "비밀번호가 일치합니다."

    @signup-Q2.5
    Scenario: Editing the password leaves the ID and the name as they were judged
      Given I reach the account for the first time
      And I fill in the account
      When I fill in "비밀번호" with "x"
      Then the border colour of "비밀번호" is red
      And these elements have the border colour:
        | 아이디 | green |
        | 이름   | green |

    @signup-Q2.4 @signup-Q2.5
    Scenario: Typing a name leaves the fields above alone
      Given I reach the account for the first time
      When I type "김" into "이름"
      Then "이름" shows "김"
      And these elements have the border colour:
        | 아이디          | clear |
        | 비밀번호        | clear |
        | 비밀번호 재확인 | clear |

    @signup-1.6 @signup-Q1.3
    Scenario: A password that differs from the second one is right all the same
      Given I reach the account for the first time
      And I paste "Abcdef1!" into "비밀번호 재확인"
      When I paste "Abcdef2@" into "비밀번호"
      Then the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      And the border colour of "비밀번호 재확인" is red

    @signup-Q1.3
    Scenario: What is no ID may be a password
      Given I reach the account for the first time
      And I paste "Abcdef1!" into "아이디"
      When I paste "Abcdef1!" into "비밀번호"
      Then the border colour of "아이디" is red
      And the border colour of "비밀번호" is green

    @signup-Q1.3
    Scenario: Each field has a note of its own
      Given I reach the account for the first time
      And I type "a" into "아이디"
      And I type "b" into "비밀번호"
      When I type "c" into "비밀번호 재확인"
      Then "아이디 message" shows "5~20자의 영문 소문자, 숫자와 특수기호(_)(-) 만 사용 가능합니다."
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      And I do not see "이름 message"

  Rule: A field that was judged stays so when it is tapped again

    @signup-1.6 @signup-1.7 @signup-1.10 @signup-2.2
    Scenario Outline: <what> is <colour> also when "<field>" is tapped again
      Given I reach the account for the first time
      And I type "<text>" into "<field>"
      And I tap "아이디"
      When I tap "<field>"
      Then "<field>" has the focus
      And the border colour of "<field>" is <colour>

      Examples:
        | what              | field           | text     | colour |
        | A right password  | 비밀번호        | Abcdef1! | green  |
        | A wrong password  | 비밀번호        | abc      | red    |
        | A second password | 비밀번호 재확인 | abc      | red    |
        | A name            | 이름            | 김       | green  |

    @signup-1.4 @signup-1.6
    Scenario: What was judged stays so in a form that is filled in when a field is left
      Given I reach the account for the first time
      And I fill in the account
      And I clear "아이디"
      And I tap "비밀번호"
      When I tap "이름"
      Then "이름" has the focus
      And these elements have the border colour:
        | 아이디          | red   |
        | 비밀번호        | green |
        | 비밀번호 재확인 | green |

    @signup-1.10
    Scenario: A missing name is red also when its field is tapped again
      Given I reach the account for the first time
      And I tap "이름"
      And I tap "아이디"
      When I tap "이름"
      Then "이름" has the focus
      And the border colour of "이름" is red
      And "이름 message" shows "필수 입력 항목"

  Rule: All fields answer to the same keys

    @signup-Q1.2 @signup-2.3 @signup-2.4
    Scenario Outline: Return leads from "<field>" to "<next>"
      Given I reach the account <visit>
      And I tap "<field>"
      When I press "Next" on the keyboard
      Then "<next>" has the focus

      Examples:
        | field           | next            | visit               |
        | 아이디          | 비밀번호        | for the first time  |
        | 비밀번호        | 비밀번호 재확인 | for the second time |
        | 비밀번호 재확인 | 이름            | for the first time  |

    @signup-2.4
    Scenario: Return leads to the field below also when that is filled in
      Given I reach the account for the first time
      And I fill in the account
      And I tap "비밀번호"
      When I press "Next" on the keyboard
      Then "비밀번호 재확인" has the focus

    @signup-2.3
    Scenario: The return key says Next
      Given I reach the account for the second time
      And I press "Next" on the keyboard
      When I tap "비밀번호"
      Then the return key says "Next"

    @signup-2.4
    Scenario: A valid entry alone does not move the focus
      Given I reach the account for the second time
      When I paste "Abcdef1!" into "비밀번호"
      Then "비밀번호" has the focus

    @signup-2.3 @signup-2.4
    Scenario: Enter on a hardware keyboard leads on like Next
      Given the device has a hardware keyboard
      And I reach the account for the first time
      And I tap "아이디"
      When I press "Enter" on the hardware keyboard
      Then "비밀번호" has the focus

    @signup-2.5
    Scenario: Enter on a hardware keyboard takes the focus from the last field
      Given the device has a hardware keyboard
      And I reach the account for the first time
      And I type "김" into "이름"
      When I press "Enter" on the hardware keyboard
      Then no field has the focus

    @signup-2.5
    Scenario: Return on the last field puts the keyboard away, the second time like the first
      Given I reach the account for the second time
      And I type "김" into "이름"
      And I press "Next" on the keyboard
      And I tap "이름"
      When I press "Next" on the keyboard
      Then the keyboard is hidden
      And no field has the focus

    @signup-2.5
    Scenario: Return on the last field does no more than that, even if everything is right
      Given I reach the account for the first time
      And I fill in the account
      When I press "Next" on the keyboard
      Then the keyboard is hidden
      And I am on the "sign-up" screen
      And the app sends nothing

  Rule: What was entered and judged stays while the app is open

    @signup-1.3 @signup-1.6 @signup-2.1 @signup-2.7
    Scenario: The account is as it was when the phone is turned
      Given the device is an "iPhone 11"
      And I reach the account for the first time
      And I fill in the account
      # survives: before the turn all of it was so as well, which is the point
      When I rotate the device to landscape
      Then "비밀번호" shows "********"
      And "비밀번호 재확인" shows "********"
      And these elements have the border colour:
        | 아이디          | green |
        | 비밀번호        | green |
        | 비밀번호 재확인 | green |
        | 이름            | green |
      And "다음" is enabled

    @signup-1.3 @signup-1.6 @signup-2.1 @signup-2.7
    Scenario: The account is as it was when one comes back from another app
      Given I reach the account for the first time
      And I fill in the account
      And I leave the app
      When I come back to the app
      Then "비밀번호" shows "********"
      And "비밀번호 재확인" shows "********"
      And these elements have the border colour:
        | 아이디          | green |
        | 비밀번호        | green |
        | 비밀번호 재확인 | green |
        | 이름            | green |
      And "다음" is enabled
