@appearance
Feature: The screens of the cards
  What each screen shows.

  Background:
    Given shop 1 answers:
      """
      latitude: 37.556693
      longitude: 126.929313
      review: 1234567890123
      review: 12345678901234567890
      """

  Scenario: The list shows a guide and three shops
    When I open the "store-card" app
    Then the screen matches snapshot "list"
    And the screen's navigation bar is off

  Scenario: The guide leads to the first shop
    Given the "store-card" app is open
    When I tap the "guide" card
    Then the screen matches snapshot "guide"
    And the screen's navigation bar is off

  @card-1.6
  Scenario Outline: A card shows its header, its map and its reviews: <visit>
    Given the list is open <visit>
    When I tap the "서점 하나" card
    Then the screen matches snapshot "card"
    And the screen's navigation bar is off

    Examples:
      | visit              |
      | for the first time |
      | again after a card |

  Scenario: My page shows nothing but the tab bar
    Given the "store-card" app is open
    When I choose "My page"
    Then the screen matches snapshot "my-page"
    And the screen's navigation bar is on
