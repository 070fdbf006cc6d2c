import SpecDrivers
import SpecJSON

/// Checks that an engine follows the protocol.
///
/// It starts the engine, plays a short scenario, sends invalid requests and stops the engine. It
/// does not judge the app: any app will do.
public struct EngineCheck: Sendable {
  public var address: EngineAddress
  public var options: EngineOptions
  /// The app to launch; nil for the engine's first app.
  public var app: String?

  public init(
    _ address: EngineAddress, app: String? = nil, options: EngineOptions = EngineOptions()
  ) {
    self.address = address
    self.app = app
    self.options = options
  }

  /// Runs all checks; the engine has ended when this returns.
  public func run() async -> EngineReport {
    var findings = FindingCollector()
    let warnings = CheckWarnings()
    guard let engine = await greet(&findings, warnings) else { return findings.report }
    let manners = ProtocolCheck(engine: engine)
    await manners.run(&findings)
    let app = app ?? engine.greeting.apps.first
    if let app {
      await ScenarioCheck(engine: engine, app: app).run(&findings)
    } else {
      findings.skip(
        "it launches an app and shows its screen",
        "the engine names no app in its answer to initialize; name one")
    }
    await manners.end(&findings)
    await findings.check("it prints nothing on standard output but messages") {
      () throws(Violation) in
      if let first = warnings.all.first { throw Violation(first) }
    }
    await offerNewerVersion(&findings)
    return findings.report
  }

  private func greet(
    _ findings: inout FindingCollector, _ warnings: CheckWarnings
  ) async -> CheckedEngine? {
    let listener = EngineListener { warnings.hear($0) }
    var connection: EngineConnection?
    await findings.check("it starts") { () throws(Violation) in
      do throws(EngineFailure) {
        connection = try await .start(address, options, observer: { listener.hear($0) })
      } catch {
        throw Violation(error.text(.init(address: address, lastWords: "")))
      }
    }
    guard let connection else { return nil }
    var greeting: EngineHandshake?
    await findings.check("it introduces itself in version \(EngineProtocol.version)") {
      () throws(Violation) in
      do throws(EngineFailure) { greeting = try await connection.greet() } catch {
        throw Violation(
          error.text(.init(address: address, lastWords: connection.process?.lastWords ?? "")))
      }
    }
    guard let greeting else {
      await connection.shutdown()
      return nil
    }
    let names = [greeting.capabilities.engine, greeting.capabilities.version]
    findings.report.engine = names.filter { !$0.isEmpty }.joined(separator: " ")
    return CheckedEngine(connection: connection, greeting: greeting)
  }

  /// Starts a second engine with a protocol version that does not exist.
  private func offerNewerVersion(_ findings: inout FindingCollector) async {
    await findings.check("offered a newer version, it answers with one it has") {
      () throws(Violation) in
      let listener = EngineListener { _ in }
      let connection: EngineConnection
      do throws(EngineFailure) {
        connection = try await .start(address, options, observer: { listener.hear($0) })
      } catch {
        throw Violation(error.text(.init(address: address, lastWords: "")))
      }
      var token: String?
      if case .loopback(_, let secret) = address { token = secret }
      let offered = EngineProtocol.version + 1000
      let engine = CheckedEngine(connection: connection, options.deadlines)
      let answer = await engine.ask(
        "initialize", EngineHandshake.offer(version: offered, options, token: token),
        within: options.deadlines.initialize)
      await connection.shutdown()
      let version: Int
      do { version = try answer.get().integer(at: "protocolVersion") } catch {
        throw Violation("offered version \(offered), it answered: \(Violation.words(error))")
      }
      guard (1...EngineProtocol.version).contains(version) else {
        throw Violation("it claims version \(version), which it cannot know")
      }
    }
  }
}
