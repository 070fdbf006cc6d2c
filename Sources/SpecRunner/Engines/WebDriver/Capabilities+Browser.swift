import SpecDrivers

extension Capability {
  /// Launching an app in another language than its default.
  static let locales = Self("locales")
}

extension Capabilities {
  /// The capabilities for pages in a browser.
  ///
  /// - Parameter isChromium: Whether the browser supports the Chrome DevTools Protocol, which
  ///   offers more than WebDriver.
  static func browser(isChromium: Bool) -> Capabilities {
    var abilities: [Capability: Ability] = [
      .focus: .exact, .colors: .exact, .layout: .exact, .hardwareKeys: .exact,
      .relaunch: .exact, .gestures: .exact, .faults: .exact, .devices: .exact,
      .records: .inferred(
        "the page's local storage, session storage and cookies; not its databases"),
      .inputTraits: .inferred("the declarations in the page's markup"),
      .keyboard: .inferred("the focused field, for which a phone would show a keyboard"),
      .returnKey: .inferred("the page's enterkeyhint declares it"),
      .navigationStack: .inferred("the browser's history and the names of its pages"),
      .transitions: .inferred(
        "the browser's history, and the animations of elements marked as screens"),
      .animations: .inferred("the page's style transitions, and changes between two observations"),
      .requests: .inferred("requests of the page's scripts; not the files that the browser loads"),
      .networkAnswers: .inferred("the page's scripts are answered before a request leaves"),
      .prompts: .inferred("the page's scripts request an undetermined permission"),
      .localNotifications: .inferred("the page's scripts show a notification"),
      .links: .inferred("links that leave the page are recorded and not followed"),
      .keyboardHeight: .missing("a browser without a touch screen shows no keyboard"),
      .lifeCycle: .missing("a page has no view controllers"),
      .reactions: .missing("a browser does not notify pages of a keyboard"),
      .clock: .inferred("the page's own date and timers; everything else takes real time"),
      .secrets: .missing("a browser has no keychain for pages"),
      .deviceSettings: .missing("a browser has no phone settings"),
      .systemEvents: .missing("a browser does not notify pages of keyboards or low memory"),
      .background: .missing("a page in a browser without a window is always in the foreground"),
      .otherApps: .missing("a page cannot find out which apps are installed"),
    ]
    let reach = "only Chromium browsers support it"
    for capability in [Capability.permissions, .connection, .locales] {
      abilities[capability] = isChromium ? .exact : .missing(reach)
    }
    return Capabilities(engine: "webdriver", version: "1", abilities: abilities)
  }
}
