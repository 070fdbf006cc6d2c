package import SpecDrivers

/// An engine for pages in a browser; its drivers share one WebDriver server.
///
/// Each driver in use has its own browser session. A Chromium session is reset and reused after a
/// scenario that ended well, which takes 20 ms; a new one takes 400 ms. Other browsers cannot be
/// reset through WebDriver, so their sessions are not reused. The first launch starts the server.
package final class WebDriverEngine: Engine {
  package let name: String
  package let options: WebDriverOptions
  let notice: @Sendable (EngineNotification) -> Void
  private let starter: BrowserStarter
  private let pool: SessionPool

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

  /// Returns a driver for one scenario; the launch prepares its browser.
  package func makeDriver() -> any Driver { webDriver(options) }

  /// Returns a driver with options for finding pages and waiting.
  func webDriver(_ options: WebDriverOptions) -> WebDriver {
    WebDriver(
      pool: pool, starter: starter,
      capabilities: .browser(isChromium: self.options.expectsChromium), settings: options)
  }

  /// Ends all free sessions, and the server if this engine started it.
  package func shutdown() async {
    await pool.close()
    await starter.stop()
    await pool.waitForOrders()
  }
}
