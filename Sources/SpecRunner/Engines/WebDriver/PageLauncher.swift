import SpecDrivers
import SpecJSON
import SpecText

/// Opens the page of an app in a browser session without traces of earlier scenarios.
actor PageLauncher {
  private let browser: ScenarioBrowser
  private let page: PageView
  private var conditions = BrowserConditions()
  /// The address of the launch.
  private var home = ""
  private var world = PageScript.World(run: "")
  private var traces = BrowserTraces()
  private var windows = BrowserWindows()
  /// The number of windows that pages have opened, as far as they were followed.
  private var followed = 0
  /// The ids of the scripts that run in new pages of each window.
  private var preloads: [String: JSONValue] = [:]

  init(_ browser: ScenarioBrowser, _ page: PageView) {
    self.browser = browser
    self.page = page
  }

  /// Applies conditions to the browser and opens a page; data that pages have stored remains.
  func launch(
    _ address: String, _ conditions: BrowserConditions
  ) async throws(DriverError) {
    home = address
    self.conditions = conditions
    try await closeOtherWindows()
    if traces.isUsed {
      // The previous page must not be in the history.
      try await page.closeAlert()
      try await browser.send(.open("about:blank"))
    }
    await page.begin(at: home)
    try await setHeaders()
    try await setPermissions()
    if conditions.connection != .online || traces.hasConnection { try await setConnection() }
    try await setLocale(browser.place.key.locale)
    let device = browser.place.key.device
    if !browser.isSized { try await setSize(width: device.width, height: device.height) }
    try await setEmulation()
    if browser.kind == .chromium {
      try await setBlocks()
      try await setCookies()
    }
    try await openHome(conditions.stored, conditions.saved)
    try await setClipboard()
    if conditions.opensWindows { try await noticeWindows() }
  }

  /// Opens the app's page again; the log continues.
  func relaunch() async throws(DriverError) {
    try await page.look()
    try await page.closeAlert()
    try await closeOtherWindows()
    try await load("about:blank")
    await page.begin(at: home, isRestart: true)
    try await openHome([], nil)
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

  /// Goes forward to the page from which the user went back.
  func goForward() async throws(DriverError) {
    let look = try await page.lookBeforeLeaving()
    let script = "return window.navigation ? navigation.canGoForward : null;"
    if try await browser.send(.run(script, what: "go forward")) == false {
      throw await page.impossible(
        "go forward", "\"\(look.screen.name)\" is the last page of the history")
    }
    try await browser.send(.forward)
  }

  /// Loads the page again.
  func reload() async throws(DriverError) {
    _ = try await page.lookBeforeLeaving()
    try await browser.send(.reload)
  }

  /// Opens an address, or a link relative to the page.
  func open(_ url: String) async throws(DriverError) {
    try await load(PageAddress.resolve(url, from: page.lookBeforeLeaving().address))
  }

  /// Removes all that the scenario left in the browser; false if something may remain.
  func empty() async -> Bool {
    // A session cannot be reset after it had several windows, or has written to the clipboard.
    if windows.hadSeveral || conditions.clipboard != nil { return false }
    if await page.hasCopied { return false }
    guard traces != BrowserTraces() else { return true }
    try? await page.closeAlert()
    let removal = traces.removal(origins: await page.origins)
    do throws(WebDriverFailure) {
      // An open page could store more.
      try await browser.attempt(.open("about:blank"))
      for control in removal { try await browser.place.session.apply(control) }
      if browser.kind == .chromium {
        for command in traces.chromiumRemoval(browser.place.key.device) {
          try await browser.attempt(command)
        }
      }
    } catch { return false }
    traces = BrowserTraces()
    await page.forgetOrigins()
    return true
  }

  /// Notes that keys may be held, or the mouse may be over the page.
  func noteInput() { traces.hasInput = true }

  /// The stored data of the page, for another scenario.
  func savedSession() async throws(DriverError) -> SavedSession {
    _ = try await page.lookBeforeLeaving()
    let cookies = try await browser.send(.chromium("Network.getAllCookies"))
    let saved = try await browser.send(.call("saved", [], what: "save the session"))
    do { return try SavedSession(cookies: cookies, saved: saved) } catch {
      throw .engineFault("the browser returned invalid stored data: \(error)")
    }
  }

  // MARK: Opening a page

  /// Opens the app's page with empty storage and a log of its own.
  private func openHome(
    _ items: [StoredItem], _ saved: SavedSession?
  ) async throws(DriverError) {
    // Elsewhere, the page script stores them before the scripts of the page.
    let early =
      browser.kind == .chromium
      ? [] : browser.kind.canPreload ? items.filter { $0.area == .cookies } : items
    if !early.isEmpty { try await store(early) }
    world = PageScript.World(
      run: String(UInt64.random(in: 0 ... .max), radix: 36),
      stored: browser.kind.canPreload ? items.filter { $0.area != .cookies } : [],
      saved: saved?.storage ?? [:], answers: conditions.answers, date: conditions.date,
      opensWindows: conditions.opensWindows, records: conditions.records)
    // After a restart, the clock continues.
    conditions.startClock()
    try await installScript()
    try await load(home)
    let look = try await page.settle()
    // Some addresses are refused without an error: the browser shows an error page.
    if look.address.hasPrefix("chrome-error:") {
      throw await page.impossible("open \(home)", Self.refusal(look.screen))
    }
    if let why = look.unstored { throw Self.unstorable(why) }
  }

  /// Why a browser shows a page of its own instead of the one that was asked for.
  private static func refusal(_ screen: Screen) -> String {
    guard case .number(let status)? = screen.properties[.status]?.value else {
      return "the browser refuses this address"
    }
    let advice = ": it asks for a name and a password, which the setting \"login\" contains"
    return "the server answers with status \(Int(status))" + (status == 401 ? advice : "")
  }

  /// Stores items before the page is opened, where no script can run before those of the page.
  private func store(_ items: [StoredItem]) async throws(DriverError) {
    // Without a page of the same origin that has no scripts, the page itself is opened twice.
    let hasNeutralPage = browser.kind.sharesFileStorage && home.hasPrefix("file:")
    try await load(hasNeutralPage ? HTTPChannel.neutralFile : home)
    for item in items {
      if item.area == .cookies {
        try await set(cookie: item, at: home)
      } else {
        try await refuse(
          browser.send(.run(PageScript.store, item.arguments, what: "store \"\(item.name)\"")))
      }
    }
    try await load("about:blank")
  }

  private func refuse(_ answer: JSONValue) throws(DriverError) {
    if case .string(let why) = answer { throw Self.unstorable(why) }
  }

  private static func unstorable(_ why: String) -> DriverError {
    .unsupported(.records, why: "the page's storage rejected an item: \(why)")
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

  /// Installs the script: before the scripts of each new page if the browser can, otherwise at the
  /// first observation.
  private func installScript() async throws(DriverError) {
    let script = PageScript.source(world)
    await page.use(script: script)
    guard browser.kind.canPreload else { return }
    if let preload = traces.preload {
      traces.preload = nil
      try await browser.apply(.removePreload(preload))
    }
    traces.preload = try await browser.apply(.preload(script))
  }

  // MARK: Conditions

  /// Gives the page a size by sizing its window, which also contains other things.
  ///
  /// A window that has the size already stays as it is, because sizing it is slow. Bars may appear
  /// with the new size, so the result is measured too; WebKit answers before it has the new size.
  private func setSize(width: Int, height: Int) async throws(DriverError) {
    for _ in 0..<2 {
      guard let around = try await sidesOfWindow(around: width, height) else { return }
      try await browser.send(.resize(width: width + around.width, height: height + around.height))
      let end = ContinuousClock.now + .milliseconds(250)
      while try await sidesOfWindow(around: width, height) != nil, ContinuousClock.now < end {
        await PageView.pause(.milliseconds(10))
      }
    }
  }

  /// What the window is larger than its page; nil if the page has this size, or cannot be measured.
  private func sidesOfWindow(
    around width: Int, _ height: Int
  ) async throws(DriverError) -> (width: Int, height: Int)? {
    let sides = try await browser.send(
      .run(
        "return [innerWidth, innerHeight, outerWidth - innerWidth, outerHeight - innerHeight];",
        what: "measure the window"))
    guard case .array(let list) = sides, list.count == 4,
      list[0] != .integer(width) || list[1] != .integer(height),
      case .integer(let further) = list[2], case .integer(let above) = list[3]
    else { return nil }
    return (further, above)
  }

  /// Applies a condition to the open page.
  ///
  /// - Parameter conditions: This condition and all others.
  func apply(
    _ condition: Condition, of conditions: BrowserConditions
  ) async throws(DriverError) {
    self.conditions = conditions
    await page.expire()
    switch condition {
    case .permission(.windows, _): try await setWindows()
    case .permission: try await setPermissions()
    case .connection: try await setConnection()
    case .record(let name, let value):
      try await set(StoredItem(area: .local, name: name, value: value))
    case .stored(let area, let name, let value):
      try await set(StoredItem(area: area, name: name, value: value))
    case .answer: try await setAnswers()
    case .date: try await setDate()
    case .device(DeviceSetting.clipboard, _): try await setClipboard()
    case .device: try await setEmulation()
    case .secret, .savedSession, .installedApp: break
    }
  }

  private func setHeaders() async throws(DriverError) {
    let headers = browser.starter.options.headers
    if !headers.isEmpty { try await browser.apply(.headers(headers)) }
  }

  private func setPermissions() async throws(DriverError) {
    for (permission, state) in conditions.permissions.sorted(by: {
      $0.key.rawValue < $1.key.rawValue
    }) {
      guard let name = BrowserConditions.browserName(of: permission) else { continue }
      traces.hasPermissions = true
      try await browser.apply(
        .permission(name, state: BrowserConditions.browserName(of: state), address: home))
    }
  }

  private func setConnection() async throws(DriverError) {
    try await browser.apply(.connection(conditions.connection))
    traces.hasConnection = conditions.connection != .online
  }

  private func setLocale(_ locale: String?) async throws(DriverError) {
    guard let locale else { return }
    do {
      try await browser.place.session.apply(.locale(locale))
    } catch .refused(let refusal) {
      throw await page.impossible("open the app in the language \"\(locale)\"", refusal.message)
    } catch {
      throw await browser.starter.explain(error, doing: BrowserControl.locale(locale).what)
    }
  }

  /// Emulates the device.
  private func setEmulation() async throws(DriverError) {
    let emulation = conditions.emulation
    if let zone = emulation.timeZone { try await check(timeZone: zone) }
    traces.emulation = emulation
    if browser.kind == .chromium {
      for command in emulation.commands(for: browser.place.key.device) {
        try await browser.send(command)
      }
    } else if let size = emulation.windowSize {
      try await setSize(width: size.width, height: size.height)
    }
  }

  /// The browser accepts any name of a time zone.
  private func check(timeZone zone: String) async throws(DriverError) {
    let script = """
      try { new Intl.DateTimeFormat('en', { timeZone: arguments[0] }); return true }
      catch { return false }
      """
    guard
      try await browser.send(.run(script, [.string(zone)], what: "check the time zone")) == false
    else { return }
    let setting = DeviceSetting.timeZone
    throw .unknownSetting("\(setting): \(zone)", known: ["\(setting): such as Asia/Seoul"])
  }

  /// Lets requests fail that the browser itself sends.
  private func setBlocks() async throws(DriverError) {
    let blocked = conditions.blocked
    guard !blocked.isEmpty || traces.hasBlocks else { return }
    try await browser.send(.chromium("Network.enable"))
    traces.hasBlocks = !blocked.isEmpty
    try await browser.send(.block(blocked))
  }

  private func setCookies() async throws(DriverError) {
    if let saved = conditions.saved, !saved.cookies.isEmpty {
      try await browser.send(.chromium("Network.setCookies", ["cookies": .array(saved.cookies)]))
    }
    for cookie in conditions.stored where cookie.area == .cookies {
      try await set(cookie: cookie, at: home)
    }
  }

  private func set(cookie: StoredItem, at address: String) async throws(DriverError) {
    guard address.hasPrefix("http") else {
      throw await page.impossible(
        "store the cookie \"\(cookie.name)\"",
        "only pages of a server have cookies, and \(address) is a file")
    }
    guard browser.kind == .chromium else {
      guard let value = cookie.value else {
        throw .unsupported(.browserStorage, why: "only Chromium browsers can remove a cookie")
      }
      try await browser.send(.addCookie(cookie.name, value))
      return
    }
    var parameters: JSONObject = ["name": .string(cookie.name), "url": .string(address)]
    if let value = cookie.value { parameters["value"] = .string(value) }
    let answer = try await browser.send(
      .chromium(
        cookie.value == nil ? "Network.deleteCookies" : "Network.setCookie", .object(parameters)))
    if case .object(let outcome) = answer, outcome["success"] == false {
      throw await page.impossible(
        "store the cookie \"\(cookie.name)\"", "the browser refuses its name or value")
    }
  }

  private func set(_ item: StoredItem) async throws(DriverError) {
    if item.area == .cookies {
      return try await set(cookie: item, at: page.lookBeforeLeaving().address)
    }
    try await refuse(
      browser.send(.call("store", item.arguments, what: "store \"\(item.name)\"")))
  }

  private func setClipboard() async throws(DriverError) {
    guard let text = conditions.clipboard else { return }
    let refusal = try await browser.send(
      .await(PageScript.setClipboard, [.string(text)], what: "set the clipboard"))
    if case .string(let why) = refusal {
      throw await page.impossible("set the clipboard", why)
    }
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
    if browser.kind == .chromium { try await setBlocks() }
    world.answers = conditions.answers
    try await installScript()
    try await browser.send(
      .run(
        "if (window.__spec) __spec.answers = arguments[0];", [.array(conditions.answers)],
        what: "arrange an answer"))
  }

  // MARK: Windows

  /// The number of open windows.
  var windowCount: Int { max(windows.open.count, 1) }

  /// Lets the open page open windows, or no longer.
  private func setWindows() async throws(DriverError) {
    world.opensWindows = conditions.opensWindows
    try await installScript()
    try await browser.send(
      .run(
        "if (window.__spec) __spec.opensWindows = arguments[0];", [.bool(world.opensWindows)],
        what: "allow windows"))
    try await noticeWindows()
  }

  @discardableResult
  private func noticeWindows() async throws(DriverError) -> [String] {
    let answer = try await browser.send(.windows)
    guard case .array(let handles) = answer else {
      throw .engineFault("the WebDriver server returned an invalid list of windows: \(answer)")
    }
    var names: [String] = []
    for case .string(let name) in handles { names.append(name) }
    return windows.notice(names)
  }

  /// Enters a window that the page has opened, and leaves one that is closed.
  ///
  /// - Parameter isInFront: Whether new windows come to the front.
  func followWindows(isInFront: Bool = true) async throws(DriverError) {
    guard conditions.opensWindows else { return }
    let new = try await newWindows()
    guard windows.open.count <= BrowserWindows.most else {
      throw await page.impossible(
        "go on",
        "the page has opened more than \(BrowserWindows.most) windows; check what opens them")
    }
    if isInFront, let newest = new.last {
      try await enter(newest)
    } else if !windows.open.contains(windows.current) {
      guard let next = windows.next else { throw .appCrashed("its last window was closed") }
      try await enter(next)
    }
  }

  /// The windows that are new; one that the page has just opened may take a moment.
  private func newWindows() async throws(DriverError) -> [String] {
    var new = try await noticeWindows()
    let opened = await page.openedWindows
    let deadline = Deadline.after(.milliseconds(500))
    while new.isEmpty, opened > followed, !deadline.isOver,
      windows.open.contains(windows.current)
    {
      await PageView.pause(.milliseconds(10))
      new = try await noticeWindows()
    }
    followed = opened
    return new
  }

  /// Switches to a window by its title, address or number.
  func switchWindow(to name: String) async throws(DriverError) {
    try requireWindows()
    let start = windows.current
    let deadline = Deadline.after(browser.starter.options.patience)
    var list: [String] = []
    repeat {
      try await noticeWindows()
      if let number = Int(name), windows.open.indices.contains(number - 1) {
        return try await enter(windows.open[number - 1])
      }
      var found: [String] = []
      list = []
      for (index, handle) in windows.open.enumerated() {
        let (title, address) = try await titleAndAddress(of: handle)
        list.append("\(index + 1) \"\(title)\" at \(address)")
        let names = [title, address, String(RequestPattern.path(of: address))]
        if names.contains(where: { $0.isSame(as: name) }) { found.append(handle) }
      }
      if found.count == 1 { return try await enter(found[0]) }
      if found.count > 1 {
        try await enter(start)
        throw await page.impossible(
          "switch to the window \"\(name)\"",
          "\(found.count) windows have this name; use a number: " + list.joined(separator: ", "))
      }
      await PageView.pause(.milliseconds(50))
    } while !deadline.isOver
    try await enter(start)
    throw await page.impossible(
      "switch to the window \"\(name)\"", "the open windows are " + list.joined(separator: ", "))
  }

  private func titleAndAddress(
    of handle: String
  ) async throws(DriverError) -> (title: String, address: String) {
    do {
      try await browser.attempt(.enter(window: handle))
      guard case .string(let title) = try await browser.attempt(.title),
        case .string(let address) = try await browser.attempt(.address)
      else { return ("", "") }
      return (title, address)
    } catch {
      // It is closed, or an alert is in front of it.
      if case .refused = error { return ("", "") }
      throw await browser.starter.explain(error, doing: "switch to another window")
    }
  }

  /// Closes the current window and goes to the one that opened it.
  func closeWindow() async throws(DriverError) {
    try requireWindows()
    try await noticeWindows()
    guard let next = windows.next else {
      throw await page.impossible("close the window", "it is the only one")
    }
    try await page.closeAlert()
    try await browser.send(.closeWindow)
    try await enter(next)
    try await noticeWindows()
  }

  /// Closes all windows but the first, which belongs to the next launch.
  private func closeOtherWindows() async throws(DriverError) {
    guard windows.open.count > 1 else { return }
    for handle in windows.open.dropFirst() {
      try await browser.send(.enter(window: handle))
      try await browser.send(.closeWindow)
    }
    try await enter(windows.open[0])
    try await noticeWindows()
  }

  private func requireWindows() throws(DriverError) {
    guard !conditions.opensWindows else { return }
    throw .impossible(
      what: "use other windows",
      why: "the app may not open any; allow it in a Given step", .unseen(home))
  }

  private func enter(_ handle: String) async throws(DriverError) {
    try await browser.send(.enter(window: handle))
    let old = windows.current
    preloads[old] = traces.preload
    let isNew = windows.enter(handle)
    traces.preload = preloads[handle]
    if isNew {
      // What is stored is not stored again, because windows share it.
      world.stored = []
      world.saved = [:]
      if browser.kind == .chromium {
        let device = browser.place.key.device
        let commands =
          BrowserPreparation.screen(of: device) + traces.emulation.commands(for: device)
        for command in commands { try await browser.send(command) }
      }
      try await setHeaders()
      try await browser.send(.run(PageScript.forget, what: "prepare the window"))
    }
    try await installScript()
    await page.enter(window: handle, from: old)
  }
}
