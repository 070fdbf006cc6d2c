import SpecJSON
import SpecText

/// Gestures (`gesture.ts`).
extension MobileCommand {
  private static let element: Payload.Parameter = ("elementId", .text)

  static let gestures: [MobileCommand] = [
    passed(
      "tap", Payload(required: [("x", .number), ("y", .number)], optional: [element]),
      to: "/wda/tap"),
    passed(
      "doubleTap", Payload(optional: [element, ("x", .number), ("y", .number)]),
      to: "/wda/doubleTap"),
    MobileCommand(
      "tapWithNumberOfTaps",
      Payload(optional: [("numberOfTouches", .number), ("numberOfTaps", .number), element])
    ) { (server, call) throws(AppiumError) in
      var arguments = call.arguments
      for name in ["numberOfTouches", "numberOfTaps"] where arguments[name] == nil {
        arguments[name] = 1
      }
      return try await passed("", to: "/wda/tapWithNumberOfTaps").body(
        server, AgentCall(parameters: [:], query: [:], arguments: arguments))
    },
    passed(
      "touchAndHold",
      Payload(
        required: [("duration", .number)], optional: [("x", .number), ("y", .number), element]),
      to: "/wda/touchAndHold"),
    passed(
      "dragFromToForDuration",
      Payload(
        required: [
          ("duration", .number), ("fromX", .number), ("fromY", .number), ("toX", .number),
          ("toY", .number),
        ], optional: [element]), to: "/wda/dragfromtoforduration"),
    MobileCommand(
      "swipe",
      Payload(required: [("direction", .text)], optional: [("velocity", .number), element])
    ) { (server, call) throws(AppiumError) in
      try check(direction: call.string("direction") ?? "")
      return try await passed("", to: "/wda/swipe").body(server, call)
    },
    MobileCommand(
      "scroll",
      Payload(optional: [
        ("name", .text), ("direction", .text), ("predicateString", .text), ("toVisible", .any),
        ("distance", .number), element,
      ])
    ) { (server, call) throws(AppiumError) in
      if let direction = call.string("direction"), call.string("name") == nil {
        try check(direction: direction)
      } else if call.string("name") == nil, call.string("predicateString") == nil,
        call.flag("toVisible") != true
      {
        throw .invalidArgument(
          "Mobile scroll supports the following strategies: name, direction, predicateString, and "
            + "toVisible. Specify one of these")
      }
      return try await passed("", to: "/wda/scroll").body(server, call)
    },
    MobileCommand("scrollToElement", Payload(required: [element])) {
      (server, call) throws(AppiumError) in
      try await server.pass("POST", "/wda/element/\(call.string("elementId") ?? "")/scrollTo")
    },
    MobileCommand(
      "selectPickerWheelValue",
      Payload(
        required: [element, ("order", .text)],
        optional: [("offset", .number), ("value", .text), ("maxAttempts", .number)])
    ) { (server, call) throws(AppiumError) in
      let order = call.string("order") ?? ""
      guard ["next", "previous"].contains(order.lowercased()) else {
        throw .invalidArgument(
          "The mandatory 'order' parameter is expected to be equal either to 'next' or "
            + "'previous'. '\(order)' is given instead")
      }
      var arguments = call.arguments
      arguments["elementId"] = nil
      return try await server.pass(
        "POST", "/wda/pickerwheel/\(call.string("elementId") ?? "")/select", arguments)
    },
  ]

  private static func check(direction: String) throws(AppiumError) {
    guard ["up", "down", "left", "right"].contains(direction.lowercased()) else {
      throw .invalidArgument("'direction' must be one of: up,down,left,right")
    }
  }
}
