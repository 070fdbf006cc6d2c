import SpecJSON
import SpecPhoneServer
import SpecText
import Testing

/// Scrolling to elements that no touch reaches.
@Suite struct ScrollTests {
  static let ways = ["scrollToElement", "toVisible", "name", "agent"]

  @Test(arguments: ways)
  func `a text is scrolled into view, although a touch passes through it`(
    way: String
  ) async throws {
    let face = way == "agent" ? PhoneOptions.Face.agent : .appium(basePath: "")
    try await Conversation.with("sign-up", Conversation.quiet(face)) { phone in
      try await phone.askForConsent()
      let last = try await phone.element("paragraph-18")
      #expect(try await phone.get("/element/\(last)/displayed").value == false)
      let reply =
        switch way {
        case "toVisible":
          try await phone.mobile("scroll", ["elementId": .string(last), "toVisible": true])
        case "name": try await phone.mobile("scroll", ["name": "paragraph-18"])
        case "agent": try await phone.post("/wda/element/\(last)/scroll", ["toVisible": true])
        default: try await phone.mobile("scrollToElement", ["elementId": .string(last)])
        }
      #expect(reply.status == 200, "\(reply.message)")
      #expect(try await phone.get("/element/\(last)/displayed").value == true)
    }
  }
}
