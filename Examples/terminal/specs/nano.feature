Feature: An editor
  nano edits a file in the scenario's own folder.

  Background:
    Given an empty folder
    And a file "notes.txt" with:
      """
      Buy milk
      Call Ann
      """
    And the "nano" app is open

  Scenario: A change is saved
    When I press "Down"
    And I type "Do not "
    And I press "Ctrl+O"
    Then I see a row containing "File Name to Write: notes.txt"
    When I press "Enter"
    Then I see a row containing "Wrote 2 lines"
    When I press "Ctrl+X"
    Then the program ends with status 0
    And the file "notes.txt" contains "Do not Call Ann"

  Scenario: A change can be given up
    When I paste "first\n"
    And I press "Ctrl+X"
    Then I see a row containing "Save modified buffer?"
    When I press "n"
    Then the program ends with status 0
    And the file "notes.txt" is:
      """
      Buy milk
      Call Ann
      """
