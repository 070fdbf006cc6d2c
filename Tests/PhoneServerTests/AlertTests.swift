import SpecJSON
import SpecPhoneServer
import SpecText
import Testing

/// Alerts of the app and prompts of the system.
@Suite struct AlertTests {
  @Test func `without an alert there is nothing to answer`() async throws {
    try await Conversation.with { phone in
      for path in ["/alert/accept", "/alert/dismiss"] {
        let reply = try await phone.post(path)
        #expect(reply.error == "no such alert")
        #expect(reply.status == 404)
      }
      #expect(try await phone.get("/alert/text").error == "no such alert")
      #expect(
        try await phone.mobile("alert", ["action": "getButtons"]).error == "no such alert")
    }
  }

  @Test func `a sheet is answered by its first button or by a label`() async throws {
    try await Conversation.with("memo") { phone in
      try await phone.click("sign-in")
      #expect(try await phone.source.includes("<XCUIElementTypeSheet "))
      let buttons = try await phone.mobile("alert", ["action": "getButtons"]).value.array()
      #expect(buttons.count > 1)
      let last = try #require(buttons.last)
      let wrong = try await phone.mobile("alert", ["action": "accept", "buttonLabel": "None"])
      #expect(wrong.error == "invalid element state")
      #expect(
        try await phone.mobile("alert", ["action": "dismiss", "buttonLabel": last]).value == .null)
      #expect(try await phone.get("/alert/text").error == "no such alert")
      #expect(try await phone.element("sign-in") != "")
      try await phone.click("sign-in")
      _ = try await phone.post("/alert/accept")
      #expect(try await phone.source.includes("name=\"memos\""))
    }
  }

  @Test func `an alert of the app takes the touches on what is behind it`() async throws {
    try await Conversation.with("memo") { phone in
      try await phone.signIn()
      try await phone.click("new")
      try await phone.click("action")
      #expect(try await phone.get("/alert/text").value == .string(Self.text))
      #expect(try await phone.source.includes("<XCUIElementTypeAlert "))
      #expect(try await phone.mobile("alert", ["action": "getButtons"]).value == ["확인"])
      let back = try await phone.element("back")
      #expect(try await phone.get("/element/\(back)/displayed").value == false)
      #expect(try await phone.post("/element/\(back)/click").status == 200)
      #expect(try await phone.get("/alert/text").value == .string(Self.text))
      #expect(try await phone.post("/alert/text", ["text": "a"]).error == "unsupported operation")
      #expect(try await phone.post("/alert/dismiss").status == 200)
      #expect(try await phone.get("/alert/text").error == "no such alert")
      #expect(try await phone.get("/element/\(back)/displayed").value == true)
    }
  }

  static let text = "메모를 작성하세요\n빈 메모입니다. 새로운 메모를 작성하세요"

  @Test func `a prompt belongs to the system and takes all touches`() async throws {
    try await Conversation.with("memo") { phone in
      try await phone.signIn()
      try await phone.write("hello")
      try await phone.askForNotifications()
      // The source is that of the app, which does not have the prompt.
      #expect(!(try await phone.source.includes("<XCUIElementTypeAlert ")))
      let text = try await phone.get("/alert/text").value.string()
      #expect(text.includes("notifications"))
      try await phone.click("new")
      #expect(!(try await phone.source.includes("name=\"compose\"")))
      _ = try await phone.post("/appium/settings", ["settings": ["respectSystemAlerts": true]])
      let source = try await phone.source
      #expect(source.includes("bundleId=\"com.apple.springboard\""))
      #expect(source.includes("<XCUIElementTypeAlert "))
      #expect(try await phone.post("/alert/accept").status == 200)
      #expect(try await phone.source.includes("bundleId=\"org.example.memo\""))
      try await phone.click("new")
      #expect(try await phone.source.includes("name=\"compose\""))
    }
  }

  @Test(arguments: ["accept", "dismiss"])
  func `alerts are answered by themselves if the capabilities say so`(
    action: String
  ) async throws {
    let name = action == "accept" ? "autoAcceptAlerts" : "autoDismissAlerts"
    try await Conversation.with("memo", capabilities: ["appium:" + name: true]) { phone in
      _ = try await phone.post("/element/\(try await phone.element("sign-in"))/click")
      #expect(try await phone.get("/alert/text").error == "no such alert")
      #expect(try await phone.source.includes("name=\"memos\"") == (action == "accept"))
    }
  }

  @Test func `an alert of the system comes when a test says so`() async throws {
    try await Conversation.with("sign-up") { phone in
      await phone.server.arrange(
        ArrangedFault(
          .alert("Battery low", buttons: ["Close"]), method: "POST", path: "/click"))
      let field = try await phone.element("id")
      #expect(try await phone.post("/element/\(field)/click").status == 200)
      #expect(try await phone.get("/alert/text").value == "Battery low")
      #expect(try await phone.get("/element/active").error == "no such element")
      #expect(try await phone.post("/alert/accept").status == 200)
      #expect(try await phone.get("/alert/text").error == "no such alert")
      #expect(try await phone.post("/element/\(field)/click").status == 200)
      #expect(try await phone.get("/element/active").value.string(at: "ELEMENT") == field)
    }
  }
}

extension Conversation {
  /// Makes the app `memo` with one memo ask for notifications.
  func askForNotifications() async throws {
    let row = try await element("memo-1")
    _ = try await mobile("swipe", ["elementId": .string(row), "direction": "right"])
    try await click("memo-1-Notification")
  }
}
