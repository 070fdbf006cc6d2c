public import SpecDrivers
import SpecJSON

// How a browser is made ready for a scenario, and emptied after it.
/// Opening an app: its page in a browser session that knows nothing of the scenarios before.
extension WebDriver {
  public func arrange(_ condition: Condition) async throws(DriverError) {
    isLookFresh = false
    switch condition {
    case .permission(let permission, let state):
      guard BrowserConditions.browserName(of: permission) != nil else {
        throw .unsupported(
          .permissions, why: "a browser knows no permission for \(permission.rawValue)")
      }
      try require(.permissions)
      arranged.permissions[permission] = state
      if options != nil { try await setPermissions() }
    case .connection(let connection):
      try require(.connection)
      arranged.connection = connection
      if options != nil { try await setConnection() }
    case .record(let name, let value):
      arranged.records.append((name, value))
      if options != nil { try await setRecord(name, value) }
    case .answer(let pattern, let response):
      arranged.answers.append(BrowserConditions.json(pattern, response))
      if options != nil { try await setAnswers() }
    case .secret: try require(.secrets)
    case .installedApp: try require(.otherApps)
    case .device: try require(.deviceSettings)
    case .date(let text):
      guard var date = PageDate(written: text) else {
        throw .unknownSetting("date: \(text)", known: ["date: such as 2026-11-21T09:30"])
      }
      if options != nil { date.since = .now }
      arranged.date = date
      if options != nil { try await setDate(date) }
    }
  }

  private func require(_ capability: Capability) throws(DriverError) {
    if case .missing(let why) = capabilities[capability] {
      throw .unsupported(capability, why: why)
    }
  }

  // MARK: Before a page

  /// Brings the browser into the state a launch asks for; no page is open afterwards.
  func prepareBrowser(keeping isKept: Bool) async throws(DriverError) {
    guard let place else { throw .notLaunched }
    if isUsed { try await leavePage() }
    if !isKept { await emptyBrowser(place.session) }
    forgetLog()
    if place.session.browser.isChromium {
      try await setPermissions()
      if arranged.connection == .offline || isOffline { try await setConnection() }
      try await setLocale(place.key.locale)
    }
    if !place.key.device.isTouched {
      try await send(.resize(width: place.key.device.width, height: place.key.device.height))
    }
  }

  /// Opens the app's page in a world of its own.
  func openHome(isRelaunch: Bool = false) async throws(DriverError) {
    world = PageScript.World(
      run: String(UInt64.random(in: 0 ... .max), radix: 36),
      records: isRelaunch ? [] : arranged.records, answers: arranged.answers,
      date: arranged.date)
    // A restart finds the clock where it is by then.
    if arranged.date?.since == nil { arranged.date?.since = .now }
    try await installPreload()
    try await load(home)
    try await look(settling: Self.settlingTime)
    // Where the script comes after the page's own, that one has to start again to see its records.
    if place?.session.browser.isChromium == false, !world.records.isEmpty {
      try await load("about:blank")
      try await load(home)
      try await look(settling: Self.settlingTime)
    }
    // Some addresses are refused without a word: the browser shows a page of its own.
    if let address = lastLook?.address, address.hasPrefix("chrome-error:") {
      throw impossible("open \(home)", "the browser refuses this address")
    }
    if let why = lastLook?.unstored { throw unstorable(why) }
    isLookFresh = true
  }

  private func unstorable(_ why: String) -> DriverError {
    .unsupported(.records, why: "the page's storage does not take a record: \(why)")
  }

  /// How long what moves is waited for after an action, in milliseconds.
  static let settlingTime = 2_000

  func load(_ address: String) async throws(DriverError) {
    isUsed = true
    do {
      try await attempt(.open(address))
    } catch {
      if case .refused(let refusal) = error, case .other = refusal.code {
        throw PageLoadError(refusal.message).error(opening: address, currentScreen)
      }
      throw await engine.explain(error, doing: "load \(address)")
    }
  }

  /// Has Chromium run the script in each new page, before the page's own.
  private func installPreload() async throws(DriverError) {
    guard place?.session.browser.isChromium == true else { return }
    if let preload {
      self.preload = nil
      try await send(
        .chromium("Page.removeScriptToEvaluateOnNewDocument", ["identifier": preload]))
    }
    let answer = try await send(
      .chromium(
        "Page.addScriptToEvaluateOnNewDocument", ["source": .string(PageScript.source(world))]))
    if case .object(let object) = answer { preload = object["identifier"] }
  }

  private func setPermissions() async throws(DriverError) {
    if !arranged.permissions.isEmpty { hasPermissions = true }
    for (permission, state) in arranged.permissions.sorted(by: { $0.key.rawValue < $1.key.rawValue }
    ) {
      guard let name = BrowserConditions.browserName(of: permission) else { continue }
      try await send(
        .chromium(
          "Browser.setPermission",
          [
            "permission": ["name": .string(name)],
            "setting": .string(BrowserConditions.browserName(of: state)),
          ]))
    }
  }

  private func setConnection() async throws(DriverError) {
    // Without it the browser says that it is offline, and its requests get through all the same.
    try await send(.chromium("Network.enable"))
    isOffline = arranged.connection == .offline
    try await send(Self.connectionCommand(isOffline: isOffline))
  }

  private static func connectionCommand(isOffline: Bool) -> WebDriverCommand {
    .chromium(
      "Network.emulateNetworkConditions",
      [
        "offline": .bool(isOffline), "latency": 0, "downloadThroughput": -1,
        "uploadThroughput": -1,
      ])
  }

  private func setLocale(_ locale: String?) async throws(DriverError) {
    guard let locale else { return }
    do {
      try await attempt(.chromium("Emulation.setLocaleOverride", ["locale": .string(locale)]))
    } catch .refused(let refusal) {
      throw impossible("open the app in the language \"\(locale)\"", refusal.message)
    } catch {
      throw await engine.explain(error, doing: "choose the language \"\(locale)\"")
    }
    let agent = try await send(.run("return navigator.userAgent;", what: "ask the browser"))
    try await send(
      .chromium(
        "Emulation.setUserAgentOverride",
        ["userAgent": agent, "acceptLanguage": .string(locale)]))
  }

  private func setRecord(_ name: String, _ value: String?) async throws(DriverError) {
    let change =
      value == nil
      ? "localStorage.removeItem(arguments[0]);"
      : "localStorage.setItem(arguments[0], arguments[1]);"
    let refusal = try await send(
      .run(
        "try { \(change) } catch (error) { return error.message; }",
        [.string(name), value.map { .string($0) } ?? .null], what: "store a record"))
    if case .string(let why) = refusal { throw unstorable(why) }
  }

  private func setDate(_ date: PageDate) async throws(DriverError) {
    world.date = date
    try await installPreload()
    try await send(
      .run(
        "if (window.__spec) __spec.setDate(...arguments[0]);", [.array(date.json)],
        what: "set the date"))
  }

  private func setAnswers() async throws(DriverError) {
    world.answers = arranged.answers
    try await installPreload()
    try await send(
      .run(
        "if (window.__spec) __spec.answers = arguments[0];", [.array(arranged.answers)],
        what: "arrange an answer"))
  }

  // MARK: After a scenario

  /// Leaves the page, so that it neither stores anything more nor is gone back to.
  private func leavePage() async throws(DriverError) {
    if nativeAlert != nil { try await send(.dismissAlert) }
    nativeAlert = nil
    try await send(.open("about:blank"))
  }

  /// Removes all that pages have stored; errors show at the next launch.
  func emptyBrowser(_ session: WebDriverSession) async {
    guard isUsed, session.browser.isChromium else { return }
    isUsed = false
    if nativeAlert != nil { _ = try? await session.send(.dismissAlert) }
    nativeAlert = nil
    // A page that is open would go on storing.
    guard (try? await session.send(.open("about:blank"))) != nil else { return }
    var commands = origins.sorted().map { origin in
      WebDriverCommand.chromium(
        "Storage.clearDataForOrigin", ["origin": .string(origin), "storageTypes": "all"])
    }
    origins = []
    commands.append(.chromium("Network.clearBrowserCookies"))
    if hasPermissions { commands.append(.chromium("Browser.resetPermissions")) }
    hasPermissions = false
    if isOffline { commands.append(Self.connectionCommand(isOffline: false)) }
    isOffline = false
    if let preload {
      self.preload = nil
      commands.append(
        .chromium("Page.removeScriptToEvaluateOnNewDocument", ["identifier": preload]))
    }
    for command in commands { _ = try? await session.send(command) }
  }

  // MARK: Faults

  /// Refuses faults the page does not know; a page lists its own in `<meta name="spec-faults">`.
  func checkFaults(_ options: LaunchOptions) async throws(DriverError) {
    guard !options.faults.isEmpty else { return }
    let script =
      "return document.querySelector('meta[name=spec-faults]')?.content.trim() ?? null;"
    guard case .string(let list) = try await send(.run(script, what: "ask for faults")) else {
      throw .unsupported(
        .faults, why: "the page of \"\(options.app)\" lists none in a meta element spec-faults")
    }
    let known = list.split(whereSeparator: \.isWhitespace).map(String.init)
    for fault in options.faults where !known.contains(fault) {
      throw .unknownFault(fault, app: options.app, known: known)
    }
  }
}
