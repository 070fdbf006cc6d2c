import SpecJSON
import SpecPhoneServer
import SpecText
import Testing

/// The page source and the attributes of elements.
@Suite struct SourceTests {
  @Test func `the source of a screen has the tree of an app`() async throws {
    try await Conversation.with("slack-login") { phone in
      let field = try await phone.element("workspace-url")
      _ = try await phone.post("/element/\(field)/click")
      let source = try await phone.source
      // The letters have a test of their own.
      let lines = source.unicodeScalars.split(separator: "\n").map { String($0) }
        .filter { !$0.includes("<XCUIElementTypeKey ") }
      #expect(lines.joined(separator: "\n") == Self.firstScreen)
    }
  }

  static let firstScreen = """
    <?xml version="1.0" encoding="UTF-8"?>
    <AppiumAUT>
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="slack-login" \
    label="slack-login" enabled="true" visible="true" accessible="false" x="0" y="0" \
    width="414" height="896" index="0" traits="" processId="4000" \
    bundleId="org.example.slack-login">
        <XCUIElementTypeWindow type="XCUIElementTypeWindow" enabled="true" visible="true" \
    accessible="false" x="0" y="0" width="414" height="896" index="0" traits="">
          <XCUIElementTypeOther type="XCUIElementTypeOther" enabled="true" visible="true" \
    accessible="false" x="0" y="0" width="414" height="896" index="0" traits="">
            <XCUIElementTypeOther type="XCUIElementTypeOther" name="workspace" \
    enabled="true" visible="true" accessible="false" x="0" y="0" width="414" height="896" \
    index="0" traits="">
              <XCUIElementTypeButton type="XCUIElementTypeButton" name="next" label="Next" \
    enabled="false" visible="true" accessible="true" x="334" y="54" width="60" height="40" \
    index="0" traits="Button, NotEnabled"/>
              <XCUIElementTypeOther type="XCUIElementTypeOther" name="container" \
    label="container" enabled="true" visible="true" accessible="false" x="0" y="104" \
    width="414" height="457" index="1" traits=""/>
              <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" \
    value="Your Slack workspace URL" name="title" label="Your Slack workspace URL" \
    enabled="true" visible="true" accessible="true" x="20" y="292" width="144" height="21" \
    index="2" traits="StaticText"/>
              <XCUIElementTypeTextField type="XCUIElementTypeTextField" name="workspace-url" \
    label="Workspace URL" enabled="true" visible="true" accessible="true" x="20" y="312" \
    width="374" height="41" index="3" placeholderValue="" traits=""/>
              <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" \
    value="workspace-url.slack.com" name="placeholder" label="placeholder" enabled="true" \
    visible="true" accessible="true" x="20" y="312" width="184" height="41" index="4" \
    traits="StaticText"/>
              <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" \
    value="Don't know your workspace URL?" name="hint" \
    label="Don't know your workspace URL?" enabled="true" visible="true" accessible="true" \
    x="20" y="521" width="374" height="20" index="5" traits="StaticText"/>
            </XCUIElementTypeOther>
          </XCUIElementTypeOther>
        </XCUIElementTypeWindow>
        <XCUIElementTypeWindow type="XCUIElementTypeWindow" enabled="true" visible="true" \
    accessible="false" x="0" y="595" width="414" height="301" index="1" traits="">
          <XCUIElementTypeOther type="XCUIElementTypeOther" name="inputView" enabled="true" \
    visible="true" accessible="false" x="0" y="595" width="414" height="301" index="0" \
    traits="">
            <XCUIElementTypeKeyboard type="XCUIElementTypeKeyboard" enabled="true" \
    visible="true" accessible="false" x="0" y="595" width="414" height="267" index="0" \
    traits="">
              <XCUIElementTypeButton type="XCUIElementTypeButton" name="shift" label="shift" \
    enabled="true" visible="true" accessible="true" x="0" y="728" width="63" height="68" \
    index="19" traits="Button"/>
              <XCUIElementTypeButton type="XCUIElementTypeButton" name="more" \
    label="numbers" enabled="true" visible="true" accessible="true" x="0" y="795" \
    width="119" height="67" index="28" traits="Button"/>
              <XCUIElementTypeButton type="XCUIElementTypeButton" name="Go" label="go" \
    enabled="true" visible="true" accessible="true" x="236" y="795" width="178" height="67" \
    index="31" traits="Button"/>
            </XCUIElementTypeKeyboard>
          </XCUIElementTypeOther>
        </XCUIElementTypeWindow>
      </XCUIElementTypeApplication>
    </AppiumAUT>
    """

  @Test func `the json and the description have the same tree`() async throws {
    try await Conversation.with { phone in
      let tree = try await phone.mobile("source", ["format": "json"]).value.object()
      #expect(try tree["type"]?.string() == "Application")
      #expect(tree["rect"] == ["x": 0, "y": 0, "width": 414, "height": 896])
      let text = try await phone.mobile("source", ["format": "description"]).value.string()
      #expect(text.includes("Button"))
      let refused = try await phone.mobile("source", ["format": "yaml"])
      #expect(refused.error == "unsupported operation")
    }
  }

  @Test func `attributes can be left out of the source`() async throws {
    try await Conversation.with { phone in
      let source = try await phone.mobile("source", ["excludedAttributes": "visible,traits"])
        .value.string()
      #expect(!source.includes("visible="))
      #expect(!source.includes("traits="))
      #expect(source.includes("enabled="))
    }
  }

  @Test func `an empty field has its placeholder as its value`() async throws {
    try await Conversation.with("sign-up") { phone in
      let field = try await phone.element("id")
      let placeholder = try await phone.get("/element/\(field)/attribute/placeholderValue").value
      #expect(try await phone.get("/element/\(field)/attribute/value").value == placeholder)
      #expect(try await phone.get("/element/\(field)/text").value == placeholder)
      _ = try await phone.post("/element/\(field)/value", ["text": "ab"])
      #expect(try await phone.get("/element/\(field)/attribute/value").value == "ab")
      #expect(
        try await phone.get("/element/\(field)/attribute/placeholderValue").value == placeholder)
      let secret = try await phone.element("password")
      _ = try await phone.post("/element/\(secret)/value", ["text": "abcd"])
      #expect(try await phone.get("/element/\(secret)/attribute/value").value == "••••")
    }
  }

  /// Attributes of the disabled button of the form, as Appium answers.
  static let attributes: [(String, JSONValue)] = [
    ("type", "XCUIElementTypeButton"), ("name", "next"), ("label", "다음"), ("value", .null),
    ("enabled", "false"), ("visible", "true"), ("accessible", "true"), ("selected", "false"),
    ("traits", "Button, NotEnabled"),
  ]

  @Test(arguments: attributes)
  func `attributes are texts`(name: String, value: JSONValue) async throws {
    try await Conversation.with("sign-up") { phone in
      let next = try await phone.element("next")
      #expect(try await phone.get("/element/\(next)/attribute/\(name)").value == value)
      #expect(try await phone.get("/element/\(next)/property/\(name)").value == value)
    }
  }

  @Test func `a chip with a delete button of its own is no button`() async throws {
    try await Conversation.with("sign-up") { phone in
      try await phone.askForConsent()
      try await phone.click("agree")
      try await phone.write(into: "interest", "Swift,")
      let lines = try await phone.source.unicodeScalars.split(separator: "\n").map { String($0) }
        .filter { $0.includes("label=\"Swift") }
        .map { String($0.drop { $0 == " " }) }
      #expect(
        lines == [
          """
          <XCUIElementTypeOther type="XCUIElementTypeOther" name="keyword-1" label="Swift" \
          enabled="true" visible="true" accessible="true" x="20" y="184" width="84" height="40" \
          index="4" traits=""/>
          """,
          """
          <XCUIElementTypeButton type="XCUIElementTypeButton" name="delete-1" label="Swift x" \
          enabled="true" visible="true" accessible="true" x="70" y="192" width="24" height="24" \
          index="5" traits="Button"/>
          """,
        ])
    }
  }

  @Test func `an unknown attribute is refused`() async throws {
    try await Conversation.with { phone in
      let next = try await phone.element("next")
      let reply = try await phone.get("/element/\(next)/attribute/colour")
      #expect(reply.error == "invalid argument")
      #expect(reply.message == "The attribute 'colour' is unknown")
    }
  }

  @Test func `an element tells its type, its frame and its state`() async throws {
    try await Conversation.with("sign-up") { phone in
      let next = try await phone.element("next")
      #expect(try await phone.get("/element/\(next)/name").value == "XCUIElementTypeButton")
      #expect(try await phone.get("/element/\(next)/text").value == "다음")
      #expect(try await phone.get("/element/\(next)/enabled").value == false)
      #expect(try await phone.get("/element/\(next)/displayed").value == true)
      #expect(try await phone.get("/element/\(next)/selected").value == false)
      let rect = try await phone.get("/element/\(next)/rect").value.object()
      #expect(Set(rect.keys) == ["x", "y", "width", "height"])
    }
  }

  @Test func `no field has the focus at first`() async throws {
    try await Conversation.with("sign-up") { phone in
      #expect(try await phone.get("/element/active").error == "no such element")
      let field = try await phone.element("id")
      _ = try await phone.post("/element/\(field)/click")
      #expect(
        try await phone.get("/element/active").value.string(at: "ELEMENT") == field)
    }
  }

  @Test func `what is scrolled away is in the source and not visible`() async throws {
    try await Conversation.with("store-card") { phone in
      let card = try await phone.element("card-3")
      #expect(try await phone.get("/element/\(card)/displayed").value == false)
      #expect(try await phone.mobile("scroll", ["direction": "down"]).status == 200)
      #expect(try await phone.get("/element/\(card)/displayed").value == true)
      let guide = try await phone.element("guide")
      #expect(try await phone.get("/element/\(guide)/displayed").value == false)
      // A click scrolls back to it.
      _ = try await phone.post("/element/\(guide)/click")
      #expect(try await phone.get("/element/\(guide)/rect").error == "stale element reference")
      #expect(try await phone.source.includes("open-first"))
    }
  }
}
