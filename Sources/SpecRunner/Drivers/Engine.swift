/// What scenarios run against: a simulated phone, a browser, an app in another process.
///
/// An engine makes a driver for each scenario. A command line and `DriverServer` need nothing else
/// of it; most engines have a name and apps, and make drivers:
///
/// ```swift
/// struct TipEngine: Engine {
///   let name = "tips"
///   let apps = [App("tip-calculator", faults: [Fault("rounds-down", breaks: ["tip-1"])])]
///   func makeDriver() -> any Driver { TipDriver() }
/// }
/// ```
public protocol Engine: Sendable {
  /// Its name on the command line and in reports.
  var name: String { get }
  /// The apps it can launch, each with its named faults; of an engine in another process, as soon
  /// as it has started. An engine that cannot list its apps has none here.
  var apps: [App] { get }
  /// The devices it can simulate; none if it has no choice of devices or cannot list them.
  var devices: [String] { get }
  /// The settings it takes; nil if it takes any, as an engine in another process does.
  var settings: [Setting]? { get }
  /// Whether a run has to start and end it, and reports it; false if there is nothing to do.
  var needsStart: Bool { get }

  /// The engine with these settings, which are of the names and types it declares.
  ///
  /// - Throws: what is wrong with a value, or with the combination of values.
  func configured(by settings: Settings) throws(SettingError) -> any Engine

  /// Starts it, unless it is running, and returns what it can do.
  func start() async throws(DriverError) -> Capabilities

  /// A driver for one scenario; called after `start`.
  func makeDriver() -> any Driver

  /// Ends it; no driver is made afterwards.
  func shutdown() async
}

extension Engine {
  public var apps: [App] { [] }
  public var devices: [String] { [] }
  public var settings: [Setting]? { [] }
  public var needsStart: Bool { true }

  public func configured(by settings: Settings) throws(SettingError) -> any Engine { self }

  public func start() async throws(DriverError) -> Capabilities {
    let driver = makeDriver()
    let capabilities = driver.capabilities
    await driver.close()
    return capabilities
  }

  public func shutdown() async {}
}
