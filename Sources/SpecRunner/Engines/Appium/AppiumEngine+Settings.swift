package import SpecDrivers
import SpecJSON
import SpecSystem
import SpecText

/// The settings of phones.
extension AppiumEngine {
  package var settings: [Setting]? {
    [
      Setting(
        "app.", .text("a bundle identifier or a package", example: "org.example.notes"),
        "the app of this name on the phone: app.NAME"),
      Setting(
        "platform", .text("ios or android", example: "android"),
        "the system of the phone; ios by default"),
      Setting(
        "reset", .text("clear, reinstall or app", example: "app"),
        "how an app loses its data before a scenario: the server clears it, the server installs it "
          + "again, or the app does it itself, which finds SPEC_ERASED=1 in its environment"),
      Setting(
        "colours", .flag, "whether colours are read from screenshots; by default they are"),
      Setting(
        "capabilities",
        .text("a JSON object", example: #"'{"appium:showXcodeLog": true}'"#),
        "further capabilities to ask the Appium server for"),
      Setting(
        "patience", .number(of: "milliseconds", 1...600_000),
        "how long an action waits for the element it requires"),
    ] + Self.typed
  }

  /// The settings that are capabilities of Appium's drivers, under the names that Appium uses.
  private static let typed = [
    Setting("app", .text("a file or an address", example: "./Notes.app"), "the app to install"),
    Setting("udid", .text("an identifier", example: "auto"), "the phone or simulator to use"),
    Setting(
      "deviceName", .text("a name", example: "'iPhone 16'"), "the kind of simulator or emulator"),
    Setting(
      "platformVersion", .text("a version", example: "18.2"), "the version of the phone's system"),
    Setting("noReset", .flag, "whether a new session leaves the app's data as they are"),
    Setting("language", .text("a language", example: "ko"), "the language of the phone"),
    Setting("locale", .text("a locale", example: "ko_KR"), "the locale of the phone"),
    Setting(
      "processArguments",
      .text("a JSON object", example: #"'{"args": ["-UITests"], "env": {"API": "staging"}}'"#),
      "arguments and environment for each start of the app on iOS"),
    Setting("reduceMotion", .flag, "whether a simulator reduces motion"),
    Setting(
      "forceSimulatorSoftwareKeyboardPresence", .flag,
      "whether a simulator shows its keyboard although the machine has one"),
    Setting(
      "webDriverAgentUrl", .text("an address", example: "http://192.168.0.7:8100"),
      "a WebDriverAgent that runs already"),
    Setting(
      "appActivity", .text("an activity", example: ".MainActivity"),
      "the activity to start on Android"),
  ]

  package func configured(by settings: Settings) throws(SettingError) -> any Engine {
    var options = options
    if let platform = settings["platform"]?.text {
      guard let known = PhonePlatform(rawValue: platform) else {
        throw SettingError("platform", "platform: \(platform.inQuotes) is neither ios nor android")
      }
      options.platform = known
    }
    if let text = settings["reset"]?.text {
      guard let reset = AppiumOptions.Reset(rawValue: text) else {
        throw SettingError("reset", "reset: \(text.inQuotes) is none of clear, reinstall and app")
      }
      options.reset = reset
    }
    options.readsColors = settings["colours"]?.flag ?? options.readsColors
    options.patience = settings.patience ?? options.patience
    options.apps += settings.rest(after: "app.").map { .init(name: $0.name, id: $0.value) }
    for setting in Self.typed {
      guard let value = settings[setting.name] else { continue }
      options.typed[setting.name] = value.flag.map { .bool($0) } ?? .string(value.written)
    }
    if let app = settings["app"]?.text {
      options.typed["app"] = .string(try Self.file(app, for: options.server))
    }
    if options.reset == .reinstall, options.appFile == nil {
      throw SettingError(
        "reset", "reset: to install the app again, the setting app must name its file")
    }
    if let arguments = try settings.object("processArguments") {
      try Self.check(processArguments: arguments)
      options.typed["processArguments"] = .object(arguments)
    }
    if options.platform == .android { try Self.checkForAndroid(options) }
    options.capabilities = try settings.object("capabilities") ?? options.capabilities
    return with(options)
  }

  /// The app's file as its server finds it, which has a working directory of its own.
  ///
  /// Absolute paths and addresses stay as they are: `https://…`, and those of device clouds.
  private static func file(_ app: String, for server: String) throws(SettingError) -> String {
    let isAbsolute = app.utf8.first == UInt8(ascii: "/")
    if isAbsolute || app.isEmpty || app.unicodeScalars.contains(":") { return app }
    // What is wrong with an invalid address is reported when the engine starts.
    guard let address = try? HTTPAddress(server) else { return app }
    guard address.isLoopback else {
      throw SettingError(
        "app",
        "app: \(app.inQuotes) is a relative path, and the server at \(server) is on another machine; "
          + "use an absolute path there, or an address")
    }
    guard let folder = FileSystem.currentFolder else { return app }
    return folder + "/" + (app.begins(with: "./") ? String(app.unicodeScalars.dropFirst(2)) : app)
  }

  /// Android starts apps without arguments and environment, which must not be lost silently.
  private static func checkForAndroid(_ options: AppiumOptions) throws(SettingError) {
    if options.reset == .app {
      throw SettingError(
        "reset",
        "reset: an app on Android has no environment that tells it to empty itself; use clear or reinstall"
      )
    }
    if options.typed["processArguments"] != nil {
      throw SettingError(
        "processArguments",
        "processArguments: an app on Android starts without arguments and environment")
    }
  }

  private static func check(processArguments: JSONObject) throws(SettingError) {
    for (name, value) in processArguments {
      switch (name, value) {
      case ("args", .array(let list)) where list.allSatisfy({ $0.text != nil }): break
      case ("env", .object(let values)) where values.allSatisfy({ $0.value.text != nil }): break
      default:
        throw SettingError(
          "processArguments",
          "processArguments: \(name.inQuotes) is neither a list of texts with the name args nor an object of "
            + "texts with the name env")
      }
    }
  }
}
