import SpecDrivers
import SpecJSON
import SpecSystem

/// A browser session: sends commands one at a time, each with a time limit.
///
/// It runs on a queue of its own, because commands block.
actor WebDriverSession {
  private let executor: SessionExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  private let channel: any WebDriverChannel
  /// The browser, as it reports itself.
  nonisolated let browser: BrowserIdentity
  /// The process that serves only this session; nil if a server serves several.
  nonisolated let service: BrowserService?
  /// The reason why the session cannot be used any longer; nil if it can.
  private(set) var breakdown: WebDriverFailure?
  private var isEnded = false

  private init(
    executor: SessionExecutor, channel: any WebDriverChannel, browser: BrowserIdentity,
    service: BrowserService?
  ) {
    self.executor = executor
    self.channel = channel
    self.browser = browser
    self.service = service
  }

  /// Opens a channel to a browser, which may take seconds.
  typealias Opening =
    @Sendable () throws(WebDriverFailure) -> (any WebDriverChannel, BrowserIdentity)

  /// Starts a browser.
  static func start(
    service: BrowserService? = nil, _ open: Opening
  ) async throws(WebDriverFailure) -> WebDriverSession {
    try await WebDriverStarter().start(open) {
      WebDriverSession(executor: $0, channel: $1, browser: $2, service: service)
    }
  }

  /// Starts a browser of a WebDriver server.
  static func start(
    at address: HTTPAddress, capabilities: JSONValue, deadlines: WebDriverDeadlines
  ) async throws(WebDriverFailure) -> WebDriverSession {
    try await start { () throws(WebDriverFailure) in
      try HTTPChannel.start(at: address, capabilities, deadlines)
    }
  }

  /// Sends a command and returns its result.
  @discardableResult
  func send(_ command: WebDriverCommand) throws(WebDriverFailure) -> JSONValue {
    try watched { () throws(WebDriverFailure) in try channel.send(command) }
  }

  /// Does what WebDriver has no command for.
  @discardableResult
  func apply(_ control: BrowserControl) throws(WebDriverFailure) -> JSONValue {
    try watched { () throws(WebDriverFailure) in try channel.apply(control) }
  }

  private func watched(
    _ work: () throws(WebDriverFailure) -> JSONValue
  ) throws(WebDriverFailure) -> JSONValue {
    if let breakdown { throw breakdown }
    do {
      return try work()
    } catch {
      if error.breaksSession { breakdown = error }
      throw error
    }
  }

  /// Ends the session and its browser, and kills the browser if it does not exit.
  ///
  /// A task of its own does it, because the requests of a cancelled one fail at once, and the server
  /// of a scenario that is stopped would keep the session.
  ///
  /// - Returns: false if the server may still hold the session.
  @discardableResult
  nonisolated func end() async -> Bool {
    await Task { await self.endNow() }.value
  }

  private func endNow() -> Bool {
    guard !isEnded else { return true }
    isEnded = true
    breakdown = .lost("the browser session was ended")
    return channel.end()
  }
}

/// Starts a browser on the queue of its session, because that may take seconds.
private actor WebDriverStarter {
  private let executor = SessionExecutor("spec.browser")
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func start(
    _ open: WebDriverSession.Opening,
    make:
      @Sendable (SessionExecutor, sending any WebDriverChannel, BrowserIdentity) ->
      WebDriverSession
  ) throws(WebDriverFailure) -> WebDriverSession {
    let (channel, browser) = try open()
    return make(executor, channel, browser)
  }
}
