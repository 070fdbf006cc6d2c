import SpecDrivers
import SpecJSON
import SpecPhoneServer
import SpecText
import Testing

@testable import SpecEngines

/// A phone in this process, and the engine that uses it.
struct AppiumPhone: Sendable {
  let server: PhoneServer
  let engine: AppiumEngine

  init(server: PhoneServer, engine: AppiumEngine) {
    self.server = server
    self.engine = engine
  }

  /// - Parameter change: Changes the engine's options.
  init(
    _ options: PhoneOptions = PhoneOptions(), _ change: (inout AppiumOptions) -> Void = { _ in }
  ) throws {
    server = try PhoneServer.start(options)
    engine = AppiumEngine(Self.options(server.address, change))
  }

  /// Options for the app of a log-in, with time limits that a busy machine keeps.
  static func options(
    _ server: String, _ change: (inout AppiumOptions) -> Void = { _ in }
  ) -> AppiumOptions {
    var options = AppiumOptions(server: server)
    options.apps = [.init(name: "slack-login", id: "org.example.slack-login")]
    options.patience = .seconds(2)
    options.readsColors = false
    options.deadlines.session = .seconds(30)
    options.deadlines.load = .seconds(30)
    options.deadlines.command = .seconds(30)
    options.deadlines.close = .seconds(5)
    change(&options)
    return options
  }

  /// What comes of a launch and some actions with a new driver, in words; `nothing` if nothing is
  /// wrong.
  func outcome(
    _ actions: Action..., app: String = "slack-login", locale: String? = nil
  ) async -> String {
    let driver = engine.makeDriver()
    var words = "nothing"
    do throws(DriverError) {
      try await driver.launch(LaunchOptions(app: app, locale: locale))
      for action in actions { try await driver.perform(action) }
      _ = try await driver.observe(since: 0)
    } catch { words = Self.words(error) }
    await driver.close()
    return words.split(separator: server.address).joined(separator: "SERVER")
  }

  /// The starts and ends of sessions, with the status of each end.
  var sessions: [String] {
    get async {
      await server.conversation.compactMap { exchange in
        if exchange.method == "DELETE" { return "DELETE \(exchange.status)" }
        return exchange.path == "/session" ? "\(exchange.method) /session" : nil
      }
    }
  }

  /// The requests since the log was emptied.
  var lines: [String] {
    get async { RequestLine.lines(await server.conversation.map { RequestLine($0) }) }
  }

  /// Waits until the server has received a request, whether or not it has answered.
  func wait(for request: String) async throws {
    while !(await server.received.contains(request)) {
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  /// Ends an app without the engine.
  func end(app: String) async throws {
    let last = try #require(await server.conversation.last { $0.path.contains("/session/") })
    let session = last.path.split(separator: "/")[1]
    let connection = HTTPConnection(try HTTPAddress(server.address))
    let body: JSONValue = [
      "script": "mobile: terminateApp", "args": [["bundleId": .string(app)]],
    ]
    let response = try connection.send(
      "POST", "/session/\(session)/execute/sync", body: JSONWriter.write(body),
      by: .after(.seconds(60)))
    try #require(response.status == 200)
  }

  /// Ends the run and the phone.
  func stop() async {
    await engine.shutdown()
    await server.stop()
  }

  /// The error without the screen.
  static func words(_ error: DriverError) -> String {
    switch error {
    case .timedOut(let what, let time): "timed out after \(time.wholeMilliseconds): \(what)"
    case .engineLost(let why): "lost: \(why)"
    case .engineFault(let why): "fault: \(why)"
    case .appCrashed(let why): "crashed: \(why)"
    case .notInteractable(let selector, let why, _): "cannot use \(selector): \(why)"
    case .elementNotFound(let selector, _): "no \(selector)"
    case .ambiguousElement(let selector, let count, _): "\(count) of \(selector)"
    case .noSuchAnswer(let button, _): "no answer \(button)"
    case .impossible(let what, let why, _): "cannot \(what): \(why)"
    case .unsupported(let capability, let why): "unsupported \(capability.rawValue): \(why)"
    case .unknownApp(let app, let known): "no app \(app) among \(known)"
    default: "\(error)"
    }
  }
}
