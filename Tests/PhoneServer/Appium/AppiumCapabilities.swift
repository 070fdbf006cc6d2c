import SpecJSON
import SpecText

/// The capabilities of a new session, checked as the server and the driver check them.
///
/// The rules are those of `capabilities.ts` of base-driver; names come without the prefix
/// `appium:`, which every name that the standard does not have must have.
struct AppiumCapabilities {
  /// The capabilities that the session has.
  let matched: JSONObject

  private static let standard = [
    "browserName", "browserVersion", "platformName", "acceptInsecureCerts", "pageLoadStrategy",
    "proxy", "setWindowRect", "timeouts", "unhandledPromptBehavior", "webSocketUrl",
  ]

  /// The types of capabilities (`desired-caps.ts` of the driver).
  private static let flags = [
    "noReset", "fullReset", "autoAcceptAlerts", "autoDismissAlerts", "autoLaunch",
    "forceAppLaunch", "shouldTerminateApp", "usePrebuiltWDA", "usePreinstalledWDA", "useNewWDA",
    "showXcodeLog", "connectHardwareKeyboard", "isHeadless", "reduceMotion", "waitForQuiescence",
  ]
  private static let texts = [
    "platformName", "automationName", "bundleId", "deviceName", "platformVersion", "udid", "app",
    "language", "locale", "webDriverAgentUrl", "orientation",
  ]
  private static let numbers = [
    "newCommandTimeout", "wdaLaunchTimeout", "wdaConnectionTimeout", "wdaStartupRetries",
    "wdaLocalPort", "maxTypingFrequency", "waitForIdleTimeout",
  ]

  init(_ written: JSONValue?, phone: PhoneOptions) throws(AppiumError) {
    guard case .object(let request)? = written else {
      throw .sessionNotCreated(
        "The capabilities argument was not valid for the following reason(s): \"capabilities\" "
          + "must be a JSON object.")
    }
    var merged = try Self.object(request["alwaysMatch"], "alwaysMatch")
    if let choices = request["firstMatch"], choices != .null {
      guard case .array(let all) = choices else {
        throw .sessionNotCreated(
          "The capabilities.firstMatch argument was not valid for the following reason(s): "
            + "\"capabilities.firstMatch\" must be a JSON array or undefined")
      }
      for (name, value) in try Self.object(all.first, "firstMatch") {
        guard merged[name] == nil else {
          throw .sessionNotCreated(
            "property '\(name)' should not exist on both primary and secondary")
        }
        merged[name] = value
      }
    }
    matched = try Self.checked(Self.promoted(merged), phone)
  }

  private static func object(_ value: JSONValue?, _ name: String) throws(AppiumError) -> JSONObject
  {
    switch value {
    case nil, .null?: return [:]
    case .object(let object)?: return object
    default: throw .sessionNotCreated("'\(name)' must be a JSON object")
    }
  }

  /// The capabilities with those of `appium:options` at their level.
  private static func promoted(_ capabilities: JSONObject) -> JSONObject {
    guard case .object(let options)? = capabilities["appium:options"] else { return capabilities }
    var promoted = capabilities
    promoted["appium:options"] = nil
    for (name, value) in options {
      promoted[name.begins(with: "appium:") ? name : "appium:" + name] = value
    }
    return promoted
  }

  private static func checked(
    _ capabilities: JSONObject, _ phone: PhoneOptions
  ) throws(AppiumError) -> JSONObject {
    var matched: JSONObject = [:]
    for (name, value) in capabilities {
      let isStandard = standard.contains { $0.isSame(as: name) }
      guard isStandard || name.includes(":") else {
        throw .sessionNotCreated(
          "All non-standard capabilities should have a vendor prefix. The following capabilities "
            + "did not have one: \(name)")
      }
      let short =
        name.begins(with: "appium:") ? String(name.unicodeScalars.dropFirst(7)) : name
      try check(short, value)
      matched[short] = value
    }
    guard let platform = matched["platformName"] else {
      throw .sessionNotCreated("'platformName' can't be blank")
    }
    guard case .string(let automation)? = matched["automationName"] else {
      throw .sessionNotCreated("'automationName' can't be blank")
    }
    let name = (try? platform.string()) ?? ""
    guard name.lowercased() == "ios", automation.lowercased() == "xcuitest" else {
      throw .sessionNotCreated(
        "Could not find a driver for automationName '\(automation)' and platformName '\(name)'. "
          + "Have you installed a driver that supports those capabilities?")
    }
    if matched["app"] != nil, matched["bundleId"] == nil {
      throw .unknown(
        "The application at '\((try? matched["app"]?.string()) ?? "")' does not exist or is not "
          + "accessible")
    }
    return matched
  }

  private static func check(_ name: String, _ value: JSONValue) throws(AppiumError) {
    switch value {
    case .null: return
    case .bool where flags.contains(name): return
    // The server accepts flags written as texts.
    case .string("true") where flags.contains(name), .string("false") where flags.contains(name):
      return
    case .string(let text) where texts.contains(name):
      guard !text.isEmpty else { throw .sessionNotCreated("'\(name)' can't be blank") }
    case .integer where numbers.contains(name), .number where numbers.contains(name): return
    case _ where flags.contains(name):
      throw .sessionNotCreated("'\(name)' must be of type boolean")
    case _ where texts.contains(name):
      throw .sessionNotCreated("'\(name)' must be of type string")
    case _ where numbers.contains(name):
      throw .sessionNotCreated("'\(name)' must be of type number")
    default: return
    }
  }
}
