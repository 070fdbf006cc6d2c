Feature: To the Naver map app
  The marker and the location button show the shop in the Naver map app; where that is missing, they
  lead to it in the App Store.

  Rule: The app is there

    Background:
      Given the other app "Naver Map" is installed

    @card-8.1 @card-8.2 @card-8.3
    Scenario: The shop is shown in the map app
      Given the "서점 하나" card is open
      When I tap "marker"
      Then the link "nmap://place?lat=37.556693&lng=126.929313&name=Cozy%ea%b0%80%20%ec%b6%94%ec%b2%9c%ed%95%98%eb%8a%94%20%ec%84%9c%ec%a0%90&gamsung.Cozy=Cozy" is opened

    @card-8.2 @card-8.3
    Scenario: The place in the address is the one of the shop
      Given shop 2 answers:
        """
        latitude: 35.1795543
        longitude: 129.0
        """
      And the "서점 하나" card is open
      And I tap "marker"
      And I come back to the app
      And I tap "close"
      And I tap the "서점 둘" card
      When I tap "marker"
      Then the map app shows 35.1795543, 129.0

    @card-8.2
    Scenario: The place in the address is the one of the first shop of the answer
      Given shop 1 answers:
        """
        latitude: 37.556693
        longitude: 126.929313

        latitude: 35.1795543
        longitude: 129.0
        """
      And the "서점 하나" card is open
      When I tap "marker"
      Then the map app shows 37.556693, 126.929313

    @card-7.16 @card-8.1
    Scenario: The location button leads there as well
      Given the "서점 하나" card is open
      When I tap "location"
      Then the map app shows 37.556693, 126.929313
      And the app does not log "마커 클릭됨"

    @card-7.16 @card-8.1
    Scenario: The location button leads there each time
      Given the "서점 하나" card is open for the second time
      And I tap "location"
      And I come back to the app
      When I tap "location"
      Then the map app shows 37.556693, 126.929313

    @card-8.4
    Scenario: Before it is opened the address is asked about, each time
      Given the "서점 하나" card is open for the second time
      And I tap "marker"
      And I come back to the app
      # survives: the first touch did the same, and the second must not differ
      When I tap "marker"
      Then these happen in this order:
        | who                                                                                                                                        | what       |
        | nmap://place?lat=37.556693&lng=126.929313&name=Cozy%ea%b0%80%20%ec%b6%94%ec%b2%9c%ed%95%98%eb%8a%94%20%ec%84%9c%ec%a0%90&gamsung.Cozy=Cozy | link check |
        | nmap://place?lat=37.556693&lng=126.929313&name=Cozy%ea%b0%80%20%ec%b6%94%ec%b2%9c%ed%95%98%eb%8a%94%20%ec%84%9c%ec%a0%90&gamsung.Cozy=Cozy | link       |

    @card-8.5 @card-8.8
    Scenario Outline: From system 10 on it is opened with options, of which there are none: <version>
      Given the "서점 하나" card is open <visit>
      And the device setting "system version" is <version>
      And I tap "location"
      And I come back to the app
      When I tap "marker"
      Then the link "nmap://place?lat=37.556693&lng=126.929313&name=Cozy%ea%b0%80%20%ec%b6%94%ec%b2%9c%ed%95%98%eb%8a%94%20%ec%84%9c%ec%a0%90&gamsung.Cozy=Cozy" is opened with:
        | app     | Naver Map |
        | options | <options> |

      Examples:
        | version | visit               | options |
        | 9.3     | for the first time  | unknown |
        | 10      | for the second time | none    |

    @card-8.1
    Scenario: Without a place there is nothing to show
      Given GET "https://cozy.example/stores/1" is never answered
      And the "서점 하나" card is open
      # survives: the button must do nothing here
      When I tap "location"
      Then no link is opened
      And I am on the "card" screen

  Rule: The app is missing

    Background:
      Given the other app "Naver Map" is not installed

    @card-8.5 @card-8.6 @card-8.7 @card-8.8
    Scenario Outline: The App Store offers it, on every system: <version>
      Given the "서점 하나" card is open <visit>
      And the device setting "system version" is <version>
      When I tap "<way>"
      Then the link "http://itunes.apple.com/app/id311867728?mt=8" is opened with:
        | app     | App Store |
        | options | <options> |
      And I am on the "App Store" screen

      Examples:
        | version | visit              | way      | options |
        | 9.3     | for the first time | marker   | unknown |
        | 13      | for the first time | location | none    |

    @card-7.16 @card-7.17
    Scenario: The marker takes the touch as if the app were there
      Given the "서점 하나" card is open
      When I tap "marker"
      And I come back to the app
      Then the app logs "마커 클릭됨"
      And the touch count of "map" is 0

    @card-8.6 @card-8.7
    Scenario: The App Store offers it each time
      Given the "서점 하나" card is open for the second time
      And I tap "marker"
      And I come back to the app
      # survives: the first touch did the same, and the second must not differ
      When I tap "marker"
      Then the link "http://itunes.apple.com/app/id311867728?mt=8" is opened

    @card-8.4 @card-8.6
    Scenario: The map app is opened once it was installed from there
      Given the "서점 하나" card is open
      And I tap "marker"
      And the other app "Naver Map" is installed
      And I come back to the app
      When I tap "marker"
      Then the map app shows 37.556693, 126.929313
