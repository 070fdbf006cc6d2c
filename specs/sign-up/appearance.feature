@appearance
Feature: How this sign-up is drawn
  Places, sizes, distances, colours and times that no statement asks for. A team with another
  drawing replaces this file and keeps the others as they are.

  Rule: Everything has its place

    Scenario: The account stands in one column
      When I open the "sign-up" app
      Then these elements have these frames:
        | element                 | x   | y   | width | height |
        | title                   | 90  | 49  | 234   | 40     |
        | 다음                    | 334 | 49  | 70    | 40     |
        | content                 | 0   | 94  | 414   | 802    |
        | 아이디 caption          | 20  | 94  | 374   | 20     |
        | 아이디                  | 20  | 116 | 374   | 40     |
        | 비밀번호 caption        | 20  | 184 | 374   | 20     |
        | 비밀번호                | 20  | 206 | 374   | 40     |
        | 비밀번호 재확인 caption | 20  | 274 | 374   | 20     |
        | 비밀번호 재확인         | 20  | 296 | 374   | 40     |
        | 이름 caption            | 20  | 364 | 374   | 20     |
        | 이름                    | 20  | 386 | 374   | 40     |

    Scenario: Each note of the account stands below its field
      Given I reach the account after a rebuild
      And I paste "A" into "아이디"
      And I paste "a" into "비밀번호"
      And I paste "b" into "비밀번호 재확인"
      And I tap "이름"
      When I press "Next" on the keyboard
      Then these elements have these frames:
        | element                 | x   | y   | width | height |
        | title                   | 90  | 49  | 234   | 40     |
        | 다음                    | 334 | 49  | 70    | 40     |
        | content                 | 0   | 94  | 414   | 802    |
        | 아이디 caption          | 20  | 94  | 374   | 20     |
        | 아이디                  | 20  | 116 | 374   | 40     |
        | 아이디 message          | 20  | 158 | 374   | 18     |
        | 비밀번호 caption        | 20  | 184 | 374   | 20     |
        | 비밀번호                | 20  | 206 | 374   | 40     |
        | 비밀번호 message        | 20  | 248 | 374   | 18     |
        | 비밀번호 재확인 caption | 20  | 274 | 374   | 20     |
        | 비밀번호 재확인         | 20  | 296 | 374   | 40     |
        | 비밀번호 재확인 message | 20  | 338 | 374   | 18     |
        | 이름 caption            | 20  | 364 | 374   | 20     |
        | 이름                    | 20  | 386 | 374   | 40     |
        | 이름 message            | 20  | 428 | 374   | 18     |

    Scenario: The notice of a failure stands below the account
      Given the device is offline
      And I reach the account after a rebuild
      When I complete the account
      Then these elements have these frames:
        | element | x  | y   | width | height |
        | notice  | 20 | 454 | 374   | 20     |

    Scenario: The personal information stands in one column
      Given I reach the account for the first time
      When I complete the account
      Then these elements have these frames:
        | element          | x   | y   | width | height |
        | title            | 90  | 49  | 234   | 40     |
        | 이전             | 10  | 49  | 70    | 40     |
        | 다음             | 334 | 49  | 70    | 40     |
        | content          | 0   | 94  | 414   | 802    |
        | 생년월일 caption | 20  | 94  | 374   | 20     |
        | 생년월일         | 20  | 116 | 374   | 40     |
        | 성별 caption     | 20  | 184 | 200   | 20     |
        | 성별             | 20  | 206 | 200   | 32     |
        | 이메일 caption   | 20  | 274 | 374   | 20     |
        | 이메일           | 20  | 296 | 374   | 40     |
        | 휴대전화 caption | 20  | 364 | 374   | 20     |
        | 휴대전화         | 20  | 386 | 374   | 40     |

    Scenario: The wheel of dates takes the place of the keyboard
      Given I reach the personal information from the account again
      When I tap "생년월일"
      Then these elements have these frames:
        | element          | x   | y   | width | height |
        | title            | 90  | 49  | 234   | 40     |
        | 이전             | 10  | 49  | 70    | 40     |
        | 다음             | 334 | 49  | 70    | 40     |
        | content          | 0   | 94  | 414   | 802    |
        | 생년월일 caption | 20  | 94  | 374   | 20     |
        | 생년월일         | 20  | 116 | 374   | 40     |
        | 성별 caption     | 20  | 184 | 200   | 20     |
        | 성별             | 20  | 206 | 200   | 32     |
        | 이메일 caption   | 20  | 274 | 374   | 20     |
        | 이메일           | 20  | 296 | 374   | 40     |
        | 휴대전화 caption | 20  | 364 | 374   | 20     |
        | 휴대전화         | 20  | 386 | 374   | 40     |
        | picker           | 0   | 652 | 414   | 160    |
        | 선택             | 334 | 817 | 70    | 40     |
        | 취소             | 10  | 817 | 70    | 40     |

    Scenario: The consent fills its sheet
      Given I reach the personal information for the second time
      When I complete the personal information
      Then these elements have these frames:
        | element                                                                                                                                                   | x   | y    | width | height |
        | title                                                                                                                                                     | 20  | 64   | 374   | 40     |
        | notice                                                                                                                                                    | 20  | 114  | 374   | 688    |
        | 가입하시려면 아래의 안내를 끝까지 읽고 동의해 주세요.                                                                                                     | 20  | 114  | 374   | 24     |
        | 제1조 어떤 정보를 모으나요                                                                                                                                | 20  | 158  | 374   | 24     |
        | 아이디, 비밀번호, 이름, 생년월일, 성별, 이메일 주소, 휴대전화 번호와 관심사를 모읍니다. 적어 주신 것 말고는 아무것도 모으지 않습니다.                     | 20  | 202  | 374   | 72     |
        | 제2조 왜 모으나요                                                                                                                                         | 20  | 294  | 374   | 24     |
        | 회원을 확인하고, 비밀번호를 잊었을 때 다시 찾아 드리고, 관심사에 맞는 소식을 보내 드리기 위해서입니다. 그 밖의 목적으로 쓰게 되면 먼저 다시 여쭙겠습니다. | 20  | 338  | 374   | 72     |
        | 제3조 얼마나 오래 보관하나요                                                                                                                              | 20  | 430  | 374   | 24     |
        | 회원으로 계시는 동안 보관하고, 탈퇴하시면 서른 날 안에 모두 지웁니다. 법이 더 오래 보관하라고 정한 것은 그 기간이 끝나는 날에 지웁니다.                   | 20  | 474  | 374   | 72     |
        | 제4조 누가 볼 수 있나요                                                                                                                                   | 20  | 566  | 374   | 24     |
        | 회원 관리를 맡은 담당자만 볼 수 있습니다. 다른 회사나 개인에게 넘기지 않으며, 법에 따라 내야 할 때에는 낸 사실을 바로 알려 드립니다.                      | 20  | 610  | 374   | 72     |
        | 제5조 어떻게 지키나요                                                                                                                                     | 20  | 702  | 374   | 24     |
        | 비밀번호는 읽을 수 없는 꼴로 바꾸어 보관하고, 오가는 모든 내용을 암호로 바꿉니다. 열어 본 기록은 남기고, 담당자는 해마다 교육을 받습니다.                 | 20  | 746  | 374   | 72     |
        | 제6조 어떤 권리가 있나요                                                                                                                                  | 20  | 838  | 374   | 24     |
        | 언제든지 자신의 정보를 보고, 고치고, 지워 달라고 하실 수 있습니다. 요청하신 날부터 열흘 안에 처리하고 결과를 알려 드립니다.                               | 20  | 882  | 374   | 72     |
        | 제7조 동의하지 않으면 어떻게 되나요                                                                                                                       | 20  | 974  | 374   | 24     |
        | 동의하지 않으실 수 있습니다. 그러면 가입이 끝나지 않고, 지금까지 적으신 내용은 어디에도 저장되지 않습니다.                                                | 20  | 1018 | 374   | 48     |
        | 제8조 어디에 물어보나요                                                                                                                                   | 20  | 1086 | 374   | 24     |
        | 궁금한 점은 앱 안의 문의하기에 남겨 주세요. 담당자가 사흘 안에 답해 드립니다.                                                                             | 20  | 1130 | 374   | 48     |
        | 이 안내는 여기까지입니다.                                                                                                                                 | 20  | 1198 | 374   | 24     |
        | 취소                                                                                                                                                      | 20  | 812  | 100   | 40     |
        | 동의                                                                                                                                                      | 294 | 812  | 100   | 40     |

    Scenario: On a wide screen the consent stands in the middle
      Given the device is an "iPad Pro 11"
      And I reach the personal information for the first time
      When I complete the personal information
      Then these elements have these frames:
        | element                    | x   | width |
        | notice                     | 20  | 794   |
        | 제1조 어떤 정보를 모으나요 | 217 | 400   |

    Scenario: The interests have their bar from the start
      Given I reach the consent for the first time
      When I tap "동의"
      Then these elements have these frames:
        | element | x   | y   | width | height |
        | title   | 90  | 49  | 234   | 40     |
        | 이전    | 10  | 49  | 70    | 40     |
        | 완료    | 334 | 49  | 70    | 40     |
        | 관심사  | 20  | 116 | 374   | 40     |

    Scenario: The interests stand below their field
      Given I reach the interests for the second time
      When I paste "여행,긴 여행,"
      Then these elements have these frames:
        | element        | x   | y   | width | height |
        | title          | 90  | 49  | 234   | 40     |
        | 이전           | 10  | 49  | 70    | 40     |
        | 완료           | 334 | 49  | 70    | 40     |
        | content        | 0   | 94  | 414   | 802    |
        | 관심사 caption | 20  | 94  | 374   | 20     |
        | 관심사         | 20  | 116 | 374   | 40     |
        | 관심사 message | 20  | 158 | 374   | 18     |
        | 여행           | 20  | 184 | 60    | 40     |
        | keyword-1      | 20  | 184 | 60    | 40     |
        | 여행 x         | 46  | 192 | 24    | 24     |
        | delete-1       | 46  | 192 | 24    | 24     |
        | 긴 여행        | 90  | 184 | 76    | 40     |
        | 긴 여행 x      | 132 | 192 | 24    | 24     |

    Scenario: The log-in says it at the top
      Given I reach the interests for the first time
      And I paste "여행,영화,음악,"
      When I tap "완료"
      Then these elements have these frames:
        | element | x  | y   | width | height |
        | title   | 20 | 49  | 374   | 40     |
        | notice  | 20 | 104 | 374   | 20     |

  Rule: A chip is 44 points wider than its text, and a line 374 points long

    Scenario: Five keywords of two characters fit in a line, and the sixth begins the next
      Given I reach the interests for the first time
      When I paste "하나,둘째,셋째,넷째,다섯,여섯,"
      Then the "둘째" chip stands 70 points right of the "하나" chip
      And the "다섯" chip ends 0 points above the "하나" chip
      And the "여섯" chip ends -50 points above the "하나" chip
      And the "여섯" chip stands 0 points right of the "하나" chip
      And these elements have these frames:
        | element | x  | y   | width | height |
        | 여섯    | 20 | 234 | 60    | 40     |
        | 여섯 x  | 46 | 242 | 24    | 24     |

    Scenario: With ten keywords of two characters there are two lines
      Given I reach the interests for the first time
      When I paste "하나,둘째,셋째,넷째,다섯,여섯,일곱,여덟,아홉,열번,"
      Then "관심사" is enabled

    Scenario: With eleven keywords of two characters there are three lines
      Given I reach the interests for the first time
      When I paste "하나,둘째,셋째,넷째,다섯,여섯,일곱,여덟,아홉,열번,열한,"
      Then "관심사" is disabled

  Rule: Colours and times

    Scenario Outline: A border and its note are in one <colour>
      Given I reach the account for the first time
      And <before>
      When I paste "<password>" into "비밀번호"
      Then the border colour of "비밀번호" is <value>
      And the text colour of "비밀번호 message" is <value>

      Examples:
        | colour | before                     | password | value   |
        | green  | the keyboard is hidden     | Abcdef1! | #00a603 |
        | red    | I type "neo" into "아이디" | A        | #ff0000 |

    Scenario: The border of the ID is black as soon as its field is tapped
      Given I reach the account for the first time
      When I tap "아이디"
      Then the border colour of "아이디" is black

    Scenario: The note about the age has the colour of its border
      Given I reach the personal information from the account again
      And I choose the birth date "2000-01-01"
      When I choose the birth date "2026-01-01"
      Then the text colour of "생년월일 message" is #ff0000
      And these elements have these frames:
        | element          | x  | y   | width | height |
        | 생년월일 message | 20 | 158 | 374   | 18     |

    Scenario: The content moves by animation when the keyboard comes
      Given the device is an "iPhone SE"
      And I reach the account for the first time
      When I tap "이름"
      Then "이름" is clear of the keyboard
      And the y of "이름" is animated for 250 ms

    Scenario: The content moves by animation when the keyboard comes again
      Given the device is an "iPhone SE"
      And I reach the account for the first time
      And I tap "이름"
      And I press "Next" on the keyboard
      When I tap "이름"
      Then "이름" is clear of the keyboard
      And the y of "이름" is animated for 250 ms

    Scenario: The content moves by animation when the focus moves
      Given the device is an "iPhone SE"
      And the device has a keyboard of 300 points
      And I reach the account for the first time
      And I tap "비밀번호"
      When I press "Next" on the keyboard
      Then the y of "비밀번호 재확인" is animated for 250 ms

    Scenario Outline: Above the keyboard of a small phone <screen> scrolls by <points> points and no further
      Given the device is an "iPhone SE"
      And I reach <screen>
      And I tap "<field>"
      When I scroll down by 1000 points
      Then the scroll offset of "content" is <points>

      Examples:
        | screen                                          | field  | points |
        | the personal information from the account again | 이메일 | 115    |
        | the interests for the first time                | 관심사 | 5      |

    Scenario: Nothing that is typed into the account is corrected
      When I open the "sign-up" app
      Then these elements have the auto-correction:
        | 아이디          | off |
        | 비밀번호        | off |
        | 비밀번호 재확인 | off |
        | 이름            | off |
