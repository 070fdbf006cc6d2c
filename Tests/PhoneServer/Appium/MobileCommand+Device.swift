import SpecDrivers
import SpecJSON
import SpecText

/// The device: keyboard, clipboard, appearance, biometrics.
extension MobileCommand {
  /// The names of content sizes (`content-size.ts`).
  private static let contentSizes = [
    "extra-small", "small", "medium", "large", "extra-large", "extra-extra-large",
    "extra-extra-extra-large", "accessibility-medium", "accessibility-large",
    "accessibility-extra-large", "accessibility-extra-extra-large",
    "accessibility-extra-extra-extra-large",
  ]

  /// A command for the clipboard (`clipboard.ts`); with the mode `xpc` it needs a service of a real
  /// device, to which this phone has no tunnel.
  private static func clipboard(
    _ name: String, _ verb: String, _ required: [Payload.Parameter], to path: String
  ) -> MobileCommand {
    MobileCommand(
      name, Payload(required: required, optional: [("contentType", .text), ("mode", .text)])
    ) { (server, call) throws(AppiumError) in
      var arguments = call.arguments
      arguments["mode"] = nil
      guard call.string("mode") == "xpc" else {
        return try await server.pass("POST", path, arguments)
      }
      try server.requireDevice("\(verb) clipboard content")
      throw .unknown("The RemoteXPC tunnel of the device is not available")
    }
  }

  static let deviceCommands: [MobileCommand] = [
    // `keyboard.ts`: without keys, only one called `done` hides the keyboard.
    MobileCommand("hideKeyboard", Payload(optional: [("keys", .list)])) {
      (server, call) throws(AppiumError) in
      var keys = Agent.arguments(call.arguments["keys"])
      if !keys.contains("done") { keys.append("done") }
      return try await server.pass(
        "POST", "/wda/keyboard/dismiss", ["keyNames": .array(keys.map { .string($0) })])
    },
    MobileCommand("isKeyboardShown") { (server, _) throws(AppiumError) in
      let found = try await server.find("class name", "XCUIElementTypeKeyboard", in: nil, all: true)
      return .bool(found != [])
    },
    // The documentation says that it has no effect on a phone.
    MobileCommand(
      "keys", Payload(required: [("keys", .list)], optional: [("elementId", .text)])
    ) { (_, _) throws(AppiumError) in .null },
    passed("deviceInfo", to: "/wda/device/info", "GET"),
    passed("deviceScreenInfo", to: "/wda/screen", "GET"),
    MobileCommand("viewportRect") { (server, _) throws(AppiumError) in
      let rect = try await server.pass("GET", "/window/rect")
      guard case .object(let size) = rect else { return .null }
      let scale = Double(server.phone.options.scale)
      func pixels(_ name: String) -> JSONValue {
        .integer(Int(((try? size[name]?.number()) ?? 0) * scale))
      }
      return ["left": 0, "top": 0, "width": pixels("width"), "height": pixels("height")]
    },
    passed("viewportScreenshot", to: "/screenshot", "GET"),
    MobileCommand(
      "pressButton", Payload(required: [("name", .text)], optional: [("durationSeconds", .number)])
    ) { (server, call) throws(AppiumError) in
      try await server.pass("POST", "/wda/pressButton", call.arguments)
    },
    // `file-movement.ts`: without the name of an app, a simulator adds the file to its media.
    MobileCommand(
      "pushFile", Payload(required: [("remotePath", .text), ("payload", .text)])
    ) { (_, call) throws(AppiumError) in
      guard let path = call.string("remotePath"), !path.utf8.contains(UInt8(ascii: "@")) else {
        throw .unknown("The simulated phone has no container of an app")
      }
      guard path.utf8.last != UInt8(ascii: "/") else {
        throw .invalidArgument(
          "It is expected that remote path points to a file and not to a folder. '\(path)' is given "
            + "instead")
      }
      return .null
    },
    MobileCommand("lock", Payload(optional: [("seconds", .any)])) {
      (server, call) throws(AppiumError) in
      _ = try await server.pass("POST", "/wda/lock")
      let seconds = call.looseNumber("seconds") ?? 0
      guard seconds > 0 else { return .null }
      await server.phone.pass(.milliseconds(Int(min(seconds, 3_600) * 1_000)))
      return try await server.pass("POST", "/wda/unlock")
    },
    passed("unlock", to: "/wda/unlock"), passed("isLocked", to: "/wda/locked", "GET"),
    clipboard("setClipboard", "Setting", [("content", .text)], to: "/wda/setPasteboard"),
    clipboard("getClipboard", "Getting", [], to: "/wda/getPasteboard"),
    MobileCommand(
      "setPasteboard", Payload(required: [("content", .text)], optional: [("encoding", .text)])
    ) { (server, call) throws(AppiumError) in
      try server.requireSimulator("Setting pasteboard content")
      await server.phone.setClipboardFromSimulator(call.string("content") ?? "")
      return .null
    },
    MobileCommand("getPasteboard", Payload(optional: [("encoding", .text)])) {
      (server, _) throws(AppiumError) in
      try server.requireSimulator("Getting pasteboard content")
      return .string(await server.phone.clipboard.text)
    },
    MobileCommand("setAppearance", Payload(required: [("style", .text)])) {
      (server, call) throws(AppiumError) in
      let style = (call.string("style") ?? "").lowercased()
      guard ["light", "dark"].contains(style) else {
        throw .unknown("The 'style' value is expected to equal either 'light' or 'dark'")
      }
      await server.phone.setAppearance(style)
      return .null
    },
    MobileCommand("getAppearance") { (server, _) throws(AppiumError) in
      ["style": .string(await server.phone.appearance)]
    },
    MobileCommand("setContentSize", Payload(required: [("size", .text)])) {
      (server, call) throws(AppiumError) in
      let size = (call.string("size") ?? "").lowercased()
      guard contentSizes.contains(size) else {
        throw .invalidArgument(
          "The 'size' value is expected to be one of \(contentSizes.joined(separator: ","))")
      }
      try server.requireSimulator("Setting content size")
      await server.phone.setContentSize(size)
      return .null
    },
    MobileCommand("contentSize") { (server, _) throws(AppiumError) in
      try server.requireSimulator("Getting content size")
      return .string(await server.phone.contentSize)
    },
    MobileCommand("enrollBiometric", Payload(optional: [("isEnabled", .flag)])) {
      (server, call) throws(AppiumError) in
      try server.requireSimulator("Biometric enrollment")
      await server.phone.enrollBiometric(call.flag("isEnabled") ?? true)
      return .null
    },
    MobileCommand("isBiometricEnrolled") { (server, _) throws(AppiumError) in
      try server.requireSimulator("Checking biometric enrollment")
      return .bool(await server.phone.isBiometricEnrolled)
    },
    MobileCommand("sendBiometricMatch", Payload(optional: [("type", .text), ("match", .flag)])) {
      (server, call) throws(AppiumError) in
      try server.requireSimulator("Sending biometric match")
      // `toBiometricDomainComponent` of appium-ios-simulator; a match without enrolment is sent too.
      let type = call.string("type") ?? "touchId"
      guard ["touchId", "faceId"].contains(type) else {
        throw .unknown(
          "'\(type)' is not a valid biometric. Use one of: [\"touchId\",\"faceId\"]")
      }
      await server.phone.sendBiometricMatch(type: type, isMatch: call.flag("match") ?? true)
      return .null
    },
  ]
}
