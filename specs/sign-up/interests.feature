Feature: Interests
  Three keywords at least. Each is added with the return key or a comma, becomes a chip below the
  field, and can be deleted. In these scenarios a character is 8 points wide, a chip 44 points
  wider than its text, and a line 374 points long.

  Background:
    Given the "sign-up" app is open
    And I fill in:
      | 아이디          | neo_1    |
      | 비밀번호        | Abcdef1! |
      | 비밀번호 재확인 | Abcdef1! |
      | 이름            | 김       |
    And I tap "다음"
    And I complete the personal information
    And I tap "다음"
    And I tap "동의"
    And I tap "관심사"

  Rule: The guide counts until there are enough

    @signup-6.2 @signup-6.11
    Scenario: At the start
      Then "관심사 message" shows "3개 이상의 관심사를 입력하세요. (0/3)"
      And "완료" is disabled

    @signup-6.3 @signup-6.4 @signup-6.11
    Scenario Outline: <count> added
      When I paste "<keywords>"
      Then "관심사 message" shows "3개 이상의 관심사를 입력하세요. (<count>/3)"
      And "완료" is disabled

      Examples:
        | count | keywords   |
        | 1     | 여행,      |
        | 2     | 여행,영화, |

    @signup-6.3 @signup-6.5 @signup-6.11
    Scenario Outline: With <count> it is gone
      When I paste "<keywords>"
      Then I do not see "관심사 message"
      And "완료" is enabled

      Examples:
        | count | keywords             |
        | 3     | 여행,영화,음악,      |
        | 4     | 여행,영화,음악,요리, |

    @signup-6.17
    Scenario: Deleting below three brings it back
      Given I paste "여행,영화,음악,"
      When I tap "영화 x"
      Then "관심사 message" shows "3개 이상의 관심사를 입력하세요. (2/3)"
      And "완료" is disabled
      And the return key says "ADD"

  Rule: The return key adds, and then completes

    @signup-6.14
    Scenario: It says ADD and adds
      When I type "여행"
      And I press "ADD" on the keyboard
      Then I see the "여행" chip
      And "관심사" is empty
      And "관심사" has the focus

    @signup-6.14
    Scenario Outline: With <count> keywords it still says ADD
      When I paste "<keywords>"
      Then the return key says "ADD"

      Examples:
        | count | keywords   |
        | 1     | 여행,      |
        | 2     | 여행,영화, |

    @signup-6.15
    Scenario: With three it says Done
      When I paste "여행,영화,음악,"
      Then the return key says "Done"

    @signup-6.16
    Scenario: Done completes
      Given I paste "여행,영화,음악,"
      When I press "Done" on the keyboard
      Then I am on the "log-in" screen

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

    Scenario: White space alone is no keyword
      When I paste "여행, ,"
      Then "관심사 message" shows "3개 이상의 관심사를 입력하세요. (1/3)"

  Rule: Keywords stand below the field, line by line

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

  Rule: Three lines are enough

    @signup-6.8
    Scenario: Two full lines leave room
      When I paste "하나,둘째,셋째,넷째,다섯,여섯,일곱,여덟,아홉,열번,"
      Then "관심사" is enabled
      And the keyboard is shown

    @signup-6.8 @signup-6.11
    Scenario: The first keyword of the third line switches the field off
      When I paste "하나,둘째,셋째,넷째,다섯,여섯,일곱,여덟,아홉,열번,열한,"
      Then "관심사" is disabled
      And the keyboard is hidden
      And "완료" is enabled

    @signup-6.8
    Scenario: Three long keywords are three lines
      When I paste "세상에서 가장 높은 산을 오르는 것,바다를 따라 걷는 아주 긴 여행,별을 보며 밤새 이야기 나누는 일,"
      Then "관심사" is disabled

    @signup-6.18
    Scenario: Deleting down to two lines switches it on
      Given I paste "하나,둘째,셋째,넷째,다섯,여섯,일곱,여덟,아홉,열번,열한,"
      When I tap "둘째 x"
      Then "관심사" is enabled

  Rule: Each keyword has an x that deletes it

    @signup-6.9
    Scenario: There is one for each
      When I paste "여행,영화,"
      Then I see:
        | 여행 x |
        | 영화 x |

    @signup-6.10
    Scenario: It deletes its own keyword and no other
      Given I paste "여행,영화,음악,"
      When I tap "영화 x"
      Then I do not see the "영화" chip
      And I see the "여행" chip
      And I see the "음악" chip

    @signup-6.10
    Scenario: The others close the gap
      Given I paste "여행,영화,음악,"
      When I tap "여행 x"
      Then the "영화" chip stands 0 points right of the "관심사" field

  Rule: The way on and the way back

    @signup-6.12
    Scenario: Complete brings the sign-up to its end
      Given I paste "여행,영화,음악,"
      When I tap "완료"
      Then I am on the "log-in" screen
      And I see "회원가입이 완료되었습니다"

    @signup-6.13
    Scenario: The way back skips the consent
      When I tap "이전"
      Then I am on the "personal information" screen
      And "이메일" shows "a@b.co"
      And the "interests" screen is popped with animation
