import SpecDrivers
import SpecJSON

/// Asks an engine everything the protocol promises, and reports what holds.
///
/// It starts the engine, plays a short scenario with it, asks for things that do not exist, and
/// ends it. It judges the engine's manners, never the app: any app the engine can launch will do.
public struct EngineCheck: Sendable {
  public var address: EngineAddress
  public var options: EngineOptions
  /// The app to launch; nil for the first the engine names.
  public var app: String?

  public init(
    _ address: EngineAddress, app: String? = nil, options: EngineOptions = EngineOptions()
  ) {
    self.address = address
    self.app = app
    self.options = options
  }

  /// Runs every check; the engine has ended when this returns.
  public func run() async -> EngineReport {
    var ledger = CheckLedger()
    let warnings = CheckWarnings()
    guard let engine = await greet(&ledger, warnings) else { return ledger.report }
    let manners = MannersCheck(engine: engine)
    await manners.run(&ledger)
    let app = app ?? engine.greeting.apps.first
    if let app {
      await ScenarioCheck(engine: engine, app: app).run(&ledger)
    } else {
      ledger.skip(
        "it launches an app and shows its screen",
        "the engine names no app in its answer to initialize; name one")
    }
    await manners.end(&ledger)
    await ledger.check("it prints nothing on standard output but messages") { () throws(Flaw) in
      if let first = warnings.all.first { throw Flaw(first) }
    }
    await offerNewerVersion(&ledger)
    return ledger.report
  }

  private func greet(
    _ ledger: inout CheckLedger, _ warnings: CheckWarnings
  ) async -> CheckedEngine? {
    let listener = EngineListener { warnings.hear($0) }
    var connection: EngineConnection?
    await ledger.check("it starts") { () throws(Flaw) in
      do throws(EngineDeath) {
        connection = try await .start(address, options, observer: { listener.hear($0) })
      } catch {
        throw Flaw(error.text(.init(address: address, lastWords: "")))
      }
    }
    guard let connection else { return nil }
    var greeting: EngineGreeting?
    await ledger.check("it introduces itself in version \(EngineProtocol.version)") {
      () throws(Flaw) in
      do throws(EngineDeath) { greeting = try await connection.greet() } catch {
        throw Flaw(
          error.text(.init(address: address, lastWords: connection.process?.lastWords ?? "")))
      }
    }
    guard let greeting else {
      await connection.shutdown()
      return nil
    }
    let names = [greeting.capabilities.engine, greeting.capabilities.version]
    ledger.report.engine = names.filter { !$0.isEmpty }.joined(separator: " ")
    return CheckedEngine(connection: connection, greeting: greeting)
  }

  /// Says hello to a second engine in a version that does not exist yet.
  private func offerNewerVersion(_ ledger: inout CheckLedger) async {
    await ledger.check("offered a newer version, it answers with one it has") {
      () throws(Flaw) in
      let listener = EngineListener { _ in }
      let connection: EngineConnection
      do throws(EngineDeath) {
        connection = try await .start(address, options, observer: { listener.hear($0) })
      } catch {
        throw Flaw(error.text(.init(address: address, lastWords: "")))
      }
      var token: String?
      if case .loopback(_, let secret) = address { token = secret }
      let offered = EngineProtocol.version + 1000
      let engine = CheckedEngine(connection: connection, options.deadlines)
      let answer = await engine.ask(
        "initialize", EngineGreeting.offer(version: offered, options, token: token),
        within: options.deadlines.initialize)
      await connection.shutdown()
      let version: Int
      do { version = try answer.get().integer(at: "protocolVersion") } catch {
        throw Flaw("offered version \(offered), it answered: \(Flaw.words(error))")
      }
      guard (1...EngineProtocol.version).contains(version) else {
        throw Flaw("it claims version \(version), which it cannot know")
      }
    }
  }
}
