import SpecDrivers
import SpecJSON

/// Starts and ends browsers on a WebDriver server, and converts failures to `DriverError`.
struct BrowserStarter: Sendable {
  let options: WebDriverOptions
  /// The server of several sessions, or the browser of one.
  private var service: BrowserService?
  private let browsers = OwnBrowsers()

  /// Creates a starter without starting anything.
  init(_ options: WebDriverOptions) {
    self.options = options
    if let program = options.program(for: .standard), !program.isOwnBrowser {
      service = Self.service(program, options)
    }
  }

  private static func service(
    _ program: BrowserProgram, _ options: WebDriverOptions
  ) -> BrowserService {
    BrowserService(
      program: program, environment: options.environment, deadlines: options.deadlines)
  }

  /// Checks that the programs to start exist.
  ///
  /// - Throws: `DriverError.engineLost` if one does not.
  func checkProgram() async throws(DriverError) {
    guard let program = options.program(for: .standard) else { return }
    let service = service ?? Self.service(program, options)
    if let error = await service.missingProgram() { throw error }
    _ = try await optionsWithBrowser
  }

  /// The options with the path of the browser in place of a name that its driver does not know.
  private var optionsWithBrowser: WebDriverOptions {
    get async throws(DriverError) {
      var options = options
      if options.isLocal, options.browser == HeadlessShell.name {
        options.browser = try await HeadlessShell.path(options)
      }
      return options
    }
  }

  /// A starter that knows the process behind a session.
  func serving(_ session: WebDriverSession) -> BrowserStarter {
    var starter = self
    starter.service = session.service ?? service
    return starter
  }

  /// The reason why a session was not created.
  enum Failure: Error {
    case shutDown
    case unserved(DriverError)
    case refused(WebDriverFailure)
    /// No session was released within the time limit, and the server allows no more.
    case full(Int)

    /// Whether the server is restarted after a lost connection.
    var mayMeanFull: Bool {
      switch self {
      case .refused(.late): true
      case .refused(.refused(let error)): error.code == .sessionNotCreated
      default: false
      }
    }
  }

  func start(_ key: SessionPool.Key) async throws(Failure) -> WebDriverSession {
    if let program = options.program(for: key.device), program.isOwnBrowser {
      return try await startBrowser(program, key)
    }
    let address: HTTPAddress
    let options: WebDriverOptions
    do throws(DriverError) {
      address = try await self.address()
      options = try await optionsWithBrowser
    } catch { throw .unserved(error) }
    let session: WebDriverSession
    do throws(WebDriverFailure) {
      session = try await WebDriverSession.start(
        at: address, capabilities: options.capabilities(for: key), deadlines: options.deadlines)
    } catch { throw .refused(error) }
    do throws(WebDriverFailure) {
      let commands = BrowserPreparation.commands(
        session.browser, key.device, isLocal: options.isLocal)
      for command in commands { try await session.send(command) }
    } catch {
      await session.end()
      throw .refused(error)
    }
    await service?.opened(browser: session.browser.process)
    return session
  }

  /// Starts a browser that is its own server.
  private func startBrowser(
    _ program: BrowserProgram, _ key: SessionPool.Key
  ) async throws(Failure) -> WebDriverSession {
    let service = Self.service(program, options)
    await browsers.add(service)
    let capabilities = options.capabilities(for: key)
    do throws(DriverError) {
      let address = try await service.address()
      do {
        return try await WebDriverSession.start(service: service) {
          [deadlines = options.deadlines] () throws(WebDriverFailure) in
          try BiDiChannel.start(at: address, capabilities, key.device, deadlines)
        }
      } catch {
        throw error.error(doing: "start a browser", lastOutput: await service.lastOutput)
      }
    } catch {
      await browsers.end(service)
      throw .unserved(error)
    }
  }

  func end(_ session: WebDriverSession) async {
    let isEnded = await session.end()
    if let own = session.service { await browsers.end(own) }
    await service?.closed(browser: session.browser.process)
    // A WebKitWebDriver that holds a session starts no other.
    if !isEnded, session.browser.kind == .webkit { await service?.restart() }
  }

  /// Ends the server if it was started here, and all browsers that are their own.
  func stop() async {
    await service?.stop()
    await browsers.endAll()
  }

  /// Whether the server is started again after a connection to it was lost.
  func restarts(after failure: Failure) async -> Bool {
    guard let service, case .refused(.lost) = failure else { return false }
    _ = await service.lastOutputAfterLoss()
    return true
  }

  /// The last line of the server's output as the end of a sentence; empty if there is none.
  var lastLine: String {
    get async {
      let words = await service?.lastOutput ?? ""
      return words.split(whereSeparator: \.isNewline).last.map { "; its last output: \($0)" } ?? ""
    }
  }

  /// Converts a failure, with the server's last output; checks whether the server is still running.
  func explain(_ failure: WebDriverFailure, doing what: String) async -> DriverError {
    guard let service, failure.breaksSession else { return failure.error(doing: what) }
    if case .lost = failure {
      return failure.error(doing: what, lastOutput: await service.lastOutputAfterLoss())
    }
    return failure.error(doing: what, lastOutput: await service.lastOutput)
  }

  func explain(_ failure: Failure) async -> DriverError {
    let what = "start a browser"
    switch failure {
    case .shutDown: return .engineLost("the webdriver engine was shut down")
    case .unserved(let error): return error
    case .full(let limit):
      return .timedOut(
        what: "get a session, of which the WebDriver server allows \(limit) at a time "
          + "(run with --jobs \(limit))", after: options.deadlines.session)
    case .refused(.late(let time)):
      return .timedOut(
        what: "\(what) (\(Self.silenceAdvice)\(await lastLine))", after: time)
    case .refused(let failure):
      let error = await explain(failure, doing: what)
      guard case .refused(let refusal) = failure, refusal.code == .sessionNotCreated,
        case .engineLost(let why) = error
      else { return error }
      return .engineLost(why + "\n" + Self.startAdvice)
    }
  }

  private static let silenceAdvice =
    "no response; without a display, a browser must be headless: "
    + "--headless=new for Chromium, -headless for Firefox"

  private static let startAdvice =
    "check that the browser starts on its own and that its version matches its driver's"

  private func address() async throws(DriverError) -> HTTPAddress {
    if let service { return try await service.address() }
    guard case .address(let url) = options.server else {
      throw .engineFault("no WebDriver server is configured")
    }
    do { return try HTTPAddress(url) } catch {
      throw .impossible(what: "start a browser", why: "\(error)", .unseen("the browser"))
    }
  }
}

/// The running browsers that are their own servers.
private actor OwnBrowsers {
  private var services: [ObjectIdentifier: BrowserService] = [:]

  func add(_ service: BrowserService) { services[ObjectIdentifier(service)] = service }

  func end(_ service: BrowserService) async {
    services[ObjectIdentifier(service)] = nil
    await service.stop()
  }

  func endAll() async {
    for service in services.values { await service.stop() }
    services = [:]
  }
}
