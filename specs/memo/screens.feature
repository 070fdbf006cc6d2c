@phone
Feature: The screens of the memos
  What each screen shows, and where it shows it.

  Background:
    Given the app stored "Milk" as "memo 1"
    And the app stored "2020-02-17" as "memo 1 date"
    And the app stored "1" as "memo 1 favourite"
    And the "memo" app is open

  Scenario: The sign-in
    Then the screen matches snapshot "sign-in"
    And the screen's navigation bar is on
    And these elements have these frames:
      | element            | x  | y   | width | height |
      | Sign in with Apple | 40 | 423 | 334   | 50     |

  Scenario: The memos
    When I sign in with Apple
    Then the screen matches snapshot "memos"
    And the screen's navigation bar is on
    And these elements have these frames:
      | element  | x   | y   | width | height |
      | title    | 60  | 44  | 294   | 44     |
      | New memo | 360 | 44  | 44    | 44     |
      | memos    | 0   | 88  | 414   | 725    |
      | Milk     | 0   | 88  | 414   | 60     |
      | tab bar  | 0   | 813 | 414   | 83     |
      | web      | 0   | 813 | 138   | 49     |
      | memo     | 138 | 813 | 138   | 49     |
      | profile  | 276 | 813 | 138   | 49     |
    And these elements have the image:
      | Milk    | heart.fill        |
      | web     | safari            |
      | memo    | square.and.pencil |
      | profile | person            |

  Scenario: A new memo
    When I sign in with Apple
    And I tap "New memo"
    Then the screen matches snapshot "new-memo"
    And the screen's navigation bar is on
    And these elements have these frames:
      | element   | x   | y   | width | height |
      | title     | 60  | 44  | 210   | 44     |
      | back      | 10  | 44  | 44    | 44     |
      | trash     | 270 | 44  | 44    | 44     |
      | heart     | 316 | 44  | 44    | 44     |
      | action    | 362 | 44  | 44    | 44     |
      | memo text | 0   | 88  | 414   | 808    |
      | tab bar   | 0   | 813 | 414   | 83     |
      | web       | 0   | 813 | 138   | 49     |
      | memo      | 138 | 813 | 138   | 49     |
      | profile   | 276 | 813 | 138   | 49     |
    And these elements have the image:
      | trash   | trash               |
      | heart   | heart               |
      | action  | square.and.arrow.up |
      | web     | safari              |
      | memo    | square.and.pencil   |
      | profile | person              |

  Scenario: A stored memo
    When I sign in with Apple
    And I tap "Milk"
    Then the screen matches snapshot "stored-memo"
    And the screen's navigation bar is on
    And these elements have these frames:
      | element   | x   | y   | width | height |
      | title     | 60  | 44  | 210   | 44     |
      | back      | 10  | 44  | 44    | 44     |
      | trash     | 270 | 44  | 44    | 44     |
      | heart     | 316 | 44  | 44    | 44     |
      | action    | 362 | 44  | 44    | 44     |
      | memo text | 0   | 88  | 414   | 808    |
      | tab bar   | 0   | 813 | 414   | 83     |
      | web       | 0   | 813 | 138   | 49     |
      | memo      | 138 | 813 | 138   | 49     |
      | profile   | 276 | 813 | 138   | 49     |
    And these elements have the image:
      | trash   | trash               |
      | heart   | heart.fill          |
      | action  | square.and.arrow.up |
      | web     | safari              |
      | memo    | square.and.pencil   |
      | profile | person              |

  Scenario: The profile
    When I sign in with Apple
    And I choose "profile"
    Then the screen matches snapshot "profile"
    And the screen's navigation bar is on
    And these elements have these frames:
      | element        | x   | y   | width | height |
      | photo          | 147 | 108 | 120   | 120    |
      | Choose a photo | 127 | 238 | 160   | 44     |
      | 메모           | 20  | 298 | 187   | 40     |
      | 좋아요         | 207 | 298 | 187   | 40     |
      | 로그아웃       | 40  | 368 | 334   | 44     |
      | tab bar        | 0   | 813 | 414   | 83     |
      | web            | 0   | 813 | 138   | 49     |
      | memo           | 138 | 813 | 138   | 49     |
      | profile        | 276 | 813 | 138   | 49     |
    And these elements have the image:
      | photo   | person            |
      | web     | safari            |
      | memo    | square.and.pencil |
      | profile | person            |

  Scenario: The web
    When I sign in with Apple
    And I choose "web"
    Then the screen matches snapshot "web"
    And the screen's navigation bar is on
    And these elements have these frames:
      | element | x   | y   | width | height |
      | page    | 0   | 88  | 414   | 725    |
      | tab bar | 0   | 813 | 414   | 83     |
      | web     | 0   | 813 | 138   | 49     |
      | memo    | 138 | 813 | 138   | 49     |
      | profile | 276 | 813 | 138   | 49     |
    And these elements have the image:
      | web     | safari            |
      | memo    | square.and.pencil |
      | profile | person            |
