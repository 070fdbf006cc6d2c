import SpecReporters
import SpecRunner
import SpecSystem

/// The settings of a run, parsed from the arguments.
struct RunSettings {
  var selection: SelectionSettings
  let plan: PlanSettings
  let engines: RunEngines
  var options: RunOptions
  /// Whether the run pauses at scenarios that fail.
  let pauses: Bool
  let reports: ReportSettings
  let allowsEmpty: Bool
  /// How often every scenario runs.
  let repeats: Int
  /// The folder that keeps the results; nil if they are not kept.
  let history: HistoryFolder?
  let tagLinks: [TagLink]

  init(_ arguments: Arguments, _ tool: ToolContext) throws(UsageError) {
    selection = try SelectionSettings(arguments)
    plan = try PlanSettings(arguments)
    reports = try ReportSettings(arguments, BuildSystem(arguments, tool.environment))
    var options = try Self.options(arguments, tool)
    options.isRecorded = reports.isRecorded
    let screens = arguments[RunFlags.screens]
    if screens != .none {
      options.recorder = tool.definition.apps?.steps.screens(ofAllSteps: screens == .all)
    }
    pauses = arguments[RunFlags.pauseOnFailure]
    if pauses { options.jobs = try Self.oneJob(arguments) }
    self.options = options
    allowsEmpty = arguments[SelectionFlags.allowEmpty]
    repeats = arguments[RunFlags.repeatEach]
    history = HistoryFlags.folder(arguments)
    tagLinks = arguments[SharedFlags.tagLink]
    engines = try RunEngines(arguments, tool)
    self.options.faults = engines.faults
  }

  /// Notes about a run of the plan for the summary, one per line.
  func notes(on plan: Plan) -> [String] {
    (options.dryRun ? ["dry run: no step was run"] : []) + self.plan.notes(on: plan)
  }

  static func options(
    _ arguments: Arguments, _ tool: ToolContext
  ) throws(UsageError) -> RunOptions {
    var options = RunOptions(errorText: tool.definition.errorText)
    options.shown = { [secrets = tool.secrets] in secrets.masked($0) }
    options.hide = { [learned = tool.secrets.learned] in learned.add($0) }
    if let isLate = tool.signals?.isLate {
      options.untilLate = {
        await withUnsafeContinuation { run in isLate.whenSet { run.resume() } }
      }
    }
    options.jobs = arguments[RunFlags.jobs]
    options.maxFailures = try maxFailures(arguments)
    options.forbidden = forbidden(arguments)
    options.keepsGoing = arguments[GuardFlags.keepGoing]
    options.dryRun = arguments[RunFlags.dryRun]
    options.retries = arguments[RunFlags.retry]
    options.retryTags = arguments[RunFlags.retryTags] ?? options.retryTags
    options.stepLimit = arguments[RunFlags.stepTimeout] ?? options.stepLimit
    options.caseLimit = arguments[RunFlags.timeout]
    options.slow = arguments[RunFlags.slow]
    options.isTextOnly = tool.definition.own.isEmpty
    return options
  }

  /// A run that pauses has one job; a number in a settings file may be for other runs.
  private static func oneJob(_ arguments: Arguments) throws(UsageError) -> Int {
    guard let jobs = arguments.occurrences(of: RunFlags.jobs).last, jobs.origin == .typed,
      jobs.value != "1"
    else { return 1 }
    throw arguments.error(.conflict(RunFlags.pauseOnFailure.long, jobs.text))
  }

  private static func maxFailures(_ arguments: Arguments) throws(UsageError) -> Int? {
    let limit = arguments[GuardFlags.maxFailures]
    guard arguments[GuardFlags.failFast] else { return limit }
    if limit == nil { return 1 }
    throw arguments.error(.conflict(GuardFlags.failFast.long, GuardFlags.maxFailures.long))
  }

  private static func forbidden(_ arguments: Arguments) -> ForbiddenOutcomes {
    let flags: [(Flag<Bool>, ForbiddenOutcomes)] = [
      (GuardFlags.failOnFlaky, .flaky), (GuardFlags.forbidSkipped, .skipped),
      (GuardFlags.forbidPending, .pending),
    ]
    let first: ForbiddenOutcomes = arguments[GuardFlags.lenient] ? [] : .doubtful
    return flags.reduce(into: first) { if arguments[$1.0] { $0.insert($1.1) } }
  }
}
