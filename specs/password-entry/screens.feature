@appearance
Feature: The screens of the password entry
  What each screen of the reference app shows, and where it shows it.

  Background:
    Given the "password-entry" app is open

  Scenario: The password screen has a title, a field and its eye
    When I type "a"
    Then the screen matches snapshot "password"
    And the screen's navigation bar is on
    And these elements have these frames:
      | element      | x   | y   | width | height |
      | content      | 0   | 94  | 414   | 501    |
      | left margin  | 0   | 94  | 24    | 288    |
      | right margin | 390 | 94  | 24    | 288    |
      | title        | 24  | 134 | 366   | 34     |
      | subtitle     | 24  | 172 | 366   | 22     |
      | new password | 24  | 274 | 366   | 40     |
      | eye          | 350 | 274 | 40    | 40     |
    And these elements have the image:
      | eye | eye.slash |

  Scenario: The refused password is empty above its warning
    When I enter the password "abc"
    Then the screen matches snapshot "refused-password"
    And the screen's navigation bar is on
    And these elements have these frames:
      | element          | x   | y   | width | height |
      | content          | 0   | 94  | 414   | 501    |
      | left margin      | 0   | 94  | 24    | 288    |
      | right margin     | 390 | 94  | 24    | 288    |
      | title            | 24  | 134 | 366   | 34     |
      | subtitle         | 24  | 172 | 366   | 22     |
      | new password     | 24  | 274 | 366   | 40     |
      | password warning | 24  | 322 | 366   | 20     |

  Scenario: The confirmation stands below the password
    Given I enter the password "abcd123!"
    When I press "Done" on the keyboard
    Then the screen matches snapshot "confirmation"
    And the screen's navigation bar is on
    And these elements have these frames:
      | element              | x   | y   | width | height |
      | content              | 0   | 94  | 414   | 501    |
      | left margin          | 0   | 94  | 24    | 448    |
      | right margin         | 390 | 94  | 24    | 448    |
      | title                | 24  | 134 | 366   | 34     |
      | subtitle             | 24  | 172 | 366   | 22     |
      | new password         | 24  | 274 | 366   | 40     |
      | confirmation title   | 24  | 394 | 366   | 24     |
      | confirm new password | 24  | 434 | 366   | 40     |
      | confirmation warning | 24  | 482 | 366   | 20     |

  Scenario: The nickname screen has a title
    Given I enter the password "abcd123!"
    When I enter the password "abcd123!"
    Then the screen matches snapshot "nickname"
    And the screen's navigation bar is on
    And these elements have these frames:
      | element | x  | y   | width | height |
      | title   | 24 | 134 | 366   | 34     |

  Scenario: A rebuilt screen has the same parts
    Given I enter the password "abcd123!"
    And I enter the password "abc"
    When the system rebuilds the screen
    Then the screen matches snapshot "rebuilt-screen"
    And the scroll indicator of "content" is off
