import SpecDrivers
import SpecRunner
import Specs

/// The steps of a run and the engines behind them, each started by a hook before the run.
///
/// As hooks, starting and ending are told in every report, and an engine that does not start
/// leaves the scenarios told as not run.
struct RunStage: Sendable {
  let libraries: [StepLibrary]
  /// The engines' names where there are several.
  let variants: [String]

  init(_ arguments: Arguments, _ tool: ToolContext) throws(UsageError) {
    guard let specs = tool.stage.specs else {
      libraries = tool.stage.own
      variants = []
      return
    }
    let launch = try Self.launch(arguments)
    let options = try EngineOption.read(arguments)
    if specs.isSimulated, options.contains(where: { $0.kind == .simulator }) {
      try Self.check(launch, arguments, tool)
    }
    let server = try ServerOption(launch.parameters, arguments)
    let engines = options.map { $0.engine(specs, launch, asking: server) }
    let hooks = engines.compactMap(\.hooks)
    if engines.count == 1, let engine = engines.first {
      libraries = hooks + engine.specs.libraries(launch) + tool.stage.own
      variants = []
    } else {
      libraries =
        hooks + StandardSpecs.libraries(engines.map { ($0.name, $0.specs) }, launch)
        + tool.stage.own
      variants = engines.map(\.name)
    }
  }

  private static func launch(_ arguments: Arguments) throws(UsageError) -> LaunchOptions {
    var launch = LaunchOptions(app: "")
    launch.faults = arguments.values(RunFlags.fault)
    launch.device = arguments.value(RunFlags.device)
    for text in arguments.values(RunFlags.parameter) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw arguments.unusable(
          RunFlags.parameter, wants: "a name and a value", example: "api=http://127.0.0.1:8080")
      }
      launch.parameters[String(parts[0])] = String(parts[1])
    }
    return launch
  }

  /// Refuses what the simulator would refuse in every scenario, before anything runs.
  private static func check(
    _ launch: LaunchOptions, _ arguments: Arguments, _ tool: ToolContext
  ) throws(UsageError) {
    func check(_ name: String, of flag: Flag, in known: [String]) throws(UsageError) {
      if known.contains(name) { return }
      throw UsageError(
        place: arguments.place,
        fact: .unknownName(
          typed: flag.long, value: name, nearest: Nearest.nearest(to: name, in: known),
          lister: "\(tool.spec.name) \(AppsCommand.spec.name)"))
    }
    // Telling all names takes longer than a small run, so only those who name one wait for it.
    if !launch.faults.isEmpty {
      let faults = StandardSpecs.apps.flatMap { $0.faults.map(\.name) }
      for name in launch.faults { try check(name, of: RunFlags.fault, in: faults) }
    }
    if let device = launch.device {
      try check(device, of: RunFlags.device, in: StandardSpecs.devices)
    }
  }
}
