Feature: A dialog
  dialog shows a menu in colours.

  Background:
    Given the "dialog" app is open

  Scenario: The chosen line is in other colours
    Then I see "Pick a fruit"
    And the background colour of "Apples" is blue
    And the bold of "Apples" is on
    When I press "Down"
    Then the background colour of "Bananas" is blue
    And the background colour of "Apples" is grey

  Scenario: The buttons
    When I press "Tab"
    Then the background colour of "<Cancel>" is blue
    When I press "Enter"
    Then the program ends with status 1

  Scenario: The mouse
    When I tap "<Cancel>"
    Then the program ends with status 1
