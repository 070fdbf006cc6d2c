import SpecJSON
import SpecSystem
import SpecText

/// The capabilities to request from a WebDriver server.
extension WebDriverOptions {
  /// The program to start, with what a device requires; nil for a server that is running.
  func program(for device: DeviceMetrics) -> BrowserProgram? {
    guard case .program(let name) = server else { return nil }
    var program = BrowserProgram(name: name, showsWindow: showsWindow)
    guard program.isOwnBrowser else { return program }
    program.arguments = (showsWindow ? [] : ["--headless"]) + arguments
    if device.isTouched { program.preferences = Self.touch }
    if let userAgent {
      let text = String(decoding: JSONWriter.write(.string(userAgent)), as: UTF8.self)
      program.preferences += "\nuser_pref(\"general.useragent.override\", \(text));"
    }
    return program
  }

  /// Whether the browser is Chromium's headless shell.
  var isHeadlessShell: Bool {
    browser?.hasSuffix(HeadlessShell.name)
      ?? (capabilities["browserName"] == .string(HeadlessShell.nameOfServers))
  }

  /// The kind of the browser, as far as it is known before it is started.
  var expectedKind: BrowserKind {
    if let program = program(for: .standard) { return program.browser }
    guard case .string(let name)? = capabilities["browserName"] else { return .other }
    let chromium = ["chrome", "chromium", "MicrosoftEdge", HeadlessShell.nameOfServers]
    if chromium.contains(name) { return .chromium }
    return name == "MiniBrowser" ? .webkit : .other
  }

  /// Firefox's preferences for a touch screen without a mouse.
  private static let touch = """
    user_pref("dom.w3c_touch_events.enabled", 1);
    user_pref("ui.primaryPointerCapabilities", 1);
    user_pref("ui.allPointerCapabilities", 1);
    """

  /// The capabilities to request for a session.
  func capabilities(for key: SessionPool.Key) -> JSONValue {
    if expectedKind == .firefox { return bidi }
    func limit(_ kind: WebDriverDeadlines.Kind) -> JSONValue {
      .integer(deadlines.ofServer(kind).wholeMilliseconds)
    }
    var wanted: JSONObject = [
      "unhandledPromptBehavior": "ignore",
      "timeouts": [
        "implicit": 0, "pageLoad": limit(.load), "script": limit(.command),
      ],
    ]
    switch (expectedKind, server) {
    case (.chromium, _):
      wanted["goog:chromeOptions"] = chromium(key)
      if case .program = server { wanted["browserName"] = "chrome" }
      if records { wanted["goog:loggingPrefs"] = ["browser": "ALL"] }
    case (.webkit, .program): wanted["webkitgtk:browserOptions"] = webkit
    case (.other, .program):
      wanted["browserName"] = "firefox"
      wanted["moz:firefoxOptions"] = geckodriver()
    default: break
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
    if let userAgent { arguments.append("--user-agent=\(userAgent)") }
    arguments += self.arguments
    var chromium: JSONObject = ["args": .array(arguments.map { .string($0) })]
    if let browser { chromium["binary"] = .string(browser) }
    return .object(chromium)
  }

  private func geckodriver() -> JSONValue {
    let arguments = (showsWindow ? [] : ["-headless"]) + self.arguments
    var firefox: JSONObject = ["args": .array(arguments.map { .string($0) })]
    if let browser { firefox["binary"] = .string(browser) }
    return .object(firefox)
  }

  private var webkit: JSONValue {
    var webkit: JSONObject = [
      // The interface by which the page script follows the history of a page.
      "args": .array(
        (["--automation", "--features=+NavigationAPI"] + arguments).map { .string($0) })
    ]
    if let browser { webkit["binary"] = .string(browser) }
    return .object(webkit)
  }

  /// The capabilities of WebDriver BiDi, which has no time limits of its own.
  private var bidi: JSONValue {
    var wanted: JSONObject = [
      "unhandledPromptBehavior": ["default": "ignore", "beforeUnload": "accept"]
    ]
    for (name, value) in capabilities { wanted[name] = value }
    return ["alwaysMatch": .object(wanted)]
  }
}
