import SpecGherkin
import SpecMessages
import SpecText

/// Writes TeamCity's service messages: a suite for each feature, a test for each attempt.
///
/// Each feature has a flow of its own, so that features may be interleaved, as in random order.
/// Attempts at a scenario have the same name, which TeamCity is set to treat as retries; all other
/// names are unique. Errors outside scenarios are build problems.
struct TeamCityReporter: Reporter {
  let output: Output
  private var suites: [ExactText: Suite] = [:]
  private var names = UniqueNames()
  /// The names of scenarios that may be retried.
  private var retried: [NodeID: String] = [:]
  private var isFirst = true
  private var problems = 0
  private var runErrors = RunErrors()

  /// A feature with unfinished scenarios.
  private struct Suite {
    var name: String?
    var waiting = 0
  }

  init(_ output: Output) { self.output = output }

  var readsInOrder: Bool { true }

  mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    if let runError = runErrors.receive(envelope, index) { write(runError) }
    switch envelope {
    case .testCase(let testCase):
      if let pickle = index.pickle(testCase.pickleID) {
        suites[pickle.uri, default: Suite()].waiting += 1
      }
    case .testCaseStarted(let event):
      if let attempt = index.attempt(event.id) { begin(attempt) }
    case .testCaseFinished(let event):
      if let attempt = index.attempt(event.testCaseStartedID) { end(attempt, event, index) }
    default: break
    }
  }

  private mutating func begin(_ attempt: Attempt) {
    let parts = CaseName(attempt)
    let flow = attempt.flow
    open(parts, flow)
    if retried[attempt.testCase.id] == nil {
      retried[attempt.testCase.id] = names.unique(
        parts.testName, in: parts.feature, place: parts.place)
    }
    send(
      "testStarted",
      [("name", name(of: attempt)), ("captureStandardOutput", "false"), ("flowId", flow)])
  }

  /// Opens the suite of a feature if it is not open.
  private mutating func open(_ parts: CaseName, _ flow: String) {
    if isFirst {
      isFirst = false
      send("testRetrySupport", [("enabled", "true")])
    }
    guard suites[flow, default: Suite()].name == nil else { return }
    suites[flow]?.name = parts.feature
    send("testSuiteStarted", [("name", parts.feature), ("flowId", flow)])
  }

  private func name(of attempt: Attempt) -> String { retried[attempt.testCase.id] ?? "" }

  private mutating func end(_ attempt: Attempt, _ event: TestCaseFinished, _ index: RunIndex) {
    let name = ("name", name(of: attempt))
    let flow = ("flowId", attempt.flow)
    let failure = FailureText(attempt, index)
    let log = Self.log(attempt, index, withSteps: failure != nil)
    if !log.isEmpty { send("testStdOut", [name, ("out", log), flow]) }
    if let failure {
      send("testFailed", [name] + Self.properties(failure) + [flow])
    } else if attempt.result.isExcused {
      send("testIgnored", [name, ("message", attempt.excuseText), flow])
    } else if attempt.status == .skipped {
      send("testIgnored", [name, ("message", attempt.skipReason), flow])
    }
    let duration = max(attempt.duration ?? .zero, .zero).wholeMilliseconds
    send("testFinished", [name, ("duration", "\(duration)"), flow])
    if event.willBeRetried { return }
    retried[attempt.testCase.id] = nil
    close(attempt.flow)
  }

  /// Counts a finished scenario of a feature, and closes the suite after the last.
  private mutating func close(_ flow: String) {
    suites[flow]?.waiting -= 1
    guard let suite = suites[flow], suite.waiting <= 0 else { return }
    suites[flow]?.name = nil
    if let name = suite.name { send("testSuiteFinished", [("name", name), ("flowId", flow)]) }
  }

  /// The expected and actual values have attributes of their own, if they are known.
  private static func properties(_ failure: FailureText) -> [(String, String)] {
    let message = failure.message.first ?? ""
    let details = ([failure.step] + failure.lines(Style(.plain), width: nil))
      .joined(separator: "\n")
    guard let expected = failure.facts.expected, let actual = failure.facts.actual else {
      return [("message", message), ("details", details)]
    }
    return [
      ("type", "comparisonFailure"), ("message", message), ("details", details),
      ("expected", expected), ("actual", actual),
    ]
  }

  /// Returns what the steps logged, with the steps themselves if the scenario did not pass.
  private static func log(_ attempt: Attempt, _ index: RunIndex, withSteps: Bool) -> String {
    var lines: [String] = []
    for (position, result) in attempt.results.enumerated() {
      if withSteps, attempt.hookID(at: position) == nil || result.status.isFailure {
        let status = TextWidth.padded(result.status.word, to: 10)
        lines.append(status + StepText(attempt, at: position, index).line)
        for inner in attempt.innerSteps(at: position)?.steps ?? [] {
          let status = TextWidth.padded(inner.result.status.word, to: 10)
          lines.append(status + String(repeating: "  ", count: min(inner.depth, 20)) + inner.line)
        }
      }
      for (place, attachment) in attempt.attachments where place == position {
        guard attachment.mediaType == Attachment.logType, case .text(let log) = attachment.body
        else { continue }
        lines.append((withSteps ? "          " : "") + log)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private mutating func write(_ runError: RunError) {
    problems += 1
    send(
      "buildProblem",
      [
        ("description", String(runError.text.unicodeScalars.prefix(3900))),
        ("identity", "spec-\(problems)"),
      ])
  }

  mutating func finish(_ index: RunIndex) {
    for attempt in index.running {
      let (name, flow) = (("name", name(of: attempt)), ("flowId", attempt.flow))
      send("testFailed", [name, ("message", Attempt.unfinished), flow])
      send("testFinished", [name, flow])
      close(attempt.flow)
    }
    let reason = index.notRunReason
    for pickle in index.notStarted {
      let parts = index.name(ofNotStarted: pickle)
      open(parts, pickle.uri)
      let name = names.unique(parts.testName, in: parts.feature, place: parts.place)
      send("testIgnored", [("name", name), ("message", reason), ("flowId", pickle.uri)])
      close(pickle.uri)
    }
    if let runError = runErrors.finish(index) { write(runError) }
    for (flow, suite) in suites.sorted(by: { $0.key < $1.key }) {
      if let name = suite.name {
        send("testSuiteFinished", [("name", name), ("flowId", flow.wrappedValue)])
      }
    }
    output.flush()
  }

  private func send(_ message: StaticString, _ attributes: [(name: String, value: String)]) {
    let attributes = attributes.map { " \($0.name)='\(CommandText.teamCity($0.value))'" }
    output.command("##teamcity[\(message)\(attributes.joined())]")
  }
}

extension Attempt {
  /// The flow that the attempt's feature belongs to.
  fileprivate var flow: String { pickle?.uri ?? "" }
}
