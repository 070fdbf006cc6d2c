Feature: Steps of the store card

  @step
  Scenario: the "<card>" card is open
    Given the "store-card" app is open
    And I tap the "<card>" card
