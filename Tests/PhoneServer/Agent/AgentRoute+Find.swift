import SpecJSON
import SpecText

/// Searches for elements (`FBFindElementCommands.m`).
extension AgentRoute {
  static let findRoutes: [AgentRoute] = [
    AgentRoute("POST", "/element") { (agent, call) throws(AgentError) in
      try await agent.findOne(call)
    },
    AgentRoute("POST", "/elements") { (agent, call) throws(AgentError) in
      try await agent.findAll(call)
    },
    AgentRoute("POST", "/element/:uuid/element") { (agent, call) throws(AgentError) in
      try await agent.findOne(call)
    },
    AgentRoute("POST", "/element/:uuid/elements") { (agent, call) throws(AgentError) in
      try await agent.findAll(call)
    },
    AgentRoute("GET", "/element/active") { (agent, _) throws(AgentError) in
      let (view, application) = try await agent.view()
      guard let node = application.first(where: \.hasKeyboardFocus) else {
        throw .noElement("unable to find an element using '(null)', value '(null)'")
      }
      return agent.reference(to: node, in: view)
    },
    AgentRoute("GET", "/wda/element/:uuid/getVisibleCells") { (agent, call) throws(AgentError) in
      let (node, _, view) = try await agent.element(call.parameter("uuid"))
      let cells = node.everything.map(\.node).filter { $0.type == "Cell" && $0.isVisible }
      return .array(cells.map { agent.reference(to: $0, in: view) })
    },
  ]
}

extension Agent {
  fileprivate func findOne(_ call: AgentCall) async throws(AgentError) -> JSONValue {
    let (view, nodes) = try await find(call)
    guard let node = nodes.first else {
      throw .noElement(
        "unable to find an element using '\(call.string("using") ?? "")', "
          + "value '\(call.string("value") ?? "")'")
    }
    return reference(to: node, in: view)
  }

  fileprivate func findAll(_ call: AgentCall) async throws(AgentError) -> JSONValue {
    let (view, nodes) = try await find(call)
    return .array(nodes.map { reference(to: $0, in: view) })
  }

  private func find(_ call: AgentCall) async throws(AgentError) -> (Phone.View, [Node]) {
    let root: Node
    let view: Phone.View
    if call.parameter("uuid").isEmpty {
      (view, root) = try await self.view()
    } else {
      (root, _, view) = try await element(call.parameter("uuid"))
    }
    let locator = Locator(
      strategy: call.string("using") ?? "(null)", value: call.string("value") ?? "")
    return (view, try locator.matches(in: root))
  }
}

/// A way to find elements, and what it looks for.
struct Locator {
  let strategy: String
  let value: String

  /// The elements inside another one that match, in the order of the source.
  func matches(in root: Node) throws(AgentError) -> [Node] {
    guard Self.isReadable(value) else {
      throw .invalidSelector("The locator is too long or nested too deeply")
    }
    // A search from the application includes it; other searches only descend.
    let all = root.type == "Application" ? root.everything : Array(root.everything.dropFirst())
    switch strategy {
    case "class name":
      guard value == "XCUIElementTypeAny" || value.begins(with: Node.prefix) else {
        throw .invalidArgument("Invalid class name: '\(value)'")
      }
      return all.map(\.node).filter {
        value == "XCUIElementTypeAny" || $0.fullType.isSame(as: value)
      }
    case "name", "id", "accessibility id":
      // `matchingIdentifier:` of XCTest compares all attributes by which it knows elements.
      return all.map(\.node).filter { node in
        [node.identifier, node.label, node.value, node.placeholder].contains {
          !$0.isEmpty && $0.isSame(as: value)
        }
      }
    case "link text", "partial link text":
      return linked(all.map(\.node))
    case "predicate string":
      let predicate = try Predicate(value)
      return all.filter { predicate.holds(for: $0.node, index: $0.index) }.map(\.node)
    case "class chain": return try ClassChain(value).matches(in: root)
    case "xpath": return try XPath(value).matches(in: root)
    default: throw .invalidArgument("Invalid locator requested: \(strategy)")
    }
  }

  /// Whether a locator is short enough for parsers that call themselves for what is nested.
  private static func isReadable(_ text: String) -> Bool {
    guard text.utf8.count <= 4_096 else { return false }
    var depth = 0
    for byte in text.utf8 {
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth -= 1 }
      if depth > 64 { return false }
    }
    return true
  }

  /// `NAME=TEXT` compares the attribute of that name, a text alone the name.
  private func linked(_ nodes: [Node]) -> [Node] {
    let parts = value.unicodeScalars.split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false
    ).map { String($0) }
    let name = parts.count == 2 ? parts[0] : "name"
    let wanted = parts.last ?? ""
    return nodes.filter { node in
      guard case .string(let text)? = NodeAttributes.value(name, of: node, index: 0) else {
        return false
      }
      return strategy == "link text" ? text.isSame(as: wanted) : text.includes(wanted)
    }
  }
}
