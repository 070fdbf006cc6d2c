import SpecJSON
import SpecPhoneServer
import SpecText
import Testing

/// Faults that tests arrange, each for the next request to a route.
@Suite struct FaultTests {
  static let faces: [PhoneOptions.Face] = [.appium(basePath: ""), .agent]

  private func fault(
    _ fault: PhoneFault, _ face: PhoneOptions.Face = .appium(basePath: ""),
    _ body: (Conversation) async throws -> Void
  ) async throws {
    try await Conversation.with("sign-up", Conversation.quiet(face)) { phone in
      await phone.server.arrange(ArrangedFault(fault, path: "/source"))
      try await body(phone)
    }
  }

  @Test(arguments: faces)
  func `an error of the server is for one request`(face: PhoneOptions.Face) async throws {
    try await fault(.unknownError, face) { phone in
      let reply = try await phone.get("/source")
      #expect(reply.status == 500)
      #expect(reply.error == "unknown error")
      #expect(try await phone.get("/source").status == 200)
    }
  }

  @Test(arguments: faces)
  func `a session is lost from a request on`(face: PhoneOptions.Face) async throws {
    try await Conversation.with("sign-up", Conversation.quiet(face)) { phone in
      await phone.server.arrange(ArrangedFault(.sessionLost, skipping: 2))
      #expect(try await phone.get("/source").status == 200)
      let field = try await phone.element("id")
      for _ in 0..<2 {
        let reply = try await phone.get("/element/\(field)/text")
        #expect(reply.status == 404)
        #expect(reply.error == "invalid session id")
      }
    }
  }

  @Test func `the source ends in the middle of complete JSON`() async throws {
    try await fault(.truncatedText) { phone in
      let half = try await phone.get("/source")
      #expect(half.isWhole)
      let text = try half.value.string()
      let whole = try await phone.source
      #expect(text.unicodeScalars.count == whole.unicodeScalars.count / 2)
      #expect(whole.begins(with: text))
    }
  }

  @Test func `a reply is shorter than its headers say`() async throws {
    try await fault(.cutReply) { phone in
      let reply = try await phone.get("/source")
      #expect(reply.status == 200)
      #expect(!reply.isWhole)
      await #expect(throws: PhoneClient.NoReply.self) { try await phone.get("/source") }
    }
  }

  @Test func `a reply is no JSON`() async throws {
    try await fault(.noJSON) { phone in
      let reply = try await phone.get("/source")
      #expect(reply.isWhole)
      #expect(reply.json == .null)
      #expect(String(decoding: reply.body, as: UTF8.self).begins(with: "<html>"))
    }
  }

  @Test func `a connection is closed without a reply`() async throws {
    try await fault(.closedConnection) { phone in
      await #expect(throws: PhoneClient.NoReply.self) { try await phone.get("/source") }
    }
  }

  @Test func `a reply never comes, and the server stops nevertheless`() async throws {
    try await fault(.silence) { phone in
      let clock = ContinuousClock()
      let time = await clock.measure {
        await #expect(throws: PhoneClient.NoReply.self) {
          try await phone.client.send("GET", phone.session + "/source", patience: 200)
        }
      }
      #expect(time >= .milliseconds(200))
    }
  }

  @Test func `a reply comes late`() async throws {
    try await fault(.delay(.milliseconds(200))) { phone in
      let clock = ContinuousClock()
      let time = try await clock.measure {
        _ = try await phone.get("/source")
      }
      #expect(time >= .milliseconds(200))
    }
  }

  @Test(arguments: faces)
  func `an element goes between the search and the tap`(face: PhoneOptions.Face) async throws {
    try await Conversation.with("sign-up", Conversation.quiet(face)) { phone in
      await phone.server.arrange(ArrangedFault(.staleElement, method: "POST", path: "/click"))
      let field = try await phone.element("id")
      let reply = try await phone.post("/element/\(field)/click")
      #expect(reply.status == 404)
      #expect(reply.error == "stale element reference")
      let again = try await phone.element("id")
      #expect(again != field)
      #expect(try await phone.post("/element/\(again)/click").status == 200)
    }
  }

  @Test func `a fault can last for several requests of a method`() async throws {
    try await Conversation.with("sign-up") { phone in
      await phone.server.arrange(ArrangedFault(.unknownError, method: "GET", times: 2))
      _ = try await phone.element("id")
      #expect(try await phone.get("/source").status == 500)
      #expect(try await phone.get("/window/rect").status == 500)
      #expect(try await phone.get("/source").status == 200)
    }
  }
}
