package import SpecJSON

/// The options of a browser and of its WebDriver server.
package struct WebDriverOptions: Hashable, Sendable {
  /// The WebDriver server.
  package enum Server: Hashable, Sendable {
    /// A chromedriver or geckodriver, by name or path; started on first use.
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
  /// Whether the browser shows a window.
  package var showsWindow: Bool
  /// The folder or address with a folder or path for each app.
  package var pages: String?
  /// The pages of single apps, by app.
  package var appPages: [AppPage] = []
  /// The time for which an action waits for its element.
  package var patience: Duration
  package var deadlines: WebDriverDeadlines
  /// Environment variables of the WebDriver server, in addition to those of this process.
  package var environment: [String: String]

  /// The page of one app: a file or an address.
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
