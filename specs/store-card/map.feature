Feature: The map of a shop
  A marker stands where the shop is, and the camera flies there: a marker alone would not be seen.

  Rule: What the map shows

    Background:
      Given shop 1 answers:
        """
        latitude: 37.556693
        longitude: 126.929313

        latitude: 35.179554
        longitude: 129.075642
        """

    @card-7.1
    Scenario: The marker is at the first shop of the answer
      Given the "store-card" app is open
      When I tap the "서점 하나" card
      Then the position of "marker" is "37.556693, 126.929313"

    @card-7.2 @card-7.3 @card-7.15
    Scenario Outline: The camera looks at the marker, so it is seen: <device>
      Given the device is an "<device>"
      And the "store-card" app is open
      When I tap the "서점 하나" card
      Then I see "marker"
      And the camera of "map" is "37.556693, 126.929313"

      Examples:
        | device    |
        | iPhone 11 |
        | iPhone 8  |
        | iPad      |

    @card-7.3 @card-7.4 @card-7.5 @card-7.6 @card-7.7
    Scenario: The camera flies to the marker in two seconds, for a reason of the app's own
      Given the "store-card" app is open
      When I tap the "서점 하나" card
      Then these animations run in this order:
        | element | property | from                    | to                    | duration | curve | reason |
        | map     | camera   | 37.5666103, 126.9783882 | 37.556693, 126.929313 | 2 s      | fly   | 3      |

    @card-7.8 @card-7.9 @card-7.10 @card-7.11
    Scenario: The map is of the basic kind, and its zoom has limits
      Given the "store-card" app is open
      When I tap the "서점 하나" card
      Then "map" has these properties:
        | map type     | basic |
        | minimum zoom | 5     |
        | maximum zoom | 18    |
        | zoom         | 15    |

    @card-7.14
    Scenario: The marker is put on the map right after the camera was sent
      Given the "store-card" app is open
      When I tap the "서점 하나" card
      Then these happen in this order:
        | who                           | what      |
        | https://cozy.example/stores/1 | response  |
        | map                           | animation |
        | marker                        | attached  |

  Rule: What is said of the camera

    @card-7.13
    Scenario: A camera that arrives is logged
      Given the "서점 하나" card is open
      When 1100 ms pass
      Then the app logs "카메라 이동 성공"
      And the app does not log "카메라 이동 취소"

    @card-7.13
    Scenario: A camera that arrives is logged each time
      Given the "서점 하나" card is open
      And 1100 ms pass
      And I tap "close"
      And I tap the "서점 하나" card
      When 1100 ms pass
      Then the app logs "카메라 이동 성공"
      And the app does not log "카메라 이동 취소"

    @card-7.7 @card-7.13
    Scenario: A camera that is still on its way is not logged
      Given the "서점 하나" card is open
      When 500 ms pass
      Then the app does not log "카메라 이동 성공"

    @card-7.12
    Scenario: A camera that is held up by a finger is logged each time
      Given the "서점 하나" card is open
      And I swipe left on "map"
      And I tap "close"
      And I tap the "서점 하나" card
      When I swipe left on "map"
      # survives: a camera that was held up tells of it at once
      And 3 seconds pass
      Then the app logs "카메라 이동 취소"
      And the app does not log "카메라 이동 성공"

    @card-7.12 @card-7.13
    Scenario: A map that is moved after the camera has arrived logs nothing more
      Given the "서점 하나" card is open
      And 1100 ms pass
      When I swipe left on "map"
      Then the app does not log "카메라 이동 취소"
      And the app does not log "카메라 이동 성공"

  Rule: Touching the marker

    Background:
      Given the other app "Naver Map" is installed

    @card-7.16
    Scenario: A touch on the marker goes to the map app
      Given the "서점 하나" card is open
      When I tap "marker"
      Then the app logs "마커 클릭됨"
      And I am on the "Naver Map" screen

    @card-7.16
    Scenario: A touch goes there each time
      Given the "서점 하나" card is open for the second time
      And I tap "marker"
      And I come back to the app
      When I tap "marker"
      Then the app logs "마커 클릭됨"
      And I am on the "Naver Map" screen

    @card-7.17
    Scenario: The map does not feel a touch on the marker
      Given the "서점 하나" card is open for the second time
      And I tap "marker"
      When I come back to the app
      Then the touch count of "map" is 0

    @card-7.17
    Scenario: The map does feel a touch beside the marker
      Given the "서점 하나" card is open
      When I tap "map"
      Then the touch count of "map" is 1
      And no link is opened

  Rule: Other answers

    @card-7.1 @card-7.15
    Scenario Outline: Any place can be shown: <latitude>, <longitude>
      Given shop 1 answers:
        """
        latitude: <latitude>
        longitude: <longitude>
        """
      And the "store-card" app is open
      When I tap the "서점 하나" card
      Then I see "marker"
      And the position of "marker" is "<latitude>, <longitude>"

      Examples:
        | latitude   | longitude   |
        | 31.43      | 122.37      |
        | -33.45694  | -70.64827   |
        | 37.5666103 | 126.9783882 |

    @card-7.1
    Scenario: Each card has the map of its own shop
      Given shop 2 answers:
        """
        latitude: 35.179554
        longitude: 129.075642
        """
      And the "서점 하나" card is open
      And I tap "close"
      When I tap the "서점 둘" card
      Then the position of "marker" is "35.179554, 129.075642"
      And the camera of "map" is "35.179554, 129.075642"

    @card-7.1
    Scenario: A card keeps its own map and reviews when the answer for an earlier one comes late
      Given GET "https://cozy.example/stores/1" answers 200 after 3 seconds with:
        """
        latitude: 37.556693
        longitude: 126.929313
        review: 조용해요
        """
      And shop 2 answers:
        """
        latitude: 35.179554
        longitude: 129.075642
        """
      And the "서점 하나" card is open
      And I tap "close"
      And I tap the "서점 둘" card
      # survives: the late answer must change nothing
      When 3 seconds pass
      Then the position of "marker" is "35.179554, 129.075642"
      And I see no rows

    @card-7.1
    Scenario: Lines that say nothing and shops without a place are passed over
      Given shop 1 answers:
        """
        open every day
        latitude: 37.5

        latitude: 35.179554
        longitude: 129.075642
        """
      And the "store-card" app is open
      When I tap the "서점 하나" card
      Then the position of "marker" is "35.179554, 129.075642"

    @card-7.1
    Scenario: Before the place is known the map stays as it is
      Given GET "https://cozy.example/stores/1" is never answered
      And the "store-card" app is open
      When I tap the "서점 하나" card
      Then I do not see "marker"
      And the map type of "map" is "none"

    @card-7.1
    Scenario Outline: An answer that shows no place leaves the map as it is: <status>
      Given GET "https://cozy.example/stores/1" answers <status> with:
        """
        latitude: 37.556693
        <second line>
        """
      And the "store-card" app is open
      When I tap the "서점 하나" card
      Then I do not see "marker"
      And the map type of "map" is "none"
      And I see no rows

      Examples:
        | status | second line           |
        | 200    | review: 조용해요      |
        | 500    | longitude: 126.929313 |

    @card-7.1
    Scenario Outline: Details that were not there the first time are asked for again: <failure>
      Given GET "https://cozy.example/stores/1" <failure>
      And the "서점 하나" card is open
      And I tap "close"
      And shop 1 answers:
        """
        latitude: 35.179554
        longitude: 129.075642
        review: 조용해요
        """
      When I tap the "서점 하나" card
      Then the position of "marker" is "35.179554, 129.075642"
      And the map type of "map" is "basic"
      And "review text 1" shows "조용해요"

      Examples:
        | failure                      |
        | answers 500                  |
        | fails with "connection lost" |

    @card-7.1
    Scenario: The place is shown although the app was left before the answer came
      Given GET "https://cozy.example/stores/1" answers 200 after 3 seconds with:
        """
        latitude: 37.556693
        longitude: 126.929313
        review: 조용해요
        """
      And the "서점 하나" card is open
      And I leave the app
      And I come back to the app
      When 3 seconds pass
      Then the position of "marker" is "37.556693, 126.929313"
      And "review text 1" shows "조용해요"
