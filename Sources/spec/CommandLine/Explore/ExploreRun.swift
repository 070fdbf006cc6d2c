import SpecAnalysis
import SpecDrivers
import SpecGherkin
import SpecReporters
import SpecRunner
import SpecSystem
import SpecText

/// `spec explore`: learns from the scenarios, walks the app, and reports what it finds.
struct ExploreRun {
  let arguments: Arguments
  let tool: ToolContext
  let app: String
  let settings: ProofSettings
  let recorder: PathRecorder
  /// The engines without the recorder.
  let engines: [any Engine]
  private let limits: ExplorationSetting.Limits
  private let seed: UInt64
  private var facts: Set<ObservedDifference.Kind> = []
  private var invariants = Set(DefaultInvariant.allCases)

  init(_ typed: Arguments, _ tool: ToolContext) throws(UsageError) {
    app = typed.positionals.first ?? ""
    let arguments = LearnedSuite.arguments(typed)
    let recorder = PathRecorder(.standard)
    var engines: [any Engine] = []
    settings = try ProofSettings(arguments, tool, mostEngines: 2) {
      engines.append($0)
      return recorder.engine($0)
    }
    self.arguments = arguments
    self.tool = tool
    self.recorder = recorder
    self.engines = engines
    limits = Self.limits(arguments)
    seed = arguments[ExploreFlags.seed].map(UInt64.init) ?? UInt64.random(in: 0...999_999)
    for check in arguments[ExploreFlags.without] {
      switch check {
      case .invariant(let invariant): invariants.remove(invariant)
      case .fact(let fact): facts.insert(fact)
      }
    }
    guard engines.count > 1 else { return }
    for flag in [ExploreFlags.fault, ExploreFlags.selfCheck] as [AnyFlag]
    where arguments.isOn(flag) {
      throw arguments.error(.conflict(flag.long, "two engines"))
    }
  }

  private static func limits(_ arguments: Arguments) -> ExplorationSetting.Limits {
    var limits = ExplorationSetting.Limits()
    let isSelfCheck = arguments[ExploreFlags.selfCheck]
    limits.steps = arguments[ExploreFlags.steps] ?? (isSelfCheck ? 20_000 : limits.steps)
    limits.time = .seconds((arguments[ExploreFlags.minutes] ?? (isSelfCheck ? 1 : 5)) * 60)
    limits.findings = arguments[ExploreFlags.findings]
    return limits
  }

  // MARK: - The run

  func run() async throws -> ExitStatus {
    let work = LongTask(tool: tool, name: "exploring")
    return try await settings.withEngine(work) {
      try settings.check(app: app, fault: arguments[ExploreFlags.fault])
      let file = try file()
      let learned = try await LearnedSuite.learn(
        from: settings, of: app, recorder, arguments, tool, work)
      if arguments[ExploreFlags.selfCheck] {
        return try await ExploreSelfCheck(run: self, learned: learned).run(work)
      }
      var setting = setting(learned, sides(fault: arguments[ExploreFlags.fault]))
      setting.standing = try await always(learned)
      let exploration = Exploration(setting, paths: learned.paths)
      let result = try await work.part { [arguments] in
        await exploration.run(progress: work.progress(arguments))
      }
      let status = try await finish(result, setting, learned, file)
      return work.interruption ?? status
    }
  }

  // MARK: - What is explored

  func setting(_ learned: LearnedSuite, _ sides: [ExploredSide]) -> ExplorationSetting {
    let launch = sides[0].launch
    let known = KnownSessions(
      learned.paths, first: PathStart(launch), keepsWaits: learned.isVirtual)
    var setting = ExplorationSetting(sides, known, seed: seed)
    setting.limits = limits
    setting.skippedFacts = facts
    setting.invariants = invariants
    return setting
  }

  /// The apps of a walk: on one engine without and with a fault, or on two engines.
  func sides(fault: String?) -> [ExploredSide] {
    let members = settings.runEngines
    func side(_ number: Int, _ name: String, _ faults: [String]) -> ExploredSide {
      var launch = members[number].launch
      if !app.isEmpty { launch.app = app }
      launch.faults = faults
      return ExploredSide(name, engines[number], launch)
    }
    if members.count > 1 { return members.indices.map { side($0, members[$0].name, []) } }
    guard let fault else { return [side(0, app, [])] }
    let faulty = side(0, "the fault \(fault)", [fault])
    return arguments[ExploreFlags.invariantsOnly]
      ? [faulty] : [side(0, "without the fault", []), faulty]
  }

  // MARK: - Learning

  /// The checks of the scenarios tagged `@always`.
  ///
  /// - Throws: their errors.
  func always(_ learned: LearnedSuite) async throws -> [any StandingCheck] {
    let scenarios = try await AlwaysScenarios(learned.suite, settings, app: app)
    try tool.check(scenarios.errors, arguments)
    return scenarios.checks
  }

  // MARK: - Output

  var isJSON: Bool { arguments[ExploreFlags.format] == .json }

  /// Standard output, for the report.
  var output: Output { tool.output(as: isJSON ? .json : .text) }

  /// Opens the file for the feature.
  ///
  /// - Throws: `OutputError` if the file exists and is not one of this command.
  private func file() throws(OutputError) -> Output? {
    guard let path = arguments[ExploreFlags.output] else { return nil }
    if case .success(let bytes) = FileSystem.read(path), !bytes.isEmpty,
      !String(decoding: bytes, as: UTF8.self).begins(with: ExplorationFeature.header)
    {
      throw OutputError(
        target: path, reason: "it exists and spec explore has not written it",
        fix: "name another file, or remove it")
    }
    return try OutputFile(path, mode: .whole).output()
  }

  private func finish(
    _ result: ExplorationResult, _ setting: ExplorationSetting, _ learned: LearnedSuite,
    _ file: Output?
  ) async throws(OutputError) -> ExitStatus {
    if result.steps == 0, result.findings.isEmpty {
      let why = result.unusable.map { "\($0.startSentence)" } ?? "no time was left"
      return tool.printError(
        "nothing of \(app) could be explored: \(why)", .nothingSelected)
    }
    let feature = await ExploreFeature(self, setting).text(result)
    if let file, let feature { try file.finish(feature) }
    let display = tool.display(1, arguments)
    let text =
      isJSON
      ? ExplorePage.json(result, setting, app, feature)
      : ExplorePage.text(result, setting, app, feature, display)
    try output.finish(tool.secrets.masked(text))
    return result.findings.isEmpty && result.unreached(setting).isEmpty ? .passed : .failed
  }
}
