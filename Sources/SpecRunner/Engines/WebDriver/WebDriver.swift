package import SpecDrivers
import SpecJSON
import SpecText

/// A driver for a page in a browser session.
///
/// It forwards each call: `PageLauncher` opens pages and applies conditions, `PageView` observes,
/// and types such as `PointerInput` and `KeyboardInput` act on elements that `ElementFinder` finds.
package actor WebDriver: RecordingDriver, PicturedDriver, PageDriver {
  package nonisolated let capabilities: Capabilities
  private let pool: SessionPool
  private let starter: BrowserStarter
  /// The sessions that scenarios of the run have saved.
  private let saved: SavedSessions
  /// The options for finding pages and waiting; the engine's unless a test overrides them.
  private let settings: WebDriverOptions
  /// The arranged conditions, in effect from the next launch.
  private var arranged = BrowserConditions()
  private var session: Session?
  /// The input to the page; nil before the first launch.
  private var finder: ElementFinder?
  /// The keys that are held.
  private var held: [KeyChord] = []

  /// The scenario's browser, and the objects with state about it.
  private struct Session {
    let browser: ScenarioBrowser
    let page: PageView
    let launcher: PageLauncher
    let watch: InputWatch

    init(_ browser: ScenarioBrowser) {
      self.browser = browser
      page = PageView(browser)
      launcher = PageLauncher(browser, page)
      watch = InputWatch(browser, page)
    }
  }

  init(
    pool: SessionPool, starter: BrowserStarter, saved: SavedSessions, capabilities: Capabilities,
    settings: WebDriverOptions
  ) {
    self.pool = pool
    self.starter = starter
    self.saved = saved
    self.settings = settings
    self.capabilities = capabilities
  }

  package func launch(_ options: LaunchOptions) async throws(DriverError) {
    let device = try (options.device ?? settings.device).map { name throws(DriverError) in
      try DeviceMetrics.named(name)
    }
    if let locale = options.locale, case .missing(let why) = capabilities[.locales] {
      throw .unsupported(.locales, why: "\(why), so not \(locale)")
    }
    let address = try settings.address(of: options.app)
    let session = try await enter(
      SessionPool.Key(device: device ?? .standard, locale: options.locale),
      keeping: options.state == .kept)
    finder = ElementFinder(
      browser: session.browser, page: session.page, patience: settings.patience)
    held = []
    var conditions = arranged
    conditions.records = settings.records
    arranged.startClock()
    try await session.launcher.launch(
      PageAddress.adding(faults: options.faults, to: address), conditions)
    try await checkFaults(options, session.browser)
  }

  package func arrange(_ condition: Condition) async throws(DriverError) {
    try arranged.add(condition, capabilities, isLaunched: finder != nil)
    if case .savedSession(let name) = condition { try await restore(name) }
    if finder != nil { try await session?.launcher.apply(condition, of: arranged) }
  }

  package func perform(_ action: Action) async throws(DriverError) {
    guard let session, let finder else { throw .notLaunched }
    if case .wait(let time) = action { return try await wait(time, session) }
    await session.page.beginAction()
    do throws(DriverError) {
      try await perform(action, finder, session.launcher)
    } catch {
      await session.page.leaveFrame()
      throw error
    }
    await session.page.leaveFrame()
    if arranged.opensWindows { try await follow(action, session) }
    try await session.page.settleAfterAction()
  }

  /// Goes to the window that an action has opened, or away from the one it has closed.
  private func follow(_ action: Action, _ session: Session) async throws(DriverError) {
    // The page's log lists the windows to expect; a closed window has no log.
    do { try await session.page.settle() } catch {
      guard case .engineLost = error, await session.browser.hasWindows else { throw error }
    }
    try await session.launcher.followWindows(isInFront: action.opensInFront)
    // Another window may be in front now.
    await session.page.beginAction()
  }

  package func observe(since mark: EventMark) async throws(DriverError) -> Observation {
    guard let session, finder != nil else { throw .notLaunched }
    try await session.launcher.followWindows()
    return try await session.page.observation(
      since: mark, windows: await session.launcher.windowCount)
  }

  package func inputs(
    within limit: Duration, ends: Bool
  ) async throws(DriverError) -> RecordedInputs? {
    guard let session, finder != nil else { throw .notLaunched }
    return try await session.watch.inputs(within: limit, ends: ends)
  }

  package func restingScreen() async throws(DriverError) -> Screen {
    guard let session, finder != nil else { throw .notLaunched }
    let screen = try await session.page.settle().screen
    return await session.page.alert == nil ? screen : session.page.screen
  }

  package func picture() async throws(DriverError) -> [UInt8]? { try await screenshot() }

  package var pictureKind: String {
    guard let identity = session?.browser.place.session.browser else { return "browser" }
    let name = identity.kind == .other ? identity.name : "\(identity.kind)"
    return identity.platform.isEmpty ? name : "\(name)-\(identity.platform)"
  }

  /// The largest document of a page in bytes.
  private static let mostOfPage = 512 << 10

  package func page() async throws(DriverError) -> String? {
    guard let session, finder != nil else { throw .notLaunched }
    if let alert = await session.page.alert {
      throw await session.page.impossible(
        "copy the page", "the alert \"\(alert)\" is in front of it")
    }
    await session.page.leaveFrame()
    let page = try await session.browser.send(
      .call("page", [.integer(Self.mostOfPage)], what: "copy the page"))
    guard case .string(let html) = page else {
      throw .engineFault("the page script returned no page")
    }
    return html
  }

  /// Returns a screenshot as a PNG file.
  ///
  /// - Throws: `DriverError.notLaunched`, or the browser's failure.
  package func screenshot() async throws(DriverError) -> [UInt8] {
    guard let session else { throw .notLaunched }
    guard case .string(let text) = try await session.browser.send(.screenshot),
      let bytes = Base64.decode(text)
    else { throw .engineFault("the browser returned an invalid screenshot") }
    return bytes
  }

  package func close() async {
    // A cancelled scenario must still release its browser.
    await Task { await self.leaveSession() }.value
    arranged = BrowserConditions()
  }

  // MARK: The session

  /// The scenario's browser; nil before the first launch and after `close`.
  var browser: ScenarioBrowser? { session?.browser }

  /// The scenario's session, or a new one.
  ///
  /// - Parameter isKept: Whether the data that pages have stored remains.
  private func enter(
    _ key: SessionPool.Key, keeping isKept: Bool
  ) async throws(DriverError) -> Session {
    if let session, session.browser.place.key == key,
      await session.browser.place.session.breakdown == nil
    {
      if isKept { return session }
      if await session.launcher.empty() { return session }
    }
    await leaveSession()
    let place = try await pool.lend(key)
    let new = Session(ScenarioBrowser(place: place, starter: starter.serving(place.session)))
    session = new
    return new
  }

  private func leaveSession() async {
    guard let session else { return }
    self.session = nil
    finder = nil
    let place = session.browser.place
    // The scenario's stored data is removed immediately, so that a free session contains none.
    let isSound = await place.session.breakdown == nil
    let isEmpty = isSound ? await session.launcher.empty() : false
    await pool.giveBack(place, isEmpty: isEmpty)
  }

  /// Refuses unknown faults; a page lists its faults in `<meta name="spec-faults">`.
  private func checkFaults(
    _ options: LaunchOptions, _ browser: ScenarioBrowser
  ) async throws(DriverError) {
    guard !options.faults.isEmpty else { return }
    let script =
      "return document.querySelector('meta[name=spec-faults]')?.content.trim() ?? null;"
    guard case .string(let list) = try await browser.send(.run(script, what: "ask for faults"))
    else {
      throw .unsupported(
        .faults, why: "the page of \"\(options.app)\" lists none in a meta element spec-faults")
    }
    let known = list.split(whereSeparator: \.isWhitespace).map(String.init)
    for fault in options.faults where !known.contains(fault) {
      throw .unknownFault(fault, app: options.app, known: known)
    }
  }

  // MARK: Actions

  private func perform(
    _ action: Action, _ finder: ElementFinder, _ launcher: PageLauncher
  ) async throws(DriverError) {
    let pointer = PointerInput(finder: finder)
    let keyboard = KeyboardInput(finder: finder)
    switch action {
    case .tap(let selector): try await pointer.tap(selector)
    case .doubleTap(let selector):
      let isTouched = finder.browser.isTouched
      try await pointer.touch(selector, "double-tap") {
        Pointer.doubleTap(at: $0, isTouched: isTouched)
      }
    case .longPress(let selector):
      try await pointer.touch(selector, "hold") { Pointer.hold(at: $0) }
    case .swipe(let direction, let selector): try await pointer.swipe(direction, on: selector)
    case .scroll(let selector): try await finder.scroll(to: selector)
    case .scrollBy(let points, let selector):
      try await pointer.scroll(by: points, in: selector)
    case .answer(let answer): try await pointer.answer(answer)
    case .type(let text, let selector): try await keyboard.type(text, into: selector)
    case .paste(let text, let selector): try await keyboard.paste(text, into: selector)
    case .deleteBackward(let times, let selector):
      try await keyboard.deleteBackward(times: times, in: selector)
    case .clear(let selector): try await keyboard.clear(selector)
    case .select(let selection, let selector):
      try await keyboard.select(selection, in: selector)
    case .pressReturn: try await keyboard.pressReturn()
    case .pressKey(let name): try await keyboard.press(KeyChord(written: name))
    case .holdKey(let name): try await hold(KeyChord(written: name), keyboard)
    case .releaseKey(let name): try await release(KeyChord(written: name), keyboard)
    case .focus(let selector): try await keyboard.focus(selector)
    case .hideKeyboard: try await keyboard.hide()
    case .dismiss: try await keyboard.dismiss()
    case .back: try await launcher.goBack()
    case .relaunch: try await launcher.relaunch()
    case .open(let url): try await launcher.open(url)
    case .leave, .comeBack: throw capabilities.refusal(.background)
    case .stop: throw capabilities.refusal(.stopping)
    case .system(let event): throw capabilities.refusal(event.capability)
    case .wait: break
    case .typeIntoAlert(let text): try await pointer.typeIntoAlert(text)
    case .forward: try await launcher.goForward()
    case .reload: try await launcher.reload()
    case .switchWindow(let name): try await launcher.switchWindow(to: name)
    case .closeWindow: try await launcher.closeWindow()
    case .saveSession(let name):
      try capabilities.require(.savedSessions)
      await saved.save(try await launcher.savedSession(), as: name)
    case .choose, .chooseAll, .setChecked, .upload: try await fill(action, finder)
    case .click, .hover, .drag, .turnWheel:
      await launcher.noteInput()
      try await useMouse(action, MouseInput(finder: finder))
    }
  }

  private func fill(_ action: Action, _ finder: ElementFinder) async throws(DriverError) {
    let choices = ChoiceInput(finder: finder)
    switch action {
    case .choose(let choice, let selector): try await choices.choose(choice, in: selector)
    case .chooseAll(let list, let selector): try await choices.chooseAll(list, in: selector)
    case .setChecked(let wanted, let selector): try await choices.setChecked(wanted, selector)
    case .upload(let files, let selector, let byDropping):
      try await FileInput(finder: finder).upload(files, to: selector, byDropping: byDropping)
    default: break
    }
  }

  private func useMouse(_ action: Action, _ mouse: MouseInput) async throws(DriverError) {
    switch action {
    case .click(let selector, let click): try await mouse.click(selector, click)
    case .hover(let selector): try await mouse.hover(selector)
    case .drag(let selector, let target): try await mouse.drag(selector, to: target)
    case .turnWheel(let right, let down, let selector):
      try await mouse.turnWheel(right: right, down: down, over: selector)
    default: break
    }
  }

  private func hold(_ chord: KeyChord, _ keyboard: KeyboardInput) async throws(DriverError) {
    guard !held.contains(chord) else {
      throw .impossible(
        what: "hold \(chord)", why: "it is held already", await keyboard.page.screen)
    }
    await session?.launcher.noteInput()
    try await keyboard.hold(chord)
    held.append(chord)
  }

  private func release(_ chord: KeyChord, _ keyboard: KeyboardInput) async throws(DriverError) {
    guard let place = held.firstIndex(of: chord) else {
      throw .impossible(what: "release \(chord)", why: "it is not held", await keyboard.page.screen)
    }
    try await keyboard.release(chord)
    held.remove(at: place)
  }

  /// Finds a saved session for the next launch.
  private func restore(_ name: String) async throws(DriverError) {
    guard let session = await saved.saved(as: name) else {
      let names = await saved.names.map { "\"\($0)\"" }
      throw .impossible(
        what: "restore the session \"\(name)\"",
        why: names.isEmpty
          ? "no scenario has saved one" : "saved are " + names.joined(separator: ", "),
        .unseen(name))
    }
    arranged.saved = session
  }

  /// The maximum real time to wait for on a page whose clock can be advanced.
  private static let longestPause = Duration.seconds(2)

  /// Lets time pass: first in real time for processes outside the page, and then on the page's
  /// clock.
  private func wait(_ time: Duration, _ session: Session) async throws(DriverError) {
    guard time >= .zero else {
      throw await session.page.impossible("wait \(time.written)", "the duration is negative")
    }
    await session.page.expire()
    guard session.browser.kind.canMoveClock, await session.page.alert == nil else {
      return await PageView.pause(time)
    }
    await PageView.pause(min(time, Self.longestPause))
    let rest = time - Self.longestPause
    guard rest > .zero else { return }
    try await session.browser.send(
      .await(
        PageScript.pass, [.integer(rest.wholeMilliseconds)], what: "let \(rest.written) pass"))
  }
}

extension Action {
  /// Whether a browser shows a window that the action opens; it opens links in the background if
  /// they are clicked with the wheel or while a modifier is held.
  fileprivate var opensInFront: Bool {
    guard case .click(_, let click) = self else { return true }
    return click.button != .middle
      && click.modifiers.allSatisfy { $0 == .shift || $0 == .alt }
  }
}
