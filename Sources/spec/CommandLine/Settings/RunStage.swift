import SpecDrivers
import SpecRunner
import SpecText
import Specs

/// The steps of a run and the engines behind them, each started by a hook before the run.
///
/// As hooks, starting and ending are told in every report, and an engine that does not start
/// leaves the scenarios told as not run.
struct RunStage: Sendable {
  let libraries: [StepLibrary]
  /// The engines' names where there are several.
  let variants: [String]
  /// A parameter that the simulator would refuse in every scenario, for whoever runs them.
  let refusal: UsageError?

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
      refusal = nil
      return
    }
    let wait = try arguments.duration(RunFlags.wait)
    let limit = try arguments.duration(RunFlags.stepTimeout)
    let requests = try Self.engines(arguments, tool, tool.environment, faults: faults)
    refusal =
      specs.isSimulated
      ? requests.lazy.compactMap { Self.refusal(of: $0, arguments) }.first : nil
    let engines = requests.map { request in
      var engine = request.option.engine(
        specs, request.launch, asking: request.server, stepLimit: limit
      ) { _ = tool.complain($0, .passed) }
      engine.specs.patience = wait ?? specs.patience
      return engine
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

  /// An engine that was asked for, and what is handed to it.
  struct Request {
    let option: EngineOption
    let launch: LaunchOptions
    let server: ServerOption?
  }

  /// The engines that were asked for.
  ///
  /// - Parameter environment: where secrets are read; nil to leave them unread.
  /// - Throws: what an engine or the simulator would refuse.
  static func engines(
    _ arguments: Arguments, _ tool: ToolContext, _ environment: Environment?,
    faults: [String]? = nil
  ) throws(UsageError) -> [Request] {
    guard let specs = tool.stage.specs else { return [] }
    let wait = try arguments.duration(RunFlags.wait)
    let limit = try longestWait(arguments)
    var requests: [Request] = []
    for option in try EngineOption.read(arguments, environment) {
      var launch = try launch(specs.defaults, option.own, arguments)
      let secret = try secrets(launch, option.own, arguments, environment)
      launch.parameters.merge(secret) { _, secret in secret }
      if let faults { launch.faults = faults }
      // Engines that wait for themselves are given the time too.
      if wait != nil || limit < specs.patience {
        let patience = min(wait ?? specs.patience, limit, .seconds(600)).wholeMilliseconds
        launch.parameters["patience"] = launch.parameters["patience"] ?? "\(max(1, patience))"
      }
      if specs.isSimulated, option.kind == .simulator {
        try check(launch, option.own, specs, arguments, tool)
      }
      requests.append(
        Request(
          option: option, launch: launch, server: try server(launch, option.own, arguments)))
    }
    return requests
  }

  private static func server(
    _ launch: LaunchOptions, _ own: ConfigFile.NamedEngine?, _ arguments: Arguments
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
    _ defaults: LaunchOptions, _ own: ConfigFile.NamedEngine?, _ arguments: Arguments
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

  /// The most an engine may wait for, to end before the step does.
  private static func longestWait(_ arguments: Arguments) throws(UsageError) -> Duration {
    var limits: [Duration] = []
    for flag in [RunFlags.stepTimeout, RunFlags.timeout] {
      if let limit = try arguments.duration(flag) { limits.append(limit * 4 / 5) }
    }
    return limits.min() ?? .longest
  }

  /// The parameters that are declared secret, each with its value.
  ///
  /// Those that `spec.json` declares of an engine are stronger than those it declares of all runs.
  private static func secrets(
    _ launch: LaunchOptions, _ own: ConfigFile.NamedEngine?, _ arguments: Arguments,
    _ environment: Environment?
  ) throws(UsageError) -> [String: String] {
    let said = arguments.standing(RunFlags.secret).map { ($0.value ?? "", $0.origin) }
    let ofEngine = own.map { own in
      own.secrets.map { ($0, SettingOrigin.file(own.place(of: RunFlags.secret))) }
    }
    let declared =
      said.filter { !$1.outranksFile } + (ofEngine ?? []) + said.filter { $1.outranksFile }
    var secrets: [String: String] = [:]
    for (text, origin) in declared {
      let said = try secret(text, launch.parameters, arguments, environment, origin)
      if let (name, value) = said { secrets[name] = value }
    }
    return secrets
  }

  /// The value of one secret, which is what the parameter has already if no source is given.
  ///
  /// Nil where only the way it is written is checked.
  private static func secret(
    _ text: String, _ parameters: [String: String], _ arguments: Arguments,
    _ environment: Environment?, _ origin: SettingOrigin
  ) throws(UsageError) -> (name: String, value: String)? {
    let typed = RunFlags.secret.long
    let (name, source) = Dashes.splitAtEquals(text)
    if source == nil, let given = parameters[name] { return (name, given) }
    // Another profile, or the command line, may give it.
    if source == nil, environment == nil { return nil }
    guard let source, !name.isEmpty, let place = SecretSource(source) else {
      throw UsageError(
        place: arguments.place,
        fact: .badValue(
          typed: typed, value: source == nil ? name : "\(name)=\(Secrets.mask)",
          wants: "a name and where its value is read", example: "password=env:PASSWORD"),
        origin: origin)
    }
    guard let environment else { return nil }
    do throws(SecretSource.Problem) {
      return (name, try place.read(environment))
    } catch {
      throw UsageError(
        place: arguments.place,
        fact: .unreadable(typed: "\(typed) \(name)", problem: error.sentence), origin: origin)
    }
  }

  /// Refuses what the simulator would refuse in every scenario, before anything runs.
  private static func check(
    _ launch: LaunchOptions, _ own: ConfigFile.NamedEngine?, _ specs: StandardSpecs,
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

  /// Why the simulator would refuse a parameter in every scenario; nil if it takes them all.
  private static func refusal(of request: Request, _ arguments: Arguments) -> UsageError? {
    guard case .simulator = request.option.kind,
      let refusal = StandardSpecs.refusal(of: request.launch.parameters)
    else { return nil }
    let own = request.option.own
    return UsageError(
      place: arguments.place,
      fact: .badValue(
        typed: RunFlags.parameter.long, value: "\(refusal.name)=…", wants: refusal.takes,
        example: "'keyboard height=200'"),
      origin: (own?.parameters[refusal.name] == nil ? nil : own?.place(of: RunFlags.parameter))
        .map { .file($0) } ?? .typed)
  }
}
