Feature: Interests
  Three keywords at least. Each is added with the return key or a comma, becomes a chip below the
  field, and can be deleted.

  Rule: The guide counts until there are enough

    @signup-6.2 @signup-6.11
    Scenario Outline: When interests are reached <visit> the guide asks for three keywords
      Given I reach the consent <visit>
      When I tap "동의"
      Then "관심사 message" shows "3개 이상의 관심사를 입력하세요. (0/3)"
      And "완료" is disabled

      Examples:
        | visit               |
        | for the first time  |
        | for the second time |

    @signup-6.3 @signup-6.4 @signup-6.11
    Scenario Outline: With <count> of three keywords the guide counts them
      Given I reach the interests <visit>
      When I paste "<keywords>"
      Then "관심사 message" shows "3개 이상의 관심사를 입력하세요. (<count>/3)"
      And "완료" is disabled

      Examples:
        | count | keywords   | visit               |
        | 1     | 여행,      | for the first time  |
        | 2     | 여행,영화, | for the second time |

    @signup-6.3 @signup-6.5 @signup-6.11 @signup-6.15
    Scenario: With three keywords the guide is gone, Complete is on and the return key says Done
      Given I reach the interests for the second time
      When I paste "여행,영화,음악,"
      Then I do not see "관심사 message"
      And "완료" is enabled
      And the return key says "Done"

    @signup-6.2 @signup-6.4
    Scenario: A keyword that is only typed does not count
      Given I reach the interests for the first time
      When I type "여행"
      Then "관심사" shows "여행"
      And "관심사 message" shows "3개 이상의 관심사를 입력하세요. (0/3)"
      And the return key says "ADD"

    @signup-6.11 @signup-6.15
    Scenario: With three keywords Complete and Done stay while a fourth is typed
      Given I reach the interests for the first time
      And I paste "여행,영화,음악,"
      When I type "요리"
      Then "관심사" shows "요리"
      And "완료" is enabled
      And the return key says "Done"

    @signup-6.3 @signup-6.5 @signup-6.11
    Scenario: Three keywords of one letter are enough as well, in whatever case
      Given I reach the interests for the first time
      When I paste "g,G,ㄱ,"
      Then I do not see "관심사 message"
      And "완료" is enabled

    @signup-6.17
    Scenario: Deleting below three brings the guide and ADD back
      Given I reach the interests for the second time
      And I paste "여행,영화,음악,"
      When I tap "영화 x"
      Then "관심사 message" shows "3개 이상의 관심사를 입력하세요. (2/3)"
      And "완료" is disabled
      And the return key says "ADD"

    @signup-6.17
    Scenario: Deleting down to three keeps the guide away
      Given I reach the interests for the first time
      And I paste "여행,영화,음악,요리,"
      When I tap "영화 x"
      Then I do not see "관심사 message"
      And "완료" is enabled
      And the return key says "Done"

    @signup-6.17
    Scenario: Deleting below three a second time brings the guide back again
      Given I reach the interests for the first time
      And I paste "여행,영화,음악,"
      And I tap "영화 x"
      And I type "요리,"
      When I tap "여행 x"
      Then "관심사 message" shows "3개 이상의 관심사를 입력하세요. (2/3)"
      And "완료" is disabled
      And the return key says "ADD"

  Rule: The return key adds, and then completes

    @signup-6.14
    Scenario: The return key says ADD and adds
      Given I reach the interests for the second time
      And I type "여행"
      When I press "ADD" on the keyboard
      Then I see the "여행" chip
      And "관심사" is empty
      And "관심사" has the focus

    @signup-6.14
    Scenario: Enter on a hardware keyboard adds like ADD
      Given the device has a hardware keyboard
      And I reach the interests for the first time
      And I type "여행"
      When I press "Enter" on the hardware keyboard
      Then I see the "여행" chip
      And "관심사" is empty

    @signup-6.14
    Scenario: White space around a keyword does not count with ADD, either
      Given I reach the interests for the first time
      And I paste "여행, 여행 "
      When I press "ADD" on the keyboard
      Then "관심사 message" shows "3개 이상의 관심사를 입력하세요. (1/3)"

    @signup-6.14 @signup-6.15
    Scenario: Three keywords can be added with ADD alone
      Given I reach the interests for the first time
      And I type "여행"
      And I press "ADD" on the keyboard
      And I type "영화"
      And I press "ADD" on the keyboard
      And I type "음악"
      When I press "ADD" on the keyboard
      Then I see the "음악" chip
      And I see the "여행" chip 1 time
      And "관심사" is empty
      And the return key says "Done"

    @signup-6.16
    Scenario Outline: Done completes with <what>
      Given I reach the interests <visit>
      And I paste "<keywords>"
      When I press "Done" on the keyboard
      Then I am on the "log-in" screen
      And I see "회원가입이 완료되었습니다"
      And the "log-in" screen is pushed with animation

      Examples:
        | what                   | keywords            | visit               |
        | three keywords         | 여행,영화,음악,     | for the first time  |
        | more typed after three | 여행,영화,음악,요리 | for the second time |

    @signup-6.16
    Scenario: Enter on a hardware keyboard completes like Done
      Given the device has a hardware keyboard
      And I reach the interests for the first time
      And I paste "여행,영화,음악,"
      When I press "Enter" on the hardware keyboard
      Then I am on the "log-in" screen

    @signup-6.14
    Scenario Outline: ADD adds nothing when <what>
      Given I reach the interests for the second time
      And I paste "여행,<text>"
      When I press "ADD" on the keyboard
      Then "관심사 message" shows "3개 이상의 관심사를 입력하세요. (1/3)"
      And "관심사" is empty

      Examples:
        | what                 | text |
        | nothing is typed     |      |
        | the keyword is there | 여행 |

    @signup-6.14
    Scenario: ADD does not bring back a keyword that was deleted
      Given I reach the interests for the first time
      And I type "여행"
      And I press "ADD" on the keyboard
      And I tap "여행 x"
      When I press "ADD" on the keyboard
      Then I do not see the "여행" chip
      And "관심사 message" shows "3개 이상의 관심사를 입력하세요. (0/3)"

  Rule: A comma adds what is before it

    @signup-6.6
    Scenario: A comma that is typed adds the keyword before it
      Given I reach the interests for the second time
      When I type "여행,"
      Then I see the "여행" chip
      And "관심사" is empty
      And "관심사" is above the "여행" chip

    @signup-6.6
    Scenario: A comma adds a keyword also when there are three
      Given I reach the interests for the first time
      And I paste "여행,영화,음악,"
      When I type "요리,"
      Then I see the "요리" chip
      And "관심사" is empty

    @signup-6.6
    Scenario: What is typed in the middle of a keyword stays together
      Given I reach the interests for the first time
      And I paste "행"
      And I place the caret after 0 characters of "관심사"
      When I type "go"
      Then "관심사" shows "go행"

    @signup-6.6
    Scenario: What comes after the last comma stays in the field
      Given I reach the interests for the first time
      When I paste "여행,영화,음"
      Then I see the "여행" chip
      And I see the "영화" chip
      And "관심사" shows "음"

    @signup-6.6
    Scenario: What stayed in the field can be added with the return key
      Given I reach the interests for the first time
      And I paste "여행,영"
      And I paste "화,음악"
      When I press "ADD" on the keyboard
      Then I see the "음악" chip
      And I see the "영화" chip
      And "관심사" is empty

    @signup-6.6
    Scenario: A comma typed inside a text adds only what is before it
      Given I reach the interests for the first time
      And I paste "여행영화"
      And I place the caret after 2 characters of "관심사"
      When I type ","
      Then I see the "여행" chip
      And "관심사" shows "영화"

    @signup-6.6
    Scenario: White space around a keyword does not count
      Given I reach the interests for the second time
      When I paste "여행, 영화 ,"
      Then I see the "영화" chip
      And "관심사 message" shows "3개 이상의 관심사를 입력하세요. (2/3)"

    @signup-6.6
    Scenario Outline: <what> adds no keyword
      Given I reach the interests for the first time
      When I paste <text>
      Then "관심사 message" shows "3개 이상의 관심사를 입력하세요. (1/3)"

      Examples:
        | what                      | text             |
        | White space alone         | "여행, ,"        |
        | A comma alone             | ",여행,,"        |
        | The same with spaces      | "여행, 여행 ,"   |
        | The same with wide spaces | "여행,　여행　," |

    @signup-6.6
    Scenario: A keyword in other letter case is another keyword
      Given I reach the interests for the first time
      When I paste "go,Go,"
      Then I see the "go" chip
      And I see the "Go" chip

    @signup-6.6
    Scenario: A keyword with a space in it stays as it is
      Given I reach the interests for the first time
      When I paste "긴 여행,"
      Then I see the "긴 여행" chip

  Rule: Keywords stand below the field, line by line

    @signup-6.1
    Scenario: The next keyword stands beside the first
      Given I reach the interests for the second time
      When I paste "여행,영화,"
      Then the "여행" chip ends 0 points above the "영화" chip
      And I see in this order:
        | 여행 |
        | 영화 |

    @signup-6.7
    Scenario: A keyword that does not fit begins a new line
      Given I reach the interests for the second time
      When I paste "세상에서 가장 높은 산을 오르는 것,바다를 따라 걷는 아주 긴 여행,"
      Then the "세상에서 가장 높은 산을 오르는 것" chip is above the "바다를 따라 걷는 아주 긴 여행" chip
      And the "바다를 따라 걷는 아주 긴 여행" chip stands 0 points right of the "관심사" field

  Rule: Three lines are enough

    @signup-6.8
    Scenario: Two lines of keywords leave room
      Given I reach the interests for the first time
      When I paste "세상에서 가장 높은 산을 오르는 것,바다를 따라 걷는 아주 긴 여행,"
      Then I see the "바다를 따라 걷는 아주 긴 여행" chip
      And "관심사" is enabled
      And the keyboard is shown

    @signup-6.8 @signup-6.11
    Scenario: The first keyword of the third line switches the field off
      Given I reach the interests for the second time
      And I paste "세상에서 가장 높은 산을 오르는 것,바다를 따라 걷는 아주 긴 여행,"
      When I type "별을 보며 밤새 이야기 나누는 일,"
      Then "관심사" is disabled
      And the keyboard is hidden
      And "완료" is enabled

    @signup-6.8 @signup-6.14
    Scenario: A keyword that ADD puts on the third line switches the field off as well
      Given I reach the interests for the first time
      And I paste "세상에서 가장 높은 산을 오르는 것,바다를 따라 걷는 아주 긴 여행,별을 보며 밤새 이야기 나누는 일"
      When I press "ADD" on the keyboard
      Then "관심사" is disabled
      And the keyboard is hidden

    @signup-6.18
    Scenario: Deleting down to two lines switches the field on
      Given I reach the interests for the second time
      And I paste "세상에서 가장 높은 산을 오르는 것,바다를 따라 걷는 아주 긴 여행,별을 보며 밤새 이야기 나누는 일,"
      When I tap "바다를 따라 걷는 아주 긴 여행 x"
      Then "관심사" is enabled
      And "완료" is disabled

    @signup-6.8
    Scenario: A third line that is filled again switches the field off again
      Given I reach the interests for the first time
      And I paste "세상에서 가장 높은 산을 오르는 것,바다를 따라 걷는 아주 긴 여행,별을 보며 밤새 이야기 나누는 일,"
      And I tap "바다를 따라 걷는 아주 긴 여행 x"
      When I type "바다를 따라 걷는 아주 긴 여행," into "관심사"
      Then "관심사" is disabled
      And the keyboard is hidden
      And "완료" is enabled

  Rule: Each keyword has an x that deletes it

    @signup-6.9
    Scenario: Each keyword has an x of its own
      Given I reach the interests for the second time
      When I paste "여행,영화,"
      Then I see:
        | 여행 x |
        | 영화 x |

    @signup-6.10
    Scenario Outline: The x of "<keyword>" deletes it and no other keyword
      Given I reach the interests for the first time
      And I paste "여행,영화,음악,"
      When I tap "<keyword> x"
      Then I do not see the "<keyword>" chip
      And I see the "<other>" chip
      And I see the "<third>" chip

      Examples: The first, the one between, and the last
        | keyword | other | third |
        | 여행    | 영화  | 음악  |
        | 영화    | 여행  | 음악  |
        | 음악    | 여행  | 영화  |

    @signup-6.10
    Scenario: After the first the next one can be deleted
      Given I reach the interests for the first time
      And I paste "여행,영화,음악,"
      And I tap "여행 x"
      When I tap "영화 x"
      Then I do not see the "영화" chip
      And I do not see "영화 x"
      And I see the "음악" chip

    @signup-6.10
    Scenario: Deleting a keyword leaves what is typed in the field
      Given I reach the interests for the first time
      And I paste "여행,영"
      When I tap "여행 x"
      Then I do not see the "여행" chip
      And "관심사" shows "영"

    @signup-6.10
    Scenario: The other keywords close the gap
      Given I reach the interests for the second time
      And I paste "여행,영화,음악,"
      When I tap "여행 x"
      Then the "영화" chip stands 0 points right of the "관심사" field

    @signup-6.10
    Scenario: A keyword that was deleted can be added again
      Given I reach the interests for the first time
      And I paste "여행,영화,"
      And I tap "여행 x"
      When I type "여행,"
      Then I see the "여행" chip
      And I see "여행 x"
      And "관심사 message" shows "3개 이상의 관심사를 입력하세요. (2/3)"

  Rule: The way on and the way back

    @signup-6.12
    Scenario Outline: Complete brings the sign-up to its end when the interests are reached <visit>
      Given I reach the interests <visit>
      And I paste "여행,영화,음악,"
      When I tap "완료"
      Then I am on the "log-in" screen
      And I see "회원가입이 완료되었습니다"
      And the "log-in" screen is pushed with animation

      Examples:
        | visit               |
        | for the first time  |
        | for the second time |

    @signup-6.13
    Scenario: The way back skips the consent
      Given I reach the interests for the second time
      And I paste "여행,영화,음악,"
      When I tap "이전"
      Then I am on the "personal information" screen
      And the "interests" screen is popped with animation

    @signup-6.13
    Scenario: The way back leads to the personal information as it was
      Given I reach the personal information for the first time
      And I choose "여자" in "성별"
      And I complete the personal information
      And I tap "동의"
      When I tap "이전"
      Then "생년월일" shows "2000-01-01"
      And "성별" shows "여자"
      And "이메일" shows "a@b.co"
      And "휴대전화" shows "01012345678"
      And these elements have the border colour:
        | 생년월일 | green |
        | 이메일   | green |
        | 휴대전화 | green |
      And I do not see "이메일 message"
      And I do not see "휴대전화 message"
      And "다음" is enabled

    @signup-6.13
    Scenario Outline: The personal information is there after the way back although <something happened>
      Given I reach the interests <visit>
      And <it happens>
      When I tap "이전"
      Then "생년월일" shows "2000-01-01"
      And "이메일" shows "a@b.co"
      And "휴대전화" shows "01012345678"
      And "다음" is enabled

      Examples:
        | something happened | visit               | it happens                     |
        | memory ran short   | for the first time  | memory runs short              |
        | one was back once  | for the second time | I am on the "interests" screen |

    @signup-6.8 @signup-6.12
    Scenario: Complete ends the sign-up also when the third line has switched the field off
      Given I reach the interests for the first time
      And I paste "세상에서 가장 높은 산을 오르는 것,바다를 따라 걷는 아주 긴 여행,별을 보며 밤새 이야기 나누는 일,"
      When I tap "완료"
      Then I am on the "log-in" screen

    @signup-6.5 @signup-6.11 @signup-6.15
    Scenario: Four keywords are enough as well
      Given I reach the interests for the first time
      When I paste "여행,영화,음악,요리,"
      Then I do not see "관심사 message"
      And "완료" is enabled
      And the return key says "Done"

  Rule: What was added and typed stays while the app is open

    @signup-6.6
    Scenario: Whoever leaves the app and comes back goes on where they were
      Given I reach the interests for the first time
      And I paste "여행,영화"
      And I leave the app
      And I come back to the app
      When I press "ADD" on the keyboard
      Then I see the "여행" chip
      And I see the "영화" chip

    @signup-6.6
    Scenario: Whoever turns the phone goes on where they were
      Given the device is an "iPhone 11"
      And I reach the interests for the first time
      And I paste "여행,영화"
      And I rotate the device to landscape
      When I press "ADD" on the keyboard
      Then I see the "여행" chip
      And I see the "영화" chip
