Feature: The ID
  An ID has 5 to 20 characters out of small letters, digits, underscore and hyphen. It is left in
  peace while it is typed and judged when its field is left.

  Rule: While it is typed it is black

    @signup-1.2
    Scenario Outline: The border is black while the ID "<text>" is typed
      Given I reach the account <visit>
      When I type "<text>" into "아이디"
      Then the border colour of "아이디" is black
      And I do not see "아이디 message"

      Examples: Valid or not
        | text       | visit               |
        | neo_matrix | for the first time  |
        | a          | for the second time |

    @signup-1.11
    Scenario Outline: A <colour> ID is black again when <what>
      Given I reach the account <visit>
      And I type "<id>" into "아이디"
      And I press "Next" on the keyboard
      When I <edit>
      Then the border colour of "아이디" is black
      And I do not see "아이디 message"

      Examples:
        | colour | what                | id     | edit                   | visit               |
        | green  | its field is tapped | neo_99 | tap "아이디"           | for the first time  |
        | green  | more is typed       | neo_99 | type "x" into "아이디" | for the first time  |
        | red    | more is typed       | neo    | type "x" into "아이디" | for the second time |

    @signup-1.2
    Scenario: An ID that is being typed is not judged when the app is left
      Given I reach the account for the first time
      And I type "neo" into "아이디"
      And I leave the app
      When I come back to the app
      Then the border colour of "아이디" is black
      And I do not see "아이디 message"

  Rule: When the field is left it is judged

    @signup-1.1 @signup-1.3
    Scenario Outline: An ID of <what> turns green
      Given I reach the account <visit>
      And I type "<id>" into "아이디"
      When I press "Next" on the keyboard
      Then the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."

      Examples:
        | what                      | id                   | visit               |
        | five characters           | abcde                | for the first time  |
        | twenty characters         | abcdefghijklmnopqrst | for the second time |
        | a, z, 0, 9 and both signs | az09_-               | for the second time |

    @signup-1.1 @signup-1.4 @signup-Q1.3
    Scenario Outline: An ID with <what> turns red, and the note says what an ID may be
      Given I reach the account <visit>
      And I type "<id>" into "아이디"
      When I press "Next" on the keyboard
      Then the border colour of "아이디" is red
      And "아이디 message" shows "5~20자의 영문 소문자, 숫자와 특수기호(_)(-) 만 사용 가능합니다."

      Examples:
        | what                  | id                    | visit               |
        | four characters       | abcd                  | for the second time |
        | twenty-one characters | abcdefghijklmnopqrstu | for the second time |
        | a capital             | neoZ9                 | for the second time |
        | a colon               | neo:9                 | for the first time  |
        | a brace               | neo{9                 | for the first time  |
        | an accent             | néo_9                 | for the first time  |
        | digits of full width  | neo_９９              | for the first time  |
        | a full stop           | abc.e                 | for the second time |

    @signup-1.1 @signup-1.4
    Scenario: An ID with a space after it turns red
      Given I reach the account for the first time
      And I type "neo_99 " into "아이디"
      When I press "Next" on the keyboard
      Then the border colour of "아이디" is red

    @signup-1.4
    Scenario Outline: An ID that is left empty turns red on an account reached <visit>
      Given I reach the account <visit>
      And I tap "아이디"
      When I press "Next" on the keyboard
      Then the border colour of "아이디" is red
      And "아이디 message" shows "5~20자의 영문 소문자, 숫자와 특수기호(_)(-) 만 사용 가능합니다."

      Examples:
        | visit               |
        | for the first time  |
        | for the second time |

    @signup-1.4
    Scenario: An ID is judged also when another field is tapped
      Given I reach the account for the first time
      And I type "neo" into "아이디"
      When I tap "이름"
      Then the border colour of "아이디" is red

    @signup-1.3 @signup-1.4 @signup-1.11
    Scenario Outline: An ID that was <before> turns <after> when it is edited and left again
      Given I reach the account for the first time
      And I type "<id>" into "아이디"
      And I press "Next" on the keyboard
      And I type "<more>" into "아이디"
      When I press "Next" on the keyboard
      Then the border colour of "아이디" is <after>

      Examples:
        | before | id     | more            | after |
        | red    | neo    | _99             | green |
        | green  | neo_99 | abcdefghijklmno | red   |

    @signup-1.3 @signup-1.11
    Scenario: An ID that was green is green again when its field is left without a change
      Given I reach the account for the first time
      And I type "neo_99" into "아이디"
      And I press "Next" on the keyboard
      And I tap "아이디"
      When I tap "이름"
      Then the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."
