import SpecJSON
import SpecPhoneServer
import Testing

/// Sessions with an Appium server.
@Suite struct AppiumSessionTests {
  @Test(arguments: ["", "/wd/hub"])
  func `a session begins with capabilities and ends`(basePath: String) async throws {
    let options = Conversation.quiet(.appium(basePath: basePath))
    try await Conversation.with("slack-login", options) { phone in
      #expect(try await phone.get("/source").status == 200)
      #expect(try await phone.client.send("GET", basePath + "/status").status == 200)
      let end = try await phone.client.send("DELETE", phone.session)
      #expect(end.json == ["value": .null])
      let late = try await phone.get("/source")
      #expect(late.status == 404)
      #expect(late.error == "invalid session id")
    }
  }

  @Test func `a text is typed and the next screen comes`() async throws {
    try await Conversation.with { phone in
      let field = try await phone.element("workspace-url")
      #expect(
        try await phone.post("/element/\(field)/value", ["text": "ab"]).json == ["value": .null])
      #expect(try await phone.get("/element/\(field)/text").value == "ab")
      let next = try await phone.element("next")
      #expect(try await phone.get("/element/\(next)/enabled").value == true)
      #expect(try await phone.post("/element/\(next)/click").json == ["value": .null])
      let email = try await phone.element("email")
      #expect(
        try await phone.get("/element/\(email)/attribute/type").value
          == "XCUIElementTypeOther")
      #expect(try await phone.get("/element/\(next)/enabled").error == "stale element reference")
    }
  }
}
