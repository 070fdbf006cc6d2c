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
  /// Of an error in a text: the error itself.
  var diagnostic: Diagnostic?
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
    let trouble = RunError(
      name: "run", type: Failure.Kind.unfinished.rawValue, message: message, text: message)
    all.append(trouble)
    return trouble
  }

  private func trouble(at event: TestRunFinished) -> RunError? {
    guard let failure = event.failure else { return nil }
    // A stop that something else explains is no trouble of its own.
    switch failure.kind {
    case .failFast: return nil
    case .parseError, .hook: if !all.isEmpty { return nil }
    default: break
    }
    let message = VisibleText.clean(failure.message ?? "the run broke off")
    let text = [message, failure.stackTrace.map(VisibleText.clean)].compactMap { $0 }
    return RunError(
      name: "run", type: failure.type ?? "RunError", message: message,
      text: text.joined(separator: "\n"))
  }
}

extension RunError {
  fileprivate init(_ error: Diagnostic) {
    let place = ([error.uri] + [error.location?.description].compactMap { $0 })
      .joined(separator: ":")
    self.init(
      name: "parse error " + VisibleText.line(place), type: Failure.Kind.parseError.rawValue,
      message: VisibleText.clean(ExpectationText.message(error)),
      text: DiagnosticText(Style(.plain), line: { _, _ in nil }).lines(error)
        .joined(separator: "\n"), diagnostic: error)
  }

  fileprivate init?(_ event: TestRunHookFinished, _ index: RunIndex) {
    guard event.result.status.isFailure else { return nil }
    let failure = FailureText(event.result, of: index.runHook(event.testRunHookStartedID))
    self.init(
      name: failure.step, type: failure.type, message: failure.message.joined(separator: "\n"),
      text: failure.plain)
  }
}
