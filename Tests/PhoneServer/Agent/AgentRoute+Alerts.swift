import SpecJSON
import SpecText

/// Alerts of the app and of the system (`FBAlertViewCommands.m`, `FBAlert.m`).
extension AgentRoute {
  static let alertRoutes: [AgentRoute] = [
    AgentRoute("GET", "/alert/text", .anywhere) { (agent, _) throws(AgentError) in
      guard let alert = await agent.alert() else { throw .noAlert }
      let texts = alert.node.everything.map(\.node).filter { $0.type == "StaticText" }
      return .string(texts.compactMap(\.reportedLabel).joined(separator: "\n"))
    },
    AgentRoute("POST", "/alert/text") { (agent, call) throws(AgentError) in
      guard Agent.text(call.arguments["value"]) != nil else {
        throw .invalidArgument("Missing 'value' parameter")
      }
      guard await agent.alert() != nil else { throw .noAlertToAnswer }
      throw .unsupported("The alert contains no input fields")
    },
    AgentRoute("POST", "/alert/accept", .anywhere) { (agent, call) throws(AgentError) in
      try await agent.answer(call.string("name"), takesLast: true)
    },
    AgentRoute("POST", "/alert/dismiss", .anywhere) { (agent, call) throws(AgentError) in
      try await agent.answer(call.string("name"), takesLast: false)
    },
    AgentRoute("GET", "/wda/alert/buttons") { (agent, _) throws(AgentError) in
      guard let alert = await agent.alert() else { throw .noAlert }
      return .array(Agent.buttons(of: alert.node).map { .string($0.label) })
    },
  ]
}

extension Agent {
  fileprivate static func buttons(of alert: Node) -> [Node] {
    alert.everything.map(\.node).filter { $0.type == "Button" }
  }

  /// Taps a button of the alert: the one with a label, or the one that accepts or dismisses.
  ///
  /// The last button of an alert accepts it and the first dismisses it; of a sheet it is the other
  /// way round.
  fileprivate func answer(
    _ label: String?, takesLast: Bool
  ) async throws(AgentError) -> JSONValue {
    guard let alert = await alert() else { throw .noAlertToAnswer }
    let buttons = Self.buttons(of: alert.node)
    let isLast = takesLast == (alert.node.type == "Alert")
    let button =
      label.map { label in buttons.first { $0.label.isSame(as: label) } }
      ?? (isLast ? buttons.last : buttons.first)
    guard let button else {
      let what = label.map { "button with label '\($0)'" } ?? "button"
      throw .invalidState("Failed to find \(what) for alert: \(alert.node.label)")
    }
    await phone.touch(button.frame.middle, .tap)
    return .null
  }
}
