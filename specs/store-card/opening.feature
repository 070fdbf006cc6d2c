Feature: A card opens
  The screen of a card grows out of it: one animator moves it over the screen like a spring, another
  one lets it grow, and both start together.

  Rule: A push of the app's own

    Background:
      Given the "store-card" app is open

    @card-1.1 @card-1.8 @card-6.2 @card-6.11 @card-6.12
    Scenario: The screen is pushed, and moves like a spring by the app's own means
      When I tap the "서점 하나" card
      Then the "card" screen is pushed with animation
      And the "card" screen takes 900 ms to appear
      And these animations run in this order:
        | element | property | from | to | duration | curve  | damping |
        | page    | y        | 283  | 0  | 900 ms   | spring | 0.7     |

    @card-6.11 @card-6.13 @card-6.18
    Scenario: A second animator starts after the first, sets the size and moves the screen sideways
      When I tap the "서점 하나" card
      Then these animations run in this order:
        | element | property | from | to  | duration | curve           |
        | page    | y        | 283  | 0   | 900 ms   | spring          |
        | page    | x        | 43.5 | 0   | 400 ms   | ease in and out |
        | page    | width    | 327  | 414 | 400 ms   | ease in and out |
        | page    | height   | 405  | 896 | 400 ms   | ease in and out |

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

    @card-6.6 @card-6.7 @card-6.9
    Scenario: The screen is put in the place of its card, as small as that, before it moves
      When I tap the "서점 하나" card
      Then these happen in this order:
        | who  | what      |
        | page | attached  |
        | page | jump      |
        | page | animation |
      And the x of "page" jumps from 0 to 43.5
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

    @card-2.5 @card-6.16
    Scenario: The transition comes about, and a screen of its own is on top of the list
      When I tap the "서점 하나" card
      Then the screens on the stack are:
        | recommended |
        | card        |
      And these happen in this order:
        | who         | what             |
        | recommended | viewDidDisappear |
        | card        | viewDidAppear    |

  Rule: Only screens that take part are animated

    @card-2.6 @card-3.6 @card-3.7 @card-3.8 @card-5.1 @card-5.2 @card-6.14
    Scenario Outline: The screen is told before either animator starts, and takes part in both: <visit>
      Given the device is an "iPhone 8"
      And the list is open <visit>
      When I tap the "서점 하나" card
      Then these animations run in this order:
        | element | property      | from | to  | duration |
        | page    | corner radius | 10   | 0   | 900 ms   |
        | header  | height        | 310  | 405 | 400 ms   |
        | name    | offset        | 16   | 36  | 400 ms   |

      Examples:
        | visit              |
        | for the first time |
        | again after a card |

    @card-5.3
    Scenario: The list adds nothing to the animation, also after my page
      Given the list is open again after my page
      When I tap the "서점 하나" card
      Then the "guide" card is not animated
      And "cards" is not animated

    @card-6.3
    Scenario: A screen that grew out of no card is there at once
      Given the "store-card" app is open
      And I tap the "guide" card
      When I tap "Open the first card"
      Then I am on the "card" screen
      And "name" shows "서점 하나"
      And "page" is not animated
      And "header" is not animated
      And "page" fills the screen
      And the opacity of "close" jumps from 0 to 1

    @card-6.3
    Scenario: A screen that grew out of no card tells as much as any other
      Given the "store-card" app is open
      And I tap the "guide" card
      When I tap "Open the first card"
      Then "review 1" is 322 points high
      And "review text 1" is 20 points high
      And "review text 1" shows "조용해요"
      And the "review 1" row is above the "review 2" row

    @card-6.3
    Scenario: A screen that grew out of no card goes at once
      Given the "store-card" app is open
      And I tap the "guide" card
      And I tap "Open the first card"
      When I tap "close"
      Then I am on the "guide" screen
      And "page" is not animated
      And I see "tab bar"

    @card-6.3 @card-9.4
    Scenario: A screen that grew out of no card is there at once the second time as well
      Given the "store-card" app is open
      And I tap the "guide" card
      And I tap "Open the first card"
      And I tap "close"
      When I tap "Open the first card"
      Then I am on the "card" screen
      And "page" is not animated
      And "header" is not animated
      And the opacity of "close" jumps from 0 to 1
      And the offset of "name" is 60
      And I do not see "tab bar"

    @card-6.4
    Scenario: The guide takes no part, so its card stays as it is
      Given the "store-card" app is open
      When I tap the "guide" card
      Then the "guide" screen is pushed with animation
      And nothing is animated
      And these happen in this order:
        | who         | what             |
        | recommended | viewDidDisappear |
        | guide       | viewDidAppear    |

    @card-6.4
    Scenario: The guide goes as the system lets screens go, and its card is there
      Given the "store-card" app is open
      And I tap the "guide" card
      When I tap "close"
      Then the "guide" screen is popped with animation
      And nothing is animated
      And I see the "guide" card
      And these happen in this order:
        | who         | what             |
        | guide       | viewDidDisappear |
        | recommended | viewDidAppear    |

    @card-6.4
    Scenario: The guide comes and goes without taking part the second time as well
      Given the "store-card" app is open
      And I tap the "guide" card
      And I tap "close"
      When I tap the "guide" card
      And I tap "close"
      Then the "guide" screen is pushed with animation
      And the "guide" screen is popped with animation
      And nothing is animated
      And these happen in this order:
        | who         | what             |
        | guide       | viewDidAppear    |
        | guide       | viewDidDisappear |
        | recommended | viewDidAppear    |

    @card-6.4
    Scenario: A guide that the system rebuilt leads to the first card and back to the list
      Given the "store-card" app is open
      And I tap the "guide" card
      And the system rebuilds the screen
      And I tap "Open the first card"
      And I tap "close"
      When I tap "close"
      Then the "guide" screen is popped with animation
      And I am on the "recommended" screen

    @card-6.4
    Scenario: A card that is chosen after the guide grows as always
      Given the "store-card" app is open
      And I look at the guide and come back
      When I tap the "서점 하나" card
      Then the y of "page" is animated from 283 to 0
      And the width of "page" is animated from 327 to 414

  Rule: On screens of all sizes

    @card-6.1 @card-6.5 @card-6.7 @card-6.8 @card-6.15
    Scenario Outline: The screen grows from the size of its card until it fills the screen: <device>
      Given the device is an "<device>"
      And the list is open <visit>
      When I tap the "서점 하나" card
      Then the width of "page" is animated from 327 to <width>
      And the height of "page" is animated from <card> to <height>
      And "page" fills the screen
      And "detail" fills the screen

      Examples:
        | device       | visit              | card | width | height |
        | iPhone SE    | for the first time | 405  | 320   | 568    |
        | iPhone 8     | again after a card | 310  | 375   | 667    |
        | iPad Pro 11  | for the first time | 405  | 834   | 1194   |
        | Mac Catalyst | for the first time | 405  | 1024  | 768    |

  Rule: With other durations

    @card-6.12 @card-6.13 @card-6.17
    Scenario Outline: The longer one decides when it is over: <moving> ms and <growing> ms
      Given the app stored "<moving>" as "positioning duration"
      And the app stored "<growing>" as "resizing duration"
      And the list is open again after a card
      When I tap the "서점 하나" card
      Then the "card" screen takes <time> to appear
      And the y of "page" is animated for <moves>
      And the width of "page" is animated for <grows>

      Examples:
        | moving | growing | moves  | grows  | time   |
        | 501    | 500     | 401 ms | 400 ms | 401 ms |
        | 500    | 500     | 400 ms | 400 ms | 400 ms |
        | 500    | 501     | 400 ms | 401 ms | 401 ms |
