import SpecJSON
import SpecSystem
import SpecText

/// The capabilities to request from a WebDriver server.
extension WebDriverOptions {
  var expectsChromium: Bool {
    if case .program(let program) = server { return !program.contains("gecko") }
    guard case .string(let name)? = capabilities["browserName"] else { return false }
    return ["chrome", "chromium", "MicrosoftEdge", "chrome-headless-shell"].contains(name)
  }

  /// The capabilities to request for a session.
  func capabilities(for key: SessionPool.Key) -> JSONValue {
    func limit(_ kind: WebDriverDeadlines.Kind) -> JSONValue {
      .integer(deadlines.ofServer(kind).wholeMilliseconds)
    }
    var wanted: JSONObject = [
      "unhandledPromptBehavior": "ignore",
      "timeouts": [
        "implicit": 0, "pageLoad": limit(.load), "script": limit(.command),
      ],
    ]
    if expectsChromium {
      wanted["goog:chromeOptions"] = chromium(key)
      if case .program = server { wanted["browserName"] = "chrome" }
    } else if case .program = server {
      wanted["browserName"] = "firefox"
      wanted["moz:firefoxOptions"] = firefox()
    }
    for (name, value) in capabilities { wanted[name] = value }
    return ["alwaysMatch": .object(wanted)]
  }

  private func chromium(_ key: SessionPool.Key) -> JSONValue {
    var arguments = ["--window-size=\(key.device.width),\(key.device.height)"]
    // Suggestions and first-run pages would cover the page.
    arguments += ["--no-first-run", "--disable-search-engine-choice-screen"]
    if !showsWindow { arguments.append("--headless=new") }
    // The sandbox cannot be set up by root.
    if case .program = server, OwnProcess.isRoot { arguments.append("--no-sandbox") }
    arguments += self.arguments
    var chromium: JSONObject = ["args": .array(arguments.map { .string($0) })]
    if let browser { chromium["binary"] = .string(browser) }
    if key.device.isTouched { chromium["mobileEmulation"] = key.device.emulation }
    return .object(chromium)
  }

  private func firefox() -> JSONValue {
    let arguments = (showsWindow ? [] : ["-headless"]) + self.arguments
    var firefox: JSONObject = ["args": .array(arguments.map { .string($0) })]
    if let browser { firefox["binary"] = .string(browser) }
    return .object(firefox)
  }
}
