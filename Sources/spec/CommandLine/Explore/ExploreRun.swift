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
  private let facts: Set<ObservedDifference.Kind>
  private let invariants: Set<DefaultInvariant>

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
    limits = try Self.limits(arguments)
    seed =
      try arguments.integer(ExploreFlags.seed, in: 0...Int.max).map(UInt64.init)
      ?? UInt64.random(in: 0...999_999)
    (invariants, facts) = try Self.checks(arguments)
    try Self.check(arguments, engines.count)
  }

  private static func limits(
    _ arguments: Arguments
  ) throws(UsageError) -> ExplorationSetting.Limits {
    var limits = ExplorationSetting.Limits()
    let isSelfCheck = arguments.isOn(ExploreFlags.selfCheck)
    limits.steps =
      try arguments.integer(ExploreFlags.steps, in: 1...100_000_000)
      ?? (isSelfCheck ? 20_000 : limits.steps)
    let minutes = try arguments.integer(ExploreFlags.minutes, in: 1...100_000)
    limits.time = .seconds((minutes ?? (isSelfCheck ? 1 : 5)) * 60)
    limits.findings = try arguments.integer(ExploreFlags.findings, in: 1...1000) ?? 1
    return limits
  }

  private static func checks(
    _ arguments: Arguments
  ) throws(UsageError) -> (Set<DefaultInvariant>, Set<ObservedDifference.Kind>) {
    var invariants = Set(DefaultInvariant.allCases)
    var facts: Set<ObservedDifference.Kind> = []
    for name in arguments.values(ExploreFlags.without) {
      if let invariant = DefaultInvariant(rawValue: name) {
        invariants.remove(invariant)
      } else if let fact = ObservedDifference.Kind(rawValue: name) {
        facts.insert(fact)
      } else {
        let known =
          DefaultInvariant.allCases.map(\.rawValue)
          + ObservedDifference.Kind.allCases.map(\.rawValue)
        throw UsageError(
          place: arguments.place,
          fact: .unknownName(
            typed: ExploreFlags.without.long, value: name,
            nearest: Nearest.nearest(to: name, in: known),
            lister: "\(arguments.place) --help"))
      }
    }
    return (invariants, facts)
  }

  private static func check(_ arguments: Arguments, _ engines: Int) throws(UsageError) {
    if arguments.value(ExploreFlags.output)?.isEmpty == true {
      throw arguments.unusable(
        ExploreFlags.output, expected: "a file", example: "found.feature")
    }
    guard engines > 1 else { return }
    for flag in [ExploreFlags.fault, ExploreFlags.selfCheck]
    where arguments.value(flag) != nil || arguments.isOn(flag) {
      throw UsageError(
        place: arguments.place,
        fact: .conflict(typed: flag.long, other: "two engines"))
    }
  }

  // MARK: - The run

  func run() async throws(UsageError) -> ExitStatus {
    let work = LongTask(tool, name: "exploring")
    return try await settings.withEngine(work) { () async throws(UsageError) in
      try settings.check(app: app, fault: arguments.value(ExploreFlags.fault))
      do throws(OutputError) {
        let file = try file()
        let learned: LearnedSuite
        switch await LearnedSuite.learn(from: settings, of: app, recorder, arguments, tool, work) {
        case .ended(let status): return status
        case .found(let found): learned = found
        }
        if arguments.isOn(ExploreFlags.selfCheck) {
          return try await ExploreSelfCheck(self, learned).run(work)
        }
        var setting = setting(learned, sides(fault: arguments.value(ExploreFlags.fault)))
        switch await always(learned) {
        case .ended(let status): return status
        case .found(let found): setting.standing = found
        }
        let exploration = Exploration(setting, paths: learned.paths)
        let result = await work.run { [arguments] in
          await exploration.run(progress: work.progress(arguments))
        }
        if let interruption = work.interruption { return interruption }
        return try await finish(result, setting, learned, file)
      } catch {
        return tool.printError(error.description, .broken)
      }
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
    return arguments.isOn(ExploreFlags.invariantsOnly)
      ? [faulty] : [side(0, "without the fault", []), faulty]
  }

  // MARK: - Learning

  /// The checks of the scenarios tagged `@always`; their errors end the command.
  func always(_ learned: LearnedSuite) async -> LearnedSuite.Answer<[any StandingCheck]> {
    do throws(GlueError) {
      let scenarios = try await AlwaysScenarios(learned.suite, settings, app: app)
      guard scenarios.errors.isEmpty else {
        return .ended(tool.show(scenarios.errors, arguments))
      }
      return .found(scenarios.checks)
    } catch {
      return .ended(tool.show(error.diagnostics, arguments))
    }
  }

  // MARK: - Output

  var isJSON: Bool {
    arguments.choice(ExploreFlags.format, as: ExploreFlags.Format.self) == .json
  }

  /// Standard output, for the report.
  var output: Output {
    var display = tool.display(1, arguments)
    display.logGuard = tool.logGuard(isJSON ? .json : .text)
    return .descriptor(1, name: "standard output", display: display)
  }

  /// Opens the file for the feature.
  ///
  /// - Throws: `OutputError` if the file exists and is not one of this command.
  private func file() throws(OutputError) -> Output? {
    guard let path = arguments.value(ExploreFlags.output) else { return nil }
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
    try output.finish(text)
    return result.findings.isEmpty && result.unreached(setting).isEmpty ? .passed : .failed
  }
}
