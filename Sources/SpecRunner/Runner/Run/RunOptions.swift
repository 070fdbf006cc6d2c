public import SpecExpressions
public import SpecMessages

/// How a plan is run: width, limits, and when to stop.
public struct RunOptions: Sendable {
  /// How many scenarios run at a time.
  public var jobs: Int
  /// Whether the first failed scenario ends the run.
  public var failFast: Bool
  /// Whether steps are only matched, none is run.
  public var dryRun: Bool
  /// How long one step may take; nil for no limit.
  public var stepLimit: Elapsed?
  /// How long one scenario may take, hooks included; nil for no limit.
  public var caseLimit: Elapsed?
  /// How often a failed scenario is tried again.
  public var retries: Int
  /// Which scenarios are tried again; nil for all.
  public var retryTags: TagExpression?
  /// What is done before anything runs; nil for nothing.
  public var preparation: Preparation?
  public var clock: RunClock
  /// Who runs, for the stream's first message.
  public var meta: Meta

  public init(
    jobs: Int = 1, failFast: Bool = false, dryRun: Bool = false,
    stepLimit: Elapsed? = Elapsed(nanoseconds: 60_000_000_000), caseLimit: Elapsed? = nil,
    retries: Int = 0, retryTags: TagExpression? = nil, preparation: Preparation? = nil,
    clock: RunClock = .system, meta: Meta = .current
  ) {
    self.jobs = jobs
    self.failFast = failFast
    self.dryRun = dryRun
    self.stepLimit = stepLimit
    self.caseLimit = caseLimit
    self.retries = retries
    self.retryTags = retryTags
    self.preparation = preparation
    self.clock = clock
    self.meta = meta
  }
}
