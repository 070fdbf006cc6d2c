import SpecJSON
import SpecText

/// The scenarios of a new suite.
extension StarterSuite {
  /// - Parameter app: the app as the Background names it.
  static func tipCalculator(_ app: String) -> String {
    """
    Feature: Tip calculator
      Someone pays a bill in a restaurant and adds a tip of ten percent.

      Background:
        Given \(app) is open

      @tip-1
      Scenario: Ten percent is added
        When I type "50" into "Bill"
        And I tap "Add a tip"
        Then I see "Total: 55.00"

      @tip-2
      Scenario: Without a bill, there is nothing to add
        Then the "Add a tip" button is disabled

      @tip-3
      Scenario: A correction replaces the total
        Given I type "50" into "Bill"
        And I tap "Add a tip"
        When I clear "Bill"
        And I type "10" into "Bill"
        And I tap "Add a tip"
        Then I see "Total: 11.00"
        And I do not see "Total: 55.00"

    """
  }

  /// What the scenarios of a tip calculator prove.
  ///
  /// - Parameter rest: what is required besides the tip, in order.
  static func requirements(_ rest: [String]) -> String {
    let lines = (["A tip of ten percent is added to the bill."] + rest).enumerated().map {
      "- **tip-\($0.offset + 1)** [M] \($0.element)\n"
    }
    return """
      # Tip calculator: what is required

      Each line is a requirement. A scenario that proves it carries its id as a tag, such as `@tip-1`.


      """ + lines.joined()
  }

  /// The first scenarios of a page that exists: true of every page that opens.
  static func firstFeature(_ address: String) -> String {
    """
    Feature: First steps
      Replace these scenarios with what your page must do; "spec steps" lists the sentences.

      Scenario: The page opens
        Given the app is open
        Then the address starts with \(address.inQuotes)

      Scenario: No script fails while the page opens
        When I open the app
        Then no script fails

    """
  }

  /// A text in JSON.
  static func json(_ text: String) -> String {
    String(decoding: JSONWriter.write(.string(text)), as: UTF8.self)
  }
}
