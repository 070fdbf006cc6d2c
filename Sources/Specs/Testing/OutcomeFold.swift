import SpecReporters
import SpecRunner

/// Collects the outcome of one scenario from the messages of its run.
struct OutcomeFold {
  private(set) var outcome = SpecCase.Outcome(status: .passed, steps: [])
  private let index = RunIndex()
  /// The outcome of the hooks before the run, which a retry of the scenario keeps.
  private var before: SpecCase.Outcome?

  mutating func receive(_ envelope: Envelope) {
    index.receive(envelope)
    switch envelope {
    case .testCaseStarted:
      let start = before ?? outcome
      before = start
      outcome = start
    case .attachment(let attachment): outcome.attachments.append(attachment)
    case .testStepFinished(let event):
      guard let attempt = index.attempt(event.testCaseStartedID),
        let position = attempt.position(of: event.testStepID)
      else { return }
      let isFailure = event.result.status.isFailure
      add(
        event.result, isFailure ? FailureText(attempt, at: position, index) : nil,
        text: attempt.pickleStep(at: position)?.text,
        location: attempt.documentStep(at: position)?.location)
    case .testCaseFinished(let event):
      guard let attempt = index.attempt(event.testCaseStartedID) else { return }
      if attempt.result.isExcused || attempt.result == .unexpectedPass {
        outcome.knownIssue = attempt.result
        outcome.knownIssues = attempt.knownIssue?.urls ?? []
        outcome.knownIssueLocation = attempt.pickle?.knownIssueLocation
      }
    case .testRunHookFinished(let event):
      let hook = index.runHook(event.testRunHookStartedID)
      let isFailure = event.result.status.isFailure
      add(event.result, isFailure ? FailureText(event.result, of: hook) : nil)
      if isFailure { outcome.knownIssue = nil }
    case .testRunFinished(let event):
      guard let failure = event.failure, failure.kind == .interrupted else { return }
      outcome.status = .failed
      outcome.knownIssue = nil
      outcome.steps.append(
        SpecCase.Outcome.Step(status: .failed, failure: failure, explanation: failure.message))
    default: break
    }
  }

  private mutating func add(
    _ result: StepResult, _ words: FailureText?, text: String? = nil, location: Location? = nil
  ) {
    outcome.status = max(outcome.status, result.status)
    outcome.steps.append(
      SpecCase.Outcome.Step(
        text: text, location: location, status: result.status, failure: result.failure,
        explanation: words.map { "\($0.step)\n\($0.plain)" }))
  }
}
