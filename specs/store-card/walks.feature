@walk
Feature: Walks through store-card
  Walks through the app that take pairs of consecutive actions: what is typed is kept, a screen is
  entered a second and a third time, an action is repeated, a text is deleted and typed anew. They were
  proposed by `spec coverage --paths --suggest`, and what they check was compared with the requirements.

  Rule: Walks that begin on recommended

    Scenario: On recommended: tap a card, then tap "Recommended"
      Given the "store-card" app is open
      When I tap "guide"
      And I tap "Recommended"
      Then I am on the "recommended" screen
      When I tap "Recommended"
      And I tap "Recommended"
      Then I am on the "recommended" screen
      When I scroll down by 400 points
      Then the scroll offset of "cards" is 400
      When I scroll down by 400 points
      Then the scroll offset of "cards" is 770
      When I scroll up by 400 points
      Then the scroll offset of "cards" is 370
      When I scroll up by 400 points
      Then the scroll offset of "cards" is 0
      When I tap "Recommended"
      And I scroll up by 400 points
      Then I am on the "recommended" screen
      When I scroll down by 400 points
      Then the scroll offset of "cards" is 400
      When I tap "Recommended"
      Then I am on the "recommended" screen
      And the scroll offset of "cards" is 400
      When I tap "guide"
      Then I am on the "guide" screen
      When I tap "My page"
      Then I am on the "my page" screen
      When I tap "Recommended"
      Then I am on the "guide" screen
      And "title" shows "Guide"
      And "Open the first card" is enabled
      And "close" is enabled
      And "Recommended" is selected

    Scenario: On recommended: tap a card, then leave
      Given the "store-card" app is open
      When I tap "guide"
      And I leave the app
      And I come back to the app
      Then I am on the "guide" screen
      When I tap "Open the first card"
      Then I am on the "card" screen
      When I tap "page"
      And I tap "page"
      And I tap "map"
      And I tap "map"
      Then I am on the "card" screen
      When I swipe left on "map"
      Then I do not see "marker"
      When I swipe left on "map"
      Then I am on the "card" screen
      When I scroll down by 400 points
      Then the scroll offset of "detail" is 400
      When I scroll down by 400 points
      Then the scroll offset of "detail" is 800
      When I scroll up by 400 points
      Then the scroll offset of "detail" is 400
      When I scroll up by 400 points
      Then the scroll offset of "detail" is 0
      When I tap "page"
      Then I am on the "card" screen
      And I see 1 card
      And I see "page"
      And "name" shows "서점 하나"
      And "about" shows "What makes 서점 하나 a place to stay"
      And "homepage" is enabled
      And "facebook" is enabled
      And "instagram" is enabled
      And "location" is enabled
      And "close" is enabled
      And I see 3 rows
      And I see "review 1"
      And "review text 1" shows "조용해요"
      And I see "review 2"
      And "review text 2" shows "책이 많고 커피가 맛있어요"
      And "review text 3" shows "오래 머물고 싶은 곳이에요. 주인이 골라 주는 책이 늘 마음에 들고, 창가 자리가 참 좋아요."
      And the screen's status bar is off

    Scenario: On recommended: tap "Recommended", then tap "My page"
      Given the "store-card" app is open
      When I tap "Recommended"
      And I tap "My page"
      Then I am on the "my page" screen
      When I tap "My page"
      Then I am on the "my page" screen
      When I tap "Recommended"
      Then I am on the "recommended" screen
      When I scroll up by 400 points
      Then I am on the "recommended" screen
      When I tap "My page"
      Then I am on the "my page" screen
      When I leave the app
      And I come back to the app
      Then I am on the "my page" screen
      When I tap "Recommended"
      Then I am on the "recommended" screen
      When I tap "Recommended"
      Then I am on the "recommended" screen
      When I leave the app
      And I come back to the app
      And I scroll down by 400 points
      Then the scroll offset of "cards" is 400
      When I tap "guide"
      Then I am on the "guide" screen
      And "title" shows "Guide"
      And "Open the first card" is enabled
      And "close" is enabled
      And "Recommended" is selected

    Scenario: On recommended: scroll down, then tap "My page"
      Given the "store-card" app is open
      When I scroll down by 400 points
      And I tap "My page"
      Then I am on the "my page" screen
      When I tap "Recommended"
      And I tap "guide"
      Then I am on the "guide" screen
      When I tap "Open the first card"
      And I tap "map"
      And I tap "page"
      Then I am on the "card" screen
      When I swipe left on "map"
      Then I do not see "marker"
      When I scroll up by 400 points
      Then I am on the "card" screen
      When I scroll down by 400 points
      Then the scroll offset of "detail" is 400
      When I tap "page"
      Then I am on the "card" screen
      And the scroll offset of "detail" is 400
      When I scroll down by 400 points
      Then the scroll offset of "detail" is 800
      When I tap "map"
      Then the scroll offset of "detail" is 535
      When I scroll up by 400 points
      Then the scroll offset of "detail" is 135
      When I swipe left on "map"
      Then I am on the "card" screen
      And I see 1 card
      And I see "page"
      And the scroll offset of "detail" is 135
      And "name" shows "서점 하나"
      And "about" shows "What makes 서점 하나 a place to stay"
      And "homepage" is enabled
      And "facebook" is enabled
      And "instagram" is enabled
      And "location" is enabled
      And "close" is enabled
      And I see 3 rows
      And I see "review 1"
      And "review text 1" shows "조용해요"
      And I see "review 2"
      And "review text 2" shows "책이 많고 커피가 맛있어요"
      And "review text 3" shows "오래 머물고 싶은 곳이에요. 주인이 골라 주는 책이 늘 마음에 들고, 창가 자리가 참 좋아요."
      And the screen's status bar is off

    Scenario: On recommended: scroll down, then leave
      Given the "store-card" app is open
      When I scroll down by 400 points
      And I leave the app
      And I come back to the app
      And I scroll up by 400 points
      Then the scroll offset of "cards" is 0
      When I tap "guide"
      Then I am on the "guide" screen
      When I tap "Open the first card"
      And I swipe left on "map"
      Then I do not see "marker"
      When I tap "page"
      And I scroll up by 400 points
      And I tap "map"
      Then I am on the "card" screen
      When I scroll down by 400 points
      Then the scroll offset of "detail" is 400
      When I swipe left on "map"
      And I tap "map"
      Then I am on the "card" screen
      And the scroll offset of "detail" is 400
      When I tap "close"
      Then I am on the "guide" screen
      When I tap "close"
      Then I am on the "recommended" screen
      And I see 4 cards
      And I see "guide"
      And I see "서점 하나"
      And "Recommended" is selected

    Scenario: On recommended: scroll up, then leave
      Given the "store-card" app is open
      When I scroll up by 400 points
      And I leave the app
      And I come back to the app
      And I tap "guide"
      Then I am on the "guide" screen
      When I tap "Open the first card"
      And I scroll down by 400 points
      Then the scroll offset of "detail" is 400
      When I tap "close"
      Then I am on the "guide" screen
      When I tap "Recommended"
      Then I am on the "recommended" screen
      When I tap "guide"
      Then I am on the "guide" screen
      When I tap "Open the first card"
      And I scroll up by 400 points
      Then I am on the "card" screen
      When I tap "close"
      Then I am on the "guide" screen
      When I tap "My page"
      Then I am on the "my page" screen
      When I tap "Recommended"
      Then I am on the "guide" screen
      And "title" shows "Guide"
      And "Open the first card" is enabled
      And "close" is enabled
      And "Recommended" is selected

  Rule: Walks that begin on guide

    Scenario: On guide: tap "Open the first card", then tap "homepage"
      Given the "store-card" app is open
      When I tap "guide"
      And I tap "Open the first card"
      And I tap "homepage"
      Then I am on the "Safari" screen

    Scenario: On guide: tap "Open the first card", then tap "facebook"
      Given the "store-card" app is open
      When I tap "guide"
      And I tap "Open the first card"
      And I tap "facebook"
      Then I see the alert "알림"
      And the alert says "아쉽게도 해당 페이지가 없네요!ㅠㅠ"
      And the alert offers:
        | 확인 |
      When I answer "확인"
      Then I see no alert
      When I tap "page"
      Then I am on the "card" screen
      When I tap "instagram"
      Then I see the alert "알림"
      And the alert says "아쉽게도 해당 페이지가 없네요!ㅠㅠ"
      And the alert offers:
        | 확인 |
      When I answer "확인"
      Then I see no alert
      When I swipe left on "map"
      Then I do not see "marker"
      When I tap "close"
      Then I am on the "guide" screen
      When I leave the app
      And I come back to the app
      And I tap "close"
      Then I am on the "recommended" screen
      When I tap "Recommended"
      Then I am on the "recommended" screen
      And I see 4 cards
      And I see "guide"
      And I see "서점 하나"
      And "Recommended" is selected

    Scenario: On guide: tap "Open the first card", then tap "instagram"
      Given the "store-card" app is open
      When I tap "guide"
      And I tap "Open the first card"
      And I tap "instagram"
      Then I see the alert "알림"
      And the alert says "아쉽게도 해당 페이지가 없네요!ㅠㅠ"
      And the alert offers:
        | 확인 |
      When I answer "확인"
      And I tap "map"
      Then I am on the "card" screen
      When I tap "homepage"
      Then I am on the "Safari" screen

    Scenario: On guide: tap "Open the first card", then tap "location"
      Given the "store-card" app is open
      When I tap "guide"
      And I tap "Open the first card"
      And I tap "location"
      Then I am on the "App Store" screen

    Scenario: On guide: tap "Open the first card", then tap "marker"
      Given the "store-card" app is open
      When I tap "guide"
      And I tap "Open the first card"
      And I tap "marker"
      Then I am on the "App Store" screen

    Scenario: On guide: tap "Open the first card", then leave
      Given the "store-card" app is open
      When I tap "guide"
      And I tap "Open the first card"
      And I leave the app
      And I come back to the app
      And I tap "page"
      Then I am on the "card" screen
      When I tap "homepage"
      Then I am on the "Safari" screen

    Scenario: On guide: tap "close", then tap "My page"
      Given the "store-card" app is open
      When I tap "guide"
      And I tap "close"
      And I tap "My page"
      Then I am on the "my page" screen
      When I tap "Recommended"
      And I tap "My page"
      Then I am on the "my page" screen
      When I tap "Recommended"
      And I leave the app
      And I come back to the app
      And I tap "Recommended"
      Then I am on the "recommended" screen
      When I tap "guide"
      And I tap "close"
      And I scroll down by 400 points
      Then the scroll offset of "cards" is 400
      When I tap "guide"
      And I tap "close"
      And I scroll up by 400 points
      Then the scroll offset of "cards" is 0
      And I am on the "recommended" screen
      And I see 4 cards
      And I see "guide"
      And I see "서점 하나"
      And "Recommended" is selected

    Scenario: On guide: tap "close", then leave
      Given the "store-card" app is open
      When I tap "guide"
      And I tap "close"
      And I leave the app
      And I come back to the app
      And I tap "My page"
      Then I am on the "my page" screen
      When I tap "My page"
      And I tap "My page"
      Then I am on the "my page" screen
      When I leave the app
      And I come back to the app
      And I tap "My page"
      Then I am on the "my page" screen
      When I leave the app
      And I come back to the app
      And I leave the app
      And I come back to the app
      Then I am on the "my page" screen
      And "My page" is selected

    Scenario: On guide: tap "Recommended", then tap "My page"
      Given the "store-card" app is open
      When I tap "guide"
      And I tap "Recommended"
      And I tap "My page"
      Then I am on the "my page" screen
      When I tap "Recommended"
      And I tap "guide"
      And I tap "Recommended"
      And I scroll down by 400 points
      Then the scroll offset of "cards" is 400
      When I tap "guide"
      And I tap "Recommended"
      And I scroll up by 400 points
      Then the scroll offset of "cards" is 0
      When I tap "guide"
      And I tap "Recommended"
      And I leave the app
      And I come back to the app
      And I leave the app
      And I come back to the app
      Then I am on the "recommended" screen
      And I see 4 cards
      And I see "guide"
      And I see "서점 하나"
      And "Recommended" is selected

    Scenario: On guide: tap "My page", then tap "My page"
      Given the "store-card" app is open
      When I tap "guide"
      And I tap "My page"
      And I tap "Recommended"
      And I tap "My page"
      And I tap "My page"
      Then I am on the "my page" screen
      And "My page" is selected

    Scenario: On guide: tap "My page", then leave
      Given the "store-card" app is open
      When I tap "guide"
      And I tap "My page"
      And I leave the app
      And I come back to the app
      And I tap "Recommended"
      And I tap "Open the first card"
      And I tap "page"
      And I tap "facebook"
      Then I see the alert "알림"
      And the alert says "아쉽게도 해당 페이지가 없네요!ㅠㅠ"
      And the alert offers:
        | 확인 |
      When I answer "확인"
      And I scroll down by 400 points
      Then the scroll offset of "detail" is 400
      When I tap "homepage"
      Then I am on the "Safari" screen

    Scenario: On guide (left): come back, then tap "Recommended"
      Given the "store-card" app is open
      When I tap "guide"
      And I leave the app
      And I come back to the app
      And I tap "Recommended"
      Then I am on the "recommended" screen
      When I tap "guide"
      And I leave the app
      And I come back to the app
      And I tap "My page"
      Then I am on the "my page" screen
      When I tap "Recommended"
      And I leave the app
      And I come back to the app
      And I leave the app
      And I come back to the app
      Then I am on the "guide" screen
      And "title" shows "Guide"
      And "Open the first card" is enabled
      And "close" is enabled
      And "Recommended" is selected

  Rule: Walks that begin on card

    Scenario: On card: tap a card, then tap "location"
      Given the "store-card" app is open
      When I tap "guide"
      And I tap "Open the first card"
      And I tap "page"
      And I tap "location"
      Then I am on the "App Store" screen

    Scenario: On card: tap a card, then tap "marker"
      Given the "store-card" app is open
      When I tap "guide"
      And I tap "Open the first card"
      And I tap "page"
      And I tap "marker"
      Then I am on the "App Store" screen

    Scenario: On card: tap a card, then tap "close"
      Given the "store-card" app is open
      When I tap "guide"
      And I tap "Open the first card"
      And I tap "page"
      And I tap "close"
      Then I am on the "guide" screen
      When I tap "Open the first card"
      And I tap "page"
      And I leave the app
      And I come back to the app
      And I swipe left on "map"
      Then I do not see "marker"
      When I tap "homepage"
      Then I am on the "Safari" screen

    Scenario: On card: tap "map", then tap "facebook"
      Given the "store-card" app is open
      When I tap "guide"
      And I tap "Open the first card"
      And I tap "map"
      And I tap "facebook"
      Then I see the alert "알림"
      And the alert says "아쉽게도 해당 페이지가 없네요!ㅠㅠ"
      And the alert offers:
        | 확인 |
      When I answer "확인"
      And I scroll up by 400 points
      Then I am on the "card" screen
      When I tap "homepage"
      Then I am on the "Safari" screen

    Scenario: On card: tap "map", then tap "instagram"
      Given the "store-card" app is open
      When I tap "guide"
      And I tap "Open the first card"
      And I tap "map"
      And I tap "instagram"
      Then I see the alert "알림"
      And the alert says "아쉽게도 해당 페이지가 없네요!ㅠㅠ"
      And the alert offers:
        | 확인 |
      When I answer "확인"
      And I tap "homepage"
      Then I am on the "Safari" screen

    Scenario: On card: tap "map", then tap "location"
      Given the "store-card" app is open
      When I tap "guide"
      And I tap "Open the first card"
      And I tap "map"
      And I tap "location"
      Then I am on the "App Store" screen

    Scenario: On card: tap "map", then tap "marker"
      Given the "store-card" app is open
      When I tap "guide"
      And I tap "Open the first card"
      And I tap "map"
      And I tap "marker"
      Then I am on the "App Store" screen

    Scenario: On card: tap "map", then leave
      Given the "store-card" app is open
      When I tap "guide"
      And I tap "Open the first card"
      And I tap "map"
      And I leave the app
      And I come back to the app
      And I scroll down by 400 points
      Then the scroll offset of "detail" is 400
      When I tap "facebook"
      Then I see the alert "알림"
      And the alert says "아쉽게도 해당 페이지가 없네요!ㅠㅠ"
      And the alert offers:
        | 확인 |
      When I answer "확인"
      And I tap "facebook"
      Then I see the alert "알림"
      And the alert says "아쉽게도 해당 페이지가 없네요!ㅠㅠ"
      And the alert offers:
        | 확인 |
      When I answer "확인"
      And I tap "instagram"
      Then I see the alert "알림"
      And the alert says "아쉽게도 해당 페이지가 없네요!ㅠㅠ"
      And the alert offers:
        | 확인 |
      When I answer "확인"
      And I tap "location"
      Then I am on the "App Store" screen

    Scenario: On card: swipe left on "map", then tap "facebook"
      Given the "store-card" app is open
      When I tap "guide"
      And I tap "Open the first card"
      And I swipe left on "map"
      And I tap "facebook"
      Then I see the alert "알림"
      And the alert says "아쉽게도 해당 페이지가 없네요!ㅠㅠ"
      And the alert offers:
        | 확인 |
      When I answer "확인"
      And I tap "close"
      Then I am on the "guide" screen
      When I tap "Open the first card"
      And I swipe left on "map"
      And I tap "instagram"
      Then I see the alert "알림"
      And the alert says "아쉽게도 해당 페이지가 없네요!ㅠㅠ"
      And the alert offers:
        | 확인 |
      When I answer "확인"
      And I leave the app
      And I come back to the app
      And I scroll up by 400 points
      Then I am on the "card" screen
      When I tap "facebook"
      Then I see the alert "알림"
      And the alert says "아쉽게도 해당 페이지가 없네요!ㅠㅠ"
      And the alert offers:
        | 확인 |
      And I am on the "card" screen
      And I see 1 card
      And I see "page"
      And "name" shows "서점 하나"
      And "about" shows "What makes 서점 하나 a place to stay"
      And "homepage" is enabled
      And "facebook" is enabled
      And "instagram" is enabled
      And "location" is enabled
      And "close" is enabled
      And I see 3 rows
      And I see "review 1"
      And "review text 1" shows "조용해요"
      And I see "review 2"
      And "review text 2" shows "책이 많고 커피가 맛있어요"
      And "review text 3" shows "오래 머물고 싶은 곳이에요. 주인이 골라 주는 책이 늘 마음에 들고, 창가 자리가 참 좋아요."
      And the screen's status bar is off

    Scenario: On card: swipe left on "map", then tap "location"
      Given the "store-card" app is open
      When I tap "guide"
      And I tap "Open the first card"
      And I swipe left on "map"
      And I tap "location"
      Then I am on the "App Store" screen

    Scenario: On card: swipe left on "map", then leave
      Given the "store-card" app is open
      When I tap "guide"
      And I tap "Open the first card"
      And I swipe left on "map"
      And I leave the app
      And I come back to the app
      And I tap "homepage"
      Then I am on the "Safari" screen

    Scenario: On card: scroll down, then tap "instagram"
      Given the "store-card" app is open
      When I tap "guide"
      And I tap "Open the first card"
      And I scroll down by 400 points
      And I tap "instagram"
      Then I see the alert "알림"
      And the alert says "아쉽게도 해당 페이지가 없네요!ㅠㅠ"
      And the alert offers:
        | 확인 |
      When I answer "확인"
      And I tap "marker"
      Then I am on the "App Store" screen

    Scenario: On card: scroll down, then tap "location"
      Given the "store-card" app is open
      When I tap "guide"
      And I tap "Open the first card"
      And I scroll down by 400 points
      And I tap "location"
      Then I am on the "App Store" screen

    Scenario: On card: scroll down, then tap "marker"
      Given the "store-card" app is open
      When I tap "guide"
      And I tap "Open the first card"
      And I scroll down by 400 points
      And I tap "marker"
      Then I am on the "App Store" screen

    Scenario: On card: scroll down, then leave
      Given the "store-card" app is open
      When I tap "guide"
      And I tap "Open the first card"
      And I scroll down by 400 points
      And I leave the app
      And I come back to the app
      And I tap "facebook"
      Then I see the alert "알림"
      And the alert says "아쉽게도 해당 페이지가 없네요!ㅠㅠ"
      And the alert offers:
        | 확인 |
      When I answer "확인"
      And I swipe left on "map"
      And I scroll up by 400 points
      And I tap "instagram"
      Then I see the alert "알림"
      And the alert says "아쉽게도 해당 페이지가 없네요!ㅠㅠ"
      And the alert offers:
        | 확인 |
      When I answer "확인"
      And I scroll up by 400 points
      And I tap "location"
      Then I am on the "App Store" screen

    Scenario: On card: scroll up, then tap "marker"
      Given the "store-card" app is open
      When I tap "guide"
      And I tap "Open the first card"
      And I scroll up by 400 points
      And I tap "marker"
      Then I am on the "App Store" screen

    Scenario: On card: scroll up, then leave
      Given the "store-card" app is open
      When I tap "guide"
      And I tap "Open the first card"
      And I scroll up by 400 points
      And I leave the app
      And I come back to the app
      And I tap "instagram"
      Then I see the alert "알림"
      And the alert says "아쉽게도 해당 페이지가 없네요!ㅠㅠ"
      And the alert offers:
        | 확인 |
      When I answer "확인"
      And I swipe left on "map"
      And I leave the app
      And I come back to the app
      And I tap "location"
      Then I am on the "App Store" screen

    Scenario: On card (left): come back, then tap "map"
      Given the "store-card" app is open
      When I tap "guide"
      And I tap "Open the first card"
      And I leave the app
      And I come back to the app
      And I tap "map"
      Then I am on the "card" screen
      When I leave the app
      And I come back to the app
      And I tap "marker"
      Then I am on the "App Store" screen

    Scenario: On card (left): come back, then tap "close"
      Given the "store-card" app is open
      When I tap "guide"
      And I tap "Open the first card"
      And I leave the app
      And I come back to the app
      And I tap "close"
      Then I am on the "guide" screen
      And "title" shows "Guide"
      And "Open the first card" is enabled
      And "close" is enabled
      And "Recommended" is selected
