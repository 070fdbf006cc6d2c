package import SpecDrivers

/// Pages in a browser as apps: a maker of drivers that share one WebDriver server.
///
/// Each driver has a browser session of its own while it is in use. A session of a Chromium is
/// handed on when its scenario ended well, emptied of all it stored: that takes 20 ms, where a new
/// one takes 400. Sessions of other browsers cannot be emptied by WebDriver's own means and are
/// made anew. Nothing runs until the first launch.
package final class WebDriverEngine: Engine {
  package let name: String
  package let options: WebDriverOptions
  let notice: @Sendable (EngineNotification) -> Void
  private let starter: BrowserStarter
  private let pool: SessionPool

  /// An engine over a server; nothing is started yet.
  ///
  /// - Parameters:
  ///   - name: its name in reports.
  ///   - notice: Called with what it waits for, when that takes long.
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

  /// A driver for one scenario; its browser is made ready by the launch.
  package func makeDriver() -> any Driver { webDriver(options) }

  /// A driver that finds pages, and waits, as these options say.
  func webDriver(_ options: WebDriverOptions) -> WebDriver {
    WebDriver(
      pool: pool, starter: starter,
      capabilities: .browser(isChromium: self.options.expectsChromium), settings: options)
  }

  /// Ends all sessions that wait, and the server if this engine started it.
  package func shutdown() async {
    await pool.close()
    await starter.stop()
    await pool.waitForOrders()
  }
}
