import SpecDrivers
import SpecJSON
import SpecText

/// A driver for an app on a phone.
///
/// It forwards each call: `PhoneEye` observes, and types such as `PhoneTouch` and `PhoneKeyboard`
/// act on elements that `PhoneFinder` finds.
actor AppiumDriver: PicturedDriver {
  nonisolated let capabilities: Capabilities
  private let line: PhoneLine
  private let options: AppiumOptions
  private var permissions: [Permission: PermissionState] = [:]
  private var stage: Stage?
  /// Whether the home screen is in front because the scenario went there.
  private var hasLeft = false
  /// Whether the scenario has ended the app.
  private var isStopped = false
  private let system = PhoneSystem()
  /// Whether the scenario has ended.
  private var isClosed = false

  /// The phone during a scenario.
  private struct Stage {
    let phone: Phone
    let app: String
    let eye: PhoneEye
    let locale: String?
  }

  init(_ line: PhoneLine, _ options: AppiumOptions, _ capabilities: Capabilities) {
    self.line = line
    self.options = options
    self.capabilities = capabilities
  }

  // MARK: Driver

  func launch(_ launch: LaunchOptions) async throws(DriverError) {
    guard let app = options.apps.last(where: { $0.name.isSame(as: launch.app) })?.id else {
      throw .unknownApp(launch.app, known: options.apps.map(\.name))
    }
    if !launch.faults.isEmpty { throw capabilities.refusal(.faults) }
    if launch.device != nil { throw capabilities.refusal(.devices) }
    if launch.locale != nil { try capabilities.require(.locales) }
    let phone = try await phone(for: app)
    stage = Stage(
      phone: phone, app: app, eye: PhoneEye(phone, of: app, options, launch), locale: launch.locale)
    try await terminate(app, phone)
    if launch.state == .erased { try await erase(app, phone) }
    for (permission, state) in permissions { try await set(permission, state, app, phone) }
    try await system.prepare(phone, needs: launch.needs)
    try await start(isErased: launch.state == .erased)
  }

  /// The phone of the scenario, without the app of an earlier launch.
  private func phone(for app: String) async throws(DriverError) -> Phone {
    if let stage {
      if await stage.phone.session.breakdown == nil {
        if !stage.app.isSame(as: app) { try await terminate(stage.app, stage.phone) }
        return stage.phone
      }
      self.stage = nil
      await line.giveBack(stage.phone)
    }
    let phone = try await line.lend(for: app)
    // The scenario may have ended while it waited for the phone.
    guard !isClosed else {
      await line.giveBack(phone)
      throw .engineLost("the scenario ended before the phone was free")
    }
    return phone
  }

  func arrange(_ condition: Condition) async throws(DriverError) {
    switch condition {
    case .permission(let permission, let state):
      try capabilities.require(.permissions)
      permissions[permission] = state
      guard let stage else { return }
      try await set(permission, state, stage.app, stage.phone)
      if stage.phone.endsApp(permission) {
        try await terminate(stage.app, stage.phone)
        try await start(isErased: false)
      }
    case .secret: throw capabilities.refusal(.secrets)
    case .record: throw capabilities.refusal(.records)
    case .stored: throw capabilities.refusal(.browserStorage)
    case .savedSession: throw capabilities.refusal(.savedSessions)
    case .answer: throw capabilities.refusal(.networkAnswers)
    case .connection(.slow): throw capabilities.refusal(.slowConnection)
    case .connection(let connection):
      try capabilities.require(.connection)
      await system.choose(isOnline: connection == .online)
      if let stage { try await system.connect(stage.phone) }
    case .installedApp: throw capabilities.refusal(.otherApps)
    case .device(DeviceSetting.colorScheme, let value):
      try capabilities.require(.appearance)
      await system.choose(appearance: value.written)
      if let stage { try await system.showAppearance(stage.phone) }
    case .device(DeviceSetting.location, let value):
      try capabilities.require(.locations)
      try await system.choose(location: value.written)
      if let stage { try await system.locate(stage.phone) }
    case .device(DeviceSetting.media, let value):
      try capabilities.require(.media)
      try await system.choose(media: value.written)
      if let stage { try await system.addMedia(stage.phone) }
    case .device(DeviceSetting.reducedMotion, _):
      throw .unsupported(.appearance, why: "set reduceMotion for the session")
    case .device(DeviceSetting.textSize, let value):
      try capabilities.require(.textSize)
      await system.choose(try TextSize(named: value.written))
      if let stage { try await system.showTextSize(stage.phone) }
    case .device(let setting, _): throw capabilities.refusal(DeviceSetting.capability(for: setting))
    case .date: throw capabilities.refusal(.clock)
    }
  }

  func perform(_ action: Action) async throws(DriverError) {
    guard let stage else { throw .notLaunched }
    if case .wait(let time) = action {
      guard time >= .zero else {
        throw await stage.eye.impossible("wait \(time.written)", "the duration is negative")
      }
      return await PageView.pause(time)
    }
    let finder = PhoneFinder(eye: stage.eye, patience: options.patience)
    if try await touch(action, PhoneTouch(finder: finder)) { return }
    if try await type(action, PhoneKeyboard(finder: finder)) { return }
    try await control(action, stage)
  }

  func observe(since mark: EventMark) async throws(DriverError) -> Observation {
    guard let stage else { throw .notLaunched }
    let look = try await stage.eye.look(isCheck: true)
    if !look.showsApp { try await checkThatItRuns(stage) }
    return Observation(
      screen: look.screen,
      settled: look.isBusy
        ? .known(false) : .unknown("a phone does not report the pending work of an app"))
  }

  /// Checks that the app has not ended: a server would show the home screen instead, where nothing
  /// of the app is visible.
  private func checkThatItRuns(_ stage: Stage) async throws(DriverError) {
    // The system may end apps in the background.
    if hasLeft { return }
    let state = try await stage.phone.send(stage.phone.state(of: stage.app))
    guard case .integer(0...1) = state else { return }
    throw .appCrashed("the app \(stage.app) no longer runs on the phone")
  }

  var pictureKind: String { stage.map { "\($0.phone.platform)" } ?? "phone" }

  func picture() async throws(DriverError) -> [UInt8]? {
    guard let stage else { throw .notLaunched }
    do { return try await stage.eye.screenshot() } catch {
      throw PhoneFailure.error(error, doing: "take a screenshot")
    }
  }

  func close() async {
    // A cancelled scenario must still release the phone.
    await Task { await self.leave() }.value
  }

  private func leave() async {
    isClosed = true
    guard let stage else { return }
    self.stage = nil
    permissions = [:]
    _ = try? await stage.phone.attempt(stage.phone.terminate(stage.app))
    await system.restore(stage.phone)
    await line.giveBack(stage.phone)
  }

  // MARK: The app

  private func terminate(_ app: String, _ phone: Phone) async throws(DriverError) {
    let command = phone.terminate(app)
    do { try await phone.attempt(command) } catch {
      // Servers refuse to end an app that is not installed; its start reports that. A running app
      // must end: its start would only bring it to the front, with its old state and arguments.
      guard error.refusal != nil, await state(of: app, phone).map({ $0 <= 1 }) == true else {
        throw PhoneFailure.error(error, doing: command.what)
      }
    }
  }

  /// The number of an app's state: 0 if it is not installed, 1 if it is not running; nil if the
  /// server does not say.
  private func state(of app: String, _ phone: Phone) async -> Int? {
    do {
      guard case .integer(let state) = try await phone.attempt(phone.state(of: app)) else {
        return nil
      }
      return state
    } catch {
      // The driver for iPhones refuses the state of an app that is not installed.
      return error.refusal == nil ? nil : 0
    }
  }

  private func erase(_ app: String, _ phone: Phone) async throws(DriverError) {
    switch options.reset {
    case .app: return
    case .reinstall:
      // Drivers report a failure by the value false, and then the old data would stay.
      if case .bool(false) = try await phone.send(phone.remove(app)),
        await state(of: app, phone) != 0
      {
        throw .engineFault("the server could not remove the app \(app), so its data would stay")
      }
      try await phone.send(phone.install(options.appFile ?? ""))
    case .clear:
      guard let command = phone.clearData(of: app) else {
        throw AppiumEngine.agentClearsNothing
      }
      do { try await phone.attempt(command) } catch {
        let refusal = try PhoneFailure.refusal(in: error, doing: command.what)
        let advice =
          "use the setting reset: reinstall with the app's file, or app if the app empties itself when its "
          + "environment has SPEC_ERASED=1"
        throw .engineFault("the server refused to \(command.what) (\(refusal.words))\n\(advice)")
      }
    }
  }

  private func start(isErased: Bool) async throws(DriverError) {
    guard let stage else { throw .notLaunched }
    hasLeft = false
    isStopped = false
    var activity: String?
    if case .string(let name)? = options.typed["appActivity"] { activity = name }
    try await stage.phone.send(
      stage.phone.launch(
        stage.app, activity: activity, arguments: options.arguments(locale: stage.locale),
        environment: options.environment(isErased: isErased)))
  }

  private func set(
    _ permission: Permission, _ state: PermissionState, _ app: String, _ phone: Phone
  ) async throws(DriverError) {
    let commands = phone.set(permission, state, of: app)
    if commands.isEmpty {
      throw .unsupported(
        .permissions, why: "the server has no command for the permission \(permission.rawValue)")
    }
    for command in commands { try await phone.request(command, .permissions) }
  }

  // MARK: Actions

  /// Performs a touch; false if the action is none.
  private func touch(
    _ action: Action, _ touch: PhoneTouch
  ) async throws(DriverError) -> Bool {
    switch action {
    case .tap(let selector): try await touch.tap(selector)
    case .doubleTap(let selector):
      try await touch.touch(selector, "double-tap") { Pointer.slowDoubleTap(at: $0) }
    case .longPress(let selector): try await touch.touch(selector, "hold") { Pointer.hold(at: $0) }
    case .swipe(let direction, let selector): try await touch.swipe(direction, on: selector)
    case .scroll(let selector): try await touch.scroll(to: selector)
    case .scrollBy(let points, let selector): try await touch.scroll(by: points, in: selector)
    case .choose(let choice, let selector): try await touch.choose(choice, in: selector)
    case .setChecked(let wanted, let selector): try await touch.setChecked(wanted, selector)
    case .answer(let button): try await touch.answer(button)
    case .typeIntoAlert(let text): try await touch.typeIntoAlert(text)
    case .back: try await touch.goBack()
    case .dismiss: try await touch.dismissSheet()
    default: return false
    }
    return true
  }

  /// Uses the keyboard; false if the action does not.
  private func type(
    _ action: Action, _ keyboard: PhoneKeyboard
  ) async throws(DriverError) -> Bool {
    switch action {
    case .type(let text, let selector): try await keyboard.type(text, into: selector)
    case .paste(let text, let selector): try await keyboard.paste(text, into: selector)
    case .select(.all, let selector): try await keyboard.selectAll(selector)
    case .deleteBackward(let times, let selector):
      try await keyboard.deleteBackward(times: times, in: selector)
    case .clear(let selector): try await keyboard.clear(selector)
    case .focus(let selector): try await keyboard.focus(selector)
    case .pressReturn: try await keyboard.pressReturn()
    case .hideKeyboard: try await keyboard.hide()
    default: return false
    }
    return true
  }

  /// Controls the app or the phone.
  private func control(_ action: Action, _ stage: Stage) async throws(DriverError) {
    let phone = stage.phone
    switch action {
    case .leave:
      try await phone.send(phone.goHome)
      hasLeft = true
    case .comeBack where isStopped: try await start(isErased: false)
    case .comeBack:
      try await phone.send(phone.activate(stage.app))
      hasLeft = false
    case .stop:
      try await terminate(stage.app, phone)
      hasLeft = true
      isStopped = true
    case .relaunch:
      try await terminate(stage.app, phone)
      try await start(isErased: false)
    case .open(let url):
      try await phone.send(phone.open(url, in: stage.app))
      hasLeft = false
      isStopped = false
    case .system(let event):
      try await system.perform(event, on: phone, app: stage.app)
      if case .lock(let isLocked) = event { hasLeft = isLocked }
    case .select, .chooseAll:
      throw .unsupported(
        .gestures, why: "a phone selects a part of a text by handles that its server does not list")
    case .pressKey, .holdKey, .releaseKey: throw capabilities.refusal(.hardwareKeys)
    case .click, .hover, .drag, .turnWheel: throw capabilities.refusal(.mouse)
    case .upload: throw capabilities.refusal(.fileUploads)
    case .forward, .reload: throw capabilities.refusal(.history)
    case .switchWindow, .closeWindow: throw capabilities.refusal(.windows)
    case .saveSession: throw capabilities.refusal(.savedSessions)
    default: throw .engineFault("the appium engine does not know the action \(action)")
    }
  }
}
