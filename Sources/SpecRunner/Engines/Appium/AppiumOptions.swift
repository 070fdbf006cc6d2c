package import SpecJSON

/// The options of a phone behind an Appium server or a WebDriverAgent.
package struct AppiumOptions: Hashable, Sendable {
  /// The address at which Appium listens by default.
  package static let standardAddress = "http://127.0.0.1:4723"

  /// How an app loses its data before a scenario.
  package enum Reset: String, Hashable, Sendable, CaseIterable {
    /// The server clears it, which is possible on simulators, emulators and Android phones.
    case clear
    /// The server removes the app and installs it from its file.
    case reinstall
    /// The app does it itself when its environment has `SPEC_ERASED=1`.
    case app
  }

  /// The address of the server with its base path.
  package var server: String
  package var platform: PhonePlatform
  /// The bundle identifiers or packages of the apps by name, in the order of the settings.
  package var apps: [InstalledApp] = []
  /// Capabilities with settings of their own, without the vendor's prefix.
  package var typed: JSONObject = [:]
  /// Further capabilities, which override those of this engine.
  package var capabilities: JSONObject = [:]
  package var reset = Reset.clear
  /// The file or address of the app to install; nil if it is on the phone.
  var appFile: String? { typed["app"]?.text }
  /// Whether colours are read from screenshots, which takes time for each look.
  package var readsColors = true
  /// The level at which the server cuts page sources; nil for the server's default.
  var snapshotDepth: Int? {
    guard case .object(let settings)? = capabilities["appium:settings"],
      case .integer(let depth)? = settings["snapshotMaxDepth"]
    else { return nil }
    return depth
  }
  /// The time for which an action waits for its element.
  package var patience = Duration.seconds(10)
  package var deadlines = Self.standardDeadlines
  /// The time after which the start of a session is reported.
  package var silence = Duration.seconds(3)

  /// An app on the phone.
  package struct InstalledApp: Hashable, Sendable {
    /// The name in scenarios.
    package var name: String
    /// The bundle identifier or package.
    package var id: String

    package init(name: String, id: String) {
      self.name = name
      self.id = id
    }
  }

  package init(server: String = standardAddress, platform: PhonePlatform = .ios) {
    self.server = server
    self.platform = platform
  }

  /// A first session builds or installs WebDriverAgent, and each command waits until the app rests.
  ///
  /// Commands have less time than a step, so that the failure says what the server does not answer.
  private static var standardDeadlines: WebDriverDeadlines {
    var deadlines = WebDriverDeadlines()
    deadlines.session = .seconds(300)
    deadlines.load = .seconds(50)
    deadlines.command = .seconds(50)
    deadlines.close = .seconds(20)
    return deadlines
  }
}
