import SpecJSON
import SpecPhoneServer
import SpecText
import Testing

/// The server itself: HTTP, the log, its end.
@Suite struct ServerTests {
  @Test func `the log has every request with its reply`() async throws {
    try await Conversation.with("slack-login", Conversation.quiet(.appium(basePath: "/wd/hub"))) {
      phone in
      await phone.server.clearConversation()
      let field = try await phone.element("workspace-url")
      _ = try await phone.post("/element/\(field)/value", ["text": "ab"])
      _ = try await phone.get("/nowhere")
      let log = await phone.server.conversation
      let session = String(phone.session.unicodeScalars.dropFirst("/wd/hub".count))
      #expect(log.map(\.method) == ["POST", "POST", "GET"])
      #expect(
        log.map(\.path) == [
          session + "/element", session + "/element/\(field)/value", session + "/nowhere",
        ])
      #expect(log.map(\.status) == [200, 200, 404])
      #expect(log[1].body == ["text": "ab"])
      #expect(log[1].reply == ["value": .null])
    }
  }

  @Test func `a server that stopped leaves no port`() async throws {
    let server = try PhoneServer.start(Conversation.quiet())
    #expect(server.address == "http://127.0.0.1:\(server.port)")
    let client = try PhoneClient(port: server.port)
    #expect(try await client.send("GET", "/status").status == 200)
    await server.stop()
    await #expect(throws: PhoneClient.NoReply.self) { try await client.send("GET", "/status") }
    await client.close()
    let late = try? PhoneClient(port: server.port)
    await #expect(throws: PhoneClient.NoReply.self) {
      guard let late else { throw PhoneClient.NoReply() }
      return try await late.send("GET", "/status")
    }
    await late?.close()
  }

  @Test func `two servers have phones of their own`() async throws {
    try await Conversation.with { one in
      try await Conversation.with { other in
        try await one.write(into: "workspace-url", "abc")
        #expect(try await one.text("workspace-url") == "abc")
        #expect(try await other.text("workspace-url") == "Workspace URL")
      }
    }
  }

  @Test func `the status needs no session`() async throws {
    for face in FaultTests.faces {
      let server = try PhoneServer.start(Conversation.quiet(face))
      let client = try PhoneClient(port: server.port)
      let status = try await client.send("GET", "/status")
      #expect(status.status == 200)
      let isReady = try status.value.object()["ready"]
      #expect(isReady == true)
      await client.close()
      await server.stop()
    }
  }

  /// Requests that are no HTTP that the server can read, and the status of the reply.
  static let malformed: [(String, Int)] = [
    ("nonsense\r\n\r\n", 400), ("GET\r\n\r\n", 400),
    ("POST /session HTTP/1.1\r\nContent-Length: x\r\n\r\n", 400),
  ]

  @Test(arguments: malformed.indices)
  func `a malformed request is refused`(index: Int) async throws {
    let (text, status) = Self.malformed[index]
    let server = try PhoneServer.start(Conversation.quiet())
    let client = try PhoneClient(port: server.port)
    #expect(try await client.send(raw: Array(text.utf8)).status == status)
    await client.close()
    await server.stop()
  }

  @Test func `a body may come in chunks, and the next request follows`() async throws {
    try await Conversation.with { phone in
      let head = "POST \(phone.session)/element HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n"
      let one = #"{"using": "id", "#
      let two = #""value": "next"}"#
      let body = "\(hex(one))\r\n\(one)\r\n\(hex(two))\r\n\(two)\r\n0\r\n\r\n"
      let reply = try await phone.client.send(raw: Array((head + body).utf8))
      #expect(reply.status == 200)
      #expect(try await phone.get("/orientation").value == "PORTRAIT")
    }
  }

  private func hex(_ text: String) -> String { String(text.utf8.count, radix: 16) }

  @Test func `a session ends if nobody uses it`() async throws {
    try await Conversation.with(capabilities: ["appium:newCommandTimeout": .number(0.3)]) {
      phone in
      _ = try await phone.get("/orientation")
      try await Task.sleep(for: .milliseconds(500))
      #expect(try await phone.get("/orientation").error == "invalid session id")
    }
    try await Conversation.with(capabilities: ["appium:newCommandTimeout": 0]) { phone in
      try await Task.sleep(for: .milliseconds(500))
      #expect(try await phone.get("/orientation").status == 200)
    }
  }

  @Test func `headers are those of the server`() async throws {
    for (face, type) in [
      (FaultTests.faces[0], "application/json; charset=utf-8"),
      (FaultTests.faces[1], "application/json;charset=UTF-8"),
    ] {
      let server = try PhoneServer.start(Conversation.quiet(face))
      let client = try PhoneClient(port: server.port)
      let head = try await client.send("GET", "/status").head
      #expect(head.includes("HTTP/1.1 200"))
      #expect(head.includes("Content-Type: \(type)\r\n"))
      await client.close()
      await server.stop()
    }
  }
}
