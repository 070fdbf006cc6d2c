Feature: Cards that are opened again
  A card that was closed can be opened again, and does then what it did the first time.

  Rule: It opens

    @card-1.1 @card-1.8 @card-5.3 @card-6.2 @card-6.11 @card-6.12 @card-6.13 @card-6.16 @card-6.18
    Scenario: A card that is opened again moves and grows as it did
      Given the list is open again after a card
      When I tap the "서점 하나" card
      Then the "card" screen is pushed with animation
      And these animations run in this order:
        | element | property | from | to  | duration | curve           | damping |
        | page    | y        | 283  | 0   | 900 ms   | spring          | 0.7     |
        | page    | x        | 43.5 | 0   | 400 ms   | ease in and out |         |
        | page    | width    | 327  | 414 | 400 ms   | ease in and out |         |
        | page    | height   | 405  | 896 | 400 ms   | ease in and out |         |
      And the "guide" card is not animated

    @card-1.7 @card-2.1 @card-2.4 @card-2.7 @card-6.6 @card-6.7 @card-6.9
    Scenario: Another card starts in its own place before it moves
      Given the list is open again after a card
      And I scroll down by 441 points
      When I tap the "서점 둘" card
      Then these happen in this order:
        | who  | what      |
        | page | attached  |
        | page | jump      |
        | page | animation |
      And the x of "page" jumps from 0 to 43.5
      And the y of "page" jumps from 0 to 283
      And the width of "page" jumps from 414 to 327
      And the height of "detail" jumps from 896 to 405

    @card-3.1 @card-3.2 @card-3.3 @card-3.4
    Scenario: A card that is opened again looks like a card at first
      Given the device is an "iPhone 8"
      And the list is open again after a card
      When I tap the "서점 하나" card
      Then the corner radius of "page" jumps from 0 to 10
      And the height of "header" jumps from 405 to 310
      And the opacity of "close" jumps from 0 to 1

    @card-1.4 @card-6.10 @card-6.15
    Scenario: A card that is opened again is hidden on the way, and its screen has no status bar
      Given the list is open again after a card
      When I tap the "서점 하나" card
      Then the visibility of the "서점 하나" card jumps from 1 to 0
      And the visibility of the "서점 하나" card jumps from 0 to 1
      And "page" fills the screen
      And the screen's status bar is off

  Rule: It goes

    @card-2.2 @card-2.6 @card-4.4 @card-4.5 @card-4.6 @card-4.7 @card-5.1 @card-5.2
    Scenario: A card that is closed again shrinks and changes its look as it did
      Given the device is an "iPhone 8"
      And the "서점 하나" card is open for the second time
      # survives: the first time it was closed alike, and the second must not differ
      When I tap "close"
      Then the "card" screen is popped with animation
      And the "card" screen takes 1 second to go
      And these animations run in this order:
        | element | property      | from | to  | duration |
        | page    | y             | 0    | 259 | 1 s      |
        | page    | corner radius | 0    | 10  | 1 s      |
        | page    | width         | 375  | 327 | 500 ms   |
        | page    | height        | 667  | 310 | 500 ms   |
        | name    | offset        | 36   | 16  | 500 ms   |
        | close   | opacity       | 1    | 0   | 500 ms   |
      And the height of "header" is animated from 405 to 310

    @card-6.10
    Scenario: A card that is closed again is hidden on the way back and there at the end
      Given the "서점 하나" card is open for the second time
      When I tap "close"
      Then the visibility of the "서점 하나" card jumps from 1 to 0
      And the visibility of the "서점 하나" card jumps from 0 to 1
      And I see the "서점 하나" card

  Rule: Its map

    Background:
      Given shop 1 answers:
        """
        latitude: 37.556693
        longitude: 126.929313

        latitude: 35.179554
        longitude: 129.075642
        """

    @card-7.3 @card-7.4 @card-7.5 @card-7.6 @card-7.7 @card-7.14 @card-7.15
    Scenario: The camera flies to the marker each time a card is opened
      Given the list is open again after a card
      When I tap the "서점 하나" card
      Then these animations run in this order:
        | element | property | from                    | to                    | duration | curve | reason |
        | map     | camera   | 37.5666103, 126.9783882 | 37.556693, 126.929313 | 2 s      | fly   | 3      |
      And these happen in this order:
        | who                           | what      |
        | https://cozy.example/stores/1 | response  |
        | map                           | animation |
        | marker                        | attached  |

    @card-7.1 @card-7.8 @card-7.9 @card-7.10 @card-7.11
    Scenario: The map has its marker, its kind and its limits each time a card is opened
      Given the list is open again after a card
      When I tap the "서점 하나" card
      Then the position of "marker" is "37.556693, 126.929313"
      And "map" has these properties:
        | map type     | basic |
        | minimum zoom | 5     |
        | maximum zoom | 18    |
        | zoom         | 15    |
