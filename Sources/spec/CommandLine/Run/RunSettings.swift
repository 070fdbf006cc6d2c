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

  init(_ arguments: Arguments, _ tool: ToolContext) throws(UsageError) {
    selection = try SelectionSettings(arguments)
    plan = try PlanSettings(arguments)
    reports = try ReportSettings(arguments, BuildSystem(arguments, tool.environment))
    var options = try Self.options(arguments, tool)
    options.isRecorded = reports.isRecorded
    let screens = arguments.choice(RunFlags.screens) ?? ScreenChoice.failures
    if screens != .none {
      options.recorder = tool.definition.apps?.steps.screens(ofAllSteps: screens == .all)
    }
    pauses = arguments.isOn(RunFlags.pauseOnFailure)
    if pauses { options.jobs = try Self.oneJob(arguments) }
    self.options = options
    allowsEmpty = arguments.isOn(SelectionFlags.allowEmpty)
    repeats = try arguments.integer(RunFlags.repeatEach, in: 1...1000) ?? 1
    history = try HistoryFlags.folder(arguments)
    engines = try RunEngines(arguments, tool)
  }

  static func options(
    _ arguments: Arguments, _ tool: ToolContext
  ) throws(UsageError) -> RunOptions {
    var options = RunOptions(errorText: tool.definition.errorText)
    if !tool.secrets.isEmpty { options.shown = { [secrets = tool.secrets] in secrets.masked($0) } }
    if let isLate = tool.signals?.isLate {
      options.untilLate = {
        await withUnsafeContinuation { run in isLate.whenSet { run.resume() } }
      }
    }
    options.jobs = try jobs(arguments)
    options.maxFailures = try maxFailures(arguments)
    options.forbidden = forbidden(arguments)
    options.keepsGoing = arguments.isOn(GuardFlags.keepGoing)
    options.dryRun = arguments.isOn(RunFlags.dryRun)
    options.retries = try arguments.integer(RunFlags.retry, in: 0...1000) ?? 0
    if let text = arguments.value(RunFlags.retryTags) {
      options.retryTags = try SelectionSettings.tagExpression(
        text, of: RunFlags.retryTags, arguments)
    }
    options.stepLimit = try limit(RunFlags.stepTimeout, arguments) ?? options.stepLimit
    options.caseLimit = try limit(RunFlags.timeout, arguments)
    options.slow = try slow(arguments)
    return options
  }

  /// How long to wait after each action.
  static func slow(_ arguments: Arguments) throws(UsageError) -> Duration {
    let slow = try arguments.duration(RunFlags.slow) ?? .zero
    guard slow <= .seconds(10) else {
      throw arguments.unusable(
        RunFlags.slow, expected: "a duration of at most 10s", example: "300ms")
    }
    return slow
  }

  /// A run that pauses has one job; a number in a settings file may be for other runs.
  private static func oneJob(_ arguments: Arguments) throws(UsageError) -> Int {
    guard let jobs = arguments.occurrences(of: RunFlags.jobs).last, jobs.origin == .typed,
      jobs.value != "1"
    else { return 1 }
    throw UsageError(
      place: arguments.place,
      fact: .conflict(typed: RunFlags.pauseOnFailure.long, other: jobs.text))
  }

  private static func maxFailures(_ arguments: Arguments) throws(UsageError) -> Int? {
    let limit = try arguments.integer(GuardFlags.maxFailures)
    guard arguments.isOn(GuardFlags.failFast) else { return limit }
    if limit == nil { return 1 }
    throw UsageError(
      place: arguments.place,
      fact: .conflict(typed: GuardFlags.failFast.long, other: GuardFlags.maxFailures.long))
  }

  private static func forbidden(_ arguments: Arguments) -> ForbiddenOutcomes {
    let flags: [(Flag, ForbiddenOutcomes)] = [
      (GuardFlags.failOnFlaky, .flaky), (GuardFlags.forbidSkipped, .skipped),
      (GuardFlags.forbidPending, .pending),
    ]
    let first: ForbiddenOutcomes = arguments.isOn(GuardFlags.lenient) ? [] : .doubtful
    return flags.reduce(into: first) { if arguments.isOn($1.0) { $0.insert($1.1) } }
  }

  private static func jobs(_ arguments: Arguments) throws(UsageError) -> Int {
    guard let text = arguments.value(RunFlags.jobs) else { return 1 }
    if text == "auto" { return OwnProcess.processors }
    guard let jobs = Int(text), (1...1024).contains(jobs) else {
      throw arguments.unusable(
        RunFlags.jobs, expected: "auto or an integer from 1 to 1024", example: "4")
    }
    return jobs
  }

  /// A time limit; zero is invalid, because no step could pass.
  private static func limit(_ flag: Flag, _ arguments: Arguments) throws(UsageError) -> Duration? {
    guard let limit = try arguments.duration(flag) else { return nil }
    guard limit > .zero else {
      throw arguments.unusable(flag, expected: "a duration greater than 0", example: "5s")
    }
    return limit
  }
}
