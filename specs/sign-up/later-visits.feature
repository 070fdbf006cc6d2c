Feature: Forms that are seen again
  Whoever goes back and begins again finds forms that work as they did at first, on every screen.

  Rule: The account after the way back: fields

    Background:
      Given the "sign-up" app is open
      And I go on and come back to an empty form

    @signup-Q1.8
    Scenario: What is judged is the text as it is now
      Given I paste "Abcdef1!" into "비밀번호"
      When I press delete
      Then the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."

    @signup-Q1.2 @signup-2.3 @signup-2.4
    Scenario: Return leads from 비밀번호 to 비밀번호 재확인
      Given I tap "비밀번호"
      When I press "Next" on the keyboard
      Then "비밀번호 재확인" has the focus

    @signup-2.4
    Scenario: A valid entry alone does not move the focus
      When I paste "Abcdef1!" into "비밀번호"
      Then "비밀번호" has the focus

    @signup-2.5
    Scenario: Return on the last field puts the keyboard away
      Given I type "김" into "이름"
      When I press "Next" on the keyboard
      Then the keyboard is hidden
      And no field has the focus

  Rule: The account after the way back: going on

    Background:
      Given the "sign-up" app is open
      And I go on and come back to an empty form

    @signup-2.7 @signup-1.8
    Scenario: Without the password again
      When I fill in:
        | 아이디          | neo_99   |
        | 비밀번호        | Abcdef1! |
        | 비밀번호 재확인 |          |
        | 이름            | 김       |
      Then "다음" is disabled

    @signup-2.7
    Scenario: Right or wrong does not matter yet
      When I fill in:
        | 아이디          | n  |
        | 비밀번호        | A  |
        | 비밀번호 재확인 | B  |
        | 이름            | 김 |
      Then "다음" is enabled

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

  Rule: The account after the way back: id

    Background:
      Given the "sign-up" app is open
      And I go on and come back to an empty form

    @signup-1.2
    Scenario: The border is black while "a" is typed
      When I type "a" into "아이디"
      Then the border colour of "아이디" is black
      And I do not see "아이디 message"

    @signup-1.1 @signup-1.3
    Scenario: twenty characters
      Given I type "abcdefghijklmnopqrst" into "아이디"
      When I press "Next" on the keyboard
      Then the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."

    @signup-1.1 @signup-1.4 @signup-Q1.3
    Scenario Outline: <what>
      Given I type "<id>" into "아이디"
      When I press "Next" on the keyboard
      Then the border colour of "아이디" is red
      And "아이디 message" shows "5~20자의 영문 소문자, 숫자와 특수기호(_)(-) 만 사용 가능합니다."

      Examples:
        | what                  | id                    |
        | four characters       | abcd                  |
        | twenty-one characters | abcdefghijklmnopqrstu |
        | a capital             | Abcde                 |
        | a full stop           | abc.e                 |

    @signup-1.4
    Scenario: An ID that is left empty is invalid too
      Given I tap "아이디"
      When I press "Next" on the keyboard
      Then the border colour of "아이디" is red

    @signup-1.11
    Scenario: A red ID is black again while it is edited
      Given I type "neo" into "아이디"
      And I press "Next" on the keyboard
      When I type "x" into "아이디"
      Then the border colour of "아이디" is black
      And I do not see "아이디 message"

  Rule: The account after the way back: name

    @signup-1.8 @signup-1.9 @signup-1.10
    Scenario: A name that is left out
      Given the "sign-up" app is open
      And I go on and come back to an empty form
      And I tap "이름"
      When I press "Next" on the keyboard
      Then "이름 message" shows "필수 입력 항목"
      And the border colour of "이름" is red

  Rule: The account after the way back: password

    Background:
      Given the "sign-up" app is open
      And I go on and come back to an empty form

    @signup-1.5
    Scenario: The first character makes it red
      When I type "A" into "비밀번호"
      Then the border colour of "비밀번호" is red

    @signup-1.7
    Scenario: It turns red again, and green once more
      Given I type "Abcdef1!" into "비밀번호"
      When I press delete
      Then the border colour of "비밀번호" is red
      When I type "!"
      Then the border colour of "비밀번호" is green

    @signup-1.1 @signup-1.6
    Scenario: sixteen characters
      When I paste "Abcdefghijklm12%" into "비밀번호"
      Then the border colour of "비밀번호" is green

    @signup-1.1 @signup-Q1.3
    Scenario Outline: <what>
      When I paste "<password>" into "비밀번호"
      Then the border colour of "비밀번호" is red
      And "비밀번호 message" shows "<note>"

      Examples:
        | what                 | password          | note                                      |
        | seven characters     | Abcde1!           | 8자 이상 16자 이하로 입력해주세요.        |
        | seventeen characters | Abcdefghijklmn12% | 8자 이상 16자 이하로 입력해주세요.        |
        | seven with an emoji  | Abcd1!👨‍👩‍👧‍👦    | 8자 이상 16자 이하로 입력해주세요.        |
        | no digit             | Abcdefg!          | 숫자를 최소 1자 이상 포함해주세요.        |
        | another sign         | Abcdefg1?         | 특수문자를 최소 1자 이상 포함해주세요.    |
        | no capital, no digit | abcdefgh          | 영문 대문자를 최소 1자 이상 포함해주세요. |

    @signup-2.1
    Scenario: An emoji is one character
      When I paste "Abc1!👨‍👩‍👧‍👦é" into "비밀번호"
      Then "비밀번호" shows "*******"

    @signup-2.2
    Scenario: other letter case
      Given I paste "Abcdef1!" into "비밀번호"
      When I paste "abcdef1!" into "비밀번호 재확인"
      Then the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."

    @signup-2.2
    Scenario: Changing the password changes what the second one is worth
      Given I paste "Abcdef1!" into "비밀번호"
      And I paste "Abcdef1!" into "비밀번호 재확인"
      When I type "2" into "비밀번호"
      Then the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."

  Rule: The account after the way back: personal information

    Background:
      Given the date is "2026-11-21"
      And the "sign-up" app is open
      And I go on and come back to an empty form
      And I complete the account
      And I tap "생년월일"

    @signup-4.2
    Scenario: Cancel leaves the date as it was
      Given I choose "2000-02-29" in "picker"
      When I tap "취소"
      Then "생년월일" is empty
      And I do not see "picker"

    @signup-2.6 @signup-4.2
    Scenario: A field that is tapped closes the wheel
      When I tap "이메일"
      Then "이메일" has the focus
      And I do not see "picker"

    @signup-4.1
    Scenario: The wheel does not go back further than 99 years
      Given I choose "1901-01-01" in "picker"
      When I tap "선택"
      Then "생년월일" shows "1927-11-21"

    @signup-4.9
    Scenario: With 2000-01-01, a@b.co and 0101234567
      Given I choose "2000-01-01" in "picker"
      And I tap "선택"
      When I paste "a@b.co" into "이메일"
      And I paste "0101234567" into "휴대전화"
      Then "다음" is enabled

  Rule: The account after the way back: server

    Background:
      Given the "sign-up" app is open
      And I go on and come back to an empty form
      And GET "/users" answers 200 with:
        """
        ["trinity", "neo_99", "morpheus"]
        """
      And POST "/users" answers 201
      And I fill in:
        | 아이디          | neo_1    |
        | 비밀번호        | Abcdef1! |
        | 비밀번호 재확인 | Abcdef1! |
        | 이름            | 김       |

    @signup-3.1 @signup-3.2 @signup-3.3 @signup-3.5
    Scenario: The list is fetched, the application posted
      When I tap "다음"
      Then the app sends GET "/users"
      And the app sends POST "/users" with:
        """
        {"id":"neo_1","password":"Abcdef1!"}
        """
      And I am on the "personal information" screen

    @signup-3.1
    Scenario: The server is asked at the press of Next, not before
      Given POST "/users" answers 201 after 3 seconds
      When I tap "다음"
      Then I am on the "sign-up" screen
      And "다음" is disabled
      When 3 seconds pass
      Then I am on the "personal information" screen

    @signup-2.8 @signup-3.3
    Scenario: While the server is asked the ID cannot be edited
      Given POST "/users" answers 201 after 3 seconds
      When I tap "다음"
      Then "아이디" is disabled

    @signup-3.5
    Scenario: An ID that is only the beginning of one in use
      Given I clear "아이디"
      And I type "neo_9" into "아이디"
      When I tap "다음"
      Then I am on the "personal information" screen

    @signup-3.5 @signup-3.6
    Scenario: It is refused, and nothing is posted
      Given I clear "아이디"
      And I type "neo_99" into "아이디"
      When I tap "다음"
      Then I am on the "sign-up" screen
      And "아이디 message" shows "이미 사용중인 아이디입니다."
      And the border colour of "아이디" is red
      And the app does not send POST "/users"

    @signup-3.6 @signup-Q2.5
    Scenario: It stays refused while the password is typed anew
      Given I clear "아이디"
      And I type "neo_99" into "아이디"
      And I tap "다음"
      When I paste "Abcdef2@" into "비밀번호"
      Then "아이디 message" shows "이미 사용중인 아이디입니다."
      And the border colour of "아이디" is red

    @signup-3.6
    Scenario: Somebody was quicker
      Given POST "/users" answers 409
      When I tap "다음"
      Then I am on the "sign-up" screen
      And "아이디 message" shows "이미 사용중인 아이디입니다."

    @signup-3.3 @signup-3.4
    Scenario: An ID alone
      Given I clear "비밀번호"
      And I tap "아이디"
      When I press "Next" on the keyboard
      Then the app sends nothing
      And "다음" is disabled

    @signup-3.1
    Scenario: Offline
      Given the device is offline
      When I tap "다음"
      Then I am on the "sign-up" screen
      And I see "회원가입에 실패했습니다"
      And "다음" is enabled
      And "아이디" is enabled

  Rule: The personal information after the way back: consent

    Background:
      Given the "sign-up" app is open
      And I complete the account
      And I go on to the interests and come back
      And I clear "이메일"
      And I clear "휴대전화"
      And I complete the personal information

    @signup-5.1
    Scenario: It comes up as a sheet
      When I tap "다음"
      Then I am on the "consent" screen
      And "title" shows "개인정보 수집 및 이용에 대한 안내"
      And the "consent" screen is presented with animation
      And the screens on the stack are:
        | sign-up              |
        | personal information |

    @signup-5.5
    Scenario: Whoever agrees goes on without animation
      Given I tap "다음"
      When I tap "동의"
      Then I am on the "interests" screen
      And the "interests" screen is pushed without animation
      And the "consent" screen is dismissed without animation

    @signup-5.6 @signup-5.7
    Scenario: Whoever cancels sees the sheet go
      Given I tap "다음"
      When I tap "취소"
      Then the "consent" screen is dismissed with animation
      And I am on the "personal information" screen
      And the "consent" screen is destroyed

    @signup-5.8
    Scenario: Whoever cancels finds everything as it was
      Given I tap "다음"
      When I tap "취소"
      Then "생년월일" shows "2000-01-01"
      And "성별" shows "남자"
      And "이메일" shows "a@b.co"
      And "휴대전화" shows "01012345678"
      And "다음" is enabled

  Rule: The personal information after the way back: personal information

    Background:
      Given the date is "2026-11-21"
      And the "sign-up" app is open
      And I complete the account
      And I go on to the interests and come back
      And I clear "이메일"
      And I clear "휴대전화"

    @signup-4.1
    Scenario: The wheel comes up
      When I tap "생년월일"
      Then I see the picker "picker"
      And I see "선택"

    @signup-4.2
    Scenario: Select shows the date
      Given I tap "생년월일"
      And I choose "2000-02-29" in "picker"
      When I tap "선택"
      Then "생년월일" shows "2000-02-29"
      And I do not see "picker"

    @signup-2.6 @signup-4.2
    Scenario: A field that is tapped closes the wheel
      Given I tap "생년월일"
      When I tap "휴대전화"
      Then "휴대전화" has the focus
      And I do not see "picker"

    @signup-4.9
    Scenario: fifteen today
      Given I tap "생년월일"
      And I choose "2011-11-21" in "picker"
      When I tap "선택"
      Then the border colour of "생년월일" is green

    @signup-4.3
    Scenario: The other one can be selected
      When I choose "여자" in "성별"
      Then "성별" shows "여자"

    @signup-4.4
    Scenario: It has its own keyboard
      When I tap "이메일"
      Then the keyboard is for "email address"
      And the return key says "Next"

    @signup-4.5
    Scenario Outline: "<address>" is not right
      When I paste "<address>" into "이메일"
      Then "이메일 message" shows "이메일 주소를 다시 확인해주세요."

      Examples:
        | address  |
        | a@b.c    |
        | a b@c.de |

    @signup-4.6
    Scenario: "neo@matrix.info" is right
      When I paste "neo@matrix.info" into "이메일"
      Then I do not see "이메일 message"

    @signup-4.5 @signup-4.6
    Scenario: The note comes and goes while it is typed
      When I type "neo@matrix" into "이메일"
      Then "이메일 message" shows "이메일 주소를 다시 확인해주세요."
      When I type ".kr"
      Then I do not see "이메일 message"
      When I press delete 2 times
      Then "이메일 message" shows "이메일 주소를 다시 확인해주세요."

    @signup-4.7
    Scenario: It has a keyboard of digits
      Given I tap "이메일"
      When I tap "휴대전화"
      Then the keyboard is for "number pad"

    @signup-4.8
    Scenario Outline: <what> is not right
      When I paste "<number>" into "휴대전화"
      Then "휴대전화 message" shows "형식에 맞지 않는 번호입니다."

      Examples:
        | what          | number        |
        | nine digits   | 010123456     |
        | twelve digits | 010123456789  |
        | hyphens       | 010-1234-5678 |
        | 011           | 0111234567    |

    @signup-4.8
    Scenario: ten digits is right, so the note goes
      Given I paste "010" into "휴대전화"
      When I type "1234567"
      Then I do not see "휴대전화 message"

    @signup-4.9
    Scenario Outline: With <date>, <email> and <phone>
      Given I tap "생년월일"
      And I choose "<date>" in "picker"
      And I tap "선택"
      When I paste "<email>" into "이메일"
      And I paste "<phone>" into "휴대전화"
      Then "다음" is <state>

      Examples:
        | date       | email  | phone       | state    |
        | 2000-01-01 | a@b.co | 0101234567  | enabled  |
        | 2011-11-22 | a@b.co | 01012345678 | disabled |
        | 2000-01-01 | a@b    | 01012345678 | disabled |
        | 2000-01-01 | a@b.co | 010         | disabled |

  Rule: The account left again

    @signup-4.11
    Scenario: It is still there if memory ran short meanwhile
      Given the "sign-up" app is open
      And I go on and come back to an empty form
      And I complete the account
      And memory runs short
      When I tap "이전"
      Then "아이디" shows "neo_1"
      And "다음" is enabled

  Rule: The consent asked for again on a tablet

    @signup-5.2 @phone
    Scenario: It is longer than the screen
      Given the device is an "iPad Pro 11"
      And the "sign-up" app is open
      And I complete the account
      And I complete the personal information
      And I tap "다음"
      And I tap "취소"
      When I tap "다음"
      Then "notice" has more to show than fits

  Rule: The consent asked for again: consent

    Background:
      Given the "sign-up" app is open
      And I complete the account
      And I complete the personal information
      And I tap "다음"
      And I tap "취소"

    @signup-5.3
    Scenario: Its last line can be scrolled to
      Given I tap "다음"
      When I scroll to "이 안내는 여기까지입니다."
      Then I see "이 안내는 여기까지입니다."
      And "notice" is scrolled to its end

    @signup-5.4
    Scenario: Both are there from the start
      When I tap "다음"
      Then I see:
        | 동의 |
        | 취소 |
      And "동의" is enabled

  Rule: The interests entered again: interests

    Background:
      Given the "sign-up" app is open
      And I complete the account
      And I go on to the interests and come back
      And I tap "다음"
      And I tap "동의"
      And I tap "관심사"

    @signup-6.2 @signup-6.11
    Scenario: At the start
      Then "관심사 message" shows "3개 이상의 관심사를 입력하세요. (0/3)"
      And "완료" is disabled

    @signup-6.3 @signup-6.4 @signup-6.11
    Scenario: 2 added
      When I paste "여행,영화,"
      Then "관심사 message" shows "3개 이상의 관심사를 입력하세요. (2/3)"
      And "완료" is disabled

    @signup-6.3 @signup-6.5 @signup-6.11
    Scenario: With 3 it is gone
      When I paste "여행,영화,음악,"
      Then I do not see "관심사 message"
      And "완료" is enabled

    @signup-6.17
    Scenario: Deleting below three brings it back
      Given I paste "여행,영화,음악,"
      When I tap "영화 x"
      Then "관심사 message" shows "3개 이상의 관심사를 입력하세요. (2/3)"
      And "완료" is disabled
      And the return key says "ADD"

    @signup-6.14
    Scenario: It says ADD and adds
      When I type "여행"
      And I press "ADD" on the keyboard
      Then I see the "여행" chip
      And "관심사" is empty
      And "관심사" has the focus

    @signup-6.15
    Scenario: With three it says Done
      When I paste "여행,영화,음악,"
      Then the return key says "Done"

    @signup-6.16
    Scenario: Done completes also with something typed
      Given I paste "여행,영화,음악,요리"
      When I press "Done" on the keyboard
      Then I am on the "log-in" screen

    Scenario Outline: ADD adds nothing when <what>
      Given I paste "여행,<text>"
      When I press "ADD" on the keyboard
      Then I see "관심사 message"
      And "관심사 message" shows "3개 이상의 관심사를 입력하세요. (1/3)"

      Examples:
        | what                | text |
        | nothing is typed    |      |
        | it is there already | 여행 |

    Scenario: White space around a keyword does not count
      When I paste "여행, 영화 ,"
      Then I see the "영화" chip

    @signup-6.6
    Scenario: A keyword appears below the field
      When I type "여행,"
      Then I see the "여행" chip
      And "관심사" is above the "여행" chip
      And "관심사" is empty

    @signup-6.1
    Scenario: The next one stands beside it
      When I paste "여행,영화,"
      Then the "영화" chip stands 70 points right of the "여행" chip
      And the "여행" chip ends 0 points above the "영화" chip

    @signup-6.7
    Scenario: What does not fit begins a new line
      When I paste "하나,둘째,셋째,넷째,다섯,여섯,"
      Then the "다섯" chip ends 0 points above the "하나" chip
      And the "하나" chip is above the "여섯" chip
      And the "여섯" chip stands 0 points right of the "하나" chip

    @signup-6.8 @signup-6.11
    Scenario: The first keyword of the third line switches the field off
      When I paste "하나,둘째,셋째,넷째,다섯,여섯,일곱,여덟,아홉,열번,열한,"
      Then "관심사" is disabled
      And the keyboard is hidden
      And "완료" is enabled

    @signup-6.18
    Scenario: Deleting down to two lines switches it on
      Given I paste "하나,둘째,셋째,넷째,다섯,여섯,일곱,여덟,아홉,열번,열한,"
      When I tap "둘째 x"
      Then "관심사" is enabled

    @signup-6.9
    Scenario: There is one for each
      When I paste "여행,영화,"
      Then I see:
        | 여행 x |
        | 영화 x |

    @signup-6.10
    Scenario: The others close the gap
      Given I paste "여행,영화,음악,"
      When I tap "여행 x"
      Then the "영화" chip stands 0 points right of the "관심사" field

    @signup-6.13
    Scenario: The way back skips the consent
      When I tap "이전"
      Then I am on the "personal information" screen
      And "이메일" shows "a@b.co"
      And the "interests" screen is popped with animation

  Rule: What was chosen stays until something else is chosen

    Background:
      Given the "sign-up" app is open
      And I complete the account
      And I go on to the interests and come back
      And I tap "생년월일"

    @signup-4.2
    Scenario: Turning the wheel alone changes no date
      When I choose "2000-02-29" in "picker"
      Then "생년월일" shows "2000-01-01"

    @signup-4.2
    Scenario: Cancel leaves the date that was selected before
      Given I choose "2000-02-29" in "picker"
      When I tap "취소"
      Then "생년월일" shows "2000-01-01"
      And I do not see "picker"

  Rule: A form that the system rebuilt

    @signup-1.5
    Scenario: The password is not judged before it is typed
      Given the "sign-up" app is open
      And the system rebuilds the screen
      When I tap "비밀번호"
      Then the border colour of "비밀번호" is clear

    @signup-1.8 @signup-Q1.1
    Scenario: The name is still asked for
      Given the "sign-up" app is open
      # survives: the name was asked for before, too, and must still be
      When the system rebuilds the screen
      Then I see "이름"

    @signup-Q2.5
    Scenario: Typing an ID leaves the password alone
      Given the "sign-up" app is open
      And the system rebuilds the screen
      When I type "neo_99" into "아이디"
      Then the border colour of "비밀번호" is clear

    @signup-Q2.5
    Scenario: Typing a password leaves the ID alone
      Given the "sign-up" app is open
      And the system rebuilds the screen
      When I type "A" into "비밀번호"
      Then the border colour of "아이디" is clear

  Rule: The keyboard after the way back

    Background:
      Given the device is an "iPhone SE"
      And the "sign-up" app is open
      And I type "neo_1" into "아이디"
      And I press "Next" on the keyboard
      And I type "Abcdef1!"
      And I press "Next" on the keyboard
      And I type "Abcdef1!"
      And I press "Next" on the keyboard
      And I type "김"
      And I press "Next" on the keyboard
      And I tap "다음"
      And I tap "이전"

    @signup-2.6
    Scenario: The lowest field is in sight when it is tapped
      When I tap "이름"
      Then "이름" is clear of the keyboard

    @signup-2.6
    Scenario: The next field is in sight although the keyboard stays as it is
      Given the device has a keyboard of 300 points
      And I tap "비밀번호"
      When I press "Next" on the keyboard
      Then "비밀번호 재확인" is clear of the keyboard

    @signup-2.6
    Scenario: Everything is back in its place when the keyboard has gone
      Given I tap "이름"
      When I press "Next" on the keyboard
      Then the keyboard is hidden
      And the scroll offset of "content" is 0
