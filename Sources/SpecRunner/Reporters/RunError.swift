import SpecGherkin
import SpecMessages

/// What went wrong outside of all scenarios: a hook around the run, a text, the run itself.
struct RunError {
  /// What it is called in a list of test cases.
  let name: String
  let type: String
  /// One line or a few.
  let message: String
  /// All that is known of it.
  let text: String
  var uri: String?
  var location: Location?
}

/// All trouble of a run, as it comes; where there is none, scenarios tell everything.
struct RunErrors {
  private(set) var all: [RunError] = []

  /// Takes in an envelope; the trouble it tells of, if it does.
  mutating func receive(_ envelope: Envelope, _ index: RunIndex) -> RunError? {
    let trouble: RunError?
    switch envelope {
    case .parseError(let error): trouble = RunError(error)
    case .testRunHookFinished(let event): trouble = RunError(event, index)
    case .testRunFinished(let event): trouble = self.trouble(at: event)
    default: return nil
    }
    if let trouble { all.append(trouble) }
    return trouble
  }

  /// The trouble of a stream that ends before its run does.
  mutating func finish(_ index: RunIndex) -> RunError? {
    if index.runFinished != nil { return nil }
    let message = "the stream of messages ends before the run does"
    let trouble = RunError(name: "run", type: "Unfinished", message: message, text: message)
    all.append(trouble)
    return trouble
  }

  private func trouble(at event: TestRunFinished) -> RunError? {
    guard let problem = event.problem else { return nil }
    let type = problem.type ?? "RunError"
    // A stop that something else explains is no trouble of its own.
    if type == "FailFast" || (["ParseError", "HookError"].contains(type) && !all.isEmpty) {
      return nil
    }
    let message = VisibleText.clean(problem.message ?? "the run broke off")
    let text = [message, problem.stackTrace.map(VisibleText.clean)].compactMap { $0 }
    return RunError(
      name: "run", type: type, message: message, text: text.joined(separator: "\n"))
  }
}

extension RunError {
  fileprivate init(_ error: Diagnostic) {
    let place = ([error.uri] + [error.location?.description].compactMap { $0 })
      .joined(separator: ":")
    self.init(
      name: "parse error " + VisibleText.line(place), type: "ParseError",
      message: VisibleText.clean(ExpectationText.message(error)),
      text: DiagnosticText(Style(.plain), line: { _, _ in nil }).lines(error)
        .joined(separator: "\n"), uri: error.uri,
      location: error.location)
  }

  fileprivate init?(_ event: TestRunHookFinished, _ index: RunIndex) {
    guard event.result.status.isFailure else { return nil }
    let failure = FailureText(event.result, of: index.runHook(event.testRunHookStartedID))
    self.init(
      name: failure.step, type: failure.type, message: failure.message.joined(separator: "\n"),
      text: failure.plain)
  }
}
