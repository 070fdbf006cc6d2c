import SpecDrivers
import SpecJSON
import SpecText

/// The device: its screen, its keyboard, its settings (`FBCustomCommands.m`,
/// `FBOrientationCommands.m`).
extension AgentRoute {
  static let deviceRoutes: [AgentRoute] = [
    AgentRoute("GET", "/window/size", .anywhere) { (agent, _) throws(AgentError) in
      let frame = await agent.phone.view().application.frame
      return ["width": .integer(Int(frame.width)), "height": .integer(Int(frame.height))]
    },
    AgentRoute("GET", "/window/rect") { (agent, _) throws(AgentError) in
      let frame = await agent.phone.view().application.frame
      return [
        "x": 0, "y": 0, "width": .integer(Int(frame.width)), "height": .integer(Int(frame.height)),
      ]
    },
    AgentRoute("GET", "/wda/screen", .anywhere) { (agent, _) throws(AgentError) in
      let frame = await agent.phone.view().application.frame
      return [
        "screenSize": [
          "width": .integer(Int(frame.width)), "height": .integer(Int(frame.height)),
        ],
        "statusBarSize": ["width": 0, "height": 0], "scale": .integer(agent.phone.options.scale),
      ]
    },
    AgentRoute("GET", "/orientation") { (agent, _) throws(AgentError) in
      let frame = await agent.phone.view().application.frame
      return frame.width > frame.height ? "LANDSCAPE" : "PORTRAIT"
    },
    AgentRoute("POST", "/orientation") { (agent, call) throws(AgentError) in
      switch call.string("orientation") {
      case "PORTRAIT"?: _ = await agent.phone.act(.system(.rotate(.portrait)))
      case "LANDSCAPE"?: _ = await agent.phone.act(.system(.rotate(.landscape)))
      default: throw .unknown("Unable To Rotate Device")
      }
      return .null
    },
    AgentRoute("POST", "/wda/keyboard/dismiss") { (agent, call) throws(AgentError) in
      try await agent.dismissKeyboard(keys: Agent.arguments(call.arguments["keyNames"]))
    },
    AgentRoute("POST", "/wda/lock", .anywhere) { (agent, _) throws(AgentError) in
      await agent.phone.lock(true)
      return .null
    },
    AgentRoute("POST", "/wda/unlock", .anywhere) { (agent, _) throws(AgentError) in
      await agent.phone.lock(false)
      return .null
    },
    AgentRoute("GET", "/wda/locked", .anywhere) { (agent, _) throws(AgentError) in
      .bool(await agent.phone.isLocked)
    },
    AgentRoute("POST", "/wda/setPasteboard", .anywhere) {
      (agent, call) throws(AgentError) in
      guard let bytes = Base64.decode(call.string("content") ?? "%") else {
        throw .invalidArgument("Cannot decode the pasteboard content from base64")
      }
      await agent.phone.setClipboardFromAgent(String(decoding: bytes, as: UTF8.self))
      return .null
    },
    AgentRoute("POST", "/wda/getPasteboard", .anywhere) { (agent, _) throws(AgentError) in
      .string(Base64.encode(Array(await agent.phone.clipboardForAgent.utf8)))
    },
    AgentRoute("GET", "/wda/device/info", .anywhere) { (agent, _) throws(AgentError) in
      let options = agent.phone.options
      return [
        "currentLocale": .string(options.language.locale), "timeZone": "GMT",
        "name": .string(options.deviceName),
        "model": "iPhone", "uuid": "9EAD0BE5-0000-4000-A000-000000000000",
        "userInterfaceIdiom": 0,
        "userInterfaceStyle": .string(await agent.phone.appearance),
        "isSimulator": .bool(options.isSimulator),
      ]
    },
    AgentRoute("POST", "/wda/device/appearance", .withoutSession) {
      (agent, call) throws(AgentError) in
      guard let name = call.string("name"), ["light", "dark"].contains(name) else {
        throw .invalidArgument(
          "The appearance name must be either 'light' or 'dark'. "
            + "'\(call.string("name") ?? "(null)")' is given instead")
      }
      await agent.phone.setAppearance(name)
      return .null
    },
    AgentRoute("POST", "/wda/resetAppAuth") { (agent, call) throws(AgentError) in
      guard call.number("resource") != nil else {
        throw .invalidArgument(
          "The 'resource' argument must be set to a valid resource identifier (numeric value)")
      }
      await agent.phone.resetPermission(resource: Int(call.number("resource") ?? 0))
      return .null
    },
  ]
}

extension Agent {
  /// Hides the keyboard by one of its keys (`XCUIApplication+FBHelpers.m`).
  ///
  /// A phone's keyboard has no key of its own for it, so this works only with a key whose press
  /// makes the app hide the keyboard.
  fileprivate func dismissKeyboard(keys: [String]) async throws(AgentError) -> JSONValue {
    func keyboard() async -> Node? {
      await phone.view().application.first { $0.type == "Keyboard" }
    }
    guard let shown = await keyboard() else { return .null }
    for key in shown.everything.map(\.node) where key.type == "Key" || key.type == "Button" {
      guard keys.contains(where: { $0.isSame(as: key.identifier) || $0.isSame(as: key.label) })
      else { continue }
      await phone.touch(key.frame.middle, .tap)
      if await keyboard() == nil { return .null }
    }
    throw .invalidState(
      "Did not know how to dismiss the keyboard. Try to dismiss it in the way supported by your "
        + "application under test.")
  }
}
