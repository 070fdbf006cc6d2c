Feature: The ID
  An ID has 5 to 20 characters out of small letters, digits, underscore and hyphen. It is left in
  peace while it is typed and judged when the field is left.

  Background:
    Given the "sign-up" app is open

  @signup-1.2
  Scenario Outline: The border is black while "<text>" is typed
    When I type "<text>" into "아이디"
    Then the border colour of "아이디" is black
    And I do not see "아이디 message"

    Examples: Valid or not
      | text       |
      | a          |
      | neo        |
      | neo_matrix |

  Rule: A valid ID turns green

    @signup-1.1 @signup-1.3
    Scenario Outline: <what>
      Given I type "<id>" into "아이디"
      When I press "Next" on the keyboard
      Then the border colour of "아이디" is green
      And "아이디 message" shows "사용 가능한 아이디입니다."

      Examples:
        | what               | id                   |
        | five characters    | abcde                |
        | twenty characters  | abcdefghijklmnopqrst |
        | digits and signs   | a_-09                |
        | nothing but digits | 01234                |
        | the last of each   | zz99-_               |

  Rule: An invalid ID turns red, and the note says what an ID may be

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
        | a space               | abc e                 |
        | Hangul                | 아이디입니다          |
        | an accent             | abcdé                 |

    @signup-1.4
    Scenario: An ID that is left empty is invalid too
      Given I tap "아이디"
      When I press "Next" on the keyboard
      Then the border colour of "아이디" is red

  Rule: Editing again starts over

    @signup-1.11
    Scenario Outline: A <colour> ID is black again while it is edited
      Given I type "<id>" into "아이디"
      And I press "Next" on the keyboard
      When I type "x" into "아이디"
      Then the border colour of "아이디" is black
      And I do not see "아이디 message"

      Examples:
        | colour | id     |
        | green  | neo_99 |
        | red    | neo    |

    @signup-1.3 @signup-1.11
    Scenario: What was wrong can be put right
      Given I type "neo" into "아이디"
      And I press "Next" on the keyboard
      And I type "_99" into "아이디"
      When I press "Next" on the keyboard
      Then the border colour of "아이디" is green
