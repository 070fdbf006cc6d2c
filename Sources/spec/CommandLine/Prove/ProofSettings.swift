import SpecAnalysis
import SpecDrivers
import SpecReporters
import SpecRunner
import SpecText

/// The settings that `prove` and `mutate` share: the suite, the engine and how to launch with a
/// fault.
struct ProofSettings: Sendable {
  let selection: SelectionSettings
  let options: RunOptions
  private let engines: RunEngines
  private let arguments: Arguments
  private let tool: ToolContext

  static let fault = Flag<[String]>(
    "fault", value: "NAME", .text, section: RunFlags.appSection, completion: .names(.faults),
    help: "only this fault; spec apps lists them")

  static let app = Flag<[String]>(
    "app", value: "NAME", .text, section: RunFlags.appSection, completion: .names(.apps),
    help: "only the faults of this app")

  static let flags = [
    SharedFlags.tags, SharedFlags.name, SharedFlags.language, SharedFlags.stepTag,
    SharedFlags.stepsFrom, RunFlags.variable, RunFlags.secret, RunFlags.jobs, RunFlags.wait,
    RunFlags.allowScriptErrors,
    RunFlags.stepTimeout, RunFlags.timeout, RunFlags.url, RunFlags.serve, engine,
    RunFlags.browser, RunFlags.headed, RunFlags.tokenFile, RunFlags.device, RunFlags.parameter,
  ]

  /// The engine flag; unlike in a run, only one engine is possible.
  static let engine = Flag<String?>(
    "engine", short: "e", value: "ENGINE", .engine, otherwise: "sim", section: RunFlags.appSection,
    help: "what the scenarios run against; spec help run lists the kinds")

  /// - Parameters:
  ///   - mostEngines: how many engines the command accepts.
  ///   - wrap: makes an engine around each of the run, for example one that records.
  init(
    _ arguments: Arguments, _ tool: ToolContext, mostEngines: Int = 1,
    wrap: (any Engine) -> any Engine = { $0 }
  ) throws(UsageError) {
    selection = try SelectionSettings(arguments)
    options = try RunSettings.options(arguments, tool)
    self.arguments = arguments
    self.tool = tool
    let engines = arguments[RunFlags.engine]
    guard engines.count <= mostEngines else {
      throw arguments.error(
        .unreadable(
          RunFlags.engine.long,
          "it names \(engines.count) engines, but \(arguments.place) accepts "
            + (mostEngines == 1 ? "one" : "\(mostEngines)")))
    }
    self.engines = try RunEngines(arguments, tool).wrapped(wrap)
    if let refusal = self.engines.refusal { throw refusal }
  }

  // MARK: - The engine

  /// Starts the engine, runs the body and shuts the engine down.
  func withEngine<Failure: Error>(
    _ work: LongTask, _ body: () async throws(Failure) -> ExitStatus
  ) async throws(Failure) -> ExitStatus {
    try await engines.started(work, tool, body)
  }

  /// The engines of the run, each with the launch options of its apps.
  var runEngines: [RunEngine] { engines.members.map(\.run) }

  /// The engine of the run and the launch options of its apps; nil for a tool without apps.
  var engine: RunEngine? { engines.members.first?.run }

  /// Whether the app's time is virtual, which is known while the engine is running.
  var isVirtual: Bool {
    engine.map { $0.engine.makeDriver().capabilities[.clock] == .exact } ?? true
  }

  /// Makes a registry that launches apps without a fault.
  func registry(for suite: Suite) throws(GlueError) -> StepRegistry {
    try tool.registry(of: engines.libraries(withFault: nil), for: suite, arguments)
  }

  /// The values with which scenarios launch their app with faults.
  var launch: FaultProver.Launch {
    { [steps = tool.definition.apps?.steps] faults in
      let values = WorldValues()
      steps?.launch(with: faults, in: values)
      return values
    }
  }

  /// Makes a registry for one of several engines.
  func registry(
    engine number: Int, _ fault: String?, for suite: Suite
  ) throws(GlueError) -> StepRegistry {
    let libraries = engines.only(number).libraries(withFault: fault)
    return try tool.registry(of: libraries, for: suite, arguments)
  }

  /// Makes a registry whose steps attach the screen and the events after each.
  func registry(traced fault: String?) throws(GlueError) -> StepRegistry {
    try tool.registry(
      of: engines.libraries(withFault: fault, traced: true), for: Suite(), arguments)
  }

  /// Makes a registry for another engine, such as one that shows an app that runs already.
  func registry(
    viewing engine: any Engine, for suite: Suite
  ) throws(GlueError) -> StepRegistry {
    let libraries = engines.only(0).wrapped { _ in engine }.libraries(withFault: nil)
    return try tool.registry(of: libraries, for: suite, arguments)
  }

  /// The apps with the requested faults; with all faults of the engine if none is requested.
  ///
  /// Call it while the engine is running, because an external engine lists its faults only then.
  ///
  /// - Parameter isLimited: whether to return the faults with each limit instead of those without.
  /// - Throws: `UsageError` for an unknown fault or app, or a fault of an app that is not
  ///   requested.
  func apps(limited isLimited: Bool = false) throws(UsageError) -> [App] {
    let apps = allApps
    let askedApps = arguments[Self.app]
    for name in askedApps { try check(name, of: Self.app, in: apps.map(\.name)) }
    let chosen = apps.filter { askedApps.isEmpty || askedApps.contains(same: $0.name) }
    let known = chosen.flatMap(\.faultNames)
    let asked = arguments[Self.fault]
    for name in asked where !known.contains(same: name) {
      if let owner = apps.first(where: { $0.faultNames.contains(same: name) }) {
        throw arguments.error(
          .badValue(
            Self.fault.long, name,
            expected: "a fault of \(chosen.map(\.name).joined(separator: " or ")) (this one is of "
              + "\(owner.name))", example: known.first ?? "NAME"))
      }
      try check(name, of: Self.fault, in: known)
    }
    return chosen.map { app in
      var chosen = app
      chosen.faults =
        isLimited ? app.limitedFaults : app.faults + (asked.isEmpty ? [] : app.limitedFaults)
      chosen.faults.removeAll { fault in
        !asked.isEmpty && !asked.contains(same: fault.name)
          && !(isLimited && asked.contains { fault.name.begins(with: $0 + "@") })
      }
      return chosen
    }
  }

  /// The chosen apps with the requested faults as they are without limits.
  func limitable(_ chosen: [App]) -> [App] {
    let asked = arguments[Self.fault]
    return allApps.filter { chosen.named($0.name) != nil }.map { app in
      var app = app
      app.faults.removeAll { fault in
        !asked.isEmpty
          && !asked.contains { $0.isSame(as: fault.name) || $0.begins(with: fault.name + "@") }
      }
      return app
    }
  }

  /// The requirements documents below the paths; `spec coverage` reports their errors.
  var requirements: [RequirementsDocument] {
    let files = CompanionFiles(
      of: selection.paths.filter(CompanionFiles.isDirectory), named: CoverageCommand.fileName)
    return Requirements(files.sources).documents
  }

  /// All apps of the engine.
  var allApps: [App] { engines.members.first?.engine.apps ?? [] }

  /// The names of apps that are asked for; nil if none is.
  ///
  /// - Throws: `UsageError` for an app that the engine does not list.
  func apps(asked names: [String]) throws(UsageError) -> [String]? {
    let known = allApps.map(\.name)
    for name in names where !known.isEmpty { try check(name, of: Self.app, in: known) }
    return names.isEmpty ? nil : names
  }

  /// Rejects an app or fault that the engine does not list; an engine may list none.
  func check(app: String, fault: String?) throws(UsageError) {
    let known = allApps
    guard !known.isEmpty else { return }
    guard let app = known.named(app) else {
      throw arguments.error(
        .badValue(
          "APP", app, expected: "one of " + known.map(\.name).joined(separator: ", "),
          example: known[0].name))
    }
    guard let fault else { return }
    try check(fault, of: Self.fault, in: app.faultNames)
  }

  private func check(_ name: String, of flag: AnyFlag, in known: [String]) throws(UsageError) {
    if known.contains(same: name) { return }
    throw arguments.error(AppsCommand.unknown(name, of: flag, in: known, arguments, tool))
  }

  // MARK: - The suite without faults

  /// Loads the suite and runs it without a fault.
  ///
  /// - Parameter purpose: what the suite must pass for, for the message.
  /// - Throws: errors of the suite, or the end of the command if a scenario fails.
  func start(
    _ work: LongTask, before purpose: String = "they can be checked with faults or mutants"
  ) async throws -> Baseline {
    let suite = selection.load()
    let registry = try self.registry(for: suite)
    try tool.check(registry.unusedDefinitions, arguments)
    let plan = Planner(registry, selection.selection).plan(suite)
    try tool.check(suite.warnings + plan.errors, arguments)
    guard !plan.cases.isEmpty else {
      throw tool.ending(selection.nothingSelected(plan, tool.spec.name), .nothingSelected)
    }
    var options = options
    options.values = launch([])
    let baseline = try await work.complete { [options] in await Baseline(plan, options) }
    guard baseline.isComplete, baseline.failures.isEmpty else {
      throw tool.ending(notGreen(baseline, purpose), .failed)
    }
    return baseline
  }

  private func notGreen(_ baseline: Baseline, _ purpose: String) -> String {
    let failures = baseline.failures
    let shown = failures.prefix(5).map { "\n  \($0.uri):\($0.line) \($0.name)" }.joined()
    let rest = failures.count > 5 ? "\n  and \(failures.count - 5) more" : ""
    let count = failures.count
    return """
      the specs must pass before \(purpose): \
      \(count == 0 ? "the run did not end" : count.counted("scenario") + " failed")\(shown)\(rest)
      \(RerunCommand.text(arguments, tool: tool.spec.name)) \
      \(selection.paths.map(ShellWord.quoted).joined(separator: " ")) prints the failures
      """
  }
}
