public import SpecJSON

/// Which browser is driven and how it is started.
public struct WebDriverOptions: Hashable, Sendable {
  /// Who speaks WebDriver.
  public enum Server: Hashable, Sendable {
    /// A chromedriver or geckodriver of its own, by name or path; started when first needed.
    case program(String)
    /// A server that runs already, by its address: Grid, safaridriver, Appium.
    case address(String)
  }

  public var server: Server
  /// Capabilities to ask for, laid over those this engine asks for by itself.
  public var capabilities: JSONObject
  /// The browser's program, if not the one its driver finds.
  public var browser: String?
  /// Further arguments for the browser.
  public var arguments: [String]
  /// Whether the browser shows a window.
  public var showsWindow: Bool
  /// The folder, or the address, under which each app has a folder with its page.
  public var pages: String?
  /// Pages that are elsewhere.
  public var appPages: [AppPage] = []
  /// How long an action waits for what it needs.
  public var patience: Duration
  public var deadlines: WebDriverDeadlines
  /// Variables the browser's driver finds in its environment, besides those of this process.
  public var environment: [String: String]

  /// The page of one app: a file, or an address.
  public struct AppPage: Hashable, Sendable {
    public var app: String
    public var page: String

    public init(app: String, page: String) {
      self.app = app
      self.page = page
    }
  }

  public init(
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
