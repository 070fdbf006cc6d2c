public import SpecDrivers
import SpecJSON
import Synchronization

/// An engine that lives elsewhere, as a maker of drivers: starts it, shares it, restarts it.
///
/// Nothing runs until the first driver is made. An engine that serves one scenario at a time is
/// started once per driver in use, one that serves several is shared. A driver that was closed
/// gives its place to the next one. An engine that died is started anew for the next driver; after
/// three deaths in a row, without a scenario in between, it is not started any more.
public actor RemoteEngine: Engine {
  /// How many deaths in a row end an engine for good.
  static let mostDeaths = 3

  public nonisolated let name: String
  public nonisolated let address: EngineAddress
  nonisolated let options: EngineOptions
  /// What it said when it last started.
  private nonisolated let said: Mutex<EngineHandshake?>

  private struct Running {
    let connection: EngineConnection
    let greeting: EngineHandshake
    var drivers = 0
  }

  private var running: [Running] = []
  private var starting: Task<Result<Place, DriverError>, Never>?
  private var deathsInARow = 0
  private var lastDeath: DriverError?
  /// Why there will be no driver any more.
  private var verdict: DriverError?

  /// An engine at an address; nothing is started yet.
  ///
  /// - Parameter name: its name in reports; the address if not given.
  public init(
    _ address: EngineAddress, name: String? = nil, options: EngineOptions = EngineOptions()
  ) {
    self.address = address
    self.name = name ?? "\(address)"
    self.options = options
    said = Mutex(nil)
  }

  /// The apps it named in its answer to `initialize`, with their faults; none before `start`.
  public nonisolated var apps: [App] { said.withLock { $0?.apps ?? [] } }

  /// Nil: what it takes, it alone knows.
  public nonisolated var settings: [Setting]? { nil }

  public nonisolated func configured(by settings: Settings) -> any Engine {
    var options = options
    options.settings = settings
    if let patience = settings.patience {
      // An engine may wait for what an action needs, and answers then.
      options.deadlines.perform = max(options.deadlines.perform, patience + .seconds(1))
    }
    return RemoteEngine(address, name: name, options: options)
  }

  /// Starts the engine if it does not run, and asks what it can do.
  ///
  /// - Throws: `DriverError.engineLost` or `.engineFault` with the engine's last words and what to
  ///   do; after three deaths in a row the same error every time.
  public func start() async throws(DriverError) -> Capabilities {
    if let first = running.first { return first.greeting.capabilities }
    let place = try await place()
    await release(place.connection, wasServed: false)
    return place.greeting.capabilities
  }

  /// A driver that opens its session when it is first used; it can do what the engine said when it
  /// started.
  public nonisolated func makeDriver() -> any Driver {
    RemoteDriver(
      engine: self,
      capabilities: said.withLock { $0?.capabilities }
        ?? Capabilities(engine: name, version: "", abilities: [:]))
  }

  /// A driver whose session is open; the engine is started if need be.
  ///
  /// - Throws: As `start`.
  public func openDriver() async throws(DriverError) -> RemoteDriver {
    let seat = try await seat()
    return RemoteDriver(engine: self, capabilities: seat.capabilities, seat: seat)
  }

  /// A session in an engine, for one driver.
  struct SessionHandle: Sendable {
    let connection: EngineConnection
    let capabilities: Capabilities
    let session: String
  }

  func seat() async throws(DriverError) -> SessionHandle {
    while true {
      let place = try await place()
      do {
        return SessionHandle(
          connection: place.connection, capabilities: place.greeting.capabilities,
          session: try await open(place))
      } catch {
        let wasIdle = running.first { $0.connection === place.connection }?.drivers == 1
        let isDead = await place.connection.isDead
        await release(place.connection, wasServed: false, error)
        // An engine that died while nobody used it is no scenario's fault.
        if !(isDead && wasIdle && verdict == nil && place.isReused) { throw error }
      }
    }
  }

  /// Ends the engine: asks it to, and kills what has not ended in time.
  ///
  /// Drivers made before fail from here on, and no more are made. An engine that has not said
  /// hello yet is not waited for.
  public func shutdown() async {
    verdict = .engineLost("the engine \"\(address)\" was shut down")
    starting?.cancel()
    _ = await starting?.value
    let connections = running.map(\.connection)
    running = []
    await withTaskGroup(of: Void.self) { group in
      for connection in connections { group.addTask { await connection.shutdown() } }
    }
  }

  // MARK: Places

  /// A place for one more driver: in an engine that runs, or in one that is started for it.
  private struct Place {
    let connection: EngineConnection
    let greeting: EngineHandshake
    let isReused: Bool
  }

  private func place() async throws(DriverError) -> Place {
    while true {
      if let verdict { throw verdict }
      if let index = running.firstIndex(where: { $0.drivers < $0.greeting.sessions }) {
        running[index].drivers += 1
        let found = running[index]
        return Place(connection: found.connection, greeting: found.greeting, isReused: true)
      }
      guard let starting else { return try await start() }
      // Whoever starts now may have room for two; starting twice would be wasted.
      _ = await starting.value
    }
  }

  private func start() async throws(DriverError) -> Place {
    let outcome = Task { () async -> Result<Place, DriverError> in
      do throws(DriverError) { return .success(try await self.startNow()) } catch {
        return .failure(error)
      }
    }
    starting = outcome
    let result = await outcome.value
    if starting == outcome { starting = nil }
    return try result.get()
  }

  private func startNow() async throws(DriverError) -> Place {
    let listener = EngineListener(options.notice)
    let connection: EngineConnection
    do {
      connection = try await .start(address, options, observer: { listener.hear($0) })
    } catch {
      throw note(error, error.error(.init(address: address, lastWords: "")))
    }
    let greeting: EngineHandshake
    do { greeting = try await connection.greet() } catch {
      throw note(error, connection.obituary(error))
    }
    said.withLock { $0 = greeting }
    running.append(Running(connection: connection, greeting: greeting, drivers: 1))
    return Place(connection: connection, greeting: greeting, isReused: false)
  }

  private func open(_ place: Place) async throws(DriverError) -> String {
    let answer = try await place.connection.call(
      .open, [:], within: options.deadlines.open, what: "open a session")
    switch answer {
    case .success(let result):
      do { return try result.string(at: "session") } catch {
        throw .engineFault("the engine's answer to open is not as agreed: \(error)")
      }
    case .failure(let refusal): throw RemoteDriver.error(refusal)
    }
  }

  // MARK: Deaths

  /// Takes back a driver's place.
  ///
  /// - Parameter wasServed: Whether the scenario came to its end.
  func release(
    _ connection: EngineConnection, wasServed: Bool, _ error: DriverError? = nil
  ) async {
    let isDead = await connection.isDead
    guard let index = running.firstIndex(where: { $0.connection === connection }) else { return }
    if isDead {
      running.remove(at: index)
      countDeath(error)
    } else {
      running[index].drivers -= 1
      if wasServed { deathsInARow = 0 }
    }
  }

  private func note(_ death: EngineFailure, _ error: DriverError) -> DriverError {
    if death.mayPass { countDeath(error) } else { verdict = verdict ?? error }
    return error
  }

  private func countDeath(_ error: DriverError?) {
    deathsInARow += 1
    lastDeath = error ?? lastDeath
    guard deathsInARow >= Self.mostDeaths, verdict == nil else { return }
    var text = "the engine \"\(address)\" died \(deathsInARow) times in a row; it is not started"
    text += " any more"
    switch lastDeath {
    case .engineLost(let last)?, .engineFault(let last)?: text += "\nthe last time: " + last
    default: break
    }
    verdict = .engineLost(text)
  }
}
