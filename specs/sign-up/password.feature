Feature: The password
  A password has 8 to 16 characters, among them a capital, a digit and one of ! @ # $ %. It is
  judged at every change, and the note names the first thing that is missing.

  Background:
    Given the "sign-up" app is open

  Rule: It is judged from the first character on

    @signup-1.5
    Scenario: Nothing is red before anything is typed
      When I tap "비밀번호"
      Then the border colour of "비밀번호" is clear
      And I do not see "비밀번호 message"

    @signup-1.5
    Scenario: The first character makes it red
      When I type "A" into "비밀번호"
      Then the border colour of "비밀번호" is red

    @signup-1.6 @signup-1.7
    Scenario: It turns green with the character that was missing
      Given I type "Abcdef1" into "비밀번호"
      When I type "!"
      Then the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."

    @signup-1.7
    Scenario: It turns red again, and green once more
      Given I type "Abcdef1!" into "비밀번호"
      When I press delete
      Then the border colour of "비밀번호" is red
      When I type "!"
      Then the border colour of "비밀번호" is green

    @signup-1.6 @signup-1.7
    Scenario: A valid password that is pasted is green at once
      When I paste "Abcdef1!" into "비밀번호"
      Then the border colour of "비밀번호" is green

  Rule: What passes

    @signup-1.1 @signup-1.6
    Scenario Outline: <what>
      When I paste "<password>" into "비밀번호"
      Then the border colour of "비밀번호" is green

      Examples:
        | what               | password                |
        | eight characters   | Abcdef1!                |
        | sixteen characters | Abcdefghijklm12%        |
        | other letters too  | Abcdef1!é               |
        | the at sign        | Zbcdef9@                |
        | the hash           | Abcdef0#                |
        | the dollar         | Abcdef1$                |
        | a family of emoji  | Abcde1!👨‍👩‍👧‍👦         |
        | sixteen with one   | Abcdefghijklm1!👨‍👩‍👧‍👦 |

  Rule: What does not pass, and why

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
        | no capital           | abcdef1!          | 영문 대문자를 최소 1자 이상 포함해주세요. |
        | no digit             | Abcdefg!          | 숫자를 최소 1자 이상 포함해주세요.        |
        | no sign              | Abcdefg1          | 특수문자를 최소 1자 이상 포함해주세요.    |
        | another sign         | Abcdefg1?         | 특수문자를 최소 1자 이상 포함해주세요.    |
        | nothing of it        | abc               | 8자 이상 16자 이하로 입력해주세요.        |
        | no capital, no digit | abcdefgh          | 영문 대문자를 최소 1자 이상 포함해주세요. |

  Rule: Nobody can read it

    @signup-2.1
    Scenario Outline: <field> shows an asterisk for each character
      When I type "Abc1!" into "<field>"
      Then "<field>" shows "*****"
      And the secure entry of "<field>" is on

      Examples:
        | field           |
        | 비밀번호        |
        | 비밀번호 재확인 |

    @signup-2.1
    Scenario: An emoji is one character
      When I paste "Abc1!👨‍👩‍👧‍👦é" into "비밀번호"
      Then "비밀번호" shows "*******"

    @signup-2.1
    Scenario: The ID can be read
      When I type "neo_99" into "아이디"
      Then "아이디" shows "neo_99"

  Rule: It is typed twice

    @signup-2.2
    Scenario Outline: <what>
      Given I paste "Abcdef1!" into "비밀번호"
      When I paste "<again>" into "비밀번호 재확인"
      Then the border colour of "비밀번호 재확인" is <colour>
      And "비밀번호 재확인 message" shows "<note>"

      Examples:
        | what                | again     | colour | note                          |
        | the same            | Abcdef1!  | green  | 비밀번호가 일치합니다.        |
        | another last letter | Abcdef1@  | red    | 비밀번호가 일치하지 않습니다. |
        | other letter case   | abcdef1!  | red    | 비밀번호가 일치하지 않습니다. |
        | one too many        | Abcdef1!! | red    | 비밀번호가 일치하지 않습니다. |

    @signup-2.2
    Scenario: Changing the password changes what the second one is worth
      Given I paste "Abcdef1!" into "비밀번호"
      And I paste "Abcdef1!" into "비밀번호 재확인"
      When I type "2" into "비밀번호"
      Then the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
