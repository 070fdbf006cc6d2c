import SpecGherkin
import SpecMessages

/// An error outside all scenarios: of a hook before or after the run, a specification, or the run
/// itself.
struct RunError {
  /// Its name in a list of test cases.
  let name: String
  let type: String
  /// The message, one or several lines.
  let message: String
  /// The complete text.
  let text: String
  /// The parse error, if it is one.
  var diagnostic: Diagnostic?
}

/// Collects the errors of a run outside its scenarios.
struct RunErrors {
  private(set) var all: [RunError] = []

  /// Returns the error in an envelope, if there is one.
  mutating func receive(_ envelope: Envelope, _ index: RunIndex) -> RunError? {
    let runError: RunError?
    switch envelope {
    case .parseError(let error): runError = RunError(error)
    case .testRunHookFinished(let event): runError = RunError(event, index)
    case .testRunFinished(let event): runError = self.runError(at: event)
    default: return nil
    }
    if let runError { all.append(runError) }
    return runError
  }

  /// Returns the error of a stream that ends before its run does.
  mutating func finish(_ index: RunIndex) -> RunError? {
    if index.runFinished != nil { return nil }
    let message = "the stream of messages ends before the run does"
    let runError = RunError(
      name: "run", type: Failure.Kind.unfinished.rawValue, message: message, text: message)
    all.append(runError)
    return runError
  }

  private func runError(at event: TestRunFinished) -> RunError? {
    guard let failure = event.failure else { return nil }
    // A run that stops because of another error is not a separate error.
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
