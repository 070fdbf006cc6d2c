Feature: Steps of the store card

  @step
  Scenario: the "<card>" card is open
    Given the "store-card" app is open
    And I tap the "<card>" card

  @step
  Scenario: the "<card>" card is open for the first time
    Given the "<card>" card is open

  @step
  Scenario: the "<card>" card is open for the second time
    Given the "<card>" card is open
    And I tap "close"
    And I tap the "<card>" card

  @step
  Scenario: a card at the upper edge is open for the first time
    Given the "store-card" app is open
    And I scroll down by 283 points
    And I tap the "서점 하나" card

  @step
  Scenario: a card at the upper edge is open for the second time
    Given a card at the upper edge is open for the first time
    And I scroll down by 600 points
    And I tap "close"
    And I tap the "서점 하나" card

  @step
  Scenario: the list is open for the first time
    Given the "store-card" app is open

  @step
  Scenario: the list is open again after a card
    Given the "서점 하나" card is open
    And I tap "close"

  @step
  Scenario: the list is open again after my page
    Given the "store-card" app is open
    And I choose "My page"
    And I choose "Recommended"

  @step
  Scenario: the list is open again after the system rebuilt it
    Given the "store-card" app is open
    And the system rebuilds the screen

  @step
  Scenario: I look at a card and come back
    When I tap the "서점 하나" card
    And I tap "close"

  @step
  Scenario: I look at the guide and come back
    When I tap the "guide" card
    And I tap "close"

  @step
  Scenario: I look at my page and come back
    # survives: the list is the same without the way there, which is the point
    When I choose "My page"
    And I choose "Recommended"

  @step
  Scenario: I look at another app and come back
    When I leave the app
    And I come back to the app

  @step
  Scenario: shop <number:int> answers:
    Given GET "https://cozy.example/stores/<number>" answers 200 with:
      """
      <text>
      """

  @step
  Scenario: shop 1 has the review "<review>"
    Given GET "https://cozy.example/stores/1" answers 200 with:
      """
      latitude: 37.556693
      longitude: 126.929313
      review:<review>
      """

  @step
  Scenario: the map app shows <latitude>, <longitude>
    Then the link "nmap://place?lat=<latitude>&lng=<longitude>&name=Cozy%ea%b0%80%20%ec%b6%94%ec%b2%9c%ed%95%98%eb%8a%94%20%ec%84%9c%ec%a0%90&gamsung.Cozy=Cozy" is opened
    And I am on the "Naver Map" screen

  @step
  Scenario: the tab bar is back below the cards
    Then I see "tab bar"
    And "cards" is above "tab bar"
