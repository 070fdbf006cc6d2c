import SpecDrivers
import SpecJSON
import SpecText

/// An engine under test, which accepts valid and invalid requests and returns the raw response.
struct CheckedEngine: Sendable {
  let connection: EngineConnection
  let handshake: EngineHandshake
  var deadlines: EngineDeadlines { connection.options.deadlines }

  /// The reason why there is no result.
  enum Trouble: Error {
    case refused(RPCError)
    case late(Duration)
    case gone

    /// The reason, to complete "it answered: …".
    var words: String {
      switch self {
      case .refused(let error):
        "the error \(error.code) \"\(error.message)\""
          + (error.data.map { " with the data " + $0.description.cut(to: 120) } ?? "")
      case .late(let limit): "nothing within \(limit.wholeMilliseconds) ms"
      case .gone: "nothing; it ended"
      }
    }
  }

  func ask(
    _ method: String, _ parameters: JSONValue, within limit: Duration
  ) async -> Result<JSONValue, Trouble> {
    do {
      return .success(
        try await connection.peer.request(
          method, parameters, within: connection.deadline(limit)))
    } catch {
      switch error {
      case .refused(let refusal): return .failure(.refused(refusal))
      case .timedOut(let after, _): return .failure(.late(after))
      case .cancelled, .ended, .unknownAnswer: return .failure(.gone)
      }
    }
  }

  /// The message of any error of a check.
  static func words(_ error: any Error) -> String {
    switch error {
    case let error as DriverError: DriverWire.sentence(error)
    case let error as Trouble: error.words
    default: String(describing: error)
    }
  }

  /// Opens a session.
  func open() async throws(Unkept) -> String {
    let answer = await ask("open", [:], within: deadlines.open)
    do { return try answer.get().string(at: "session") } catch {
      throw .broken(
        "open has to answer {\"session\": \"…\"}; it answered: \(CheckedEngine.words(error))")
    }
  }

  /// Closes a session.
  func close(_ session: String) async throws(Unkept) {
    try await expectResult(.close, ["session": .string(session)], within: deadlines.close)
  }

  /// Sends a request that must succeed.
  @discardableResult
  func expectResult(
    _ method: EngineProtocol.Method, _ parameters: JSONValue, within limit: Duration
  ) async throws(Unkept) -> JSONValue {
    let result: JSONValue
    do { result = try await ask(method.rawValue, parameters, within: limit).get() } catch {
      throw .broken("\(method.rawValue) \(parameters) answered: \(error.words)")
    }
    guard method == .observe || result == .null else {
      throw .broken("\(method.rawValue) answered \(result); its result is null")
    }
    return result
  }

  /// Sends a request that must fail with a certain error.
  func expectError(
    _ kinds: [DriverWire.ErrorKind], _ method: EngineProtocol.Method, _ parameters: JSONValue
  ) async throws(Unkept) {
    let wanted = kinds.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
    let answer = await ask(method.rawValue, parameters, within: deadlines.perform)
    switch answer {
    case .success:
      throw .broken(
        "\(method.rawValue) \(parameters) was answered as if it worked; the answer is an error "
          + "whose data.kind is \(wanted)")
    case .failure(.refused(let error)):
      guard let kind = error.data.flatMap(DriverWire.errorKind), kinds.contains(kind) else {
        throw .broken(
          "\(method.rawValue) \(parameters) answered \(CheckedEngine.Trouble.refused(error).words); "
            + "its data.kind has to be \(wanted)")
      }
    case .failure(let trouble):
      throw .broken("\(method.rawValue) \(parameters) answered \(trouble.words)")
    }
  }

  /// The error that an action was answered with; nil if it was performed.
  func outcome(
    _ action: Action, _ session: String
  ) async throws(Unkept) -> (kind: DriverWire.ErrorKind?, words: String)? {
    let json = DriverWire.json(action)
    switch await ask(
      EngineProtocol.Method.perform.rawValue, ["session": .string(session), "action": json],
      within: deadlines.perform)
    {
    case .success(.null): return nil
    case .success(let value): throw .broken("perform \(json) answered \(value); its result is null")
    case .failure(let trouble):
      guard case .refused(let error) = trouble else {
        throw .broken("perform \(json) answered: \(trouble.words)")
      }
      let kind = error.data.flatMap(DriverWire.errorKind)
      if kind == .unsupported { throw .untried("it does not support it: \(error.message)") }
      return (kind, trouble.words)
    }
  }

  /// Whether it has an ability, exactly or by inference.
  func claims(_ capability: Capability) -> Bool {
    handshake.capabilities.has(capability)
  }

  func observe(_ session: String, since mark: EventMark = 0) async throws(Unkept) -> Observation {
    let answer = try await expectResult(
      .observe, ["session": .string(session), "since": .integer(mark)], within: deadlines.observe)
    do { return try DriverWire.observation(answer, since: mark) } catch {
      throw .broken("the response to observe is invalid: \(error)")
    }
  }
}

extension CheckedEngine {
  /// An engine before the handshake.
  init(before connection: EngineConnection) {
    let none = Capabilities(engine: "", version: "", abilities: [:])
    self.init(
      connection: connection,
      handshake: EngineHandshake(
        protocolVersion: 0, capabilities: none, sessions: 1, apps: []))
  }
}
