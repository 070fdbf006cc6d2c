import SpecJSON
import SpecPhoneServer
import SpecText
import Testing

/// The device: its screen, its clipboard, its settings.
@Suite struct DeviceTests {
  @Test func `the screen has a size and an orientation`() async throws {
    try await Conversation.with { phone in
      let rect = try await phone.get("/window/rect").value
      #expect(rect == ["x": 0, "y": 0, "width": 414, "height": 896])
      #expect(try await phone.get("/orientation").value == "PORTRAIT")
      let screen = try await phone.mobile("deviceScreenInfo").value.object()
      #expect(screen["scale"] == 2)
      #expect(screen["screenSize"] == ["width": 414, "height": 896])
      let viewport = try await phone.mobile("viewportRect").value
      #expect(viewport == ["left": 0, "top": 0, "width": 828, "height": 1792])
      #expect(try await phone.post("/orientation", ["orientation": "LANDSCAPE"]).status == 200)
      #expect(try await phone.get("/orientation").value == "LANDSCAPE")
      let turned = try await phone.get("/window/rect").value
      #expect(turned == ["x": 0, "y": 0, "width": 896, "height": 414])
    }
  }

  @Test func `the clipboard holds base64`() async throws {
    try await Conversation.with { phone in
      let set = try await phone.mobile("setClipboard", ["content": "YWI="])
      #expect(set.value == .null)
      #expect(try await phone.mobile("getClipboard").value == "YWI=")
      #expect(try await phone.mobile("getPasteboard").value == "ab")
      #expect(try await phone.mobile("setPasteboard", ["content": "c"]).value == .null)
      #expect(try await phone.mobile("getClipboard").value == "Yw==")
      let wrong = try await phone.mobile("setClipboard", ["content": "%%"])
      #expect(wrong.error == "invalid argument")
    }
  }

  @Test func `appearance and content size are kept`() async throws {
    try await Conversation.with { phone in
      let before = try await phone.mobile("getAppearance").value
      #expect(before == ["style": "light"])
      #expect(try await phone.mobile("setAppearance", ["style": "dark"]).status == 200)
      let after = try await phone.mobile("getAppearance").value
      #expect(after == ["style": "dark"])
      #expect(try await phone.mobile("setAppearance", ["style": "red"]).error == "unknown error")
      #expect(try await phone.mobile("setContentSize", ["size": "extra-large"]).status == 200)
      #expect(try await phone.mobile("contentSize").value == "extra-large")
      #expect(await phone.server.contentSize == "extra-large")
      #expect(try await phone.mobile("setContentSize", ["size": "LARGE"]).value == .null)
      #expect(try await phone.mobile("contentSize").value == "large")
      #expect(try await phone.mobile("setContentSize").error == "invalid argument")
      #expect(try await phone.mobile("setContentSize", ["size": "big"]).error == "invalid argument")
    }
  }

  /// Commands that cannot have an effect on a simulated app.
  static let impossible: [(String, JSONValue)] = [
    ("shake", [:]), ("clearKeychains", [:]),
    ("deepLink", ["url": "memo://a", "bundleId": "org.example.memo"]),
    ("installApp", ["app": "/none.ipa"]), ("performAccessibilityAudit", [:]),
  ]

  @Test(arguments: impossible)
  func `a command without an effect fails`(name: String, arguments: JSONValue) async throws {
    try await Conversation.with("memo") { phone in
      let reply = try await phone.mobile(name, arguments)
      #expect(reply.error == "unknown error")
      #expect(reply.status == 500)
    }
  }

  @Test func `biometrics are enrolled`() async throws {
    try await Conversation.with { phone in
      let before = try await phone.mobile("isBiometricEnrolled")
      #expect(before.value == false)
      #expect(try await phone.mobile("enrollBiometric", ["isEnabled": true]).status == 200)
      #expect(try await phone.mobile("isBiometricEnrolled").value == true)
      #expect(await phone.server.isBiometricEnrolled)
      #expect(try await phone.mobile("enrollBiometric", ["isEnabled": "no"]).status == 400)
      #expect(try await phone.mobile("enrollBiometric", ["isEnabled": false]).value == .null)
      #expect(try await phone.mobile("isBiometricEnrolled").value == false)
      #expect(try await phone.mobile("enrollBiometric").value == .null)
      #expect(try await phone.mobile("isBiometricEnrolled").value == true)
    }
  }

  @Test func `biometric matches are sent`() async throws {
    try await Conversation.with { phone in
      #expect(try await phone.mobile("sendBiometricMatch").value == .null)
      _ = try await phone.mobile("enrollBiometric")
      let reply = try await phone.mobile("sendBiometricMatch", ["type": "faceId", "match": false])
      #expect(reply.value == .null)
      let wrong = try await phone.mobile("sendBiometricMatch", ["type": "eye"])
      #expect(wrong.error == "unknown error")
      #expect(wrong.message.includes("'eye' is not a valid biometric."))
      #expect(try await phone.mobile("sendBiometricMatch", ["match": "no"]).status == 400)
      #expect(
        await phone.server.biometricMatches == [
          BiometricMatch(type: "touchId", isMatch: true, isEnrolled: false),
          BiometricMatch(type: "faceId", isMatch: false, isEnrolled: true),
        ])
    }
  }

  /// Notifications that are refused.
  static let wrongNotifications: [(JSONValue, String)] = [
    (["payload": ["aps": [:]]], "invalid argument"),
    (["bundleId": "org.example.memo"], "invalid argument"),
    (["bundleId": "org.example.memo", "payload": "a"], "invalid argument"),
    (["bundleId": "org.example.memo", "payload": [:]], "invalid argument"),
    (["bundleId": "org.example.memo", "payload": ["aps": "a"]], "invalid argument"),
    (["bundleId": "", "payload": ["aps": [:]]], "invalid argument"),
    (["bundleId": "org.example.none", "payload": ["aps": [:]]], "unknown error"),
  ]

  @Test func `notifications are pushed to an app`() async throws {
    try await Conversation.with("memo") { phone in
      for (arguments, error) in Self.wrongNotifications {
        let reply = try await phone.mobile("pushNotification", arguments)
        #expect(reply.error == error, "\(arguments)")
      }
      let payload: JSONValue = ["aps": ["alert": ["title": "Hello"], "badge": 3]]
      let reply = try await phone.mobile(
        "pushNotification", ["bundleId": "org.example.memo", "payload": payload])
      #expect(reply.json == ["value": .null])
      let pushed = await phone.server.notifications
      #expect(pushed.map(\.bundle) == ["org.example.memo"])
      #expect(pushed.map(\.payload) == [payload])
    }
  }

  /// Commands that only a simulator has.
  static let simulatorOnly: [(String, JSONValue)] = [
    ("contentSize", [:]), ("setContentSize", ["size": "large"]), ("enrollBiometric", [:]),
    ("sendBiometricMatch", [:]), ("isBiometricEnrolled", [:]),
    ("pushNotification", ["bundleId": "org.example.memo", "payload": ["aps": [:]]]),
    ("setPasteboard", ["content": "a"]), ("getPasteboard", [:]),
  ]

  @Test(arguments: simulatorOnly)
  func `a real device refuses what only a simulator has`(
    name: String, arguments: JSONValue
  ) async throws {
    var options = Conversation.quiet()
    options.isSimulator = false
    try await Conversation.with("memo", options) { phone in
      let reply = try await phone.mobile(name, arguments)
      #expect(reply.error == "unknown error")
      #expect(reply.message.includes("can only be performed on Simulator"))
    }
  }

  @Test func `a device has no home button of a simulator only`() async throws {
    for isSimulator in [true, false] {
      var options = Conversation.quiet()
      options.isSimulator = isSimulator
      try await Conversation.with("memo", options) { phone in
        let reply = try await phone.mobile("pressButton", ["name": "volumeup"])
        #expect(reply.error == (isSimulator ? "unknown error" : nil))
      }
    }
  }

  @Test func `an agent tells what Appium asks it for`() async throws {
    try await Conversation.with("memo", Conversation.quiet(.agent)) { phone in
      let size = try await phone.get("/window/size").value
      #expect(size == ["width": 414, "height": 896])
      let screen = try await phone.client.send("GET", "/wda/screen").value.object()
      #expect(screen["scale"] == 2)
      let state = try await phone.post("/wda/apps/state", ["bundleId": "org.example.memo"])
      #expect(state.value == 4)
      #expect(state.json != .null)
      #expect(
        try state.json.string(at: "sessionId")
          == String(phone.session.unicodeScalars.dropFirst("/session/".count)))
      #expect(try await phone.post("/wda/deactivateApp", ["duration": 1]).value == .null)
      #expect(
        try await phone.post("/wda/apps/terminate", ["bundleId": "org.example.memo"]).value == true)
      #expect(
        try await phone.post("/wda/apps/launch", ["bundleId": "org.example.memo"]).value == .null)
      #expect(
        try await phone.post("/wda/apps/activate", ["bundleId": "org.example.memo"]).value == .null)
      let settings = try await phone.post(
        "/appium/settings", ["settings": ["respectSystemAlerts": true]]
      ).value.object()
      #expect(settings["respectSystemAlerts"] == true)
      #expect(try await phone.get("/appium/settings").value == .object(settings))
    }
  }
}
