Feature: The list of cards
  Shops on cards below each other, after a guide. A tap on a card lets it grow to the whole screen.

  Background:
    Given the "store-card" app is open

  @card-1.3
  Scenario: The cards stand below each other
    Then I am on the "recommended" screen
    And I see in this order:
      | guide     |
      | 서점 하나 |
      | 서점 둘   |
    And the "guide" card is above the "서점 하나" card
    And the "서점 하나" card is above the "서점 둘" card

  @card-1.3
  Scenario: There are more cards than fit, so the list scrolls
    When I scroll down by 441 points
    Then the "서점 하나" card has moved up by 441 points
    And I see the "서점 셋" card
    And the "guide" card is not in view

  @card-1.4
  Scenario: A card grows to fill the screen, and the status bar goes
    When I tap the "서점 하나" card
    Then I am on the "card" screen
    And "page" fills the screen
    And the screen's status bar is off

  @card-1.4
  Scenario: The status bar is back with the list
    Given I tap the "서점 하나" card
    When I tap "close"
    Then I am on the "recommended" screen
    And the screen's status bar is on

  @card-1.5 @card-1.6
  Scenario: What a card has to tell is longer than the screen
    Given I tap the "서점 하나" card
    When I scroll down by 600 points
    Then "detail" has more to show than fits
    And the scroll offset of "detail" is 600
    And "header" is not in view
