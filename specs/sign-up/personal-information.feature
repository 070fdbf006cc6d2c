Feature: Personal information
  Birth date, gender, e-mail address and mobile number. Next waits until all four are right.

  Background:
    Given the date is "2026-11-21"
    And the "sign-up" app is open
    And I fill in:
      | 아이디          | neo_1    |
      | 비밀번호        | Abcdef1! |
      | 비밀번호 재확인 | Abcdef1! |
      | 이름            | 김       |
    And I tap "다음"

  Rule: The birth date is chosen with a wheel of days

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

    @signup-4.2
    Scenario: Turning the wheel alone shows nothing
      Given I tap "생년월일"
      When I choose "2000-02-29" in "picker"
      Then "생년월일" is empty

    @signup-4.2
    Scenario: Cancel leaves the date as it was
      Given I tap "생년월일"
      And I choose "2000-02-29" in "picker"
      When I tap "취소"
      Then "생년월일" is empty
      And I do not see "picker"

    @signup-4.1
    Scenario: The wheel does not go back further than 99 years
      Given I tap "생년월일"
      And I choose "1901-01-01" in "picker"
      When I tap "선택"
      Then "생년월일" shows "1927-11-21"

    @signup-4.1
    Scenario: The wheel puts the keyboard away
      Given I tap "이메일"
      When I tap "생년월일"
      Then the keyboard is hidden
      And I see "picker"

    @signup-2.6 @signup-4.2
    Scenario Outline: A field that is tapped closes the wheel: <field>
      Given I tap "생년월일"
      And I choose "2000-02-29" in "picker"
      When I tap "<field>"
      Then "<field>" has the focus
      And I do not see "picker"
      And I do not see "선택"
      And "생년월일" is empty

      Examples:
        | field    |
        | 이메일   |
        | 휴대전화 |

    @signup-4.2
    Scenario: The wheel comes up again after that
      Given I tap "생년월일"
      And I choose "2000-02-29" in "picker"
      And I tap "휴대전화"
      And I tap "생년월일"
      When I tap "선택"
      Then "생년월일" shows "2000-02-29"

    @signup-4.9
    Scenario Outline: <what>
      Given I tap "생년월일"
      And I choose "<date>" in "picker"
      When I tap "선택"
      Then the border colour of "생년월일" is <colour>

      Examples: One must be fifteen
        | what                      | date       | colour |
        | fifteen today             | 2011-11-21 | green  |
        | fifteen tomorrow          | 2011-11-22 | red    |
        | fifteen later in the year | 2011-12-01 | red    |
        | fifteen yesterday         | 2011-11-20 | green  |
        | ninety-nine today         | 1927-11-21 | green  |

    @signup-4.9
    Scenario: The note says how old one must be
      Given I tap "생년월일"
      And I choose "2011-11-22" in "picker"
      When I tap "선택"
      Then "생년월일 message" shows "만 15세 이상만 가입할 수 있습니다."

  Rule: The gender is one of two segments

    @signup-4.3 @signup-4.9
    Scenario: The first is selected from the start
      Then "성별" shows "남자"

    @signup-4.3
    Scenario: The other one can be selected
      When I choose "여자" in "성별"
      Then "성별" shows "여자"

  Rule: The e-mail address

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
        | a        |
        | a@b      |
        | a@b.c    |
        | a b@c.de |
        | @b.co    |
        | a@.co    |
        | a@b@c.de |
        | a@b.c0   |
        | 김@b.co  |

    @signup-4.6
    Scenario Outline: "<address>" is right
      When I paste "<address>" into "이메일"
      Then I do not see "이메일 message"

      Examples:
        | address            |
        | a@b.co             |
        | neo@matrix.info    |
        | A.b_c%d+e-f@g-h.kr |
        | a@b.c.de           |

    @signup-4.5 @signup-4.6
    Scenario: The note comes and goes while it is typed
      When I type "neo@matrix" into "이메일"
      Then "이메일 message" shows "이메일 주소를 다시 확인해주세요."
      When I type ".kr"
      Then I do not see "이메일 message"
      When I press delete 2 times
      Then "이메일 message" shows "이메일 주소를 다시 확인해주세요."

  Rule: The mobile number

    @signup-4.7
    Scenario: It has a keyboard of digits
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
        | a letter      | 0101234567x   |
        | 011           | 0111234567    |
        | other digits  | ٠١٠١٢٣٤٥٦٧    |

    @signup-4.8
    Scenario Outline: <what> is right, so the note goes
      Given I paste "010" into "휴대전화"
      When I type "<rest>"
      Then I do not see "휴대전화 message"

      Examples:
        | what          | rest     |
        | ten digits    | 1234567  |
        | eleven digits | 12345678 |

  Rule: Next waits until all entries are right

    @signup-4.9
    Scenario: At the start
      Then "다음" is disabled

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
        | 2000-01-01 | a@b.co | 01012345678 | enabled  |
        | 2000-01-01 | a@b.co | 0101234567  | enabled  |
        | 2011-11-21 | a@b.co | 01012345678 | enabled  |
        | 2011-11-22 | a@b.co | 01012345678 | disabled |
        | 2000-01-01 | a@b    | 01012345678 | disabled |
        | 2000-01-01 | a@b.co | 010         | disabled |

    @signup-4.9
    Scenario: Without a birth date
      When I paste "a@b.co" into "이메일"
      And I paste "01012345678" into "휴대전화"
      Then "다음" is disabled

    @signup-4.9
    Scenario: An entry that turns wrong again
      Given I complete the personal information
      When I press delete 2 times
      Then "다음" is disabled
