import SpecGherkin

/// Fold 2: what has become of a run, in counts and one outcome.
///
/// It knows nothing but the stream, so a live run and its replay end alike.
public struct Verdict: Hashable, Sendable {
  /// What a run comes to.
  public enum Outcome: Hashable, Sendable {
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
  public private(set) var scenarios = StatusCounts()
  /// How many of the skipped scenarios asked for a check whose result nobody can tell.
  public private(set) var unchecked = 0
  /// Steps of last attempts by status; hooks are not counted.
  public private(set) var steps = StatusCounts()
  /// How many scenarios passed after an attempt that did not.
  public private(set) var flaky = 0
  /// How many attempts were followed by another.
  public private(set) var retries = 0
  /// How many hooks around the run failed.
  public private(set) var failedRunHooks = 0
  public private(set) var parseErrors = 0
  /// How many test cases were announced.
  public private(set) var announced = 0
  public private(set) var started: Timestamp?
  public private(set) var finished: Timestamp?
  /// What the run says about itself at its end; nil until then.
  public private(set) var success: Bool?
  /// The sort of problem the run ended with, such as `Interrupted`.
  public private(set) var problemType: String?
  /// Why not everything was run, as a sentence.
  public private(set) var problem: String?

  /// Whether a hook before the run failed.
  private var hasFailedAhead = false

  public init() {}

  /// How many test cases were announced and did not finish.
  public var notRun: Int { max(announced - scenarios.total, 0) }

  /// How long the run took; nil until it has finished.
  public var duration: Duration? {
    guard let started, let finished else { return nil }
    return finished - started
  }

  public var outcome: Outcome {
    if parseErrors > 0 { return .brokenSpecs }
    if isIncomplete || problemType == Self.interruption { return .interrupted }
    if scenarios.failures > 0 || failedRunHooks > 0 || success == false { return .failed }
    if scenarios.total == 0 { return .nothingRun }
    return .passed
  }

  /// Whether the record of the run is not whole, so that nobody knows what has become of it.
  public var isIncomplete: Bool { success == nil || problemType == Self.incompletion }

  /// The type of the problem of a run of which a part is missing.
  public static let incompletion = "Unfinished"

  /// The type of the problem of a run that was stopped from outside.
  public static let interruption = "Interrupted"

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
      problemType = event.problem?.type
      problem = event.problem?.message
      // Nothing but the hook's own end tells of this, and the cases that were never announced.
      if event.problem == nil, hasFailedAhead, announced == 0 {
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
