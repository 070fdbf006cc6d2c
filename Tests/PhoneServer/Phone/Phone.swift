import SpecDrivers
import SpecSimulator
import SpecText

/// A phone with simulated apps on it.
///
/// Each app has a driver of its own, so it keeps its data while another one is in front. The apps
/// have a virtual clock, which follows the time between requests.
actor Phone {
  let options: PhoneOptions
  let model: DeviceModel?
  var apps: [String: InstalledApp] = [:]
  /// The bundle in front; nil for the home screen.
  private(set) var front: String?
  var lastRequest = ContinuousClock.now
  var keys = KeyPlane()
  var clipboard = Clipboard()
  var appearance = "light"
  var contentSize = "large"
  var isBiometricEnrolled = false
  /// What the tests ask for: what the commands for biometrics and notifications have done.
  var biometricMatches: [BiometricMatch] = []
  var notifications: [PushedNotification] = []
  private(set) var isLocked = false
  /// The app that comes back when the phone is unlocked.
  private var behindLock: String?
  /// How often a screen came to the front: elements of an earlier visit are stale.
  var visit = 0
  var visited = ""
  /// An alert of the system that has nothing to do with the app.
  var interruption: Alert?
  var segmentOptions: [String: [String]] = [:]
  var editMenu: EditMenu?
  var selection: Selection?
  /// The answer to the question before a paste that lets it happen; nil without a question.
  var pasteAnswer: String?
  /// Whether the app of WebDriverAgent is in front.
  private(set) var isAgentInFront = false

  /// The state of the keys that change the keyboard.
  struct KeyPlane {
    var isShifted = false
    var showsDigits = false
  }

  /// An app on the phone.
  struct InstalledApp {
    let name: String
    let driver: SimulatedDriver
    var isRunning = false
    var isInFront = false
    var process = 0
    var wasLaunched = false
    var permissions: [Permission: PermissionState] = [:]
    var arguments: [String] = []
    var environment: [(name: String, value: String)] = []
    /// Whether its first screen is still to come.
    var isStarting = false
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
      || bundle.isSame(as: AgentApp.bundle)
  }

  /// The state of an app as `XCUIApplicationState` numbers it: 1 not running, 3 in the background,
  /// 4 in front.
  func state(of bundle: String) -> Int {
    if bundle.isSame(as: SystemTree.bundle) { return front == nil && !isAgentInFront ? 4 : 3 }
    if bundle.isSame(as: AgentApp.bundle) { return isAgentInFront ? 4 : 3 }
    guard let app = apps[bundle], app.isRunning else { return 1 }
    return app.isInFront ? 4 : 3
  }

  /// Starts an app; one that runs is ended first.
  ///
  /// - Returns: Whether it runs now.
  func launch(
    _ bundle: String, arguments: [String] = [], environment: [(name: String, value: String)] = [],
    waitsForRest: Bool = false
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
    app.isStarting = options.isSlowToStart && !waitsForRest
    apps[bundle] = app
    front = bundle
    visit += 1
    await settle()
    return true
  }

  /// Brings a running app to the front; one that does not run is started.
  func activate(_ bundle: String) async -> Bool {
    if bundle.isSame(as: AgentApp.bundle) {
      await leave()
      isAgentInFront = true
      return true
    }
    guard let app = apps[bundle] else { return false }
    guard app.isRunning else { return await launch(bundle) }
    if app.isInFront { return true }
    await leave()
    _ = await act(.comeBack, on: bundle)
    apps[bundle]?.isInFront = true
    front = bundle
    await settle()
    return true
  }

  /// Ends an app; false if it does not run.
  func terminate(_ bundle: String) -> Bool {
    guard let app = apps[bundle], app.isRunning else { return false }
    apps[bundle]?.isRunning = false
    apps[bundle]?.isInFront = false
    if front == bundle {
      front = nil
      editMenu = nil
    }
    return true
  }

  /// Goes to the home screen.
  func leave() async {
    editMenu = nil
    isAgentInFront = false
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

  /// Locks the phone, which puts the app in front into the background, or unlocks it.
  func lock(_ isLocked: Bool) async {
    guard isLocked != self.isLocked else { return }
    self.isLocked = isLocked
    if isLocked {
      behindLock = front
      await leave()
    } else if let bundle = behindLock {
      behindLock = nil
      if state(of: bundle) == 3 { _ = await activate(bundle) }
    }
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

  /// Whether a look comes too early for the app in front; the next one does not.
  func isLookedAtTooEarly() -> Bool {
    guard let front, apps[front]?.isStarting == true else { return false }
    apps[front]?.isStarting = false
    return true
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
