Feature: The tab bar
  While a card is open the tab bar is gone, also after a visit to another app. It goes and comes by
  moving, but for the screens on which that does not work.

  Rule: It is gone while a card is open

    @card-9.4 @card-11.1 @card-11.2
    Scenario Outline: It moves off the screen when a card is chosen: <device>
      Given the device is an "<device>"
      And the "store-card" app is open
      When I tap the "서점 하나" card
      Then the y of "tab bar" is animated from <from> to <to>
      And the y of "tab bar" is animated for 400 ms
      And I do not see "tab bar"

      Examples:
        | device            | from | to  |
        | iPhone 8          | 618  | 667 |
        | iPhone XS         | 729  | 812 |
        | iPhone 11 Pro     | 729  | 812 |
        | iPhone 11 Pro Max | 813  | 896 |

    @card-9.4
    Scenario: It goes before the card's screen is pushed
      Given the "store-card" app is open
      When I tap the "서점 하나" card
      Then these happen in this order:
        | who     | what      |
        | tab bar | animation |
        | card    | push      |

    @card-9.2 @card-9.3 @card-9.4
    Scenario Outline: It stays away when the app comes back: <device>
      Given the device is an "<device>"
      And the "서점 하나" card is open
      And I leave the app
      When I come back to the app
      Then I am on the "card" screen
      And I do not see "tab bar"

      Examples:
        | device       |
        | iPhone 8     |
        | iPhone 11    |
        | iPad Pro 11  |
        | Mac Catalyst |

    @card-9.2 @card-9.4
    Scenario: It stays away when the person comes back from the map app
      Given the other app "Naver Map" is installed
      And the "서점 하나" card is open
      And I tap "marker"
      When I come back to the app
      Then I am on the "card" screen
      And I do not see "tab bar"

    @card-9.3
    Scenario: It is hidden when the app comes back, not when it leaves
      Given the "서점 하나" card is open
      And I leave the app
      When I come back to the app
      Then these happen in this order:
        | who     | what                |
        | card    | willEnterForeground |
        | tab bar | animation           |

    @card-9.4
    Scenario Outline: However often the app was left, it is back when the card is closed: <device>
      Given the device is a "<device>"
      And the "서점 하나" card is open
      And I leave the app
      And I come back to the app
      And I leave the app
      And I come back to the app
      When I tap "close"
      Then I see "tab bar"
      And "cards" is above "tab bar"

      Examples:
        | device       |
        | iPhone 8     |
        | iPhone 11    |
        | Mac Catalyst |

    @card-9.4
    Scenario: A card that was closed leaves it alone
      Given the "서점 하나" card is open
      And I tap "close"
      And I leave the app
      When I come back to the app
      Then I see "tab bar"

  Rule: It is back when a card is closed

    @card-11.1 @card-11.3 @card-11.4 @card-11.5 @card-11.8
    Scenario Outline: On phones with a home button it is there at once: <device>
      Given the device is an "<device>"
      And the "서점 하나" card is open
      When I tap "close"
      Then I see "tab bar"
      And "tab bar" is not animated
      And "cards" is above "tab bar"

      Examples:
        | device        |
        | iPhone SE     |
        | iPhone 8      |
        | iPhone SE 2   |
        | iPhone 8 Plus |

    @card-11.2 @card-11.4 @card-11.6
    Scenario Outline: On screens of 812 points it moves up: <device>
      Given the device is an "<device>"
      And the "서점 하나" card is open
      When I tap "close"
      Then I see "tab bar"
      And the y of "tab bar" is animated from 812 to 729
      And the y of "tab bar" is animated for 400 ms

      Examples:
        | device        |
        | iPhone X      |
        | iPhone XS     |
        | iPhone 11 Pro |

    @card-11.2 @card-11.4 @card-11.7
    Scenario Outline: On all other screens it moves up as well: <device>
      Given the device is an "<device>"
      And the "서점 하나" card is open
      When I tap "close"
      Then I see "tab bar"
      And the y of "tab bar" is animated from <from> to <to>

      Examples:
        | device            | from | to   |
        | iPhone 12         | 844  | 761  |
        | iPhone 11         | 896  | 813  |
        | iPhone 11 Pro Max | 896  | 813  |
        | iPad Pro 11       | 1194 | 1125 |
        | Mac Catalyst      | 768  | 719  |

    @card-11.8
    Scenario Outline: It is seen on every device, however often a card is closed: <device>
      Given the device is an "<device>"
      And the "서점 하나" card is open
      And I tap "close"
      And I tap the "서점 하나" card
      When I tap "close"
      Then I see "tab bar"
      And I see the "My page" tab
      And "cards" is above "tab bar"

      Examples:
        | device        |
        | iPhone SE     |
        | iPhone 8 Plus |
        | iPhone XS     |
        | iPad          |
