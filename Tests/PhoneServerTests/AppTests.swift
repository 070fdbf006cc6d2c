import SpecJSON
import SpecPhoneServer
import SpecText
import Testing

/// Starting, leaving and ending apps.
@Suite struct AppTests {
  static let memo: JSONValue = ["bundleId": "org.example.memo"]

  @Test func `an app keeps its data until it is cleared`() async throws {
    try await Conversation.with("memo") { phone in
      try await phone.signIn()
      try await phone.write("hello")
      #expect(try await phone.mobile("terminateApp", Self.memo).value == true)
      #expect(try await phone.mobile("terminateApp", Self.memo).value == false)
      #expect(try await phone.mobile("queryAppState", Self.memo).value == 1)
      #expect(try await phone.mobile("launchApp", Self.memo).status == 200)
      #expect(try await phone.source.includes("hello"))
      #expect(try await phone.mobile("clearApp", Self.memo).value == true)
      #expect(try await phone.mobile("queryAppState", Self.memo).value == 1)
      #expect(try await phone.mobile("launchApp", Self.memo).status == 200)
      #expect(try await phone.source.includes("sign-in"))
    }
  }

  @Test func `a device cannot clear an app`() async throws {
    var options = Conversation.quiet()
    options.isSimulator = false
    try await Conversation.with("memo", options) { phone in
      let reply = try await phone.mobile("clearApp", Self.memo)
      #expect(reply.error == "unknown method")
      #expect(reply.status == 405)
    }
  }

  @Test func `an app goes to the background and comes back as it was`() async throws {
    try await Conversation.with { phone in
      let bundle: JSONValue = ["bundleId": "org.example.slack-login"]
      try await phone.write(into: "workspace-url", "abc")
      #expect(try await phone.mobile("pressButton", ["name": "home"]).status == 200)
      #expect(try await phone.mobile("queryAppState", bundle).value == 3)
      #expect(try await phone.source.includes("bundleId=\"com.apple.springboard\""))
      let active = try await phone.mobile("activeAppInfo").value
      #expect(try active.string(at: "bundleId") == "com.apple.springboard")
      #expect(try await phone.mobile("activateApp", bundle).status == 200)
      #expect(try await phone.mobile("queryAppState", bundle).value == 4)
      #expect(try await phone.text("workspace-url") == "abc")
      #expect(try await phone.mobile("backgroundApp", ["seconds": 1]).status == 200)
      #expect(try await phone.mobile("queryAppState", bundle).value == 4)
      #expect(try await phone.mobile("backgroundApp").status == 200)
      #expect(try await phone.mobile("queryAppState", bundle).value == 3)
    }
  }

  @Test func `another app is launched with arguments and an environment`() async throws {
    try await Conversation.with { phone in
      let launch: JSONValue = [
        "bundleId": "org.example.memo", "arguments": ["-v", "2"], "environment": ["A": "b"],
      ]
      #expect(try await phone.mobile("launchApp", launch).status == 200)
      let active = try await phone.mobile("activeAppInfo").value
      #expect(try active.string(at: "bundleId") == "org.example.memo")
      let process = try active.object()["processArguments"]
      #expect(process == ["args": ["-v", "2"], "env": ["A": "b"]])
      #expect(try await phone.source.includes("name=\"memo\""))
    }
  }

  @Test func `an app that is not on the phone does not start`() async throws {
    try await Conversation.with { phone in
      let bundle: JSONValue = ["bundleId": "org.example.none"]
      let missing = try await phone.mobile("isAppInstalled", bundle)
      #expect(missing.value == false)
      #expect(try await phone.mobile("isAppInstalled", Self.memo).value == true)
      #expect(try await phone.mobile("launchApp", bundle).error == "unknown error")
      #expect(try await phone.mobile("activateApp", bundle).error == "unknown error")
      #expect(try await phone.mobile("queryAppState", bundle).value == 1)
    }
  }

  @Test func `a session ends its app`() async throws {
    try await Conversation.with("memo", Conversation.quiet(.agent)) { phone in
      _ = try await phone.client.send("DELETE", phone.session)
      let source = try await phone.client.send("GET", "/source").value.string()
      #expect(source.includes("bundleId=\"com.apple.springboard\""))
    }
  }

  @Test func `a locked phone shows the app again when it is unlocked`() async throws {
    try await Conversation.with { phone in
      let before = try await phone.mobile("isLocked")
      #expect(before.value == false)
      #expect(try await phone.mobile("lock").value == .null)
      #expect(try await phone.mobile("isLocked").value == true)
      #expect(try await phone.source.includes("com.apple.springboard"))
      #expect(try await phone.mobile("unlock").value == .null)
      #expect(try await phone.source.includes("org.example.slack-login"))
      #expect(try await phone.mobile("lock", ["seconds": 2]).value == .null)
      #expect(try await phone.mobile("isLocked").value == false)
    }
  }

  @Test func `the clock of an app follows the time between requests`() async throws {
    var options = PhoneOptions()
    options.face = .agent
    try await Conversation.with("sign-up", options) { phone in
      let start = try #require(await phone.server.time(of: "sign-up"))
      try await Task.sleep(for: .milliseconds(200))
      #expect(await phone.server.time(of: "sign-up") == start)
      _ = try await phone.get("/source")
      let now = try #require(await phone.server.time(of: "sign-up"))
      #expect(now - start >= .milliseconds(190))
      await phone.server.pass(.seconds(60))
      #expect(await phone.server.time(of: "sign-up") == now + .seconds(60))
      #expect(await phone.server.time(of: "memo") == nil)
    }
  }

  @Test func `an action lasts until nothing is animated`() async throws {
    try await Conversation.with("memo") { phone in
      let start = try #require(await phone.server.time(of: "memo"))
      try await phone.signIn()
      try await phone.click("new")
      let end = try #require(await phone.server.time(of: "memo"))
      #expect(end > start)
      #expect(end < start + .seconds(10))
      _ = try await phone.source
      #expect(await phone.server.time(of: "memo") == end)
    }
  }

  // MARK: Permissions

  @Test func `the answer to a prompt is the permission of the app`() async throws {
    try await Conversation.with("memo") { phone in
      func get(_ service: String) async throws -> PhoneClient.Reply {
        try await phone.mobile(
          "getPermission", ["bundleId": "org.example.memo", "service": .string(service)])
      }
      #expect(try await get("camera").value == "unset")
      let access: JSONValue = [
        "bundleId": "org.example.memo", "access": ["camera": "yes", "photos": "no"],
      ]
      #expect(try await phone.mobile("setPermission", access).value == .null)
      #expect(try await get("camera").value == "yes")
      #expect(try await get("photos").value == "no")
      #expect(try await phone.mobile("resetPermission", ["service": "camera"]).value == .null)
      #expect(try await get("camera").value == "unset")
      #expect(try await phone.mobile("resetPermission", ["service": 4]).value == .null)
      #expect(try await get("photos").value == "unset")
      let location: JSONValue = [
        "bundleId": "org.example.memo", "access": ["location": "yes"],
      ]
      _ = try await phone.mobile("setPermission", location)
      #expect(try await get("location").value == "yes")
      // This service ends the app, and what is reset is that of the app in front.
      _ = try await phone.mobile("launchApp", Self.memo)
      #expect(try await phone.mobile("resetPermission", ["service": "location"]).value == .null)
      #expect(try await get("location").value == "unset")
      // Notifications are set by another program than they are reset.
      #expect(try await get("notifications").value == "unset")
      let reset = try await phone.mobile("resetPermission", ["service": "notifications"])
      #expect(reset.error == "unknown error")
      #expect(reset.message.begins(with: "The 'service' value must be one of [\"contacts\","))
      let wrong: JSONValue = ["bundleId": "org.example.memo", "access": ["camera": "maybe"]]
      #expect(try await phone.mobile("setPermission", wrong).error == "unknown error")
    }
  }

  @Test func `a device has no commands of a simulator`() async throws {
    var options = Conversation.quiet()
    options.isSimulator = false
    try await Conversation.with("memo", options) { phone in
      let commands: [(String, JSONValue)] = [
        ("getPermission", ["bundleId": "org.example.memo", "service": "camera"]),
        ("setPermission", ["bundleId": "org.example.memo", "access": ["camera": "yes"]]),
        ("setContentSize", ["size": "large"]), ("contentSize", [:]), ("getPasteboard", [:]),
        ("enrollBiometric", ["isEnabled": true]), ("sendBiometricMatch", [:]),
        ("pushNotification", ["bundleId": "org.example.memo", "payload": [:]]), ("shake", [:]),
        ("clearKeychains", [:]),
      ]
      for (name, arguments) in commands {
        let reply = try await phone.mobile(name, arguments)
        #expect(reply.error == "unknown error", "\(name)")
        #expect(reply.message.ends(with: "can only be performed on Simulator"), "\(name)")
      }
      #expect(try await phone.mobile("resetPermission", ["service": "camera"]).status == 200)
    }
  }
}
