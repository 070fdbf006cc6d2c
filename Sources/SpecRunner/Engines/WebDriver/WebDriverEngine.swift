package import SpecDrivers

/// An engine for pages in a browser; its drivers share one WebDriver server.
///
/// Each driver in use has its own browser session. After a scenario that ended well, the session is
/// emptied and reused: in Chromium that takes 20 ms, a new session 400 ms. A session is ended if the
/// browser cannot be emptied. The first launch starts the server, or the first Firefox.
package final class WebDriverEngine: Engine {
  package let name: String
  package let options: WebDriverOptions
  let notice: @Sendable (EngineNotification) -> Void
  private let starter: BrowserStarter
  private let pool: SessionPool
  private let saved = SavedSessions()

  /// Creates an engine without starting anything.
  ///
  /// - Parameters:
  ///   - name: The name in reports.
  ///   - notice: Called with a message when something takes long.
  package init(
    _ options: WebDriverOptions = WebDriverOptions(), name: String = "webdriver",
    notice: @escaping @Sendable (EngineNotification) -> Void = { _ in }
  ) {
    self.name = name
    self.options = options
    self.notice = notice
    starter = BrowserStarter(options)
    pool = SessionPool(starter, notice: notice)
  }

  /// Checks that the browser's program exists; the first launch starts it.
  package func start() async throws(DriverError) -> Capabilities {
    try await starter.checkProgram()
    return makeDriver().capabilities
  }

  /// Returns a driver for one scenario; the launch prepares its browser.
  package func makeDriver() -> any Driver { webDriver(options) }

  /// Returns a driver with options for finding pages and waiting.
  func webDriver(_ options: WebDriverOptions) -> WebDriver {
    WebDriver(
      pool: pool, starter: starter, saved: saved,
      capabilities: .browser(
        self.options.expectedKind, isLocal: self.options.isLocal,
        isShell: self.options.isHeadlessShell),
      settings: options)
  }

  /// Whether its pages can report what a person does.
  package var canRecord: Bool { options.expectedKind == .chromium }

  /// Whether its browser runs on this machine for certain.
  package var isLocal: Bool { options.isLocal }

  /// Returns an engine whose pages report what a person does.
  ///
  /// - Parameter showsWindow: Whether its browser shows a window.
  package func recording(showsWindow: Bool) -> WebDriverEngine {
    var options = options
    options.records = true
    options.showsWindow = showsWindow
    // A page that is frozen when it is left answers no longer.
    options.arguments.append("--disable-features=BackForwardCache")
    return WebDriverEngine(options, name: name, notice: notice)
  }

  /// Ends all free sessions, and the server if this engine started it.
  package func shutdown() async {
    await pool.close()
    await starter.stop()
    await pool.waitForOrders()
  }
}
