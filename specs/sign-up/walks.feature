@walk
Feature: Walks through sign-up, part 1 of 4
  Walks through the app that take pairs of consecutive actions: what is typed is kept, a screen is
  entered a second and a third time, an action is repeated, a text is deleted and typed anew. They were
  proposed by `spec coverage --paths --suggest`, and what they check was compared with the requirements.

  Each of the four fields is empty, valid or invalid whatever the others are, so there are more pairs of
  actions than scenarios can take: more than 50 000 in the 666 states that the search reached. These
  walks take different kinds of pairs on the first screen.

  Rule: Walks that begin on sign-up

    Scenario: On sign-up: enter valid text into "아이디", then clear "아이디"
      Given the "sign-up" app is open
      When I type "neo_1" into "아이디"
      And I clear "아이디"
      Then "아이디" is empty
      When I type "neo_1" into "아이디"
      Then "아이디" shows "neo_1"
      When I type "A" into "비밀번호"
      Then "비밀번호" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호" shows "*"
      And the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."
      When I type "Abcdef1!" into "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      When I type "김" into "이름"
      Then "이름" has the focus
      And "다음" is enabled
      And "이름" shows "김"
      And the border colour of "이름" is green
      When I tap "다음"
      And I tap "다음"
      Then I am on the "sign-up" screen
      And "이름" has the focus
      And the return key says "Next"
      And "다음" is enabled
      And "아이디" shows "neo_1"
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호" shows "*"
      And the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      And "이름" shows "김"
      And the border colour of "이름" is green
      When I tap "아이디"
      Then "아이디" has the focus
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      When I tap "다음"
      Then the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      When I tap "다음"
      Then I am on the "sign-up" screen
      And "아이디" has the focus
      And the return key says "Next"
      And "다음" is enabled
      And "아이디" shows "neo_1"
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호" shows "*"
      And the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      And "이름" shows "김"
      And the border colour of "이름" is green
      When I type "neo_1" into "아이디"
      Then "아이디" shows "neo_1neo_1"
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      When I type "neo_1" into "아이디"
      Then "아이디" shows "neo_1neo_1neo_1"
      When I press delete
      Then "아이디" shows "neo_1neo_1neo_"
      When I press delete
      Then "아이디" shows "neo_1neo_1neo"
      And I am on the "sign-up" screen
      And "아이디" has the focus
      And the return key says "Next"
      And "title" shows "회원가입"
      And "다음" is enabled
      And the border colour of "아이디" is black
      And "비밀번호" shows "*"
      And the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      And "이름" shows "김"
      And the border colour of "이름" is green

    Scenario: On sign-up: enter valid text into "아이디", then tap "비밀번호"
      Given the "sign-up" app is open
      When I type "neo_1" into "아이디"
      And I tap "비밀번호"
      Then "비밀번호" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      When I type "A" into "비밀번호"
      Then "비밀번호" shows "*"
      And the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."
      When I type "김" into "이름"
      Then "이름" has the focus
      And "이름" shows "김"
      And the border colour of "이름" is green
      When I type "Abcdef1!" into "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      And "다음" is enabled
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      When I tap "다음"
      And I tap "다음"
      Then I am on the "sign-up" screen
      And "비밀번호 재확인" has the focus
      And the return key says "Next"
      And "다음" is enabled
      And "아이디" shows "neo_1"
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호" shows "*"
      And the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      And "이름" shows "김"
      And the border colour of "이름" is green
      When I tap "아이디"
      Then "아이디" has the focus
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      When I tap "비밀번호"
      Then "비밀번호" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      When I type "Abcdef1!" into "비밀번호"
      And I tap "다음"
      And I tap "이전"
      Then I am on the "sign-up" screen
      And no field has the focus
      And the keyboard is hidden
      And "다음" is enabled
      And "아이디" shows "neo_1"
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호" shows "********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is green
      And "비밀번호 재확인 message" shows "비밀번호가 일치합니다."
      And "이름" shows "김"
      And the border colour of "이름" is green
      When I tap "아이디"
      Then "아이디" has the focus
      And the return key says "Next"
      And the keyboard is for "default"
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      When I type "Abcdef1!" into "비밀번호"
      Then "비밀번호" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      When I type "neo_1" into "아이디"
      Then "아이디" has the focus
      And "아이디" shows "neo_1neo_1"
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      And I am on the "sign-up" screen
      And the return key says "Next"
      And "title" shows "회원가입"
      And "다음" is enabled
      And "비밀번호" shows "********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is green
      And "비밀번호 재확인 message" shows "비밀번호가 일치합니다."
      And "이름" shows "김"
      And the border colour of "이름" is green

    Scenario: On sign-up: enter valid text into "아이디", then enter invalid text into "비밀번호"
      Given the "sign-up" app is open
      When I type "neo_1" into "아이디"
      And I type "A" into "비밀번호"
      Then "비밀번호" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호" shows "*"
      And the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."
      When I tap "아이디"
      Then "아이디" has the focus
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      When I type "Abcdef1!" into "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      When I type "김" into "이름"
      Then "이름" has the focus
      And "다음" is enabled
      And "이름" shows "김"
      And the border colour of "이름" is green
      When I type "neo_1" into "아이디"
      Then "아이디" has the focus
      And "아이디" shows "neo_1neo_1"
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      When I tap "비밀번호"
      Then "비밀번호" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      When I type "Abcdef1!" into "비밀번호"
      And I tap "다음"
      And I tap "생년월일"
      Then "picker" shows "2026-01-01"
      And "선택" is enabled
      And "취소" is enabled
      When I tap "이전"
      Then I am on the "sign-up" screen
      And no field has the focus
      And the keyboard is hidden
      And "다음" is enabled
      And "아이디" shows "neo_1neo_1"
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호" shows "********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is green
      And "비밀번호 재확인 message" shows "비밀번호가 일치합니다."
      And "이름" shows "김"
      And the border colour of "이름" is green
      When I type "neo_1" into "아이디"
      Then "아이디" has the focus
      And the return key says "Next"
      And the keyboard is for "default"
      And "아이디" shows "neo_1neo_1neo_1"
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      When I type "A" into "비밀번호"
      Then "비밀번호" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호" shows "*"
      And the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      When I tap "다음"
      And I tap "다음"
      Then I am on the "sign-up" screen
      And "비밀번호" has the focus
      And the return key says "Next"
      And "title" shows "회원가입"
      And "다음" is enabled
      And "아이디" shows "neo_1neo_1neo_1"
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호" shows "*"
      And the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      And "이름" shows "김"
      And the border colour of "이름" is green

    Scenario: On sign-up: enter valid text into "아이디", then tap "이름"
      Given the "sign-up" app is open
      When I type "neo_1" into "아이디"
      And I tap "이름"
      Then "이름" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      When I type "Abcdef1!" into "비밀번호"
      Then "비밀번호" has the focus
      And "비밀번호" shows "********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      And the border colour of "이름" is red
      And "이름 message" shows "필수 입력 항목"
      When I type "김" into "이름"
      Then "이름" has the focus
      And "이름" shows "김"
      And the border colour of "이름" is green
      And I do not see "이름 message"
      When I tap "아이디"
      Then "아이디" has the focus
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      When I type "Abcdef1!" into "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      And "다음" is enabled
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is green
      And "비밀번호 재확인 message" shows "비밀번호가 일치합니다."
      When I type "김" into "이름"
      Then "이름" has the focus
      And "이름" shows "김김"
      When I type "Abcdef1!" into "비밀번호"
      Then "비밀번호" has the focus
      When I type "Abcdef1!" into "비밀번호"
      Then "비밀번호" shows "****************"
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      When I tap "아이디"
      Then "아이디" has the focus
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      When I type "Abcdef1!" into "비밀번호"
      And I tap "다음"
      And I choose "여자" in "성별"
      Then "성별" shows "여자"
      When I tap "이전"
      Then I am on the "sign-up" screen
      And no field has the focus
      And the keyboard is hidden
      And "다음" is enabled
      And "아이디" shows "neo_1"
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호" shows "********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is green
      And "비밀번호 재확인 message" shows "비밀번호가 일치합니다."
      And "이름" shows "김김"
      And the border colour of "이름" is green
      When I type "김" into "이름"
      Then "이름" has the focus
      And the return key says "Next"
      And the keyboard is for "default"
      And "이름" shows "김김김"
      And I am on the "sign-up" screen
      And "title" shows "회원가입"
      And "다음" is enabled
      And "아이디" shows "neo_1"
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호" shows "********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is green
      And "비밀번호 재확인 message" shows "비밀번호가 일치합니다."
      And the border colour of "이름" is green

    Scenario: On sign-up: enter valid text into "아이디", then enter valid text into "이름"
      Given the "sign-up" app is open
      When I type "neo_1" into "아이디"
      And I type "김" into "이름"
      Then "이름" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "이름" shows "김"
      And the border colour of "이름" is green
      When I type "Abcdef1!" into "비밀번호"
      Then "비밀번호" has the focus
      And "비밀번호" shows "********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      When I type "Abcdef1!" into "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      And "다음" is enabled
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is green
      And "비밀번호 재확인 message" shows "비밀번호가 일치합니다."
      When I press the return key
      Then "이름" has the focus
      When I type "A" into "비밀번호"
      Then "비밀번호" has the focus
      And "비밀번호" shows "*"
      And the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      When I type "Abcdef1!" into "비밀번호"
      Then "비밀번호" shows "*********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      When I tap "아이디"
      Then "아이디" has the focus
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      When I type "Abcdef1!" into "비밀번호"
      And I tap "다음"
      And I type "a@b" into "이메일"
      Then "이메일" has the focus
      And the return key says "Next"
      And the keyboard is for "email address"
      And "이메일" shows "a@b"
      And the border colour of "이메일" is red
      And "이메일 message" shows "이메일 주소를 다시 확인해주세요."
      When I tap "이전"
      Then I am on the "sign-up" screen
      And no field has the focus
      And the keyboard is hidden
      And "다음" is enabled
      And "아이디" shows "neo_1"
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호" shows "********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is green
      And "비밀번호 재확인 message" shows "비밀번호가 일치합니다."
      And "이름" shows "김"
      And the border colour of "이름" is green
      When I type "김" into "이름"
      Then "이름" has the focus
      And the return key says "Next"
      And the keyboard is for "default"
      And "이름" shows "김김"
      When I tap "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      When I tap "아이디"
      Then "아이디" has the focus
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      And I am on the "sign-up" screen
      And the return key says "Next"
      And "title" shows "회원가입"
      And "다음" is enabled
      And "아이디" shows "neo_1"
      And "비밀번호" shows "********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is green
      And "비밀번호 재확인 message" shows "비밀번호가 일치합니다."
      And "이름" shows "김김"
      And the border colour of "이름" is green

    Scenario: On sign-up: enter invalid text into "비밀번호 재확인", then tap "아이디"
      Given the "sign-up" app is open
      When I type "Abcdef1!" into "비밀번호 재확인"
      And I tap "아이디"
      Then "아이디" has the focus
      And the border colour of "아이디" is black
      When I type "neo_1" into "아이디"
      Then "아이디" shows "neo_1"
      When I type "김" into "이름"
      Then "이름" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "이름" shows "김"
      And the border colour of "이름" is green
      When I type "Abcdef1!" into "비밀번호"
      Then "비밀번호" has the focus
      And "다음" is enabled
      And "비밀번호" shows "********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      And the border colour of "비밀번호 재확인" is green
      And "비밀번호 재확인 message" shows "비밀번호가 일치합니다."
      When I type "neo_1" into "아이디"
      Then "아이디" has the focus
      And "아이디" shows "neo_1neo_1"
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      When I tap "비밀번호"
      Then "비밀번호" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      When I type "Abcdef1!" into "비밀번호"
      And I tap "다음"
      And I type "010" into "휴대전화"
      Then "휴대전화" has the focus
      And the keyboard is shown
      And the keyboard is for "number pad"
      And "휴대전화" shows "010"
      And the border colour of "휴대전화" is red
      And "휴대전화 message" shows "형식에 맞지 않는 번호입니다."
      When I tap "이전"
      Then I am on the "sign-up" screen
      And no field has the focus
      And the keyboard is hidden
      And "다음" is enabled
      And "아이디" shows "neo_1neo_1"
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호" shows "********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is green
      And "비밀번호 재확인 message" shows "비밀번호가 일치합니다."
      And "이름" shows "김"
      And the border colour of "이름" is green
      When I tap "아이디"
      Then "아이디" has the focus
      And the return key says "Next"
      And the keyboard is for "default"
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      When I tap "비밀번호"
      Then "비밀번호" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      When I press delete
      Then "다음" is disabled
      And "비밀번호" is empty
      And the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      And I am on the "sign-up" screen
      And "비밀번호" has the focus
      And the return key says "Next"
      And "title" shows "회원가입"
      And "아이디" shows "neo_1neo_1"
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호 재확인" shows "********"
      And "이름" shows "김"
      And the border colour of "이름" is green

    Scenario: On sign-up: enter invalid text into "비밀번호 재확인", then enter valid text into "아이디"
      Given the "sign-up" app is open
      When I type "Abcdef1!" into "비밀번호 재확인"
      And I type "neo_1" into "아이디"
      Then "아이디" has the focus
      And "아이디" shows "neo_1"
      And the border colour of "아이디" is black
      When I press delete
      Then "아이디" shows "neo_"
      When I press delete
      Then "아이디" shows "neo"
      When I type "Abcdef1!" into "비밀번호"
      And I tap "아이디"
      And I type "neo_1" into "아이디"
      And I type "김" into "이름"
      Then "이름" has the focus
      And "다음" is enabled
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "이름" shows "김"
      And the border colour of "이름" is green
      When I type "Abcdef1!" into "비밀번호"
      Then "비밀번호" has the focus
      When I press delete
      Then "비밀번호" shows "*******"
      And the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      When I type "A" into "비밀번호"
      Then "비밀번호" shows "********"
      And "비밀번호 message" shows "특수문자를 최소 1자 이상 포함해주세요."
      When I type "A" into "비밀번호"
      Then "비밀번호" shows "*********"
      When I tap "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      When I type "neo_1" into "아이디"
      Then "아이디" has the focus
      And "아이디" shows "neoneo_1neo_1"
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      When I type "Abcdef1!" into "비밀번호"
      Then "비밀번호" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호" shows "********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      And the border colour of "비밀번호 재확인" is green
      And "비밀번호 재확인 message" shows "비밀번호가 일치합니다."
      And I am on the "sign-up" screen
      And the return key says "Next"
      And "title" shows "회원가입"
      And "다음" is enabled
      And "아이디" shows "neoneo_1neo_1"
      And "비밀번호 재확인" shows "********"
      And "이름" shows "김"
      And the border colour of "이름" is green

    Scenario: On sign-up: enter invalid text into "비밀번호 재확인", then leave
      Given the "sign-up" app is open
      When I type "Abcdef1!" into "비밀번호 재확인"
      And I leave the app
      And I come back to the app
      Then I am on the "sign-up" screen
      And "비밀번호 재확인" has the focus
      And the return key says "Next"
      And "다음" is disabled
      And "아이디" is empty
      And the border colour of "아이디" is clear
      And "비밀번호" is empty
      And the border colour of "비밀번호" is clear
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      And "이름" is empty
      And the border colour of "이름" is clear
      When I type "neo_1" into "아이디"
      Then "아이디" has the focus
      And "아이디" shows "neo_1"
      And the border colour of "아이디" is black
      When I type "A" into "비밀번호"
      Then "비밀번호" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호" shows "*"
      And the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."
      When I type "Abcdef1!" into "비밀번호"
      Then "비밀번호" shows "*********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      When I type "김" into "이름"
      Then "이름" has the focus
      And "다음" is enabled
      And "이름" shows "김"
      And the border colour of "이름" is green
      When I type "Abcdef1!" into "비밀번호"
      And I tap "다음"
      And I tap "이메일"
      Then "이메일" has the focus
      And the return key says "Next"
      And the keyboard is for "email address"
      When I tap "이전"
      Then I am on the "sign-up" screen
      And no field has the focus
      And the keyboard is hidden
      And "다음" is enabled
      And "아이디" shows "neo_1"
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호" shows "********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is green
      And "비밀번호 재확인 message" shows "비밀번호가 일치합니다."
      And "이름" shows "김"
      And the border colour of "이름" is green
      When I type "Abcdef1!" into "비밀번호"
      Then "비밀번호" has the focus
      And the return key says "Next"
      And the keyboard is for "default"
      When I press the return key
      Then "비밀번호 재확인" has the focus
      When I type "김" into "이름"
      Then "이름" has the focus
      And "이름" shows "김김"
      When I type "neo_1" into "아이디"
      Then "아이디" has the focus
      And "아이디" shows "neo_1neo_1"
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      And I am on the "sign-up" screen
      And the return key says "Next"
      And "title" shows "회원가입"
      And "다음" is enabled
      And "비밀번호" shows "********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is green
      And "비밀번호 재확인 message" shows "비밀번호가 일치합니다."
      And "이름" shows "김김"
      And the border colour of "이름" is green

    Scenario: On sign-up: enter valid text into "이름", then tap "비밀번호 재확인"
      Given the "sign-up" app is open
      When I type "김" into "이름"
      And I tap "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      When I type "neo_1" into "아이디"
      Then "아이디" has the focus
      And "아이디" shows "neo_1"
      And the border colour of "아이디" is black
      When I type "Abcdef1!" into "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      When I type "Abcdef1!" into "비밀번호"
      Then "비밀번호" has the focus
      And "다음" is enabled
      And "비밀번호" shows "********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      And the border colour of "비밀번호 재확인" is green
      And "비밀번호 재확인 message" shows "비밀번호가 일치합니다."
      When I tap "아이디"
      Then "아이디" has the focus
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      When I tap "이름"
      Then "이름" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      When I tap "비밀번호"
      Then "비밀번호" has the focus
      When I type "Abcdef1!" into "비밀번호"
      And I tap "다음"
      And I tap "휴대전화"
      Then "휴대전화" has the focus
      And the keyboard is shown
      And the keyboard is for "number pad"
      When I tap "이전"
      Then I am on the "sign-up" screen
      And no field has the focus
      And the keyboard is hidden
      And "다음" is enabled
      And "아이디" shows "neo_1"
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호" shows "********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is green
      And "비밀번호 재확인 message" shows "비밀번호가 일치합니다."
      And "이름" shows "김"
      And the border colour of "이름" is green
      When I type "A" into "비밀번호"
      Then "비밀번호" has the focus
      And the return key says "Next"
      And the keyboard is for "default"
      And "비밀번호" shows "*"
      And the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      When I tap "이름"
      Then "이름" has the focus
      When I tap "비밀번호"
      Then "비밀번호" has the focus
      And I am on the "sign-up" screen
      And the return key says "Next"
      And "title" shows "회원가입"
      And "다음" is enabled
      And "아이디" shows "neo_1"
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호" shows "*"
      And the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      And "이름" shows "김"
      And the border colour of "이름" is green

    Scenario: On sign-up: enter valid text into "이름", then enter invalid text into "비밀번호 재확인"
      Given the "sign-up" app is open
      When I type "김" into "이름"
      And I type "Abcdef1!" into "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      When I type "neo_1" into "아이디"
      Then "아이디" has the focus
      And "아이디" shows "neo_1"
      And the border colour of "아이디" is black
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
      When I type "neo_1" into "아이디"
      Then "아이디" has the focus
      And "아이디" shows "neo_1neo_1"
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      When I type "김" into "이름"
      Then "이름" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "이름" shows "김김"
      When I tap "비밀번호"
      Then "비밀번호" has the focus
      When I type "Abcdef1!" into "비밀번호"
      And I tap "다음"
      And I type "a@b.co" into "이메일"
      Then "이메일" has the focus
      And the return key says "Next"
      And the keyboard is for "email address"
      And "이메일" shows "a@b.co"
      And the border colour of "이메일" is green
      When I tap "생년월일"
      Then no field has the focus
      And the keyboard is hidden
      And "picker" shows "2026-01-01"
      And "선택" is enabled
      And "취소" is enabled
      When I tap "이전"
      Then I am on the "sign-up" screen
      And no field has the focus
      And the keyboard is hidden
      And "다음" is enabled
      And "아이디" shows "neo_1neo_1"
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And "비밀번호" shows "********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is green
      And "비밀번호 재확인 message" shows "비밀번호가 일치합니다."
      And "이름" shows "김김"
      And the border colour of "이름" is green
      When I tap "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      And the return key says "Next"
      And the keyboard is for "default"
      When I type "neo_1" into "아이디"
      Then "아이디" has the focus
      And "아이디" shows "neo_1neo_1neo_1"
      And the border colour of "아이디" is black
      And I do not see "아이디 message"
      When I press the return key
      Then "비밀번호" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      And I am on the "sign-up" screen
      And the return key says "Next"
      And "title" shows "회원가입"
      And "다음" is enabled
      And "아이디" shows "neo_1neo_1neo_1"
      And "비밀번호" shows "********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      And "비밀번호 재확인" shows "********"
      And the border colour of "비밀번호 재확인" is green
      And "비밀번호 재확인 message" shows "비밀번호가 일치합니다."
      And "이름" shows "김김"
      And the border colour of "이름" is green

    Scenario: On sign-up: enter valid text into "이름", then leave
      Given the "sign-up" app is open
      When I type "김" into "이름"
      And I leave the app
      And I come back to the app
      Then I am on the "sign-up" screen
      And "이름" has the focus
      And the return key says "Next"
      And "다음" is disabled
      And "아이디" is empty
      And the border colour of "아이디" is clear
      And "비밀번호" is empty
      And the border colour of "비밀번호" is clear
      And "비밀번호 재확인" is empty
      And the border colour of "비밀번호 재확인" is clear
      And "이름" shows "김"
      And the border colour of "이름" is green
      When I type "Abcdef1!" into "비밀번호"
      Then "비밀번호" has the focus
      And "비밀번호" shows "********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
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
      When I press the return key
      Then "비밀번호" has the focus
      And the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
      When I type "Abcdef1!" into "비밀번호"
      And I tap "아이디"
      And I press delete
      Then "아이디" shows "neo_"
      When I press the return key
      And I tap "다음"
      And I type "B" into "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      And "비밀번호 재확인" shows "*"
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      When I tap "다음"
      And I tap "다음"
      Then I am on the "sign-up" screen
      And "비밀번호 재확인" has the focus
      And the return key says "Next"
      And "title" shows "회원가입"
      And "다음" is enabled
      And "아이디" shows "neo_"
      And the border colour of "아이디" is red
      And "아이디 message" shows "5~20자의 영문 소문자, 숫자와 특수기호(_)(-) 만 사용 가능합니다."
      And "비밀번호" shows "********"
      And the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."
      And "비밀번호 재확인" shows "*"
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
      And "이름" shows "김"
      And the border colour of "이름" is green
