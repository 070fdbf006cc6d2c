import SpecJSON
import SpecPhoneServer
import Testing

/// Ways to find elements, on the first screen of the membership form.
@Suite struct LocatorTests {
  /// A locator and the names of what it finds.
  struct Case: Sendable, CustomTestStringConvertible {
    let using: String
    let value: String
    let names: [String]

    init(_ using: String, _ value: String, _ names: [String]) {
      self.using = using
      self.value = value
      self.names = names
    }

    var testDescription: String { "\(using): \(value)" }
  }

  static let cases: [Case] = [
    Case("accessibility id", "next", ["next"]),
    Case("id", "next", ["next"]),
    Case("name", "Next", []),
    Case("class name", "XCUIElementTypeSecureTextField", ["password", "confirmation"]),
    Case("class name", "SecureTextField", ["password", "confirmation"]),
    Case("-ios predicate string", "name == 'next' AND enabled == 0", ["next"]),
    Case("-ios predicate string", "type ENDSWITH 'SecureTextField'", ["password", "confirmation"]),
    Case("-ios predicate string", "label BEGINSWITH[c] 'PASS' OR name IN {'id'}", ["id"]),
    Case("-ios predicate string", "rect.x > 100 AND type == 'XCUIElementTypeButton'", ["next"]),
    Case("-ios predicate string", "NOT name MATCHES '.*' AND type CONTAINS 'Window'", ["null"]),
    Case("-ios predicate string", "name ==", []),
    Case(
      "-ios class chain", "**/XCUIElementTypeSecureTextField[`name == 'password'`]", ["password"]),
    Case("-ios class chain", "XCUIElementTypeWindow/*/*", ["sign-up"]),
    Case("-ios class chain", "**/XCUIElementTypeTextField[-1]", ["name"]),
    Case("-ios class chain", "**/XCUIElementTypeTextField[2]", ["name"]),
    Case("-ios class chain", "**/[", []),
    Case("xpath", "//XCUIElementTypeButton[@name='next']", ["next"]),
    Case("xpath", "(//XCUIElementTypeTextField)[2]", ["name"]),
    Case("xpath", "//XCUIElementTypeButton[@name='next']/..", ["sign-up"]),
    Case("xpath", "//*[@name='next' and @enabled='false']", ["next"]),
    Case("xpath", "//*[contains(@name,'assw')]", ["password-caption", "password"]),
    Case("xpath", "//XCUIElementTypeSecureTextField[last()]", ["confirmation"]),
    Case("xpath", "//*[@name='id']/following-sibling::*[1]", ["password-caption"]),
    Case("xpath", "//*[@name='id']/ancestor::*[@name][1]", ["content"]),
    Case("xpath", "//XCUIElementTypeWindow[not(@name)]", ["null"]),
    Case("xpath", "//*[@x>100]", ["next"]),
    Case("xpath", "//*[@name='id'] | //*[@name='next']", ["next", "id"]),
    Case("xpath", "count(//*)", []),
    Case("xpath", "//*[", []),
    Case("xpath", "//*[nothing()]", []),
  ]

  @Test(arguments: cases)
  func `a locator finds elements in the order of the source`(_ wanted: Case) async throws {
    try await Conversation.with("sign-up") { phone in
      let found = try await phone.post(
        "/elements", ["using": .string(wanted.using), "value": .string(wanted.value)])
      #expect(found.status == 200)
      var names: [String] = []
      for element in try found.value.array() {
        let id = try element.string(at: "element-6066-11e4-a52e-4f735466cecf")
        let name = try await phone.get("/element/\(id)/attribute/name").value
        names.append((try? name.string()) ?? "null")
      }
      #expect(names == wanted.names)
      let one = try await phone.post(
        "/element", ["using": .string(wanted.using), "value": .string(wanted.value)])
      #expect(one.error == (wanted.names.isEmpty ? "no such element" : nil))
      #expect(one.status == (wanted.names.isEmpty ? 404 : 200))
    }
  }

  @Test func `a search in an element looks only inside it`() async throws {
    try await Conversation.with("sign-up") { phone in
      let content = try await phone.element("content")
      let field: JSONValue = ["using": "id", "value": "password"]
      let button: JSONValue = ["using": "id", "value": "next"]
      #expect(try await phone.post("/element/\(content)/element", field).status == 200)
      #expect(
        try await phone.post("/element/\(content)/element", button).error == "no such element")
      #expect(try await phone.post("/element/\(content)/elements", button).value == [])
      #expect(
        try await phone.post("/element/99/element", field).error == "no such element")
    }
  }

  /// What WebDriverAgent answers itself: Appium hides these errors.
  static let refusals: [Case] = [
    Case("no strategy", "x", ["invalid argument", "400"]),
    Case("class name", "UIButton", ["invalid argument", "400"]),
    Case("predicate string", "name ==", ["unknown error", "500"]),
    Case("class chain", "**/[", ["invalid selector", "400"]),
    Case("xpath", "//*[", ["invalid selector", "400"]),
    Case("id", "none", ["no such element", "404"]),
    Case(
      "xpath", String(repeating: "(", count: 100) + "1" + String(repeating: ")", count: 100),
      ["invalid selector", "400"]),
    Case("xpath", String(repeating: "-", count: 4_000) + "1", ["no such element", "404"]),
    Case("xpath", "//*[99999999999999999999 = '1']", ["no such element", "404"]),
    Case("xpath", "//*[string(99999999999999999999)='1']", ["no such element", "404"]),
    Case(
      "predicate string", String(repeating: "NOT ", count: 1_000) + "1 == 2",
      [
        "no such element", "404",
      ]),
  ]

  @Test(arguments: refusals)
  func `WebDriverAgent refuses a malformed locator`(_ wanted: Case) async throws {
    try await Conversation.with("sign-up", Conversation.quiet(.agent)) { phone in
      let reply = try await phone.post(
        "/element", ["using": .string(wanted.using), "value": .string(wanted.value)])
      #expect([reply.error ?? "", "\(reply.status)"] == wanted.names)
    }
  }

  @Test func `a search waits as long as the implicit wait says`() async throws {
    try await Conversation.with { phone in
      let clock = ContinuousClock()
      _ = try await phone.post("/timeouts", ["implicit": 300])
      let time = try await clock.measure {
        let reply = try await phone.post("/element", ["using": "id", "value": "none"])
        #expect(reply.error == "no such element")
      }
      #expect(time >= .milliseconds(300))
      #expect(try await phone.get("/timeouts").value == ["implicit": 300, "command": 60_000])
    }
  }
}
