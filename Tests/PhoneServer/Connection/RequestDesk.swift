import SpecJSON
import SpecSystem
import SpecText

/// Answers the requests of all connections, one at a time, keeps the log and causes faults.
actor RequestDesk {
  // The requests of a phone do not wait for the tests that run beside it.
  private let executor = SessionExecutor("spec.phone")
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  private let options: PhoneOptions
  let phone: Phone
  private let agent: Agent
  private let appium: AppiumServer
  private let android: AndroidServer
  private(set) var log: [Exchange] = []
  /// The requests that have been received, answered or not, such as `POST /session`.
  private(set) var received: Set<String> = []
  private var faults: [ArrangedFault] = []
  /// The session of WebDriverAgent, which each of its replies names.
  private var agentSession: String?
  private var isBusy = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// The number of exchanges that the log keeps.
  private static let longestLog = 10_000

  init(_ options: PhoneOptions) {
    self.options = options
    phone = Phone(options)
    agent = Agent(phone)
    appium = AppiumServer(agent, phone)
    android = AndroidServer(phone, agent)
  }

  func arrange(_ fault: ArrangedFault) { faults.append(fault) }
  func clearLog() { (log, received) = ([], []) }

  /// Lets time pass on the phone.
  func pass(_ time: Duration) async { await phone.pass(time) }

  /// The clock of an app.
  func time(of app: String) async -> Duration? { await phone.time(of: Phone.bundle(of: app)) }

  func close() async { await phone.close() }

  /// Answers a request after those before it.
  func answer(_ request: PhoneRequest) async -> PhoneReply {
    received.insert("\(request.method) \(request.path)")
    await enter()
    defer { leave() }
    let fault = takeFault(for: request)
    var reply = await replyAhead(of: request, fault)
    if reply == nil {
      await phone.catchUp()
      reply = await answerInOrder(request)
      if request.method == "POST" { await phone.settle() }
    }
    var answer = reply ?? PhoneReply(status: 500, headers: [], body: [])
    await change(&answer, fault)
    note(request, answer)
    return answer
  }

  private func enter() async {
    guard isBusy else {
      isBusy = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func leave() {
    if waiting.isEmpty { isBusy = false } else { waiting.removeFirst().resume() }
  }

  // MARK: Faults

  private func takeFault(for request: PhoneRequest) -> PhoneFault? {
    for index in faults.indices where faults[index].isFor(request) {
      if faults[index].skipping > 0 {
        faults[index].skipping -= 1
        continue
      }
      let fault = faults[index].fault
      faults[index].times -= 1
      if faults[index].times <= 0 { faults.remove(at: index) }
      return fault
    }
    return nil
  }

  /// The reply of a fault that keeps the request from the phone; nil for others, which take effect
  /// here if they come before the request.
  private func replyAhead(of request: PhoneRequest, _ fault: PhoneFault?) async -> PhoneReply? {
    switch fault {
    case .sessionLost?:
      await appium.end()
      return nil
    case .unknownError?:
      return wrap(
        .failure(
          "unknown error", 500,
          "An unknown server-side error occurred while processing "
            + "the command."))
    case .staleElement?: await agent.loseElements(1)
    case .alert(let title, let buttons)?: await phone.interrupt(title, buttons: buttons)
    case .silence?, .closedConnection?: return PhoneReply(status: 0, headers: [], body: [])
    case .delay(let time)?: try? await Task.sleep(for: time)
    case .truncatedText?, .cutReply?, .noJSON?, nil: break
    }
    return nil
  }

  private func change(_ reply: inout PhoneReply, _ fault: PhoneFault?) async {
    switch fault {
    case .cutReply?: reply.delivery = .cut
    case .silence?: reply.delivery = .never
    case .closedConnection?: reply.delivery = .closed
    case .noJSON?:
      reply.body = Array("<html><body>502 Bad Gateway</body></html>".utf8)
    case .truncatedText?:
      guard case .object(var object)? = try? JSONReader.read(reply.body),
        case .string(let text)? = object["value"]
      else { return }
      let half = text.unicodeScalars.prefix(text.unicodeScalars.count / 2)
      object["value"] = .string(String(String.UnicodeScalarView(half)))
      reply.body = JSONWriter.write(.object(object))
    default: break
    }
  }

  // MARK: Replies

  /// The outcome of a command.
  private enum Outcome {
    case value(JSONValue)
    case failure(String, Int, String)
  }

  private func answerInOrder(_ request: PhoneRequest) async -> PhoneReply {
    if request.method == "OPTIONS" { return wrap(.value(.null)) }
    switch options.face {
    case .appium(let basePath): return wrap(await appiumOutcome(request, basePath))
    case .android:
      guard let body = Self.body(of: request) else {
        return wrap(Self.failure(.invalidArgument("Unexpected token in JSON at position 0")))
      }
      do throws(AppiumError) {
        return wrap(.value(try await android.run(request.method, request.path, body)))
      } catch { return wrap(Self.failure(error)) }
    case .agent:
      let outcome = await agentOutcome(request)
      agentSession = await agent.session?.id
      return wrap(outcome)
    }
  }

  private func appiumOutcome(_ request: PhoneRequest, _ basePath: String) async -> Outcome {
    guard request.path.begins(with: basePath + "/") else { return Self.failure(.unknownCommand) }
    let path = String(request.path.unicodeScalars.dropFirst(basePath.unicodeScalars.count))
    guard let body = Self.body(of: request) else {
      return Self.failure(.invalidArgument("Unexpected token in JSON at position 0"))
    }
    do throws(AppiumError) {
      return .value(try await appium.run(request.method, path, body))
    } catch { return Self.failure(error) }
  }

  private static func failure(_ error: AppiumError) -> Outcome {
    .failure(error.name, error.status, error.message)
  }

  /// WebDriverAgent ignores a body that is no JSON (`FBWebServer.m`).
  private func agentOutcome(_ request: PhoneRequest) async -> Outcome {
    var arguments: JSONObject = [:]
    if case .object(let object)? = Self.body(of: request) { arguments = object }
    let query = Dictionary(request.query.map { ($0.name, $0.value) }) { $1 }
    do throws(AgentError) {
      return .value(
        try await agent.run(request.method, at: request.path, query: query, arguments))
    } catch { return .failure(error.name, error.status, error.message) }
  }

  /// The body of a request, an empty object if there is none; nil if it is no JSON.
  private static func body(of request: PhoneRequest) -> JSONValue? {
    request.body.isEmpty ? [:] : try? JSONReader.read(request.body)
  }

  /// The reply of a server: Appium calls the trace of an error `stacktrace`, WebDriverAgent
  /// `traceback` (`FBResponsePayload.m`).
  private func wrap(_ outcome: Outcome) -> PhoneReply {
    let isAgent = options.face == .agent
    var object: JSONObject = [:]
    var status = 200
    switch outcome {
    case .value(let value): object["value"] = value
    case .failure(let name, let code, let message):
      status = code
      object["value"] = [
        "error": .string(name), "message": .string(message),
        isAgent ? "traceback" : "stacktrace": .string(isAgent ? "" : "\(name): \(message)"),
      ]
    }
    if isAgent { object["sessionId"] = agentSession.map { .string($0) } ?? .null }
    let headers =
      isAgent
      ? [
        ("Server", "WebDriverAgent/1.0"), ("Access-Control-Allow-Origin", "*"),
        ("Content-Type", "application/json;charset=UTF-8"),
      ]
      : [
        ("X-Powered-By", "Express"), ("Access-Control-Allow-Origin", "*"),
        ("Cache-Control", "no-cache"), ("Content-Type", "application/json; charset=utf-8"),
        ("Vary", "X-HTTP-Method-Override"),
      ]
    return PhoneReply(
      status: status, headers: headers.map { (name: $0.0, value: $0.1) },
      body: JSONWriter.write(.object(object), pretty: isAgent))
  }

  private func note(_ request: PhoneRequest, _ reply: PhoneReply) {
    var path = request.target
    if case .appium(let base) = options.face, path.begins(with: base) {
      path = String(path.unicodeScalars.dropFirst(base.unicodeScalars.count))
    }
    if log.count >= Self.longestLog { log.removeFirst() }
    log.append(
      Exchange(
        method: request.method, path: path,
        body: request.body.isEmpty ? .null : (try? JSONReader.read(request.body)) ?? .null,
        status: reply.status, reply: (try? JSONReader.read(reply.body)) ?? .null))
  }
}
