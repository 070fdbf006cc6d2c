Feature: The map of a shop
  A marker stands where the shop is, and the camera flies there: a marker alone would not be seen.

  Background:
    Given GET "https://cozy.example/stores/1" answers 200 with:
      """
      latitude: 37.556693
      longitude: 126.929313

      latitude: 35.179554
      longitude: 129.075642
      """

  Rule: What the map shows

    Background:
      Given the "store-card" app is open

    @card-7.1
    Scenario: The marker is at the first shop of the answer
      When I tap the "서점 하나" card
      Then the position of "marker" is "37.556693, 126.929313"

    @card-7.2 @card-7.3
    Scenario: The camera looks at the marker, so it is seen
      When I tap the "서점 하나" card
      Then I see "marker"
      And the camera of "map" is "37.556693, 126.929313"

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

  Rule: What is said of the camera

    Background:
      Given the "서점 하나" card is open

    @card-7.13
    Scenario: A camera that arrives
      When 1100 ms pass
      Then the app logs "카메라 이동 성공"
      And the app does not log "카메라 이동 취소"

    @card-7.7 @card-7.13
    Scenario: A camera that is still on its way
      When 1099 ms pass
      Then the app does not log "카메라 이동 성공"

    @card-7.12
    Scenario: A camera that is held up by a finger
      When I swipe left on "map"
      # survives: a camera that was held up tells of it at once
      And 3 seconds pass
      Then the app logs "카메라 이동 취소"
      And the app does not log "카메라 이동 성공"

  Rule: Touching the marker

    Background:
      Given the other app "Naver Map" is installed
      And the "서점 하나" card is open

    @card-7.16
    Scenario: A touch on the marker goes to the map app
      When I tap "marker"
      Then the app logs "마커 클릭됨"
      And I am on the "Naver Map" screen

    @card-7.17
    Scenario: The map does not feel a touch on the marker
      Given I tap "marker"
      When I come back to the app
      Then the touch count of "map" is 0

    Scenario: It does feel a touch beside it
      When I tap "map"
      Then the touch count of "map" is 1
      And no link is opened

  Rule: Other answers

    @card-7.1 @card-7.15
    Scenario Outline: Any place can be shown: <latitude>, <longitude>
      Given GET "https://cozy.example/stores/1" answers 200 with:
        """
        latitude: <latitude>
        longitude: <longitude>
        """
      And the "store-card" app is open
      When I tap the "서점 하나" card
      Then I see "marker"
      And the position of "marker" is "<latitude>, <longitude>"

      Examples:
        | latitude  | longitude  |
        | 37.556693 | 126.929313 |
        | 31.43     | 122.37     |
        | 44.35     | 131.99     |
        | 33.2      | 126.6      |

    Scenario: Before the place is known the map stays as it is
      Given GET "https://cozy.example/stores/1" is never answered
      And the "store-card" app is open
      When I tap the "서점 하나" card
      Then I do not see "marker"
      And the map type of "map" is "none"
