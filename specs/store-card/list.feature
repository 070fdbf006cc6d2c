Feature: The list of cards
  Shops on cards below each other, after a guide. A tap on a card lets it grow to the whole screen.

  Rule: The cards are a list

    Scenario: The app begins with the list
      When I open the "store-card" app
      Then I am on the "recommended" screen

    @card-1.3
    Scenario: The cards stand below each other
      Given the "store-card" app is open
      Then I see in this order:
        | guide     |
        | 서점 하나 |
        | 서점 둘   |
      And the "guide" card is above the "서점 하나" card
      And the "서점 하나" card is above the "서점 둘" card

    @card-1.3
    Scenario Outline: There are more cards than fit, so the list scrolls: <visit>
      Given the list is open <visit>
      When I scroll down by 205 points
      Then the "서점 하나" card has moved up by 205 points
      And the "서점 둘" card is above the "서점 셋" card
      And the "guide" card is not in view

      Examples:
        | visit                             |
        | for the first time                |
        | again after my page               |
        | again after the system rebuilt it |

    @card-1.3
    Scenario: The list ends after the last card
      Given the "store-card" app is open
      When I scroll down by 2000 points
      Then "cards" is scrolled to its end
      And the "서점 셋" card is not covered

    @card-1.3
    Scenario Outline: The list is where I scrolled it to when I come back from <place>
      Given the "store-card" app is open
      And I scroll down by 100 points
      When I look at <place> and come back
      Then the scroll offset of "cards" is 100
      And the "guide" card is above the "서점 하나" card
      And the "서점 하나" card is above the "서점 둘" card

      Examples:
        | place       |
        | a card      |
        | my page     |
        | another app |

    @card-1.3
    Scenario: A list begins at the top each time the system rebuilds it
      Given the "store-card" app is open
      And the system rebuilds the screen
      And I scroll down by 100 points
      When the system rebuilds the screen
      Then the scroll offset of "cards" is 0
      And I see in this order:
        | guide     |
        | 서점 하나 |
        | 서점 둘   |
      And the "서점 하나" card is above the "서점 둘" card

    @card-1.3 @card-1.4
    Scenario: A card of a list that the system rebuilt grows as always
      Given the list is open again after the system rebuilt it
      When I tap the "서점 둘" card
      Then the "card" screen is pushed with animation
      And the y of "page" is animated from 724 to 0
      And "name" shows "서점 둘"

    Scenario: The guide of a list that the system rebuilt can be opened
      Given the list is open again after the system rebuilt it
      When I tap the "guide" card
      Then I am on the "guide" screen

    Scenario: An app that is started again begins with the list
      Given the "서점 하나" card is open
      When I restart the app
      Then I am on the "recommended" screen
      And the tab bar is back below the cards

  Rule: A card is chosen

    @card-1.4
    Scenario Outline: A card grows to fill the screen, and the status bar goes: <device>
      Given the device is an "<device>"
      And the "store-card" app is open
      When I tap the "서점 하나" card
      Then I am on the "card" screen
      And "page" fills the screen
      And the screen's status bar is off

      Examples:
        | device    |
        | iPhone 11 |
        | iPhone 8  |
        | iPad      |

    @card-1.4 @card-6.1
    Scenario: A card fills the screen when the device is turned as well
      Given the device is an "iPhone 11"
      And the "서점 하나" card is open
      # survives: before the turn it filled the screen, and it must do so after it
      When I rotate the device to landscape
      Then "page" fills the screen
      And the screen's status bar is off
      And I do not see "tab bar"

    @card-1.4
    Scenario: The status bar stays away when the app comes back
      Given the "서점 하나" card is open
      When I look at another app and come back
      Then the screen's status bar is off

    @card-1.4
    Scenario: The status bar is back with the list
      Given the "서점 하나" card is open
      When I tap "close"
      Then I am on the "recommended" screen
      And the screen's status bar is on

    @card-1.4 @card-2.5
    Scenario Outline: Each card tells of its own shop: <card>
      Given the "서점 하나" card is open
      And I tap "close"
      And I scroll down by 441 points
      When I tap the "<card>" card
      Then "name" shows "<card>"
      And "about" shows "What makes <card> a place to stay"
      And the app sends GET "https://cozy.example/stores/<number>"

      Examples:
        | card    | number |
        | 서점 둘 | 2      |
        | 서점 셋 | 3      |

    @card-1.5 @card-1.6
    Scenario: What a card has to tell is longer than the screen
      Given the "서점 하나" card is open
      When I scroll down by 600 points
      Then "detail" has more to show than fits
      And the scroll offset of "detail" is 600
      And "header" is not in view

    @card-1.6
    Scenario: A card begins with its header, however far it was scrolled before it was closed
      Given the "서점 하나" card is open
      And I scroll down by 600 points
      And I tap "close"
      When I tap the "서점 하나" card
      Then the scroll offset of "detail" is 0
      And "header" is in view

    @card-1.5 @card-1.6
    Scenario: What a card has to tell ends with its last review, each time it is opened
      Given the "서점 하나" card is open for the second time
      When I scroll down by 2000 points
      Then "detail" is scrolled to its end
      And "review 3" is in view
      And "header" is not in view

    @card-1.6
    Scenario: A card is where I scrolled it to when I come back from a web page
      Given the "서점 하나" card is open
      And I scroll down by 100 points
      And I tap "homepage"
      When I come back to the app
      Then the scroll offset of "detail" is 100

    @card-1.6
    Scenario: A card tells the same from the top each time the system rebuilds it
      Given the "서점 둘" card is open
      And the system rebuilds the screen
      And I scroll down by 100 points
      When the system rebuilds the screen
      Then "name" shows "서점 둘"
      And the scroll offset of "detail" is 0
      And "page" fills the screen
      And the screen's status bar is off
      And I see "close"
      And I see "marker"
      And "review 1" is 322 points high

    @card-1.6 @card-9.4
    Scenario: A card that the system rebuilt is closed as always
      Given the "서점 하나" card is open
      And the system rebuilds the screen
      When I tap "close"
      Then the "card" screen is popped with animation
      And the y of "page" is animated from 0 to 283
      And the tab bar is back below the cards
