@appearance
Feature: How the reference app draws the cards
  Margins, places and images that no requirement states. An app with another drawing leaves this file
  out.

  Background:
    Given shop 1 answers:
      """
      latitude: 37.556693
      longitude: 126.929313
      review: 1234567890123
      review: 12345678901234567890
      """

  Scenario: The list comes without animation
    When I open the "store-card" app
    Then the "tabs" screen is presented without animation

  Scenario: The cards of the list are 327 points wide and 405 points high
    When I open the "store-card" app
    Then these elements have these frames:
      | element     | x    | y    | width | height |
      | cards       | 0    | 44   | 414   | 769    |
      | guide       | 43.5 | 57   | 327   | 190    |
      | 서점 하나   | 43.5 | 283  | 327   | 405    |
      | 서점 둘     | 43.5 | 724  | 327   | 405    |
      | 서점 셋     | 43.5 | 1165 | 327   | 405    |
      | tab bar     | 0    | 813  | 414   | 83     |
      | Recommended | 0    | 813  | 207   | 49     |
      | My page     | 207  | 813  | 207   | 49     |
    And the content height of "cards" is 1539
    And these elements have the corner radius:
      | guide     | 10 |
      | 서점 하나 | 10 |
      | 서점 둘   | 10 |
      | 서점 셋   | 10 |
    And these elements have the image:
      | Recommended | books  |
      | My page     | person |

  Scenario: They are 310 points high on a small phone, also in a list that the system rebuilt
    Given the device is an "iPhone 8"
    And the "store-card" app is open
    # survives: the cards were drawn so before, and must be again
    When the system rebuilds the screen
    Then these elements have these frames:
      | element   | x  | y   | width | height |
      | cards     | 0  | 20  | 375   | 598    |
      | guide     | 24 | 33  | 327   | 190    |
      | 서점 하나 | 24 | 259 | 327   | 310    |
      | 서점 둘   | 24 | 605 | 327   | 310    |
      | 서점 셋   | 24 | 951 | 327   | 310    |
    And the content height of "cards" is 1254
    And these elements have the corner radius:
      | guide     | 10 |
      | 서점 하나 | 10 |
      | 서점 둘   | 10 |
      | 서점 셋   | 10 |

  Scenario: The guide has its buttons at the top, each time it is opened
    Given the "store-card" app is open
    And I look at the guide and come back
    When I tap the "guide" card
    Then these elements have these frames:
      | element             | x   | y   | width | height |
      | title               | 60  | 44  | 294   | 44     |
      | Open the first card | 40  | 124 | 334   | 44     |
      | close               | 360 | 44  | 44    | 44     |

  Scenario: A card has its header above its buttons, its map and its reviews, each time it is opened
    Given the list is open again after a card
    When I tap the "서점 하나" card
    Then these elements have these frames:
      | element       | x     | y    | width | height |
      | page          | 0     | 0    | 414   | 896    |
      | detail        | 0     | 0    | 414   | 896    |
      | header        | 0     | 0    | 414   | 405    |
      | name          | 20    | 60   | 374   | 40     |
      | about         | 20    | 425  | 374   | 40     |
      | homepage      | 20    | 475  | 93.5  | 44     |
      | facebook      | 113.5 | 475  | 93.5  | 44     |
      | instagram     | 207   | 475  | 93.5  | 44     |
      | location      | 300.5 | 475  | 93.5  | 44     |
      | map           | 20    | 535  | 374   | 220    |
      | marker        | 197   | 615  | 20    | 30     |
      | close         | 360   | 54   | 44    | 44     |
      | review 1      | 0     | 775  | 414   | 324    |
      | review text 1 | 20    | 785  | 100   | 40     |
      | review 2      | 0     | 1099 | 414   | 324    |
      | review text 2 | 20    | 1109 | 100   | 40     |
    And the content height of "detail" is 1457
