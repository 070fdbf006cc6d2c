package import SpecDrivers
import SpecJSON
import SpecText

/// The settings for pages in a browser, and the apps that are known without opening them.
extension WebDriverEngine {
  /// The pages in the folder of the setting `web`, with the faults in their `<meta
  /// name="spec-faults">`; empty for an address.
  package var apps: [App] {
    let root = options.pages.flatMap { PageAddress.isAddress($0) ? nil : $0 }
    var pages = options.appPages
    for app in root.map(PageAddress.apps) ?? []
    where !pages.contains(where: { $0.app.isSame(as: app) }) {
      pages.append(.init(app: app, page: "\(root ?? "")/\(app)/index.html"))
    }
    return pages.sorted { $0.app.precedes($1.app) }
      .map { App($0.app, faults: PageFaults.listed(inFile: $0.page).map { Fault($0) }) }
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
        "browser", .text("the path of a program", example: "/usr/bin/chromium"),
        "the browser to start, if not the one its driver finds"),
      Setting(
        "capabilities",
        .text("a JSON object", example: #"'{"browserName": "safari"}'"#),
        "further capabilities to ask the WebDriver server for"),
      Setting(
        "patience", .number(of: "milliseconds", 1...600_000),
        "how long an action waits for the element it requires"),
    ]
  }

  package func configured(by settings: Settings) throws(SettingError) -> any Engine {
    var options = options
    options.pages = settings["web"]?.text ?? options.pages
    options.browser = settings["browser"]?.text ?? options.browser
    options.patience = settings.patience ?? options.patience
    for (name, value) in settings.inOrder where name.begins(with: "web.") {
      options.appPages.append(
        .init(app: String(name.unicodeScalars.dropFirst(4)), page: value.written))
    }
    if let text = settings["capabilities"]?.text {
      do { options.capabilities = try JSONReader.read(text).object() } catch {
        throw SettingError("capabilities", "capabilities: this is not a JSON object: \(error)")
      }
    }
    return WebDriverEngine(options, name: name, notice: notice)
  }
}
