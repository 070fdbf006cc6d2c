@walk
Feature: Walks through sign-up, part 3 of 4
  Walks through the app that take pairs of consecutive actions: what is typed is kept, a screen is
  entered a second and a third time, an action is repeated, a text is deleted and typed anew. They were
  proposed by `spec coverage --paths --suggest`, and what they check was compared with the requirements.

  Rule: Walks that begin on sign-up

    Scenario: On sign-up: enter invalid text into "비밀번호 재확인", then clear "비밀번호"
      Given the "sign-up" app is open
      When I type "Abcdef1!" into "비밀번호"
      And I type "B" into "비밀번호 재확인"
      And I clear "비밀번호"
      Then "비밀번호" has the focus
      And "비밀번호" is empty
      And the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."
      When I type "김" into "이름"
      Then "이름" has the focus
      And "이름" shows "김"
      And the border colour of "이름" is green
      When I type "neo_1" into "아이디"
      And I type "neo_1" into "아이디"
      And I type "김" into "이름"
      Then "이름" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "이름" shows "김김"
      When I type "A" into "비밀번호"
      Then "비밀번호" has the focus
      And "다음" is enabled
      And "비밀번호" shows "*"
      When I tap "이름"
      Then "이름" has the focus
      When I tap "다음"
      Then I am on the "sign-up" screen
      And "이름" has the focus
      And the return key says "Next"
      And "다음" is enabled
      And "아이디" shows "neo_1neo_1"
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호" shows "*"
      And the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."
      And "비밀번호 재확인" shows "*"
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      And "이름" shows "김김"
      And the border colour of "이름" is green
      When I clear "아이디"
      Then "아이디" has the focus
      And "다음" is disabled
      And "아이디" is empty
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      When I type "neo_1" into "아이디"
      Then "다음" is enabled
      And "아이디" shows "neo_1"
      When I type "A" into "비밀번호"
      Then "비밀번호" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      When I type "김" into "이름"
      Then "이름" has the focus
      And "이름" shows "김김김"
      When I type "neo_1" into "아이디"
      Then "아이디" has the focus
      And "아이디" shows "neo_1neo_1"
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      And I am on the "sign-up" screen
      And the return key says "Next"
      And "title" shows "회원가입"
      And "다음" is enabled
      And "비밀번호" shows "*"
      And the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."
      And "비밀번호 재확인" shows "*"
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      And "이름" shows "김김김"
      And the border colour of "이름" is green

    Scenario: On sign-up: clear "비밀번호", then tap "비밀번호 재확인"
      Given the "sign-up" app is open
      When I type "Abcdef1!" into "비밀번호"
      And I clear "비밀번호"
      And I tap "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      When I type "김" into "이름"
      Then "이름" has the focus
      And "이름" shows "김"
      And the border colour of "이름" is green
      When I type "neo_1" into "아이디"
      Then "아이디" has the focus
      And "아이디" shows "neo_1"
      And the border colour of "아이디" is black
      When I type "Abcdef1!" into "비밀번호 재확인"
      And I tap "아이디"
      And I tap "비밀번호"
      Then "비밀번호" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      When I type "Abcdef1!" into "비밀번호"
      Then "다음" is enabled
      And "비밀번호" shows "********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      And the border colour of "비밀번호 재확인" is green
      And "비밀번호 재확인 message" shows "비밀번호가 일치합니다."
      When I tap "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      When I tap "비밀번호"
      Then "비밀번호" has the focus
      When I type "Abcdef1!" into "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      When I type "Abcdef1!" into "비밀번호"
      Then "비밀번호" has the focus
      When I type "B" into "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      And "비밀번호 재확인" shows "*"
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      When I type "A" into "비밀번호"
      Then "비밀번호" has the focus
      And "비밀번호" shows "*"
      And the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."
      And I am on the "sign-up" screen
      And the return key says "Next"
      And "title" shows "회원가입"
      And "다음" is enabled
      And "아이디" shows "neo_1"
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호 재확인" shows "*"
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      And "이름" shows "김"
      And the border colour of "이름" is green

    Scenario: On sign-up: clear "비밀번호", then tap "이름"
      Given the "sign-up" app is open
      When I type "Abcdef1!" into "비밀번호"
      And I clear "비밀번호"
      And I tap "이름"
      Then "이름" has the focus
      When I type "Abcdef1!" into "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      And the border colour of "이름" is red
      And "이름 message" shows "필수 입력 항목"
      When I type "김" into "이름"
      Then "이름" has the focus
      And "이름" shows "김"
      And the border colour of "이름" is green
      And I do not see "이름 message"
      When I type "neo_1" into "아이디"
      And I type "neo_1" into "아이디"
      And I clear "아이디"
      Then "아이디" is empty
      When I tap "비밀번호"
      Then "비밀번호" has the focus
      And the border colour of "아이디" is red
      And "아이디 message" shows "5~20자의 영문 소문자, 숫자와 특수기호(_)(-) 만 사용 가능합니다."
      When I type "neo_1" into "아이디"
      And I type "neo_1" into "아이디"
      And I press delete
      Then "아이디" shows "neo_1neo_"
      When I type "Abcdef1!" into "비밀번호"
      Then "비밀번호" has the focus
      And "다음" is enabled
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호" shows "********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      And the border colour of "비밀번호 재확인" is green
      And "비밀번호 재확인 message" shows "비밀번호가 일치합니다."
      When I clear "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      And "다음" is disabled
      And "비밀번호 재확인" is empty
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      When I tap "아이디"
      Then "아이디" has the focus
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      And I am on the "sign-up" screen
      And the return key says "Next"
      And "title" shows "회원가입"
      And "다음" is disabled
      And "아이디" shows "neo_1neo_"
      And "비밀번호" shows "********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      And "비밀번호 재확인" is empty
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      And "이름" shows "김"
      And the border colour of "이름" is green

    Scenario: On sign-up (left): come back, then clear "비밀번호"
      Given the "sign-up" app is open
      When I type "Abcdef1!" into "비밀번호"
      And I leave the app
      And I come back to the app
      And I clear "비밀번호"
      Then "비밀번호" is empty
      And the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."
      When I type "Abcdef1!" into "비밀번호"
      Then "비밀번호" shows "********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      When I type "neo_1" into "아이디"
      Then "아이디" has the focus
      And "아이디" shows "neo_1"
      And the border colour of "아이디" is black
      When I press delete
      Then "아이디" shows "neo_"
      When I tap "비밀번호"
      And I tap "아이디"
      And I type "neo_1" into "아이디"
      And I type "A" into "비밀번호"
      Then "비밀번호" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호" shows "*"
      And the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."
      When I press the return key
      Then "비밀번호 재확인" has the focus
      When I type "김" into "이름"
      Then "이름" has the focus
      And "이름" shows "김"
      And the border colour of "이름" is green
      When I tap "아이디"
      Then "아이디" has the focus
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      When I press the return key
      Then "비밀번호" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And I am on the "sign-up" screen
      And the return key says "Next"
      And "title" shows "회원가입"
      And "다음" is disabled
      And "아이디" shows "neo_neo_1"
      And "비밀번호" shows "*"
      And the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."
      And "비밀번호 재확인" is empty
      And the border colour of "비밀번호 재확인" is clear
      And "이름" shows "김"
      And the border colour of "이름" is green

    Scenario: On sign-up: press return, then clear "비밀번호"
      Given the "sign-up" app is open
      When I type "Abcdef1!" into "비밀번호"
      And I press the return key
      And I clear "비밀번호"
      Then "비밀번호" has the focus
      And "비밀번호" is empty
      And the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."
      When I type "neo_1" into "아이디"
      Then "아이디" has the focus
      And "아이디" shows "neo_1"
      And the border colour of "아이디" is black
      When I tap "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      When I tap "아이디"
      Then "아이디" has the focus
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      When I clear "비밀번호"
      Then "비밀번호" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      When I tap "아이디"
      Then "아이디" has the focus
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      When I tap "이름"
      Then "이름" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      When I type "김" into "이름"
      Then "이름" shows "김"
      And the border colour of "이름" is green
      When I tap "비밀번호"
      Then "비밀번호" has the focus
      When I type "neo_1" into "아이디"
      Then "아이디" has the focus
      And "아이디" shows "neo_1neo_1"
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      When I press the return key
      Then "비밀번호" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      When I type "Abcdef1!" into "비밀번호"
      Then "비밀번호" shows "********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      When I type "Abcdef1!" into "비밀번호"
      Then "비밀번호" shows "****************"
      And I am on the "sign-up" screen
      And "비밀번호" has the focus
      And the return key says "Next"
      And "title" shows "회원가입"
      And "다음" is disabled
      And "아이디" shows "neo_1neo_1"
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      And "비밀번호 재확인" is empty
      And the border colour of "비밀번호 재확인" is clear
      And "이름" shows "김"
      And the border colour of "이름" is green

    Scenario: On sign-up: clear "비밀번호 재확인", then enter invalid text into "비밀번호"
      Given the "sign-up" app is open
      When I type "Abcdef1!" into "비밀번호 재확인"
      And I clear "비밀번호 재확인"
      And I type "A" into "비밀번호"
      Then "비밀번호" has the focus
      And "비밀번호" shows "*"
      And the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."
      When I type "A" into "비밀번호"
      Then "비밀번호" shows "**"
      When I type "neo_1" into "아이디"
      Then "아이디" has the focus
      And "아이디" shows "neo_1"
      And the border colour of "아이디" is black
      When I tap "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      When I clear "비밀번호"
      Then "비밀번호" has the focus
      And "비밀번호" is empty
      When I type "김" into "이름"
      And I tap "아이디"
      And I type "A" into "비밀번호"
      And I tap "아이디"
      And I tap "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      When I type "Abcdef1!" into "비밀번호 재확인"
      Then "다음" is enabled
      And "비밀번호 재확인" shows "********"
      When I type "Abcdef1!" into "비밀번호"
      Then "비밀번호" has the focus
      And "비밀번호" shows "********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      And the border colour of "비밀번호 재확인" is green
      And "비밀번호 재확인 message" shows "비밀번호가 일치합니다."
      When I clear "이름"
      Then "이름" has the focus
      And "다음" is disabled
      And "이름" is empty
      And the border colour of "이름" is black
      And I am on the "sign-up" screen
      And the return key says "Next"
      And "title" shows "회원가입"
      And "아이디" shows "neo_1"
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호" shows "********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is green
      And "비밀번호 재확인 message" shows "비밀번호가 일치합니다."

    Scenario: On sign-up: clear "비밀번호 재확인", then enter valid text into "이름"
      Given the "sign-up" app is open
      When I type "Abcdef1!" into "비밀번호 재확인"
      And I clear "비밀번호 재확인"
      And I type "김" into "이름"
      Then "이름" has the focus
      And "이름" shows "김"
      And the border colour of "이름" is green
      When I type "A" into "비밀번호"
      Then "비밀번호" has the focus
      And "비밀번호" shows "*"
      And the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."
      When I type "neo_1" into "아이디"
      And I type "neo_1" into "아이디"
      And I type "Abcdef1!" into "비밀번호 재확인"
      And I tap "다음"
      And I type "A" into "비밀번호"
      Then "비밀번호" has the focus
      When I press delete
      Then "다음" is disabled
      And "비밀번호" is empty
      When I type "neo_1" into "아이디"
      Then "아이디" has the focus
      And "아이디" shows "neo_1neo_1neo_1"
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      When I type "A" into "비밀번호"
      Then "비밀번호" has the focus
      And "다음" is enabled
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호" shows "*"
      When I type "Abcdef1!" into "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      When I clear "비밀번호 재확인"
      Then "다음" is disabled
      And "비밀번호 재확인" is empty
      When I type "Abcdef1!" into "비밀번호"
      Then "비밀번호" has the focus
      And "비밀번호" shows "********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      And I am on the "sign-up" screen
      And the return key says "Next"
      And "title" shows "회원가입"
      And "다음" is disabled
      And "아이디" shows "neo_1neo_1neo_1"
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호 재확인" is empty
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      And "이름" shows "김"
      And the border colour of "이름" is green

    Scenario: On sign-up: clear "비밀번호 재확인", then press return
      Given the "sign-up" app is open
      When I type "Abcdef1!" into "비밀번호 재확인"
      And I clear "비밀번호 재확인"
      And I press the return key
      Then "이름" has the focus
      When I type "김" into "이름"
      Then "이름" shows "김"
      And the border colour of "이름" is green
      When I type "neo_1" into "아이디"
      Then "아이디" has the focus
      And "아이디" shows "neo_1"
      And the border colour of "아이디" is black
      When I type "A" into "비밀번호"
      And I tap "아이디"
      And I type "A" into "비밀번호"
      And I tap "아이디"
      And I type "Abcdef1!" into "비밀번호 재확인"
      And I tap "다음"
      And I type "Abcdef1!" into "비밀번호 재확인"
      Then "비밀번호 재확인" shows "****************"
      When I press delete
      Then "비밀번호 재확인" shows "***************"
      When I clear "이름"
      Then "이름" has the focus
      And "다음" is disabled
      And "이름" is empty
      And the border colour of "이름" is black
      When I type "김" into "이름"
      Then "다음" is enabled
      And "이름" shows "김"
      And the border colour of "이름" is green
      And I am on the "sign-up" screen
      And "이름" has the focus
      And the return key says "Next"
      And "title" shows "회원가입"
      And "아이디" shows "neo_1"
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호" shows "*"
      And the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."
      And "비밀번호 재확인" shows "***************"
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."

    Scenario: On sign-up: clear "비밀번호 재확인", then leave
      Given the "sign-up" app is open
      When I type "Abcdef1!" into "비밀번호 재확인"
      And I clear "비밀번호 재확인"
      And I leave the app
      And I come back to the app
      And I press delete
      And I press delete
      Then I am on the "sign-up" screen
      And "비밀번호 재확인" has the focus
      And the return key says "Next"
      And "다음" is disabled
      And "아이디" is empty
      And the border colour of "아이디" is clear
      And "비밀번호" is empty
      And the border colour of "비밀번호" is clear
      And "비밀번호 재확인" is empty
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      And "이름" is empty
      And the border colour of "이름" is clear
      When I type "Abcdef1!" into "비밀번호"
      And I tap "아이디"
      And I press the return key
      Then "비밀번호" has the focus
      And the border colour of "아이디" is red
      And "아이디 message" shows "5~20자의 영문 소문자, 숫자와 특수기호(_)(-) 만 사용 가능합니다."
      When I type "김" into "이름"
      Then "이름" has the focus
      And "이름" shows "김"
      And the border colour of "이름" is green
      When I type "neo_1" into "아이디"
      And I type "neo_1" into "아이디"
      And I type "B" into "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      And "다음" is enabled
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호 재확인" shows "*"
      When I press delete
      Then "다음" is disabled
      And "비밀번호 재확인" is empty
      When I type "neo_1" into "아이디"
      Then "아이디" has the focus
      And "아이디" shows "neo_1neo_1neo_1"
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      And I am on the "sign-up" screen
      And the return key says "Next"
      And "title" shows "회원가입"
      And "다음" is disabled
      And "비밀번호" shows "********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      And "비밀번호 재확인" is empty
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      And "이름" shows "김"
      And the border colour of "이름" is green

    Scenario: On sign-up (left): come back, then clear "비밀번호 재확인"
      Given the "sign-up" app is open
      When I type "Abcdef1!" into "비밀번호 재확인"
      And I leave the app
      And I come back to the app
      And I clear "비밀번호 재확인"
      Then "비밀번호 재확인" is empty
      When I type "Abcdef1!" into "비밀번호"
      And I tap "아이디"
      And I type "A" into "비밀번호"
      Then "비밀번호" has the focus
      And the border colour of "아이디" is red
      And "아이디 message" shows "5~20자의 영문 소문자, 숫자와 특수기호(_)(-) 만 사용 가능합니다."
      And "비밀번호" shows "*"
      And the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."
      When I type "Abcdef1!" into "비밀번호"
      Then "비밀번호" shows "*********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      When I type "김" into "이름"
      Then "이름" has the focus
      And "이름" shows "김"
      And the border colour of "이름" is green
      When I type "neo_1" into "아이디"
      And I type "neo_1" into "아이디"
      And I tap "이름"
      Then "이름" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      When I type "Abcdef1!" into "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      And "다음" is enabled
      And "비밀번호 재확인" shows "********"
      When I type "김" into "이름"
      Then "이름" has the focus
      And "이름" shows "김김"
      When I press the return key
      Then no field has the focus
      And the keyboard is hidden
      And I am on the "sign-up" screen
      And "title" shows "회원가입"
      And "다음" is enabled
      And "아이디" shows "neo_1neo_1"
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호" shows "*********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      And "이름" shows "김김"
      And the border colour of "이름" is green

    Scenario: On sign-up: press return, then tap "비밀번호 재확인"
      Given the "sign-up" app is open
      When I tap "아이디"
      And I press the return key
      And I tap "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      When I type "Abcdef1!" into "비밀번호"
      Then "비밀번호" has the focus
      And "비밀번호" shows "********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      When I type "김" into "이름"
      Then "이름" has the focus
      And "이름" shows "김"
      And the border colour of "이름" is green
      When I type "Abcdef1!" into "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is green
      And "비밀번호 재확인 message" shows "비밀번호가 일치합니다."
      When I type "neo_1" into "아이디"
      Then "아이디" has the focus
      And "다음" is enabled
      And "아이디" shows "neo_1"
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      When I press the return key
      Then "비밀번호" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      When I tap "이름"
      Then "이름" has the focus
      When I tap "아이디"
      Then "아이디" has the focus
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      When I press delete
      Then "아이디" shows "neo_"
      When I tap "비밀번호"
      And I tap "다음"
      And I tap "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      When I tap "아이디"
      Then "아이디" has the focus
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      And I am on the "sign-up" screen
      And the return key says "Next"
      And "title" shows "회원가입"
      And "다음" is enabled
      And "아이디" shows "neo_"
      And "비밀번호" shows "********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is green
      And "비밀번호 재확인 message" shows "비밀번호가 일치합니다."
      And "이름" shows "김"
      And the border colour of "이름" is green

    Scenario: On sign-up: tap "비밀번호", then delete in "비밀번호", invalid text remains
      Given the "sign-up" app is open
      When I type "Abcdef1!" into "비밀번호"
      And I tap "아이디"
      And I tap "비밀번호"
      And I press delete
      Then "비밀번호" is empty
      And the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."
      When I tap "아이디"
      Then "아이디" has the focus
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      When I type "neo_1" into "아이디"
      Then "아이디" shows "neo_1"
      When I type "Abcdef1!" into "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      When I clear "비밀번호"
      Then "비밀번호" has the focus
      When I type "김" into "이름"
      And I tap "아이디"
      And I type "Abcdef1!" into "비밀번호"
      Then "비밀번호" has the focus
      And "다음" is enabled
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호" shows "********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      And the border colour of "비밀번호 재확인" is green
      And "비밀번호 재확인 message" shows "비밀번호가 일치합니다."
      When I press the return key
      Then "비밀번호 재확인" has the focus
      When I press delete
      And I tap "아이디"
      And I press the return key
      Then "비밀번호" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And I am on the "sign-up" screen
      And the return key says "Next"
      And "title" shows "회원가입"
      And "다음" is disabled
      And "아이디" shows "neo_1"
      And "비밀번호" shows "********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      And "비밀번호 재확인" is empty
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      And "이름" shows "김"
      And the border colour of "이름" is green

    Scenario: On sign-up: clear "아이디", then enter valid text into "이름"
      Given the "sign-up" app is open
      When I type "neo_1" into "아이디"
      And I clear "아이디"
      And I type "김" into "이름"
      Then "이름" has the focus
      And the border colour of "아이디" is red
      And "아이디 message" shows "5~20자의 영문 소문자, 숫자와 특수기호(_)(-) 만 사용 가능합니다."
      And "이름" shows "김"
      And the border colour of "이름" is green
      When I type "A" into "비밀번호"
      Then "비밀번호" has the focus
      And "비밀번호" shows "*"
      And the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."
      When I type "Abcdef1!" into "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      When I type "neo_1" into "아이디"
      Then "아이디" has the focus
      And "다음" is enabled
      And "아이디" shows "neo_1"
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      When I type "A" into "비밀번호"
      Then "비밀번호" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      When I tap "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      When I type "김" into "이름"
      Then "이름" has the focus
      And "이름" shows "김김"
      When I tap "비밀번호"
      Then "비밀번호" has the focus
      When I clear "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      And "다음" is disabled
      And "비밀번호 재확인" is empty
      When I type "neo_1" into "아이디"
      Then "아이디" has the focus
      And "아이디" shows "neo_1neo_1"
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      When I type "A" into "비밀번호"
      And I tap "아이디"
      And I clear "이름"
      Then "이름" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "이름" is empty
      And the border colour of "이름" is black
      And I am on the "sign-up" screen
      And the return key says "Next"
      And "title" shows "회원가입"
      And "다음" is disabled
      And "아이디" shows "neo_1neo_1"
      And "비밀번호" shows "*"
      And the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."
      And "비밀번호 재확인" is empty
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."

    Scenario: On sign-up: enter invalid text into "비밀번호 재확인", then clear "아이디"
      Given the "sign-up" app is open
      When I type "neo_1" into "아이디"
      And I type "Abcdef1!" into "비밀번호 재확인"
      And I clear "아이디"
      Then "아이디" has the focus
      And "아이디" is empty
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      When I type "Abcdef1!" into "비밀번호"
      Then "비밀번호" has the focus
      And the border colour of "아이디" is red
      And "아이디 message" shows "5~20자의 영문 소문자, 숫자와 특수기호(_)(-) 만 사용 가능합니다."
      And "비밀번호" shows "********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      And the border colour of "비밀번호 재확인" is green
      And "비밀번호 재확인 message" shows "비밀번호가 일치합니다."
      When I type "neo_1" into "아이디"
      Then "아이디" has the focus
      And "아이디" shows "neo_1"
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      When I type "김" into "이름"
      Then "이름" has the focus
      And "다음" is enabled
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "이름" shows "김"
      And the border colour of "이름" is green
      When I tap "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      When I press delete
      And I tap "아이디"
      And I tap "이름"
      Then "이름" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      When I type "Abcdef1!" into "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      And "다음" is enabled
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is green
      And "비밀번호 재확인 message" shows "비밀번호가 일치합니다."
      When I tap "이름"
      Then "이름" has the focus
      When I tap "비밀번호"
      Then "비밀번호" has the focus
      When I press the return key
      Then "비밀번호 재확인" has the focus
      When I clear "이름"
      Then "이름" has the focus
      And "다음" is disabled
      And "이름" is empty
      And the border colour of "이름" is black
      And I am on the "sign-up" screen
      And the return key says "Next"
      And "title" shows "회원가입"
      And "아이디" shows "neo_1"
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호" shows "********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is green
      And "비밀번호 재확인 message" shows "비밀번호가 일치합니다."

    Scenario: On sign-up (left): come back, then clear "아이디"
      Given the "sign-up" app is open
      When I type "neo_1" into "아이디"
      And I leave the app
      And I come back to the app
      And I clear "아이디"
      Then "아이디" is empty
      When I tap "비밀번호"
      Then "비밀번호" has the focus
      And the border colour of "아이디" is red
      And "아이디 message" shows "5~20자의 영문 소문자, 숫자와 특수기호(_)(-) 만 사용 가능합니다."
      When I type "neo_1" into "아이디"
      Then "아이디" has the focus
      And "아이디" shows "neo_1"
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      When I type "김" into "이름"
      Then "이름" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "이름" shows "김"
      And the border colour of "이름" is green
      When I type "Abcdef1!" into "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      When I type "A" into "비밀번호"
      Then "비밀번호" has the focus
      And "다음" is enabled
      And "비밀번호" shows "*"
      And the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."
      When I clear "이름"
      Then "이름" has the focus
      And "다음" is disabled
      And "이름" is empty
      And the border colour of "이름" is black
      When I tap "아이디"
      Then "아이디" has the focus
      And the border colour of "아이디" is black
      And the border colour of "이름" is red
      And "이름 message" shows "필수 입력 항목"
      And I do not see "아이디 message"
      When I tap "비밀번호"
      Then "비밀번호" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      When I type "김" into "이름"
      Then "이름" has the focus
      And "다음" is enabled
      And "이름" shows "김"
      And the border colour of "이름" is green
      And I do not see "이름 message"
      When I type "Abcdef1!" into "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      When I type "neo_1" into "아이디"
      Then "아이디" has the focus
      And "아이디" shows "neo_1neo_1"
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      And I am on the "sign-up" screen
      And the return key says "Next"
      And "title" shows "회원가입"
      And "다음" is enabled
      And "비밀번호" shows "*"
      And the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      And "이름" shows "김"
      And the border colour of "이름" is green
