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

  enum Answer<Value> {
    case found(Value)
    case ended(ExitStatus)
  }

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
  /// - Parameters:
  ///   - settings: those of the run, with engines that record.
  ///   - arguments: those of `arguments(_:)`.
  static func learn(
    from settings: ProofSettings, of app: String, _ recorder: PathRecorder,
    _ arguments: Arguments, _ tool: ToolContext, _ work: LongTask
  ) async -> Answer<LearnedSuite> {
    var learned = LearnedSuite()
    learned.isVirtual =
      settings.engine.map { $0.engine.makeDriver().capabilities[.clock] == .exact } ?? true
    guard !arguments.positionals.isEmpty || FileSystem.exists("specs") else {
      return .found(learned)
    }
    let suite = settings.selection.load()
    learned.suite = suite
    let registry: StepRegistry
    do throws(GlueError) {
      registry = try settings.registry(engine: 0, nil, for: suite)
    } catch {
      return .ended(tool.show(error.diagnostics, arguments))
    }
    let plan = Planner(registry, settings.selection.selection).plan(suite)
    let status = tool.show(suite.warnings + plan.errors, arguments)
    guard plan.errors.isEmpty else { return .ended(status) }
    let options = settings.options
    let trials = await work.run { await Trial.run(plan, options) }
    if let interruption = work.interruption { return .ended(interruption) }
    let failures = trials.count { $0.status.isFailure && !$0.isKnownIssue }
    if failures > 0 {
      _ = tool.printError(
        "\(failures.counted("scenario")) failed; the walk uses what they did up to there", .passed)
    }
    learned.paths = recorder.paths.filter { $0.app.isSame(as: app) }
    return .found(learned)
  }
}
