import SpecDrivers
import Testing

@testable import SpecEngines

/// What becomes of a request to a real server, however the server behaves.
@Suite struct ServerClientTests {
  typealias Reply = FakeWebDriverServer.Reply

  /// What a client is told by a server that answers like this.
  private func ask(
    _ call: ServerRequest = ServerRequest("GET", "https://app.example/users"),
    patience: Duration = .seconds(5), at path: String = "",
    _ answer: @escaping @Sendable (FakeWebDriverServer.Request) -> Reply
  ) async throws -> (answer: String, requests: [String]) {
    let server = try FakeWebDriverServer(answer)
    defer { server.stop() }
    let client = ServerClient(try ServerAddress(server.address + path), patience: patience)
    let outcome = await client.ask(call)
    let words = "\(outcome)".replacing(server.address, with: "http://server")
    return (
      words,
      server.requests.map { "\($0.method) \($0.path)" + ($0.body.isEmpty ? "" : " \($0.body)") }
    )
  }

  private static func http(_ status: Int, _ headers: String..., body: String = "") -> Reply {
    .raw(
      "HTTP/1.1 \(status) Whatever\r\nContent-Length: \(body.utf8.count)\r\n"
        + headers.map { $0 + "\r\n" }.joined() + "\r\n" + body)
  }

  @Test func `a request goes to the server's own host, below its path`() async throws {
    let call = ServerRequest("POST", "https://app.example/users?all=1", body: #"{"id":"é"}"#)
    let (answer, requests) = try await ask(call, at: "/v1/") { _ in Self.http(201, body: "done") }
    #expect(answer == #"answer(status: 201, body: "done")"#)
    #expect(requests == [#"POST /v1/users?all=1 {"id":"é"}"#])
  }

  struct Hostile: Sendable, CustomTestStringConvertible {
    let what: String
    let reply: Reply
    let answer: String
    var testDescription: String { what }
  }

  static let hostile = [
    Hostile(
      what: "an error", reply: http(500, body: "oops"),
      answer: #"answer(status: 500, body: "oops")"#),
    Hostile(
      what: "garbage for JSON", reply: http(200, body: "{\u{0}]"),
      answer: #"answer(status: 200, body: "{\0]")"#),
    Hostile(
      what: "half an answer",
      reply: .raw("HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n[\"tri"),
      answer: "failure(\"http://server ended the connection in the middle of a body of 50 bytes\")"),
    Hostile(
      what: "half a head", reply: .raw("HTTP/1.1 200 OK\r\nContent-Le"),
      answer: #"failure("http://server sent an invalid HTTP response: it said \"Content-Le\"")"#),
    Hostile(
      what: "no HTTP at all", reply: .raw("220 mail.example ESMTP\r\n"),
      answer:
        "failure(\"http://server sent an invalid HTTP response: it began with "
        + "\\\"220 mail.example ESMTP\\\"\")"),
    Hostile(
      what: "a closed connection", reply: .hangUp,
      answer: #"failure("http://server ended the connection before its status line")"#),
    Hostile(
      what: "a redirect to itself", reply: http(302, "Location: /users"),
      answer: #"failure("http://server redirected the request more than 20 times")"#),
    Hostile(
      what: "a redirect to where it cannot be followed",
      reply: http(302, "Location: https://secret.example/users"),
      answer:
        "failure(\"http://server \\\"https://secret.example\\\" is not http://; for an encrypted server, "
        + "give the address of a proxy that ends the encryption on this machine\")"),
    Hostile(
      what: "a redirect without a target", reply: http(302),
      answer: #"answer(status: 302, body: "")"#),
    Hostile(
      what: "a length beyond all measure",
      reply: .raw("HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\n"),
      answer: #"failure("http://server answered more than 67108864 bytes")"#),
  ]

  @Test(arguments: hostile)
  func `a server that misbehaves is told as what it is`(hostile: Hostile) async throws {
    let (answer, _) = try await ask { _ in hostile.reply }
    #expect(answer == hostile.answer)
  }

  @Test(arguments: [
    Reply.silence, .drip("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]"),
  ])
  func `an answer that is not whole in time is silence`(reply: Reply) async throws {
    let (answer, _) = try await ask(patience: .milliseconds(200)) { _ in reply }
    #expect(answer == "silence")
  }

  @Test(arguments: [
    Reply.endless("", "HTTP/1.1 100 Continue\r\n\r\n"),
    .endless("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", "1\r\na\r\n"),
  ])
  func `an answer that never ends is silence, too`(reply: Reply) async throws {
    let (answer, _) = try await ask(patience: .milliseconds(200)) { _ in reply }
    #expect(answer == "silence")
  }

  @Test(arguments: ["/next\rDELETE /all", "/with space", "http://127.0.0.1\r:1/x"])
  func `a redirect with a character that no request may hold is not followed`(target: String)
    async throws
  {
    let (answer, requests) = try await ask { _ in Self.http(302, "Location: " + target) }
    #expect(answer.hasPrefix("failure("), "\(answer)")
    #expect(requests == ["GET /users"])
  }

  @Test func `where nobody listens the request fails`() async throws {
    let port = try LoopbackPort.unused()
    let client = ServerClient(try ServerAddress("http://127.0.0.1:\(port)"))
    guard case .failure(let why) = await client.ask(ServerRequest("GET", "https://a.example/"))
    else {
      Issue.record("it did not fail")
      return
    }
    #expect(why.hasPrefix("http://127.0.0.1:\(port) cannot be reached"))
  }

  @Test func `redirects are followed, and what was posted is posted once`() async throws {
    let call = ServerRequest("POST", "https://app.example/users", body: "{}")
    let (answer, requests) = try await ask(call) { request in
      switch request.path {
      case "/users": Self.http(307, "Location: /a/b")
      case "/a/b": Self.http(303, "Location: c")
      default: Self.http(200, body: "end")
      }
    }
    #expect(answer == #"answer(status: 200, body: "end")"#)
    #expect(requests == ["POST /users {}", "POST /a/b {}", "GET /a/c"])
  }

  struct Arranged: Sendable {
    let outcome: Response.Outcome
    let reply: Reply
    let answer: String
  }

  static let unheard =
    "unarranged(\"http://server does not respond as arranged: it ignores the header Prefer\")"

  static let arranged = [
    Arranged(
      outcome: .status(500, body: "é"),
      reply: http(500, "Preference-Applied: code=500, body", body: "é"),
      answer: #"answer(status: 500, body: "é")"#),
    Arranged(
      outcome: .status(500, body: ""), reply: http(500),
      answer:
        unheard),
    Arranged(
      outcome: .status(500, body: "[1]"),
      reply: http(200, "Preference-Applied: code=500, body"),
      answer:
        unheard),
    Arranged(outcome: .silence, reply: .silence, answer: "silence"),
    Arranged(
      outcome: .silence, reply: http(200),
      answer:
        unheard),
    Arranged(outcome: .failure("no route"), reply: .hangUp, answer: #"failure("no route")"#),
    Arranged(
      outcome: .failure("no route"), reply: http(200),
      answer:
        unheard),
  ]

  @Test(arguments: arranged)
  func `an arranged answer counts only if the server says it applied it`(
    arranged: Arranged
  ) async throws {
    let call = ServerRequest("GET", "https://app.example/users", arranged: arranged.outcome)
    let (answer, _) = try await ask(call) { _ in arranged.reply }
    #expect(answer == arranged.answer)
  }

  @Test(arguments: [
    ("https://a.example", "is not http://"), ("8080", "it must start with http://"),
    ("http://a:b@c", "contains a password"),
  ])
  func `an address that is none is refused`(text: String, why: String) {
    let error = #expect(throws: ServerAddress.Unusable.self) { try ServerAddress(text) }
    #expect(error?.reason.contains(why) == true, "\(String(describing: error))")
  }
}
