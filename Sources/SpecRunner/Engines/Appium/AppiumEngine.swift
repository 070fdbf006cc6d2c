package import SpecDrivers
import SpecJSON
import SpecText
import Synchronization

/// An engine for apps on a phone, by an Appium server or a WebDriverAgent.
///
/// A phone runs one scenario at a time: drivers wait for one another. The session is kept between
/// scenarios, because starting one takes up to a minute.
package final class AppiumEngine: Engine {
  package let name: String
  package let options: AppiumOptions
  private let line: PhoneLine
  private let notice: @Sendable (EngineNotification) -> Void
  /// The kind of server, as the last start found it; nil before.
  private let kind = Mutex<PhoneServerKind?>(nil)

  /// Creates an engine without connecting to the server.
  ///
  /// - Parameter notice: Called with a message when something takes long.
  package init(
    _ options: AppiumOptions = AppiumOptions(), name: String = "appium",
    notice: @escaping @Sendable (EngineNotification) -> Void = { _ in }
  ) {
    self.name = name
    self.options = options
    self.notice = notice
    line = PhoneLine(options, notice: notice)
  }

  /// The engine with other options.
  func with(_ options: AppiumOptions) -> AppiumEngine {
    AppiumEngine(options, name: name, notice: notice)
  }

  package var apps: [App] { options.apps.map { App($0.name) } }

  /// Asks the server whether it is there, so that a missing one is reported before the run.
  package func start() async throws(DriverError) -> Capabilities {
    let server = try await line.server()
    kind.withLock { $0 = server }
    let name = options.typed.first { !$0.key.isSame(as: "processArguments") }?.key
    if server == .agent, let name {
      throw .engineFault(
        "the setting \(name) is for an Appium server, and the one at \(options.server) is a WebDriverAgent\n"
          + "leave it out, or name the address of an Appium server")
    }
    // Nearly every scenario launches its app without data.
    if server == .agent, options.reset == .clear { throw Self.agentClearsNothing }
    return .phone(options, server)
  }

  /// The error of a server that cannot clear the data of an app.
  static let agentClearsNothing = DriverError.engineFault(
    "WebDriverAgent cannot clear the data of an app\n"
      + "use the setting reset: app if the app empties itself when its environment has SPEC_ERASED=1, "
      + "or name the address of an Appium server")

  /// Returns a driver with the abilities of the server that the last start found.
  package func makeDriver() -> any Driver {
    AppiumDriver(line, options, .phone(options, kind.withLock { $0 }))
  }

  package func shutdown() async { await line.close() }
}
