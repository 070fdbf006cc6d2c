import SpecAnalysis
import SpecReporters
import SpecRunner
import SpecText
import Specs

/// What proving and mutating share: the suite, the engine, and ways to launch with a fault.
struct ProofSettings: Sendable {
  let selection: SelectionSettings
  let options: RunOptions
  private let arguments: Arguments
  private let tool: ToolContext

  static let fault = Flag(
    "fault", value: "NAME", repeats: true, section: RunFlags.appSection,
    completion: .names(.faults),
    help: "only this fault; spec apps lists them")

  static let app = Flag(
    "app", value: "NAME", repeats: true, section: RunFlags.appSection, completion: .names(.apps),
    help: "only the faults of this app")

  static let flags = [
    SharedFlags.tags, SharedFlags.name, SharedFlags.language, RunFlags.jobs, RunFlags.wait,
    RunFlags.stepTimeout, RunFlags.timeout, engine, RunFlags.tokenFile, RunFlags.device,
    RunFlags.parameter,
    RunFlags.secret,
  ]

  /// Like that of a run, but one engine is enough.
  private static let engine = Flag(
    "engine", short: "e", value: "ENGINE", default: "sim", section: RunFlags.appSection,
    completion: .names(.engines),
    help: "what the scenarios run against; spec help run lists the kinds")

  init(_ arguments: Arguments, _ tool: ToolContext) throws(UsageError) {
    selection = try SelectionSettings(arguments)
    options = try RunSettings.options(arguments, tool)
    self.arguments = arguments
    self.tool = tool
    let engines = arguments.values(RunFlags.engine)
    guard engines.count < 2 else {
      throw UsageError(
        place: arguments.place,
        fact: .unreadable(
          typed: RunFlags.engine.long,
          problem: "it names \(engines.count) engines, and \(arguments.place) takes one"))
    }
    if let refusal = try RunStage(arguments, tool, faults: []).refusal { throw refusal }
  }

  /// A registry whose apps are launched with a fault, or with none.
  func registry(_ fault: String?) throws(GlueError) -> StepRegistry {
    let libraries: [StepLibrary]
    do throws(UsageError) {
      libraries = try RunStage(
        arguments, tool, faults: fault.map { [$0] } ?? [], adding: [OpenedApps.library]
      ).libraries
    } catch {
      // The command line has been read before, so this is a fault of the engine's own list.
      throw GlueError(
        diagnostics: [
          Diagnostic(code: "proof.stage", message: error.description, uri: "")
        ])
    }
    return try StepRegistry(libraries, duplicates: tool.stage.duplicates)
  }

  /// The faults asked for; all of the engine's apps if none was.
  ///
  /// - Throws: a fault or an app that there is not, with the nearest one; a fault of an app that
  ///   was not asked for.
  func faults() throws(UsageError) -> [FaultProof.Fault] {
    let apps = tool.stage.specs?.apps ?? []
    let askedApps = arguments.values(Self.app)
    for name in askedApps { try check(name, of: Self.app, in: apps.map(\.name)) }
    let chosen = apps.filter { askedApps.isEmpty || askedApps.contains($0.name) }
    let known = chosen.flatMap { app in
      app.faults.map {
        FaultProof.Fault(
          name: $0.name, app: app.name, statements: $0.statements, summary: $0.summary)
      }
    }
    let asked = arguments.values(Self.fault)
    for name in asked where !known.contains(where: { $0.name == name }) {
      if let owner = apps.first(where: { $0.faults.contains { $0.name == name } }) {
        throw UsageError(
          place: arguments.place,
          fact: .badValue(
            typed: Self.fault.long, value: name,
            wants: "a fault of \(chosen.map(\.name).joined(separator: " or ")) (this one is of "
              + "\(owner.name))", example: known.first?.name ?? "NAME"))
      }
      try check(name, of: Self.fault, in: known.map(\.name))
    }
    return asked.isEmpty ? known : known.filter { asked.contains($0.name) }
  }

  private func check(_ name: String, of flag: Flag, in known: [String]) throws(UsageError) {
    if known.contains(name) { return }
    throw UsageError(
      place: arguments.place,
      fact: .unknownName(
        typed: flag.long, value: name, nearest: Nearest.nearest(to: name, in: known),
        lister: "\(tool.spec.name) \(AppsCommand.spec.name)"))
  }

  // MARK: - The suite as it is

  /// A suite that passes, or how the command ends because there is none.
  enum Start {
    case green(Baseline)
    case ended(ExitStatus)
  }

  /// Reads the suite and runs it without a fault; what keeps it from being green is said.
  func start(_ work: LongTask) async -> Start {
    let suite = selection.load()
    let registry: StepRegistry
    do throws(GlueError) {
      registry = try self.registry(nil)
    } catch {
      return .ended(tool.show(error.diagnostics, arguments))
    }
    guard registry.unusedDefinitions.isEmpty else {
      return .ended(tool.show(registry.unusedDefinitions, arguments))
    }
    let plan = Planner(registry, selection.selection).plan(suite)
    let status = tool.show(suite.warnings + plan.errors, arguments)
    guard plan.errors.isEmpty else { return .ended(status) }
    guard !plan.cases.isEmpty else {
      return .ended(
        tool.complain(selection.nothingSelected(plan, tool.spec.name), .nothingSelected))
    }
    let options = options
    let baseline = await work.run { await Baseline(plan, options) }
    if let interruption = work.interruption { return .ended(interruption) }
    guard baseline.isComplete, baseline.failures.isEmpty else {
      return .ended(tool.complain(notGreen(baseline), .failed))
    }
    return .green(baseline)
  }

  private func notGreen(_ baseline: Baseline) -> String {
    let failures = baseline.failures
    let shown = failures.prefix(5).map { "\n  \($0.uri):\($0.line) \($0.name)" }.joined()
    let rest = failures.count > 5 ? "\n  and \(failures.count - 5) more" : ""
    let count = failures.count
    return """
      the specs do not pass as they are, so nothing can be proven by them: \
      \(count == 0 ? "the run did not end" : count.counted("scenario") + " failed")\(shown)\(rest)
      \(RerunCommand.text(arguments, tool: tool.spec.name)) \
      \(selection.paths.map(ShellWord.quoted).joined(separator: " ")) shows why
      """
  }
}
