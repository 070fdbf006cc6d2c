Feature: Personal information
  Birth date, gender, e-mail address and mobile number. Next waits until all four are right.

  Background:
    Given the date is "2026-11-21"

  @signup-4.9
  Scenario: At the start nothing is judged, and Next is off
    Given I reach the account for the first time
    When I complete the account
    Then I am on the "personal information" screen
    And "다음" is disabled
    And these elements have the border colour:
      | 이메일   | clear |
      | 휴대전화 | clear |
    And "생년월일" is empty
    And I do not see "생년월일 message"
    And I do not see "이메일 message"
    And I do not see "휴대전화 message"

  Rule: The birth date is chosen with a wheel of days

    @signup-4.1
    Scenario: The wheel comes up with two buttons
      Given I reach the personal information for the second time
      When I tap "생년월일"
      Then I see the picker "picker"
      And I see "선택"
      And I see "취소"

    @signup-4.1
    Scenario Outline: The wheel stops at <end>
      Given I reach the personal information from the account again
      And I tap "생년월일"
      And I choose "<date>" in "picker"
      When I tap "선택"
      Then "생년월일" shows "<limit>"

      Examples:
        | end                | date       | limit      |
        | today              | 2026-11-22 | 2026-11-21 |
        | 99 years before it | 1927-11-20 | 1927-11-21 |

    @signup-4.2
    Scenario: Select shows the date
      Given I reach the personal information for the second time
      And I tap "생년월일"
      And I choose "2000-02-29" in "picker"
      When I tap "선택"
      Then "생년월일" shows "2000-02-29"
      And I do not see "picker"
      And I do not see "선택"

    @signup-4.2
    Scenario: Select without turning takes the day that the wheel shows
      Given I reach the personal information for the first time
      And I tap "생년월일"
      When I tap "선택"
      Then "생년월일" shows "2026-11-21"
      And I do not see "picker"

    @signup-4.2
    Scenario: Without Select turning the wheel changes no date
      Given I reach the personal information for the second time
      And I tap "생년월일"
      When I choose "2000-02-29" in "picker"
      Then "생년월일" shows "2000-01-01"

    @signup-4.2
    Scenario: Cancel leaves the date that was selected before, however often
      Given I reach the personal information for the second time
      And I tap "생년월일"
      And I tap "취소"
      And I tap "생년월일"
      And I choose "2000-02-29" in "picker"
      When I tap "취소"
      Then "생년월일" shows "2000-01-01"
      And I do not see "picker"

    @signup-4.2
    Scenario: A wheel that was turned and cancelled shows its day as the date only after Select
      Given I reach the personal information for the first time
      And I choose the birth date "2000-01-01"
      And I tap "생년월일"
      And I choose "2000-02-29" in "picker"
      And I tap "취소"
      When I tap "생년월일"
      Then "생년월일" shows "2000-01-01"
      And "picker" shows "2000-02-29"

    @signup-4.2
    Scenario: Cancel selects no date if none was selected before
      Given I reach the personal information from the account again
      And I tap "생년월일"
      When I tap "취소"
      Then "생년월일" is empty
      And I do not see "생년월일 message"
      And I do not see "picker"

    @signup-4.1
    Scenario: Another tap on the birth date leaves the wheel as it is
      Given I reach the personal information for the first time
      And I tap "생년월일"
      # survives: the wheel is there already, and another tap must do nothing
      When I tap "생년월일"
      Then I see "picker" 1 time

    @signup-4.1
    Scenario: The wheel puts the keyboard away
      Given I reach the personal information for the first time
      And I tap "이메일"
      When I tap "생년월일"
      Then the keyboard is hidden
      And I see "picker"

    @signup-2.6 @signup-4.2
    Scenario Outline: Tapping "<field>" closes the wheel and chooses nothing
      Given I reach the personal information for the second time
      And I tap "생년월일"
      And I choose "2000-02-29" in "picker"
      When I tap "<field>"
      Then "<field>" has the focus
      And I do not see "picker"
      And I do not see "선택"

      Examples:
        | field    |
        | 이메일   |
        | 휴대전화 |

    @signup-4.2
    Scenario: A wheel that was closed comes up again, as it was turned
      Given I reach the personal information for the first time
      And I tap "생년월일"
      And I choose "2000-02-29" in "picker"
      And I tap "휴대전화"
      And I tap "생년월일"
      When I tap "선택"
      Then "생년월일" shows "2000-02-29"

    @signup-4.9
    Scenario Outline: The birth date of somebody who <what> is <colour>
      Given I reach the personal information <visit>
      And I tap "생년월일"
      And I choose "<date>" in "picker"
      When I tap "선택"
      Then the border colour of "생년월일" is <colour>

      Examples: One must be fifteen
        | what                          | date       | colour | visit               |
        | is fifteen today              | 2011-11-21 | green  | for the second time |
        | turns fifteen later this year | 2011-12-01 | red    | for the second time |
        | is ninety-nine today          | 1927-11-21 | green  | for the first time  |

    @signup-4.9
    Scenario Outline: Fifteen is reached on the birthday itself, whatever the leap years: <today>
      Given the date is "<today>"
      And I reach the personal information for the first time
      When I choose the birth date "<date>"
      Then the border colour of "생년월일" is green

      Examples:
        | today      | date       |
        | 2027-11-21 | 2012-11-21 |
        | 2027-02-28 | 2012-02-28 |

    @signup-4.9
    Scenario: The note about the age goes when another date is selected
      Given I reach the personal information for the first time
      And I choose the birth date "2011-11-22"
      When I choose the birth date "2011-11-21"
      Then the border colour of "생년월일" is green
      And I do not see "생년월일 message"

    @signup-4.9
    Scenario: The note about the age comes when a date turns wrong
      Given I reach the personal information for the second time
      When I choose the birth date "2011-11-22"
      Then the border colour of "생년월일" is red
      And "생년월일 message" shows "만 15세 이상만 가입할 수 있습니다."

    @signup-4.2 @signup-4.9
    Scenario: Cancel leaves a date that is wrong as it was judged
      Given I reach the personal information for the first time
      And I choose the birth date "2011-11-22"
      And I tap "생년월일"
      When I tap "취소"
      Then I do not see "picker"
      And the border colour of "생년월일" is red
      And "생년월일 message" shows "만 15세 이상만 가입할 수 있습니다."

    @signup-4.6 @signup-4.8
    Scenario: Another birth date leaves the address and the number as they were judged
      Given I reach the personal information for the first time
      And I fill in the personal information
      When I choose the birth date "2000-02-29"
      Then "생년월일" shows "2000-02-29"
      And these elements have the border colour:
        | 이메일   | green |
        | 휴대전화 | green |

    @signup-4.9
    Scenario: Somebody who is too young is told so with each date
      Given I reach the personal information for the first time
      And I choose the birth date "2011-11-22"
      When I choose the birth date "2011-12-01"
      Then the border colour of "생년월일" is red
      And "생년월일 message" shows "만 15세 이상만 가입할 수 있습니다."

  Rule: The gender is one of two segments

    @signup-4.3 @signup-4.9
    Scenario: The first gender is selected at the start
      When I reach the personal information from the account again
      Then "성별" shows "남자"

    @signup-4.3 @signup-4.9
    Scenario Outline: The other gender can be selected, and does not make Next right, <visit>
      Given I reach the personal information <visit>
      When I choose "여자" in "성별"
      Then "성별" shows "여자"
      And "다음" is disabled

      Examples:
        | visit               |
        | for the first time  |
        | for the second time |

    @signup-4.3 @signup-4.9
    Scenario Outline: A gender can be selected although <before>
      Given I reach the personal information for the first time
      And I fill in the personal information
      And <what was before>
      When I choose "남자" in "성별"
      Then "성별" shows "남자"
      And "다음" is enabled

      Examples:
        | before                 | what was before           |
        | the other was selected | I choose "여자" in "성별" |
        | it was selected before | "성별" shows "남자"       |

  Rule: The e-mail address has a form of its own

    @signup-4.4
    Scenario: The e-mail address has its own keyboard
      Given I reach the personal information for the second time
      When I tap "이메일"
      Then the keyboard is for "email address"
      And the return key says "Next"

    @signup-4.5
    Scenario Outline: "<address>" is not an e-mail address
      Given I reach the personal information <visit>
      When I paste "<address>" into "이메일"
      Then "이메일 message" shows "이메일 주소를 다시 확인해주세요."
      And the border colour of "이메일" is red

      Examples:
        | address  | visit               |
        | neo      | for the first time  |
        | a@b      | for the second time |
        | a@b.c    | for the second time |
        | a b@c.de | for the second time |
        | a{b@c.de | for the first time  |
        | a[b@c.de | for the first time  |
        | a:b@c.de | for the first time  |
        | @b.co    | for the first time  |
        | a@.co    | for the first time  |
        | a@b@c.de | for the first time  |
        | a@@b.co  | for the first time  |
        | a@b.c0   | for the first time  |
        | a@b_c.de | for the first time  |
        | 앤@b.co  | for the first time  |
        | é@b.co   | for the first time  |
        | ſ@b.co   | for the first time  |
        | a@앤.co  | for the first time  |
        | a@b.한국 | for the first time  |

    @signup-4.6
    Scenario Outline: "<address>" is an e-mail address
      Given I reach the personal information <visit>
      When I paste "<address>" into "이메일"
      Then I do not see "이메일 message"
      And the border colour of "이메일" is green

      Examples:
        | address                     | visit               |
        | neo@matrix.info             | for the second time |
        | aA.zZ_0%9+a-b@aA-zZ0.9.aAzZ | for the first time  |
        | .a..b.@-c-.d..ef            | for the first time  |

    @signup-4.5 @signup-4.6
    Scenario: The note about an address goes whenever it turns right
      Given I reach the personal information for the second time
      And I type "neo@matrix.kr" into "이메일"
      And I press delete 2 times
      When I type "us"
      Then I do not see "이메일 message"
      And the border colour of "이메일" is green

  Rule: The mobile number has a form of its own

    @signup-4.7
    Scenario Outline: The mobile number has a keyboard of digits when it is reached <visit>
      Given I reach the personal information <visit>
      And I tap "이메일"
      When I tap "휴대전화"
      Then the keyboard is for "number pad"

      Examples:
        | visit               |
        | for the first time  |
        | for the second time |

    @signup-4.8
    Scenario Outline: A mobile number with <what> is not right
      Given I reach the personal information <visit>
      When I paste "<number>" into "휴대전화"
      Then "휴대전화 message" shows "형식에 맞지 않는 번호입니다."
      And the border colour of "휴대전화" is red

      Examples:
        | what                 | number              | visit               |
        | nine digits          | 010123456           | for the second time |
        | digits of full width | 010１２３４５６７８ | for the first time  |
        | twelve digits        | 010123456789        | for the second time |
        | hyphens              | 010-1234-5678       | for the second time |
        | 011 at its start     | 0111234567          | for the second time |
        | a letter             | 010x1234567         | for the first time  |
        | a colon              | 010123456:          | for the first time  |

    @signup-4.8
    Scenario Outline: A mobile number that reaches <what> is right, so the note goes
      Given I reach the personal information <visit>
      And I paste "010" into "휴대전화"
      When I type "<rest>"
      Then I do not see "휴대전화 message"
      And the border colour of "휴대전화" is green

      Examples:
        | what          | rest     | visit               |
        | ten digits    | 1234567  | for the second time |
        | eleven digits | 98765432 | for the first time  |

    @signup-4.5 @signup-4.8
    Scenario Outline: A space after <what> makes it wrong
      Given I reach the personal information for the first time
      When I paste "<text> " into "<field>"
      Then the border colour of "<field>" is red

      Examples:
        | what        | text        | field    |
        | the address | a@b.co      | 이메일   |
        | the number  | 01012345678 | 휴대전화 |

    @signup-2.4 @signup-4.4
    Scenario Outline: Return leads from the address to the number: <number>
      Given I reach the personal information for the first time
      And I paste "<number>" into "휴대전화"
      And I tap "이메일"
      When I press "Next" on the keyboard
      Then "휴대전화" has the focus

      Examples:
        | number      |
        | 010         |
        | 01012345678 |

    @signup-4.8
    Scenario: The note about a number stays when an address is typed
      Given I reach the personal information for the first time
      And I paste "010" into "휴대전화"
      When I type "a" into "이메일"
      Then "이메일" shows "a"
      And "휴대전화 message" shows "형식에 맞지 않는 번호입니다."
      And the border colour of "휴대전화" is red

  Rule: Next waits until all entries are right

    @signup-4.9
    Scenario Outline: With <date>, "<email>" and "<phone>" Next is on
      Given I reach the personal information <visit>
      And I paste "<email>" into "이메일"
      And I paste "<phone>" into "휴대전화"
      When I choose the birth date "<date>"
      Then "다음" is enabled

      Examples:
        | date       | email  | phone       | visit                  |
        | 2011-11-21 | a@b.co | 01012345678 | for the first time     |
        | 2000-01-01 | a@b.co | 0101234567  | from the account again |

    @signup-4.9
    Scenario: Without a birth date Next stays off
      Given I reach the personal information for the first time
      When I paste "a@b.co" into "이메일"
      And I paste "01012345678" into "휴대전화"
      Then "다음" is disabled

    @signup-4.9
    Scenario Outline: Next goes off again when <what> turns wrong
      Given I reach the personal information for the second time
      And I fill in the personal information
      When I <change>
      Then "다음" is disabled

      Examples:
        | what           | change                             |
        | the birth date | choose the birth date "2011-11-22" |
        | the address    | type "!" into "이메일"             |
        | the number     | type "9" into "휴대전화"           |

    @signup-4.9
    Scenario: Next comes back on when the entry is right again
      Given I reach the personal information for the first time
      And I fill in the personal information
      And I press delete 2 times
      When I type "99"
      Then "다음" is enabled

    @signup-4.5 @signup-4.8 @signup-4.9
    Scenario Outline: Next goes off again when "<field>" is emptied, and the note says why
      Given I reach the personal information for the first time
      And I fill in the personal information
      When I clear "<field>"
      Then "다음" is disabled
      And the border colour of "<field>" is red
      And "<field> message" shows "<note>"

      Examples:
        | field    | note                             |
        | 이메일   | 이메일 주소를 다시 확인해주세요. |
        | 휴대전화 | 형식에 맞지 않는 번호입니다.     |

    @signup-4.3 @signup-4.9
    Scenario: The other gender leaves Next on
      Given I reach the personal information for the first time
      And I fill in the personal information
      When I choose "여자" in "성별"
      Then "성별" shows "여자"
      And "다음" is enabled

    @signup-4.9
    Scenario: After the consent was cancelled Next goes off like before
      Given I reach the consent for the first time
      And I tap "취소"
      When I type "!" into "이메일"
      Then the border colour of "이메일" is red
      And "다음" is disabled

    @signup-4.2 @signup-4.9
    Scenario Outline: A date that was not selected leaves Next on: <end>
      Given I reach the personal information for the first time
      And I fill in the personal information
      And I tap "생년월일"
      And I choose "2011-11-22" in "picker"
      When <end>
      Then "생년월일" shows "2000-01-01"
      And the border colour of "생년월일" is green
      And I do not see "생년월일 message"
      And I do not see "picker"
      And "다음" is enabled

      Examples:
        | end              |
        | I tap "취소"     |
        | I tap "휴대전화" |

  Rule: The first time is like any other

    @signup-4.5 @signup-4.6 @signup-4.8
    Scenario Outline: What was judged stays so when its field is tapped again: "<text>"
      Given I reach the personal information for the first time
      And I paste "<text>" into "<field>"
      And I tap "<other>"
      When I tap "<field>"
      Then "<field>" has the focus
      And the border colour of "<field>" is <colour>

      Examples:
        | text        | field    | other    | colour |
        | a@b         | 이메일   | 휴대전화 | red    |
        | a@b.co      | 이메일   | 휴대전화 | green  |
        | 010         | 휴대전화 | 이메일   | red    |
        | 01012345678 | 휴대전화 | 이메일   | green  |

    @signup-4.8
    Scenario: The note about a number stays when its field is left
      Given I reach the personal information for the first time
      And I paste "010" into "휴대전화"
      When I tap "이메일"
      Then "이메일" has the focus
      And "휴대전화 message" shows "형식에 맞지 않는 번호입니다."
      And the border colour of "휴대전화" is red

    @signup-4.5
    Scenario: The note about an address stays when its field is left
      Given I reach the personal information for the first time
      And I paste "a@b" into "이메일"
      When I tap "휴대전화"
      Then "휴대전화" has the focus
      And "이메일 message" shows "이메일 주소를 다시 확인해주세요."
      And the border colour of "이메일" is red

    @signup-4.4
    Scenario: The e-mail address has its own keyboard the first time
      Given I reach the personal information for the first time
      When I tap "이메일"
      Then the keyboard is for "email address"
      And the return key says "Next"

    @signup-4.2
    Scenario: Cancel selects no date if none was selected before, however the wheel was turned
      Given I reach the personal information for the first time
      And I tap "생년월일"
      And I choose "2000-02-29" in "picker"
      When I tap "취소"
      Then "생년월일" is empty
      And I do not see "picker"

  Rule: What was entered stays while the app is open

    Background:
      Given the device is an "iPhone 11"
      And I reach the personal information for the first time
      And I fill in the personal information

    @signup-4.9
    Scenario: The entries are as they were when one comes back from another app
      Given I leave the app
      When I come back to the app
      Then "생년월일" shows "2000-01-01"
      And "이메일" shows "a@b.co"
      And "휴대전화" shows "01012345678"
      And "다음" is enabled

    @signup-4.9
    Scenario: The entries are as they were when the phone is turned
      # survives: before the turn they were so as well, which is the point
      When I rotate the device to landscape
      Then "생년월일" shows "2000-01-01"
      And "이메일" shows "a@b.co"
      And "휴대전화" shows "01012345678"
      And "다음" is enabled

    @signup-4.1 @signup-4.2
    Scenario: The wheel can be used on a phone that is turned aside
      Given I rotate the device to landscape
      And I tap "생년월일"
      And I choose "2000-02-29" in "picker"
      When I tap "선택"
      Then "생년월일" shows "2000-02-29"
