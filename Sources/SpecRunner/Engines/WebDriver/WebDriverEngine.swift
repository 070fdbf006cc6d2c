import SpecDrivers

/// Pages in a browser as apps: a maker of drivers that share one WebDriver server.
///
/// Each driver has a browser session of its own while it is in use. A session of a Chromium is
/// handed on when its scenario ended well, emptied of all it stored: that takes 20 ms, where a new
/// one takes 400. Sessions of other browsers cannot be emptied by WebDriver's own means and are
/// made anew. Nothing runs until the first launch.
public final class WebDriverEngine: Sendable {
  public let options: WebDriverOptions
  private let starter: BrowserStarter
  private let pool: SessionPool

  /// An engine over a server; nothing is started yet.
  ///
  /// - Parameter notice: Called with what it waits for, when that takes long.
  public init(
    _ options: WebDriverOptions = WebDriverOptions(),
    notice: @escaping @Sendable (EngineNotification) -> Void = { _ in }
  ) {
    self.options = options
    starter = BrowserStarter(options)
    pool = SessionPool(starter, notice: notice)
  }

  /// A driver for one scenario; its browser is made ready by the launch.
  public func makeDriver() -> WebDriver {
    WebDriver(
      pool: pool, starter: starter,
      capabilities: .browser(isChromium: options.expectsChromium))
  }

  /// Ends all sessions that wait, and the server if this engine started it.
  public func shutdown() async {
    await pool.close()
    await starter.stop()
    await pool.waitForOrders()
  }
}
