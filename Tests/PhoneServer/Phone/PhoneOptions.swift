import SpecFlows
package import SpecSimulator

/// What the phone is, and which server is in front of it.
package struct PhoneOptions: Sendable {
  /// The server that answers.
  package enum Face: Hashable, Sendable {
    /// An Appium server with the XCUITest driver, below a path such as `/wd/hub`; empty for none.
    case appium(basePath: String)
    /// WebDriverAgent without Appium.
    case agent
    /// An Appium server with the UiAutomator2 driver.
    case android
  }

  package var face = Face.appium(basePath: "")
  /// The installed apps; the bundle of each is `org.example.` and its name.
  package var apps: [any SimulatedApp]
  /// The name of the device model.
  package var device = "iPhone 11"
  /// The name that the device tells.
  package var deviceName = "iPhone"
  package var systemVersion = "18.4"
  /// Whether it is a simulator of Xcode; some commands need one.
  package var isSimulator = true
  /// The language of the system's texts, such as those of the edit menu.
  package var language = SystemLanguage.english
  /// Whether the system asks before an app pastes what another one put on the clipboard.
  package var asksBeforePasting = false
  /// Whether WebDriverAgent reaches the clipboard while its app is in the background; nil as on a
  /// phone of this kind: a simulator keeps it, a real device does not.
  package var keepsClipboard: Bool?
  /// Whether the program that changes permissions of a simulator is installed.
  package var hasApplesimutils = true
  /// Whether the first look at an app that has just started sees an empty window, unless the start
  /// waited until the app rested.
  package var isSlowToStart = false
  /// Pixels per point.
  package var scale = 2
  /// The faults that each app is launched with, by its name.
  package var faults: [String: [String]] = [:]
  /// Whether the clock of the apps follows the time between requests.
  package var followsWallClock = true

  /// A simulator behind an Appium server, with the reference apps.
  package init() { apps = FlowCatalog.apps }
}
