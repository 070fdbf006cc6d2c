Feature: The pages of a shop
  A shop may have pages of its own on the web; a button for each leads there.

  Background:
    Given the "서점 하나" card is open

  Scenario: A page that the shop does not have
    When I tap "facebook"
    Then I see the alert "알림"
    And the alert says "아쉽게도 해당 페이지가 없네요!ㅠㅠ"
    And the alert offers:
      | 확인 |
    And no link is opened

  Scenario: A page that it has is opened
    When I tap "homepage"
    Then the link "https://shop1.example" is opened
    And I am on the "Safari" screen
