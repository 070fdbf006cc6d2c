import SpecDrivers
import SpecJSON
import SpecText

/// Gestures (`FBElementCommands.m`, `FBTouchActionCommands.m`).
///
/// Coordinates with an element count from its top left corner, others from that of the screen.
extension AgentRoute {
  static let gestureRoutes: [AgentRoute] =
    both("tap") { (agent, call) throws(AgentError) in
      await agent.phone.touch(try await agent.point(of: call), .tap)
      return .null
    }
    + both("doubleTap") { (agent, call) throws(AgentError) in
      await agent.phone.touch(try await agent.point(of: call), .doubleTap)
      return .null
    }
    + both("tapWithNumberOfTaps") { (agent, call) throws(AgentError) in
      guard let taps = call.looseNumber("numberOfTaps"),
        let fingers = call.looseNumber("numberOfTouches")
      else {
        throw .invalidArgument(
          "Both 'numberOfTaps' and 'numberOfTouches' arguments must be provided")
      }
      guard fingers == 1, taps == 1 || taps == 2 else {
        throw .unsupported("No simulated app knows taps of several fingers or more than two")
      }
      await agent.phone.touch(try await agent.point(of: call), taps == 2 ? .doubleTap : .tap)
      return .null
    }
    + both("touchAndHold") { (agent, call) throws(AgentError) in
      let seconds = call.looseNumber("duration") ?? 0
      await agent.phone.touch(try await agent.point(of: call), seconds >= 0.5 ? .longPress : .tap)
      return .null
    }
    + both("swipe") { (agent, call) throws(AgentError) in
      try await agent.swipe(call)
      return .null
    }
    + both("scroll") { (agent, call) throws(AgentError) in
      try await agent.scroll(call)
      return .null
    }
    + both("dragfromtoforduration") { (agent, call) throws(AgentError) in
      let frame = try await agent.target(of: call).frame
      func point(_ x: String, _ y: String) -> Point {
        Point(x: frame.x + (call.looseNumber(x) ?? 0), y: frame.y + (call.looseNumber(y) ?? 0))
      }
      await agent.phone.drag(from: point("fromX", "fromY"), to: point("toX", "toY"))
      return .null
    }
    + [
      AgentRoute("POST", "/wda/element/:uuid/scrollTo") { (agent, call) throws(AgentError) in
        try await agent.scrollTo(call.parameter("uuid"))
        return .null
      },
      AgentRoute("POST", "/wda/pickerwheel/:uuid/select") { (agent, call) throws(AgentError) in
        try await agent.selectOnWheel(call)
        return .null
      },
      AgentRoute("POST", "/actions") { (agent, call) throws(AgentError) in
        let chains = try ActionChain.chains(in: call.arguments["actions"])
        for chain in chains { try await agent.perform(chain) }
        return .null
      },
    ]

  /// The command for an element and the one for the screen.
  private static func both(_ name: String, _ command: @escaping Command) -> [AgentRoute] {
    [
      AgentRoute("POST", "/wda/element/:uuid/\(name)", .inSession, command),
      AgentRoute("POST", "/wda/\(name)", .inSession, command),
    ]
  }
}

extension Agent {
  fileprivate static let directions = ["up", "down", "left", "right"]

  /// The element of a gesture; the application without one.
  fileprivate func target(of call: AgentCall) async throws(AgentError) -> Node {
    let id = call.parameter("uuid")
    return id.isEmpty || id == "0" ? try await view().application : try await element(id).node
  }

  /// The place of a gesture: with coordinates relative to its element, without them its middle.
  fileprivate func point(of call: AgentCall) async throws(AgentError) -> Point {
    let frame = try await target(of: call).frame
    switch (call.looseNumber("x"), call.looseNumber("y")) {
    case (let x?, let y?): return Point(x: frame.x + x, y: frame.y + y)
    case (nil, nil): return frame.middle
    default: throw .invalidArgument("Both 'x' and 'y' coordinates must be provided")
    }
  }

  /// A swipe over the middle half of an element, in the direction that the finger moves.
  fileprivate func swipe(_ call: AgentCall) async throws(AgentError) {
    guard let direction = call.string("direction") else {
      throw .invalidArgument("Missing 'direction' parameter")
    }
    guard Self.directions.contains(direction.lowercased()) else {
      throw .invalidArgument(
        "Unsupported swipe direction '\(direction)'. Only the following directions are "
          + "supported: (\n    up,\n    down,\n    left,\n    right\n)")
    }
    await drag(direction.lowercased(), over: try await target(of: call).frame, by: 0.5)
  }

  private func drag(_ direction: String, over frame: Frame, by part: Double) async {
    let middle = frame.middle
    let (right, down) =
      switch direction {
      case "up": (0.0, -frame.height * part)
      case "down": (0.0, frame.height * part)
      case "left": (-frame.width * part, 0.0)
      default: (frame.width * part, 0.0)
      }
    await phone.drag(
      from: Point(x: middle.x - right / 2, y: middle.y - down / 2),
      to: Point(x: middle.x + right / 2, y: middle.y + down / 2))
  }

  /// Scrolls by a page, or until an element is in view.
  ///
  /// Scrolling down shows what is below, so the finger moves up.
  fileprivate func scroll(_ call: AgentCall) async throws(AgentError) {
    let target = try await target(of: call)
    if let name = call.string("name") {
      let found = target.everything.dropFirst().map(\.node).last {
        $0.name?.isSame(as: name) ?? false
      }
      guard let found else { throw .noElement("'\(name)' identifier didn't match any elements") }
      return try await reveal(found)
    }
    if let direction = call.string("direction") {
      let opposite = ["up": "down", "down": "up", "left": "right", "right": "left"]
      guard let finger = opposite[direction] else { return }
      var rest = min(call.looseNumber("distance") ?? 1, 100)
      // One stroke covers the middle half of the element (`XCUIElement+FBScrolling.m`).
      while rest > 0 {
        await drag(finger, over: target.frame, by: min(rest, 0.5))
        rest -= 0.5
      }
      return
    }
    if let format = call.string("predicateString") {
      let predicate = try Predicate(format)
      let found = target.everything.dropFirst().last {
        predicate.holds(for: $0.node, index: $0.index)
      }
      guard let found else { throw .noElement("'\(format)' predicate didn't match any elements") }
      return try await reveal(found.node)
    }
    guard call.arguments["toVisible"] != nil else {
      throw .invalidArgument("Unsupported scroll type")
    }
    try await reveal(target)
  }

  fileprivate func scrollTo(_ id: String) async throws(AgentError) {
    try await reveal(try await element(id).node)
  }

  /// Scrolls until an element is in view, whatever a touch on it does.
  private func reveal(_ node: Node) async throws(AgentError) {
    if node.isVisible { return }
    if let id = node.element, await phone.scroll(toElement: id) { return }
    throw .invalidState(
      "Failed to perform scroll with visible cell due to max scroll count reached")
  }

  /// Turns a wheel by one value, or until it shows a value.
  fileprivate func selectOnWheel(_ call: AgentCall) async throws(AgentError) {
    let id = call.parameter("uuid")
    var node = try await element(id).node
    guard case .wheel(let picker, let wheel) = node.touch else {
      throw .invalidArgument(
        "The element is expected to be a valid Picker Wheel control. '\(node.fullType)' was given "
          + "instead")
    }
    let offset = call.looseNumber("offset") ?? 0.2
    guard offset > 0, offset <= 0.5 else {
      throw .invalidArgument(
        "'offset' value is expected to be in range (0.0, 0.5]. '\(offset)' was given instead")
    }
    let order = call.string("order")?.lowercased()
    guard order == "next" || order == "previous" else {
      throw .invalidArgument(
        "Only 'previous' and 'next' order values are supported. "
          + "'\(call.string("order") ?? "(null)")' was given instead")
    }
    let wanted = call.string("value")
    for _ in 0..<max(1, min(call.looseNumber("maxAttempts").map { Int($0) } ?? 25, 500)) {
      guard
        let value = await phone.neighbour(of: wheel, of: picker, by: order == "next" ? 1 : -1),
        await phone.turn(wheel, of: picker, to: value)
      else { throw .invalidState("Picker wheel value has not been changed after 1 second timeout") }
      guard let wanted else { return }
      node = try await element(id).node
      if node.value.isSame(as: wanted) { return }
    }
    throw .noWheelValue(
      "Failed to select the value '\(wanted ?? "")' on the picker wheel within the given attempts")
  }
}
