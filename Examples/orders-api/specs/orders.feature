Feature: Orders over HTTP

  Rule: Whoever is logged in orders

    Background:
      Given I log in as "Ann"

    Scenario: An order has its items and their sum
      When I send POST "${api}/orders" with:
        """json
        {"items": ["tea", "cup", "tea"]}
        """
      Then the response status is 303
      When I follow the redirect
      Then the response status is 200
      And the response JSON at "$" has the shape:
        """json
        {
          "number": "#number", "customer": "Ann", "state": "#regex new|packed",
          "items": "#[3] #object", "total": 17
        }
        """
      And the response JSON at "$.items[*].name" is, in any order:
        """json
        ["cup", "tea", "tea"]
        """

    Scenario: An order is packed after a while
      Given I have ordered "tea"
      When I send GET "${api}${order}" until the response JSON at "$.state" is "packed"
      Then the response JSON at "$.total" is 4

    Scenario Outline: What is no order is refused: <reason>
      When I send POST "${api}/orders" with:
        """json
        <body>
        """
      Then the response status is <status>
      And the response JSON at "$.error" is "<reason>"

      Examples:
        | body                 | status | reason                   |
        | {"items": ["sugar"]} | 422    | unknown items            |
        | {"items": []}        | 422    | unknown items            |
        | {}                   | 400    | the body is not an order |
        | tea                  | 400    | the body is not an order |

  Rule: Nobody else does

    Scenario: A wrong password opens nothing
      When I send POST "${api}/login" with the form:
        | user     | Ann  |
        | password | open |
      Then the response status is 403
      And the response JSON has nothing at "$.token"

    Scenario: An order is seen only after a log-in
      When I send GET "${api}/orders/1"
      Then the response status is 401

    Scenario: The session's cookie does the same as the token
      Given I send POST "${api}/login" with the form:
        | user     | Bob         |
        | password | open sesame |
      When I send POST "${api}/orders" with:
        """json
        {"items": ["cup"]}
        """
      And I follow the redirect
      Then the response JSON at "$.customer" is "Bob"

  Rule: Products are found by a part of their name

    Scenario: One is found
      When I send GET "${api}/products" with the query:
        | name | ea |
      Then the response JSON at "$[*].name" contains "tea"
      And the response JSON at "$" has 1 item
      And the response came within 5 seconds

    @step
    Scenario: I log in as "<user>"
      Given I send POST "${api}/login" with the form:
        | user     | <user>      |
        | password | open sesame |
      And I remember the response JSON at "$.token" as the secret "token"
      And my requests have the header "Authorization" as "Bearer ${token}"

    @step
    Scenario: I have ordered "<item>"
      Given I send POST "${api}/orders" with:
        """json
        {"items": ["<item>"]}
        """
      And I remember the response header "Location" as "order"
