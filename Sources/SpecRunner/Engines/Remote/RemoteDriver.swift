public import SpecDrivers
import SpecJSON
import Synchronization

/// A driver whose every call crosses the wire: one session in an engine that lives elsewhere.
public final class RemoteDriver: Driver {
  public let capabilities: Capabilities
  private let engine: RemoteEngine
  private let state: Mutex<State>

  private struct State {
    /// The session, once it is open.
    var seat: RemoteEngine.SessionHandle?
    var isClosed = false
    /// The last error that was the engine's own, told when it is given back.
    var lastFault: DriverError?
  }

  /// A driver with a session, or one that opens its session when it is first used.
  init(engine: RemoteEngine, capabilities: Capabilities, seat: RemoteEngine.SessionHandle? = nil) {
    self.engine = engine
    self.capabilities = capabilities
    state = Mutex(State(seat: seat))
  }

  public func launch(_ options: LaunchOptions) async throws(DriverError) {
    _ = try await call(
      .launch, ["options": DriverWire.json(options)], within: deadlines.launch,
      what: "launch \(options.app)")
  }

  public func arrange(_ condition: Condition) async throws(DriverError) {
    let json = DriverWire.json(condition)
    _ = try await call(
      .arrange, ["condition": json], within: deadlines.arrange, what: "arrange \(json)")
  }

  public func perform(_ action: Action) async throws(DriverError) {
    let json = DriverWire.json(action)
    var limit = deadlines.perform
    if case .wait(let time) = action { limit += max(.zero, time) }
    _ = try await call(.perform, ["action": json], within: limit, what: "perform \(json)")
  }

  public func observe(since mark: EventMark) async throws(DriverError) -> Observation {
    let answer = try await call(
      .observe, ["since": .integer(mark)], within: deadlines.observe, what: "observe")
    do { return try DriverWire.observation(answer, since: mark) } catch {
      throw .engineFault("the engine's answer to observe is not as agreed: \(error)")
    }
  }

  public func close() async {
    let (seat, fault) = state.withLock { state in
      defer {
        state.isClosed = true
        state.seat = nil
      }
      return (state.seat, state.lastFault)
    }
    guard let seat else { return }
    var lastFault = fault
    var isServed = true
    if await !seat.connection.isDead {
      do throws(DriverError) {
        _ = try await seat.connection.call(
          .close, ["session": .string(seat.session)], within: deadlines.close, what: "close")
      } catch {
        lastFault = lastFault ?? error
        isServed = false
      }
    }
    await engine.release(seat.connection, wasServed: isServed, lastFault)
  }

  // MARK: Over the wire

  private var deadlines: EngineDeadlines { engine.options.deadlines }

  /// The session, opened now if this is the first call.
  private func seat() async throws(DriverError) -> RemoteEngine.SessionHandle {
    let (seat, isClosed) = state.withLock { ($0.seat, $0.isClosed) }
    if let seat { return seat }
    if isClosed { throw .notLaunched }
    let opened = try await engine.seat()
    state.withLock { $0.seat = opened }
    return opened
  }

  private func call(
    _ method: EngineProtocol.Method, _ members: JSONObject, within limit: Duration, what: String
  ) async throws(DriverError) -> JSONValue {
    let seat = try await seat()
    var parameters: JSONObject = ["session": .string(seat.session)]
    for (key, value) in members { parameters[key] = value }
    do throws(DriverError) {
      let answer = try await seat.connection.call(
        method, .object(parameters), within: limit, what: what)
      switch answer {
      case .success(let result): return result
      case .failure(let refusal):
        throw Self.error(await completed(refusal, members["action"], seat))
      }
    } catch {
      if error.isInfrastructure { state.withLock { $0.lastFault = error } }
      throw error
    }
  }

  /// The error with what an engine may leave out: the element it was asked for, and the screen.
  ///
  /// So that an engine's author can answer "not found" without drawing the screen a second time.
  private func completed(
    _ refusal: RPCError, _ action: JSONValue?, _ seat: RemoteEngine.SessionHandle
  ) async -> RPCError {
    guard let data = refusal.data, case .object(var object) = data,
      let kind = DriverWire.errorKind(data), kind.hasScreen
    else { return refusal }
    if object["selector"] == nil, case .object(let action)? = action {
      object["selector"] = action["target"]
    }
    if object["why"] == nil { object["why"] = .string(refusal.message) }
    if object["screen"] == nil {
      let answer = try? await seat.connection.call(
        .observe, ["session": .string(seat.session), "since": 0], within: deadlines.observe,
        what: "observe")
      if case .success(.object(let observation))? = answer {
        object["screen"] = observation["screen"]
      }
    }
    var completed = refusal
    completed.data = .object(object)
    return completed
  }

  /// What an engine's error means in the contract's words.
  static func error(_ refusal: RPCError) -> DriverError {
    let words = "\"\(refusal.message)\" (\(refusal.code))"
    if refusal.code == RPCError.methodNotFound {
      return .engineFault("the engine lacks a method every engine has: \(words)")
    }
    guard let data = refusal.data else {
      return .engineFault("the engine answered the error \(words)")
    }
    do { return try DriverWire.driverError(data) } catch {
      return .engineFault(
        "the engine answered the error \(words), whose data are not as agreed: \(error)")
    }
  }
}
