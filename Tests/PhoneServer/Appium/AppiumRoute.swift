import SpecJSON
import SpecText

/// A route of the Appium server: method, path, parameters and command (`routes.ts` of base-driver).
struct AppiumRoute: Sendable {
  typealias Command =
    @Sendable (isolated AppiumServer, AgentCall) async throws(AppiumError) -> JSONValue

  let method: String
  let pattern: PathPattern
  let payload: Payload
  let command: Command

  /// - Parameter path: With a leading `~` for a route inside a session.
  init(_ method: String, _ path: String, _ payload: Payload = .none, _ command: @escaping Command) {
    self.method = method
    let isInside = path.utf8.first == UInt8(ascii: "~")
    pattern = PathPattern(
      isInside ? "/session/:sessionId" + String(path.unicodeScalars.dropFirst()) : path)
    self.payload = payload
    self.command = command
  }

  /// A route that WebDriverAgent answers at the same path.
  private static func passed(
    _ method: String, _ path: String, _ payload: Payload = .none, to other: String? = nil,
    isEmpty: Bool = false
  ) -> AppiumRoute {
    AppiumRoute(method, "~" + path, payload) { (server, call) throws(AppiumError) in
      var target = other ?? path
      for (name, value) in call.parameters {
        target = target.replacing(exactly: ":" + name, with: value)
      }
      return try await server.pass(method, target, isEmpty ? [:] : call.arguments)
    }
  }

  static let all: [AppiumRoute] = sessions + elements + screen + alerts + old

  private static let sessions: [AppiumRoute] = [
    AppiumRoute("GET", "/status") { (_, _) throws(AppiumError) in
      [
        "ready": true, "message": "The server is ready to accept new connections",
        "build": ["version": "3.1.0"],
      ]
    },
    AppiumRoute("POST", "/session") { (server, call) throws(AppiumError) in
      try await server.createSession(call.arguments["capabilities"])
    },
    AppiumRoute("DELETE", "~") { (server, _) throws(AppiumError) in
      await server.end()
      return .null
    },
    AppiumRoute("GET", "~") { (server, _) throws(AppiumError) in
      .object(server.session?.capabilities ?? [:])
    },
    AppiumRoute("GET", "~/appium/capabilities") { (server, _) throws(AppiumError) in
      ["capabilities": .object(server.session?.capabilities ?? [:])]
    },
    AppiumRoute(
      "POST", "~/timeouts",
      Payload(optional: [
        ("script", .number), ("pageLoad", .number), ("implicit", .number), ("type", .text),
        ("ms", .number),
      ])
    ) { (server, call) throws(AppiumError) in
      let time =
        call.looseNumber("implicit")
        ?? (call.string("type") == "implicit" ? call.looseNumber("ms") : nil)
      if let time { server.setImplicitWait(milliseconds: time) }
      return .null
    },
    AppiumRoute("GET", "~/timeouts") { (server, _) throws(AppiumError) in
      ["implicit": .integer(server.implicitWait.wholeMilliseconds), "command": 60_000]
    },
    passed("GET", "/appium/settings"),
    AppiumRoute("POST", "~/appium/settings", Payload(required: [("settings", .object)])) {
      (server, call) throws(AppiumError) in
      _ = try await server.pass("POST", "/appium/settings", call.arguments)
      return .null
    },
    AppiumRoute(
      "POST", "~/execute/sync", Payload(required: [("script", .text), ("args", .list)])
    ) { (server, call) throws(AppiumError) in
      try await server.execute(call.string("script") ?? "", call.arguments["args"])
    },
    AppiumRoute("GET", "~/context") { (_, _) throws(AppiumError) in "NATIVE_APP" },
    AppiumRoute("GET", "~/contexts") { (_, _) throws(AppiumError) in ["NATIVE_APP"] },
    AppiumRoute("POST", "~/url", Payload(required: [("url", .text)])) {
      (server, call) throws(AppiumError) in
      try await server.pass("POST", "/url", call.arguments)
    },
  ]

  // MARK: Elements

  private static let locator = Payload(required: [("using", .text), ("value", .text)])
  private static let input = Payload(
    optional: [("value", .any), ("text", .text)], oneOf: ["text", "value"])

  private static func find(_ path: String, all: Bool) -> AppiumRoute {
    AppiumRoute("POST", path, locator) { (server, call) throws(AppiumError) in
      let strategy = call.string("using") ?? ""
      try AppiumServer.check(strategy: strategy)
      return try await server.find(
        strategy, call.string("value") ?? "", in: call.parameters["id"], all: all)
    }
  }

  private static let elements: [AppiumRoute] = [
    find("~/element", all: false), find("~/elements", all: true),
    find("~/element/:id/element", all: false), find("~/element/:id/elements", all: true),
    AppiumRoute("GET", "~/element/active") { (server, _) throws(AppiumError) in
      AppiumServer.reference(try await server.pass("GET", "/element/active"))
    },
    passed("POST", "/element/:id/click", isEmpty: true),
    passed("POST", "/element/:id/clear", isEmpty: true),
    AppiumRoute("POST", "~/element/:id/value", input) { (server, call) throws(AppiumError) in
      let text = try AppiumServer.keys(call.arguments["value"] ?? call.arguments["text"])
      return try await server.pass(
        "POST", "/element/\(call.parameter("id"))/value", ["value": text])
    },
    passed("GET", "/element/:id/text"), passed("GET", "/element/:id/name"),
    passed("GET", "/element/:id/rect"), passed("GET", "/element/:id/enabled"),
    passed("GET", "/element/:id/displayed"), passed("GET", "/element/:id/selected"),
    passed("GET", "/element/:id/screenshot"),
    attribute("~/element/:id/attribute/:name"), attribute("~/element/:id/property/:name"),
  ]

  /// Attributes are texts for clients: flags and objects as JSON (`getNativeAttribute`).
  private static func attribute(_ path: String) -> AppiumRoute {
    AppiumRoute("GET", path) { (server, call) throws(AppiumError) in
      let value = try await server.pass(
        "GET", "/element/\(call.parameter("id"))/attribute/\(call.parameter("name"))")
      switch value {
      case .null, .string: return value
      case .integer(0): return "false"
      case .integer(1): return "true"
      default: return .string(value.description)
      }
    }
  }

  // MARK: The screen

  private static let screen: [AppiumRoute] = [
    AppiumRoute("GET", "~/source") { (server, _) throws(AppiumError) in
      try await server.pass("GET", "/source", query: ["format": "xml", "scope": "AppiumAUT"])
    },
    passed("GET", "/screenshot"), passed("GET", "/window/rect"), passed("GET", "/orientation"),
    AppiumRoute("POST", "~/orientation", Payload(required: [("orientation", .text)])) {
      (server, call) throws(AppiumError) in
      let wanted = (call.string("orientation") ?? "").uppercased()
      guard ["LANDSCAPE", "PORTRAIT"].contains(wanted) else {
        throw .unknown("Orientation must be either LANDSCAPE or PORTRAIT")
      }
      return try await server.pass("POST", "/orientation", ["orientation": .string(wanted)])
    },
    AppiumRoute("POST", "~/actions", Payload(required: [("actions", .list)])) {
      (server, call) throws(AppiumError) in
      try await server.pass(
        "POST", "/actions", ["actions": AppiumServer.touches(call.arguments["actions"])])
    },
    AppiumRoute("DELETE", "~/actions") { (_, _) throws(AppiumError) in .null },
  ]

  private static let alerts: [AppiumRoute] = [
    passed("GET", "/alert/text"),
    passed("POST", "/alert/accept", isEmpty: true),
    passed("POST", "/alert/dismiss", isEmpty: true),
    AppiumRoute(
      "POST", "~/alert/text",
      Payload(
        optional: [("value", .any), ("text", .text)],
        oneOf: ["value", "text"])
    ) { (server, call) throws(AppiumError) in
      try await server.pass(
        "POST", "/alert/text", ["value": call.arguments["value"] ?? call.arguments["text"] ?? .null]
      )
    },
  ]

  // MARK: Commands before `mobile:`

  /// Routes of older clients, each the same as a `mobile:` command.
  private static func old(
    _ path: String, _ script: String, _ names: [(String, String)] = []
  ) -> AppiumRoute {
    AppiumRoute("POST", "~/appium/" + path) { (server, call) throws(AppiumError) in
      var arguments: JSONObject = [:]
      for (name, other) in names { arguments[other] = call.arguments[name] }
      return try await server.execute("mobile: " + script, [.object(arguments)])
    }
  }

  private static let old: [AppiumRoute] = [
    old("device/activate_app", "launchApp", [("appId", "bundleId"), ("bundleId", "bundleId")]),
    old("device/terminate_app", "terminateApp", [("appId", "bundleId"), ("bundleId", "bundleId")]),
    old("device/app_state", "queryAppState", [("appId", "bundleId"), ("bundleId", "bundleId")]),
    old(
      "device/app_installed", "isAppInstalled", [("appId", "bundleId"), ("bundleId", "bundleId")]),
    old("app/background", "backgroundApp", [("seconds", "seconds")]),
    old("device/get_clipboard", "getClipboard", [("contentType", "contentType")]),
    old("device/set_clipboard", "setClipboard", [("content", "content")]),
    old("device/hide_keyboard", "hideKeyboard"),
    old("device/is_locked", "isLocked"), old("device/lock", "lock", [("seconds", "seconds")]),
    old("device/unlock", "unlock"), old("device/shake", "shake"),
    AppiumRoute("GET", "~/appium/device/is_keyboard_shown") { (server, _) throws(AppiumError) in
      try await server.execute("mobile: isKeyboardShown", [])
    },
  ]
}

extension AppiumServer {
  /// The strategies of the driver outside web views (`driver.ts`).
  static let strategies = [
    "xpath", "id", "name", "class name", "-ios predicate string", "-ios class chain",
    "accessibility id", "css selector",
  ]

  static func check(strategy: String) throws(AppiumError) {
    guard strategies.contains(where: { $0.isSame(as: strategy) }) else {
      throw .invalidSelector(
        "Locator Strategy '\(strategy)' is not supported for this session")
    }
  }

  /// The characters to type, with the keys of return and delete as control characters
  /// (`prepareInputValue`).
  static func keys(_ value: JSONValue?) throws(AppiumError) -> JSONValue {
    guard let text = Agent.text(value) else {
      throw .unknown(
        "Only strings, numbers and arrays are supported as input arguments. "
          + "Received: \(value ?? .null)")
    }
    return .array(
      text.unicodeScalars.map { scalar in
        switch scalar {
        case "\u{E006}", "\u{E007}": "\n"
        case "\u{E003}", "\u{E017}": "\u{8}"
        default: .string(String(scalar))
        }
      })
  }

  /// The actions with a touch as every pointer, without pauses of no time (`performActions`).
  static func touches(_ value: JSONValue?) -> JSONValue {
    guard case .array(let chains)? = value else { return .null }
    return .array(
      chains.map { chain in
        guard case .object(var chain) = chain else { return chain }
        if chain["type"] == "pointer" { chain["parameters"] = ["pointerType": "touch"] }
        if case .array(let items)? = chain["actions"] {
          chain["actions"] = .array(
            items.filter { item in
              (try? item.string(at: "type")) != "pause" || (try? item.number(at: "duration")) != 0
            })
        }
        return .object(chain)
      })
  }
}
