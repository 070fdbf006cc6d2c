import SpecDrivers
import SpecJSON
import SpecText

/// Commands about an element (`FBElementCommands.m`).
extension AgentRoute {
  static let elementRoutes: [AgentRoute] = [
    AgentRoute("GET", "/element/:uuid/enabled") { (agent, call) throws(AgentError) in
      .bool(try await agent.element(call.parameter("uuid")).node.isEnabled)
    },
    AgentRoute("GET", "/element/:uuid/displayed") { (agent, call) throws(AgentError) in
      .bool(try await agent.element(call.parameter("uuid")).node.isVisible)
    },
    AgentRoute("GET", "/element/:uuid/selected") { (agent, call) throws(AgentError) in
      .bool(try await agent.element(call.parameter("uuid")).node.isSelected)
    },
    AgentRoute("GET", "/element/:uuid/name") { (agent, call) throws(AgentError) in
      .string(try await agent.element(call.parameter("uuid")).node.fullType)
    },
    AgentRoute("GET", "/element/:uuid/rect") { (agent, call) throws(AgentError) in
      let (node, index, _) = try await agent.element(call.parameter("uuid"))
      return NodeAttributes.value("rect", of: node, index: index) ?? .null
    },
    AgentRoute("GET", "/element/:uuid/text") { (agent, call) throws(AgentError) in
      let node = try await agent.element(call.parameter("uuid")).node
      return .string(node.reportedValue ?? node.reportedLabel ?? "")
    },
    AgentRoute("GET", "/element/:uuid/attribute/:name") { (agent, call) throws(AgentError) in
      let name = call.parameter("name")
      let (node, index, _) = try await agent.element(call.parameter("uuid"))
      guard let value = NodeAttributes.value(name, of: node, index: index) else {
        throw .invalidArgument("The attribute '\(name)' is unknown")
      }
      return value
    },
    AgentRoute("GET", "/wda/element/:uuid/accessible") { (agent, call) throws(AgentError) in
      .bool(try await agent.element(call.parameter("uuid")).node.isAccessible)
    },
    AgentRoute("POST", "/element/:uuid/click") { (agent, call) throws(AgentError) in
      try await agent.tap(call.parameter("uuid"))
      return .null
    },
    AgentRoute("POST", "/element/:uuid/value") { (agent, call) throws(AgentError) in
      try await agent.setValue(call)
      return .null
    },
    AgentRoute("POST", "/element/:uuid/clear") { (agent, call) throws(AgentError) in
      try await agent.clear(call.parameter("uuid"))
      return .null
    },
    AgentRoute("POST", "/wda/keys") { (agent, call) throws(AgentError) in
      guard case .array(let keys)? = call.arguments["value"] else {
        throw .unknown("-[__NSCFString componentsJoinedByString:]: unrecognized selector")
      }
      let text = keys.compactMap { try? $0.string() }.joined()
      guard await agent.phone.type(text) else {
        throw .invalidState(Agent.noFocus("The application"))
      }
      return .null
    },
    AgentRoute("GET", "/element/:uuid/screenshot") { (agent, call) throws(AgentError) in
      let (node, _, view) = try await agent.element(call.parameter("uuid"))
      return await agent.picture(of: view, in: node.frame)
    },
    AgentRoute("GET", "/screenshot/:uuid") { (agent, call) throws(AgentError) in
      let (node, _, view) = try await agent.element(call.parameter("uuid"))
      return await agent.picture(of: view, in: node.frame)
    },
    AgentRoute("GET", "/screenshot", .anywhere) { (agent, _) throws(AgentError) in
      let view = await agent.phone.view()
      return await agent.picture(of: view, in: view.application.frame)
    },
  ]
}

extension Agent {
  static func noFocus(_ what: String) -> String {
    "'\(what)' is not ready for a text input. Neither the accessibility element itself nor its "
      + "accessible descendants have the input focus"
  }

  /// Taps the middle of an element, which is scrolled into view before if it can be.
  ///
  /// A tap that cannot be done is a failure of XCTest that WebDriverAgent only logs
  /// (`FBFailureProofTestCase.m`): the command succeeds and nothing happens.
  func tap(_ id: String, _ gesture: Phone.Gesture = .tap) async throws(AgentError) {
    var (node, _, view) = try await element(id)
    if node.isScrolledAway, let name = Phone.element(in: node.touch) {
      _ = await phone.scroll(toElement: name)
      (node, _, view) = try await element(id)
    }
    guard node.frame.intersection(view.application.frame) != nil else { return }
    await phone.touch(node.frame.middle, gesture)
  }

  /// Types into an element, after a tap on it if it does not have the focus
  /// (`XCUIElement+FBTyping.m`).
  func setValue(_ call: AgentCall) async throws(AgentError) {
    let id = call.parameter("uuid")
    var (node, _, _) = try await element(id)
    guard let text = Self.text(call.arguments["value"] ?? call.arguments["text"]) else {
      throw .invalidArgument("Neither 'value' nor 'text' parameter is provided")
    }
    if node.type == "PickerWheel" {
      // A wheel without that value fails in XCTest only.
      if case .wheel(let picker, let wheel) = node.touch {
        _ = await phone.turn(wheel, of: picker, to: text)
      }
      return
    }
    if node.type == "Slider" {
      guard let position = Double(text), (0...1).contains(position) else {
        throw .invalidArgument("Value of slider should be in 0..1 range")
      }
      throw .unsupported("the simulated slider cannot be moved")
    }
    if !node.hasKeyboardFocus {
      try await tap(id)
      (node, _, _) = try await element(id)
    }
    guard node.hasKeyboardFocus, await phone.type(text) else {
      throw .invalidState(Self.noFocus("\"\(node.name ?? "")\" \(node.type)"))
    }
  }

  /// Deletes the text of a field with the delete key; a field without a value is not touched.
  func clear(_ id: String) async throws(AgentError) {
    var (node, _, _) = try await element(id)
    guard !node.value.isEmpty else { return }
    if !node.hasKeyboardFocus {
      try await tap(id)
      (node, _, _) = try await element(id)
    }
    guard await phone.type(String(repeating: "\u{8}", count: node.value.count)) else {
      throw .invalidState(Self.noFocus("\"\(node.name ?? "")\" \(node.type)"))
    }
  }

  /// A text, or a list of its characters; nil for anything else.
  static func text(_ value: JSONValue?) -> String? {
    switch value {
    case .string(let text)?: text
    case .array(let parts)?: parts.map { (try? $0.string()) ?? "\($0)" }.joined()
    case .integer(let number)?: "\(number)"
    default: nil
    }
  }

  func picture(of view: Phone.View, in frame: Frame) async -> JSONValue {
    let screen = await phone.screen()
    let picture = ScreenPicture(
      view: view, screen: screen, scale: phone.options.scale, area: frame)
    return .string(Base64.encode(picture.png))
  }
}
