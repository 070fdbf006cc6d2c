import SpecGherkin
import SpecText

/// The counts and the outcome of a run.
///
/// It is computed from the messages alone, so a run and its replay have the same verdict.
package struct Verdict: Hashable, Sendable {
  /// The outcome of a run.
  package enum Outcome: Hashable, Sendable {
    /// Every scenario passed or was skipped for a reason.
    case passed
    /// A scenario failed, has a pending, undefined or ambiguous step, or passed although its known
    /// issue is open, or a hook failed.
    case failed
    /// The specifications have errors, so no scenario was run, or not those of some files.
    case brokenSpecs
    /// No scenario was run, and there were no errors.
    case nothingRun
    /// Every scenario was skipped, and that is a mistake.
    case nothingChecked
    /// The run was interrupted, or the stream ends before the run does.
    case interrupted
  }

  /// The scenarios by their results: the most severe status of the last attempt, including hooks.
  package private(set) var scenarios = StatusCounts()
  /// The same without setups and teardowns.
  private var own = StatusCounts()
  /// The number of skipped scenarios with a step that the engine cannot check.
  package private(set) var unchecked = 0
  /// The steps of last attempts by status, without hooks.
  package private(set) var steps = StatusCounts()
  /// The number of scenarios that passed after a failed attempt.
  package private(set) var flaky = 0
  /// The number of attempts that were retried.
  package private(set) var retries = 0
  /// The number of failed hooks before and after the run.
  package private(set) var failedRunHooks = 0
  package private(set) var parseErrors = 0
  /// The number of announced test cases.
  package private(set) var announced = 0
  package private(set) var started: Timestamp?
  package private(set) var finished: Timestamp?
  /// Whether the run reports success; nil until it has finished.
  package private(set) var success: Bool?
  /// The kind of failure that ended the run, such as an interruption.
  package private(set) var failureKind: Failure.Kind?
  /// The reason why not every scenario was run, as a sentence.
  package var problem: String? { recordedProblem ?? gap }
  private var recordedProblem: String?

  /// Whether a hook before the run failed.
  private var hasFailedAhead = false

  package init() {}

  /// The number of announced test cases that did not finish.
  package var notRun: Int { max(announced - scenarios.total, 0) }

  /// The duration of the run; nil until it has finished.
  package var duration: Duration? {
    guard let started, let finished else { return nil }
    return finished - started
  }

  /// Whether errors of the specifications prevented the run.
  package var isWithoutScenarios: Bool { parseErrors > 0 && scenarios.total == 0 }

  package var outcome: Outcome {
    if isWithoutScenarios, failureKind != .interrupted { return .brokenSpecs }
    if isIncomplete || failureKind == .interrupted { return .interrupted }
    if parseErrors > 0 { return .brokenSpecs }
    if scenarios.failures > 0 || failedRunHooks > 0 { return .failed }
    if failureKind == .nothingSelected { return .nothingRun }
    if failureKind == .nothingChecked { return .nothingChecked }
    if success == false { return .failed }
    if scenarios.total == 0 { return .nothingRun }
    return .passed
  }

  /// Whether a hook before the run failed, such as the start of an engine, so that no scenario was
  /// run.
  package var hasNotStarted: Bool { hasFailedAhead && scenarios.total == 0 }

  /// Whether no scenario was run although that is a mistake.
  package var hasSelectedNothing: Bool { outcome == .nothingRun && success == false }

  /// Whether every scenario was skipped or not checked, whatever the setups and teardowns did.
  package var hasCheckedNothing: Bool {
    [.passed, .nothingChecked].contains(outcome)
      && (own.total > 0 ? own : scenarios).isNothingButSkipped
  }

  /// Whether the record of the run is incomplete, so that its outcome is unknown.
  package var isIncomplete: Bool {
    success == nil || failureKind == .unfinished || gap != nil
  }

  /// What a recording of a successful run lacks, as a sentence.
  private var gap: String? {
    guard success == true else { return nil }
    if notRun > 0 {
      return "the recording ends with success, but lacks \(notRun.counted("scenario"))"
    }
    let open = scenarios[.unknown]
    return open == 0
      ? nil : "the recording lacks the results of steps of \(open.counted("scenario"))"
  }

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
      recordedProblem = event.failure?.message
      // The end of the run has no failure in this case, so it is derived.
      if event.failure == nil, hasFailedAhead, announced == 0 {
        recordedProblem = "a hook before the run failed; no scenario was run"
      }
    default: break
    }
  }

  private mutating func count(_ attempt: Attempt, _ event: TestCaseFinished) {
    if event.willBeRetried {
      retries += 1
      return
    }
    let ending = attempt.result
    scenarios.count(ending)
    if attempt.pickle?.stageTags.isEmpty ?? true { own.count(ending) }
    if attempt.isUnchecked { unchecked += 1 }
    if attempt.isFlaky { flaky += 1 }
    for (position, result) in attempt.results.enumerated()
    where attempt.hookID(at: position) == nil {
      if ending.isExcused, result.status == .failed {
        steps.count(ending)
      } else {
        steps.count(result.status)
      }
    }
  }
}
