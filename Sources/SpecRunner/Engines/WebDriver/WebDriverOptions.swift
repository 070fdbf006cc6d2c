package import SpecJSON

/// Which browser is driven and how it is started.
package struct WebDriverOptions: Hashable, Sendable {
  /// Who speaks WebDriver.
  package enum Server: Hashable, Sendable {
    /// A chromedriver or geckodriver of its own, by name or path; started when first needed.
    case program(String)
    /// A server that runs already, by its address: Grid, safaridriver, Appium.
    case address(String)
  }

  package var server: Server
  /// Capabilities to ask for, laid over those this engine asks for by itself.
  package var capabilities: JSONObject
  /// The browser's program, if not the one its driver finds.
  package var browser: String?
  /// Further arguments for the browser.
  package var arguments: [String]
  /// Whether the browser shows a window.
  package var showsWindow: Bool
  /// The folder, or the address, under which each app has a folder with its page.
  package var pages: String?
  /// Pages that are elsewhere.
  package var appPages: [AppPage] = []
  /// How long an action waits for what it needs.
  package var patience: Duration
  package var deadlines: WebDriverDeadlines
  /// Variables the browser's driver finds in its environment, besides those of this process.
  package var environment: [String: String]

  /// The page of one app: a file, or an address.
  package struct AppPage: Hashable, Sendable {
    package var app: String
    package var page: String

    package init(app: String, page: String) {
      self.app = app
      self.page = page
    }
  }

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
}
