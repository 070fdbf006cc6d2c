Feature: The screen of a card
  A header that was the card, and below it all there is to tell. While the screen comes and goes its
  header takes the height and the place that it needs.

  Rule: It comes

    @card-2.3
    Scenario: The main part is below the header and scrolls with it
      Given the "서점 하나" card is open
      When I scroll down by 100 points
      Then the scroll offset of "detail" is 100
      And the "header" area is above "about"

    @card-1.7 @card-2.4
    Scenario: The header is there first, and what is below it comes with the animation
      Given the "store-card" app is open
      When I tap the "서점 하나" card
      Then the height of "detail" jumps from 896 to 405
      And the height of "detail" is animated from 405 to 896
      And "header" is 405 points high

    @card-2.6 @card-3.1 @card-3.4 @card-3.6
    Scenario: The header grows from the height of its card to 405 points
      Given the device is an "iPhone 8"
      And the "store-card" app is open
      When I tap the "서점 하나" card
      Then the height of "header" jumps from 405 to 310
      And the height of "header" is animated from 310 to 405

    @card-2.6 @card-3.6
    Scenario Outline: The header is 405 points high at the end: <device>
      Given the device is an "<device>"
      And the "store-card" app is open
      When I tap the "서점 하나" card
      Then "header" is 405 points high

      Examples:
        | device       |
        | iPhone 8     |
        | iPhone 11    |
        | Mac Catalyst |

    @card-2.6 @card-3.7
    Scenario: The header grows as long as the screen grows
      Given the device is an "iPhone 8"
      And the "store-card" app is open
      When I tap the "서점 하나" card
      Then the height of "header" is animated for 400 ms

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
      And the "store-card" app is open
      When I tap the "서점 하나" card
      Then the offset of "name" is <offset>

      Examples:
        | device       | offset |
        | iPhone 8     | 36     |
        | iPhone 11    | 60     |
        | iPhone 12    | 63     |
        | iPad Pro 11  | 40     |
        | Mac Catalyst | 16     |

  Rule: Its header goes by the card's height

    @card-2.6 @card-4.5
    Scenario: The header shrinks to the height of its card
      Given the device is an "iPhone 8"
      And the "서점 하나" card is open
      When I tap "close"
      Then the height of "header" is animated from 405 to 310

  Rule: It goes

    Background:
      Given the "store-card" app is open
      And I scroll down by 283 points
      And I tap the "서점 하나" card

    @card-2.2
    Scenario: The whole screen shrinks back into its card
      When I tap "close"
      Then the "card" screen is popped with animation
      And these animations run in this order:
        | element | property | from | to   |
        | page    | x        | 0    | 43.5 |
        | page    | width    | 414  | 327  |
        | page    | height   | 896  | 405  |

    @card-4.1
    Scenario: A header that was scrolled comes back to the upper edge
      Given I scroll down by 100 points
      When I tap "close"
      Then the y of "header" is animated from -100 to 0

    @card-2.6 @card-4.2
    Scenario Outline: A header further above than it is high slides in from just above the screen: <points>
      Given I scroll down by <points> points
      When I tap "close"
      Then the y of "header" jumps from -<points> to -405
      And the y of "header" is animated from -405 to 0

      Examples:
        | points |
        | 406    |
        | 600    |

    @card-4.3
    Scenario Outline: A header less far above just comes down: <points>
      Given I scroll down by <points> points
      When I tap "close"
      Then the y of "header" is animated from -<points> to 0

      Examples:
        | points |
        | 1      |
        | 404    |
        | 405    |

    @card-4.4
    Scenario: What is on the header stands where it does on a card
      When I tap "close"
      Then the offset of "name" is animated from 60 to 16

    @card-4.6
    Scenario: The close button fades as long as the screen shrinks
      When I tap "close"
      Then the opacity of "close" is animated from 1 to 0
      And the opacity of "close" is animated for 500 ms

    @card-4.7
    Scenario: It looks like a card again while it moves
      When I tap "close"
      Then the corner radius of "page" is animated from 0 to 10
      And the corner radius of "page" is animated for 1 second

    Scenario: The way back takes the whole time
      When I tap "close"
      Then the "card" screen takes 1 second to go
      And the width of "page" is animated for 500 ms

    Scenario: The card is hidden on the way back and there at the end
      When I tap "close"
      Then the visibility of the "서점 하나" card jumps from 1 to 0
      And I see the "서점 하나" card
