import SpecJSON
import SpecText

/// Sessions, status and settings (`FBSessionCommands.m`).
extension AgentRoute {
  static let sessionRoutes: [AgentRoute] = [
    AgentRoute("GET", "/status", .withoutSession) { (agent, _) throws(AgentError) in
      await agent.status
    },
    AgentRoute("POST", "/session", .withoutSession) { (agent, call) throws(AgentError) in
      try await agent.createSession(call.arguments["capabilities"])
    },
    AgentRoute("GET", "/") { (agent, _) throws(AgentError) in await agent.sessionInformation },
    AgentRoute("DELETE", "/") { (agent, _) throws(AgentError) in
      await agent.end()
      return .null
    },
    AgentRoute("GET", "/appium/settings") { (agent, _) throws(AgentError) in
      .object(agent.settings.values)
    },
    AgentRoute("POST", "/appium/settings") { (agent, call) throws(AgentError) in
      guard case .object(let settings)? = call.arguments["settings"] else {
        return .object(agent.settings.values)
      }
      for (name, value) in settings { agent.settings.values[name] = value }
      return .object(agent.settings.values)
    },
    AgentRoute("POST", "/timeouts") { (_, _) throws(AgentError) in .null },
    AgentRoute("POST", "/url") { (agent, call) throws(AgentError) in
      guard call.string("url") != nil else { throw .invalidArgument("URL is required") }
      // No simulated app takes links.
      throw .unknown(
        "Error Domain=FBSOpenApplicationServiceErrorDomain Code=1 \"The request to open the URL "
          + "failed\"")
    },
    AgentRoute("GET", "/source", .anywhere) { (agent, call) throws(AgentError) in
      try await agent.source(call)
    },
  ]
}

extension Agent {
  /// The reply of `/status`.
  var status: JSONValue {
    get async {
      let options = phone.options
      var ios: JSONObject = ["ip": "127.0.0.1"]
      if options.isSimulator { ios["simulatorVersion"] = .string(options.systemVersion) }
      return [
        "ready": true, "message": "WebDriverAgent is ready to accept commands",
        "state": "success",
        "os": [
          "name": "iOS", "version": .string(options.systemVersion),
          "sdkVersion": .string(options.systemVersion), "testmanagerdVersion": 65_535,
        ],
        "ios": .object(ios),
        "build": [
          "time": "Nov 21 2026 09:30:00",
          "productBundleIdentifier": "com.facebook.WebDriverAgentRunner",
        ],
        "device": "iphone",
      ]
    }
  }

  var sessionInformation: JSONValue {
    get async {
      [
        "sessionId": .string(session?.id ?? ""),
        "capabilities": [
          "device": "iphone", "browserName": " ",
          "sdkVersion": .string(phone.options.systemVersion),
          "CFBundleIdentifier": .string(session?.bundle ?? " "),
        ],
      ]
    }
  }

  /// Begins a session in place of the one there is.
  ///
  /// - Throws: `session not created` for capabilities that are missing or malformed
  ///   (`FBProtocolHelpers.m`), and for an app that does not start.
  func createSession(_ written: JSONValue?) async throws(AgentError) -> JSONValue {
    await end()
    guard case .object(let request)? = written else {
      throw .sessionNotCreated("'capabilities' is mandatory to create a new session")
    }
    let capabilities = try Self.capabilities(in: request)
    let bundle = try? capabilities["bundleId"]?.string()
    let session = begin(
      bundle: bundle, alertAction: try? capabilities["defaultAlertAction"]?.string().lowercased())
    if let bundle {
      let isForced = capabilities["forceAppLaunch"] != .bool(false)
      let state = await phone.state(of: bundle)
      let isRunning =
        state == 1 || isForced
        ? await phone.launch(
          bundle, arguments: Self.arguments(capabilities["arguments"]),
          environment: Self.environment(capabilities["environment"]),
          waitsForRest: capabilities["shouldWaitForQuiescence"] != .bool(false))
        : await phone.activate(bundle)
      guard isRunning else {
        await end()
        throw .sessionNotCreated(
          "Cannot launch \(bundle) application. Make sure the correct bundle identifier has been "
            + "provided in capabilities and check the device log for possible crash report "
            + "occurrences")
      }
    }
    _ = session
    return await sessionInformation
  }

  private static func capabilities(in request: JSONObject) throws(AgentError) -> JSONObject {
    var merged: JSONObject = [:]
    switch request["alwaysMatch"] {
    case nil, .null?: break
    case .object(let required)?: merged = required
    default: throw .sessionNotCreated("'alwaysMatch' must be an object")
    }
    switch request["firstMatch"] {
    case nil, .null?: break
    case .array(let choices)?:
      guard case .object(let first)? = choices.first ?? .object([:]) else {
        throw .sessionNotCreated("'firstMatch' must be an array of objects")
      }
      for (name, value) in first {
        guard merged[name] == nil else {
          throw .sessionNotCreated("'\(name)' must not be in both 'alwaysMatch' and 'firstMatch'")
        }
        merged[name] = value
      }
    default: throw .sessionNotCreated("'firstMatch' must be an array")
    }
    return merged
  }

  static func arguments(_ value: JSONValue?) -> [String] {
    guard case .array(let texts)? = value else { return [] }
    return texts.compactMap { try? $0.string() }
  }

  static func environment(_ value: JSONValue?) -> [(name: String, value: String)] {
    guard case .object(let variables)? = value else { return [] }
    return variables.map { ($0.key, (try? $0.value.string()) ?? "\($0.value)") }
  }

  /// The page source in the requested format (`FBDebugCommands.m`).
  func source(_ call: AgentCall) async throws(AgentError) -> JSONValue {
    var application = try await view().application
    if await phone.isLookedAtTooEarly() {
      application.children = [Node(type: "Window", frame: application.frame, key: "empty")]
    }
    let format = call.query["format"] ?? "xml"
    let excluded = (call.query["excluded_attributes"] ?? "").unicodeScalars.split(separator: ",")
      .map { String($0).lowercased() }
    switch format.lowercased() {
    case "xml":
      return .string(
        SourceText(excluded: Set(excluded), scope: call.query["scope"]).written(application))
    case "json": return SourceObject.written(application)
    case "description": return .string(SourceObject.described(application))
    default:
      throw .unsupported(
        "Unknown source format '\(format)'. Only (\n    xml,\n    json,\n    description\n) source "
          + "formats are supported.")
    }
  }
}
