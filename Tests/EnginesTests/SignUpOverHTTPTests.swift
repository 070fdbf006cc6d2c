import SpecDrivers
import SpecFlows
import SpecSimulator
import SpecTestKit
import SpecText
import Testing

@testable import SpecEngines

/// The sign-up on a simulated phone that asks a real server, well-behaved or hostile.
///
/// A tap on Next closes the keyboard, which takes 250 ms.
@Suite struct SignUpOverHTTPTests {
  typealias Reply = FakeWebDriverServer.Reply

  /// Fills in the account, presses Next, and says what there is to see and when.
  private func signUp(
    patience: Duration = .seconds(5), waiting time: Duration = .zero,
    arranging conditions: [Condition] = [],
    _ answer: @escaping @Sendable (FakeWebDriverServer.Request) -> Reply
  ) async throws -> String {
    let server = try FakeWebDriverServer(answer)
    defer { server.stop() }
    let client = ServerClient(try ServerAddress(server.address), patience: patience)
    let driver = SimulatedDriver(apps: FlowCatalog.apps) { await client.ask($0) }
    try await driver.launch(
      LaunchOptions(app: "sign-up", parameters: ["api": server.address, "patience": "1"]))
    for condition in conditions { try await driver.arrange(condition) }
    for (field, text) in [
      ("아이디", "neo_1"), ("비밀번호", "Abcdef1!"), ("비밀번호 재확인", "Abcdef1!"), ("이름", "김"),
    ] { try await driver.perform(.type(text, into: Selector(field))) }
    let mark = try await driver.observe(since: 0)
    try await driver.perform(.tap(Selector("다음")))
    if time > .zero { try await driver.perform(.wait(time)) }
    let seen = try await driver.observe(since: mark.mark)
    let shown = ["notice", "아이디 message"].compactMap {
      (try? Selector($0).resolve(on: seen.screen))?.properties[.text]?.value?.text
    }.filter { !$0.isEmpty && $0 != "사용 가능한 아이디입니다." }
    let asked = seen.events.filter { $0.kind == .request }.compactMap {
      $0.details["method"]?.text
    }
    await driver.close()
    let passed = (seen.time.value ?? .zero) - (mark.time.value ?? .zero)
    return ([seen.screen.name] + shown).joined(separator: ": ")
      + " (\(asked.joined(separator: " ")), \(passed.wholeMilliseconds) ms)"
  }

  private static func http(_ status: Int, _ headers: String..., body: String = "") -> Reply {
    .raw(
      "HTTP/1.1 \(status) Whatever\r\nContent-Length: \(body.utf8.count)\r\n"
        + headers.map { $0 + "\r\n" }.joined() + "\r\n" + body)
  }

  private static func register(_ request: FakeWebDriverServer.Request) -> Reply {
    request.method == "GET" ? http(200, body: #"["trinity"]"#) : http(201)
  }

  @Test func `a real server's answers lead on, and none of them takes time on the phone`()
    async throws
  {
    let seen = try await signUp(Self.register)
    #expect(seen == "personal information (GET POST, 350 ms)")
  }

  @Test func `an ID that the real server has is taken`() async throws {
    let seen = try await signUp { _ in Self.http(200, body: #"["neo_1"]"#) }
    #expect(seen == "sign-up: 이미 사용중인 아이디입니다. (GET, 250 ms)")
  }

  struct Hostile: Sendable, CustomTestStringConvertible {
    let what: String
    let reply: Reply
    var testDescription: String { what }
  }

  static let hostile = [
    Hostile(what: "an error", reply: http(500)),
    Hostile(what: "garbage for JSON", reply: http(200, body: "{\u{0}]")),
    Hostile(what: "JSON of another kind", reply: http(200, body: #"{"ids":[]}"#)),
    Hostile(what: "bytes that are no UTF-8", reply: http(200, body: "[\"\u{FFFD}")),
    Hostile(
      what: "half an answer",
      reply: .raw("HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n[\"tri")),
    Hostile(what: "no HTTP", reply: .raw("hello\r\n")),
    Hostile(what: "a closed connection", reply: .hangUp),
    Hostile(what: "a redirect to itself", reply: http(307, "Location: /users")),
  ]

  @Test(arguments: hostile)
  func `a hostile server is a failure that the person is told`(hostile: Hostile) async throws {
    let seen = try await signUp { _ in hostile.reply }
    #expect(seen == "sign-up: 회원가입에 실패했습니다 (GET, 250 ms)")
  }

  @Test(arguments: hostile.dropFirst(4))
  func `so it is one that is hostile to the application alone`(hostile: Hostile) async throws {
    let seen = try await signUp { request in
      request.method == "GET" ? Self.register(request) : hostile.reply
    }
    #expect(seen == "sign-up: 회원가입에 실패했습니다 (GET POST, 250 ms)")
  }

  static let late = [
    Hostile(what: "silence", reply: .silence),
    Hostile(
      what: "a byte now and then",
      reply: .drip("HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n[\"trinity\"]")),
  ]

  @Test(arguments: late)
  func `a server that takes too long fails when the phone's minute is over`(
    late: Hostile
  ) async throws {
    let waiting = try await signUp(patience: .milliseconds(150), waiting: .milliseconds(59_749)) {
      _ in
      late.reply
    }
    #expect(waiting == "sign-up (GET, 59999 ms)")
    let over = try await signUp(patience: .milliseconds(150), waiting: .milliseconds(59_750)) { _ in
      late.reply
    }
    #expect(over == "sign-up: 회원가입에 실패했습니다 (GET, 60000 ms)")
  }

  @Test func `offline the server is not asked`() async throws {
    let seen = try await signUp(arranging: [.connection(.offline)]) { _ in
      Issue.record("it was asked")
      return .hangUp
    }
    #expect(seen == "sign-up: 회원가입에 실패했습니다 (GET, 250 ms)")
  }

  @Test func `an arranged delay passes on the phone's clock`() async throws {
    let condition = Condition.answer(
      to: RequestPattern(method: "POST", path: "/users"),
      Response(.status(409, body: ""), delay: .seconds(3)))
    let seen = try await signUp(waiting: .seconds(3), arranging: [condition]) { request in
      request.method == "GET"
        ? Self.register(request) : Self.http(409, "Preference-Applied: code=409, body")
    }
    #expect(seen == "sign-up: 이미 사용중인 아이디입니다. (GET POST, 3250 ms)")
  }

  @Test func `an arranged answer that the server does not give is no answer at all`() async throws {
    let condition = Condition.answer(
      to: RequestPattern(path: "/users"), Response(.status(500, body: "")))
    let error = await #expect(throws: DriverError.self) {
      try await signUp(arranging: [condition], Self.register)
    }
    guard case .unsupported(.networkAnswers, let why)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(why.hasSuffix("does not respond as arranged: it ignores the header Prefer"))
  }

  @Test func `with a real server, arranged answers are what the server is willing to give`() {
    let door: ServerTransport = { _ in .silence }
    let plain = SimulatedDriver(apps: FlowCatalog.apps).capabilities
    let asking = SimulatedDriver(apps: FlowCatalog.apps, server: door).capabilities
    #expect(plain[.networkAnswers] == .exact)
    #expect(
      asking[.networkAnswers]
        == .inferred("the real server is asked to answer so, and says whether it did"))
  }
}
