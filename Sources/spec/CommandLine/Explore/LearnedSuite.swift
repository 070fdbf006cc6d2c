import SpecAnalysis
import SpecDrivers
import SpecReporters
import SpecRunner
import SpecSystem
import SpecText

/// What the scenarios of a suite show about an app: the paths that they take through it.
struct LearnedSuite: Sendable {
  var paths: [RecordedPath] = []
  /// Whether the app's time is virtual.
  var isVirtual = true
  var suite = Suite()

  /// The arguments of a command whose first positional is an app: the paths of scenarios after it,
  /// or those of spec.json; none stands for `specs`, if it exists.
  static func arguments(_ typed: Arguments) -> Arguments {
    let named = Array(typed.positionals.dropFirst())
    if !named.isEmpty { return typed.replacingPositionals(named) }
    return typed.replacingPositionals(
      (typed.file?.defaults ?? []).filter { $0.name == SettingTable.paths.name }
        .compactMap(\.value))
  }

  /// Runs the scenarios, whatever their results, and keeps the paths through the app.
  ///
  /// - Throws: errors of the suite.
  /// - Parameters:
  ///   - settings: those of the run, with engines that record.
  ///   - arguments: those of `arguments(_:)`.
  static func learn(
    from settings: ProofSettings, of app: String, _ recorder: PathRecorder,
    _ arguments: Arguments, _ tool: ToolContext, _ work: LongTask
  ) async throws -> LearnedSuite {
    var learned = LearnedSuite()
    learned.isVirtual = settings.isVirtual
    guard !arguments.positionals.isEmpty || FileSystem.exists("specs") else { return learned }
    let suite = settings.selection.load()
    learned.suite = suite
    let registry = try settings.registry(engine: 0, nil, for: suite)
    let plan = Planner(registry, settings.selection.selection).plan(suite)
    try tool.check(suite.warnings + plan.errors, arguments)
    let options = settings.options
    let trials = try await work.complete { await Trial.run(plan, options) }
    let failures = trials.count { $0.status.isFailure && !$0.isExcused }
    if failures > 0 {
      tool.note("\(failures.counted("scenario")) failed; the walk uses what they did up to there")
    }
    learned.paths = recorder.paths.filter { $0.app.isSame(as: app) }
    return learned
  }
}
