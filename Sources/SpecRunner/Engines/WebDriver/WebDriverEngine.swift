import SpecDrivers
import SpecJSON

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Pages in a browser as apps: a maker of drivers that share one WebDriver server.
///
/// Each driver has a browser session of its own while it is in use. A session of a Chromium is
/// handed on when its scenario ended well, emptied of all it stored: that takes 20 ms, where a new
/// one takes 400. Sessions of other browsers cannot be emptied by WebDriver's own means and are
/// made anew. Nothing runs until the first launch.
public actor WebDriverEngine {
  /// How many sessions wait for a next scenario at most; each holds a browser of some 300 MB.
  private static let mostIdle = 4

  public nonisolated let options: WebDriverOptions
  private let service: BrowserService?
  private var idle: [Place] = []
  private var isShutDown = false

  /// A session and what kind of scenario it is good for.
  struct Place: Sendable {
    let key: Key
    let session: WebDriverSession
    var isReused = false
  }

  /// What a session is made for and keeps for life.
  struct Key: Hashable, Sendable {
    let device: DeviceMetrics
    let locale: String?
  }

  /// An engine over a server; nothing is started yet.
  public init(_ options: WebDriverOptions = WebDriverOptions()) {
    self.options = options
    if case .program(let program) = options.server {
      service = BrowserService(
        program: program, environment: options.environment, deadlines: options.deadlines)
    } else {
      service = nil
    }
  }

  /// A driver for one scenario; its browser is made ready by the launch.
  public nonisolated func makeDriver() -> WebDriver {
    WebDriver(engine: self, capabilities: .browser(isChromium: expectsChromium))
  }

  /// Ends all sessions that wait, and the server if this engine started it.
  public func shutdown() async {
    isShutDown = true
    let sessions = idle.map(\.session)
    idle = []
    await withTaskGroup(of: Void.self) { group in
      for session in sessions { group.addTask { await session.end() } }
    }
    await service?.stop()
  }

  // MARK: Sessions

  /// A session for a scenario: one that waits, or a new one.
  func lend(_ key: Key) async throws(DriverError) -> Place {
    if isShutDown { throw .engineLost("the webdriver engine was shut down") }
    while let index = idle.lastIndex(where: { $0.key == key }) {
      var place = idle.remove(at: index)
      // A browser that died while nobody used it is no scenario's fault.
      guard (try? await place.session.send(.windows)) != nil else {
        await discard(place.session)
        continue
      }
      place.isReused = true
      return place
    }
    do {
      return Place(key: key, session: try await start(key))
    } catch .lost where service != nil {
      // The server died while nobody used it, which is no scenario's fault; this starts a new one.
      await service?.suspect()
    } catch {
      throw await refusal(error)
    }
    do { return Place(key: key, session: try await start(key)) } catch {
      throw await refusal(error)
    }
  }

  private func start(_ key: Key) async throws(StartFailure) -> WebDriverSession {
    let requested: JSONValue
    let address: HTTPAddress
    do throws(DriverError) {
      requested = try capabilities(for: key)
      address = try await self.address()
    } catch { throw .unserved(error) }
    // Not cancelled with the scenario: a browser that was ordered comes, and would be nobody's.
    let deadlines = options.deadlines
    let order = Task { () -> Result<WebDriverSession, WebDriverFailure> in
      do throws(WebDriverFailure) {
        return .success(
          try await WebDriverSession.start(
            at: address, capabilities: requested, deadlines: deadlines))
      } catch { return .failure(error) }
    }
    switch await order.value {
    case .success(let session):
      await service?.opened(browser: session.browser.process)
      return session
    case .failure(.lost(let why)): throw .lost(why)
    case .failure(let failure): throw .failed(failure)
    }
  }

  /// Why there is no session.
  private enum StartFailure: Error {
    case unserved(DriverError)
    case lost(String)
    case failed(WebDriverFailure)
  }

  private func refusal(_ failure: StartFailure) async -> DriverError {
    let what = "start a browser"
    switch failure {
    case .unserved(let error): return error
    case .lost(let why): return await explain(.lost(why), doing: what)
    case .failed(let failure):
      let error = await explain(failure, doing: what)
      guard case .refused(let refusal) = failure, refusal.code == .sessionNotCreated,
        case .engineLost(let why) = error
      else { return error }
      return .engineLost(why + "\n" + Self.startAdvice)
    }
  }

  private static let startAdvice =
    "does the browser start by itself, and does its version fit its driver's?"

  /// Takes a session back: it waits for the next scenario if it is sound and can be emptied.
  func giveBack(_ place: Place) async {
    let isSound = await place.session.breakdown == nil
    guard isSound, place.session.browser.isChromium, !isShutDown else {
      return await discard(place.session)
    }
    idle.append(place)
    if idle.count > Self.mostIdle { await discard(idle.removeFirst().session) }
  }

  private func discard(_ session: WebDriverSession) async {
    await session.end()
    await service?.closed(browser: session.browser.process)
  }

  /// A failure in the contract's words, with what the server last said; looks whether it lives.
  func explain(_ failure: WebDriverFailure, doing what: String) async -> DriverError {
    var lastWords = ""
    if let service, failure.breaksSession {
      lastWords = await service.lastWords
      if case .lost = failure { await service.suspect() }
    }
    return failure.error(doing: what, lastWords: lastWords)
  }

  private func address() async throws(DriverError) -> HTTPAddress {
    if let service { return try await service.address() }
    guard case .address(let url) = options.server else {
      throw .engineFault("no WebDriver server is named")
    }
    do { return try HTTPAddress(url) } catch {
      throw .impossible(what: "start a browser", why: "\(error)", .unseen("the browser"))
    }
  }

  // MARK: Capabilities

  private nonisolated var expectsChromium: Bool {
    if case .program(let program) = options.server { return !program.contains("gecko") }
    guard case .string(let name)? = (try? requestedByOptions())?["browserName"] else {
      return false
    }
    return ["chrome", "chromium", "MicrosoftEdge", "chrome-headless-shell"].contains(name)
  }

  private nonisolated func requestedByOptions() throws(DriverError) -> JSONObject {
    do {
      return try JSONReader.read(options.capabilities).object()
    } catch {
      throw .impossible(
        what: "start a browser",
        why: "the capabilities to ask the WebDriver server for are not a JSON object: \(error)",
        .unseen("the browser"))
    }
  }

  /// What is asked of the server for a session.
  nonisolated func capabilities(for key: Key) throws(DriverError) -> JSONValue {
    func limit(_ kind: WebDriverDeadlines.Kind) -> JSONValue {
      .integer(options.deadlines.ofServer(kind).wholeMilliseconds)
    }
    var wanted: JSONObject = [
      "unhandledPromptBehavior": "ignore",
      "timeouts": [
        "implicit": 0, "pageLoad": limit(.load), "script": limit(.command),
      ],
    ]
    if expectsChromium {
      wanted["goog:chromeOptions"] = chromium(key)
      if case .program = options.server { wanted["browserName"] = "chrome" }
    } else if case .program = options.server {
      wanted["browserName"] = "firefox"
      wanted["moz:firefoxOptions"] = firefox()
    }
    for (name, value) in try requestedByOptions() { wanted[name] = value }
    return ["alwaysMatch": .object(wanted)]
  }

  private nonisolated func chromium(_ key: Key) -> JSONValue {
    var arguments = ["--window-size=\(key.device.width),\(key.device.height)"]
    // Suggestions and first-run pages would lie over the page under test.
    arguments += ["--no-first-run", "--disable-search-engine-choice-screen"]
    if !options.showsWindow { arguments.append("--headless=new") }
    // The sandbox refuses to be set up by root.
    if case .program = options.server, geteuid() == 0 { arguments.append("--no-sandbox") }
    arguments += options.arguments
    var chromium: JSONObject = ["args": .array(arguments.map { .string($0) })]
    if let browser = options.browser { chromium["binary"] = .string(browser) }
    if key.device.isTouched { chromium["mobileEmulation"] = key.device.emulation }
    return .object(chromium)
  }

  private nonisolated func firefox() -> JSONValue {
    let arguments = (options.showsWindow ? [] : ["-headless"]) + options.arguments
    var firefox: JSONObject = ["args": .array(arguments.map { .string($0) })]
    if let browser = options.browser { firefox["binary"] = .string(browser) }
    return .object(firefox)
  }
}
