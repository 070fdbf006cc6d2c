import SpecDrivers
import SpecSimulator
import SpecText

/// A phone with simulated apps on it.
///
/// Each app has a driver of its own, so it keeps its data while another one is in front. The apps
/// have a virtual clock, which follows the time between requests.
actor Phone {
  let options: PhoneOptions
  private let model: DeviceModel?
  private var apps: [String: InstalledApp] = [:]
  /// The bundle in front; nil for the home screen.
  private(set) var front: String?
  private var lastRequest = ContinuousClock.now
  var keys = KeyPlane()
  var clipboard = ""
  var appearance = "light"
  var contentSize = "large"
  var isBiometricEnrolled = false
  var isLocked = false
  /// How often a screen came to the front: elements of an earlier visit are stale.
  private var visit = 0
  private var visited = ""
  /// An alert of the system that has nothing to do with the app.
  private(set) var interruption: Alert?
  private var segmentOptions: [String: [String]] = [:]

  /// The state of the keys that change the keyboard.
  struct KeyPlane {
    var isShifted = false
    var showsDigits = false
  }

  /// An app on the phone.
  private struct InstalledApp {
    let name: String
    let driver: SimulatedDriver
    var isRunning = false
    var isInFront = false
    var process = 0
    var wasLaunched = false
    var permissions: [Permission: PermissionState] = [:]
    var arguments: [String] = []
    var environment: [(name: String, value: String)] = []
  }

  /// What the phone shows.
  struct View: Sendable {
    /// The app in front, or the system's own.
    let application: Node
    /// The prompt of the system over it, as part of the system's application.
    let prompt: Node?
    /// What tells this screen from another visit to it.
    let visit: String

    /// What can be touched, the front last.
    var touches: Touches { Touches(applications: [application] + [prompt].compactMap { $0 }) }
  }

  init(_ options: PhoneOptions) {
    self.options = options
    model = try? DeviceModel(named: options.device)
    for app in options.apps {
      apps[Self.bundle(of: app.name)] = InstalledApp(
        name: app.name, driver: SimulatedDriver(apps: [app]))
    }
  }

  static func bundle(of app: String) -> String { "org.example." + app }

  /// Ends every app.
  func close() async {
    for app in apps.values { await app.driver.close() }
  }

  // MARK: Apps

  func isInstalled(_ bundle: String) -> Bool {
    apps[bundle] != nil || bundle.isSame(as: SystemTree.bundle)
  }

  /// The state of an app as `XCUIApplicationState` numbers it: 1 not running, 3 in the background,
  /// 4 in front.
  func state(of bundle: String) -> Int {
    if bundle.isSame(as: SystemTree.bundle) { return front == nil ? 4 : 3 }
    guard let app = apps[bundle], app.isRunning else { return 1 }
    return app.isInFront ? 4 : 3
  }

  /// Starts an app; one that runs is ended first.
  ///
  /// - Returns: Whether it runs now.
  func launch(
    _ bundle: String, arguments: [String] = [], environment: [(name: String, value: String)] = []
  ) async -> Bool {
    guard var app = apps[bundle] else { return false }
    await leave()
    do throws(DriverError) {
      try await app.driver.launch(
        LaunchOptions(
          app: app.name, faults: options.faults[app.name] ?? [], device: options.device,
          state: app.wasLaunched ? .kept : .erased))
    } catch { return false }
    app.isRunning = true
    app.isInFront = true
    app.wasLaunched = true
    app.process = 4_000 + visit
    app.arguments = arguments
    app.environment = environment
    apps[bundle] = app
    front = bundle
    visit += 1
    return true
  }

  /// Brings a running app to the front; one that does not run is started.
  func activate(_ bundle: String) async -> Bool {
    guard let app = apps[bundle] else { return false }
    guard app.isRunning else { return await launch(bundle) }
    if app.isInFront { return true }
    await leave()
    _ = await act(.comeBack, on: bundle)
    apps[bundle]?.isInFront = true
    front = bundle
    return true
  }

  /// Ends an app; false if it does not run.
  func terminate(_ bundle: String) -> Bool {
    guard let app = apps[bundle], app.isRunning else { return false }
    apps[bundle]?.isRunning = false
    apps[bundle]?.isInFront = false
    if front == bundle { front = nil }
    return true
  }

  /// Goes to the home screen.
  func leave() async {
    guard let bundle = front else { return }
    _ = await act(.leave, on: bundle)
    apps[bundle]?.isInFront = false
    front = nil
  }

  /// Puts the app in front into the background for a time of its own clock.
  func deactivate(for time: Duration) async {
    guard let bundle = front else { return }
    await leave()
    _ = await act(.wait(time), on: bundle)
    _ = await activate(bundle)
  }

  /// Deletes the data of an app; it is ended first.
  func erase(_ bundle: String) -> Bool {
    _ = terminate(bundle)
    guard let app = apps[bundle], app.wasLaunched else { return false }
    apps[bundle]?.wasLaunched = false
    return true
  }

  /// The arguments and the environment of the last launch.
  func launchArguments(
    of bundle: String
  ) -> (arguments: [String], environment: [(name: String, value: String)]) {
    (apps[bundle]?.arguments ?? [], apps[bundle]?.environment ?? [])
  }

  func processID(of bundle: String) -> Int { apps[bundle]?.process ?? 0 }

  func permission(_ permission: Permission, of bundle: String) -> PermissionState {
    apps[bundle]?.permissions[permission] ?? .undetermined
  }

  /// Notes the answer to a prompt.
  func remember(_ permission: Permission, _ state: PermissionState, of bundle: String) {
    apps[bundle]?.permissions[permission] = state
  }

  func setPermission(_ permission: Permission, to state: PermissionState, of bundle: String) async {
    guard let app = apps[bundle] else { return }
    apps[bundle]?.permissions[permission] = state
    try? await app.driver.arrange(.permission(permission, state))
  }
}

// MARK: - Time and actions
extension Phone {
  /// Lets the time since the last request pass in the app in front.
  func catchUp() async {
    let now = ContinuousClock.now
    defer { lastRequest = now }
    guard options.followsWallClock else { return }
    await pass(now - lastRequest)
  }

  /// Lets time pass in every running app.
  func pass(_ time: Duration) async {
    let whole = Duration.milliseconds(time.wholeMilliseconds)
    guard whole > .zero else { return }
    for (bundle, app) in apps where app.isRunning { _ = await act(.wait(whole), on: bundle) }
  }

  /// Shows an alert of the system, as one that comes at any time.
  func interrupt(_ title: String, buttons: [String]) {
    interruption = Alert(kind: .permission, title: title, buttons: buttons)
  }

  /// Closes the alert that came at any time; false if there is none.
  func endInterruption() -> Bool {
    defer { interruption = nil }
    return interruption != nil
  }

  /// Performs an action of a user in the app in front; false if it had no effect.
  func act(_ action: Action) async -> Bool {
    guard let front else { return false }
    return await act(action, on: front)
  }

  private func act(_ action: Action, on bundle: String) async -> Bool {
    guard let app = apps[bundle], app.isRunning else { return false }
    do throws(DriverError) {
      try await app.driver.perform(action)
      return true
    } catch { return false }
  }

  /// The screen of the app in front; nil on the home screen.
  func screen() async -> Screen? {
    guard let front, let app = apps[front] else { return nil }
    return (try? await app.driver.observe(since: 0))?.screen
  }

  /// What the phone shows now.
  func view() async -> View {
    let size = model?.size ?? Size(width: 414, height: 896)
    guard let front, let app = apps[front], let screen = await screen() else {
      return View(
        application: SystemTree(alert: interruption, size: size).application, prompt: nil,
        visit: "home")
    }
    if screen.keyboard.value.flatMap({ $0 }) == nil { keys = KeyPlane() }
    if !visited.isSame(as: front + screen.name) { visit += 1 }
    visited = front + screen.name
    await findOptions(on: screen)
    let tree = ScreenTree(
      screen: screen, appName: app.name, process: (app.process, front),
      safeTop: model?.safeTop ?? 0, safeBottom: model?.safeBottom ?? 0, isShifted: keys.isShifted,
      showsDigits: keys.showsDigits, options: segmentOptions)
    let alert = screen.alert.value ?? nil
    let prompt = interruption ?? (alert?.kind == .permission ? alert : nil)
    return View(
      application: tree.application,
      prompt: prompt.map { SystemTree(alert: $0, size: screen.size).application },
      visit: "\(visit)")
  }

  /// Asks for the options of segmented controls, which the screen does not list: the error of an
  /// option that does not exist does.
  private func findOptions(on screen: Screen) async {
    guard let front, let app = apps[front], screen.alert.value.flatMap({ $0 }) == nil else {
      return
    }
    for element in screen.elements where element.role == .segments && element.isVisible {
      guard segmentOptions[element.id] == nil,
        let selector = Self.selector(of: element.id, on: screen)
      else { continue }
      do throws(DriverError) {
        try await app.driver.perform(.choose("\u{1}", in: selector))
      } catch .impossible(_, let why, _) {
        let offer = why.unicodeScalars.split(separator: " ", maxSplits: .max)
        let text = offer.drop { String($0) != "offers" }.dropFirst().map { String($0) }
          .joined(separator: " ")
        segmentOptions[element.id] = text.unicodeScalars.split(separator: ",").map {
          String(String.UnicodeScalarView($0.drop { $0 == " " }))
        }
      } catch {}
    }
  }

  /// A selector that means exactly one element, by its role and its place among those.
  static func selector(of id: String, on screen: Screen) -> Selector? {
    guard let element = screen.elements.first(where: { $0.id.isSame(as: id) }) else { return nil }
    let all = Selector("", .any, role: element.role)
    let place = all.matches(on: screen).firstIndex { $0.id.isSame(as: id) }
    return place.map { Selector("", .any, role: element.role, position: $0 + 1) }
  }
}
