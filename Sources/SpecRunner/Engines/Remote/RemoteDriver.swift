public import SpecDrivers
import SpecJSON
import Synchronization

/// A driver whose every call crosses the wire: one session in an engine that lives elsewhere.
public final class RemoteDriver: Driver {
  public let capabilities: Capabilities
  private let engine: RemoteEngine
  private let connection: EngineConnection
  private let session: String
  private let isClosed = Mutex(false)
  private let lastError = Mutex<DriverError?>(nil)

  init(
    engine: RemoteEngine, connection: EngineConnection, capabilities: Capabilities,
    session: String
  ) {
    self.engine = engine
    self.connection = connection
    self.capabilities = capabilities
    self.session = session
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
    if case .wait(let time) = action { limit += .milliseconds(max(0, time)) }
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
    let isFirst = isClosed.withLock { isClosed in
      defer { isClosed = true }
      return !isClosed
    }
    guard isFirst else { return }
    var isServed = true
    if await !connection.isDead {
      do {
        _ = try await connection.call(
          .close, ["session": .string(session)], within: deadlines.close, what: "close")
      } catch {
        lastError.withLock { $0 = $0 ?? error }
        isServed = false
      }
    }
    await engine.release(connection, wasServed: isServed, lastError.withLock { $0 })
  }

  // MARK: Over the wire

  private var deadlines: EngineDeadlines { connection.options.deadlines }

  private func call(
    _ method: EngineProtocol.Method, _ members: JSONObject, within limit: Duration, what: String
  ) async throws(DriverError) -> JSONValue {
    if isClosed.withLock({ $0 }) { throw .notLaunched }
    var parameters: JSONObject = ["session": .string(session)]
    for (key, value) in members { parameters[key] = value }
    do throws(DriverError) {
      let answer = try await connection.call(
        method, .object(parameters), within: limit, what: what)
      switch answer {
      case .success(let result): return result
      case .failure(let refusal): throw Self.error(await completed(refusal, members["action"]))
      }
    } catch {
      if error.isInfrastructure { lastError.withLock { $0 = error } }
      throw error
    }
  }

  /// The error with what an engine may leave out: the element it was asked for, and the screen.
  ///
  /// So that an engine's author can answer "not found" without drawing the screen a second time.
  private func completed(_ refusal: RPCError, _ action: JSONValue?) async -> RPCError {
    guard let data = refusal.data, case .object(var object) = data,
      let kind = DriverWire.errorKind(data), kind.hasScreen
    else { return refusal }
    if object["selector"] == nil, case .object(let action)? = action {
      object["selector"] = action["target"]
    }
    if object["why"] == nil { object["why"] = .string(refusal.message) }
    if object["screen"] == nil {
      let answer = try? await connection.call(
        .observe, ["session": .string(session), "since": 0], within: deadlines.observe,
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
