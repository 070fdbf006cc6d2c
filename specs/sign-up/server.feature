Feature: The server
  Next asks for the IDs in use, and applies for a new one only if nobody has it.

  Background:
    Given the "sign-up" app is open
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

  Rule: An ID that nobody has

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

    @signup-3.5
    Scenario Outline: An ID that is only <like> one in use
      Given I clear "아이디"
      And I type "<id>" into "아이디"
      When I tap "다음"
      Then I am on the "personal information" screen

      Examples:
        | like             | id      |
        | the beginning of | neo_9   |
        | longer than      | neo_999 |

  Rule: What was judged is what goes on

    @signup-2.8 @signup-3.3
    Scenario Outline: While the server is asked <field> cannot be edited
      Given POST "/users" answers 201 after 3 seconds
      When I tap "다음"
      Then "<field>" is disabled
      When 3 seconds pass
      Then I am on the "personal information" screen

      Examples:
        | field           |
        | 아이디          |
        | 비밀번호        |
        | 비밀번호 재확인 |
        | 이름            |

    @signup-3.1
    Scenario: After a failure all can be edited again
      Given the device is offline
      When I tap "다음"
      Then I see "회원가입에 실패했습니다"
      And "아이디" is enabled
      And "이름" is enabled

  Rule: An ID that is in use

    @signup-3.5 @signup-3.6
    Scenario: It is refused, and nothing is posted
      Given I clear "아이디"
      And I type "neo_99" into "아이디"
      When I tap "다음"
      Then I am on the "sign-up" screen
      And "아이디 message" shows "이미 사용중인 아이디입니다."
      And the border colour of "아이디" is red
      And the app does not send POST "/users"

    @signup-3.6
    Scenario: Somebody was quicker
      Given POST "/users" answers 409
      When I tap "다음"
      Then I am on the "sign-up" screen
      And "아이디 message" shows "이미 사용중인 아이디입니다."

    @signup-3.6
    Scenario: Another ID helps
      Given I clear "아이디"
      And I type "neo_99" into "아이디"
      And I tap "다음"
      And I type "_2" into "아이디"
      When I tap "다음"
      Then I am on the "personal information" screen

  Rule: Nothing is posted without an ID and a password

    @signup-3.3 @signup-3.4
    Scenario: An ID alone
      Given I clear "비밀번호"
      And I tap "아이디"
      When I press "Next" on the keyboard
      Then the app sends nothing
      And "다음" is disabled

    @signup-3.3 @signup-3.4
    Scenario: A password alone
      Given I clear "아이디"
      And I tap "비밀번호"
      When I press "Next" on the keyboard
      Then the app sends nothing
      And "다음" is disabled

    @signup-3.3
    Scenario: Both, but Next is not pressed
      Given I tap "아이디"
      When I press "Next" on the keyboard
      Then the app sends nothing

  Rule: A server that does not answer lets nobody pass

    @signup-3.1
    Scenario: Offline
      Given the device is offline
      When I tap "다음"
      Then I am on the "sign-up" screen
      And I see "회원가입에 실패했습니다"
      And "다음" is enabled

    @signup-3.1
    Scenario Outline: <what>
      Given <request> answers <status>
      When I tap "다음"
      Then I am on the "sign-up" screen
      And I see "회원가입에 실패했습니다"

      Examples:
        | what                       | request       | status |
        | the list cannot be fetched | GET "/users"  | 500    |
        | the list is no list        | GET "/users"  | 200    |
        | the application gets lost  | POST "/users" | 503    |

    @signup-3.1
    Scenario: An answer that never comes
      Given GET "/users" is never answered
      When I tap "다음"
      And 60 seconds pass
      Then I am on the "sign-up" screen
      And I see "회원가입에 실패했습니다"

    @signup-3.1 @signup-3.3
    Scenario: Who goes back and on again applies again
      Given I tap "다음"
      And I tap "이전"
      When I tap "다음"
      Then I am on the "personal information" screen
      And a request to GET "/users" was sent 2 times
      And a request to POST "/users" was sent 2 times

    @signup-3.1
    Scenario: Back online the same button works
      Given the device is offline
      And I tap "다음"
      And the device is online
      When I tap "다음"
      Then I am on the "personal information" screen
