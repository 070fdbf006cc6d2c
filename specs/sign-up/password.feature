Feature: The password
  A password has 8 to 16 characters, among them a capital, a digit and one of ! @ # $ %. It is
  judged at every change, and the note names the first thing that is missing.

  Rule: It is judged from the first character on

    @signup-1.5
    Scenario Outline: A password is not judged before it is typed on an account reached <visit>
      Given I reach the account <visit>
      When I tap "비밀번호"
      Then the border colour of "비밀번호" is clear

      Examples:
        | visit              |
        | for the first time |
        | after a rebuild    |

    @signup-1.5
    Scenario: A password that is left before it is typed is not judged
      Given I reach the account for the first time
      And I tap "비밀번호"
      When I press "Next" on the keyboard
      Then the border colour of "비밀번호" is clear
      And I do not see "비밀번호 message"

    @signup-1.5 @signup-Q1.7
    Scenario: The first character of a password makes it red
      Given I reach the account for the second time
      When I type "A" into "비밀번호"
      Then the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."

    @signup-1.7 @signup-Q1.8
    Scenario: A green password turns red when a character is deleted
      Given I reach the account for the second time
      And I paste "Abcdef1!" into "비밀번호"
      When I press delete
      Then the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."

    @signup-1.7
    Scenario: A password that was red in between turns green once more
      Given I reach the account for the second time
      And I type "Abcdef1!" into "비밀번호"
      And I press delete
      When I type "!"
      Then the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."

    @signup-1.7
    Scenario: A password that is emptied again is red
      Given I reach the account for the first time
      And I paste "Abcdef1!" into "비밀번호"
      When I clear "비밀번호"
      Then the border colour of "비밀번호" is red
      And "비밀번호 message" shows "8자 이상 16자 이하로 입력해주세요."

  Rule: What passes, and what does not

    @signup-1.1 @signup-1.6
    Scenario Outline: A password with <what> is green
      Given I reach the account <visit>
      When I paste "<password>" into "비밀번호"
      Then the border colour of "비밀번호" is green
      And "비밀번호 message" shows "안전한 비밀번호입니다."

      Examples:
        | what                            | password                | visit               |
        | eight characters                | Abcdef1!                | for the first time  |
        | sixteen characters              | Abcdefghijklm12%        | for the second time |
        | the capital Z and an at sign    | Zbcdef9@                | for the first time  |
        | the digit 0 and a hash          | Abcdef0#                | for the first time  |
        | a dollar sign and an accent     | Abcdef1$é               | for the first time  |
        | fifteen characters and an emoji | Abcdefghijklm1!👨‍👩‍👧‍👦 | for the first time  |

    @signup-1.1 @signup-1.6
    Scenario: A space at the end of a password is a character of it
      Given I reach the account for the first time
      When I paste "Abcde1! " into "비밀번호"
      Then "비밀번호" shows "********"
      And the border colour of "비밀번호" is green

    @signup-1.1 @signup-1.5 @signup-Q1.3
    Scenario Outline: A password with <what> is red, and the note says why
      Given I reach the account <visit>
      When I paste "<password>" into "비밀번호"
      Then the border colour of "비밀번호" is red
      And "비밀번호 message" shows "<note>"

      Examples:
        | what                          | password          | note                                      | visit               |
        | seven characters              | Abcde1!           | 8자 이상 16자 이하로 입력해주세요.        | for the second time |
        | seventeen characters          | Abcdefghijklmn12% | 8자 이상 16자 이하로 입력해주세요.        | for the second time |
        | six characters and an emoji   | Abcd1!👨‍👩‍👧‍👦    | 8자 이상 16자 이하로 입력해주세요.        | for the second time |
        | a sign of full width          | Abcdefx1！        | 특수문자를 최소 1자 이상 포함해주세요.    | for the first time  |
        | an asterisk                   | Abcdefx1*         | 특수문자를 최소 1자 이상 포함해주세요.    | for the first time  |
        | another sign                  | Abcdefx1?         | 특수문자를 최소 1자 이상 포함해주세요.    | for the second time |
        | three letters alone           | abc               | 8자 이상 16자 이하로 입력해주세요.        | for the first time  |
        | neither a capital nor a digit | abcdefg[          | 영문 대문자를 최소 1자 이상 포함해주세요. | for the second time |
        | neither a digit nor a sign    | Abcdefg:          | 숫자를 최소 1자 이상 포함해주세요.        | for the second time |
        | no capital but one in accents | Ébcdef1!          | 영문 대문자를 최소 1자 이상 포함해주세요. | for the first time  |
        | no digit but a raised one     | Abcdefg²!         | 숫자를 최소 1자 이상 포함해주세요.        | for the first time  |

  Rule: Nobody can read it

    @signup-2.1
    Scenario Outline: "<field>" shows an asterisk for each character
      Given I reach the account for the second time
      When I type "Abc1!" into "<field>"
      Then "<field>" shows "*****"
      And the secure entry of "<field>" is on

      Examples:
        | field           |
        | 비밀번호        |
        | 비밀번호 재확인 |

    @signup-2.1
    Scenario: An emoji of several code points shows one asterisk
      Given I reach the account for the second time
      When I paste "Abc1!👨‍👩‍👧‍👦é" into "비밀번호"
      Then "비밀번호" shows "*******"

  Rule: It is typed twice

    @signup-2.2
    Scenario Outline: The password typed again <how> is <colour>
      Given I reach the account <visit>
      And I paste "Abcdef1!" into "비밀번호"
      When I paste "<again>" into "비밀번호 재확인"
      Then the border colour of "비밀번호 재확인" is <colour>
      And "비밀번호 재확인 message" shows "<note>"

      Examples:
        | how                         | again     | colour | note                          | visit               |
        | unchanged                   | Abcdef1!  | green  | 비밀번호가 일치합니다.        | for the first time  |
        | in other letter case        | abcdef1!  | red    | 비밀번호가 일치하지 않습니다. | for the second time |
        | in part                     | Abcdef1   | red    | 비밀번호가 일치하지 않습니다. | for the first time  |
        | with one character too many | Abcdef1!! | red    | 비밀번호가 일치하지 않습니다. | for the first time  |

    @signup-2.2
    Scenario: An accent that is a character of its own makes another password
      Given I reach the account for the first time
      And I paste "Abcdef1!é" into "비밀번호"
      When I paste "Abcdef1!é" into "비밀번호 재확인"
      Then the border colour of "비밀번호 재확인" is red

    @signup-2.2
    Scenario: The second password is not judged before it is typed
      Given I reach the account for the first time
      And I paste "Abcdef1!" into "비밀번호"
      When I tap "비밀번호 재확인"
      Then "비밀번호 재확인" has the focus
      And the border colour of "비밀번호 재확인" is clear
      And I do not see "비밀번호 재확인 message"

    @signup-2.2
    Scenario: A second password that is left before it is typed is not judged
      Given I reach the account for the first time
      And I tap "비밀번호 재확인"
      When I press "Next" on the keyboard
      Then "비밀번호 재확인" does not have the focus
      And the border colour of "비밀번호 재확인" is clear
      And I do not see "비밀번호 재확인 message"

    @signup-2.2
    Scenario: A second password is the same also if the first is not right
      Given I reach the account for the first time
      And I paste "abc" into "비밀번호"
      When I paste "abc" into "비밀번호 재확인"
      Then the border colour of "비밀번호" is red
      And the border colour of "비밀번호 재확인" is green
      And "비밀번호 재확인 message" shows "비밀번호가 일치합니다."

    @signup-2.2
    Scenario: The second password is judged at every change
      Given I reach the account for the first time
      And I paste "Abcdef1!" into "비밀번호"
      And I type "Abcdef1!!" into "비밀번호 재확인"
      When I press delete
      Then the border colour of "비밀번호 재확인" is green
      And "비밀번호 재확인 message" shows "비밀번호가 일치합니다."

    @signup-2.2
    Scenario: A second password that is emptied is red, even without a first
      Given I reach the account for the first time
      And I type "A" into "비밀번호 재확인"
      When I press delete
      Then "비밀번호 재확인" is empty
      And the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."

    @signup-2.2
    Scenario Outline: Changing the password changes what the second one is worth on an account reached <visit>
      Given I reach the account <visit>
      And I paste "Abcdef1!" into "비밀번호"
      And I paste "Abcdef1!" into "비밀번호 재확인"
      When I type "2" into "비밀번호"
      Then the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."

      Examples:
        | visit               |
        | for the first time  |
        | for the second time |

    @signup-2.2
    Scenario: The second password turns green when the first becomes the same
      Given I reach the account for the first time
      And I paste "Abcdef1!" into "비밀번호 재확인"
      And I paste "Abcdef1" into "비밀번호"
      When I type "!"
      Then the border colour of "비밀번호 재확인" is green
      And "비밀번호 재확인 message" shows "비밀번호가 일치합니다."

    @signup-2.2 @signup-Q3.3
    Scenario: A second password that is still missing is not judged with the first
      Given I reach the account for the first time
      When I paste "Abcdef1!" into "비밀번호"
      Then the border colour of "비밀번호" is green
      And the border colour of "비밀번호 재확인" is clear
      And I do not see "비밀번호 재확인 message"

    @signup-2.2
    Scenario: The second password is red when the first is emptied
      Given I reach the account for the first time
      And I paste "Abcdef1!" into "비밀번호"
      And I paste "Abcdef1!" into "비밀번호 재확인"
      When I clear "비밀번호"
      Then the border colour of "비밀번호 재확인" is red
      And "비밀번호 재확인 message" shows "비밀번호가 일치하지 않습니다."
