import SpecJSON

/// The browser of a session, as reported by the WebDriver server.
struct BrowserIdentity: Hashable, Sendable {
  let name: String
  let version: String
  /// The browser's process id, if the server reports one of this machine.
  let process: Int32?
  let kind: BrowserKind
  /// The operating system in lower case: `linux`, `mac os x`, `windows`; empty if it is not reported.
  let platform: String
  /// Whether it runs on a Mac, where shortcuts have another modifier.
  var isMac: Bool { platform.hasPrefix("mac") }
  /// The folder for its downloads, inside its profile and removed with it; nil if unknown.
  let downloads: String?
  /// The number of pixels of a point on an Android phone; nil if the server does not report it.
  let density: Double?

  /// - Parameter kind: The kind of browser, if it is known without its capabilities.
  init(_ capabilities: JSONObject, kind: BrowserKind? = nil) {
    func text(_ key: String) -> String? {
      if case .string(let text)? = capabilities[key] { text } else { nil }
    }
    name = text("browserName") ?? "browser"
    version = text("browserVersion") ?? "unknown"
    var process: Int32?
    for key in ["goog:processID", "moz:processID"] {
      // A number below 2 is not a browser's process id, and a signal to it would reach many
      // processes.
      if case .integer(let number)? = capabilities[key], number > 1 {
        process = Int32(exactly: number) ?? process
      }
    }
    self.process = process
    platform = text("platformName")?.lowercased() ?? ""
    downloads =
      ["chrome", "msedge"].lazy.compactMap { name -> String? in
        guard case .object(let own)? = capabilities[name],
          case .string(let profile)? = own["userDataDir"]
        else { return nil }
        return profile + "/spec-downloads"
      }.first
    // Android's driver reports dots per inch; a point is the 160th part of an inch.
    if case .integer(let dots)? = capabilities["deviceScreenDensity"], (16...3200).contains(dots) {
      density = Double(dots) / 160
    } else {
      density = nil
    }
    self.kind = kind ?? Self.kind(of: capabilities, named: name)
  }

  private static func kind(of capabilities: JSONObject, named name: String) -> BrowserKind {
    if capabilities["goog:chromeOptions"] != nil || capabilities["chrome"] != nil {
      return .chromium
    }
    return name == "MiniBrowser" ? .webkit : .other
  }
}
