import SpecJSON
import SpecText
import Testing

/// What tests do on a phone.
extension Conversation {
  /// The text of an element as Appium tells it.
  func text(_ name: String) async throws -> String {
    try await get("/element/\(try await element(name))/text").value.string()
  }

  /// The reply to a command without a result; WebDriverAgent also names the session.
  private var done: JSONValue {
    guard isAgent else { return ["value": .null] }
    return ["value": .null, "sessionId": .string(String(session.dropFirst("/session/".count)))]
  }

  func click(_ name: String) async throws {
    let reply = try await post("/element/\(try await element(name))/click")
    #expect(reply.json == done, "\(name)")
  }

  func write(into name: String, _ text: String) async throws {
    let reply = try await post(
      "/element/\(try await element(name))/value", ["text": .string(text)])
    #expect(reply.json == done, "\(name)")
  }

  /// The actions of one finger.
  func touch(_ items: [JSONValue]) async throws -> PhoneClient.Reply {
    try await post(
      "/actions",
      [
        "actions": [
          [
            "type": "pointer", "id": "finger", "parameters": ["pointerType": "touch"],
            "actions": .array(items),
          ]
        ]
      ])
  }

  /// Signs in to the app `memo`, whose way in is a sheet.
  func signIn() async throws {
    try await click("sign-in")
    #expect(try await post("/alert/accept").status == 200)
  }

  /// Writes a memo.
  func write(_ memo: String) async throws {
    try await click("new")
    try await write(into: "text", memo)
    try await click("back")
  }

  /// Fills the first screen of the app `sign-up` and goes to the second.
  func fillForm() async throws {
    try await write(into: "id", "abcde")
    try await write(into: "password", "Abcd123!")
    try await write(into: "confirmation", "Abcd123!")
    try await write(into: "name", "홍길동")
    try await click("next")
  }

  /// Fills the second screen of the app `sign-up`, whose consent then comes up as a sheet.
  func askForConsent() async throws {
    try await fillForm()
    try await click("birth-date")
    _ = try await post("/element/\(try await wheels()[2])/value", ["text": "2000"])
    try await click("select")
    try await click("여자")
    try await write(into: "email", "a@b.co")
    try await write(into: "phone", "01012345678")
    try await click("next")
    #expect(try await source.includes("name=\"consent\""))
  }

  /// The wheels of the picker on the screen.
  func wheels() async throws -> [String] {
    try await post("/elements", ["using": "class name", "value": "XCUIElementTypePickerWheel"])
      .value.array().map { try $0.string(at: "ELEMENT") }
  }

  func value(of id: String) async throws -> JSONValue {
    try await get("/element/\(id)/attribute/value").value
  }
}
