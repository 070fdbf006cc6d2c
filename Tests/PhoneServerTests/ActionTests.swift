import SpecJSON
import SpecPhoneServer
import SpecText
import Testing

/// What a user does: taps, keys, scrolling, wheels.
@Suite struct ActionTests {
  // MARK: Keys

  @Test func `typing touches the field and adds to its text`() async throws {
    try await Conversation.with { phone in
      let field = try await phone.element("workspace-url")
      _ = try await phone.post("/element/\(field)/value", ["text": "ab"])
      _ = try await phone.post("/element/\(field)/value", ["value": ["c", "d"]])
      #expect(try await phone.text("workspace-url") == "abcd")
      #expect(try await phone.mobile("isKeyboardShown").value == true)
      _ = try await phone.post("/element/\(field)/value", ["text": "\u{E003}"])
      #expect(try await phone.text("workspace-url") == "abc")
    }
  }

  @Test func `a field is cleared with the delete key`() async throws {
    try await Conversation.with { phone in
      let field = try await phone.element("workspace-url")
      let empty = try await phone.text("workspace-url")
      _ = try await phone.post("/element/\(field)/value", ["text": "abc"])
      #expect(try await phone.post("/element/\(field)/clear").value == .null)
      #expect(try await phone.text("workspace-url") == empty)
      // An empty field is not even touched.
      #expect(try await phone.post("/element/\(field)/clear").status == 200)
    }
  }

  @Test func `the return key is a button of the keyboard`() async throws {
    try await Conversation.with { phone in
      let field = try await phone.element("workspace-url")
      _ = try await phone.post("/element/\(field)/value", ["text": "abc"])
      let keys = try await phone.post(
        "/elements",
        ["using": "-ios class chain", "value": "**/XCUIElementTypeKeyboard/XCUIElementTypeButton"])
      var names: [JSONValue] = []
      for key in try keys.value.array() {
        let id = try key.string(at: "ELEMENT")
        names.append(try await phone.get("/element/\(id)/attribute/name").value)
      }
      #expect(names == ["shift", "more", "Go"])
      let key = try await phone.element("Go")
      #expect(try await phone.get("/element/\(key)/attribute/label").value == "go")
      #expect(try await phone.post("/element/\(key)/click").status == 200)
      #expect(try await phone.source.includes("name=\"email\""))
    }
  }

  @Test func `a line break is the return key`() async throws {
    try await Conversation.with { phone in
      let field = try await phone.element("workspace-url")
      _ = try await phone.post("/element/\(field)/value", ["text": "abc\n"])
      #expect(try await phone.source.includes("name=\"email\""))
    }
  }

  @Test func `keys of the keyboard type, and shift holds for one`() async throws {
    try await Conversation.with("sign-up") { phone in
      let field = try await phone.element("name")
      _ = try await phone.post("/element/\(field)/click")
      for key in ["shift", "A", "b", "more", "1"] {
        let id = try await phone.element(key)
        #expect(try await phone.post("/element/\(id)/click").status == 200)
      }
      #expect(try await phone.text("name") == "Ab1")
      let key = try await phone.element("delete")
      _ = try await phone.post("/element/\(key)/click")
      #expect(try await phone.text("name") == "Ab")
    }
  }

  @Test func `nothing is typed without the focus of the keyboard`() async throws {
    try await Conversation.with("sign-up") { phone in
      let button = try await phone.element("next")
      let reply = try await phone.post("/element/\(button)/value", ["text": "a"])
      #expect(reply.error == "invalid element state")
      #expect(reply.status == 400)
      #expect(reply.message.includes("is not ready for a text input"))
    }
    try await Conversation.with("sign-up", Conversation.quiet(.agent)) { phone in
      #expect(try await phone.post("/wda/keys", ["value": ["a"]]).error == "invalid element state")
      let field = try await phone.element("id")
      _ = try await phone.post("/element/\(field)/click")
      #expect(try await phone.post("/wda/keys", ["value": ["a", "b"]]).value == .null)
      #expect(try await phone.text("id") == "ab")
    }
  }

  @Test func `the keyboard hides only with a key that hides it`() async throws {
    try await Conversation.with { phone in
      let field = try await phone.element("workspace-url")
      _ = try await phone.post("/element/\(field)/click")
      let reply = try await phone.mobile("hideKeyboard")
      #expect(reply.error == "invalid element state")
      #expect(reply.message.begins(with: "Did not know how to dismiss the keyboard."))
      #expect(try await phone.mobile("isKeyboardShown").value == true)
    }
  }

  // MARK: Taps

  @Test func `a disabled button takes a tap without an effect`() async throws {
    try await Conversation.with("sign-up") { phone in
      let before = try await phone.source
      let next = try await phone.element("next")
      #expect(try await phone.post("/element/\(next)/click").json == ["value": .null])
      #expect(try await phone.source == before)
    }
  }

  @Test func `the keyboard takes a tap on what it covers`() async throws {
    try await Conversation.with("memo") { phone in
      try await phone.signIn()
      try await phone.click("new")
      _ = try await phone.post("/element/\(try await phone.element("text"))/click")
      let tab = try await phone.element("profile-tab")
      #expect(try await phone.get("/element/\(tab)/displayed").value == false)
      _ = try await phone.post("/element/\(tab)/click")
      #expect(try await phone.source.includes("name=\"compose\""))
    }
  }

  /// Ways to touch the middle of a button.
  @Test(arguments: ["click", "tap", "viewport", "origin", "agent", "count"])
  func `a button is touched in many ways`(way: String) async throws {
    try await Conversation.with("memo") { phone in
      try await phone.signIn()
      let id = try await phone.element("new")
      let rect = try await phone.get("/element/\(id)/rect").value
      let (x, y) = (
        try rect.number(at: "x") + rect.number(at: "width") / 2,
        try rect.number(at: "y") + rect.number(at: "height") / 2
      )
      switch way {
      case "click": _ = try await phone.post("/element/\(id)/click")
      case "tap": _ = try await phone.mobile("tap", ["x": .number(x), "y": .number(y)])
      case "count": _ = try await phone.mobile("tapWithNumberOfTaps", ["elementId": .string(id)])
      case "agent": _ = try await phone.mobile("tap", ["elementId": .string(id), "x": 22, "y": 22])
      case "viewport":
        _ = try await phone.touch([
          ["type": "pointerMove", "duration": 0, "x": .number(x), "y": .number(y)],
          ["type": "pointerDown", "button": 0], ["type": "pause", "duration": 100],
          ["type": "pointerUp", "button": 0],
        ])
      default:
        _ = try await phone.touch([
          [
            "type": "pointerMove", "duration": 0, "x": 0, "y": 0,
            "origin": ["element-6066-11e4-a52e-4f735466cecf": .string(id)],
          ],
          ["type": "pointerDown", "button": 0], ["type": "pointerUp", "button": 0],
        ])
      }
      #expect(try await phone.source.includes("name=\"compose\""))
    }
  }

  @Test func `a swipe on a row shows its buttons, a drag to the right goes back`() async throws {
    try await Conversation.with("memo") { phone in
      try await phone.signIn()
      try await phone.write("hello")
      let row = try await phone.element("memo-1")
      _ = try await phone.mobile("swipe", ["elementId": .string(row), "direction": "left"])
      #expect(try await phone.source.includes("name=\"memo-1-Delete\""))
      #expect(!(try await phone.source.includes("name=\"memo-1-Notification\"")))
    }
    try await Conversation.with("memo") { phone in
      try await phone.signIn()
      try await phone.click("new")
      let reply = try await phone.touch([
        ["type": "pointerMove", "duration": 0, "x": 2, "y": 300], ["type": "pointerDown"],
        ["type": "pointerMove", "duration": 300, "x": 300, "y": 300], ["type": "pointerUp"],
      ])
      #expect(reply.status == 200)
      #expect(!(try await phone.source.includes("name=\"compose\"")))
    }
  }

  // MARK: Scrolling and wheels

  @Test func `an area scrolls to an element and by its height`() async throws {
    try await Conversation.with("store-card") { phone in
      let card = try await phone.element("card-3")
      func isShown() async throws -> JSONValue {
        try await phone.get("/element/\(card)/displayed").value
      }
      _ = try await phone.mobile("scroll", ["name": "card-3"])
      #expect(try await isShown() == true)
      _ = try await phone.mobile("scroll", ["direction": "up", "distance": 2])
      #expect(try await isShown() == false)
      _ = try await phone.mobile("scrollToElement", ["elementId": .string(card)])
      #expect(try await isShown() == true)
      _ = try await phone.mobile("swipe", ["direction": "down"])
      #expect(try await isShown() == false)
      #expect(try await phone.mobile("scroll", ["name": "none"]).error == "no such element")
      #expect(try await phone.mobile("scroll", ["direction": "in"]).error == "invalid argument")
      #expect(try await phone.mobile("scroll").error == "invalid argument")
    }
  }

  @Test func `the wheels of a date turn to values and by one`() async throws {
    try await Conversation.with("sign-up") { phone in
      try await phone.fillForm()
      try await phone.click("birth-date")
      let wheels = try await phone.wheels()
      #expect(wheels.count == 3)
      let before = try await phone.value(of: wheels[2])
      #expect(
        try await phone.mobile(
          "selectPickerWheelValue", ["elementId": .string(wheels[2]), "order": "previous"]
        ).status == 200)
      #expect(try await phone.value(of: wheels[2]) != before)
      _ = try await phone.post("/element/\(wheels[0])/value", ["text": "March"])
      #expect(try await phone.value(of: wheels[0]) == "March")
      _ = try await phone.post("/element/\(wheels[0])/value", ["text": "Thermidor"])
      #expect(try await phone.value(of: wheels[0]) == "March")
      let wrong = try await phone.mobile(
        "selectPickerWheelValue", ["elementId": .string(wheels[0]), "order": "first"])
      #expect(wrong.error == "invalid argument")
      let year = try await phone.value(of: wheels[2]).string()
      try await phone.click("select")
      #expect(try await phone.text("birth-date") == "\(year)-03-01")
    }
  }

  @Test func `an option of a segmented control is chosen`() async throws {
    try await Conversation.with("sign-up") { phone in
      try await phone.fillForm()
      try await phone.click("여자")
      let option = try await phone.element("여자")
      #expect(try await phone.get("/element/\(option)/selected").value == true)
      #expect(try await phone.get("/element/\(option)/attribute/value").value == "1")
    }
  }
}
