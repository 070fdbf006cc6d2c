import SpecDrivers

extension Capability {
  /// Opening an app in another language than its own.
  static let locales = Self("locales")
}

extension Capabilities {
  /// What a page in a browser can be seen to do and made to do.
  ///
  /// - Parameter isChromium: Whether the browser speaks Chromium's own protocol, which reaches
  ///   what WebDriver does not.
  static func browser(isChromium: Bool) -> Capabilities {
    var abilities: [Capability: Ability] = [
      .focus: .exact, .colors: .exact, .layout: .exact, .hardwareKeys: .exact,
      .relaunch: .exact, .gestures: .exact, .faults: .exact, .devices: .exact,
      .records: .inferred(
        "the page's local storage, session storage and cookies; not its databases"),
      .inputTraits: .inferred("what the page's markup declares"),
      .keyboard: .inferred("a phone would show one for the field that has the focus"),
      .returnKey: .inferred("the page's enterkeyhint declares it"),
      .navigationStack: .inferred("the browser's history and the names of its pages"),
      .transitions: .inferred("the browser's history, and what moved that is marked as a screen"),
      .animations: .inferred("the page's style transitions, and what changed between two looks"),
      .requests: .inferred("what the page's scripts send; not what the browser loads by itself"),
      .networkAnswers: .inferred("the page's scripts are answered before a request leaves"),
      .prompts: .inferred("the page's scripts ask for a permission not yet decided"),
      .localNotifications: .inferred("the page's scripts show a notification"),
      .links: .inferred("a link out of the page is noted and not followed"),
      .keyboardHeight: .missing("a browser without a touch screen shows no keyboard"),
      .lifeCycle: .missing("a page has no view controllers"),
      .reactions: .missing("a page is not told of a keyboard"),
      .clock: .inferred("the page's own date and timers; all else takes its real time"),
      .secrets: .missing("a browser has no keychain that pages could read"),
      .deviceSettings: .missing("a browser has no settings of a phone"),
      .systemEvents: .missing("a browser tells a page nothing of keyboards and memory"),
      .background: .missing("a page in a browser without a window is always in front"),
      .otherApps: .missing("a page cannot see what else is installed"),
    ]
    let reach = "only Chromium's own protocol reaches it"
    for capability in [Capability.permissions, .connection, .locales] {
      abilities[capability] = isChromium ? .exact : .missing(reach)
    }
    return Capabilities(engine: "webdriver", version: "1", abilities: abilities)
  }
}
