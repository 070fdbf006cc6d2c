Feature: The tab bar
  While a card is open the tab bar is gone, also after a visit to another app. It goes and comes by
  moving, but for the screens on which that does not work.

  Rule: It is gone while a card is open

    @card-9.4 @card-11.1 @card-11.2
    Scenario Outline: It moves off the screen when a card is chosen: <device>
      Given the device is an "<device>"
      And the list is open <visit>
      When I tap the "서점 하나" card
      Then the y of "tab bar" is animated from <from> to <to>
      And the y of "tab bar" is animated for 400 ms
      And I do not see "tab bar"

      Examples:
        | device            | visit               | from | to   |
        | iPhone SE         | for the first time  | 519  | 568  |
        | iPhone 8          | again after my page | 618  | 667  |
        | iPhone XS         | for the first time  | 729  | 812  |
        | iPhone 11 Pro     | again after a card  | 729  | 812  |
        | iPhone 11 Pro Max | for the first time  | 813  | 896  |
        | iPad              | for the first time  | 975  | 1024 |

    @card-3.6 @card-9.4
    Scenario: It goes as well when a card is chosen on a phone that is held aside
      Given the device is an "iPhone 8"
      And the "store-card" app is open
      And I rotate the device to landscape
      When I tap the "서점 하나" card
      Then I am on the "card" screen
      And I do not see "tab bar"
      And "header" is 405 points high

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
      And the "서점 하나" card is open <visit>
      And I leave the app
      When I come back to the app
      Then I am on the "card" screen
      And I do not see "tab bar"

      Examples:
        | device       | visit               |
        | iPhone 8     | for the second time |
        | Mac Catalyst | for the first time  |

    @card-9.2 @card-9.4
    Scenario: It stays away each time I come back from the map app
      Given the other app "Naver Map" is installed
      And the "서점 하나" card is open
      And I tap "marker"
      And I come back to the app
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
    Scenario: It stays away when the system rebuilds the card
      Given the "서점 하나" card is open
      And the system rebuilds the screen
      And I leave the app
      When I come back to the app
      Then I am on the "card" screen
      And I do not see "tab bar"

    @card-9.3 @card-9.4
    Scenario: It stays away when the app comes back to a device that was turned
      Given the device is an "iPhone 11"
      And the "서점 하나" card is open
      And I rotate the device to landscape
      And I leave the app
      When I come back to the app
      Then I am on the "card" screen
      And I do not see "tab bar"

    @card-9.4
    Scenario: A card that was closed leaves it alone
      Given the "서점 하나" card is open for the second time
      And I tap "close"
      And I leave the app
      When I come back to the app
      Then the tab bar is back below the cards
      And "tab bar" is not animated

    @card-9.4
    Scenario: It is never gone from my page
      Given the "서점 하나" card is open
      And I tap "close"
      And I choose "My page"
      And I leave the app
      When I come back to the app
      Then I am on the "my page" screen
      And I see "tab bar"

    @card-9.4
    Scenario: It stays with the guide, and goes with a card
      Given the "store-card" app is open
      And I tap the "guide" card
      When I look at another app and come back
      Then I see "tab bar"
      When I tap "close"
      And I tap the "서점 하나" card
      Then I do not see "tab bar"

  Rule: It is back when a card is closed

    @card-11.1 @card-11.3 @card-11.4 @card-11.5 @card-11.8
    Scenario Outline: On phones with a home button it is there at once: <device>
      Given the device is an "<device>"
      And the "서점 하나" card is open <visit>
      When I tap "close"
      Then the tab bar is back below the cards
      And "tab bar" is not animated

      Examples:
        | device        | visit               |
        | iPhone SE     | for the first time  |
        | iPhone 8      | for the second time |
        | iPhone SE 2   | for the first time  |
        | iPhone 8 Plus | for the second time |

    @card-11.7
    Scenario: It begins to come before the card's screen goes
      Given the "서점 하나" card is open
      When I tap "close"
      Then these happen in this order:
        | who     | what      |
        | tab bar | animation |
        | card    | pop       |

    @card-11.2 @card-11.4 @card-11.6
    Scenario Outline: On screens of 812 points it moves up: <device>
      Given the device is an "<device>"
      And the "서점 하나" card is open <visit>
      When I tap "close"
      Then I see "tab bar"
      And the y of "tab bar" is animated from 812 to 729
      And the y of "tab bar" is animated for 400 ms

      Examples:
        | device        | visit               |
        | iPhone X      | for the second time |
        | iPhone 11 Pro | for the first time  |

    @card-11.2 @card-11.4 @card-11.7
    Scenario Outline: On all other screens it moves up as well: <device>
      Given the device is an "<device>"
      And the "서점 하나" card is open <visit>
      When I tap "close"
      Then I see "tab bar"
      And the y of "tab bar" is animated from <from> to <to>

      Examples:
        | device            | visit               | from | to  |
        | iPhone 12         | for the second time | 844  | 761 |
        | iPhone 11 Pro Max | for the first time  | 896  | 813 |
        | iPhone 12 Pro Max | for the first time  | 926  | 843 |
        | Mac Catalyst      | for the first time  | 768  | 719 |

    @card-9.4 @card-11.8
    Scenario Outline: However often the app was left and cards were closed, it is back: <device>
      Given the device is an "<device>"
      And the "서점 하나" card is open for the second time
      And I look at another app and come back
      And I look at another app and come back
      When I tap "close"
      Then the tab bar is back below the cards
      And I see the "My page" tab

      Examples:
        | device       |
        | iPhone SE    |
        | iPad         |
        | Mac Catalyst |

    @card-11.8
    Scenario Outline: It is back when a card is closed after the <device> was turned to <way>
      Given the device is an "<device>"
      And the "서점 하나" card is open
      And I rotate the device to landscape
      And I rotate the device to <way>
      When I tap "close"
      Then the "card" screen is popped with animation
      And the tab bar is back below the cards

      Examples:
        | device    | way       |
        | iPhone 11 | landscape |
        | iPhone 11 | portrait  |
        | iPhone SE | landscape |
        | iPhone 8  | landscape |
        | iPhone 8  | portrait  |

    @card-11.8
    Scenario Outline: It is back when a card that was scrolled past its header is closed: <device>
      Given the device is an "<device>"
      And the "서점 하나" card is open for the second time
      And I scroll down by 800 points
      When I tap "close"
      Then the tab bar is back below the cards

      Examples:
        | device    |
        | iPhone 11 |
        | iPhone 8  |
