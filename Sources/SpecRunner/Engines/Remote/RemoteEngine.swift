package import SpecDrivers
import SpecJSON
import Synchronization

/// An engine in another process or on a port: starts it, shares it between drivers, restarts it.
///
/// The first driver starts the engine. An engine with one session at a time is started once per
/// concurrent driver; one with several sessions is shared. After a failure, the next driver
/// restarts the engine; after three consecutive failures without a completed scenario, it is not
/// started again.
package actor RemoteEngine: Engine {
  /// The number of consecutive failures after which the engine is not restarted.
  static let maximumFailures = 3

  package nonisolated let name: String
  package nonisolated let address: EngineAddress
  nonisolated let options: EngineOptions
  /// The response to `initialize` of the last start.
  private nonisolated let said: Mutex<EngineHandshake?>

  private struct Running {
    let connection: EngineConnection
    let handshake: EngineHandshake
    var drivers = 0
  }

  private var running: [Running] = []
  private var starting: Task<Result<Place, DriverError>, Never>?
  private var consecutiveFailures = 0
  private var lastFailure: DriverError?
  /// The reason why no more drivers are created; nil if there is none.
  private var verdict: DriverError?

  /// Creates an engine without starting it.
  ///
  /// - Parameter name: The name in reports; nil for the address.
  package init(
    _ address: EngineAddress, name: String? = nil, options: EngineOptions = EngineOptions()
  ) {
    self.address = address
    self.name = name ?? "\(address)"
    self.options = options
    said = Mutex(nil)
  }

  /// The apps in the response to `initialize`; empty before `start`.
  package nonisolated var apps: [App] { said.withLock { $0?.apps ?? [] } }

  /// Nil: only the engine knows its settings.
  package nonisolated var settings: [Setting]? { nil }

  package nonisolated func configured(by settings: Settings) -> any Engine {
    var options = options
    options.settings = settings
    if let patience = settings.patience {
      // The engine may wait for an element before it responds.
      options.deadlines.perform = max(options.deadlines.perform, patience + .seconds(1))
    }
    return RemoteEngine(address, name: name, options: options)
  }

  /// Starts the engine unless it is running, and returns its capabilities.
  ///
  /// - Throws: `DriverError.engineLost` or `.engineFault` with the engine's last output and what to
  ///   do; after three consecutive failures the same error for each call.
  package func start() async throws(DriverError) -> Capabilities {
    if let first = running.first { return first.handshake.capabilities }
    let place = try await place()
    await release(place.connection, wasServed: false)
    return place.handshake.capabilities
  }

  /// Returns a driver that opens its session on first use, with the capabilities of the last start.
  package nonisolated func makeDriver() -> any Driver {
    RemoteDriver(
      engine: self,
      capabilities: said.withLock { $0?.capabilities }
        ?? Capabilities(engine: name, version: "", abilities: [:]))
  }

  /// A session of an engine, for one driver.
  struct SessionHandle: Sendable {
    let connection: EngineConnection
    let capabilities: Capabilities
    let session: String
  }

  func sessionHandle() async throws(DriverError) -> SessionHandle {
    while true {
      let place = try await place()
      do {
        return SessionHandle(
          connection: place.connection, capabilities: place.handshake.capabilities,
          session: try await open(place))
      } catch {
        let wasIdle = running.first { $0.connection === place.connection }?.drivers == 1
        let isDead = await place.connection.isDead
        await release(place.connection, wasServed: false, error)
        // A failure between scenarios is not attributed to a scenario.
        if !(isDead && wasIdle && verdict == nil && place.isReused) { throw error }
      }
    }
  }

  /// Shuts the engine down, and kills it if it does not exit in time.
  ///
  /// Calls of existing drivers then fail, and no new drivers are created. An engine that has not
  /// responded to `initialize` yet is killed immediately.
  package func shutdown() async {
    verdict = .engineLost("the engine \"\(address)\" was shut down")
    starting?.cancel()
    _ = await starting?.value
    let connections = running.map(\.connection)
    running = []
    await withTaskGroup(of: Void.self) { group in
      for connection in connections { group.addTask { await connection.shutdown() } }
    }
  }

  // MARK: Capacity

  /// Capacity for one more driver, in a running engine or in one that is started for it.
  private struct Place {
    let connection: EngineConnection
    let handshake: EngineHandshake
    let isReused: Bool
  }

  private func place() async throws(DriverError) -> Place {
    while true {
      if let verdict { throw verdict }
      if let index = running.firstIndex(where: { $0.drivers < $0.handshake.sessions }) {
        running[index].drivers += 1
        let found = running[index]
        return Place(connection: found.connection, handshake: found.handshake, isReused: true)
      }
      guard let starting else { return try await start() }
      // Another start in progress may have capacity for this driver, too.
      _ = await starting.value
    }
  }

  private func start() async throws(DriverError) -> Place {
    let outcome = Task { () async -> Result<Place, DriverError> in
      // Cleared by the task itself: waiting for a task that has ended does not suspend, so `place`
      // would repeat without end before the caller resumes.
      defer { starting = nil }
      do throws(DriverError) { return .success(try await self.startNow()) } catch {
        return .failure(error)
      }
    }
    starting = outcome
    return try await outcome.value.get()
  }

  private func startNow() async throws(DriverError) -> Place {
    let listener = EngineListener(options.notice)
    let connection: EngineConnection
    do {
      connection = try await .start(address, options, observer: { listener.hear($0) })
    } catch {
      throw note(error, error.error(.init(address: address, lastOutput: "")))
    }
    let handshake: EngineHandshake
    do { handshake = try await connection.initialize() } catch {
      throw note(error, connection.describe(error))
    }
    said.withLock { $0 = handshake }
    running.append(Running(connection: connection, handshake: handshake, drivers: 1))
    return Place(connection: connection, handshake: handshake, isReused: false)
  }

  private func open(_ place: Place) async throws(DriverError) -> String {
    let answer = try await place.connection.call(
      .open, [:], within: options.deadlines.open, what: "open a session")
    switch answer {
    case .success(let result):
      do { return try result.string(at: "session") } catch {
        throw .engineFault("the engine's response to open is invalid: \(error)")
      }
    case .failure(let refusal): throw RemoteDriver.error(refusal)
    }
  }

  // MARK: Failures

  /// Releases a driver's capacity.
  ///
  /// - Parameter wasServed: Whether the scenario completed.
  func release(
    _ connection: EngineConnection, wasServed: Bool, _ error: DriverError? = nil
  ) async {
    let isDead = await connection.isDead
    guard let index = running.firstIndex(where: { $0.connection === connection }) else { return }
    if isDead {
      running.remove(at: index)
      countFailure(error)
    } else {
      running[index].drivers -= 1
      if wasServed { consecutiveFailures = 0 }
    }
  }

  private func note(_ death: EngineFailure, _ error: DriverError) -> DriverError {
    if death.isRecoverable { countFailure(error) } else { verdict = verdict ?? error }
    return error
  }

  private func countFailure(_ error: DriverError?) {
    consecutiveFailures += 1
    lastFailure = error ?? lastFailure
    guard consecutiveFailures >= Self.maximumFailures, verdict == nil else { return }
    var text = "the engine \"\(address)\" died \(consecutiveFailures) times in a row"
    text += " and is not started again"
    switch lastFailure {
    case .engineLost(let last)?, .engineFault(let last)?: text += "\nthe last time: " + last
    default: break
    }
    verdict = .engineLost(text)
  }
}
