import SpecDrivers

extension Capabilities {
  /// The capabilities of a phone.
  ///
  /// - Parameter server: The kind of server; nil if it has not been asked.
  static func phone(_ options: AppiumOptions, _ server: PhoneServerKind?) -> Capabilities {
    let isIOS = options.platform == .ios
    let launch =
      "the app's start, by its arguments and its environment, is all that a server can set"
    var abilities: [Capability: Ability] = [
      .focus: .exact, .gestures: .exact, .relaunch: .exact, .stopping: .exact,
      .openingLinks: .exact, .pictures: .exact,
      .layout: .inferred(
        isIOS ? "frames in whole points" : "frames in pixels, unless the density is known"),
      .covers: .inferred(
        "the frames of the elements and of the keyboard, in the order of the tree"),
      .keyboard: .inferred(
        isIOS
          ? "the keys in the page source" : "the server's answer whether the keyboard is shown"),
      .background: .inferred("the home screen, and the app in front again"),
      .colors: options.readsColors
        ? .inferred("the pixels of a screenshot, by their hue")
        : .missing("the setting colours is off"),
      .inputTraits: .inferred("the keyboard of the field with the focus; unknown for other fields"),
      .records: .missing("a phone does not show what an app has stored"),
      .navigationStack: .missing(
        "a phone does not report which screens are below the one in front"),
      .transitions: .missing("a phone does not report how screens appear"),
      .animations: .missing("a phone does not report animations"),
      .lifeCycle: .missing("a phone does not report the calls of screens"),
      .reactions: .missing("a phone does not report how an app reacts to notifications"),
      .requests: .missing("a phone does not report an app's requests"),
      .networkAnswers: .missing(launch),
      .prompts: .missing(
        "a phone does not report when a prompt was asked for; the alert is visible"),
      .localNotifications: .missing("a phone does not report notifications"),
      .links: .missing("a phone does not report which links an app opens"),
      .appLog: .missing("a server has no log of the app alone"),
      .secrets: .missing("the keychain of a phone cannot be read"),
      .clipboard: .missing("a phone asks the user before another app may read its clipboard"),
      .clock: .missing("the clock of a phone cannot be moved, so everything takes real time"),
      .faults: .missing("an app on a phone does not list its faults"),
      .devices: .missing(
        "the phone is the one of the session; choose it with the setting deviceName"),
      .deviceSettings: .missing("a server cannot change the keyboard of a phone"),
      .otherApps: .missing("a server cannot pretend that an app is installed"),
      .hardwareKeys: .missing("a phone has no hardware keyboard"),
      .mouse: .missing("a phone has no mouse"),
      .fileUploads: .missing("a phone chooses files in a screen of the system"),
      .history: .missing("an app has no history like that of a browser"),
      .windows: .missing("an app on a phone has one window"),
      .users: .missing("a phone has one user"),
      .savedSessions: .missing("a phone does not show what an app has stored"),
    ]
    let bar = "the frames of the keyboard and of its window"
    abilities[.keyboardHeight] =
      isIOS ? .inferred(bar) : .missing("the keyboard is not in Android's page source")
    abilities[.returnKey] =
      isIOS
      ? .inferred("the button of the shown keyboard")
      : .missing("the keyboard is not in Android's page source")
    abilities[.locales] =
      isIOS
      ? .inferred("the app's start, by -AppleLanguages and -AppleLocale; the system keeps its own")
      : .missing("set language and locale for the session")
    abilities[.permissions] =
      server == .agent
      ? .missing("WebDriverAgent has no command for permissions")
      : .inferred(
        isIOS
          ? "a simulator's settings, by the program applesimutils; an iPhone's cannot be set"
          : "the package manager; a refusal needs a server that permits adb_shell")
    for property in [
      Property.image, .imageColor, .underlineColor, .markedText, .scrollIndicator,
    ] {
      abilities[.property(property)] = .missing(
        "a server does not report the \(property.rawValue) of an element")
    }
    for property in Property.ofMaps {
      abilities[.property(property)] = .missing("a server does not report what a map shows")
    }
    for type in ["alphabet", "ASCII capable"] {
      abilities[.keyboard(type)] = .missing("it looks like the standard keyboard")
    }
    abilities.merge(ofSystem(options.platform, server)) { $1 }
    return Capabilities(engine: "appium", version: "1", abilities: abilities)
  }

  /// The capabilities of the system of a phone, simulator or emulator.
  static func ofSystem(
    _ platform: PhonePlatform, _ server: PhoneServerKind?
  ) -> [Capability: Ability] {
    let isIOS = platform == .ios
    func simulated(_ ability: String) -> Ability {
      server == .agent || !isIOS
        ? .missing("only Appium's driver for iPhones has a command for it") : .inferred(ability)
    }
    let sensor =
      isIOS
      ? "the sensor of a simulator; that of an iPhone needs a real face or fingerprint"
      : "the fingerprint sensor of an emulator, where finger 1 must be enrolled; no face"
    return [
      .rotation: .exact,
      .deviceButtons: .inferred(
        isIOS
          ? "a lock without a code; a simulator has no buttons for the volume"
          : "a lock without a code, or with that of the session, and key codes"),
      .connection: isIOS
        ? .missing("the connection of the phone is also that of the server")
        : .inferred("Wi-Fi and mobile data; the server reaches the phone by its cable"),
      .locations: server == .agent
        ? .missing("only Appium's drivers have a command for it")
        : .inferred(
          isIOS
            ? "the location that XCTest simulates, from iOS 17 on"
            : "the location that Appium's helper app pretends"),
      .media: server == .agent
        ? .missing("only Appium's drivers have a command for it")
        : .inferred(
          isIOS
            ? "the library of a simulator, which keeps them; a server cannot fill that of an iPhone"
            : "the folder Pictures"),
      .systemEvents: .missing("a server cannot post the system's notifications"),
      .appearance: simulated("the setting of a simulator: its colour scheme, not reduced motion"),
      .textSize: simulated("the setting of a simulator; that of an iPhone cannot be set"),
      .biometrics: server == .agent
        ? .missing("WebDriverAgent cannot enrol a face or fingerprint") : .inferred(sensor),
      .pushNotifications: simulated(
        "a simulator's own delivery; an iPhone gets its notifications only from Apple"),
    ]
  }
}
