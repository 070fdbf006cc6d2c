import SpecEngines
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

  /// What the scenarios prove.
  ///
  /// - Parameters:
  ///   - id: how the ids of the requirements begin.
  ///   - sentences: what is required, in order.
  static func requirements(of title: String, _ id: String, _ sentences: [String]) -> String {
    let lines = sentences.enumerated().map { "- **\(id)-\($0.offset + 1)** [M] \($0.element)\n" }
    return """
      # \(title): what is required

      Each line is a requirement. A scenario that proves it carries its id as a tag, such as `@\(id)-1`.


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

  /// The first scenarios of an app on a phone: true of every app that opens.
  static let firstFeatureOfPhone = """
    Feature: First steps
      Write the id of your app into spec.json, and replace these scenarios with what it must do.

      @app-1
      Scenario: The app opens
        When I open the "settings" app
        Then I see at least 1 text

      @app-2
      Scenario: Nothing is asked before the first tap
        When I open the "settings" app
        Then I see no alert

      @app-3
      Scenario: The app returns from the background
        Given the "settings" app is open
        When I leave the app
        And I come back to the app
        Then I see at least 1 text

    """

  /// The engine for a phone, with an app that every phone has and that keeps its data.
  static func phone(_ platform: PhonePlatform) -> String {
    let settings =
      platform == .ios
      ? #""app.settings": "com.apple.Preferences", "deviceName": "iPhone 16", "reset": "app""#
      : #""platform": "android", "app.settings": "com.android.settings""#
    return """
      {
            "engine": "appium",
            "set": { \(settings) }
          }
      """
  }

  /// A text in JSON.
  static func json(_ text: String) -> String {
    String(decoding: JSONWriter.write(.string(text)), as: UTF8.self)
  }
}
