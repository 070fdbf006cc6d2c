public import SpecExpressions
package import SpecMessages

/// Options of a run: parallelism, time limits, retries and reasons to stop.
public struct RunOptions: Sendable {
  /// Describes an error; nil for unknown types.
  public typealias ErrorText = @Sendable (any Error) -> String?

  /// The number of scenarios that run in parallel.
  public var jobs: Int
  /// The number of failed scenarios that stops the run; nil for no limit.
  public var maxFailures: Int?
  /// Whether steps are only matched.
  public var dryRun: Bool
  /// The time limit of a step; nil for none.
  public var stepLimit: Duration?
  /// The time limit of a scenario including its hooks; nil for none.
  public var caseLimit: Duration?
  /// The number of retries of a failed scenario.
  public var retries: Int
  /// The tags of scenarios that are retried; nil for all.
  public var retryTags: TagExpression?
  /// A task before the run.
  package var preparation: Preparation?
  /// Outcomes that fail the run although no scenario failed.
  package var forbidden: ForbiddenOutcomes = []
  /// Why it is a mistake that no scenario is planned; nil if it is none.
  package var nothingSelected: String?
  /// Whether it is a mistake if every scenario is skipped.
  package var mustCheck = false
  /// Whether the scenarios of other files run if a file has errors; the run fails nevertheless.
  package var keepsGoing = false
  /// Whether every scenario and hook waits until its start message has been received.
  ///
  /// The recording then names the scenario or hook that crashes the process. The cost is a few
  /// microseconds for each scenario.
  package var isRecorded = false
  /// Whether only test cases, results and the attachments of steps are sent: an analysis runs parts
  /// of a plan a thousand times, and knows the sources, the documents and the declarations.
  package var isBrief = false
  /// Values that every scenario inherits; nil for none.
  package var values: WorldValues?
  /// The faults that the apps are launched with, for the recording: its results say nothing of the
  /// apps as they are.
  package var faults: [String] = []
  /// Attaches screens to steps; nil for none.
  package var recorder: StepRecorder?
  /// Whether whoever writes the scenarios writes no code: undefined steps are then defined in text.
  package var isTextOnly = false
  /// How long a run waits after each action, so that a person can follow; it counts for no time
  /// limit.
  package var slow = Duration.zero
  /// Called with each scenario that fails for good, before its After hooks; nil not to pause.
  ///
  /// An interruption of the run cancels its task.
  package var pause: (@Sendable (FailedScenario) async -> Void)?
  /// Transforms a message, for example to remove secrets; nil to leave messages as they are.
  package var shown: (@Sendable (Envelope) -> Envelope)?
  /// Receives the texts that steps remember as secrets, before any message has them.
  package var hide: (@Sendable (String) -> Void)?
  /// Describes errors that step definitions throw; nil for the error's own description.
  ///
  /// Foundation is not loaded here. If your steps throw a `LocalizedError`, pass `{ ($0 as? any
  /// LocalizedError)?.errorDescription }`. If the result is nil, the error is printed as Swift
  /// prints it.
  public var errorText: ErrorText?
  /// The clock for timestamps and time limits.
  package var clock = RunClock.system
  /// Waits until the process has lasted so long that a timer, which takes a thread of its own, does
  /// not delay it.
  package var untilLate: @Sendable () async -> Void = {}

  /// Makes the options of a run; by default, one scenario at a time, 60 seconds for each step and
  /// no retries.
  public init(
    jobs: Int = 1, maxFailures: Int? = nil, dryRun: Bool = false,
    stepLimit: Duration? = .seconds(60), caseLimit: Duration? = nil,
    retries: Int = 0, retryTags: TagExpression? = nil, errorText: ErrorText? = nil
  ) {
    self.jobs = jobs
    self.maxFailures = maxFailures
    self.dryRun = dryRun
    self.stepLimit = stepLimit
    self.caseLimit = caseLimit
    self.retries = retries
    self.retryTags = retryTags
    self.errorText = errorText
  }
}
