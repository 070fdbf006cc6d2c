package import SpecJSON

/// The options of a browser and of its WebDriver server.
package struct WebDriverOptions: Hashable, Sendable {
  /// The WebDriver server.
  package enum Server: Hashable, Sendable {
    /// A chromedriver, a WebKitWebDriver, a geckodriver, or a Firefox, which is its own server, by
    /// name or path; started on first use.
    case program(String)
    /// A running server, by its address: Selenium Grid, safaridriver, Appium.
    case address(String)
  }

  package var server: Server
  /// Further capabilities, which override those of this engine.
  package var capabilities: JSONObject
  /// The path of the browser; nil for the default of its driver.
  package var browser: String?
  /// Further arguments for the browser.
  package var arguments: [String]
  /// The headers that each request carries in addition.
  package var headers: [String: String] = [:]
  /// How the browser names itself to servers and pages; nil for its own name.
  package var userAgent: String?
  /// Whether the browser shows a window.
  package var showsWindow: Bool
  /// Whether pages report what a person does.
  package var records = false
  /// The folder or address with a folder or path for each app.
  package var pages: String?
  /// The pages of single apps, by app.
  package var appPages: [AppPage] = []
  /// The address of a server of `pages`, without a slash at its end; nil to open them as files.
  package var pageServer: String?
  /// The time for which an action waits for its element.
  package var patience: Duration
  package var deadlines: WebDriverDeadlines
  /// The device of a launch that names none; nil for the simulator's phone.
  package var device: String?
  /// Environment variables of the WebDriver server, in addition to those of this process.
  package var environment: [String: String]

  /// The page of one app: a file or an address.
  package struct AppPage: Hashable, Sendable {
    package var app: String
    package var page: String
  }

  /// Whether the browser runs on this machine for certain.
  var isLocal: Bool { if case .program = server { true } else { false } }

  package init(
    server: Server = .program("chromedriver"), capabilities: JSONObject = [:],
    browser: String? = nil, arguments: [String] = [], showsWindow: Bool = false,
    pages: String? = nil, patience: Duration = .seconds(5),
    deadlines: WebDriverDeadlines = WebDriverDeadlines(), environment: [String: String] = [:]
  ) {
    self.server = server
    self.capabilities = capabilities
    self.browser = browser
    self.arguments = arguments
    self.showsWindow = showsWindow
    self.pages = pages
    self.patience = patience
    self.deadlines = deadlines
    self.environment = environment
  }

  /// Chooses the browser by its name, or by its path; false if the text is neither.
  mutating func choose(_ browser: String) -> Bool {
    let program = BrowserProgram(name: browser)
    switch (server, browser) {
    case (.address, "chromium"), (.address, "chrome"): capabilities["browserName"] = "chrome"
    case (.address, HeadlessShell.name):
      capabilities["browserName"] = .string(HeadlessShell.nameOfServers)
    case (.address, "firefox"): capabilities["browserName"] = "firefox"
    // Servers of WebKit serve nothing else, and each has another name for it.
    case (.address, "webkit"): break
    case (.address, _): self.browser = browser
    case (.program, "chromium"), (.program, "chrome"): break
    case (.program, "webkit"): server = .program("WebKitWebDriver")
    case (.program, _) where program.isOwnBrowser: server = .program(browser)
    case (.program, _) where browser.hasSuffix("/MiniBrowser"):
      server = .program("WebKitWebDriver")
      self.browser = browser
    case (.program, _): self.browser = browser
    }
    return self.browser == nil || browser == HeadlessShell.name || browser.contains("/")
  }
}
