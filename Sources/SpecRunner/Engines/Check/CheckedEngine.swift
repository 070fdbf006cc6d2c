import SpecDrivers
import SpecJSON
import SpecText

/// An engine under test, which accepts valid and invalid requests and returns the raw response.
struct CheckedEngine: Sendable {
  let connection: EngineConnection
  let handshake: EngineHandshake
  let deadlines: EngineDeadlines

  init(connection: EngineConnection, handshake: EngineHandshake) {
    self.connection = connection
    self.handshake = handshake
    deadlines = connection.options.deadlines
  }

  /// An engine before the handshake.
  init(connection: EngineConnection, _ deadlines: EngineDeadlines) {
    self.connection = connection
    self.deadlines = deadlines
    handshake = EngineHandshake(
      protocolVersion: 0, capabilities: Capabilities(engine: "", version: "", abilities: [:]),
      sessions: 1, apps: [])
  }

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
          + (error.data.map { " with the data " + Self.shortened($0.description) } ?? "")
      case .late(let limit): "nothing within \(limit.wholeMilliseconds) ms"
      case .gone: "nothing; it ended"
      }
    }

    private static func shortened(_ text: String) -> String {
      text.cut(to: 120)
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

  /// Opens a session.
  func open() async throws(Violation) -> String {
    let answer = await ask("open", [:], within: deadlines.open)
    do { return try answer.get().string(at: "session") } catch {
      throw Violation(
        "open has to answer {\"session\": \"…\"}; it answered: \(Violation.words(error))")
    }
  }

  /// Sends a request that must succeed.
  @discardableResult
  func expectResult(
    _ method: EngineProtocol.Method, _ parameters: JSONValue, within limit: Duration
  ) async throws(Violation) -> JSONValue {
    let result: JSONValue
    do { result = try await ask(method.rawValue, parameters, within: limit).get() } catch {
      throw Violation("\(method.rawValue) \(parameters) answered: \(error.words)")
    }
    guard method == .observe || result == .null else {
      throw Violation("\(method.rawValue) answered \(result); its result is null")
    }
    return result
  }

  /// Sends a request that must fail with a certain error.
  func expectError(
    _ kinds: [DriverWire.ErrorKind], _ method: EngineProtocol.Method, _ parameters: JSONValue
  ) async throws(Violation) {
    let wanted = kinds.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
    let answer = await ask(method.rawValue, parameters, within: deadlines.perform)
    switch answer {
    case .success:
      throw Violation(
        "\(method.rawValue) \(parameters) was answered as if it worked; the answer is an error "
          + "whose data.kind is \(wanted)")
    case .failure(.refused(let error)):
      guard let kind = error.data.flatMap(DriverWire.errorKind), kinds.contains(kind) else {
        throw Violation(
          "\(method.rawValue) \(parameters) answered \(CheckedEngine.Trouble.refused(error).words); "
            + "its data.kind has to be \(wanted)")
      }
    case .failure(let trouble):
      throw Violation("\(method.rawValue) \(parameters) answered \(trouble.words)")
    }
  }

  /// The error that an action was answered with; nil if it was performed.
  func outcome(
    _ action: Action, _ session: String
  ) async throws(Untried) -> (kind: DriverWire.ErrorKind?, words: String)? {
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

  func observe(_ session: String, since mark: EventMark = 0) async throws(Violation) -> Observation
  {
    let answer = try await expectResult(
      .observe, ["session": .string(session), "since": .integer(mark)], within: deadlines.observe)
    do { return try DriverWire.observation(answer, since: mark) } catch {
      throw Violation("the response to observe is invalid: \(error)")
    }
  }
}
