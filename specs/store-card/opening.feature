Feature: A card opens
  The screen of a card grows out of it: one animator moves it over the screen like a spring, another
  one lets it grow, and both start together.

  Rule: A push of the app's own

    Background:
      Given the "store-card" app is open

    @card-1.1 @card-1.8 @card-6.2
    Scenario: The screen is pushed, and moves by the app's own means
      When I tap the "서점 하나" card
      Then the "card" screen is pushed with animation
      And these animations run in this order:
        | element | property | from | to | curve           |
        | page    | y        | 283  | 0  | spring          |
        | page    | x        | 43.5 | 0  | ease in and out |

    @card-2.5
    Scenario: The card's screen is a screen of its own
      When I tap the "서점 하나" card
      Then the screens on the stack are:
        | recommended |
        | card        |

    @card-2.1 @card-2.7 @card-6.7
    Scenario Outline: The screen starts where its card is: <place>
      Given I scroll down by 441 points
      When I tap the "<card>" card
      Then the y of "page" jumps from 0 to <y>
      And the y of "page" is animated from <y> to 0

      Examples:
        | place                           | card      | y    |
        | at the top, partly out of sight | 서점 하나 | -158 |
        | in the middle                   | 서점 둘   | 283  |
        | at the bottom, partly covered   | 서점 셋   | 724  |

    @card-6.6
    Scenario: The screen is put into the container before it moves
      When I tap the "서점 하나" card
      Then these happen in this order:
        | who  | what      |
        | page | attached  |
        | page | jump      |
        | page | animation |

    @card-6.7 @card-6.9
    Scenario: The screen is as small as its card before it moves
      When I tap the "서점 하나" card
      Then the x of "page" jumps from 0 to 43.5
      And the y of "page" jumps from 0 to 283
      And the width of "page" jumps from 414 to 327
      And the height of "page" jumps from 896 to 405

    @card-6.10 @card-6.15
    Scenario: The card is hidden on the way and visible again at the end
      When I tap the "서점 하나" card
      Then the visibility of the "서점 하나" card jumps from 1 to 0
      And the visibility of the "서점 하나" card jumps from 0 to 1
      And these happen in this order:
        | who       | what          |
        | 서점 하나 | jump          |
        | page      | animation     |
        | 서점 하나 | jump          |
        | card      | viewDidAppear |

    @card-6.16
    Scenario: The transition comes about
      When I tap the "서점 하나" card
      Then I am on the "card" screen
      And these happen in this order:
        | who         | what             |
        | recommended | viewDidDisappear |
        | card        | viewDidAppear    |

  Rule: Two animators side by side

    Background:
      Given the "store-card" app is open

    @card-6.11 @card-6.12
    Scenario: One moves the screen, in a tenth of a second less than a second, like a spring
      When I tap the "서점 하나" card
      Then these animations run in this order:
        | element | property | from | to | duration | curve  | damping |
        | page    | y        | 283  | 0  | 900 ms   | spring | 0.7     |

    @card-6.11 @card-6.13
    Scenario: The other one sets the size and moves the screen sideways
      When I tap the "서점 하나" card
      Then these animations run in this order:
        | element | property | from | to  | duration | curve           |
        | page    | x        | 43.5 | 0   | 400 ms   | ease in and out |
        | page    | width    | 327  | 414 | 400 ms   | ease in and out |
        | page    | height   | 405  | 896 | 400 ms   | ease in and out |

    @card-6.18
    Scenario: The moving starts first, then the growing
      When I tap the "서점 하나" card
      Then these animations run in this order:
        | element | property |
        | page    | y        |
        | page    | width    |

    @card-6.14
    Scenario: The screen is told before either starts, so it can take part in both
      When I tap the "서점 하나" card
      Then these animations run in this order:
        | element | property      | duration |
        | page    | corner radius | 900 ms   |
        | name    | offset        | 400 ms   |
      And these happen in this order:
        | who       | what      |
        | 서점 하나 | jump      |
        | page      | jump      |
        | page      | animation |

  Rule: Only screens that take part are animated

    Background:
      Given the "store-card" app is open

    @card-5.1
    Scenario: The card's screen is told that it comes, and adds what is its own
      When I tap the "서점 하나" card
      Then the corner radius of "page" is animated from 10 to 0
      And the offset of "name" is animated from 16 to 60

    @card-5.1
    Scenario: It is also told that it goes
      Given I tap the "서점 하나" card
      When I tap "close"
      Then the corner radius of "page" is animated from 0 to 10
      And the offset of "name" is animated from 60 to 16

    @card-5.3
    Scenario: The list adds nothing
      When I tap the "서점 하나" card
      Then the "guide" card is not animated
      And "cards" is not animated

    @card-6.3
    Scenario: A screen that grew out of no card takes no part
      Given I tap the "guide" card
      When I tap "Open the first card"
      Then "page" is not animated
      And "header" is not animated
      And I see "close"

    Scenario: It is there at once and can be closed
      Given I tap the "guide" card
      And I tap "Open the first card"
      When I tap "close"
      Then I am on the "guide" screen

    @card-6.4
    Scenario: The guide takes no part, so its card stays as it is
      When I tap the "guide" card
      Then nothing is animated

    Scenario: The guide goes as the system lets screens go
      Given I tap the "guide" card
      When I tap "close"
      Then the "guide" screen is popped with animation

    @card-6.4
    Scenario: The guide's card is there afterwards
      Given I tap the "guide" card
      When I tap "close"
      Then I see the "guide" card

  Rule: On screens of all sizes

    @card-6.7 @card-6.8
    Scenario Outline: The screen grows from the card's size to its own: <device>
      Given the device is an "<device>"
      And the "store-card" app is open
      When I tap the "서점 하나" card
      Then the width of "page" is animated from 327 to <width>
      And the height of "page" is animated from <card> to <height>

      Examples:
        | device      | card | width | height |
        | iPhone 8    | 310  | 375   | 667    |
        | iPhone X    | 405  | 375   | 812    |
        | iPad Pro 11 | 405  | 834   | 1194   |

    @card-6.1 @card-6.5 @card-6.15
    Scenario Outline: At the end the screen is as large as it was made: <device>
      Given the device is an "<device>"
      And the "store-card" app is open
      When I tap the "서점 하나" card
      Then "page" fills the screen
      And "detail" fills the screen

      Examples:
        | device        |
        | iPhone 8      |
        | iPhone 11 Pro |
        | Mac Catalyst  |

    @card-5.2
    Scenario: It is handed both animators and both frames
      Given the device is an "iPhone 8"
      And the "store-card" app is open
      When I tap the "서점 하나" card
      Then these animations run in this order:
        | element | property      | from | to  | duration |
        | page    | corner radius | 10   | 0   | 900 ms   |
        | header  | height        | 310  | 405 | 400 ms   |

  Rule: With other durations

    @card-6.12 @card-6.13 @card-6.17
    Scenario Outline: The longer one decides when it is over: <moving> ms and <growing> ms
      Given the app stored "<moving>" as "positioning duration"
      And the app stored "<growing>" as "resizing duration"
      And the "store-card" app is open
      When I tap the "서점 하나" card
      Then the "card" screen takes <time> to appear
      And the y of "page" is animated for <moves>
      And the width of "page" is animated for <grows>

      Examples:
        | moving | growing | moves  | grows   | time    |
        | 1000   | 500     | 900 ms | 400 ms  | 900 ms  |
        | 501    | 500     | 401 ms | 400 ms  | 401 ms  |
        | 500    | 500     | 400 ms | 400 ms  | 400 ms  |
        | 500    | 501     | 400 ms | 401 ms  | 401 ms  |
        | 500    | 1200    | 400 ms | 1100 ms | 1100 ms |
