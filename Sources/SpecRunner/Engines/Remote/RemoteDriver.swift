package import SpecDrivers
import SpecJSON
import Synchronization

/// A driver that forwards each call to a session of an engine in another process.
package final class RemoteDriver: Driver {
  package let capabilities: Capabilities
  /// Whether an ability requires events in every observation.
  private let reportsEvents: Bool
  private let engine: RemoteEngine
  private let state: Mutex<State>

  private struct State {
    /// The session; nil until it is open.
    var handle: RemoteEngine.SessionHandle?
    var isClosed = false
    /// The last error caused by the engine, reported when the session is released.
    var lastFault: DriverError?
  }

  /// Creates a driver with a session, or one that opens its session on first use.
  init(engine: RemoteEngine, capabilities: Capabilities, handle: RemoteEngine.SessionHandle? = nil)
  {
    self.engine = engine
    self.capabilities = capabilities
    reportsEvents = Capability.ofEvents.contains(where: capabilities.has)
    state = Mutex(State(handle: handle))
  }

  package func launch(_ options: LaunchOptions) async throws(DriverError) {
    _ = try await call(
      .launch, ["options": DriverWire.json(options, engine.options.settings)],
      within: deadlines.launch, what: "launch \(options.app)")
  }

  package func arrange(_ condition: Condition) async throws(DriverError) {
    let json = DriverWire.json(condition)
    _ = try await call(
      .arrange, ["condition": json], within: deadlines.arrange, what: "arrange \(json)")
  }

  package func perform(_ action: Action) async throws(DriverError) {
    let json = try await placed(DriverWire.json(action))
    var limit = deadlines.perform
    if case .wait(let time) = action { limit += max(.zero, time) }
    _ = try await call(.perform, ["action": json], within: limit, what: "perform \(json)")
  }

  /// The JSON of an action without elements beside others, once the screen has them.
  private func placed(_ json: JSONValue) async throws(DriverError) -> JSONValue {
    guard try DriverWire.placed(json, on: nil) != nil else { return json }
    let deadline = Deadline.after(deadlines.perform)
    while true {
      let seen = try await observe(since: 0)
      do { return try DriverWire.placed(json, on: seen.screen) ?? json } catch {
        guard seen.settled.value == false, !deadline.isOver, !Task.isCancelled else { throw error }
      }
      await PageView.pause(.milliseconds(100))
    }
  }

  package func observe(since mark: EventMark) async throws(DriverError) -> Observation {
    let answer = try await call(
      .observe, ["since": .integer(mark)], within: deadlines.observe, what: "observe")
    do {
      return try DriverWire.observation(answer, since: mark, reportsEvents: reportsEvents)
    } catch {
      throw .engineFault("the engine's response to observe is invalid: \(error)")
    }
  }

  package func close() async {
    let (handle, fault) = state.withLock { state in
      defer {
        state.isClosed = true
        state.handle = nil
      }
      return (state.handle, state.lastFault)
    }
    guard let handle else { return }
    var lastFault = fault
    var isServed = true
    if await !handle.connection.isDead {
      do throws(DriverError) {
        _ = try await handle.connection.call(
          .close, ["session": .string(handle.session)], within: deadlines.close, what: "close")
      } catch {
        lastFault = lastFault ?? error
        isServed = false
      }
    }
    await engine.release(handle.connection, wasServed: isServed, lastFault)
  }

  // MARK: Requests

  private var deadlines: EngineDeadlines { engine.options.deadlines }

  /// The session; the first call opens it.
  private func sessionHandle() async throws(DriverError) -> RemoteEngine.SessionHandle {
    let (handle, isClosed) = state.withLock { ($0.handle, $0.isClosed) }
    if let handle { return handle }
    if isClosed { throw .notLaunched }
    let opened = try await engine.sessionHandle()
    state.withLock { $0.handle = opened }
    return opened
  }

  private func call(
    _ method: EngineProtocol.Method, _ members: JSONObject, within limit: Duration, what: String
  ) async throws(DriverError) -> JSONValue {
    let handle = try await sessionHandle()
    var parameters: JSONObject = ["session": .string(handle.session)]
    for (key, value) in members { parameters[key] = value }
    do throws(DriverError) {
      let answer = try await handle.connection.call(
        method, .object(parameters), within: limit, what: what)
      switch answer {
      case .success(let result): return result
      case .failure(let refusal):
        throw Self.error(await completed(refusal, members["action"], handle))
      }
    } catch {
      if error.isInfrastructure { state.withLock { $0.lastFault = error } }
      throw error
    }
  }

  /// The error, completed by the selector and the screen if the engine omits them.
  ///
  /// An engine can therefore report a missing element without describing the screen again.
  private func completed(
    _ refusal: RPCError, _ action: JSONValue?, _ handle: RemoteEngine.SessionHandle
  ) async -> RPCError {
    guard let data = refusal.data, case .object(var object) = data,
      let kind = DriverWire.errorKind(data), kind.hasScreen
    else { return refusal }
    if object["selector"] == nil, case .object(let action)? = action {
      object["selector"] = action["target"]
    }
    if object["why"] == nil { object["why"] = .string(refusal.message) }
    if object["screen"] == nil {
      let answer = try? await handle.connection.call(
        .observe, ["session": .string(handle.session), "since": 0], within: deadlines.observe,
        what: "observe")
      if case .success(.object(let observation))? = answer {
        object["screen"] = observation["screen"]
      }
    }
    var completed = refusal
    completed.data = .object(object)
    return completed
  }

  /// Converts an engine's JSON-RPC error to a `DriverError`.
  static func error(_ refusal: RPCError) -> DriverError {
    let words = "\"\(refusal.message)\" (\(refusal.code))"
    if refusal.code == RPCError.methodNotFound {
      return .engineFault("the engine lacks a required method: \(words)")
    }
    guard let data = refusal.data else {
      return .engineFault("the engine returned the error \(words)")
    }
    do { return try DriverWire.driverError(data) } catch {
      return .engineFault(
        "the engine returned the error \(words), whose data are invalid: \(error)")
    }
  }
}
