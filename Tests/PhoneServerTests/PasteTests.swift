import SpecJSON
import SpecPhoneServer
import SpecText
import Testing

/// The question before a paste, and the clipboard of a real device.
@Suite struct PasteTests {
  /// The question and its buttons, denying first.
  static let questions: [(SystemLanguage, String, [JSONValue], String)] = [
    (
      .english,
      "“sign-up” would like to paste from “WebDriverAgentRunner-Runner”\n"
        + "Do you want to allow this?", ["Don’t Allow Paste", "Allow Paste"], "Paste"
    ),
    (
      .korean, "‘sign-up’이(가) ‘WebDriverAgentRunner-Runner’에서 붙여넣으려고 합니다.\n허용하겠습니까?",
      ["붙여넣기 허용 안 함", "붙여넣기 허용"], "붙여넣기"
    ),
  ]

  @Test(arguments: questions)
  func `only who allows it gets the paste`(
    language: SystemLanguage, question: String, buttons: [JSONValue], paste: String
  ) async throws {
    for isAllowed in [true, false] {
      try await Conversation.with("sign-up", Self.asking(language)) { phone in
        try await phone.copy("x")
        try await phone.press("name")
        try await phone.click(paste)
        #expect(try await phone.get("/alert/text").value == .string(question))
        let titles = try await phone.mobile("alert", ["action": "getButtons"]).value
        #expect(titles == .array(buttons))
        #expect(try await phone.menu() == [])
        // Nothing is pasted before the answer, and the prompt is none of the app.
        #expect(!(try await phone.source.includes("value=\"x\"")))
        #expect(!(try await phone.source.includes("<XCUIElementTypeAlert ")))
        let reply = try await phone.post(isAllowed ? "/alert/accept" : "/alert/dismiss")
        #expect(reply.json == ["value": .null])
        #expect(try await phone.get("/alert/text").error == "no such alert")
        #expect(try await phone.source.includes("value=\"x\"") == isAllowed)
        #expect(try await phone.focused() == "name")
      }
    }
  }

  @Test func `an agent has the question too`() async throws {
    try await Conversation.with("sign-up", Self.asking(.english, .agent)) { phone in
      try await phone.copy("x")
      try await phone.press("name")
      let paste = try await phone.element("Paste")
      #expect(try await phone.post("/element/\(paste)/click").value == .null)
      let buttons = try await phone.get("/wda/alert/buttons").value
      #expect(buttons == ["Don’t Allow Paste", "Allow Paste"])
      _ = try await phone.post("/appium/settings", ["settings": ["respectSystemAlerts": true]])
      #expect(try await phone.source.includes("name=\"Allow Paste\""))
      let allow = try await phone.element("Allow Paste")
      #expect(try await phone.post("/element/\(allow)/click").value == .null)
      #expect(try await phone.text("name") == "x")
    }
  }

  @Test func `the source is who set the clipboard, and the app itself is not asked`() async throws {
    try await Conversation.with("sign-up", Self.asking(.english)) { phone in
      _ = try await phone.mobile("setPasteboard", ["content": "x"])
      try await phone.press("name")
      try await phone.click("Paste")
      let text = try await phone.get("/alert/text").value.string()
      #expect(text.begins(with: "“sign-up” would like to paste from “CoreSimulatorBridge”\n"))
      _ = try await phone.post("/alert/accept", ["name": "Allow Paste"])
      try await phone.press("name")
      try await phone.click("Select All")
      try await phone.click("Copy")
      try await phone.press("id")
      try await phone.click("Paste")
      #expect(try await phone.get("/alert/text").error == "no such alert")
      #expect(try await phone.text("id") == "x")
      _ = try await phone.mobile("launchApp", ["bundleId": "org.example.slack-login"])
      try await phone.press("workspace-url")
      try await phone.click("Paste")
      let other = try await phone.get("/alert/text").value.string()
      #expect(other.begins(with: "“slack-login” would like to paste from “sign-up”\n"))
    }
  }

  @Test func `another alert of the system takes the place of the question`() async throws {
    try await Conversation.with("sign-up", Self.asking(.english)) { phone in
      try await phone.copy("x")
      try await phone.press("name")
      try await phone.click("Paste")
      await phone.server.arrange(
        ArrangedFault(.alert("Battery low", buttons: ["Allow Paste"]), path: "/alert/accept"))
      #expect(try await phone.post("/alert/accept").status == 200)
      #expect(!(try await phone.source.includes("value=\"x\"")))
    }
  }

  // MARK: A real device

  /// What the option says, and whether the clipboard is open to WebDriverAgent in the background.
  static let kinds: [(isSimulator: Bool, option: Bool?, isOpen: Bool)] = [
    (true, nil, true), (false, nil, false), (false, true, true), (true, false, false),
  ]

  @Test(arguments: kinds)
  func `the clipboard of a device is closed to an app in the background`(
    isSimulator: Bool, option: Bool?, isOpen: Bool
  ) async throws {
    for face in [PhoneOptions.Face.appium(basePath: ""), .agent] {
      var options = Conversation.quiet(face)
      options.isSimulator = isSimulator
      options.keepsClipboard = option
      try await Conversation.with("sign-up", options) { phone in
        try await phone.copy("ab")
        #expect(await phone.server.clipboard == (isOpen ? "ab" : ""))
        #expect(try await phone.read() == (isOpen ? "YWI=" : ""))
      }
    }
  }

  @Test func `the clipboard is open while the app of the agent is in front`() async throws {
    var options = Conversation.quiet()
    options.isSimulator = false
    try await Conversation.with("sign-up", options) { phone in
      let runner: JSONValue = ["bundleId": "com.facebook.WebDriverAgentRunner.xctrunner"]
      #expect(try await phone.mobile("queryAppState", runner).value == 3)
      #expect(try await phone.mobile("activateApp", runner).value == .null)
      #expect(try await phone.mobile("queryAppState", runner).value == 4)
      let active = try await phone.mobile("activeAppInfo").value.string(at: "bundleId")
      #expect(active == "com.facebook.WebDriverAgentRunner.xctrunner")
      #expect(try await phone.source.includes("label=\"WebDriverAgentRunner-Runner\""))
      try await phone.copy("ab")
      #expect(try await phone.read() == "YWI=")
      let app: JSONValue = ["bundleId": "org.example.sign-up"]
      #expect(try await phone.mobile("queryAppState", app).value == 3)
      #expect(try await phone.mobile("activateApp", app).value == .null)
      #expect(try await phone.mobile("queryAppState", runner).value == 3)
      #expect(try await phone.read() == "")
      try await phone.press("name")
      try await phone.click("Paste")
      #expect(try await phone.text("name") == "ab")
    }
  }

  @Test func `the clipboard by remote services needs a device with a tunnel`() async throws {
    for isSimulator in [true, false] {
      var options = Conversation.quiet()
      options.isSimulator = isSimulator
      try await Conversation.with("sign-up", options) { phone in
        let set = try await phone.mobile("setClipboard", ["content": "YWI=", "mode": "xpc"])
        #expect(set.error == "unknown error")
        let get = try await phone.mobile("getClipboard", ["mode": "xpc"])
        #expect(get.error == "unknown error")
        #expect(
          get.message.includes("can only be performed on a real device") == isSimulator)
        #expect(await phone.server.clipboard == "")
      }
    }
  }

  private static func asking(
    _ language: SystemLanguage, _ face: PhoneOptions.Face = .appium(basePath: "")
  ) -> PhoneOptions {
    var options = Conversation.quiet(face)
    options.language = language
    options.asksBeforePasting = true
    return options
  }
}

extension Conversation {
  /// What WebDriverAgent reads from the clipboard.
  fileprivate func read() async throws -> String {
    isAgent
      ? try await post("/wda/getPasteboard").value.string()
      : try await mobile("getClipboard").value.string()
  }
}
