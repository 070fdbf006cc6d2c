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

  /// - Parameters:
  ///   - faults: the faults to launch with; those that were typed if not given.
  ///   - added: libraries of whoever looks on, behind all others.
  init(
    _ arguments: Arguments, _ tool: ToolContext, faults: [String]? = nil,
    adding added: [StepLibrary] = []
  ) throws(UsageError) {
    guard let specs = tool.stage.specs else {
      libraries = tool.stage.own + added
      variants = []
      return
    }
    let engines = try Self.engines(arguments, tool, faults: faults).map { engine in
      engine.option.engine(specs, engine.launch, asking: engine.server)
    }
    let hooks = engines.compactMap(\.hooks)
    if engines.count == 1, let engine = engines.first {
      libraries = hooks + engine.specs.libraries() + tool.stage.own + added
      variants = []
    } else {
      libraries =
        hooks + StandardSpecs.libraries(engines.map { ($0.name, $0.specs) }) + tool.stage.own
        + added
      variants = engines.map(\.name)
    }
  }

  /// The engines that were asked for, and what is handed to each.
  ///
  /// - Throws: what an engine or the simulator would refuse.
  static func engines(
    _ arguments: Arguments, _ tool: ToolContext, faults: [String]? = nil
  ) throws(UsageError) -> [(option: EngineOption, launch: LaunchOptions, server: ServerOption?)] {
    guard let specs = tool.stage.specs else { return [] }
    var engines: [(option: EngineOption, launch: LaunchOptions, server: ServerOption?)] = []
    for option in try EngineOption.read(arguments) {
      var launch = try launch(specs.defaults, option.own, arguments)
      if let faults { launch.faults = faults }
      if specs.isSimulated, option.kind == .simulator {
        try check(launch, option.own, specs, arguments, tool)
      }
      engines.append((option, launch, try server(launch, option.own, arguments)))
    }
    return engines
  }

  private static func server(
    _ launch: LaunchOptions, _ own: SpecFile.NamedEngine?, _ arguments: Arguments
  ) throws(UsageError) -> ServerOption? {
    do throws(UsageError) {
      return try ServerOption(launch.parameters, arguments)
    } catch {
      guard let own, !own.parameters.isEmpty else { throw error }
      throw UsageError(
        place: error.place, fact: error.fact, origin: .file(own.place(of: RunFlags.parameter)))
    }
  }

  /// What apps are launched with: as the tool has it, and then as the settings say.
  ///
  /// What `spec.json` says of an engine under its name is stronger than what it says of all runs.
  static func launch(
    _ defaults: LaunchOptions, _ own: SpecFile.NamedEngine?, _ arguments: Arguments
  ) throws(UsageError) -> LaunchOptions {
    var launch = defaults
    launch.faults += arguments.values(RunFlags.fault)
    launch.device = arguments.value(RunFlags.device) ?? defaults.device
    if let device = own?.device, !arguments.outranksFile(RunFlags.device) {
      launch.device = device
    }
    for said in arguments.standing(RunFlags.parameter) {
      let (name, value) = try parameter(said, arguments.place)
      let isOwn = !said.origin.outranksFile && own?.parameters[name] != nil
      if !isOwn { launch.parameters[name] = value }
    }
    launch.parameters.merge(own?.parameters ?? [:]) { said, _ in said }
    return launch
  }

  /// A parameter's name and value.
  static func parameter(
    _ said: Arguments.Occurrence, _ place: String
  ) throws(UsageError) -> (name: String, value: String) {
    let (name, value) = Dashes.splitAtEquals(said.value ?? "")
    if let value, !name.isEmpty { return (name, value) }
    throw UsageError(
      place: place,
      fact: .badValue(
        typed: said.typed, value: said.value ?? "", wants: "a name and a value",
        example: "api=http://127.0.0.1:8080"),
      origin: said.origin)
  }

  /// Refuses what the simulator would refuse in every scenario, before anything runs.
  private static func check(
    _ launch: LaunchOptions, _ own: SpecFile.NamedEngine?, _ specs: StandardSpecs,
    _ arguments: Arguments, _ tool: ToolContext
  ) throws(UsageError) {
    func check(_ name: String, of flag: Flag, in known: [String]) throws(UsageError) {
      if known.contains(name) { return }
      let isOwn = flag == RunFlags.device && name == own?.device
      throw UsageError(
        place: arguments.place,
        fact: .unknownName(
          typed: flag.long, value: name, nearest: Nearest.nearest(to: name, in: known),
          lister: "\(tool.spec.name) \(AppsCommand.spec.name)"),
        origin: (isOwn ? own?.place(of: flag) : nil).map { .file($0) } ?? .typed)
    }
    // Telling all names takes longer than a small run, so only those who name one wait for it.
    if !launch.faults.isEmpty {
      let faults = specs.apps.flatMap { $0.faults.map(\.name) }
      for name in launch.faults { try check(name, of: RunFlags.fault, in: faults) }
    }
    if let device = launch.device {
      try check(device, of: RunFlags.device, in: StandardSpecs.devices)
    }
  }
}
