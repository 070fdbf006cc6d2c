import SpecGherkin

/// Fold 2: what has become of a run, in counts and one outcome.
///
/// It knows nothing but the stream, so a live run and its replay end alike.
package struct Verdict: Hashable, Sendable {
  /// What a run comes to.
  package enum Outcome: Hashable, Sendable {
    /// Every scenario that ran passed or was skipped for a reason.
    case passed
    /// A scenario failed, or has a step that is pending, undefined or ambiguous, or a hook failed.
    case failed
    /// There are parse errors, so nothing was run.
    case brokenSpecs
    /// No scenario was run and nothing was wrong.
    case nothingRun
    /// The run was cut short from outside, or the stream ends before it does.
    case interrupted
  }

  /// Scenarios by the gravest status of their last attempt's steps and hooks.
  package private(set) var scenarios = StatusCounts()
  /// How many of the skipped scenarios asked for a check whose result nobody can tell.
  package private(set) var unchecked = 0
  /// Steps of last attempts by status; hooks are not counted.
  package private(set) var steps = StatusCounts()
  /// How many scenarios passed after an attempt that did not.
  package private(set) var flaky = 0
  /// How many attempts were followed by another.
  package private(set) var retries = 0
  /// How many hooks around the run failed.
  package private(set) var failedRunHooks = 0
  package private(set) var parseErrors = 0
  /// How many test cases were announced.
  package private(set) var announced = 0
  package private(set) var started: Timestamp?
  package private(set) var finished: Timestamp?
  /// What the run says about itself at its end; nil until then.
  package private(set) var success: Bool?
  /// The kind of failure the run ended with, such as an interruption.
  package private(set) var failureKind: Failure.Kind?
  /// Why not everything was run, as a sentence.
  package private(set) var problem: String?

  /// Whether a hook before the run failed.
  private var hasFailedAhead = false

  package init() {}

  /// How many test cases were announced and did not finish.
  package var notRun: Int { max(announced - scenarios.total, 0) }

  /// How long the run took; nil until it has finished.
  package var duration: Duration? {
    guard let started, let finished else { return nil }
    return finished - started
  }

  package var outcome: Outcome {
    if parseErrors > 0 { return .brokenSpecs }
    if isIncomplete || failureKind == .interrupted { return .interrupted }
    if scenarios.failures > 0 || failedRunHooks > 0 || success == false { return .failed }
    if scenarios.total == 0 { return .nothingRun }
    return .passed
  }

  /// Whether the record of the run is not whole, so that nobody knows what has become of it.
  package var isIncomplete: Bool { success == nil || failureKind == .unfinished }

  mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    switch envelope {
    case .parseError: parseErrors += 1
    case .testRunStarted(let event): started = event.timestamp
    case .testRunHookFinished(let event):
      guard event.result.status.isFailure else { return }
      failedRunHooks += 1
      let hook = index.runHook(event.testRunHookStartedID)
      if hook?.kind == .beforeTestRun { hasFailedAhead = true }
    case .testCase: announced += 1
    case .testCaseFinished(let event):
      guard let attempt = index.attempt(event.testCaseStartedID) else { return }
      count(attempt, event)
    case .testRunFinished(let event):
      finished = event.timestamp
      success = event.success
      failureKind = event.failure?.kind
      problem = event.failure?.message
      // Nothing but the hook's own end tells of this, and the cases that were never announced.
      if event.failure == nil, hasFailedAhead, announced == 0 {
        problem = "a hook before the run failed; no scenario was run"
      }
    default: break
    }
  }

  private mutating func count(_ attempt: Attempt, _ event: TestCaseFinished) {
    if event.willBeRetried {
      retries += 1
      return
    }
    scenarios.count(attempt.status)
    if attempt.isUnchecked { unchecked += 1 }
    if attempt.started.attempt > 0, !attempt.status.isFailure { flaky += 1 }
    for (step, result) in zip(attempt.testCase.steps, attempt.results) {
      if case .step = step.role { steps.count(result.status) }
    }
  }
}
