Feature: The server
  Next asks for the IDs in use, and applies for a new one only if nobody has it.

  Background:
    Given the "sign-up" app is open
    And trinity, neo_99 and morpheus are members
    And I fill in the account

  Rule: An ID that nobody has is applied for

    @signup-3.1 @signup-3.2 @signup-3.3 @signup-3.5
    Scenario: The list is fetched and the application posted
      When I tap "다음"
      Then the app sends GET "/users" 1 time
      And the app sends POST "/users" with:
        """
        {"id":"neo_1","password":"Abcdef1!"}
        """
      And I am on the "personal information" screen

    @signup-3.1 @signup-3.3 @signup-3.5
    Scenario: Who goes back and changes the account applies again
      Given I tap "다음"
      And I tap "이전"
      And I type "0" into "아이디"
      When I tap "다음"
      Then the app sends GET "/users" 1 time
      And the app sends POST "/users" with:
        """
        {"id":"neo_10","password":"Abcdef1!"}
        """
      And I am on the "personal information" screen

    @signup-3.5
    Scenario Outline: An ID that is <like> one in use is free
      Given I tap "다음"
      And I tap "이전"
      When I apply with the ID "<id>"
      Then I am on the "personal information" screen

      Examples:
        | like             | id      |
        | the beginning of | neo_9   |
        | longer than      | neo_999 |

  Rule: An ID that is in use is refused

    @signup-3.5 @signup-3.6
    Scenario: An ID in use is refused, and nothing is posted
      When I apply with the ID "neo_99"
      Then I am on the "sign-up" screen
      And "아이디 message" shows "이미 사용중인 아이디입니다."
      And the border colour of "아이디" is red
      And I do not see "notice"
      And the app does not send POST "/users"

    @signup-3.5 @signup-3.6
    Scenario: An ID in use is refused again when Next is pressed again
      Given I apply with the ID "neo_99"
      # survives: the first press was refused, and so must the second
      When I tap "다음"
      Then I am on the "sign-up" screen
      And "아이디 message" shows "이미 사용중인 아이디입니다."
      And the app sends GET "/users" 1 time
      And the app does not send POST "/users"

    @signup-3.5 @signup-3.6
    Scenario: An ID in use is refused also after another one was accepted
      Given I tap "다음"
      And I tap "이전"
      When I apply with the ID "neo_99"
      Then I am on the "sign-up" screen
      And "아이디 message" shows "이미 사용중인 아이디입니다."
      And the border colour of "아이디" is red

    @signup-3.5 @signup-3.6
    Scenario: The last ID of the list is in use like the others
      When I apply with the ID "morpheus"
      Then I am on the "sign-up" screen
      And "아이디 message" shows "이미 사용중인 아이디입니다."
      And the app does not send POST "/users"

    @signup-1.11 @signup-3.6
    Scenario: An ID that was refused is black while it is edited, and the note goes
      Given I apply with the ID "neo_99"
      When I type "_2" into "아이디"
      Then the border colour of "아이디" is black
      And I do not see "아이디 message"

    @signup-3.6 @signup-Q2.5
    Scenario Outline: An ID that was refused stays so while another field is changed: <field>
      Given I tap "다음"
      And I tap "이전"
      And I apply with the ID "neo_99"
      When I paste "Abcdef2@" into "<field>"
      Then "아이디 message" shows "이미 사용중인 아이디입니다."
      And the border colour of "아이디" is red

      Examples:
        | field    |
        | 비밀번호 |
        | 이름     |

    @signup-3.6 @signup-Q2.5
    Scenario: An ID that was refused stays so when another field is left
      Given I apply with the ID "neo_99"
      And I tap "비밀번호"
      When I tap "이름"
      Then "이름" has the focus
      And "아이디 message" shows "이미 사용중인 아이디입니다."
      And the border colour of "아이디" is red

    @signup-3.6
    Scenario: An ID that somebody took meanwhile is refused as well
      Given I tap "다음"
      And I tap "이전"
      And POST "/users" answers 409
      When I tap "다음"
      Then I am on the "sign-up" screen
      And "아이디 message" shows "이미 사용중인 아이디입니다."
      And "아이디" is enabled
      And "비밀번호" is enabled
      And "이름" is enabled
      And "다음" is enabled

    @signup-3.5 @signup-3.6
    Scenario: An ID that is on the list by the second time is refused as well
      Given I tap "다음"
      And I tap "이전"
      And GET "/users" answers 200 with:
        """
        ["neo_1"]
        """
      When I tap "다음"
      Then "아이디 message" shows "이미 사용중인 아이디입니다."

    @signup-3.6
    Scenario: After a refusal another ID is accepted
      Given I apply with the ID "neo_99"
      And I type "_2" into "아이디"
      When I tap "다음"
      Then I am on the "personal information" screen

  Rule: What was judged is what goes on

    @signup-3.1
    Scenario: When the server has answered the next screen comes
      Given POST "/users" answers 201 after 3 seconds
      And I tap "다음"
      When 3 seconds pass
      Then I am on the "personal information" screen

    @signup-2.8 @signup-3.3
    Scenario: While the server is asked nothing can be edited, and Next is off
      Given I tap "다음"
      And I tap "이전"
      And GET "/users" answers 200 after 3 seconds
      When I tap "다음"
      Then "아이디" is disabled
      And "비밀번호" is disabled
      And "비밀번호 재확인" is disabled
      And "이름" is disabled
      And "다음" is disabled
      And the keyboard is hidden

    @signup-3.1
    Scenario: While the server is asked for the first time it is no different
      Given GET "/users" answers 200 after 3 seconds
      When I tap "다음"
      Then "다음" is disabled
      And "아이디" is disabled
      And "이름" is disabled

    @signup-2.8 @signup-3.3
    Scenario: While the application is on its way it is no different, either
      Given POST "/users" answers 201 after 3 seconds
      When I tap "다음"
      Then "다음" is disabled
      And "아이디" is disabled
      And "비밀번호" is disabled

    @signup-3.1
    Scenario: The answer counts although the app was left meanwhile
      Given POST "/users" answers 201 after 3 seconds
      And I tap "다음"
      And I leave the app
      And I come back to the app
      When 3 seconds pass
      Then I am on the "personal information" screen

    @signup-3.1
    Scenario: After a failure every field can be edited again
      Given the device is offline
      When I tap "다음"
      Then the keyboard is hidden
      And "아이디" is enabled
      And "비밀번호" is enabled
      And "비밀번호 재확인" is enabled
      And "이름" is enabled
      And the border colour of "아이디" is green
      And "비밀번호" shows "********"

  Rule: Nothing is posted without an ID and a password

    @signup-3.3 @signup-3.4
    Scenario Outline: With <what> alone nothing is sent
      Given I tap "다음"
      And I tap "이전"
      And I clear "<missing>"
      And I tap "<field>"
      When I press "Next" on the keyboard
      Then the app sends nothing
      And "다음" is disabled

      Examples:
        | what       | missing  | field    |
        | an ID      | 비밀번호 | 아이디   |
        | a password | 아이디   | 비밀번호 |

    @signup-3.3
    Scenario: With both of them nothing is sent before Next is pressed
      Given I tap "아이디"
      When I press "Next" on the keyboard
      Then "비밀번호" has the focus
      And the app sends nothing

  Rule: A server that does not answer lets nobody pass

    @signup-3.1
    Scenario: Offline nobody goes on, and a notice says that it failed
      Given I tap "다음"
      And I tap "이전"
      And the device is offline
      When I tap "다음"
      Then I am on the "sign-up" screen
      And I see "회원가입에 실패했습니다"
      And "다음" is enabled
      And "아이디" is enabled

    @signup-3.1
    Scenario Outline: If <what> nobody goes on
      Given <request> answers <status> with:
        """
        <body>
        """
      When I tap "다음"
      Then I am on the "sign-up" screen
      And I see "회원가입에 실패했습니다"

      Examples:
        | what                       | request       | status | body |
        | the list cannot be fetched | GET "/users"  | 500    | []   |
        | there is no list           | GET "/users"  | 404    | []   |
        | the list is no list        | GET "/users"  | 200    | {}   |
        | the answer says nothing    | GET "/users"  | 200    |      |
        | the application is wrong   | POST "/users" | 400    |      |
        | the application gets lost  | POST "/users" | 503    |      |
        | the application is moved   | POST "/users" | 300    |      |

    @signup-3.1 @signup-3.3
    Scenario: An application that fails is not posted again by itself
      Given POST "/users" answers 503
      When I tap "다음"
      Then the app sends POST "/users" 1 time
      And I see "회원가입에 실패했습니다"

    @signup-3.1
    Scenario Outline: An application answered with <status> goes on
      Given POST "/users" answers <status>
      When I tap "다음"
      Then I am on the "personal information" screen

      Examples:
        | status |
        | 200    |
        | 299    |

    @signup-3.1
    Scenario: An answer that never comes is a failure after a minute
      Given GET "/users" is never answered
      And I tap "다음"
      When 60 seconds pass
      Then I am on the "sign-up" screen
      And I see "회원가입에 실패했습니다"

    @signup-3.1
    Scenario: Back online the same button works
      Given the device is offline
      And I tap "다음"
      And the device is online
      When I tap "다음"
      Then I am on the "personal information" screen

    @signup-3.1
    Scenario: The notice of a failure is gone after a success
      Given the device is offline
      And I tap "다음"
      And the device is online
      And I tap "다음"
      When I tap "이전"
      Then I am on the "sign-up" screen
      And I do not see "notice"

    @signup-3.1
    Scenario: A second failure is announced like the first
      Given the device is offline
      And I tap "다음"
      # survives: the first failure was announced, and so must the second
      When I tap "다음"
      Then the app sends GET "/users" 1 time
      And I see "회원가입에 실패했습니다"

    @signup-3.1
    Scenario Outline: The notice of a failure stays while a field is edited: <field>
      Given the device is offline
      And I tap "다음"
      When I fill in "<field>" with "0"
      Then the border colour of "<field>" is <colour>
      And I see "회원가입에 실패했습니다"

      Examples:
        | field    | colour |
        | 아이디   | black  |
        | 비밀번호 | red    |

    @signup-3.1
    Scenario: The notice of a failure is gone while the server is asked again
      Given the device is offline
      And I tap "다음"
      And the device is online
      And GET "/users" answers 200 after 3 seconds
      When I tap "다음"
      Then I do not see "notice"
      And "다음" is disabled

  Rule: What is sent is what is on the screen

    @signup-3.3
    Scenario: A password that was changed on the way back is the one that is posted
      Given I tap "다음"
      And I tap "이전"
      And I clear "비밀번호"
      And I paste "Abcdef2@" into "비밀번호"
      And I clear "비밀번호 재확인"
      And I paste "Abcdef2@" into "비밀번호 재확인"
      When I tap "다음"
      Then the app sends POST "/users" with:
        """
        {"id":"neo_1","password":"Abcdef2@"}
        """

    @signup-3.3
    Scenario: A password with a quotation mark arrives as it was typed
      Given I clear "비밀번호"
      And I paste "Abcde1!\"" into "비밀번호"
      And I clear "비밀번호 재확인"
      And I paste "Abcde1!\"" into "비밀번호 재확인"
      When I tap "다음"
      Then the app sends POST "/users" with:
        """
        {"id":"neo_1","password":"Abcde1!\""}
        """
      And I am on the "personal information" screen

    @signup-3.3
    Scenario: A password with spaces arrives as it was typed
      Given I clear "비밀번호"
      And I paste " Abc  e1! " into "비밀번호"
      And I clear "비밀번호 재확인"
      And I paste " Abc  e1! " into "비밀번호 재확인"
      When I tap "다음"
      Then the app sends POST "/users" with:
        """
        {"id":"neo_1","password":" Abc  e1! "}
        """

    @signup-3.5
    Scenario: The first member of all finds an empty list and goes on
      Given GET "/users" answers 200 with:
        """
        []
        """
      When I tap "다음"
      Then I am on the "personal information" screen
