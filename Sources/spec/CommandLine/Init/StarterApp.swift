import SpecEngines
import SpecSystem

/// The app that a new suite tests.
enum StarterApp: Sendable, Equatable {
  /// A page in `app/`, served by spec; the browser that was found on this machine, if any.
  case page(StarterBrowser?)
  /// A program in Python and its engine, in `app/`.
  case python
  /// A command in Python, in `app/`.
  case command
  /// A service in Python, in `app/`.
  case api
  /// A program in Python for a terminal, in `app/`.
  case terminal
  /// The settings of a phone, which every phone has, until the author names an app.
  case phone(PhonePlatform)
  /// An existing page.
  case address(String, StarterBrowser?)

  /// What spec runs on this machine: a page if there is a browser, otherwise Python.
  ///
  /// - Returns: nil if there is neither.
  static func found(_ environment: Environment) -> StarterApp? {
    if let browser = StarterBrowser.found(environment) { return .page(browser) }
    return StarterBrowser.has("python3", environment) ? .python : nil
  }
}

/// A browser on this machine that needs no setting, or a single one.
enum StarterBrowser: String, Sendable, Equatable {
  case chromium, firefox

  private static let chromes = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
  ]
  private static let chromesOfMac = [
    "/Applications/Google Chrome.app", "/Applications/Chromium.app",
  ]

  /// The first browser on the path; the one that runs scenarios the fastest.
  static func found(_ environment: Environment) -> StarterBrowser? {
    let driver = environment["SPEC_CHROMEDRIVER"].map(FileSystem.exists)
    if driver ?? has("chromedriver", environment),
      chromes.contains(where: { has($0, environment) })
        || chromesOfMac.contains(where: FileSystem.exists)
    {
      return .chromium
    }
    let hasFirefox = ["firefox", "firefox-esr"].contains { has($0, environment) }
    return hasFirefox ? .firefox : nil
  }

  /// Whether a program is in a folder of the path.
  static func has(_ program: String, _ environment: Environment) -> Bool {
    (environment["PATH"] ?? "").split(separator: ":").contains {
      FileSystem.exists("\($0)/\(program)")
    }
  }
}
