import SpecDrivers
import SpecJSON
import SpecText

/// Apps, alerts and the source (`app-management.ts`, `alert.ts`, `source.ts`).
extension MobileCommand {
  private static let bundle = Payload(required: [("bundleId", .text)])

  static let apps: [MobileCommand] = [
    MobileCommand(
      "launchApp",
      Payload(
        required: [("bundleId", .text)], optional: [("arguments", .any), ("environment", .object)])
    ) { (server, call) throws(AppiumError) in
      var arguments: JSONObject = ["bundleId": call.arguments["bundleId"] ?? .null]
      switch call.arguments["arguments"] {
      case .array(let list)?: arguments["arguments"] = .array(list)
      case .string(let text)?: arguments["arguments"] = [.string(text)]
      default: break
      }
      arguments["environment"] = call.arguments["environment"]
      return try await server.pass("POST", "/wda/apps/launch", arguments)
    },
    passed("activateApp", bundle, to: "/wda/apps/activate"),
    passed("terminateApp", bundle, to: "/wda/apps/terminate"),
    passed("queryAppState", bundle, to: "/wda/apps/state"),
    MobileCommand("isAppInstalled", bundle) { (server, call) throws(AppiumError) in
      .bool(await server.phone.isInstalled(call.string("bundleId") ?? ""))
    },
    MobileCommand("clearApp", bundle) { (server, call) throws(AppiumError) in
      guard server.phone.options.isSimulator else {
        throw AppiumError(
          name: "unknown method", status: 405,
          message: "This extension is only supported on simulators. The only known way to clear "
            + "app data on real devices would be to uninstall the app then perform a fresh install "
            + "of it.")
      }
      let bundle = call.string("bundleId") ?? ""
      guard await server.phone.isInstalled(bundle) else {
        throw .unknown("An error was encountered processing the command: no such app '\(bundle)'")
      }
      _ = try await server.pass("POST", "/wda/apps/terminate", ["bundleId": .string(bundle)])
      return .bool(await server.phone.erase(bundle))
    },
    MobileCommand("backgroundApp", Payload(optional: [("seconds", .number)])) {
      (server, call) throws(AppiumError) in
      let seconds = call.looseNumber("seconds") ?? -1
      return seconds < 0
        ? try await server.pass("POST", "/wda/homescreen")
        : try await server.pass("POST", "/wda/deactivateApp", ["duration": .number(seconds)])
    },
    passed("activeAppInfo", to: "/wda/activeAppInfo", "GET"),
    MobileCommand(
      "alert", Payload(required: [("action", .text)], optional: [("buttonLabel", .text)])
    ) { (server, call) throws(AppiumError) in
      var arguments: JSONObject = [:]
      if let label = call.string("buttonLabel"), !label.isEmpty {
        arguments["name"] = .string(label)
      }
      switch call.string("action") {
      case "accept"?: return try await server.pass("POST", "/alert/accept", arguments)
      case "dismiss"?: return try await server.pass("POST", "/alert/dismiss", arguments)
      case "getButtons"?: return try await server.pass("GET", "/wda/alert/buttons")
      default:
        throw .unknown(
          "The 'action' value should be either 'accept', 'dismiss' or 'getButtons'. "
            + "'\(call.string("action") ?? "")' is provided instead.")
      }
    },
    MobileCommand(
      "source", Payload(optional: [("format", .text), ("excludedAttributes", .text)])
    ) { (server, call) throws(AppiumError) in
      var query = ["format": call.string("format") ?? "xml", "scope": "AppiumAUT"]
      query["excluded_attributes"] = call.string("excludedAttributes")
      return try await server.pass("GET", "/source", query: query)
    },
    MobileCommand(
      "deepLink", Payload(required: [("url", .text)], optional: [("bundleId", .text)])
    ) { (server, call) throws(AppiumError) in
      try await server.pass("POST", "/url", call.arguments)
    },
  ]
}
