@appearance
Feature: The screens of the memos
  What each screen shows, in order.

  Background:
    Given memo 1 is "Milk" of "2020-02-17"
    And the app stored "1" as "memo 1 favourite"
    And the "memo" app is open

  Scenario: The first screen shows the button to sign in
    Then the screen matches snapshot "sign-in"

  Scenario Outline: The screens after signing in: <screen>
    Given I sign in with Apple
    When <action>
    Then the screen matches snapshot "<screen>"

    Examples:
      | action             | screen      |
      | I choose "memo"    | memos       |
      | I tap "New memo"   | new-memo    |
      | I tap "Milk"       | stored-memo |
      | I choose "profile" | profile     |
      | I choose "web"     | web         |
