import SpecDrivers
import SpecEngines
import SpecJSON
import Testing

/// A port serves a client that shows the token, and gives all others nothing.
struct ClientAuthenticationTests {
  private static func hello(_ token: String?) -> String {
    let member = token.map { #","token":"\#($0)""# } ?? ""
    return #"{"id":1,"method":"initialize","params":{"protocolVersion":1\#(member)}}"#
  }

  // MARK: - Decisions

  private static let notTheToken = ClientAuthentication.Verdict.refused(
    answer: .reply(
      id: 1, .failure(RPCError(code: -32001, message: "the token is wrong"))))

  private static func refusal(_ message: String, _ code: Int = -32600)
    -> ClientAuthentication.Verdict
  {
    .refused(answer: .reply(id: .null, .failure(RPCError(code: code, message: message))))
  }

  static let firstLines: [(String, ClientAuthentication.Verdict)] = [
    (hello("secret"), .admitted),
    (hello("guess"), notTheToken),
    (hello("secre"), notTheToken),
    (hello("secretsecret"), notTheToken),
    (hello(""), notTheToken),
    (hello(nil), notTheToken),
    // The same to a reader, and not the same bytes.
    (hello("secret\u{200D}"), notTheToken),
    (#"{"id":1,"method":"open"}"#, refusal("the first request must be initialize, with the token")),
    (
      #"{"method":"initialize","params":{"token":"secret"}}"#,
      refusal("the first request must be initialize, with the token")
    ),
    ("{}", refusal("neither method nor id")),
    ("POST / HTTP/1.1", .refused(answer: nil)),
    ("\u{16}\u{3}\u{1}", .refused(answer: nil)),
    ("{" + String(repeating: "x", count: 20_000), refusal("the first line is too long")),
  ]

  @Test(arguments: firstLines)
  func `a client's first line decides`(_ line: String, _ verdict: ClientAuthentication.Verdict) {
    var admission = ClientAuthentication(token: "secret")
    #expect(admission.verdicts(on: [Array(line.utf8)], now: .now) == [verdict])
  }

  @Test func `a token that looks the same and has other bytes is another one`() {
    var admission = ClientAuthentication(token: "caf\u{E9}")
    let lines = ["cafe\u{301}", "caf\u{E9}"].map { Array(Self.hello($0).utf8) }
    #expect(admission.verdicts(on: lines, now: .now) == [Self.notTheToken, .admitted])
  }

  @Test func `an empty token lets nobody in`() {
    var admission = ClientAuthentication(token: "")
    let line = Array(Self.hello("").utf8)
    #expect(admission.verdicts(on: [line], now: .now) == [Self.notTheToken])
  }

  @Test func `after a wrong token no other is looked at for a pause, which doubles`() {
    var admission = ClientAuthentication(token: "secret")
    let guess = [Array(Self.hello("guess").utf8)]
    let right = [Array(Self.hello("secret").utf8)]
    var now = ContinuousClock.now
    var pauses: [Duration] = []
    for _ in 0..<8 {
      _ = admission.verdicts(on: guess, now: now)
      guard let opens = admission.opens else { break }
      #expect(admission.verdicts(on: right, now: opens - .nanoseconds(1)) == nil)
      pauses.append(opens - now)
      now = opens
    }
    #expect(pauses == [100, 200, 400, 800, 1600, 3200, 5000, 5000].map { .milliseconds($0) })
    #expect(admission.verdicts(on: right, now: now) == [.admitted])
    _ = admission.verdicts(on: guess, now: now)
    #expect(admission.opens == now + .milliseconds(100))
  }

  @Test func `all that waited are judged at once`() {
    var admission = ClientAuthentication(token: "secret")
    let lines = ["guess", "secret", "other"].map { Array(Self.hello($0).utf8) }
    let now = ContinuousClock.now
    #expect(
      admission.verdicts(on: lines, now: now) == [Self.notTheToken, .admitted, Self.notTheToken])
    #expect(admission.opens == now + .milliseconds(100))
  }

  // MARK: - Connections

  private func withServer(
    limits: ClientAuthentication.Limits = ClientAuthentication.Limits(),
    _ body: (UInt16) async throws -> Void
  ) async throws {
    try await DriverServer(apps: ["egg-timer"]) { EggTimer() }
      .serving(token: "secret", limits: limits, body)
  }

  @Test func `what is HTTP is closed without an answer, whatever its body`() async throws {
    try await withServer { port in
      let page = try RawClient(port: port)
      page.send("POST / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n\(Self.hello("secret"))\n")
      #expect(await page.rest() == "")
    }
  }

  @Test func `a wrong token is answered, and the connection closed`() async throws {
    try await withServer { port in
      let guesser = try RawClient(port: port)
      guesser.send(Self.hello("guess") + "\n")
      #expect(
        await guesser.rest()
          == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32001,"message":"the token is wrong"}}"#
          + "\n")
    }
  }

  /// Twenty times, because an answer in the wrong order was a matter of luck.
  @Test(arguments: 1...20)
  func `what follows the first line in one piece is answered after it`(_: Int) async throws {
    try await withServer { port in
      let client = try RawClient(port: port)
      client.send(Self.hello("secret") + "\n" + #"{"id":2,"method":"open","params":{}}"# + "\n")
      #expect(await client.line()?.hasPrefix(#"{"jsonrpc":"2.0","id":1,"result":"#) == true)
      #expect(await client.line() == #"{"jsonrpc":"2.0","id":2,"result":{"session":"1"}}"#)
    }
  }

  @Test func `a first line that does not end is closed at its limit`() async throws {
    try await withServer { port in
      let client = try RawClient(port: port)
      client.send("{" + String(repeating: " ", count: 17_000))
      #expect(await client.rest()?.contains("the first line is too long") == true)
    }
  }

  @Test func `a client that says nothing is closed after a time`() async throws {
    var limits = ClientAuthentication.Limits()
    limits.time = .milliseconds(1)
    try await withServer(limits: limits) { port in
      let client = try RawClient(port: port)
      #expect(await client.rest() == "")
    }
  }

  @Test func `idle connections do not keep a runner from being served`() async throws {
    try await withServer { port in
      let idle = try (0..<300).map { _ in try RawClient(port: port) }
      let client = try RawClient(port: port)
      client.send(Self.hello("secret") + "\n")
      #expect(await client.line()?.hasPrefix(#"{"jsonrpc":"2.0","id":1,"result":"#) == true)
      // The oldest gave way.
      #expect(await idle.first?.rest() == "")
    }
  }

  @Test func `a server without a token does not listen`() async throws {
    let server = DriverServer { EggTimer() }
    await #expect(
      throws: DriverError.engineLost(
        "the token is empty; an engine on a port requires one")
    ) {
      try await server.serve(port: 0, token: "")
    }
  }

  @Test func `a random token is 32 hexadecimal digits, and never the same`() {
    let tokens = (0..<100).map { _ in DriverServer.randomToken() }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{32}/) != nil })
  }
}
