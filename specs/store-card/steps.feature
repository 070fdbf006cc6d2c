Feature: Steps of the store card

  @step
  Scenario: the "<card>" card is open
    Given the "store-card" app is open
    And I tap the "<card>" card

  @step
  Scenario: I open the first card and close it
    When I tap the "서점 하나" card
    And I tap "close"

  @step
  Scenario: I look at my page and come back
    When I choose "My page"
    And I choose "Recommended"
