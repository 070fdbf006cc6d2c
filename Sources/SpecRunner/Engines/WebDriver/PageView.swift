import SpecDrivers
import SpecJSON

/// Observes the page: reads its screen, collects its log and detects alerts of the browser.
///
/// One script call reads the complete screen, so it takes no longer than reading one attribute. It
/// does not change the page.
actor PageView {
  private let browser: ScenarioBrowser
  /// The page script with the parameters of the launch.
  private var script = ""
  /// The address of the launch.
  private var home = ""
  private var log = PageLog()
  private var lastLook: ScreenReader?
  /// The time of the last observation; nil if it is out of date.
  private var lookedAt: ContinuousClock.Instant?
  /// Whether the page can only have changed through the passing of time since the last observation.
  private var isFresh = false
  /// Whether the page has settled after the touch of the running action.
  private var hasSettled = false
  /// The text of the browser's own alert; nil if there is none.
  private(set) var alert: String?
  /// Whether a page has written to the clipboard.
  private(set) var hasCopied = false
  /// The visited origins, whose storage is removed before the next scenario.
  private(set) var origins: Set<String> = []

  private let downloads: DownloadFolder?
  /// The frames of other origins that were read last, each with those around it, by the id that
  /// precedes those of its elements.
  private var frames: [String: [(id: String, node: JSONValue)]] = [:]
  /// What the frames of other origins on the page showed last, by their ids.
  private(set) var foreignScreens: [String: ScreenReader] = [:]
  /// The frame that commands refer to, and those around it, from outside; empty for the page.
  private var entered: [(id: String, node: JSONValue)] = []

  init(_ browser: ScenarioBrowser) {
    self.browser = browser
    downloads =
      browser.starter.options.isLocal
      ? browser.place.session.browser.downloads.map { DownloadFolder(path: $0) } : nil
  }

  /// The time to wait for animations after an action, in milliseconds.
  private static let settlingTime = 2_000

  /// Prepares for a launch or a restart at an address.
  func begin(at home: String, isRestart: Bool = false) {
    self.home = home
    if isRestart { log.beginPage() } else { log = PageLog() }
    lastLook = nil
    isFresh = false
    if !isRestart { downloads?.empty() }
  }

  /// Continues with another window, which the browser has entered.
  func enter(window: String, from old: String) {
    log.enter(window: window, from: old)
    entered = []
    lastLook = nil
    alert = nil
    expire()
  }

  /// Sets the script for pages that load without it.
  func use(script: String) { self.script = script }

  /// Marks the last observation as out of date.
  func expire() {
    lookedAt = nil
    isFresh = false
  }

  /// Forgets that the page has settled.
  func beginAction() { hasSettled = false }

  /// The screen after a touch, animations and loading.
  func settleAfterTouch() async throws(DriverError) -> ScreenReader {
    let look = try await settle()
    hasSettled = true
    return look
  }

  /// Waits for animations and loading, unless that was done after the action's touch.
  func settleAfterAction() async throws(DriverError) {
    if !hasSettled { try await settle() }
    hasSettled = false
  }

  /// The number of windows that pages say they have opened.
  var openedWindows: Int { log.events.count { $0.kind == .windowOpened } }

  /// What the last page knew, for the next one.
  var memory: JSONValue { log.memory }

  func forgetOrigins() { origins = [] }

  /// Answers the browser's own alert, if there is one.
  func closeAlert(_ answer: WebDriverCommand = .dismissAlert) async throws(DriverError) {
    guard alert != nil else { return }
    try await browser.send(answer)
    alert = nil
  }

  // MARK: Results

  /// The last observed screen.
  var screen: Screen { behindAlert(lastLook?.screen ?? .unseen(home)) }

  func impossible(_ what: String, _ why: String) -> DriverError {
    .impossible(what: what, why: why, screen)
  }

  /// The current screen and the events since a mark.
  ///
  /// - Parameter windows: The number of open windows.
  func observation(
    since mark: EventMark, windows: Int
  ) async throws(DriverError) -> Observation {
    await leaveFrame()
    if !isFresh { try await look() }
    guard let look = lastLook else { throw .notLaunched }
    isFresh = false
    for file in downloads?.takeFiles() ?? [] {
      log.add(.download, file.name, file.details, at: look.time)
    }
    var screen = behindAlert(look.screen)
    screen.properties[Property("windows")] = .known(.number(Double(windows)))
    try await addCookies(to: &screen, at: look.address)
    return Observation(
      screen: screen, events: log.events.filter { $0.number > mark },
      mark: log.events.count, time: .known(look.time),
      settled: alert == nil && (look.isBusy || look.isAwaiting || look.isAtRest)
        ? .known(look.isAtRest, .inferred) : .unknown("some work of the page may be unfinished"))
  }

  /// Whether the page cannot change any more without its user, as far as the last look tells.
  var isAtRest: Bool { alert == nil && lastLook?.isAtRest == true }

  /// Reads the cookies that scripts cannot read; only pages of a server have any.
  private func addCookies(
    to screen: inout Screen, at address: String
  ) async throws(DriverError) {
    guard address.hasPrefix("http") else { return }
    guard alert == nil else {
      screen.properties[.all(in: .cookies)] = .unknown("an alert is in front of the page")
      return
    }
    do {
      // The server of Chromium reports only those of the page's path.
      let command: WebDriverCommand =
        browser.kind == .chromium ? .chromium("Network.getAllCookies") : .cookies
      PageStorage.add(
        cookies: try await browser.attempt(command), at: address, to: &screen.properties)
    } catch {
      if error.breaksSession {
        throw await browser.starter.explain(error, doing: "read the cookies")
      }
      screen.properties[.all(in: .cookies)] = .unknown(
        "this browser reports only the cookies that scripts can read")
    }
  }

  /// A screen with the browser's alert in front, which hides the page.
  private func behindAlert(_ screen: Screen) -> Screen {
    guard let alert else { return screen }
    var screen = screen
    screen.hide(behind: alert, "it cannot read the page behind the alert \"\(alert)\"")
    return screen
  }

  // MARK: Observing

  /// The screen after animations and loading have ended.
  @discardableResult
  func settle() async throws(DriverError) -> ScreenReader {
    let look = try await look(settling: Self.settlingTime)
    isFresh = true
    return look
  }

  /// The current or a recent screen; elements are read again when they are reached.
  func recent() async throws(DriverError) -> ScreenReader {
    if let lastLook, let lookedAt, alert == nil, lookedAt.duration(to: .now) < .milliseconds(100) {
      return lastLook
    }
    return try await look()
  }

  /// Reads the screen.
  ///
  /// - Parameter limit: The time to wait for animations and loading, in milliseconds.
  @discardableResult
  func look(settling limit: Int? = nil) async throws(DriverError) -> ScreenReader {
    guard !entered.isEmpty else { return try await lookAtPage(settling: limit) }
    let inside = entered
    await leaveFrame()
    let look = try await lookAtPage(settling: limit)
    // What comes next in the action finds out if the frame is gone.
    if alert == nil { try? await enter(inside) }
    return look
  }

  private func lookAtPage(settling limit: Int?) async throws(DriverError) -> ScreenReader {
    isFresh = false
    let deadline = Deadline.after(browser.starter.options.deadlines.command)
    let passing = Deadline.after(.seconds(1))
    while !deadline.isOver {
      do {
        if !entered.isEmpty { try await enter([]) }
        let answer = try await browser.attempt(
          Self.lookCommand([.integer(log.pageMark), log.memory], settling: limit))
        alert = nil
        if case .string(let text) = answer, text != "missing" {
          let look = try ScreenReader(text)
          guard isBetweenPages(look), !passing.isOver else {
            frames = [:]
            return take(try await withFrames(look, text, settling: limit))
          }
          await Self.pause(.milliseconds(10))
          continue
        }
        try await browser.attempt(.run(script, what: "prepare the page"))
      } catch let failure as WebDriverFailure {
        if case .refused(let error) = failure {
          if error.code == .alertOpen { return try await lookPastAlert(error) }
          if error.isRecoverable, !deadline.isOver {
            await Self.pause(.milliseconds(10))
            continue
          }
        }
        throw await browser.starter.explain(failure, doing: "look at the page")
      } catch let error as DriverError {
        throw error
      } catch {
        throw .engineFault("\(error)")
      }
    }
    throw impossible(
      "look at the page",
      "it loses the page script again and again; it may be reloading continually")
  }

  /// Whether the browser shows an empty page and is probably about to show the next one.
  private func isBetweenPages(_ look: ScreenReader) -> Bool {
    browser.kind.passesBlankPages && look.address == "about:blank"
  }

  /// The screen of a page without an alert of the browser, which can be left.
  func lookBeforeLeaving() async throws(DriverError) -> ScreenReader {
    let look = try await look()
    guard let alert else { return look }
    throw impossible("leave the page", "the alert \"\(alert)\" is in front of it")
  }

  private static func lookCommand(
    _ known: [JSONValue], settling limit: Int?
  ) -> WebDriverCommand {
    guard let limit else { return .run(PageScript.look, known, what: "look at the page") }
    return .await(PageScript.settleAndLook, known + [.integer(limit)], what: "look at the page")
  }

  /// The page behind an alert cannot be read, so its last state is used.
  private func lookPastAlert(_ error: WebDriverError) async throws(DriverError) -> ScreenReader {
    if let text = error.alertText {
      alert = text
    } else if case .string(let text) = try await browser.send(.alertText) {
      alert = text.withSingleSpaces
    }
    guard let lastLook else {
      throw impossible(
        "look at the page",
        "it showed the alert \"\(alert ?? "")\" before it could be read")
    }
    return lastLook
  }

  private func take(_ look: ScreenReader) -> ScreenReader {
    log.take(look)
    lastLook = look
    lookedAt = .now
    if look.screen.properties[Property(DeviceSetting.clipboard)] != nil { hasCopied = true }
    origins.insert(PageAddress.origin(of: look.address))
    return look
  }

  /// Waits briefly between two attempts.
  static func pause(_ time: Duration) async { try? await Task.sleep(for: time) }
}

// Frames of other origins, each of which has a page script of its own.
extension PageView {
  /// A frame and those around it, from outside: their ids, and the server's references.
  private typealias Path = [(id: String, node: JSONValue)]

  /// The deepest frame in frames that is read.
  private static let deepest = 3

  /// A look with what its frames of other origins show.
  ///
  /// - Parameters:
  ///   - text: the result of the page script.
  ///   - outer: the frame that was looked at, by its id and its references.
  private func withFrames(
    _ look: ScreenReader, _ text: String, settling limit: Int?,
    in outer: (id: String, path: Path) = ("", [])
  ) async throws -> ScreenReader {
    guard !look.foreign.isEmpty, outer.path.count < Self.deepest else { return look }
    let found = try await browser.attempt(.call("foreign", [], what: "find the frames"))
    guard case .array(let nodes) = found, nodes.count == look.foreign.count else { return look }
    var inner: [String: ScreenReader] = [:]
    for (frame, node) in zip(look.foreign, nodes) {
      let place = (
        outer.id + frame.id + ScreenReader.ForeignFrame.divider, outer.path + [(frame.id, node)]
      )
      inner[frame.id] = try await read(place, settling: limit)
      try await enter(outer.path)
    }
    if outer.path.isEmpty { foreignScreens = inner }
    return try ScreenReader(text, frames: inner)
  }

  /// The screen of a frame; nil if it cannot be read, as while it loads.
  private func read(
    _ frame: (id: String, path: Path), settling limit: Int?
  ) async throws -> ScreenReader? {
    do {
      try await enter(frame.path)
      for _ in 1...2 {
        let answer = try await browser.attempt(Self.lookCommand([0, .null], settling: limit))
        if case .string(let text) = answer, text != "missing" {
          frames[frame.id] = frame.path
          return try await withFrames(try ScreenReader(text), text, settling: limit, in: frame)
        }
        try await browser.attempt(.run(script, what: "prepare the frame"))
      }
      return nil
    } catch let failure as WebDriverFailure {
      guard case .refused(let refusal) = failure, refusal.code != .alertOpen else { throw failure }
      return nil
    }
  }

  /// Makes commands refer to a frame, or to the page.
  private func enter(_ path: Path) async throws(WebDriverFailure) {
    try await browser.attempt(.frame(.null))
    entered = []
    for frame in path {
      try await browser.attempt(.frame(frame.node))
      entered.append(frame)
    }
  }

  static let whenTurned = "its frame is scaled or rotated, so that its place is not known"

  /// Makes commands refer to the page again, after an action in a frame.
  func leaveFrame() async {
    // Behind an alert it cannot be left; the next look tries again.
    if !entered.isEmpty { try? await enter([]) }
  }

  /// Performs input in the entered frame.
  ///
  /// Chromium has a touch screen for the page only, which passes touches on to its frames.
  func perform(_ command: WebDriverCommand) async throws(WebDriverFailure) {
    let path = entered
    guard !path.isEmpty, browser.kind == .chromium else {
      try await browser.attempt(command)
      return
    }
    var (right, down) = (0, 0)
    try await enter([])
    for frame in path {
      let corner = try await browser.attempt(
        .call("cornerOf", [.string(frame.id)], what: "find the frame"))
      if let corner = Pointer.Point(corner) {
        right += corner.x
        down += corner.y
      }
      try await browser.attempt(.frame(frame.node))
    }
    try await enter([])
    try await browser.attempt(command.moved(right: right, down: down))
    try await enter(path)
  }

  /// Enters the frame of an element, which is scrolled into view first.
  ///
  /// - Returns: the id of the element in its frame.
  func enterFrame(of id: String, for selector: Selector) async throws(DriverError) -> String {
    let parts = id.split(separator: ScreenReader.ForeignFrame.divider).map(String.init)
    guard parts.count > 1, let own = parts.last else { return id }
    let outer = parts.dropLast().map { $0 + ScreenReader.ForeignFrame.divider }.joined()
    do {
      try await enter([])
      for frame in frames[outer] ?? [] {
        let answer = try await browser.attempt(
          .call("reach", [.string(frame.id), false, .null], what: "reach the frame of \(selector)"))
        guard case .object(let found) = answer else { continue }
        if case .string(let cover)? = found["cover"] {
          throw DriverError.notInteractable(selector, why: "\"\(cover)\" covers its frame", screen)
        }
        if found["turned"] == true {
          throw DriverError.notInteractable(selector, why: Self.whenTurned, screen)
        }
        try await browser.attempt(.frame(frame.node))
        entered.append(frame)
      }
    } catch let error as DriverError {
      throw error
    } catch let failure as WebDriverFailure {
      guard case .refused(let refusal) = failure, refusal.code != .alertOpen else {
        throw await browser.starter.explain(failure, doing: "enter the frame of \(selector)")
      }
    } catch { throw .engineFault("\(error)") }
    guard entered.count == parts.count - 1 else {
      throw .notInteractable(selector, why: "the page has just removed its frame", screen)
    }
    return own
  }
}

extension Screen {
  /// Puts an alert of the browser in front, which hides the page.
  ///
  /// - Parameter why: why the page is not known.
  mutating func hide(behind title: String, _ why: String) {
    // The browser does not report whether it can be declined.
    alert = .known(Alert(kind: .alert, title: title, buttons: ["OK", "Cancel"]), .inferred)
    complete = .unknown(why)
    properties[.unread] = nil
  }
}
