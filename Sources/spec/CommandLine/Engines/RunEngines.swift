import SpecDrivers
import SpecEngines
import SpecRunner
import SpecText

/// The configured engines of a run.
struct RunEngines: Sendable {
  /// An engine and what it reports.
  struct Member: Sendable {
    var run: RunEngine
    let notices: EngineNotices

    var name: String { run.name }
    var engine: any Engine { run.engine }
  }

  private(set) var members: [Member]
  /// The pages of browsers; nil for a tool without apps.
  let pages: RunPages?
  /// An error for a setting that no engine declares; commands that run the engines throw it.
  let refusal: UsageError?
  private let patience: Duration
  /// The steps that drive apps; nil for a tool that drives none.
  private let apps: (any AppSteps)?
  private let own: [StepLibrary]
  private let exemptions: [AuditExemption]
  private let backEnd: BackEnd
  private let allowsScriptErrors: Bool

  /// The default waiting time of checks.
  private static let usualPatience = Duration.seconds(5)

  init(_ arguments: Arguments, _ tool: ToolContext) throws(UsageError) {
    try self.init(arguments, tool, tool.environment)
  }

  /// Checks the settings for all engines without opening files or reading variables.
  static func check(_ arguments: Arguments, _ tool: ToolContext) throws(UsageError) {
    _ = try RunEngines(arguments, tool, nil).accepted()
  }

  /// The engines.
  ///
  /// - Throws: that no engine declares a setting.
  func accepted() throws(UsageError) -> RunEngines {
    if let refusal { throw refusal }
    return self
  }

  /// - Parameter environment: where secrets are read; nil to leave them unread.
  private init(
    _ arguments: Arguments, _ tool: ToolContext, _ environment: Environment?
  ) throws(UsageError) {
    apps = tool.definition.apps?.steps
    own = tool.definition.own
    exemptions = arguments.file?.exemptions.map(\.exemption) ?? []
    var backEnd = BackEnd(arguments)
    backEnd.secrets = tool.variables.secrets
    self.backEnd = backEnd
    allowsScriptErrors = arguments[RunFlags.allowScriptErrors]
    let wait = arguments[RunFlags.wait]
    patience = wait ?? Self.usualPatience
    guard let standard = tool.definition.apps else {
      members = []
      pages = nil
      refusal = nil
      return
    }
    let limit = Self.longestWait(arguments)
    // Engines that wait on their own also receive the time.
    let engineWait: Duration? =
      wait != nil || limit < patience
      ? max(.milliseconds(1), min(patience, limit, .seconds(600))) : nil
    let stepLimit = arguments[RunFlags.stepTimeout]
    var members: [Member] = []
    var settings: [EngineSettings] = []
    let options = try EngineOption.read(arguments, tool, environment)
    let pages = try RunPages(arguments, options, tool.server, environment)
    try BrowserWindow.check(arguments, options)
    for option in options {
      let notices = EngineNotices { if option.reportsProgress { tool.note($0) } }
      let plain = option.engine(
        standard.engine, stepLimit: stepLimit, pageServer: pages.origin
      ) { notices.receive($0) }
      let set = try EngineSettings(
        arguments, option.own, environment, pages: option.isBrowser ? pages : nil)
      var launch = Self.launch(standard.launch, option.own, arguments)
      try Self.checkDevice(launch, option, plain, arguments, tool)
      let engine = try set.configure(plain, wait: engineWait, arguments.place)
      if let browser = engine as? WebDriverEngine, pages.nameApp || launch.app.isEmpty {
        launch.app = pages.appOnServer ?? browser.options.pages ?? ""
      }
      if let terminal = engine as? TerminalEngine, launch.app.isEmpty {
        launch.app = terminal.standardApp
      }
      // Only runs load the apps of other engines.
      if environment != nil || option.kind == .own {
        try Self.checkFaults(launch, engine, arguments, tool)
      }
      members.append(
        Member(
          run: RunEngine(name: option.name, engine: engine, launch: launch), notices: notices))
      settings.append(set)
    }
    // A settings file may contain settings for engines of other runs.
    let all = environment == nil ? [] : members.map(\.engine)
    refusal =
      zip(members, settings).lazy.compactMap { member, set in
        set.unknown((member.name, member.engine), among: all, arguments.place)
      }.first ?? BrowserWindow.refusal(members.map(\.engine), arguments, environment)
    self.members = members
    self.pages = pages
  }

  /// Why a browser of the run has no page for an app; nil if all engines may open it.
  func objection(toOpening app: String) -> StepFailure? {
    for case let browser as WebDriverEngine in members.map(\.engine) {
      do throws(DriverError) { _ = try browser.options.address(of: app) } catch {
        let why =
          switch error {
          case .impossible(_, let why, _): why
          case .unknownApp(_, let known):
            "there are pages for: " + known.joined(separator: ", ")
          default: error.startSentence
          }
        return StepFailure(
          "the browser has no page for the app \"\(app)\"", notes: [why], kind: .argument)
      }
    }
    return nil
  }

  /// The faults that apps are launched with.
  var faults: [String] { Set(exactly: members.flatMap(\.run.launch.faults)).inOrder }

  /// The launch options: the defaults of the tool, overridden by the arguments.
  static func launch(
    _ standard: LaunchOptions, _ own: ConfigFile.NamedEngine?, _ arguments: Arguments
  ) -> LaunchOptions {
    var launch = standard
    launch.faults += arguments[RunFlags.fault]
    launch.device = arguments[RunFlags.device] ?? standard.device
    if let device = own?.device, !arguments.outranksFile(RunFlags.device) {
      launch.device = device
    }
    return launch
  }

  /// The maximum waiting time of an engine, which ends before the time limit of the step.
  private static func longestWait(_ arguments: Arguments) -> Duration {
    [RunFlags.stepTimeout, RunFlags.timeout].compactMap { arguments[$0] }.map { $0 * 4 / 5 }.min()
      ?? .seconds(Int64.max)
  }

  /// Rejects an unknown device, if the engine lists its devices.
  private static func checkDevice(
    _ launch: LaunchOptions, _ option: EngineOption, _ engine: any Engine,
    _ arguments: Arguments, _ tool: ToolContext
  ) throws(UsageError) {
    guard let device = launch.device else { return }
    let known = engine.devices
    if known.isEmpty || known.contains(same: device) { return }
    let own = option.own.flatMap { $0.device?.isSame(as: device) == true ? $0 : nil }
    throw arguments.error(
      AppsCommand.unknown(device, of: RunFlags.device, in: known, arguments, tool),
      own.map { .file($0.place(of: RunFlags.device)) } ?? .typed)
  }

  /// Rejects an unknown fault, if the engine lists its faults.
  ///
  /// Listing them takes longer than a small run, so it is done only if a fault is requested.
  private static func checkFaults(
    _ launch: LaunchOptions, _ engine: any Engine, _ arguments: Arguments, _ tool: ToolContext
  ) throws(UsageError) {
    if launch.faults.isEmpty { return }
    let known = engine.apps.flatMap(\.faultNames)
    for name in launch.faults where !known.isEmpty && !known.contains(same: name) {
      throw arguments.error(
        AppsCommand.unknown(name, of: RunFlags.fault, in: known, arguments, tool))
    }
  }

  /// The engines of the run, each replaced by another one around it.
  func wrapped(_ wrap: (any Engine) -> any Engine) -> RunEngines {
    var engines = self
    for place in members.indices {
      engines.members[place].run.engine = wrap(members[place].engine)
    }
    return engines
  }

  // MARK: - Steps

  /// The audit that the arguments request, if any.
  func auditor(_ arguments: Arguments) -> ScreenAuditor? {
    guard arguments[RunFlags.audit] else { return nil }
    return apps?.auditor(fails: arguments[RunFlags.failOnAudit])
  }

  /// The names of the engines if there are several; otherwise empty.
  var variants: [String] { members.count > 1 ? members.map(\.name) : [] }

  /// The step libraries, with hooks that start and shut down the engines.
  ///
  /// Because these are hooks, reports include them, and scenarios are reported as not run if an
  /// engine does not start.
  ///
  /// - Parameters:
  ///   - isTraced: whether every step attaches the screen after it.
  ///   - snapshots: the snapshots that steps compare with and may write.
  ///   - auditor: the audit of every screen; nil for none.
  func libraries(
    traced isTraced: Bool, snapshots: SnapshotFiles, auditor: ScreenAuditor?
  ) -> [StepLibrary] {
    let hooks = members.filter(\.engine.needsStart).map(\.hooks)
    return (pages?.libraries ?? []) + hooks + steps(snapshots) + own
      + (isTraced ? recorder(\.screenRecorder) : []) + (auditor.map { [$0.library] } ?? [])
  }

  /// The same with only one of the engines.
  func only(_ number: Int) -> RunEngines {
    var engines = self
    engines.members = members.indices.contains(number) ? [members[number]] : []
    return engines
  }

  /// The step libraries for a running engine, which launch apps with a fault and record which app
  /// each scenario opens.
  ///
  /// - Parameter isTraced: whether every step attaches the screen and the events after it.
  func libraries(withFault fault: String?, traced isTraced: Bool = false) -> [StepLibrary] {
    var engines = self
    for place in members.indices {
      engines.members[place].run.launch.faults = fault.map { [$0] } ?? []
    }
    return engines.steps(SnapshotFiles()) + own + recorder(\.appRecorder)
      + (isTraced ? recorder(\.screenRecorder) : [])
  }

  private func steps(_ snapshots: SnapshotFiles) -> [StepLibrary] {
    apps?.libraries(
      on: members.map(\.run), patience: patience,
      checks: CheckSettings(
        snapshots: snapshots, exemptions: exemptions, backEnd: backEnd,
        allowsScriptErrors: allowsScriptErrors)) ?? []
  }

  private func recorder(_ recorder: KeyPath<any AppSteps, StepLibrary>) -> [StepLibrary] {
    apps.map { [$0[keyPath: recorder]] } ?? []
  }
}

extension RunEngines.Member {
  /// Hooks that start the engine before the run and shut it down afterwards.
  ///
  /// They also run in a dry run, because only a running engine reports its capabilities.
  fileprivate var hooks: StepLibrary {
    StepLibrary("engine") {
      BeforeAll(name: "the engine \(name) starts") { world in
        // What a browser or a phone can do is known without it.
        if world.isDryRun, engine is WebDriverEngine || engine is AppiumEngine { return }
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
  /// The reason why an engine did not start, and what to do.
  var startSentence: String {
    switch self {
    case .engineLost(let words), .engineFault(let words), .appCrashed(let words): words
    case .timedOut(let what, let time): "\(what) took longer than \(time.wholeMilliseconds) ms"
    default: "\(self)"
    }
  }
}
