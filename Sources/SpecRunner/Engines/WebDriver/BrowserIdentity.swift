import SpecJSON

/// The browser of a session, as reported by the WebDriver server.
struct BrowserIdentity: Hashable, Sendable {
  let name: String
  let version: String
  /// The browser's process id, if the server reports one of this machine.
  let process: Int32?
  /// Whether it supports the Chrome DevTools Protocol.
  let isChromium: Bool

  init(_ capabilities: JSONObject) {
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
    isChromium = capabilities["goog:chromeOptions"] != nil || capabilities["chrome"] != nil
  }
}
