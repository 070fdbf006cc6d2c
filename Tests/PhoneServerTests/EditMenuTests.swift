import SpecJSON
import SpecPhoneServer
import SpecText
import Testing

/// The edit menu of text fields.
@Suite struct EditMenuTests {
  @Test(arguments: [PhoneOptions.Face.appium(basePath: ""), .agent])
  func `a long press opens the menu, and a click on paste pastes`(
    face: PhoneOptions.Face
  ) async throws {
    try await Conversation.with("slack-login", Conversation.quiet(face)) { phone in
      try await phone.copy("abc")
      #expect(try await phone.menu() == [])
      try await phone.press("workspace-url")
      let window = try await phone.source.lines(from: "<XCUIElementTypeMenu ", count: 3)
      #expect(window.joined(separator: "\n") == Self.pasteOnly)
      #expect(try await phone.focused() == "workspace-url")
      let paste = try await phone.element("Paste")
      let click = try await phone.post("/element/\(paste)/click")
      #expect(click.value == .null)
      #expect(click.status == 200)
      #expect(try await phone.text("workspace-url") == "abc")
      #expect(try await phone.menu() == [])
      #expect(try await phone.get("/element/\(paste)/rect").error == "stale element reference")
    }
  }

  static let pasteOnly = """
    <XCUIElementTypeMenu type="XCUIElementTypeMenu" enabled="true" visible="true" \
    accessible="false" x="173" y="261" width="69" height="44" index="0" traits="">
    <XCUIElementTypeMenuItem type="XCUIElementTypeMenuItem" name="Paste" label="Paste" \
    enabled="true" visible="true" accessible="true" x="173" y="261" width="69" height="44" \
    index="0" traits=""/>
    </XCUIElementTypeMenu>
    """

  /// Ways to find the item.
  static let locators: [(String, String)] = [
    ("accessibility id", "Paste"), ("class name", "XCUIElementTypeMenuItem"),
    ("-ios class chain", "**/XCUIElementTypeMenu/XCUIElementTypeMenuItem[`label == \"Paste\"`]"),
    (
      "-ios predicate string",
      "type == \"XCUIElementTypeMenuItem\" AND (label == \"Paste\" OR name == \"Paste\")"
    ),
    ("xpath", "//XCUIElementTypeMenuItem[@name=\"Paste\"]"),
  ]

  @Test func `the menu is found as any element`() async throws {
    try await Conversation.with { phone in
      try await phone.copy("abc")
      try await phone.press("workspace-url")
      let id = try await phone.element("Paste")
      for (using, value) in Self.locators {
        let reply = try await phone.post(
          "/elements", ["using": .string(using), "value": .string(value)])
        let ids = try reply.value.array().map { try $0.string(at: "ELEMENT") }
        #expect(ids == [id], "\(using)")
      }
      #expect(try await phone.get("/element/\(id)/displayed").value == true)
      #expect(try await phone.get("/element/\(id)/attribute/hittable").value == "true")
    }
  }

  /// The items by what the field and the clipboard have.
  static let items: [(text: String, clipboard: String, items: [String])] = [
    ("", "", []), ("", "x", ["Paste"]), ("ab", "", ["Select", "Select All"]),
    ("ab", "x", ["Select", "Select All", "Paste"]),
  ]

  @Test(arguments: items)
  func `the items depend on the field and the clipboard`(
    text: String, clipboard: String, items: [String]
  ) async throws {
    for name in ["id", "password"] {
      try await Conversation.with("sign-up") { phone in
        try await phone.copy(clipboard)
        if !text.isEmpty { try await phone.write(into: name, text) }
        try await phone.press(name)
        #expect(try await phone.menu() == items)
        #expect(try await phone.focused() == name)
      }
    }
  }

  @Test func `select all shows the menu again, to cut, to copy and to paste`() async throws {
    try await Conversation.with("sign-up") { phone in
      try await phone.copy("x")
      try await phone.write(into: "name", "ab cd")
      try await phone.press("name")
      try await phone.click("Select All")
      #expect(try await phone.menu() == ["Cut", "Copy", "Paste"])
      try await phone.click("Copy")
      #expect(try await phone.menu() == [])
      #expect(await phone.server.clipboard == "ab cd")
      try await phone.press("name")
      #expect(try await phone.menu() == ["Cut", "Copy", "Paste"])
      try await phone.click("Cut")
      #expect(await phone.server.clipboard == "ab cd")
      try await phone.press("name")
      #expect(try await phone.menu() == ["Paste"])
      try await phone.click("Paste")
      #expect(try await phone.text("name") == "ab cd")
      try await phone.press("name")
      try await phone.click("Select")
      #expect(try await phone.menu() == ["Cut", "Copy", "Paste"])
      try await phone.click("Cut")
      #expect(await phone.server.clipboard == "cd")
      #expect(try await phone.text("name") == "ab ")
    }
  }

  @Test func `a paste replaces what is selected, and a tap ends the selection`() async throws {
    try await Conversation.with("sign-up") { phone in
      try await phone.copy("x")
      for (taps, text) in [(false, "x"), (true, "abx")] {
        try await phone.press("name")
        if try await phone.menu().contains("Select All") { try await phone.click("Select All") }
        try await phone.write(into: "name", "ab")
        try await phone.press("name")
        try await phone.click("Select All")
        if taps { try await phone.click("name") }
        try await phone.press("name")
        try await phone.click("Paste")
        #expect(try await phone.text("name") == text)
      }
    }
  }

  @Test func `a secure field does not give its text away`() async throws {
    try await Conversation.with("sign-up") { phone in
      try await phone.copy("x")
      try await phone.write(into: "password", "abcd")
      try await phone.press("password")
      try await phone.click("Select All")
      #expect(try await phone.menu() == ["Paste"])
      try await phone.click("Paste")
      #expect(try await phone.text("password") == "•")
    }
  }

  @Test func `a press by coordinates and a tap on the place of an item work too`() async throws {
    try await Conversation.with { phone in
      try await phone.copy("abc")
      let field = try await phone.element("workspace-url")
      for held in [400, 500] {
        let press = try await phone.touch([
          ["type": "pointerMove", "duration": 0, "origin": .string(field), "x": 0, "y": 0],
          ["type": "pointerDown", "button": 0], ["type": "pause", "duration": .integer(held)],
          ["type": "pointerUp", "button": 0],
        ])
        #expect(press.value == .null)
        #expect(try await phone.menu() == (held < 500 ? [] : ["Paste"]))
      }
      let tap = try await phone.mobile("tap", ["x": 200, "y": 280])
      #expect(tap.value == .null)
      #expect(try await phone.text("workspace-url") == "abc")
    }
  }

  @Test func `a double tap selects a word and opens the menu`() async throws {
    try await Conversation.with("sign-up") { phone in
      try await phone.write(into: "name", "ab cd")
      let field = try await phone.element("name")
      #expect(try await phone.mobile("doubleTap", ["elementId": .string(field)]).value == .null)
      #expect(try await phone.menu() == ["Cut", "Copy"])
      try await phone.click("Copy")
      #expect(await phone.server.clipboard == "cd")
    }
  }

  /// What closes the menu.
  static let closing: [(String, JSONValue)] = [
    ("tap", ["x": 5, "y": 5]), ("swipe", ["direction": "up"]), ("scroll", ["direction": "down"]),
    ("pressButton", ["name": "home"]), ("terminateApp", ["bundleId": "org.example.sign-up"]),
    ("launchApp", ["bundleId": "org.example.sign-up"]), ("lock", ["seconds": 1]),
  ]

  @Test(arguments: closing)
  func `whatever else happens closes the menu`(name: String, arguments: JSONValue) async throws {
    try await Conversation.with("sign-up") { phone in
      try await phone.copy("x")
      try await phone.press("id")
      #expect(try await phone.menu() == ["Paste"])
      if name == "launchApp" {
        _ = try await phone.mobile("terminateApp", ["bundleId": "org.example.sign-up"])
      }
      _ = try await phone.mobile(name, arguments)
      if ["pressButton", "terminateApp"].contains(name) {
        _ = try await phone.mobile("activateApp", ["bundleId": "org.example.sign-up"])
      }
      #expect(try await phone.menu() == [])
      #expect(try await phone.source.includes("name=\"id\""))
    }
  }

  @Test func `typing closes the menu, and a tap beside it reaches what is there`() async throws {
    try await Conversation.with("sign-up") { phone in
      try await phone.copy("x")
      try await phone.press("id")
      try await phone.write(into: "id", "ab")
      #expect(try await phone.menu() == [])
      try await phone.press("id")
      try await phone.click("password")
      #expect(try await phone.menu() == [])
      #expect(try await phone.focused() == "password")
    }
  }

  @Test func `the system speaks Korean`() async throws {
    var options = Conversation.quiet()
    options.language = .korean
    try await Conversation.with("sign-up", options) { phone in
      try await phone.copy("x")
      try await phone.write(into: "name", "ab")
      try await phone.press("name")
      #expect(try await phone.menu() == ["선택", "전체 선택", "붙여넣기"])
      try await phone.click("전체 선택")
      #expect(try await phone.menu() == ["오려두기", "복사하기", "붙여넣기"])
      try await phone.click("붙여넣기")
      #expect(try await phone.text("name") == "x")
    }
  }
}

extension String {
  /// Lines from the first that begins with a text, without their indentation.
  fileprivate func lines(from start: String, count: Int) -> [String] {
    let lines = unicodeScalars.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    return Array(lines.drop { !$0.begins(with: start) }.prefix(count))
  }
}
