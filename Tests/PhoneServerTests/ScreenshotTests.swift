import SpecJSON
import SpecPhoneServer
import SpecText
import Testing

/// Pictures of the screen and of elements.
@Suite struct ScreenshotTests {
  private func picture(_ reply: PhoneClient.Reply) throws -> DecodedPicture {
    let bytes = try #require(Base64.decode(try reply.value.string()))
    return try DecodedPicture(bytes)
  }

  @Test(arguments: [2, 3])
  func `a screenshot has the pixels of the screen`(scale: Int) async throws {
    var options = Conversation.quiet()
    options.scale = scale
    try await Conversation.with("sign-up", options) { phone in
      let whole = try picture(try await phone.get("/screenshot"))
      #expect([whole.width, whole.height] == [414 * scale, 896 * scale])
      let field = try await phone.element("id")
      _ = try await phone.post("/element/\(field)/click")
      let rect = try await phone.get("/element/\(field)/rect").value
      let part = try picture(try await phone.get("/element/\(field)/screenshot"))
      let height = try Int(rect.number(at: "height"))
      #expect(abs(part.height - height * scale) < scale)
      // The border is one point wide.
      let colors = try part.colors(
        (part.width / 2, 0), (part.width / 2, scale - 1), (part.width / 2, scale),
        (0, part.height / 2), (part.width - 1, part.height - 1))
      #expect(colors == ["#000000", "#000000", "#ffffff", "#000000", "#000000"])
    }
  }

  @Test func `a picture changes with the colours of the screen`() async throws {
    try await Conversation.with("sign-up") { phone in
      let field = try await phone.element("id")
      let before = try picture(try await phone.get("/element/\(field)/screenshot"))
      _ = try await phone.post("/element/\(field)/click")
      let after = try picture(try await phone.get("/element/\(field)/screenshot"))
      #expect(try before.colors((40, 0)) != after.colors((40, 0)))
    }
  }

  @Test func `the home screen and a device without a session have a picture`() async throws {
    let server = try PhoneServer.start(Conversation.quiet(.agent))
    let client = try PhoneClient(port: server.port)
    let picture = try picture(try await client.send("GET", "/screenshot"))
    #expect([picture.width, picture.height] == [828, 1792])
    await client.close()
    await server.stop()
  }
}
