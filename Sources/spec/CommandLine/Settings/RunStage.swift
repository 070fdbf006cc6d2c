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
    switch tool.stage {
    case .own(let libraries):
      self.libraries = libraries
      variants = []
    case .standard(let specs):
      let launch = try Self.launch(arguments)
      let options = try EngineOption.read(arguments)
      let engines = options.map { $0.engine(specs, launch) }
      let hooks = engines.compactMap(\.hooks)
      if engines.count == 1, let engine = engines.first {
        libraries = hooks + engine.specs.libraries(launch)
        variants = []
      } else {
        libraries = hooks + StandardSpecs.libraries(engines.map { ($0.name, $0.specs) }, launch)
        variants = engines.map(\.name)
      }
    }
  }

  static func launch(_ arguments: Arguments) throws(UsageError) -> LaunchOptions {
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
}
