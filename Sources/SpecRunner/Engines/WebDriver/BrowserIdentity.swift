import SpecJSON

/// What a WebDriver server says of the browser it started.
struct BrowserIdentity: Hashable, Sendable {
  let name: String
  let version: String
  /// The browser's process number, where the server tells it and it is one of this machine.
  let process: Int32?
  /// Whether it speaks Chromium's own protocol too.
  let isChromium: Bool

  init(_ capabilities: JSONObject) {
    func text(_ key: String) -> String? {
      if case .string(let text)? = capabilities[key] { text } else { nil }
    }
    name = text("browserName") ?? "browser"
    version = text("browserVersion") ?? "unknown"
    var process: Int32?
    for key in ["goog:processID", "moz:processID"] {
      // A number below 2 is no browser, and signalling it would reach far too many.
      if case .integer(let number)? = capabilities[key], number > 1 {
        process = Int32(exactly: number) ?? process
      }
    }
    self.process = process
    isChromium = capabilities["goog:chromeOptions"] != nil || capabilities["chrome"] != nil
  }
}
