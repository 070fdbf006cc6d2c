package import SpecDrivers
import SpecJSON
import SpecText

/// The settings for pages in a browser, and the apps that are known without opening them.
extension WebDriverEngine {
  /// The page of the run, the pages in its folder and those of single apps, with the faults in
  /// their `<meta name="spec-faults">`.
  package var apps: [App] {
    var pages = options.appPages
    if let root = options.pages {
      let isAddress = PageAddress.isAddress(root)
      let names = isAddress ? [] : PageAddress.apps(in: root)
      var further = names.map {
        WebDriverOptions.AppPage(app: $0, page: "\(root)/\($0)/index.html")
      }
      if isAddress || PageAddress.file(of: root) != nil {
        further.append(.init(app: root, page: root))
      }
      pages += further.filter { app in !pages.contains { $0.app.isSame(as: app.app) } }
    }
    return pages.sorted { $0.app.precedes($1.app) }
      .map { App($0.app, faults: faults(of: $0.page).map { Fault($0) }) }
  }

  private func faults(of page: String) -> [String] {
    if PageAddress.isAddress(page) { return PageFaults.listed(atAddress: page) }
    guard let server = options.pageServer, page.utf8.first == UInt8(ascii: "/") else {
      return PageAddress.file(of: page).map { PageFaults.listed(inFile: $0) } ?? []
    }
    guard case .file(let file) = options.pages.flatMap(ServedFolder.init)?.entry(at: page) else {
      return PageFaults.listed(atAddress: server + page)
    }
    return PageFaults.listed(inFile: file)
  }

  package var settings: [Setting]? {
    [
      Setting(
        "web", .text("a folder or an address", example: "./pages"),
        "where the pages are: APP is the page APP/index.html there"),
      Setting(
        "web.", .text("a file or an address", example: "./page.html"),
        "the page of one app: web.APP"),
      Setting(
        "browser", .text("chromium, webkit, firefox, or the path of a browser", example: "firefox"),
        "the browser; by default the Chromium or Chrome that its driver finds"),
      Setting("headed", .flag, "whether the browser shows its window; by default it does not"),
      Setting(
        "webdriver", .text("the name or path of a program", example: "geckodriver"),
        "the WebDriver server to start: a chromedriver, a WebKitWebDriver or a geckodriver"),
      Setting(
        "capabilities",
        .text("a JSON object", example: #"'{"browserName": "safari"}'"#),
        "further capabilities to ask the WebDriver server for"),
      Setting(
        "header.", .text("the value of a header", example: "de"),
        "a header that each request of the browser carries: header.NAME"),
      Setting(
        "login", .text("a name and a password, as NAME:PASSWORD", example: "ann:secret"),
        "what the browser answers to HTTP basic authentication; it goes to every server"),
      Setting(
        "user-agent", .text("a text", example: "'Test 1.0'"),
        "how the browser names itself to servers and pages"),
      Setting(
        "proxy", .text("HOST:PORT", example: "proxy.example.com:3128"),
        "the proxy for requests to other machines"),
      Setting(
        "patience", .number(of: "milliseconds", 1...600_000),
        "how long an action waits for the element it requires"),
    ]
  }

  package func configured(by settings: Settings) throws(SettingError) -> any Engine {
    var options = options
    options.pages = settings["web"]?.text ?? options.pages
    if let program = settings["webdriver"]?.text {
      guard case .program = options.server else {
        throw SettingError(
          "webdriver", "webdriver: the engine \(name) is a server that is running already")
      }
      options.server = .program(program)
    }
    if let browser = settings["browser"]?.text {
      guard options.choose(browser) else {
        throw SettingError(
          "browser",
          "\"\(browser)\" is none of chromium, headless-shell, webkit and firefox, and not the path of "
            + "a browser")
      }
    }
    options.showsWindow = settings["headed"]?.flag ?? options.showsWindow
    if options.showsWindow, options.isHeadlessShell {
      throw SettingError(
        "headed", "the headless shell cannot show a window; use --browser chromium for that")
    }
    options.patience = settings.patience ?? options.patience
    options.appPages += settings.rest(after: "web.").map { .init(app: $0.name, page: $0.value) }
    options.capabilities = try settings.object("capabilities") ?? options.capabilities
    try options.useNetwork(settings)
    return WebDriverEngine(options, name: name, notice: notice)
  }
}

extension WebDriverOptions {
  /// Reads how the browser speaks to servers.
  fileprivate mutating func useNetwork(_ settings: Settings) throws(SettingError) {
    for (name, value) in settings.rest(after: "header.") { headers[name] = value }
    if let login = settings["login"]?.text {
      guard login.utf8.contains(UInt8(ascii: ":")) else {
        throw SettingError("login", "login: write NAME:PASSWORD")
      }
      headers["Authorization"] = "Basic " + Base64.encode(Array(login.utf8))
    }
    if let proxy = settings["proxy"]?.text {
      capabilities["proxy"] = [
        "proxyType": "manual", "httpProxy": .string(proxy), "sslProxy": .string(proxy),
      ]
    }
    userAgent = settings["user-agent"]?.text ?? userAgent
    let isKnown = expectedKind == .chromium || expectedKind == .firefox
    for (name, isSet) in [("header.", !headers.isEmpty), ("user-agent", userAgent != nil)]
    where isSet && !isKnown {
      throw SettingError(name, "\(name): only Chromium and Firefox support it")
    }
  }
}
