import SpecMessages
import SpecReporters
import Testing

/// Why scenarios were skipped, by what they have in common.
struct SkipReasonsTests {
  @Test(arguments: [
    ("the engine has no camera", "  the engine has no camera"),
    ("the engine has no camera\n(needed by: # )", "  the engine has no camera"),
    ("the engine has no camera\r\n(needed by: # )", "  the engine has no camera"),
    ("\u{1B}[31mno\u{1B}[0m\u{7} camera\n#", "  no\u{2407} camera"),
  ])
  func `reasons that differ only in further lines are one`(
    _ reason: String, _ line: String
  ) throws {
    let memory = Output.memory()
    var reports = Reports([SummaryReporter(memory.output)])
    for (number, envelope) in VariantTests.recording().enumerated() {
      guard case .testStepFinished(var finished) = envelope else {
        reports.receive(envelope)
        continue
      }
      finished.result = StepResult(
        .skipped,
        failure: Failure(type: "Skip", message: reason.replacing("#", with: "step \(number)")))
      reports.receive(.testStepFinished(finished))
    }
    try reports.finish()
    let lines = memory.text().split(separator: "\n", omittingEmptySubsequences: false)
    let heading = try #require(lines.firstIndex(of: "skipped:"))
    let places = "  (a.feature:2, a.feature:4)"
    #expect(lines[heading...].prefix(4).joined(separator: "|") == "skipped:||\(line)\(places)|")
  }

  @Test func `what was not checked is apart from what was skipped`() throws {
    let memory = Output.memory()
    let markdown = Output.memory()
    var reports = Reports([
      SummaryReporter(memory.output), MarkdownReporter(markdown.output),
    ])
    var number = 0
    for envelope in VariantTests.recording() {
      guard case .testStepFinished(var finished) = envelope else {
        reports.receive(envelope)
        continue
      }
      number += 1
      finished.result = StepResult(
        .skipped,
        failure: number == 1
          ? Failure(type: "Unchecked", message: "it cannot tell")
          : Failure(type: "Skip", message: "it has no camera"))
      reports.receive(.testStepFinished(finished))
    }
    try reports.finish()
    #expect(reports.verdict.unchecked == 1)
    #expect(
      memory.text().contains(
        """
        not checked:

          it cannot tell  (a.feature:2)

        skipped:

          it has no camera  (a.feature:2, a.feature:4)

        """))
    #expect(memory.text().contains("4 scenarios (1 not checked, 3 skipped)\n"))
    #expect(markdown.text().contains("Not checked"))
  }
}
