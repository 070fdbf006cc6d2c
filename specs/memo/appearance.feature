@appearance
Feature: The drawing of the memo app
  Where the reference app draws what its screens show, with which images and colours. No document
  asks for this: an app that is drawn otherwise leaves this file out.

  Background:
    Given memo 1 is "Milk" of "2020-02-17"
    And the app stored "1" as "memo 1 favourite"
    And the "memo" app is open

  Scenario: The button to sign in is in the middle of the first screen
    Given the system rebuilds the screen
    Then these elements have these frames:
      | element            | x  | y   | width | height |
      | Sign in with Apple | 40 | 423 | 334   | 50     |

  Rule: After signing in

    Background:
      Given I sign in with Apple

    Scenario Outline: The web fills the space above the tab bar, which has three icons: <when>
      Given <when>
      When I choose "web"
      Then these elements have these frames:
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

      Examples:
        | when                       |
        | I am on the "memos" screen |
        | I log out and in again     |

    Scenario Outline: The list is between its title and the tab bar: <when>
      Given <when>
      Then these elements have these frames:
        | element  | x   | y  | width | height |
        | title    | 60  | 44 | 294   | 44     |
        | New memo | 360 | 44 | 44    | 44     |
        | memos    | 0   | 88 | 414   | 725    |
        | Milk     | 0   | 88 | 414   | 60     |

      Examples:
        | when                       |
        | I am on the "memos" screen |
        | I log out and in again     |

    Scenario Outline: The action <action> is <colour>
      When I swipe <direction> on the "Milk" row
      Then the background colour of the "<action>" button is <colour>

      Examples:
        | action       | direction | colour  |
        | Notification | right     | #007aff |
        | Delete       | left      | #ff3b30 |

    Scenario Outline: The text of a memo is below its title and its four buttons: <when>
      Given <when>
      When I tap "Milk"
      Then these elements have these frames:
        | element   | x   | y  | width | height |
        | title     | 60  | 44 | 210   | 44     |
        | back      | 10  | 44 | 44    | 44     |
        | trash     | 270 | 44 | 44    | 44     |
        | heart     | 316 | 44 | 44    | 44     |
        | action    | 362 | 44 | 44    | 44     |
        | memo text | 0   | 88 | 414   | 808    |
      And these elements have the image:
        | trash  | trash               |
        | heart  | heart.fill          |
        | action | square.and.arrow.up |

      Examples:
        | when                                    |
        | I am on the "memos" screen              |
        | I tap "New memo" and then "back" 1 time |

    Scenario: The heart beats in the middle of the screen
      Given I tap "Milk"
      When I tap "heart" 2 times
      Then these elements have these frames:
        | element         | x   | y   | width | height |
        | heart animation | 107 | 348 | 200   | 200    |

    Scenario Outline: The profile has the photo above the counts: <when>
      Given <when>
      When I choose "profile"
      Then these elements have these frames:
        | element        | x   | y   | width | height |
        | photo          | 147 | 108 | 120   | 120    |
        | Choose a photo | 127 | 238 | 160   | 44     |
        | 메모           | 20  | 298 | 187   | 40     |
        | 좋아요         | 207 | 298 | 187   | 40     |
        | 로그아웃       | 40  | 368 | 334   | 44     |

      Examples:
        | when                       |
        | I am on the "memos" screen |
        | I log out and in again     |
