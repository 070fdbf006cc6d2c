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
  /// At most one that is quick and one that is not.
  private var running: [Request] = []
  private var count = 0
  private var output: [UInt8] = []
  private var isInitialized = false
  /// Whether the last line lacks its end.
  private var hasHalf = false
  private var isClosed = false

  /// The longest message in bytes: a feature of that size is sent as a file.
  static let longestLine = 8 << 20
  /// The number of calls that wait.
  private static let mostWaiting = 1_000

  /// A request that has been accepted and is answered when it is done.
  private struct Request {
    let id: JSONValue
    let number: Int
    var task: Work
    let isStateless: Bool
    /// What progress is reported with; nil if the client does not ask.
    var token: JSONValue?
    /// The progress of earlier parts of the task, and what was reported last.
    var progress = (earlier: 0, total: 0, last: 0)
    var isCancelled = false

    enum Work: Sendable {
      case call(MCPCall)
      case resource(MCPResources, uri: String?)

      var isQuick: Bool { if case .call(let call) = self { call.isQuick } else { true } }
      /// Whether it changes files that other requests read.
      var writes: Bool { if case .call(let call) = self { call.tool == .format } else { false } }
    }
  }

  /// - Parameter name: the name of the tool.
  init(_ name: String, _ commands: MCPCommands, _ folder: MCPFolder) {
    self.name = name
    tools = MCPTools(commands: commands, folder: folder)
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
    if isClosed, waiting.isEmpty, running.isEmpty, ending == nil {
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
      guard !(running + waiting).contains(where: { $0.id == id }) else {
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
    if method.hasSuffix("/list") { try MCPProtocol.checkCursor(parameters) }
    switch method {
    case "tools/list": return listed(tools.list, isStateless)
    case "prompts/list": return listed(MCPPrompt.list, isStateless)
    case "prompts/get": return try MCPPrompt.result(parameters)
    case "resources/templates/list": return listed(MCPResources.templates, isStateless)
    case "tools/call":
      try wait(id, .call(try tools.call(parameters)), parameters, isStateless)
    case "resources/list":
      try wait(id, .resource(tools.resources, uri: nil), parameters, isStateless)
    case "resources/read":
      guard let uri = parameters.text("uri") else {
        throw .parameters("resources/read requires \"uri\", a uri that resources/list returned")
      }
      try wait(id, .resource(tools.resources, uri: uri), parameters, isStateless)
    default:
      throw RPCError(
        code: RPCError.methodNotFound,
        message: "there is no method \"\(method)\"; this server has tools, resources and prompts")
    }
    return nil
  }

  private func listed(_ list: JSONValue, _ isStateless: Bool) -> JSONValue {
    isStateless ? MCPProtocol.cacheable(list) : list
  }

  /// Accepts a request that is answered when it is done.
  private func wait(
    _ id: JSONValue, _ task: Request.Work, _ parameters: JSONValue, _ isStateless: Bool
  ) throws(RPCError) {
    guard waiting.count < Self.mostWaiting else {
      throw .invalid("\(Self.mostWaiting) calls wait already; wait for their results")
    }
    let token = try MCPProtocol.progressToken(parameters)
    if let token, (running + waiting).contains(where: { $0.token == token }) {
      throw .parameters("the progressToken \(token) is that of a request that has no answer yet")
    }
    count += 1
    waiting.append(
      Request(id: id, number: count, task: task, isStateless: isStateless, token: token))
  }

  /// Drops a call, which gets no answer any more.
  ///
  /// An unknown id is that of a call that was answered.
  private func cancel(_ parameters: JSONValue) {
    guard let id = parameters.member(["requestId"]) else { return }
    waiting.removeAll { $0.id == id }
    for place in running.indices where running[place].id == id { running[place].isCancelled = true }
  }

  // MARK: - Calls

  /// What a call reports.
  enum Outcome: Sendable {
    case progress(ProgressFile.State)
    case answer(MCPAnswer)
    case result(Result<JSONValue, RPCError>)
  }

  /// The calls that run and were cancelled.
  var unwanted: [Int] { running.filter(\.isCancelled).map(\.number) }

  /// The next call that can begin; nil if there is none.
  ///
  /// Those that run scenarios are done in order, one at a time, and the quick ones beside them. One
  /// that changes files begins when all before it are done, and those after it wait for its end.
  func takeWork() -> StreamWork<Outcome>? {
    if running.contains(where: \.task.writes) { return nil }
    let border = waiting.firstIndex { $0.task.writes } ?? waiting.count
    let place =
      border == 0 && running.isEmpty
      ? waiting.indices.first
      : waiting[..<border].firstIndex { next in
        !running.contains { $0.task.isQuick == next.task.isQuick }
      }
    guard ending == nil, let place else { return nil }
    let request = waiting.remove(at: place)
    running.append(request)
    let (lastRun, reports) = (tools.recording, request.token != nil)
    return StreamWork(number: request.number) { report in
      switch request.task {
      case .call(var call):
        call.lastRun = lastRun
        if reports { call.progress = { report(.progress($0)) } }
        return .answer(await call.run())
      case .resource(let resources, nil): return .result(.success(await resources.list()))
      case .resource(let resources, let uri?):
        guard let contents = await resources.read(uri) else {
          return .result(
            .failure(MCPProtocol.noResource(uri, isStateless: request.isStateless)))
        }
        return .result(.success(contents))
      }
    }
  }

  /// Tells the client how far a call is, or answers it.
  func take(_ outcome: Outcome, of number: Int) {
    guard let place = running.firstIndex(where: { $0.number == number }) else { return }
    if case .progress(let state) = outcome { return report(state, at: place) }
    let request = running.remove(at: place)
    if case .answer(let answer) = outcome, let run = answer.run { tools.recording = run.recording }
    if request.isCancelled { return }
    let result: Result<JSONValue, RPCError> =
      switch outcome {
      case .progress: .success(.null)
      case .answer(let answer): .success(answer.json)
      case .result(let result): result.map { listed($0, request.isStateless) }
      }
    send(
      request.id, result.map { request.isStateless ? MCPProtocol.complete($0, name) : $0 })
  }

  /// Reports progress, which grows from one notification to the next: a task may have several parts
  /// that each begin with nothing.
  private func report(_ state: ProgressFile.State, at place: Int) {
    let request = running[place]
    guard let token = request.token, !request.isCancelled, state.done > 0 else { return }
    var (earlier, total, last) = request.progress
    if earlier + state.done <= last {
      if state.count + earlier == total { return }
      earlier = last
    }
    total = earlier + max(state.count, state.done)
    last = earlier + state.done
    running[place].progress = (earlier, total, last)
    output += MCPProtocol.progress(token, state, (last, total)).line
    output.append(UInt8(ascii: "\n"))
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
