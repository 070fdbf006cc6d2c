import SpecJSON
import SpecMessages
import SpecTestKit
import Testing

@testable import SpecReporters

/// Drawn screens and known issues in the HTML report.
@Suite struct HTMLScreensTests {
  /// A run whose steps have screens: two that differ in a label, and one without a valid record.
  static func run() -> [Envelope] {
    let feature = """
      Feature: Screens
        Scenario: One
          Given a step that passes
          When a step that passes too
          Then a step that fails
      """
    var envelopes = Sample(("specs/screens.feature", feature)).envelopes
    let ends = envelopes.indices.filter {
      if case .testStepFinished = envelopes[$0] { true } else { false }
    }
    for (number, place) in ends.enumerated().reversed() {
      guard case .testStepFinished(let event) = envelopes[place] else { continue }
      var screen = RecordedScreen(
        number == 2 ? .after : .step, name: "start", width: 200, height: 300)
      var button = RecordedScreen.Element(
        id: "next", role: "button", label: number == 0 ? "</svg><script>" : "Next & on")
      button.frame = RecordedScreen.Frame(x: 20, y: 100, width: 160, height: 44)
      screen.elements = [button]
      if number == 1 { screen.events = ["tapped \"next\""] }
      let owner = SpecMessages.Attachment.Owner.step(
        testCaseStartedID: event.testCaseStartedID, testStepID: event.testStepID)
      var attached = [screen.body]
      if number == 2 { attached.append(.text("{}")) }
      envelopes.insert(
        contentsOf: attached.map {
          .attachment(
            SpecMessages.Attachment(
              body: $0, mediaType: RecordedScreen.mediaType, owner: owner))
        }, at: place)
    }
    return envelopes
  }

  @Test func `each fragment is written once, and each screen as its difference`() throws {
    let data = try HTMLData(Pages.text("html", Self.run()))
    expectGolden(data.lines, "html/screens.json")
  }

  @Test func `screens beyond the limit are left out and counted`() throws {
    var parts = HTMLParts()
    parts.screens = HTMLScreens(limit: 1)
    let index = RunIndex()
    var json = JSONWriter()
    for envelope in Self.run() {
      index.receive(envelope)
      if case .testCaseFinished(let event) = envelope,
        let attempt = index.attempt(event.testCaseStartedID)
      {
        HTMLAttempt(attempt, index, runStart: nil).write(to: &json, &parts)
      }
    }
    // The first is drawn before the limit is known to be reached.
    #expect(parts.screens.leftOut == 3)
  }

  /// A scenario that fails as expected, and one that passes although its issue is open.
  static func knownIssues() -> [Envelope] {
    let feature = """
      Feature: Known
        @known-issue(https://bugs.example/7)
        Scenario: Fails
          Then a step that fails
        @known-issue(https://bugs.example/8)
        Scenario: Passes
          Given a step that passes
      """
    return Sample(("specs/known.feature", feature)).envelopes
  }
}
