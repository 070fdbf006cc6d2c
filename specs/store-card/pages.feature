Feature: The pages of a shop
  A shop may have pages of its own on the web; a button for each leads there.

  Rule: A page that the shop has

    Background:
      Given shop 1 answers:
        """
        latitude: 37.556693
        longitude: 126.929313
        homepage: https://shop1.example
        facebook: https://facebook.com/shop1
        instagram: https://instagram.com/shop1
        """

    @card-1.6
    Scenario Outline: Each button opens its page: <page>
      Given the "서점 하나" card is open
      When I tap "<page>"
      Then the link "<address>" is opened
      And I am on the "Safari" screen

      Examples:
        | page      | address                     |
        | homepage  | https://shop1.example       |
        | facebook  | https://facebook.com/shop1  |
        | instagram | https://instagram.com/shop1 |

  Rule: A page that the shop does not have

    @card-1.6
    Scenario Outline: An alert says that there is no such page: <page>, <visit>
      Given shop 1 answers:
        """
        latitude: 37.556693
        longitude: 126.929313
        <page>: NULL
        """
      And the "서점 하나" card is open <visit>
      When I tap "<page>"
      Then I see the alert "알림"
      And the alert says "아쉽게도 해당 페이지가 없네요!ㅠㅠ"
      And the alert offers:
        | 확인 |
      And no link is opened

      Examples:
        | page      | visit               |
        | homepage  | for the first time  |
        | facebook  | for the second time |
        | instagram | for the first time  |

    @card-1.6
    Scenario: The alert is there each time, until it is answered
      Given the "서점 하나" card is open
      And I tap "facebook"
      And I answer "확인"
      When I tap "facebook"
      Then I see the alert "알림"

    @card-1.6
    Scenario: Once the alert is answered, the card goes on
      Given the "서점 하나" card is open
      And I tap "facebook"
      And I answer "확인"
      When I tap "homepage"
      Then the link "https://shop1.example" is opened

    @card-1.6
    Scenario: A page that the answer does not mention does nothing
      Given shop 1 answers:
        """
        latitude: 37.556693
        longitude: 126.929313
        blog: https://blog.example
        """
      And the "서점 하나" card is open
      # survives: a page that is not mentioned has no address that a tap could open
      When I tap "homepage"
      Then no link is opened
      And I see no alert

    @card-1.6
    Scenario: Each shop has its own pages
      Given the "서점 하나" card is open
      And I tap "homepage"
      And I come back to the app
      And I tap "close"
      And I tap the "서점 둘" card
      When I tap "homepage"
      Then the link "https://shop2.example" is opened

    @card-1.6
    Scenario: Before the details are there a page does nothing
      Given GET "https://cozy.example/stores/1" is never answered
      And the "서점 하나" card is open
      # survives: the button must do nothing here
      When I tap "homepage"
      Then no link is opened
      And I see no alert

    @card-1.6
    Scenario: The pages are those of the first shop of the answer
      Given shop 1 answers:
        """
        latitude: 37.556693
        longitude: 126.929313
        homepage: https://shop1.example

        latitude: 35.179554
        longitude: 129.075642
        homepage: https://another.example
        """
      And the "서점 하나" card is open
      When I tap "homepage"
      Then the link "https://shop1.example" is opened
