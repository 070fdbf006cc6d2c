Feature: A prompt
  Python answers each line that is typed.

  Background:
    Given the "python" app is open

  Scenario: An answer is below the line
    When I type "print('안녕', 6 * 7)"
    And I press "Enter"
    Then the 2nd row shows "안녕 42"
    And the cursor is at row 3, column 5

  Scenario: An earlier line comes back
    When I type "1 + 1"
    And I press "Enter"
    And I press "Up"
    And I press "Enter"
    Then I see "2" 2 times

  Scenario: A loop is interrupted
    When I type "while True: pass"
    And I press "Enter"
    And I press "Enter"
    And I press "Ctrl+C"
    Then I see "KeyboardInterrupt"

  Scenario: The status of the program
    When I type "exit(3)"
    And I press "Enter"
    Then the program ends with status 3
