@phone
Feature: The screens of the cards
  What each screen shows, and where it shows it.

  Background:
    Given GET "https://cozy.example/stores/1" answers 200 with:
      """
      latitude: 37.556693
      longitude: 126.929313
      review: 1234567890123
      review: 12345678901234567890
      """
    And the "store-card" app is open

  Scenario: The list
    Then the screen matches snapshot "list"
    And the screen's navigation bar is off
    And these elements have these frames:
      | element     | x    | y    | width | height |
      | cards       | 0    | 44   | 414   | 769    |
      | guide       | 43.5 | 57   | 327   | 190    |
      | 서점 하나   | 43.5 | 283  | 327   | 405    |
      | 서점 둘     | 43.5 | 724  | 327   | 405    |
      | 서점 셋     | 43.5 | 1165 | 327   | 405    |
      | tab bar     | 0    | 813  | 414   | 83     |
      | Recommended | 0    | 813  | 207   | 49     |
      | My page     | 207  | 813  | 207   | 49     |
    And these elements have the image:
      | Recommended | books  |
      | My page     | person |

  Scenario: The guide
    When I tap the "guide" card
    Then the screen matches snapshot "guide"
    And the screen's navigation bar is off
    And these elements have these frames:
      | element             | x   | y   | width | height |
      | title               | 60  | 44  | 294   | 44     |
      | Open the first card | 40  | 124 | 334   | 44     |
      | close               | 360 | 44  | 44    | 44     |
      | tab bar             | 0   | 813 | 414   | 83     |
      | Recommended         | 0   | 813 | 207   | 49     |
      | My page             | 207 | 813 | 207   | 49     |
    And these elements have the image:
      | Recommended | books  |
      | My page     | person |

  Scenario: A card
    When I tap the "서점 하나" card
    Then the screen matches snapshot "card"
    And the screen's navigation bar is off
    And these elements have these frames:
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

  Scenario: The reviews of a card
    When I tap the "서점 하나" card
    And I scroll down by 700 points
    Then the screen matches snapshot "reviews"
    And the screen's navigation bar is off
    And these elements have these frames:
      | element       | x     | y    | width | height |
      | page          | 0     | 0    | 414   | 896    |
      | detail        | 0     | 0    | 414   | 896    |
      | header        | 0     | -561 | 414   | 405    |
      | name          | 20    | -501 | 374   | 40     |
      | about         | 20    | -136 | 374   | 40     |
      | homepage      | 20    | -86  | 93.5  | 44     |
      | facebook      | 113.5 | -86  | 93.5  | 44     |
      | instagram     | 207   | -86  | 93.5  | 44     |
      | location      | 300.5 | -86  | 93.5  | 44     |
      | map           | 20    | -26  | 374   | 220    |
      | marker        | 197   | 54   | 20    | 30     |
      | close         | 360   | 54   | 44    | 44     |
      | review 1      | 0     | 214  | 414   | 324    |
      | review text 1 | 20    | 224  | 100   | 40     |
      | review 2      | 0     | 538  | 414   | 324    |
      | review text 2 | 20    | 548  | 100   | 40     |

  Scenario: My page
    When I choose "My page"
    Then the screen matches snapshot "my-page"
    And the screen's navigation bar is on
    And these elements have these frames:
      | element     | x   | y   | width | height |
      | tab bar     | 0   | 813 | 414   | 83     |
      | Recommended | 0   | 813 | 207   | 49     |
      | My page     | 207 | 813 | 207   | 49     |
    And these elements have the image:
      | Recommended | books  |
      | My page     | person |
