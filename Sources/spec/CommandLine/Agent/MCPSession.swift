import SpecEngines
import SpecJSON
import SpecRunner
import SpecText

/// A conversation with a client, without its streams: bytes in, bytes out, and calls to be done.
final class MCPSession: StreamSession {
  /// Why the session has ended; nil while it goes on.
  private(set) var ending: ServerEnding?

  private let name: String
  private var tools: MCPTools
  private var lines = LineSplitter(limit: longestLine, skipsLong: true)
  /// What has arrived and is not handled yet, in order.
  private var messages: [Result<RPCMessage, RPCError>] = []
  private var waiting: [Request] = []
  private var running: Request?
  private var output: [UInt8] = []
  private var isInitialized = false
  /// Whether the last line lacks its end.
  private var hasHalf = false
  private var isClosed = false

  /// The longest message in bytes: a feature of that size is sent as a file.
  static let longestLine = 8 << 20
  /// The number of calls that wait.
  private static let mostWaiting = 100

  /// A call of a tool that has been accepted.
  private struct Request {
    let id: JSONValue
    var call: MCPCall
    let isStateless: Bool
    var isCancelled = false
  }

  /// - Parameter name: the name of the tool.
  init(_ name: String, _ commands: MCPCommands, _ folder: MCPFolder) {
    self.name = name
    tools = MCPTools(commands, folder)
  }

  // MARK: - Streams

  func receive(_ bytes: UnsafeRawBufferPointer) {
    lines.append(bytes) { take($0) }
    if lines.hasSkipped() {
      messages.append(
        .failure(
          RPCError(
            code: RPCError.invalidRequest,
            message: "a message of more than \(Self.longestLine >> 20) MB was dropped: send long "
              + "features as files, and name their paths")))
    }
  }

  /// The client has closed its stream; the last line may lack its end.
  ///
  /// What was asked before is still answered, as long as the client reads the answers.
  func receiveEnd() {
    isClosed = true
    lines.finish {
      take($0)
      hasHalf = true
    }
  }

  /// The bytes for the client since the last call.
  func takeOutput() -> [UInt8] {
    defer { output = [] }
    return output
  }

  /// Whether more can be read: what waits is bounded.
  var hasRoom: Bool { ending == nil && messages.count < 1_000 }

  private func take(_ line: [UInt8]) {
    if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) { return }
    messages.append(Result { () throws(RPCError) in try RPCMessage(line) })
  }

  private func send(_ id: JSONValue, _ result: Result<JSONValue, RPCError>) {
    output += RPCMessage.reply(id: id, result).line
    output.append(UInt8(ascii: "\n"))
  }

  // MARK: - Messages

  /// Handles all messages that have arrived.
  func step() -> Bool {
    for (place, message) in messages.enumerated() where ending == nil {
      switch message {
      case .success(.request(let id, let method, let parameters)): answer(id, method, parameters)
      case .success(.notification("notifications/cancelled", let parameters)): cancel(parameters)
      // Others have no effect here; the server asks nothing, so it expects no responses.
      case .success: break
      case .failure(let error):
        refuse(error, isHalf: hasHalf && place == messages.count - 1)
      }
    }
    messages = []
    if isClosed, waiting.isEmpty, running == nil, ending == nil {
      ending = .clientGone(inMessage: false, afterShutdown: true)
    }
    return false
  }

  /// Answers a line that is not a message.
  private func refuse(_ error: RPCError, isHalf: Bool) {
    send(.null, .failure(error))
    if isHalf, error.code == RPCError.parseError {
      ending = .clientGone(inMessage: true, afterShutdown: false)
    }
  }

  private func answer(_ id: JSONValue, _ method: String, _ parameters: JSONValue) {
    do throws(RPCError) {
      guard id.isRequestID else { throw .invalid("an id must be a string or a whole number") }
      guard running?.id != id, !waiting.contains(where: { $0.id == id }) else {
        throw .invalid("the id \(id) is that of a request that has no answer yet")
      }
      let isStateless = try MCPProtocol.isStateless(parameters)
      if let result = try result(id, method, parameters, isStateless: isStateless) {
        send(id, .success(isStateless ? MCPProtocol.complete(result, name) : result))
      }
    } catch {
      send(id.isRequestID ? id : .null, .failure(error))
    }
  }

  /// The result of a request; nil for a call, which is answered when it is done.
  private func result(
    _ id: JSONValue, _ method: String, _ parameters: JSONValue, isStateless: Bool
  ) throws(RPCError) -> JSONValue? {
    switch method {
    case "ping": return .object([:])
    case "server/discover": return MCPProtocol.discovery(name)
    case "initialize":
      if isInitialized { throw .invalid("the conversation is initialized already") }
      let result = try MCPProtocol.initialization(parameters, name)
      isInitialized = true
      return result
    default: break
    }
    guard isInitialized || isStateless else {
      throw .invalid("\(method) before initialize: the first request must be initialize")
    }
    switch method {
    case "tools/list": return isStateless ? MCPProtocol.cacheable(tools.list) : tools.list
    case "tools/call":
      guard waiting.count < Self.mostWaiting else {
        throw .invalid("\(Self.mostWaiting) calls wait already; wait for their results")
      }
      waiting.append(
        Request(id: id, call: try tools.call(parameters), isStateless: isStateless))
      return nil
    default:
      throw RPCError(
        code: RPCError.methodNotFound,
        message: "there is no method \"\(method)\"; this server has tools/list and tools/call")
    }
  }

  /// Drops a call, which gets no answer any more.
  ///
  /// An unknown id is that of a call that was answered.
  private func cancel(_ parameters: JSONValue) {
    guard case .object(let object) = parameters, let id = object["requestId"] else { return }
    waiting.removeAll { $0.id == id }
    if running?.id == id { running?.isCancelled = true }
  }

  // MARK: - Calls

  /// Whether the call that runs was cancelled.
  var wantsCancellation: Bool { running?.isCancelled == true }

  /// The next call, which runs until `finish`; nil if there is none.
  func takeWork() -> (@Sendable () async -> MCPAnswer)? {
    guard ending == nil, running == nil, !waiting.isEmpty else { return nil }
    var request = waiting.removeFirst()
    request.call.lastRun = tools.recording
    running = request
    return request.call.run
  }

  /// Answers the call that ran.
  func finish(_ answer: MCPAnswer) {
    guard let request = running else { return }
    running = nil
    if let run = answer.run { tools.recording = run.recording }
    if request.isCancelled { return }
    send(
      request.id,
      .success(request.isStateless ? MCPProtocol.complete(answer.json, name) : answer.json))
  }
}

extension JSONValue {
  /// Whether it can be the id of a request.
  fileprivate var isRequestID: Bool {
    switch self {
    case .string, .integer: true
    default: false
    }
  }
}
