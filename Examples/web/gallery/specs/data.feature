Feature: Data, network and device

  Scenario: Data is arranged and read
    Given the cookie "theme" holds "dark"
    And the local storage item "user" holds "ben"
    When I open the "gallery" app
    And I tap the "Data, network and device" link
    Then the "Theme" status shows "dark, ben, no tab"
    When I tap "Sign out"
    Then there is no local storage item "user"
    When I tap "Dark theme"
    Then the cookie "theme" is "dark"
    And the session storage item "tab" is "first"

  Scenario: A sign-in is kept
    Given the "gallery" app is open
    When I tap the "Data, network and device" link
    And I tap "Sign in"
    And I save the session as "ann"
    And I tap "Sign out"
    Then the "Theme" status shows "light, nobody, no tab"
    Given the saved session "ann"
    And the "gallery" app is open
    When I tap the "Data, network and device" link
    Then the "Theme" status shows "light, ann, no tab"

  Scenario: Two users are signed in and out
    Given I use the app as "Ann"
    And the "gallery" app is open
    And I use the app as "Ben"
    And the "gallery" app is open
    When I tap the "Data, network and device" link
    And I tap "Sign in"
    And I use the app as "Ann"
    And I tap the "Data, network and device" link
    Then the "Theme" status shows "light, nobody, no tab"
    When I use the app as "Ben"
    Then the "Theme" status shows "light, ann, no tab"

  Scenario: The date is arranged
    Given the date is "2026-11-21T09:30"
    And the "gallery" app is open
    When I tap the "Data, network and device" link
    Then the "Date" status shows "2026-11-21"

  Scenario: A request is answered, and what it sends is checked
    Given GET "/api/users" answers 200 with:
      """
      ["Ann", "Ben"]
      """
    And POST "/api/orders" answers 201
    And the "gallery" app is open
    When I tap the "Data, network and device" link
    And I tap "Load users"
    Then I see 2 list items in the "Users" list
    And the app sends GET "/api/users" 1 time
    When I tap "Send order"
    Then the "report" status shows "order 201"
    And the app sends POST "/api/orders" with:
      """
      {"item":"milk"}
      """

  Scenario: Requests to any address of a pattern are answered from a file, or late
    Given GET "/api/u*" answers 200 with the file "files/users.json"
    And POST "*/orders" answers 202 after 100 milliseconds with:
      """json
      {"queued": true}
      """
    And the "gallery" app is open
    When I tap the "Data, network and device" link
    And I tap "Load users"
    Then the last list item shows "Dan"
    When I tap "Send order"
    Then the "report" status shows "order 202"
    And the app sends POST "/api/*" 1 time

  Scenario: A request fails
    Given GET "/api/users" fails with "connection lost"
    And the "gallery" app is open
    When I tap the "Data, network and device" link
    And I tap "Load users"
    Then the "report" status shows "no connection"

  Scenario: The device is arranged
    Given the window is 800 by 600 points
    And the colour scheme is dark
    And the device reduces motion
    And the time zone is "Asia/Seoul"
    And the language is "ko-KR"
    And the location is 37.57, 126.98
    And the permission for location is granted
    And the "gallery" app is open
    When I tap the "Data, network and device" link
    Then the "Window" status shows "800 × 600"
    And the "Scheme" status shows "dark"
    And the "Motion" status shows "reduced"
    And the "Zone" status shows "Asia/Seoul"
    And the "Language" status shows "ko-KR"
    When I tap "Where am I?"
    Then the "report" status shows "37.57, 126.98"

  Scenario: The connection is lost
    Given the "gallery" app is open
    When I tap the "Data, network and device" link
    Then the "Connection" status shows "online"
    Given the device is offline
    Then the "Connection" status shows "offline"

  Scenario: The console
    Given the "gallery" app is open
    When I tap the "Data, network and device" link
    And I tap "Log"
    Then the console shows "one line"
    When I tap "Fail"
    Then a script fails with "Error: it broke"
    And a script fails with a message containing "it broke"

  Scenario: Files and the clipboard
    Given the "gallery" app is open
    When I tap the "Data, network and device" link
    And I tap "Download the report"
    Then I get the file "report.csv" with:
      """
      item,price
      milk,1.20

      """
    When I tap "Copy the link"
    Then the text on the clipboard is "https://example.com/42"

  Scenario: The first answer is an error, the second one comes late
    Given GET "/api/users" answers in turn:
      | status | body           | after  | error           |
      | 500    |                |        |                 |
      |        |                |        | connection lost |
      | 200    | ["Ann", "Ben"] | 300 ms |                 |
    And the "gallery" app is open
    When I tap the "Data, network and device" link
    And I tap "Load users"
    Then the "report" status shows "error 500"
    When I tap "Load users"
    Then the "report" status shows "no connection"
    When I tap "Load users"
    Then I see 2 list items in the "Users" list
    And a request to GET "/api/users" was sent 3 times

  Scenario: An answer of the server is changed on its way
    Given GET "/price.json" answers with "1.20 EUR" changed to "free"
    And the "gallery" app is open
    When I tap the "Data, network and device" link
    And I tap "Load the price"
    Then the "report" status shows "free"
