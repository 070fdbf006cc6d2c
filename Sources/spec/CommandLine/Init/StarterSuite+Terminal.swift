/// The program of a new suite for a terminal, and its scenarios.
extension StarterSuite {
  static let tipCalculatorInTerminal = """
    Feature: Tip calculator
      Someone types a bill, and the program adds a tip of ten percent.

      Background:
        Given the app is open

      Scenario: Ten percent is added
        When I type "50"
        And I press "Enter"
        Then I see "Total: 55.00"
        And the cursor is at row 3, column 7

      Scenario: What is no amount is refused
        When I type "fifty"
        And I press "Enter"
        Then I see "This is no amount."
        And the text colour of "This is no amount." is red

      Scenario: Without a bill, the program ends
        When I press "Enter"
        Then the program ends with status 0

    """

  static let terminalApp = #"""
    """A tip calculator for a terminal. Replace it with your own program."""

    while bill := input("Bill: "):
        try:
            print(f"Total: {float(bill) * 1.1:.2f}")
        except ValueError:
            print("\033[31mThis is no amount.\033[m")

    """#
}
