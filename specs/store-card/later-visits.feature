Feature: Cards that are opened again
  A card that was closed can be opened again, and the list is come back to many times. What holds at the
  first time holds at every later one.

  Rule: After a card was opened and closed: list

    Background:
      Given the "store-card" app is open
      And I open the first card and close it

    @card-1.4
    Scenario: A card grows to fill the screen, and the status bar goes
      When I tap the "서점 하나" card
      Then I am on the "card" screen
      And "page" fills the screen
      And the screen's status bar is off

    @card-1.5 @card-1.6
    Scenario: What a card has to tell is longer than the screen
      Given I tap the "서점 하나" card
      When I scroll down by 600 points
      Then "detail" has more to show than fits
      And the scroll offset of "detail" is 600
      And "header" is not in view

  Rule: After a card was opened and closed: map

    Background:
      Given GET "https://cozy.example/stores/1" answers 200 with:
        """
        latitude: 37.556693
        longitude: 126.929313

        latitude: 35.179554
        longitude: 129.075642
        """
      And the "store-card" app is open
      And I open the first card and close it

    @card-7.1
    Scenario: The marker is at the first shop of the answer
      When I tap the "서점 하나" card
      Then the position of "marker" is "37.556693, 126.929313"

    @card-7.3 @card-7.4 @card-7.5 @card-7.6 @card-7.7
    Scenario: The camera flies to the marker in two seconds, for a reason of the app's own
      When I tap the "서점 하나" card
      Then these animations run in this order:
        | element | property | from                    | to                    | duration | curve | reason |
        | map     | camera   | 37.5666103, 126.9783882 | 37.556693, 126.929313 | 2 s      | fly   | 3      |

    @card-7.8 @card-7.9 @card-7.10 @card-7.11
    Scenario: The map is of the basic kind, and its zoom has limits
      When I tap the "서점 하나" card
      Then "map" has these properties:
        | map type     | basic |
        | minimum zoom | 5     |
        | maximum zoom | 18    |
        | zoom         | 15    |

    @card-7.14
    Scenario: The marker is put on the map right after the camera was sent
      When I tap the "서점 하나" card
      Then these happen in this order:
        | who                           | what      |
        | https://cozy.example/stores/1 | response  |
        | map                           | animation |
        | marker                        | attached  |

  Rule: After a card was opened and closed: opening

    @card-1.1 @card-1.8 @card-6.2
    Scenario: The screen is pushed, and moves by the app's own means
      Given the "store-card" app is open
      And I open the first card and close it
      When I tap the "서점 하나" card
      Then the "card" screen is pushed with animation
      And these animations run in this order:
        | element | property | from | to | curve           |
        | page    | y        | 283  | 0  | spring          |
        | page    | x        | 43.5 | 0  | ease in and out |

    @card-2.1 @card-2.7 @card-6.7
    Scenario: The screen starts where its card is: in the middle
      Given the "store-card" app is open
      And I open the first card and close it
      And I scroll down by 441 points
      When I tap the "서점 둘" card
      Then the y of "page" jumps from 0 to 283
      And the y of "page" is animated from 283 to 0

    @card-6.6
    Scenario: The screen is put into the container before it moves
      Given the "store-card" app is open
      And I open the first card and close it
      When I tap the "서점 하나" card
      Then these happen in this order:
        | who  | what      |
        | page | attached  |
        | page | jump      |
        | page | animation |

    @card-6.7 @card-6.9
    Scenario: The screen is as small as its card before it moves
      Given the "store-card" app is open
      And I open the first card and close it
      When I tap the "서점 하나" card
      Then the x of "page" jumps from 0 to 43.5
      And the y of "page" jumps from 0 to 283
      And the width of "page" jumps from 414 to 327
      And the height of "page" jumps from 896 to 405

    @card-6.10 @card-6.15
    Scenario: The card is hidden on the way and visible again at the end
      Given the "store-card" app is open
      And I open the first card and close it
      When I tap the "서점 하나" card
      Then the visibility of the "서점 하나" card jumps from 1 to 0
      And the visibility of the "서점 하나" card jumps from 0 to 1
      And these happen in this order:
        | who       | what          |
        | 서점 하나 | jump          |
        | page      | animation     |
        | 서점 하나 | jump          |
        | card      | viewDidAppear |

    @card-6.11 @card-6.12
    Scenario: One moves the screen, in a tenth of a second less than a second, like a spring
      Given the "store-card" app is open
      And I open the first card and close it
      When I tap the "서점 하나" card
      Then these animations run in this order:
        | element | property | from | to | duration | curve  | damping |
        | page    | y        | 283  | 0  | 900 ms   | spring | 0.7     |

    @card-6.11 @card-6.13
    Scenario: The other one sets the size and moves the screen sideways
      Given the "store-card" app is open
      And I open the first card and close it
      When I tap the "서점 하나" card
      Then these animations run in this order:
        | element | property | from | to  | duration | curve           |
        | page    | x        | 43.5 | 0   | 400 ms   | ease in and out |
        | page    | width    | 327  | 414 | 400 ms   | ease in and out |
        | page    | height   | 405  | 896 | 400 ms   | ease in and out |

    @card-6.18
    Scenario: The moving starts first, then the growing
      Given the "store-card" app is open
      And I open the first card and close it
      When I tap the "서점 하나" card
      Then these animations run in this order:
        | element | property |
        | page    | y        |
        | page    | width    |

    @card-6.14
    Scenario: The screen is told before either starts, so it can take part in both
      Given the "store-card" app is open
      And I open the first card and close it
      When I tap the "서점 하나" card
      Then these animations run in this order:
        | element | property      | duration |
        | page    | corner radius | 900 ms   |
        | name    | offset        | 400 ms   |
      And these happen in this order:
        | who       | what      |
        | 서점 하나 | jump      |
        | page      | jump      |
        | page      | animation |

    @card-5.1
    Scenario: The card's screen is told that it comes, and adds what is its own
      Given the "store-card" app is open
      And I open the first card and close it
      When I tap the "서점 하나" card
      Then the corner radius of "page" is animated from 10 to 0
      And the offset of "name" is animated from 16 to 60

    @card-6.3
    Scenario: It can be closed all the same
      Given the "store-card" app is open
      And I open the first card and close it
      And I tap the "guide" card
      And I tap "Open the first card"
      When I tap "close"
      Then I am on the "guide" screen

    @card-6.1 @card-6.5 @card-6.15
    Scenario: At the end the screen is as large as it was made: iPhone 8
      Given the device is an "iPhone 8"
      And the "store-card" app is open
      And I open the first card and close it
      When I tap the "서점 하나" card
      Then "page" fills the screen
      And "detail" fills the screen

    @card-6.12 @card-6.13 @card-6.17
    Scenario Outline: The longer one decides when it is over: <moving> ms and <growing> ms
      Given the app stored "<moving>" as "positioning duration"
      And the app stored "<growing>" as "resizing duration"
      And the "store-card" app is open
      And I open the first card and close it
      When I tap the "서점 하나" card
      Then the "card" screen takes <time> to appear
      And the y of "page" is animated for <moves>
      And the width of "page" is animated for <grows>

      Examples:
        | moving | growing | moves  | grows  | time   |
        | 501    | 500     | 401 ms | 400 ms | 401 ms |
        | 500    | 500     | 400 ms | 400 ms | 400 ms |
        | 500    | 501     | 400 ms | 401 ms | 401 ms |

  Rule: After a card was opened and closed: reviews

    @card-10.1 @card-10.2 @card-10.3 @card-10.4
    Scenario: A row is as high as its text asks for: 61
      Given GET "https://cozy.example/stores/1" answers 200 with:
        """
        latitude: 37.556693
        longitude: 126.929313
        review: 1234567890123456789012345678901234567890123456789012345678901
        """
      And the "store-card" app is open
      And I open the first card and close it
      When I tap the "서점 하나" card
      Then "review 1" is 332 points high

    @card-10.7
    Scenario: The text of a row grows with what it says: 책이 많고 커피가 맛있어요
      Given GET "https://cozy.example/stores/1" answers 200 with:
        """
        latitude: 37.556693
        longitude: 126.929313
        review: 책이 많고 커피가 맛있어요
        """
      And the "store-card" app is open
      And I open the first card and close it
      When I tap the "서점 하나" card
      Then "review text 1" is 40 points high
      And "review text 1" shows "책이 많고 커피가 맛있어요"

  Rule: After a card was opened and closed: screen of a card

    @card-1.7 @card-2.3 @card-2.4
    Scenario: The header is there first, and what is below it comes with the animation
      Given the "store-card" app is open
      And I open the first card and close it
      When I tap the "서점 하나" card
      Then the height of "detail" jumps from 896 to 405
      And the height of "detail" is animated from 405 to 896
      And "header" is 405 points high

    @card-2.6 @card-3.1 @card-3.4 @card-3.6
    Scenario: The header grows from the height of its card to 405 points
      Given the device is an "iPhone 8"
      And the "store-card" app is open
      And I open the first card and close it
      When I tap the "서점 하나" card
      Then the height of "header" jumps from 405 to 310
      And the height of "header" is animated from 310 to 405

    @card-2.6 @card-3.7
    Scenario: The header grows as long as the screen grows
      Given the device is an "iPhone 8"
      And the "store-card" app is open
      And I open the first card and close it
      When I tap the "서점 하나" card
      Then the height of "header" is animated for 400 ms

    @card-3.2
    Scenario: The close button comes with the screen
      Given the "store-card" app is open
      And I open the first card and close it
      When I tap the "서점 하나" card
      Then I see "close"
      And the opacity of "close" jumps from 0 to 1

    @card-3.3 @card-3.8
    Scenario: It looks like a card at first, and loses that look while it moves
      Given the "store-card" app is open
      And I open the first card and close it
      When I tap the "서점 하나" card
      Then the corner radius of "page" jumps from 0 to 10
      And the corner radius of "page" is animated from 10 to 0
      And the corner radius of "page" is animated for 900 ms
      And the corner radius of "page" is 0

    @card-3.5
    Scenario: What is on the header keeps clear of the safe area: iPhone 8
      Given the device is an "iPhone 8"
      And the "store-card" app is open
      And I open the first card and close it
      When I tap the "서점 하나" card
      Then the offset of "name" is 36

    @card-2.2
    Scenario: The whole screen shrinks back into its card
      Given the "store-card" app is open
      And I open the first card and close it
      And I scroll down by 283 points
      And I tap the "서점 하나" card
      # survives: the first card was closed alike, and the second must not differ
      When I tap "close"
      Then the "card" screen is popped with animation
      And these animations run in this order:
        | element | property | from | to   |
        | page    | x        | 0    | 43.5 |
        | page    | width    | 414  | 327  |
        | page    | height   | 896  | 405  |

    @card-4.1
    Scenario: A header that was scrolled comes back to the upper edge
      Given the "store-card" app is open
      And I open the first card and close it
      And I scroll down by 283 points
      And I tap the "서점 하나" card
      And I scroll down by 100 points
      When I tap "close"
      Then the y of "header" is animated from -100 to 0

    @card-2.6 @card-4.2
    Scenario: A header further above than it is high slides in from just above the screen: 406
      Given the "store-card" app is open
      And I open the first card and close it
      And I scroll down by 283 points
      And I tap the "서점 하나" card
      And I scroll down by 406 points
      When I tap "close"
      Then the y of "header" jumps from -406 to -405
      And the y of "header" is animated from -405 to 0

    @card-4.3
    Scenario: A header less far above just comes down: 1
      Given the "store-card" app is open
      And I open the first card and close it
      And I scroll down by 283 points
      And I tap the "서점 하나" card
      And I scroll down by 1 points
      When I tap "close"
      Then the y of "header" is animated from -1 to 0

    @card-4.4
    Scenario: What is on the header stands where it does on a card
      Given the "store-card" app is open
      And I open the first card and close it
      And I scroll down by 283 points
      And I tap the "서점 하나" card
      # survives: the first card was closed alike, and the second must not differ
      When I tap "close"
      Then the offset of "name" is animated from 60 to 16

    @card-4.6
    Scenario: The close button fades as long as the screen shrinks
      Given the "store-card" app is open
      And I open the first card and close it
      And I scroll down by 283 points
      And I tap the "서점 하나" card
      # survives: the first card was closed alike, and the second must not differ
      When I tap "close"
      Then the opacity of "close" is animated from 1 to 0
      And the opacity of "close" is animated for 500 ms

    @card-4.7
    Scenario: It looks like a card again while it moves
      Given the "store-card" app is open
      And I open the first card and close it
      And I scroll down by 283 points
      And I tap the "서점 하나" card
      # survives: the first card was closed alike, and the second must not differ
      When I tap "close"
      Then the corner radius of "page" is animated from 0 to 10
      And the corner radius of "page" is animated for 1 second

  Rule: A card that is opened again: map

    Background:
      Given GET "https://cozy.example/stores/1" answers 200 with:
        """
        latitude: 37.556693
        longitude: 126.929313

        latitude: 35.179554
        longitude: 129.075642
        """

    @card-7.13
    Scenario: A camera that arrives
      Given the "store-card" app is open
      And I open the first card and close it
      And I tap the "서점 하나" card
      When 1100 ms pass
      Then the app logs "카메라 이동 성공"
      And the app does not log "카메라 이동 취소"

    @card-7.12
    Scenario: A camera that is held up by a finger
      Given the "store-card" app is open
      And I open the first card and close it
      And I tap the "서점 하나" card
      When I swipe left on "map"
      # survives: a camera that was held up tells of it at once
      And 3 seconds pass
      Then the app logs "카메라 이동 취소"
      And the app does not log "카메라 이동 성공"

    @card-7.16
    Scenario: A touch on the marker goes to the map app
      Given the other app "Naver Map" is installed
      And the "store-card" app is open
      And I open the first card and close it
      And I tap the "서점 하나" card
      When I tap "marker"
      Then the app logs "마커 클릭됨"
      And I am on the "Naver Map" screen

    @card-7.17
    Scenario: The map does not feel a touch on the marker
      Given the other app "Naver Map" is installed
      And the "store-card" app is open
      And I open the first card and close it
      And I tap the "서점 하나" card
      And I tap "marker"
      When I come back to the app
      Then the touch count of "map" is 0

  Rule: A card that is opened again: naver map

    Scenario: The location button leads there as well
      Given the other app "Naver Map" is installed
      And the "store-card" app is open
      And I open the first card and close it
      And I tap the "서점 하나" card
      When I tap "location"
      Then I am on the "Naver Map" screen

    @card-8.4
    Scenario: Before it is opened the address is asked about
      Given the other app "Naver Map" is installed
      And the "store-card" app is open
      And I open the first card and close it
      And I tap the "서점 하나" card
      When I tap "marker"
      Then these happen in this order:
        | who                                                                                                                                        | what       |
        | nmap://place?lat=37.556693&lng=126.929313&name=Cozy%ea%b0%80%20%ec%b6%94%ec%b2%9c%ed%95%98%eb%8a%94%20%ec%84%9c%ec%a0%90&gamsung.Cozy=Cozy | link check |
        | nmap://place?lat=37.556693&lng=126.929313&name=Cozy%ea%b0%80%20%ec%b6%94%ec%b2%9c%ed%95%98%eb%8a%94%20%ec%84%9c%ec%a0%90&gamsung.Cozy=Cozy | link       |

    @card-8.5
    Scenario: From system 10 on it is opened with options, of which there are none: 10
      Given the other app "Naver Map" is installed
      And the "store-card" app is open
      And I open the first card and close it
      And I tap the "서점 하나" card
      And the device setting "system version" is 10
      When I tap "marker"
      Then the link "nmap://place?lat=37.556693&lng=126.929313&name=Cozy%ea%b0%80%20%ec%b6%94%ec%b2%9c%ed%95%98%eb%8a%94%20%ec%84%9c%ec%a0%90&gamsung.Cozy=Cozy" is opened with:
        | app     | Naver Map |
        | options | none      |

    @card-8.6 @card-8.7
    Scenario: The App Store offers it
      Given the other app "Naver Map" is not installed
      And the "store-card" app is open
      And I open the first card and close it
      And I tap the "서점 하나" card
      When I tap "marker"
      Then the link "http://itunes.apple.com/app/id311867728?mt=8" is opened
      And I am on the "App Store" screen

  Rule: A card that is opened again: pages

    Scenario: A page that the shop does not have
      Given the "store-card" app is open
      And I open the first card and close it
      And I tap the "서점 하나" card
      When I tap "facebook"
      Then I see the alert "알림"
      And the alert says "아쉽게도 해당 페이지가 없네요!ㅠㅠ"
      And the alert offers:
        | 확인 |
      And no link is opened

  Rule: A card that is opened again: reviews

    @card-10.1 @card-10.5 @card-10.8
    Scenario: Each row has the height of its own text, in the order of the reviews
      Given GET "https://cozy.example/stores/1" answers 200 with:
        """
        latitude: 37.556693
        longitude: 126.929313
        review: 1234567890123456789012345
        review: 1
        review: 1234567890123
        """
      And the "store-card" app is open
      And I open the first card and close it
      And I tap the "서점 하나" card
      # survives: the rows have their heights before they are in view
      When I scroll down by 700 points
      Then "review 1" is 326 points high
      And "review 2" is 322 points high
      And "review 3" is 324 points high
      And I see in this order:
        | review 1 |
        | review 2 |
        | review 3 |

  Rule: A card that is opened again: screen of a card

    @card-2.6 @card-4.5
    Scenario: The header shrinks to the height of its card
      Given the device is an "iPhone 8"
      And the "store-card" app is open
      And I open the first card and close it
      And I tap the "서점 하나" card
      # survives: the first card was closed alike, and the second must not differ
      When I tap "close"
      Then the height of "header" is animated from 405 to 310

  Rule: A card that is opened again: tab bar

    @card-9.2 @card-9.3 @card-9.4
    Scenario: It stays away when the app comes back: iPhone 8
      Given the device is an "iPhone 8"
      And the "store-card" app is open
      And I open the first card and close it
      And I tap the "서점 하나" card
      And I leave the app
      When I come back to the app
      Then I am on the "card" screen
      And I do not see "tab bar"

    @card-9.4
    Scenario: However often the app was left, it is back when the card is closed: Mac Catalyst
      Given the device is a "Mac Catalyst"
      And the "store-card" app is open
      And I open the first card and close it
      And I tap the "서점 하나" card
      And I leave the app
      And I come back to the app
      And I leave the app
      And I come back to the app
      When I tap "close"
      Then I see "tab bar"
      And "cards" is above "tab bar"

    @card-9.4
    Scenario: A card that was closed leaves it alone
      Given the "store-card" app is open
      And I open the first card and close it
      And I open the first card and close it
      And I leave the app
      When I come back to the app
      Then I see "tab bar"

    @card-11.1 @card-11.3 @card-11.4 @card-11.5
    Scenario: On screens of 667 points it is there at once: iPhone 8
      Given the device is an "iPhone 8"
      And the "store-card" app is open
      And I open the first card and close it
      And I tap the "서점 하나" card
      When I tap "close"
      Then I see "tab bar"
      And "tab bar" is not animated
      And "cards" is above "tab bar"

    @card-11.2 @card-11.4 @card-11.6
    Scenario: On screens of 812 points it moves up: iPhone X
      Given the device is an "iPhone X"
      And the "store-card" app is open
      And I open the first card and close it
      And I tap the "서점 하나" card
      When I tap "close"
      Then I see "tab bar"
      And the y of "tab bar" is animated from 812 to 729
      And the y of "tab bar" is animated for 400 ms

    @card-11.2 @card-11.4 @card-11.7
    Scenario: On all other screens it moves up as well: iPhone 12
      Given the device is an "iPhone 12"
      And the "store-card" app is open
      And I open the first card and close it
      And I tap the "서점 하나" card
      When I tap "close"
      Then I see "tab bar"
      And the y of "tab bar" is animated from 844 to 761

  Rule: After the other tab was looked at: list

    @card-1.3
    Scenario: There are more cards than fit, so the list scrolls
      Given the "store-card" app is open
      And I look at my page and come back
      When I scroll down by 441 points
      Then the "서점 하나" card has moved up by 441 points
      And I see the "서점 셋" card
      And the "guide" card is not in view

    @card-1.3
    Scenario: The cards still stand below each other
      Given the "store-card" app is open
      # survives: the cards stood so before, and must still
      When I choose "My page"
      And I choose "Recommended"
      Then the "guide" card is above the "서점 하나" card
      And the "서점 하나" card is above the "서점 둘" card

  Rule: After the other tab was looked at: opening

    @card-5.3
    Scenario: The list adds nothing
      Given the "store-card" app is open
      And I look at my page and come back
      When I tap the "서점 하나" card
      Then the "guide" card is not animated
      And "cards" is not animated

  Rule: After the other tab was looked at first: tab bar

    @card-9.4 @card-11.1 @card-11.2
    Scenario: It moves off the screen when a card is chosen: iPhone 8
      Given the device is an "iPhone 8"
      And the "store-card" app is open
      And I look at my page and come back
      When I tap the "서점 하나" card
      Then the y of "tab bar" is animated from 618 to 667
      And the y of "tab bar" is animated for 400 ms
      And I do not see "tab bar"

  Rule: The guide that is come back to: opening

    @card-6.3
    Scenario: A screen that grew out of no card does not move
      Given the "store-card" app is open
      And I tap the "guide" card
      And I tap "Open the first card"
      And I tap "close"
      When I tap "Open the first card"
      Then I am on the "card" screen
      And "page" is not animated
      And "header" is not animated

  Rule: The list and the guide once more

    @card-1.3
    Scenario: The cards of a list that the system rebuilt stand below each other
      Given the "store-card" app is open
      # survives: the list was the same before it was rebuilt, which is the point
      When the system rebuilds the screen
      Then I see in this order:
        | guide     |
        | 서점 하나 |
        | 서점 둘   |
      And the "guide" card is above the "서점 하나" card
      And the "서점 하나" card is above the "서점 둘" card

    @card-6.4
    Scenario: The guide takes no part when it is opened again
      Given the "store-card" app is open
      And I tap the "guide" card
      And I tap "close"
      # survives: closing the guide animates nothing either
      When I tap the "guide" card
      Then nothing is animated
