import SpecDrivers
import SpecEngines
import SpecRunner
import SpecText
import Specs

/// The engines of a run as the arguments name and set them, read once.
struct RunEngines: Sendable {
  /// An engine, and what is launched on it.
  struct Member: Sendable {
    /// What it is called in this run.
    let name: String
    let engine: any Engine
    var launch: LaunchOptions
    let notices: EngineNotices
  }

  private(set) var members: [Member]
  /// A setting that no engine takes; for whoever runs them.
  let refusal: UsageError?
  private let patience: Duration
  private let own: [StepLibrary]

  /// How long a check asks again, where nothing else is said.
  private static let usualPatience = Duration.seconds(5)

  init(_ arguments: Arguments, _ tool: ToolContext) throws(UsageError) {
    try self.init(arguments, tool, tool.environment)
  }

  /// Throws whatever an engine would refuse, whichever runs; no file is opened and no variable read.
  static func check(_ arguments: Arguments, _ tool: ToolContext) throws(UsageError) {
    let engines = try RunEngines(arguments, tool, nil)
    if let refusal = engines.refusal { throw refusal }
  }

  /// - Parameter environment: where secrets are read; nil to leave them unread.
  private init(
    _ arguments: Arguments, _ tool: ToolContext, _ environment: Environment?
  ) throws(UsageError) {
    own = tool.definition.own
    let wait = try arguments.duration(RunFlags.wait)
    patience = wait ?? Self.usualPatience
    guard let standard = tool.definition.engine else {
      members = []
      refusal = nil
      return
    }
    let limit = try Self.longestWait(arguments)
    // Engines that wait for themselves are given the time too.
    let engineWait: Duration? =
      wait != nil || limit < patience
      ? max(.milliseconds(1), min(patience, limit, .seconds(600))) : nil
    let stepLimit = try arguments.duration(RunFlags.stepTimeout)
    var members: [Member] = []
    var settings: [EngineSettings] = []
    for option in try EngineOption.read(arguments, tool, environment) {
      let notices = EngineNotices { if option.isBrowser { _ = tool.complain($0, .passed) } }
      let plain = option.engine(standard, stepLimit: stepLimit) { notices.hear($0) }
      let set = try EngineSettings(arguments, option.own, environment)
      let launch = Self.launch(tool.definition.launch, option.own, arguments)
      try Self.checkDevice(launch, option, plain, arguments, tool)
      let engine = try set.configure(plain, wait: engineWait, arguments.place)
      // Pages are read only by who runs them.
      if environment != nil || option.kind == .own {
        try Self.checkFaults(launch, engine, arguments, tool)
      }
      members.append(Member(name: option.name, engine: engine, launch: launch, notices: notices))
      settings.append(set)
    }
    // A file may set what another engine takes, in another run.
    let all = environment == nil ? [] : members.map(\.engine)
    refusal =
      zip(members, settings).lazy.compactMap { member, set in
        set.unknown((member.name, member.engine), among: all, arguments.place)
      }.first
    self.members = members
  }

  /// What apps are launched with: as the tool has it, and then as the arguments say.
  static func launch(
    _ standard: LaunchOptions, _ own: ConfigFile.NamedEngine?, _ arguments: Arguments
  ) -> LaunchOptions {
    var launch = standard
    launch.faults += arguments.values(RunFlags.fault)
    launch.device = arguments.value(RunFlags.device) ?? standard.device
    if let device = own?.device, !arguments.outranksFile(RunFlags.device) {
      launch.device = device
    }
    return launch
  }

  /// The most an engine may wait for, to end before the step does.
  private static func longestWait(_ arguments: Arguments) throws(UsageError) -> Duration {
    var limits: [Duration] = []
    for flag in [RunFlags.stepTimeout, RunFlags.timeout] {
      if let limit = try arguments.duration(flag) { limits.append(limit * 4 / 5) }
    }
    return limits.min() ?? .seconds(Int64.max)
  }

  /// Refuses a device that the engine would refuse in every scenario, if it lists its devices.
  private static func checkDevice(
    _ launch: LaunchOptions, _ option: EngineOption, _ engine: any Engine,
    _ arguments: Arguments, _ tool: ToolContext
  ) throws(UsageError) {
    guard let device = launch.device else { return }
    let known = engine.devices
    if known.isEmpty || known.contains(same: device) { return }
    let own = option.own.flatMap { $0.device?.isSame(as: device) == true ? $0 : nil }
    throw UsageError(
      place: arguments.place,
      fact: AppsCommand.unknown(device, of: RunFlags.device, in: known, arguments, tool),
      origin: own.map { .file($0.place(of: RunFlags.device)) } ?? .typed)
  }

  /// Refuses a fault that the engine would refuse in every scenario, if it lists its faults.
  ///
  /// Listing them takes longer than a small run, so only those who name one wait for it.
  private static func checkFaults(
    _ launch: LaunchOptions, _ engine: any Engine, _ arguments: Arguments, _ tool: ToolContext
  ) throws(UsageError) {
    if launch.faults.isEmpty { return }
    let known = engine.apps.flatMap { $0.faults.map(\.name) }
    for name in launch.faults where !known.isEmpty && !known.contains(same: name) {
      throw UsageError(
        place: arguments.place,
        fact: AppsCommand.unknown(name, of: RunFlags.fault, in: known, arguments, tool))
    }
  }

  // MARK: - Steps

  /// The engines' names where there are several.
  var variants: [String] { members.count > 1 ? members.map(\.name) : [] }

  /// The steps, with hooks that start each engine before the run and end it afterwards.
  ///
  /// As hooks, starting and ending are reported, and if an engine does not start, the scenarios are
  /// reported as not run.
  ///
  /// - Parameter added: libraries of whoever looks on, behind all others.
  func libraries(adding added: [StepLibrary] = []) -> [StepLibrary] {
    let hooks = members.filter(\.engine.needsStart).map(\.hooks)
    return hooks + steps + own + added
  }

  /// The steps over an engine that has been started, whose apps are launched with a fault.
  func libraries(withFault fault: String?, adding added: [StepLibrary]) -> [StepLibrary] {
    var engines = self
    engines.members = members.map { member in
      var member = member
      member.launch.faults = fault.map { [$0] } ?? []
      return member
    }
    return engines.steps + own + added
  }

  private var steps: [StepLibrary] {
    if let only = members.first, members.count == 1 {
      return Vocabulary.libraries(
        on: only.engine, launching: only.launch, patience: patience)
    }
    return members.isEmpty
      ? []
      : Vocabulary.libraries(
        members.map { member in
          (
            member.name,
            { [patience] in
              AppSession(
                driver: member.engine.makeDriver(), options: member.launch, patience: patience)
            }
          )
        })
  }
}

extension RunEngines.Member {
  /// Hooks around the run that start and end the engine.
  ///
  /// In a dry run too: only an engine that runs can say what it cannot do.
  fileprivate var hooks: StepLibrary {
    StepLibrary("engine") {
      BeforeAll(name: "the engine \(name) starts") { _ in
        do { _ = try await engine.start() } catch let error as DriverError {
          throw StepFailure(error.startSentence, kind: .engine)
        }
      }.inDryRun
      AfterAll(name: "the engine \(name) ends") { world in
        await engine.shutdown()
        for line in notices.warnings { world.log(line) }
      }.inDryRun
    }
  }
}

extension DriverError {
  /// Why an engine did not start, and what to do.
  var startSentence: String {
    switch self {
    case .engineLost(let words), .engineFault(let words), .appCrashed(let words): words
    case .timedOut(let what, let time): "\(what) took longer than \(time.wholeMilliseconds) ms"
    default: "\(self)"
    }
  }
}
