import SpecDrivers
import SpecJSON
import SpecSystem

/// Checks that an engine follows the protocol.
///
/// It starts the engine, plays a short scenario, sends invalid requests and stops the engine. It
/// does not judge the app: any app will do.
package struct EngineCheck: Sendable {
  package var address: EngineAddress
  package var options: EngineOptions
  /// The app to launch; nil for the engine's first app.
  package var app: String?

  package init(
    _ address: EngineAddress, app: String? = nil, options: EngineOptions = EngineOptions()
  ) {
    self.address = address
    self.app = app
    self.options = options
  }

  /// Runs all checks; the engine has ended when this returns.
  package func run() async -> EngineReport {
    var findings = FindingCollector()
    let warnings = CheckWarnings()
    guard let engine = await initialize(&findings, warnings) else { return findings.report }
    let protocolCheck = ProtocolCheck(engine: engine)
    await protocolCheck.run(&findings)
    let app = app ?? engine.handshake.apps.first?.name
    if let app {
      await ScenarioCheck(engine: engine, app: app).run(&findings)
    } else {
      findings.skip(
        "it launches an app and shows its screen",
        "the engine lists no apps in its response to initialize; name one with --app")
    }
    await protocolCheck.end(&findings)
    await findings.check("it prints only messages on standard output") {
      () throws(Unkept) in
      if let first = warnings.all.first { throw .broken(first) }
    }
    await offerNewerVersion(&findings)
    return findings.report
  }

  private func initialize(
    _ findings: inout FindingCollector, _ warnings: CheckWarnings
  ) async -> CheckedEngine? {
    let listener = EngineListener { warnings.hear($0) }
    var connection: EngineConnection?
    await findings.check("it starts") { () throws(Unkept) in
      connection = try await start(listener)
    }
    guard let connection else { return nil }
    var handshake: EngineHandshake?
    await findings.check("it responds to initialize in version \(EngineProtocol.version)") {
      () throws(Unkept) in
      do throws(EngineFailure) { handshake = try await connection.initialize() } catch {
        throw .broken(
          error.text(.init(address: address, lastOutput: connection.process?.lastOutput ?? "")))
      }
    }
    guard let handshake else {
      await connection.shutdown()
      return nil
    }
    let names = [handshake.capabilities.engine, handshake.capabilities.version]
    findings.report.engine = names.filter { !$0.isEmpty }.joined(separator: " ")
    return CheckedEngine(connection: connection, handshake: handshake)
  }

  private func start(_ listener: EngineListener) async throws(Unkept) -> EngineConnection {
    do throws(EngineFailure) {
      return try await .start(address, options, observer: { listener.hear($0) })
    } catch {
      throw .broken(error.text(.init(address: address, lastOutput: "")))
    }
  }

  /// Starts a second engine with a protocol version that does not exist.
  private func offerNewerVersion(_ findings: inout FindingCollector) async {
    await findings.check("offered a newer version, it answers with one it has") {
      () throws(Unkept) in
      let connection = try await start(EngineListener { _ in })
      var token: String?
      if case .loopback(_, let secret) = address { token = secret }
      let offered = EngineProtocol.version + 1000
      let engine = CheckedEngine(before: connection)
      let answer = await engine.ask(
        "initialize", EngineHandshake.offer(version: offered, options, token: token),
        within: options.deadlines.initialize)
      await connection.shutdown()
      let version: Int
      do { version = try answer.get().integer(at: "protocolVersion") } catch {
        throw .broken("offered version \(offered), it answered: \(CheckedEngine.words(error))")
      }
      guard (1...EngineProtocol.version).contains(version) else {
        throw .broken("it claims version \(version), which it cannot know")
      }
    }
  }
}
