import SpecDrivers
import SpecJSON

/// A connection of a runner to a `DriverServer`, with its sessions and pending requests.
actor RunnerConnection {
  private struct Session {
    let driver: any Driver
    /// The last request; the next one waits for it.
    var last: Task<Void, Never>?
  }

  private let server: DriverServer
  private let peer: RPCPeer
  private var sessions: [String: Session] = [:]
  private var nextSession = 1
  /// The driver created for its capabilities; the first session uses it.
  private var spare: (any Driver)?
  private var requests: [JSONValue: Task<Void, Never>] = [:]
  /// The request `initialize`, which is answered before any other.
  private var handshake: Task<Void, Never>?

  init(_ server: DriverServer, _ peer: RPCPeer) {
    self.server = server
    self.peer = peer
  }

  func hear(_ arrival: RPCPeer.Arrival) {
    switch arrival {
    case .request(let id, let method, let parameters): begin(id, method, parameters)
    case .notification(let method, let parameters):
      guard method == EngineProtocol.Notice.cancel.rawValue,
        case .object(let object) = parameters, let id = object["id"]
      else { return }
      requests[id]?.cancel()
    case .stray(_, let error):
      Task { await peer.answer(.null, .failure(error)) }
    case .late, .repeated, .ended: break
    }
  }

  /// Cancels pending requests and closes all sessions.
  func end() async {
    for request in requests.values { request.cancel() }
    for request in requests.values { await request.value }
    let open = sessions.values.map(\.driver) + [spare].compactMap { $0 }
    sessions = [:]
    spare = nil
    for driver in open { await driver.close() }
  }

  /// Starts a request after `initialize` and the previous ones of its session.
  private func begin(_ id: JSONValue, _ method: String, _ parameters: JSONValue) {
    let session = Self.session(parameters)
    let previous = session.flatMap { sessions[$0]?.last }
    let isHandshake = method == EngineProtocol.Method.initialize.rawValue
    let task = Task { [handshake = isHandshake ? nil : handshake] in
      await handshake?.value
      await previous?.value
      let result = await answer(method, parameters)
      await peer.answer(id, result)
      requests[id] = nil
      if method == EngineProtocol.Method.shutdown.rawValue { await peer.close() }
    }
    requests[id] = task
    if isHandshake { handshake = task }
    if let session { sessions[session]?.last = task }
  }

  private static func session(_ parameters: JSONValue) -> String? {
    try? parameters.string(at: "session")
  }

  // MARK: Responses

  private func answer(
    _ method: String, _ parameters: JSONValue
  ) async -> Result<JSONValue, RPCError> {
    guard let method = EngineProtocol.Method(rawValue: method) else {
      let names = EngineProtocol.Method.allCases.map(\.rawValue).joined(separator: ", ")
      return .failure(
        RPCError(
          code: RPCError.methodNotFound, message: "unknown method \"\(method)\"; known: \(names)"))
    }
    do throws(Refusal) {
      return .success(try await answer(method, parameters))
    } catch {
      return .failure(error.rpc)
    }
  }

  /// The reason why a request fails: it is invalid, or the driver failed.
  private enum Refusal: Error {
    case malformed(JSONDecodingError)
    case failed(DriverError)

    var rpc: RPCError {
      switch self {
      case .malformed(let error):
        RPCError(code: RPCError.invalidParameters, message: error.description)
      case .failed(let error):
        RPCError(
          code: RPCError.driverError, message: DriverWire.sentence(error),
          data: DriverWire.json(error))
      }
    }
  }

  private func answer(
    _ method: EngineProtocol.Method, _ parameters: JSONValue
  ) async throws(Refusal) -> JSONValue {
    switch method {
    case .initialize: return try await initialize(parameters)
    case .open: return try await open()
    case .shutdown:
      await closeSessions()
      return .null
    case .close:
      if let name = Self.session(parameters), let session = sessions.removeValue(forKey: name) {
        await session.driver.close()
      }
      return .null
    case .arrange, .launch, .perform, .observe:
      let name = try read(parameters) { json throws(JSONDecodingError) in
        try json.string(at: "session")
      }
      guard let driver = sessions[name]?.driver else {
        throw .failed(.engineFault("the session \"\(name)\" is not open"))
      }
      return try await ask(driver, method, parameters)
    }
  }

  private func initialize(_ parameters: JSONValue) async throws(Refusal) -> JSONValue {
    let version = try read(parameters) { json throws(JSONDecodingError) in
      try json.integer(at: "protocolVersion")
    }
    let driver = try await make()
    spare = driver
    return EngineHandshake(
      protocolVersion: max(1, min(version, EngineProtocol.version)),
      capabilities: driver.capabilities, sessions: server.sessions, apps: server.apps
    ).json
  }

  private func open() async throws(Refusal) -> JSONValue {
    guard sessions.count < server.sessions else {
      throw .failed(
        .engineFault("\(sessions.count) sessions are open, which is the limit"))
    }
    let name = String(nextSession)
    nextSession += 1
    let driver: any Driver
    if let ready = spare {
      spare = nil
      driver = ready
    } else {
      driver = try await make()
    }
    sessions[name] = Session(driver: driver)
    return ["session": .string(name)]
  }

  private func make() async throws(Refusal) -> any Driver {
    do { return try await server.makeDriver() } catch { throw .failed(error) }
  }

  private func closeSessions() async {
    let open = sessions.values.map(\.driver)
    sessions = [:]
    for driver in open { await driver.close() }
  }

  private func ask(
    _ driver: any Driver, _ method: EngineProtocol.Method, _ parameters: JSONValue
  ) async throws(Refusal) -> JSONValue {
    switch method {
    case .arrange:
      try Self.refuseUnknown(parameters, "condition", DriverWire.ConditionType.self)
      let condition = try read(parameters, at: "condition", DriverWire.condition)
      do { try await driver.arrange(condition) } catch { throw .failed(error) }
      return .null
    case .launch:
      let options = try read(parameters, at: "options", DriverWire.launchOptions)
      do throws(DriverError) {
        // A driver that does not claim them need not know of them.
        if options.device != nil { try driver.capabilities.require(.devices) }
        if options.locale != nil { try driver.capabilities.require(.locales) }
        try await driver.launch(options)
      } catch { throw .failed(error) }
      return .null
    case .perform:
      try Self.refuseUnknown(parameters, "action", DriverWire.ActionType.self)
      let action = try read(parameters, at: "action", DriverWire.action)
      do { try await driver.perform(action) } catch { throw .failed(error) }
      return .null
    default:
      let mark = try read(parameters) { json throws(JSONDecodingError) in
        try json.integer(ifPresent: "since") ?? 0
      }
      do { return DriverWire.json(try await driver.observe(since: mark)) } catch {
        throw .failed(error)
      }
    }
  }

  /// Refuses an action or condition of a later version as unsupported, not as invalid.
  private static func refuseUnknown<Known: RawRepresentable<String>>(
    _ parameters: JSONValue, _ key: String, _ known: Known.Type
  ) throws(Refusal) {
    guard let type = try? parameters.value(at: key).string(at: "type"),
      Known(rawValue: type) == nil
    else { return }
    throw .failed(
      .unsupported(Capability(type), why: "this engine does not know the \(key) \"\(type)\""))
  }

  private func read<Value>(
    _ json: JSONValue, _ reading: DriverWire.Reading<Value>
  ) throws(Refusal) -> Value {
    do { return try reading(json) } catch { throw .malformed(error) }
  }

  private func read<Value>(
    _ json: JSONValue, at key: String, _ reading: DriverWire.Reading<Value>
  ) throws(Refusal) -> Value {
    do { return try json.field(at: key, as: reading) } catch { throw .malformed(error) }
  }
}
