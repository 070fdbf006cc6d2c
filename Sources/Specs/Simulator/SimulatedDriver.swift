package import SpecDrivers
import SpecText

/// The driver contract over one simulated phone, and the only door to it.
///
/// Before a person acts, what moves comes to rest, and after it again: `perform` lets the
/// animations under way end, with all that falls due meanwhile, at most ten seconds of app time.
/// Timers that are no animations, such as an answer under way, are not waited for. `wait` moves
/// the clock by exactly its time and lets nothing come to rest, so a scenario can stop in the
/// middle of an animation; what happened on the way is in the log, with its time.
///
/// Where there is a real server, what apps send is answered there, and no time passes on the phone
/// until it was.
package actor SimulatedDriver: FaultFollowingDriver {
  package nonisolated let capabilities: Capabilities

  private let apps: [any SimulatedApp]
  private let server: ServerLink
  /// What is set on the phone for the whole run, whatever a scenario arranges.
  private let preset: Settings
  private var arranged = DeviceSettings()
  /// What a fresh install finds on the phone.
  private var arrangedMemory = DeviceStorage()
  /// When a fresh world begins; nil for the usual moment.
  private var arrangedDate: LocalDateTime?
  private var session: Session?
  /// The screen as it was last drawn, good until something happens.
  private var drawn: Screen?
  private var followsFaults = false
  /// The faults that the apps reached that have ended; nil if one of them cannot tell.
  private var reached: Set<String>? = []

  /// An app that runs, and what it takes to start it again.
  private struct Session {
    let app: any SimulatedApp
    let faults: Set<String>
    /// What was arranged, and what the launch set for itself alone.
    var settings: DeviceSettings
    var device: Device
  }

  /// The parameters that set something on the phone, by name; those about real time and the way to
  /// a real server do not.
  private static func settings(
    in parameters: [String: String], hasServer: Bool
  ) -> [(key: String, value: String)] {
    parameters.filter { !$0.key.isSame(as: "patience") && !(hasServer && $0.key.isSame(as: "api")) }
      .sorted { $0.key < $1.key }
  }

  /// A phone with these apps on it.
  ///
  /// - Parameters:
  ///   - server: the way to a real server; nil for the server each app brings along.
  ///   - preset: what is set on the phone for the whole run, whatever a scenario arranges.
  package init(
    apps: [any SimulatedApp], server: ServerTransport? = nil, preset: Settings = Settings()
  ) {
    self.apps = apps
    self.server = ServerLink(server)
    self.preset = preset
    capabilities = server == nil ? .simulator : .simulatorWithServer
  }

  package func launch(_ options: LaunchOptions) async throws(DriverError) {
    guard let app = apps.first(where: { $0.name.isSame(as: options.app) }) else {
      throw .unknownApp(options.app, known: apps.map(\.name))
    }
    for fault in options.faults where !app.has(fault: fault) {
      throw .unknownFault(fault, app: app.name, known: app.description.faultNames)
    }
    if let locale = options.locale {
      throw .unsupported(.locales, why: "\(app.name) has one language, so not \(locale)")
    }
    var settings = arranged
    for (name, value) in preset.inOrder { try settings.set(name, to: value) }
    for (name, value) in Self.settings(in: options.parameters, hasServer: server.isReal) {
      try settings.set(name, written: value)
    }
    let model = try options.device.map { name throws(DriverError) in
      try DeviceModel(named: name)
    }
    let kept = options.state == .kept ? session?.device.memory : nil
    end()
    let clock = VirtualClock()
    let device = Device(
      model: model ?? .standard, settings: settings, clock: clock, log: EventLog(clock: clock),
      memory: kept ?? arrangedMemory.copy(), date: arrangedDate, hasRealServer: server.isReal,
      followsFaults: followsFaults)
    try await start(
      Session(app: app, faults: Set(options.faults), settings: settings, device: device))
  }

  package func arrange(_ condition: Condition) async throws(DriverError) {
    drawn = nil
    switch condition {
    case .device(DeviceSetting.textSize, _): throw capabilities.refusal(.textSize)
    case .device(let setting, let value):
      try await change { settings throws(DriverError) in try settings.set(setting, to: value) }
    case .permission, .secret, .record:
      arrangedMemory.keep(condition)
      session?.device.memory.keep(condition)
    case .answer(_, let response) where response.changesBody:
      throw .unsupported(
        .networkAnswers, why: "a simulated server's answer is arranged, not changed on its way")
    case .answer(let pattern, let response):
      try await change { settings in settings.network.answer(pattern, with: response) }
    case .stored, .savedSession:
      throw .unsupported(.browserStorage, why: "a simulated phone has no browser storage")
    case .connection(.slow):
      throw .unsupported(.slowConnection, why: "simulated requests take the time of their answers")
    case .connection(let connection):
      try await change { settings in settings.network.connection = connection }
    case .installedApp(let name, let isInstalled):
      if isInstalled, !OtherApp.known.contains(where: { $0.name.isSame(as: name) }) {
        throw .unknownSetting("other app: \(name)", known: OtherApp.known.map(\.name))
      }
      arrangedMemory.keep(condition)
      session?.device.memory.keep(condition)
    case .date(let text):
      guard let date = LocalDateTime(written: text) else {
        throw .unknownSetting("date: \(text)", known: ["date: such as 2026-11-21T09:30"])
      }
      arrangedDate = date
      session?.device.wallClock.set(to: date)
    }
  }

  package func perform(_ action: Action) async throws(DriverError) {
    let device = try running
    if case .wait(let time) = action { return try await wait(time, on: device) }
    if device.clock.isAnimating {
      drawn = nil
      try await server.settle(device)
    }
    let screen = drawn ?? ScreenCapture(of: device).screen
    drawn = nil
    try perform(action, by: UserInput(device: device, screen: screen))
    if let session { try await server.settle(session.device) }
  }

  package func observe(since mark: EventMark) throws(DriverError) -> Observation {
    let device = try running
    let screen = drawn ?? ScreenCapture(of: device).screen
    drawn = screen
    return Observation(
      screen: screen, events: device.log.events(since: mark), mark: device.log.mark,
      time: .known(device.clock.now), settled: .known(!device.clock.isAnimating))
  }

  package func followFaults() { followsFaults = true }

  /// With a real server, what one scenario does may change another.
  package func reachedFaults() -> Set<String>? {
    guard followsFaults, !server.isReal else { return nil }
    noteReachedFaults()
    return reached
  }

  package func close() {
    followsFaults = false
    end()
    arranged = DeviceSettings()
    arrangedMemory = DeviceStorage()
    arrangedDate = nil
  }
}

extension SimulatedDriver {
  private func noteReachedFaults() {
    guard followsFaults, let device = session?.device else { return }
    reached = device.reachedFaults.flatMap { reached?.union($0()) }
  }

  private var running: Device {
    get throws(DriverError) {
      guard let session else { throw .notLaunched }
      return session.device
    }
  }

  private func start(_ session: Session) async throws(DriverError) {
    begin(session)
    try await server.settle(session.device)
  }

  private func begin(_ session: Session) {
    self.session = session
    session.device.start(session.app, faults: session.faults)
  }

  /// Changes what is set on the phone, for this launch and for those to come.
  private func change(
    _ change: (inout DeviceSettings) throws(DriverError) -> Void
  ) async throws(DriverError) {
    try change(&arranged)
    guard var session else { return }
    try change(&session.settings)
    self.session = session
    session.device.apply(session.settings)
    try await server.settle(session.device)
  }

  private func end() {
    noteReachedFaults()
    session?.device.end()
    session = nil
    drawn = nil
  }

  private func wait(_ time: Duration, on device: Device) async throws(DriverError) {
    guard time >= .zero else {
      throw .impossible(
        what: "wait \(time.written)", why: "the duration is negative",
        ScreenCapture(of: device).screen)
    }
    drawn = nil
    let end = device.clock.later(by: time)
    while !device.clock.advance(to: end) { try await server.answer(device) }
    device.endTurn()
  }

  private func perform(_ action: Action, by user: UserInput) throws(DriverError) {
    let device = user.device
    switch action {
    case .leave, .comeBack, .stop, .relaunch, .system, .wait: try performOutside(action, user)
    default:
      guard device.isInForeground else {
        throw .impossible(
          what: "use the app",
          why: device.isRunning ? "it is in the background" : "it was stopped", user.screen)
      }
      try user.perform(action)
    }
  }

  /// What happens to the app rather than in it.
  private func performOutside(_ action: Action, _ user: UserInput) throws(DriverError) {
    let device = user.device
    switch action {
    case .leave:
      guard device.isInForeground else {
        throw .impossible(
          what: "leave the app", why: "it is in the background already", user.screen)
      }
      device.enterBackground()
    case .comeBack:
      guard !device.isInForeground else {
        throw .impossible(what: "come back", why: "the app is in front already", user.screen)
      }
      if device.isRunning { device.enterForeground() } else { relaunch() }
    case .stop:
      guard device.isRunning else {
        throw .impossible(what: "stop the app", why: "it does not run", user.screen)
      }
      noteReachedFaults()
      device.stop()
    case .relaunch: relaunch()
    case .system(let event): try happen(event, user)
    default: break
    }
  }

  private func happen(_ event: SystemEvent, _ user: UserInput) throws(DriverError) {
    let device = user.device
    switch event {
    case .keyboard(let shows, let height):
      device.keyboard.post(shows: shows, height: height.map(Double.init))
      device.endTurn()
    case .memoryWarning: device.window?.warnOfMemory()
    case .recreateScreen:
      guard device.presentations.top == nil, device.window?.recreateTop() ?? false else {
        throw .impossible(
          what: "rebuild \"\(user.screen.name)\"", why: "the app gives no way to make it",
          user.screen)
      }
      device.endTurn()
    case .rotate(let orientation):
      guard device.model.kind != .computer else {
        throw .impossible(
          what: "rotate the device", why: "\(device.model.name) stands on a table", user.screen)
      }
      device.rotate(to: orientation)
    case .biometrics, .pushNotification, .button, .lock:
      throw capabilities.refusal(event.capability)
    }
  }

  /// Ends the app and starts it again; its clock and its log go on.
  private func relaunch() {
    guard var session else { return }
    let old = session.device
    noteReachedFaults()
    old.end()
    session.device = Device(
      model: old.model, settings: session.settings, clock: old.clock, log: old.log,
      memory: old.memory, date: old.wallClock.now, hasRealServer: server.isReal,
      followsFaults: followsFaults)
    begin(session)
  }
}
