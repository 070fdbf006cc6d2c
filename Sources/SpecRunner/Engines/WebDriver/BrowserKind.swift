/// A kind of browser, by how it is driven.
enum BrowserKind: Hashable, Sendable {
  /// Chrome, Chromium, Edge: WebDriver and the Chrome DevTools Protocol.
  case chromium
  /// Firefox, by WebDriver BiDi.
  case firefox
  /// WebKit's own small browser, by WebDriver.
  case webkit
  /// Any other browser, by WebDriver: Safari, Firefox by geckodriver.
  case other

  /// Whether a script can run in each new page before the page's own.
  var canPreload: Bool { isControlled }

  /// Whether the clock of pages can be advanced, which requires that no timer is older.
  var canMoveClock: Bool { canPreload }

  var canSetPermissions: Bool { isControlled }
  var canGoOffline: Bool { isControlled }
  var canChooseLanguage: Bool { isControlled }

  /// Whether several of it can be driven at a time; of others it is not known.
  var canServeSeveralUsers: Bool { isControlled }

  /// Whether a phone's touch screen can be emulated.
  var canBeTouched: Bool { self == .chromium }

  /// Whether a page has the size of a phone, however small, without a window of that size.
  var canBeSmall: Bool { isControlled }

  /// Whether all files have one origin, so that each can empty the storage of all.
  var sharesFileStorage: Bool { self == .webkit }

  /// Whether an empty page is there for a moment between two pages.
  var passesBlankPages: Bool { self == .firefox }

  private var isControlled: Bool { self == .chromium || self == .firefox }
}
