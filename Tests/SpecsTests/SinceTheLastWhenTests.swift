import SpecRunner
import SpecTestKit
import SpecTesting
import Testing

/// What "since the last When" means where text steps act.
struct SinceTheLastWhenTests {
  private static let steps = """
      @step
      Scenario: a press on "<name>"
        When I tap "<name>"

      @step
      Scenario: a new memo
        When I tap "New memo"
        And I rotate the device to landscape

      @step
      Scenario: a new memo is pushed
        When I tap "New memo"
        Then the "compose" screen is pushed with animation

    """

  /// The memo app, opened, and the steps given; each check asks whether the editor was pushed.
  private static func passes(_ steps: String) async throws -> Bool {
    let suite = Suite(sources: [
      Source(
        uri: "a.feature",
        text: """
          Feature: a
          \(Self.steps)
            Scenario: s
              Given the keychain holds "001234.abcd" as "user_id"
              And the "memo" app is open
          \(steps)

          """)
    ])
    let cases = try SpecCase.all(in: suite, with: ReferenceSpecs.registry())
    let scenario = try #require(cases.first)
    do { try await scenario.verify() } catch {
      #expect("\(error)".contains("the \"compose\" screen was not pushed"), "\(error)")
      return false
    }
    return true
  }

  private static let isPushed = #"Then the "compose" screen is pushed with animation"#

  @Test(arguments: [
    // The same text step, called again.
    (#"Given a press on "New memo"\#nWhen a press on "heart"\#n\#(isPushed)"#, false),
    (
      #"When a press on "New memo"\#n\#(isPushed)\#nWhen a press on "heart"\#n\#(isPushed)"#, false
    ),
    (#"When a press on "New memo"\#nAnd a press on "heart"\#n\#(isPushed)"#, true),
    // A call is one action, whatever it consists of.
    ("When a new memo\n\(isPushed)", true),
    ("Given a new memo\nWhen I rotate the device to portrait\n\(isPushed)", false),
    ("When a new memo\nAnd I rotate the device to portrait\n\(isPushed)", true),
    // A text step that checks itself means the same wherever it is called.
    ("Given a new memo is pushed\nWhen I rotate the device to portrait\n\(isPushed)", false),
    ("When a new memo is pushed\nWhen I rotate the device to portrait\n\(isPushed)", true),
    // Without text steps.
    ("Given I tap \"New memo\"\nWhen I tap \"heart\"\n\(isPushed)", false),
    ("When I tap \"New memo\"\nAnd I tap \"heart\"\n\(isPushed)", true),
  ])
  func `events of what came before the last When do not count`(
    _ steps: String, _ passes: Bool
  ) async throws {
    #expect(try await Self.passes(steps) == passes)
  }
}
