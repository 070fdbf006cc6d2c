import SpecDrivers
import SpecText

/// What one look at a phone asked the server.
struct PhoneLook: Sendable {
  /// The page source, as XML.
  var source: String
  /// The tested app, by its bundle identifier or its package; nil if any app may be in front.
  var app: String?
  /// The element with the keyboard focus; on Android only if the page source does not have it.
  var active: ActiveElement = .none
  /// The alert in front, including those of the system; on Android it is in the page source.
  var alert: AlertLook = .none
  /// Whether the server says that the keyboard is shown; nil if it was not asked.
  ///
  /// Only for Android, whose page sources do not have the keyboard.
  var isKeyboardShown: Bool?
  /// The name of the activity on Android, which names a screen without a title.
  var activity: String?
  /// The screenshot as PNG; nil if there is none.
  var picture: [UInt8]?
  /// The reason why there is no screenshot.
  var pictureProblem: String?

  /// The element with the keyboard focus, as the server reports it.
  enum ActiveElement: Hashable, Sendable {
    /// No element has the focus.
    case none
    /// An element, by its type and its frame.
    case element(type: String?, frame: Frame)
    /// The reason why the server did not report it.
    case unknown(String)
  }

  /// The alert in front, as the server reports it.
  enum AlertLook: Hashable, Sendable {
    /// There is no alert.
    case none
    /// The texts of the alert, one in a line, and the titles of its buttons.
    case text(String, buttons: [String])
    /// The reason why the server did not report it.
    case unknown(String)
  }
}

extension PhoneLook {
  /// The first of the apps in front, if the tested one is not among them; nil otherwise.
  ///
  /// Servers report whatever is in front: the home screen under a banner or after a crash, the
  /// prompts of the system, another app that a link opened.
  func stranger(among apps: [String]) -> String? {
    guard let app, let first = apps.first, !apps.contains(same: app) else { return nil }
    return first
  }

  /// Whether the tested app is among the apps in front.
  func showsApp(among apps: [String]) -> Bool { app.map { apps.contains(same: $0) } ?? false }

  /// Why nothing can be said about what a screen lacks while another app is in front.
  static func incomplete(behind stranger: String) -> Observed<Bool> {
    .unknown("\(stranger) is in front of the app")
  }
}

extension PhoneLook.AlertLook {
  /// Whether the server reports an alert.
  var isShown: Bool { if case .text = self { true } else { false } }

  /// Whether the alert that the server reports may be one in the page source, which has its title as
  /// the first text or the same buttons.
  func mayBe(_ listed: Alert) -> Bool {
    guard case .text(let text, let buttons) = self, !text.isEmpty else { return true }
    let isTitle = text.isSame(as: listed.title) || text.begins(with: listed.title + "\n")
    return isTitle || buttons.areSame(as: listed.buttons)
  }

  /// The alert that users see.
  ///
  /// - Parameters:
  ///   - listed: The alert in the page source.
  ///   - other: An alert that only the server reports, by its texts and its buttons.
  func observed(
    with listed: Alert?, otherwise other: (String, [String]) -> Alert
  ) -> Observed<Alert?> {
    switch (listed, self) {
    case (let alert?, .none): .known(alert, .inferred)
    case (let alert?, _): .known(alert)
    case (nil, .none): .known(nil)
    case (nil, .unknown(let why)): .unknown(why)
    case (nil, .text(let text, let buttons)): .known(other(text, buttons), .inferred)
    }
  }
}

/// The system of a phone, which decides the form of its page sources.
package enum PhonePlatform: String, Hashable, Sendable {
  /// Page sources of WebDriverAgent.
  case ios
  /// Page sources of the UiAutomator2 server.
  case android

  /// The name of Appium's driver for it.
  package var automationName: String { self == .ios ? "XCUITest" : "UiAutomator2" }
}
