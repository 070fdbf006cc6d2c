import SpecJSON
import SpecPhoneServer
import SpecText
import Testing

/// What the servers refuse.
@Suite struct StrictnessTests {
  /// A request and the error of its reply; no error for a success.
  struct Case: Sendable, CustomTestStringConvertible {
    let method: String
    let path: String
    let body: JSONValue?
    let status: Int
    let error: String?

    init(
      _ method: String, _ path: String, _ body: JSONValue? = nil, _ status: Int, _ error: String?
    ) {
      self.method = method
      self.path = path
      self.body = body
      self.status = status
      self.error = error
    }

    var testDescription: String { "\(method) \(path) \(body ?? .null)" }
  }

  private static let argument = "invalid argument"
  private static let command = "unknown command"

  /// Paths inside a session begin with `~`.
  static let appium: [Case] = [
    Case("GET", "/", nil, 404, command),
    Case("GET", "/nowhere", nil, 404, command),
    Case("POST", "/status", [:], 404, command),
    Case("GET", "~/nowhere", nil, 404, command),
    Case("GET", "~/element", nil, 404, command),
    Case("PUT", "~/source", [:], 404, command),
    Case("DELETE", "~/element/1", nil, 404, command),
    Case("GET", "~/wda/screen", nil, 404, command),
    Case("GET", "/session/none/source", nil, 404, "invalid session id"),
    Case("POST", "/session/none/element", [:], 404, "invalid session id"),
    Case("DELETE", "/session/none", nil, 404, "invalid session id"),
    Case("POST", "~/element", [:], 400, argument),
    Case("POST", "~/element", ["using": "id"], 400, argument),
    Case("POST", "~/element", ["using": "id", "value": 3], 400, argument),
    Case("POST", "~/element", ["using": "css", "value": "a"], 400, "invalid selector"),
    Case("POST", "~/elements", ["using": "link text", "value": "a"], 400, "invalid selector"),
    Case("POST", "~/element", ["using": "id", "value": "none"], 404, "no such element"),
    Case("POST", "~/elements", ["using": "id", "value": "none"], 200, nil),
    Case("POST", "~/element", [1], 400, argument),
    Case("POST", "~/element/7/click", [:], 404, "stale element reference"),
    Case("GET", "~/element/7/text", nil, 404, "stale element reference"),
    Case("POST", "~/element/7/value", [:], 400, argument),
    Case("POST", "~/element/7/value", ["text": ["a": 1]], 400, argument),
    Case("POST", "~/orientation", [:], 400, argument),
    Case("POST", "~/orientation", ["orientation": "UP"], 500, "unknown error"),
    Case("POST", "~/actions", [:], 400, argument),
    Case("POST", "~/actions", ["actions": []], 400, argument),
    Case("POST", "~/actions", ["actions": "a"], 400, argument),
    Case("POST", "~/actions", ["actions": [["type": "key", "id": "key"]]], 400, argument),
    Case(
      "POST", "~/actions",
      [
        "actions": [
          ["type": "key", "id": "key", "actions": [["type": "pause", "duration": 0]]]
        ]
      ], 200, nil),
    Case("POST", "~/actions", ["actions": [["type": "wheel", "id": "a"]]], 400, argument),
    Case("POST", "~/execute/sync", ["script": "mobile: source"], 400, argument),
    Case("POST", "~/execute/sync", ["script": "mobile: source", "args": [1]], 400, argument),
    Case(
      "POST", "~/execute/sync", ["script": "mobile: source", "args": [[:], [:]]], 400, argument),
    Case("POST", "~/execute/sync", ["script": "mobile: fly", "args": []], 405, "unknown method"),
    Case(
      "POST", "~/execute/sync", ["script": "mobile: pinch", "args": [[:]]], 500,
      "unsupported operation"),
    Case("POST", "~/execute/sync", ["script": "return 1", "args": []], 405, "unknown method"),
    Case("POST", "~/execute/sync", ["script": "mobile:tap", "args": [[:]]], 400, argument),
    Case(
      "POST", "~/execute/sync", ["script": "mobile: tap", "args": [["x": "a", "y": 1]]], 400,
      argument),
    Case(
      "POST", "~/execute/sync", ["script": "mobile: launchApp", "args": [[:]]], 400, argument),
    Case(
      "POST", "~/execute/sync", ["script": "mobile: swipe", "args": [["direction": "in"]]], 400,
      argument),
    Case(
      "POST", "~/execute/sync", ["script": "mobile: alert", "args": [["action": "close"]]], 500,
      "unknown error"),
    Case(
      "POST", "~/execute/sync",
      ["script": "mobile: deepLink", "args": [["url": "a://b", "bundleId": "c"]]], 500,
      "unknown error"),
    Case("POST", "~/url", [:], 400, argument),
    Case("POST", "~/url", ["url": "a://b"], 500, "unknown error"),
    Case("POST", "~/timeouts", ["implicit": true], 400, argument),
    Case("POST", "~/appium/settings", [:], 400, argument),
  ]

  static let agent: [Case] = [
    Case("GET", "/nowhere", nil, 404, command),
    Case("GET", "~/nowhere", nil, 404, command),
    Case("GET", "~/status", nil, 404, command),
    Case("POST", "/element", ["using": "id", "value": "a"], 404, command),
    Case("POST", "~/execute/sync", ["script": "mobile: source", "args": []], 404, command),
    Case("GET", "/source", nil, 200, nil),
    Case("GET", "/screenshot", nil, 200, nil),
    Case("GET", "/session/none/source", nil, 404, "invalid session id"),
    Case("POST", "~/element", [:], 400, argument),
    Case("POST", "~/element/7/click", [:], 404, "stale element reference"),
    Case("POST", "~/actions", [:], 400, argument),
    Case("POST", "~/url", [:], 400, argument),
    Case("POST", "~/wda/homescreen", [:], 404, command),
    Case("POST", "/wda/homescreen", [:], 200, nil),
    Case("POST", "~/wda/swipe", [:], 400, argument),
    Case("POST", "~/wda/tap", ["x": 1], 400, argument),
    Case("POST", "~/wda/keys", ["value": "ab"], 500, "unknown error"),
    Case("POST", "~/wda/pressButton", ["name": "up"], 500, "unknown error"),
    Case("POST", "~/orientation", ["orientation": "UP"], 500, "unknown error"),
    Case("GET", "~/source?format=yaml", nil, 500, "unsupported operation"),
    Case("POST", "~/timeouts", [:], 200, nil),
    Case("POST", "~/wda/tap", ["x": .number(1e300), "y": "nan"], 200, nil),
    Case(
      "POST", "~/wda/scroll", ["direction": "down", "distance": .number(1e300)], 200, nil),
    Case("POST", "~/wda/resetAppAuth", ["resource": .number(1e300)], 200, nil),
    Case(
      "POST", "~/wda/dragfromtoforduration",
      ["fromX": 200, "fromY": 400, "toX": 200, "toY": .number(-1e300), "duration": 1], 200, nil),
  ]

  private func check(_ wanted: Case, _ face: PhoneOptions.Face) async throws {
    try await Conversation.with("sign-up", Conversation.quiet(face)) { phone in
      let path = wanted.path.replacing(exactly: "~", with: phone.session)
      let reply = try await phone.client.send(wanted.method, path, wanted.body)
      #expect(reply.status == wanted.status, "\(reply.json)")
      #expect(reply.error == wanted.error, "\(reply.json)")
      guard wanted.error != nil else { return }
      let names = try reply.value.object().keys
      let trace = face == .agent ? "traceback" : "stacktrace"
      #expect(Set(names) == ["error", "message", trace])
      #expect(reply.message != "")
    }
  }

  @Test(arguments: appium)
  func `an Appium server refuses what it does not know`(_ wanted: Case) async throws {
    try await check(wanted, .appium(basePath: ""))
  }

  @Test(arguments: agent)
  func `a WebDriverAgent refuses what it does not know`(_ wanted: Case) async throws {
    try await check(wanted, .agent)
  }

  @Test func `a body that is no JSON is refused by Appium only`() async throws {
    for face in FaultTests.faces {
      try await Conversation.with("sign-up", Conversation.quiet(face)) { phone in
        let head = "POST \(phone.session)/timeouts HTTP/1.1\r\nContent-Length: 1\r\n\r\n{"
        let reply = try await phone.client.send(raw: Array(head.utf8))
        #expect(reply.error == (face == .agent ? nil : "invalid argument"))
        #expect(reply.status == (face == .agent ? 200 : 400))
      }
    }
  }

  // MARK: Capabilities

  private static let driver: JSONObject = [
    "platformName": "iOS", "appium:automationName": "XCUITest",
  ]

  private static func with(_ more: JSONObject) -> JSONValue {
    var all = driver
    for (name, value) in more { all[name] = value }
    return ["capabilities": ["alwaysMatch": .object(all)]]
  }

  /// Bodies of session requests and the errors of their replies.
  static let sessions: [(JSONValue, String?)] = [
    ([:], "session not created"),
    (["capabilities": "a"], "session not created"),
    (["capabilities": ["alwaysMatch": [:]]], "session not created"),
    (["capabilities": ["firstMatch": "a"]], "session not created"),
    (["capabilities": ["alwaysMatch": ["platformName": "iOS"]]], "session not created"),
    (with(["platformName": "Android"]), "session not created"),
    (with(["appium:automationName": "UiAutomator2"]), "session not created"),
    (with(["bundleId": "org.example.memo"]), "session not created"),
    (with(["appium:noReset": "yes"]), "session not created"),
    (with(["appium:newCommandTimeout": "a"]), "session not created"),
    (with(["appium:udid": 3]), "session not created"),
    (with(["appium:bundleId": "org.example.none"]), "unknown error"),
    (with(["appium:app": "/none.app"]), "unknown error"),
    (with(["appium:bundleId": "org.example.memo"]), nil),
    (
      with([
        "appium:options": ["bundleId": "org.example.memo", "language": "ko", "locale": "ko_KR"]
      ]), nil
    ),
    (
      [
        "capabilities": [
          "firstMatch": [.object(driver)], "alwaysMatch": ["appium:deviceName": "any"],
        ]
      ], nil
    ),
    (
      [
        "capabilities": [
          "firstMatch": [.object(driver)], "alwaysMatch": ["platformName": "iOS"],
        ]
      ], "session not created"
    ),
  ]

  @Test(arguments: sessions)
  func `capabilities are checked`(body: JSONValue, error: String?) async throws {
    let server = try PhoneServer.start(Conversation.quiet())
    let client = try PhoneClient(port: server.port)
    let reply = try await client.send("POST", "/session", body)
    #expect(reply.error == error, "\(reply.json)")
    #expect(reply.status == (error == nil ? 200 : 500))
    await client.close()
    await server.stop()
  }

  @Test func `a session tells its capabilities`() async throws {
    try await Conversation.with(capabilities: ["appium:deviceName": "Any"]) { phone in
      let capabilities = try await phone.get("").value.object()
      let wanted: JSONObject = [
        "platformName": "iOS", "automationName": "XCUITest", "bundleId": "org.example.slack-login",
        "deviceName": "Any", "udid": "9EAD0BE5-0000-4000-A000-000000000000",
        "platformVersion": "18.4",
      ]
      #expect(Set(capabilities.keys) == Set(wanted.keys))
      for (name, value) in wanted { #expect(capabilities[name] == value) }
    }
  }
}
