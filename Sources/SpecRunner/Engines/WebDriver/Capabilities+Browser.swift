import SpecDrivers

extension Capabilities {
  /// The capabilities for pages in a browser.
  ///
  /// - Parameters:
  ///   - isLocal: Whether the browser stores files on this machine.
  ///   - isShell: Whether it is the headless shell of Chromium.
  static func browser(
    _ kind: BrowserKind, isLocal: Bool, isShell: Bool = false
  ) -> Capabilities {
    var abilities: [Capability: Ability] = [
      .focus: .exact, .colors: .exact, .covers: .exact, .layout: .exact, .hardwareKeys: .exact,
      .relaunch: .exact, .gestures: .exact, .faults: .exact, .devices: devices(kind),
      .mouse: .exact, .points: .exact, .fileUploads: .exact, .history: .exact, .windows: .exact,
      .pictures: .exact,
      .records: .inferred(
        "the page's local storage, session storage and cookies; not its databases"),
      .browserStorage: .inferred(
        "the page's cookies, local storage and session storage; not its databases"),
      .appLog: .inferred(
        "what the page's scripts write to the console; not the browser's own lines"),
      .pageErrors: .inferred("errors of the page's scripts; not of its workers"),
      .inputTraits: .inferred("the declarations in the page's markup"),
      .keyboard: .inferred("the focused field, for which a phone would show a keyboard"),
      .returnKey: .inferred("the page's enterkeyhint declares it"),
      .navigationStack: .inferred("the browser's history and the names of its pages"),
      .transitions: .inferred(
        "the browser's history, and the animations of elements marked as screens"),
      .animations: .inferred(
        "the animations of styles and scripts, not those on a canvas, and changes between two looks"
      ),
      .requests: .inferred("requests of the page's scripts; not the files that the browser loads"),
      .networkAnswers: .inferred("the page's scripts are answered before a request leaves"),
      .prompts: .inferred("the page's scripts request an undetermined permission"),
      .localNotifications: .inferred("the page's scripts show a notification"),
      .links: .inferred("links that leave the page are recorded and not followed"),
      .openingLinks: .exact,
      .keyboardHeight: .missing("a browser without a touch screen shows no keyboard"),
      .lifeCycle: .missing("a page has no view controllers"),
      .reactions: .missing("a browser does not notify pages of a keyboard"),
      .clock: .inferred("the page's own date and timers; everything else takes real time"),
      .secrets: .missing("a browser has no keychain for pages"),
      .deviceSettings: .missing("a browser has no phone settings"),
      .systemEvents: .missing("a browser does not notify pages of keyboards or low memory"),
      .rotation: .missing("a browser is not turned; choose the size of its window"),
      .biometrics: .missing("a browser has no sensor for a face or a fingerprint"),
      .pushNotifications: .missing("no push service sends notifications to this browser"),
      .deviceButtons: .missing("a page does not see the buttons of a device"),
      .textSize: .missing("a page has the text size of its style sheets, not that of a phone"),
      .background: .missing("a page in a browser without a window is always in the foreground"),
      .stopping: .missing("a page has no process to end; restart it, or close its window"),
      .otherApps: .missing("a page cannot find out which apps are installed"),
    ]
    abilities.merge(
      [
        .keyboard("alphabet"): .missing("no inputmode asks for letters alone"),
        .keyboard("ASCII capable"): .missing("no inputmode asks for ASCII characters"),
        .jumps: .inferred("what differs between two looks at one screen"),
        .property(.image): .missing("a page does not name the picture that it draws"),
        .property(.imageColor): .missing("a page does not report the colour of what it draws"),
        .property(.scrollIndicator): .missing("a browser draws its own scroll bars"),
        .property(.markedText): .missing("a browser does not show what an input method composes"),
        .property(.underlineColor): .inferred("the border of a field that has only a bottom one"),
      ]) { $1 }
    for property in Property.ofMaps {
      abilities[.property(property)] = .missing("a page does not report what a map in it shows")
    }
    if !kind.canPreload {
      let early = "this browser runs no script before those of the page"
      abilities[.requests] = .missing(early + ", so the first requests would be missed")
      abilities[.networkAnswers] = .missing(early + ", so the first requests would not be answered")
      abilities[.prompts] = .missing(early + ", so the first prompts would be missed")
      abilities[.localNotifications] = .missing(
        early + ", so the first notifications would be missed")
      abilities[.clock] = .missing(early + ", so timers that run already could not be advanced")
      abilities[.appLog] = .missing(early + ", so the first lines would be missed")
      abilities[.pageErrors] = .missing(early + ", so the first errors would be missed")
    }
    let reach = "only Chromium and Firefox support it"
    abilities[.users] = kind.canServeSeveralUsers ? .exact : .missing(reach)
    abilities[.permissions] = kind.canSetPermissions ? .exact : .missing(reach)
    abilities[.connection] = kind.canGoOffline ? .exact : .missing(reach)
    abilities[.locales] = kind.canChooseLanguage ? .exact : .missing(reach)
    if isShell {
      let reason = "the headless shell asks for no permissions; use --browser chromium"
      for capability in [.permissions, .prompts, .localNotifications] as [Capability] {
        abilities[capability] = .missing(reason)
      }
    }
    for (capability, ability) in ofChromium(isLocal: isLocal) {
      abilities[capability] =
        kind == .chromium ? ability : .missing("only Chromium browsers support it")
    }
    return Capabilities(engine: "webdriver", version: "1", abilities: abilities)
  }

  /// What requires the Chrome DevTools Protocol.
  private static func ofChromium(isLocal: Bool) -> [Capability: Ability] {
    [
      .slowConnection: .exact, .windowSize: .exact, .appearance: .exact, .timeZones: .exact,
      .locations: .exact,
      .clipboard: .inferred("what the page's scripts and copied selections put there"),
      .savedSessions: .inferred("all cookies, and the local storage of the page's origin"),
      .downloads: isLocal
        ? .exact : .missing("the browser may store files on another machine"),
    ]
  }

  private static func devices(_ kind: BrowserKind) -> Ability {
    if kind.canBeTouched { return .exact }
    if kind.canBeSmall {
      return .inferred(
        "the page has the device's size, and its style sheets a touch screen; taps are those of a "
          + "mouse")
    }
    return .inferred(
      "the browser's window has the device's size, unless the browser has a larger minimum, and a "
        + "mouse instead of a touch screen")
  }
}
