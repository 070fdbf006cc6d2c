Feature: The screen of a card
  A header that was the card, and below it all there is to tell. While the screen comes and goes its
  header takes the height and the place that it needs.

  Rule: It comes

    @card-2.3
    Scenario: The main part is below the header and scrolls with it
      Given the "서점 하나" card is open
      When I scroll down by 100 points
      Then "header" has moved up by 100 points
      And "about" has moved up by 100 points
      And the "header" area is above "about"

    @card-2.3
    Scenario: The close button stays where it is while all the rest scrolls
      Given the "서점 하나" card is open
      When I scroll down by 300 points
      Then "close" has not moved
      And "name" has moved up by 300 points
      And "marker" has moved up by 300 points
      And "review text 1" has moved up by 300 points

    @card-1.7 @card-2.4
    Scenario: The header is there first, and what is below it comes with the animation
      Given the "store-card" app is open
      When I tap the "서점 하나" card
      Then the height of "detail" jumps from 896 to 405
      And the height of "detail" is animated from 405 to 896
      And "header" is 405 points high

    @card-2.6 @card-3.1 @card-3.4 @card-3.6 @card-3.7
    Scenario: The header grows with the screen, from the height of its card to 405 points
      Given the device is an "iPhone 8"
      And the "store-card" app is open
      When I tap the "서점 하나" card
      Then the height of "header" jumps from 405 to 310
      And the height of "header" is animated from 310 to 405
      And the height of "header" is animated for 400 ms
      And "header" is 405 points high

    @card-3.2
    Scenario: The close button comes with the screen
      Given the "store-card" app is open
      When I tap the "서점 하나" card
      Then I see "close"
      And the opacity of "close" jumps from 0 to 1

    @card-3.3 @card-3.8
    Scenario: It looks like a card at first, and loses that look while it moves
      Given the "store-card" app is open
      When I tap the "서점 하나" card
      Then the corner radius of "page" jumps from 0 to 10
      And the corner radius of "page" is animated from 10 to 0
      And the corner radius of "page" is animated for 900 ms
      And the corner radius of "page" is 0

    @card-3.5
    Scenario Outline: What is on the header keeps clear of the safe area: <device>
      Given the device is an "<device>"
      And the list is open <visit>
      When I tap the "서점 하나" card
      Then the offset of "name" is <offset>

      Examples:
        | device       | visit              | offset |
        | iPhone 8     | again after a card | 36     |
        | iPhone 11    | for the first time | 60     |
        | Mac Catalyst | for the first time | 16     |

    @card-3.5
    Scenario: What is on the header keeps clear of the safe area without a card as well
      Given the "store-card" app is open
      And I tap the "guide" card
      When I tap "Open the first card"
      Then the offset of "name" is 60

  Rule: It goes

    @card-2.2
    Scenario: The whole screen shrinks back into its card, in a full second
      Given the "서점 하나" card is open
      When I tap "close"
      Then the "card" screen is popped with animation
      And the "card" screen takes 1 second to go
      And these animations run in this order:
        | element | property | from | to   | duration | curve           | damping |
        | page    | y        | 0    | 283  | 1 s      | spring          | 0.7     |
        | page    | x        | 0    | 43.5 | 500 ms   | ease in and out |         |
        | page    | width    | 414  | 327  | 500 ms   | ease in and out |         |
        | page    | height   | 896  | 405  | 500 ms   | ease in and out |         |

    @card-2.2 @card-2.7
    Scenario: The screen shrinks into the card that it grew out of, not into another one
      Given the "store-card" app is open
      And I scroll down by 441 points
      And I tap the "서점 셋" card
      When I tap "close"
      Then the y of "page" is animated from 0 to 724
      And the visibility of the "서점 셋" card jumps from 1 to 0
      And the visibility of the "서점 셋" card jumps from 0 to 1

    @card-4.1 @card-4.3
    Scenario Outline: A header that was scrolled comes back to the upper edge without a jump: <points>
      Given a card at the upper edge is open <visit>
      And I scroll down by <points> points
      When I tap "close"
      Then the y of "header" is animated from -<points> to 0

      Examples:
        | points | visit               |
        | 1      | for the second time |
        | 405    | for the first time  |

    @card-2.6 @card-4.2
    Scenario Outline: A header further above than it is high slides in from just above the screen: <points>
      Given a card at the upper edge is open <visit>
      And I scroll down by <points> points
      When I tap "close"
      Then the y of "header" jumps from -<points> to -405
      And the y of "header" is animated from -405 to 0

      Examples:
        | points | visit               |
        | 406    | for the second time |
        | 600    | for the first time  |

    @card-4.3
    Scenario: Whether a header jumps depends on its height on the whole screen, not on the card
      Given the device is an "iPhone 8"
      And the "store-card" app is open
      And I scroll down by 259 points
      And I tap the "서점 하나" card
      And I scroll down by 400 points
      When I tap "close"
      Then the y of "header" is animated from -400 to 0

    @card-2.2
    Scenario: A card that is closed before its details are there shrinks as well
      Given GET "https://cozy.example/stores/1" is never answered
      And the "서점 하나" card is open
      When I tap "close"
      Then the "card" screen is popped with animation
      And the y of "page" is animated from 0 to 283

    @card-4.4
    Scenario: What is on the header stands where it does on a card
      Given the "서점 하나" card is open
      When I tap "close"
      Then the offset of "name" is animated from 60 to 16

    @card-2.6 @card-4.5
    Scenario: The header shrinks to the size of its card
      Given the device is an "iPhone 8"
      And the "서점 하나" card is open
      When I tap "close"
      Then the height of "header" is animated from 405 to 310
      And the width of "header" is animated from 375 to 327

    @card-4.6
    Scenario: The close button fades as long as the screen shrinks
      Given the "서점 하나" card is open
      When I tap "close"
      Then the opacity of "close" is animated from 1 to 0
      And the opacity of "close" is animated for 500 ms

    @card-4.7 @card-5.1 @card-5.2
    Scenario: It looks like a card again while it moves
      Given the "서점 하나" card is open
      When I tap "close"
      Then the corner radius of "page" is animated from 0 to 10
      And the corner radius of "page" is animated for 1 second

    @card-4.4 @card-4.5 @card-4.6 @card-4.7
    Scenario: A card that was scrolled far closes like any other
      Given the device is an "iPhone 8"
      And the "서점 하나" card is open
      And I scroll down by 600 points
      When I tap "close"
      Then the height of "header" is animated from 405 to 310
      And the offset of "name" is animated from 36 to 16
      And the opacity of "close" is animated from 1 to 0
      And the opacity of "close" is animated for 500 ms
      And the corner radius of "page" is animated from 0 to 10
      And the corner radius of "page" is animated for 1 second

    @card-6.10
    Scenario: The card is hidden on the way back and there at the end
      Given the "서점 하나" card is open
      When I tap "close"
      Then the visibility of the "서점 하나" card jumps from 1 to 0
      And I see the "서점 하나" card
      And these happen in this order:
        | who         | what             |
        | page        | animation        |
        | 서점 하나   | jump             |
        | card        | viewDidDisappear |
        | recommended | viewDidAppear    |

    @card-6.17
    Scenario Outline: The way back takes the time of the longer one: <moving> ms and <growing> ms
      Given the app stored "<moving>" as "positioning duration"
      And the app stored "<growing>" as "resizing duration"
      And the "서점 하나" card is open
      When I tap "close"
      Then the "card" screen takes <time> to go
      And the width of "page" is animated for <shrinks>

      Examples:
        | moving | growing | shrinks | time   |
        | 500    | 500     | 500 ms  | 500 ms |
        | 500    | 501     | 501 ms  | 501 ms |
