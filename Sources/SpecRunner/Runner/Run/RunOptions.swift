public import SpecExpressions
public import SpecMessages

/// How a plan is run: width, limits, and when to stop.
public struct RunOptions: Sendable {
  /// Says an error in words; nil for an error it does not know.
  public typealias ErrorText = @Sendable (any Error) -> String?

  /// How many scenarios run at a time.
  public var jobs: Int
  /// How many failed scenarios end the run; nil for any number.
  public var maxFailures: Int?
  /// Whether steps are only matched, none is run.
  public var dryRun: Bool
  /// How long one step may take; nil for no limit.
  public var stepLimit: Duration?
  /// How long one scenario may take, hooks included; nil for no limit.
  public var caseLimit: Duration?
  /// How often a failed scenario is tried again.
  public var retries: Int
  /// Which scenarios are tried again; nil for all.
  public var retryTags: TagExpression?
  /// What is done before anything runs; nil for nothing.
  public var preparation: Preparation?
  /// What fails the run although no scenario fails.
  public var forbidden: ForbiddenOutcomes
  /// Whether every scenario and hook waits until the message that it begins has been received.
  ///
  /// So a body that ends the process is known by name. It costs some microseconds a scenario.
  package var isRecorded = false
  /// What is told in place of a message: one without what nobody may read.
  package var shown: @Sendable (Envelope) -> Envelope = { $0 }
  /// The words for an error a body throws; nil for those the error has itself.
  ///
  /// Foundation is not loaded here, so who throws its `LocalizedError` says so:
  /// `{ ($0 as? any LocalizedError)?.errorDescription }`. Where that gives nil, an error is told as
  /// Swift prints it.
  public var errorText: ErrorText?
  public var clock: RunClock
  /// Who runs, for the stream's first message.
  public var meta: Meta

  public init(
    jobs: Int = 1, maxFailures: Int? = nil, dryRun: Bool = false,
    stepLimit: Duration? = .seconds(60), caseLimit: Duration? = nil,
    retries: Int = 0, retryTags: TagExpression? = nil, forbidden: ForbiddenOutcomes = [],
    preparation: Preparation? = nil, errorText: ErrorText? = nil,
    clock: RunClock = .system, meta: Meta = .current
  ) {
    self.jobs = jobs
    self.maxFailures = maxFailures
    self.dryRun = dryRun
    self.stepLimit = stepLimit
    self.caseLimit = caseLimit
    self.retries = retries
    self.retryTags = retryTags
    self.preparation = preparation
    self.forbidden = forbidden
    self.errorText = errorText
    self.clock = clock
    self.meta = meta
  }
}
