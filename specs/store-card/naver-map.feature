Feature: To the Naver map app
  The marker and the location button show the shop in the Naver map app; where that is missing, they
  lead to it in the App Store.

  Rule: The app is there

    Background:
      Given the other app "Naver Map" is installed
      And the "서점 하나" card is open

    @card-8.1 @card-8.2 @card-8.3
    Scenario: The shop is shown in the map app
      When I tap "marker"
      Then the link "nmap://place?lat=37.556693&lng=126.929313&name=Cozy%ea%b0%80%20%ec%b6%94%ec%b2%9c%ed%95%98%eb%8a%94%20%ec%84%9c%ec%a0%90&gamsung.Cozy=Cozy" is opened
      And I am on the "Naver Map" screen

    @card-8.2
    Scenario: The place in the address is the one of the shop
      Given GET "https://cozy.example/stores/2" answers 200 with:
        """
        latitude: 35.179554
        longitude: 129.0
        """
      And I tap "close"
      And I scroll down by 441 points
      And I tap the "서점 둘" card
      When I tap "marker"
      Then the link "nmap://place?lat=35.179554&lng=129.0&name=Cozy%ea%b0%80%20%ec%b6%94%ec%b2%9c%ed%95%98%eb%8a%94%20%ec%84%9c%ec%a0%90&gamsung.Cozy=Cozy" is opened

    Scenario: The location button leads there as well
      When I tap "location"
      Then I am on the "Naver Map" screen

    @card-8.4
    Scenario: Before it is opened the address is asked about
      When I tap "marker"
      Then these happen in this order:
        | who                                                                                                                                        | what       |
        | nmap://place?lat=37.556693&lng=126.929313&name=Cozy%ea%b0%80%20%ec%b6%94%ec%b2%9c%ed%95%98%eb%8a%94%20%ec%84%9c%ec%a0%90&gamsung.Cozy=Cozy | link check |
        | nmap://place?lat=37.556693&lng=126.929313&name=Cozy%ea%b0%80%20%ec%b6%94%ec%b2%9c%ed%95%98%eb%8a%94%20%ec%84%9c%ec%a0%90&gamsung.Cozy=Cozy | link       |

    @card-8.5
    Scenario Outline: From system 10 on it is opened with options, of which there are none: <version>
      Given the device setting "system version" is <version>
      When I tap "marker"
      Then the link "nmap://place?lat=37.556693&lng=126.929313&name=Cozy%ea%b0%80%20%ec%b6%94%ec%b2%9c%ed%95%98%eb%8a%94%20%ec%84%9c%ec%a0%90&gamsung.Cozy=Cozy" is opened with:
        | app     | Naver Map |
        | options | <options> |

      Examples:
        | version | options |
        | 9.3     | unknown |
        | 10      | none    |
        | 13.5    | none    |

  Rule: The app is missing

    Background:
      Given the other app "Naver Map" is not installed
      And the "서점 하나" card is open

    @card-8.6 @card-8.7
    Scenario: The App Store offers it
      When I tap "marker"
      Then the link "http://itunes.apple.com/app/id311867728?mt=8" is opened
      And I am on the "App Store" screen

    @card-8.6 @card-8.8
    Scenario Outline: It does so on every system: <version>
      Given the device setting "system version" is <version>
      When I tap "location"
      Then I am on the "App Store" screen

      Examples:
        | version |
        | 9.3     |
        | 10      |
        | 13      |

    @card-8.8
    Scenario: Where it is there, the App Store is not opened, on an old system neither
      Given the other app "Naver Map" is installed
      And the device setting "system version" is 9.3
      And the "서점 하나" card is open
      When I tap "marker"
      Then I am on the "Naver Map" screen
