/// A simulated device, a browser or another process that scenarios run against.
///
/// An engine makes a driver for each scenario. Most engines only need a name, apps and a driver,
/// for a command line and for `DriverServer`:
///
/// ```swift
/// struct TipEngine: Engine {
///   let name = "tips"
///   let apps = [App("tip-calculator", faults: [Fault("rounds-down", breaks: ["tip-1"])])]
///   func makeDriver() -> any Driver { TipDriver() }
/// }
/// ```
public protocol Engine: Sendable {
  /// The name on the command line and in reports.
  var name: String { get }
  /// The apps it can launch, each with its named faults.
  ///
  /// An engine in another process reports them when it starts. Empty if the engine cannot list its
  /// apps.
  var apps: [App] { get }
  /// The devices it can simulate; empty if it offers none or cannot list them.
  var devices: [String] { get }
  /// The settings it accepts; nil if it accepts any, as an engine in another process does.
  var settings: [Setting]? { get }
  /// Whether a run has to start it and shut it down; false if there is nothing to do.
  var needsStart: Bool { get }

  /// Returns the engine with these settings, whose names and types it declares.
  ///
  /// - Throws: `SettingError` if it cannot use a value, or a combination of values.
  func configured(by settings: Settings) throws(SettingError) -> any Engine

  /// Starts the engine unless it is running, and returns its abilities.
  ///
  /// - Throws: `DriverError.engineLost` if it cannot be started.
  func start() async throws(DriverError) -> Capabilities

  /// Returns a new driver for one scenario; called after `start`.
  func makeDriver() -> any Driver

  /// Shuts the engine down; it makes no driver afterwards.
  func shutdown() async
}

extension Engine {
  /// No apps.
  public var apps: [App] { [] }
  /// No devices.
  public var devices: [String] { [] }
  /// No settings.
  public var settings: [Setting]? { [] }
  /// True.
  public var needsStart: Bool { true }

  /// Returns the same engine.
  public func configured(by settings: Settings) throws(SettingError) -> any Engine { self }

  /// Returns the capabilities of a driver.
  public func start() async throws(DriverError) -> Capabilities {
    let driver = makeDriver()
    let capabilities = driver.capabilities
    await driver.close()
    return capabilities
  }

  /// Does nothing.
  public func shutdown() async {}
}
