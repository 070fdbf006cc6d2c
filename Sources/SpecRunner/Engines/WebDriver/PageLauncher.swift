import SpecDrivers
import SpecJSON

/// Opens the page of an app in a browser session without traces of earlier scenarios.
actor PageLauncher {
  private let browser: ScenarioBrowser
  private let page: PageView
  private var conditions = BrowserConditions()
  /// The address of the launch.
  private var home = ""
  private var world = PageScript.World(run: "")
  private var traces = BrowserTraces()

  init(_ browser: ScenarioBrowser, _ page: PageView) {
    self.browser = browser
    self.page = page
  }

  /// Applies conditions to the browser and opens a page.
  ///
  /// - Parameter isKept: Whether the page's stored data remains.
  func launch(
    _ address: String, _ conditions: BrowserConditions, keeping isKept: Bool
  ) async throws(DriverError) {
    home = address
    self.conditions = conditions
    if traces.isUsed {
      // The previous page must not store anything more, and must not be in the history.
      try await page.closeAlert()
      try await browser.send(.open("about:blank"))
    }
    if !isKept { await empty() }
    await page.begin(at: home)
    if browser.isChromium {
      try await setPermissions()
      if conditions.connection == .offline || traces.isOffline { try await setConnection() }
      try await setLocale(browser.place.key.locale)
    }
    let device = browser.place.key.device
    if !device.isTouched {
      try await browser.send(.resize(width: device.width, height: device.height))
    }
    try await openHome(records: conditions.records)
  }

  /// Opens the app's page again; the log continues.
  func relaunch() async throws(DriverError) {
    try await page.look()
    try await page.closeAlert()
    try await load("about:blank")
    await page.begin(at: home, isRestart: true)
    try await openHome(records: [])
  }

  /// Goes back to the previous page.
  func goBack() async throws(DriverError) {
    let look = try await page.lookBeforeLeaving()
    if look.depth == 0 {
      throw await page.impossible(
        "go back", "\"\(look.screen.name)\" is the first page of this launch")
    }
    try await browser.send(.back)
  }

  /// Opens an address, or a link relative to the page.
  func open(_ url: String) async throws(DriverError) {
    try await load(PageAddress.resolve(url, from: page.lookBeforeLeaving().address))
  }

  /// Removes all stored data of pages; errors appear at the next launch.
  func empty() async {
    guard traces.isUsed, browser.isChromium else { return }
    try? await page.closeAlert()
    let commands = traces.removal(origins: await page.origins)
    traces.isUsed = false
    // An open page could store more.
    guard (try? await browser.attempt(.open("about:blank"))) != nil else { return }
    traces = BrowserTraces()
    await page.forgetOrigins()
    for command in commands { _ = try? await browser.attempt(command) }
  }

  // MARK: Opening a page

  /// Opens the app's page with empty storage and a log of its own.
  private func openHome(
    records: [(name: String, value: String?)]
  ) async throws(DriverError) {
    world = PageScript.World(
      run: String(UInt64.random(in: 0 ... .max), radix: 36), records: records,
      answers: conditions.answers, date: conditions.date)
    // After a restart, the clock continues.
    conditions.startClock()
    try await installScript()
    try await load(home)
    var look = try await page.settle()
    // If the script runs after the page's own scripts, these must start again to read the records.
    if !browser.isChromium, !records.isEmpty {
      try await load("about:blank")
      try await load(home)
      look = try await page.settle()
    }
    // Some addresses are refused without an error: the browser shows an error page.
    if look.address.hasPrefix("chrome-error:") {
      throw await page.impossible("open \(home)", "the browser refuses this address")
    }
    if let why = look.unstored { throw Self.unstorable(why) }
  }

  private static func unstorable(_ why: String) -> DriverError {
    .unsupported(.records, why: "the page's storage rejected a record: \(why)")
  }

  private func load(_ address: String) async throws(DriverError) {
    traces.isUsed = true
    do {
      try await browser.attempt(.open(address))
    } catch {
      if case .refused(let refusal) = error, case .other = refusal.code {
        throw PageLoadError(refusal.message).error(opening: address, await page.screen)
      }
      throw await browser.starter.explain(error, doing: "load \(address)")
    }
  }

  /// Installs the script: in Chromium before the scripts of each new page, elsewhere at the first
  /// observation.
  private func installScript() async throws(DriverError) {
    let script = PageScript.source(world)
    await page.use(script: script)
    guard browser.isChromium else { return }
    if let preload = traces.preload {
      traces.preload = nil
      try await browser.send(.removePreload(preload))
    }
    let answer = try await browser.send(
      .chromium("Page.addScriptToEvaluateOnNewDocument", ["source": .string(script)]))
    if case .object(let object) = answer { traces.preload = object["identifier"] }
  }

  // MARK: Conditions

  /// Applies a condition to the open page.
  ///
  /// - Parameter conditions: This condition and all others.
  func apply(
    _ condition: Condition, of conditions: BrowserConditions
  ) async throws(DriverError) {
    self.conditions = conditions
    await page.expire()
    switch condition {
    case .permission: try await setPermissions()
    case .connection: try await setConnection()
    case .record(let name, let value): try await setRecord(name, value)
    case .answer: try await setAnswers()
    case .date: try await setDate()
    case .secret, .installedApp, .device: break
    }
  }

  private func setPermissions() async throws(DriverError) {
    for (permission, state) in conditions.permissions.sorted(by: {
      $0.key.rawValue < $1.key.rawValue
    }) {
      guard let name = BrowserConditions.browserName(of: permission) else { continue }
      traces.hasPermissions = true
      try await browser.send(
        .chromium(
          "Browser.setPermission",
          [
            "permission": ["name": .string(name)],
            "setting": .string(BrowserConditions.browserName(of: state)),
          ]))
    }
  }

  private func setConnection() async throws(DriverError) {
    // Without it, the browser reports that it is offline, but its requests succeed.
    try await browser.send(.chromium("Network.enable"))
    traces.isOffline = conditions.connection == .offline
    try await browser.send(.connection(isOffline: traces.isOffline))
  }

  private func setLocale(_ locale: String?) async throws(DriverError) {
    guard let locale else { return }
    do {
      try await browser.attempt(
        .chromium("Emulation.setLocaleOverride", ["locale": .string(locale)]))
    } catch .refused(let refusal) {
      throw await page.impossible("open the app in the language \"\(locale)\"", refusal.message)
    } catch {
      throw await browser.starter.explain(error, doing: "choose the language \"\(locale)\"")
    }
    let agent = try await browser.send(.run("return navigator.userAgent;", what: "ask the browser"))
    try await browser.send(
      .chromium(
        "Emulation.setUserAgentOverride",
        ["userAgent": agent, "acceptLanguage": .string(locale)]))
  }

  private func setRecord(_ name: String, _ value: String?) async throws(DriverError) {
    let change =
      value == nil
      ? "localStorage.removeItem(arguments[0]);"
      : "localStorage.setItem(arguments[0], arguments[1]);"
    let refusal = try await browser.send(
      .run(
        "try { \(change) } catch (error) { return error.message; }",
        [.string(name), value.map { .string($0) } ?? .null], what: "store a record"))
    if case .string(let why) = refusal { throw Self.unstorable(why) }
  }

  private func setDate() async throws(DriverError) {
    guard let date = conditions.date else { return }
    world.date = date
    try await installScript()
    try await browser.send(
      .run(
        "if (window.__spec) __spec.setDate(...arguments[0]);", [.array(date.json)],
        what: "set the date"))
  }

  private func setAnswers() async throws(DriverError) {
    world.answers = conditions.answers
    try await installScript()
    try await browser.send(
      .run(
        "if (window.__spec) __spec.answers = arguments[0];", [.array(conditions.answers)],
        what: "arrange an answer"))
  }
}
