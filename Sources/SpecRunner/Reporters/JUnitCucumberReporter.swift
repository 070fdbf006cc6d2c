import SpecGherkin
import SpecMessages

/// Writes JUnit XML like Cucumber's own formatter, for build systems that are set up for it.
///
/// A single suite has the last attempt of every finished scenario, in order of file and line. The
/// format has no place for failures outside scenarios, so a failed run may have a report without
/// failures; `JUnitReporter` includes them.
struct JUnitCucumberReporter: Reporter {
  /// The names of the suite and its cases.
  struct Naming: Hashable, Sendable {
    var suite = "Cucumber"
    /// The class of every case; nil for the feature's name.
    var classname: String?
    /// Whether a case's name starts with its feature's name.
    var beginsWithFeature = false
  }

  let output: Output
  private let naming: Naming
  private var cases: [Case] = []
  private var failures = 0
  private var skipped = 0

  /// A rendered case, kept for sorting.
  private struct Case {
    let uri: String
    let line: Int
    let order: Int
    let text: XMLText
  }

  init(_ output: Output, naming: Naming = Naming()) {
    self.output = output
    self.naming = naming
  }

  mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    guard let attempt = index.lastAttempt(endedBy: envelope) else { return }
    if attempt.result.isFailure { failures += 1 }
    if attempt.result == .status(.skipped) || attempt.result.isExcused { skipped += 1 }
    cases.append(
      Case(
        uri: attempt.pickle?.uri ?? "", line: attempt.pickle?.location.line ?? 0,
        order: attempt.order, text: text(attempt, index)))
  }

  mutating func finish(_ index: RunIndex) {
    output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    var suite = XMLText()
    suite.raw("<testsuite")
    suite.attribute("name", naming.suite)
    let start = index.runStarted?.timestamp
    let end = index.runFinished?.timestamp
    suite.attribute("time", Self.time(start.flatMap { start in end.map { $0 - start } }))
    suite.attribute("tests", String(cases.count))
    suite.attribute("skipped", String(skipped))
    suite.attribute("failures", String(failures))
    suite.attribute("errors", "0")
    if let start { suite.attribute("timestamp", DurationText.exactInstant(start)) }
    suite.raw(">\n")
    output.write(suite.bytes)
    for test in cases.sorted(by: Self.precedes) { output.write(test.text.bytes) }
    output.write("</testsuite>\n")
    output.flush()
  }

  /// Compares by file and line, independent of the order of execution.
  private static func precedes(_ one: Case, _ other: Case) -> Bool {
    if one.uri.utf8.elementsEqual(other.uri.utf8) {
      return (one.line, one.order) < (other.line, other.order)
    }
    return one.uri.utf8.lexicographicallyPrecedes(other.uri.utf8)
  }

  /// Returns seconds with one to three decimals: readers take a number without a point for
  /// milliseconds.
  private static func time(_ elapsed: Duration?) -> String {
    var text = DurationText.seconds(elapsed ?? .zero)
    while text.hasSuffix("0"), !text.hasSuffix(".0") { text.removeLast() }
    return text
  }

  // MARK: - A case

  private func text(_ attempt: Attempt, _ index: RunIndex) -> XMLText {
    let parts = CaseName(attempt)
    var text = XMLText()
    text.raw("<testcase")
    text.attribute("classname", naming.classname ?? parts.feature)
    text.attribute("name", name(parts, attempt))
    text.attribute("time", Self.time(attempt.duration))
    text.raw(">\n")
    addOutcome(of: attempt, to: &text, index)
    addSteps(of: attempt, to: &text)
    text.raw("</testcase>\n")
    return text
  }

  private func name(_ parts: CaseName, _ attempt: Attempt) -> String {
    let isNamed = attempt.lineage.map { !$0.feature.name.isEmpty } ?? false
    guard naming.beginsWithFeature, isNamed else { return parts.testName }
    return [parts.feature, parts.testName].filter { !$0.isEmpty }.joined(separator: " - ")
  }

  /// Writes the first of the most severe results, including hooks; nothing if all passed.
  private func addOutcome(of attempt: Attempt, to text: inout XMLText, _ index: RunIndex) {
    if attempt.result == .unexpectedPass, let failure = FailureText(attempt, index) {
      text.raw("<failure")
      text.attribute("type", failure.type)
      text.attribute("message", failure.message.joined(separator: "\n"), keepsLines: true)
      text.raw(">\n")
      text.cdata(failure.plain)
      return text.raw("\n</failure>\n")
    }
    if attempt.result.isExcused {
      text.raw("<skipped>\n")
      text.cdata(attempt.excuseText)
      return text.raw("\n</skipped>\n")
    }
    guard attempt.status > .passed else { return }
    let failure = attempt.results.first { $0.status == attempt.status }?.failure
    let isSkipped = attempt.status == .skipped
    text.raw(isSkipped ? "<skipped" : "<failure")
    if let failure, !isSkipped {
      if let type = failure.type { text.attribute("type", type) }
      if let message = failure.message { text.attribute("message", message, keepsLines: true) }
    }
    guard let words = failure.flatMap(Self.words) else { return text.raw("/>\n") }
    text.raw(">\n")
    text.cdata(words)
    text.raw(isSkipped ? "\n</skipped>\n" : "\n</failure>\n")
  }

  /// Returns the stack trace, preceded by the message unless the trace begins with it, as in other
  /// tools' recordings: some readers show nothing else.
  private static func words(of failure: Failure) -> String? {
    guard let trace = failure.stackTrace, let message = failure.message else {
      return failure.stackTrace ?? failure.message
    }
    return trace.contains(message) ? trace : message + "\n" + trace
  }

  /// Returns a line for each step of the scenario: keyword, text, dots, status.
  private func addSteps(of attempt: Attempt, to text: inout XMLText) {
    var lines = ""
    for (position, result) in attempt.results.enumerated() {
      guard let step = attempt.pickleStep(at: position) else { continue }
      let line = (attempt.documentStep(step)?.keyword ?? "") + step.text
      lines += line + String(repeating: ".", count: max(76 - line.utf16.count, 2))
      lines += result.status.word + "\n"
    }
    if lines.isEmpty { return }
    text.raw("<system-out>")
    text.cdata("\n" + lines)
    text.raw("</system-out>\n")
  }
}
