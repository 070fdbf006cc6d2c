import SpecJSON

/// The capabilities to request from the server of a phone.
extension AppiumOptions {
  func sessionCapabilities(_ server: PhoneServerKind, app: String) -> JSONValue {
    var wanted: JSONObject = [:]
    switch server {
    case .agent:
      // The names of WebDriverAgent have no prefix. The app is started by a command of its own.
      break
    case .appium:
      wanted["platformName"] = platform == .ios ? "iOS" : "Android"
      wanted["appium:automationName"] = .string(platform.automationName)
      // On iOS, the session starts the app a first time: WebDriverAgent waits until the app rests,
      // at this and each later start, only if it is the app of its session.
      if platform == .android {
        wanted["appium:autoLaunch"] = false
        // Prompts are for the scenario to answer.
        wanted["appium:autoGrantPermissions"] = false
      }
      wanted["appium:newCommandTimeout"] = 600
      if appFile == nil {
        wanted[platform == .ios ? "appium:bundleId" : "appium:appPackage"] = .string(app)
      }
      for (name, value) in typed { wanted["appium:" + name] = value }
    }
    for (name, value) in capabilities { wanted[name] = value }
    return ["alwaysMatch": .object(wanted)]
  }

  /// The arguments of each start of an app on iOS.
  ///
  /// The driver passes the language and the locale of the settings to the first start alone.
  func arguments(locale: String?) -> [JSONValue] {
    var arguments: [JSONValue] = []
    if case .object(let given)? = typed["processArguments"], case .array(let list)? = given["args"]
    {
      arguments = list
    }
    // iOS takes the languages as a property list, and locales with an underscore.
    if let language = locale ?? typed["language"]?.text {
      arguments += ["-AppleLanguages", .string("(\(language))")]
    }
    if let locale = locale ?? typed["locale"]?.text {
      arguments += ["-AppleLocale", .string(String(locale.map { $0 == "-" ? "_" : $0 }))]
    }
    return arguments
  }

  /// The environment of each start of an app on iOS.
  func environment(isErased: Bool) -> JSONObject {
    var environment: JSONObject = [:]
    if case .object(let given)? = typed["processArguments"], case .object(let list)? = given["env"]
    {
      environment = list
    }
    if isErased { environment["SPEC_ERASED"] = "1" }
    return environment
  }
}
