public import SpecDrivers
import SpecJSON

/// A driver over one browser session: a page is the app, a person's hands are WebDriver's.
///
/// It looks before it acts, because browsers click disabled buttons without a word, and waits for
/// what it needs with one deadline. One script call draws the whole screen, so a look costs no
/// more than reading one attribute.
public actor WebDriver: Driver {
  public nonisolated let capabilities: Capabilities
  let engine: WebDriverEngine

  /// What was arranged, in force from the next launch on.
  var arranged = BrowserConditions()
  var place: WebDriverEngine.Place?
  var options: LaunchOptions?
  /// The address the app was launched at.
  var home = ""
  /// The origins a scenario has been to, whose storage the next one must not find.
  var origins: Set<String> = []
  /// The number of the script that Chromium runs in each new page.
  var preload: JSONValue?
  var world = PageScript.World(run: "")
  /// Whether a page has been opened since the browser was made or emptied.
  var isUsed = false
  /// Whether permissions were set that the next scenario must not have.
  var hasPermissions = false
  /// Whether the browser was cut off, as the next scenario must not find it.
  var isOffline = false

  private var log: [Event] = []
  /// The page's own number of the last event taken over.
  private var pageMark = 0
  /// What the page last looked at knew of the launch.
  private var pageMemory: JSONValue = .null
  var lastLook: ScreenReader?
  /// When the last look was taken; nil if it is known to be out of date.
  var lookedAt: ContinuousClock.Instant?
  /// Whether nothing can have happened since the last look but by time.
  var isLookFresh = false
  /// The text of the alert in front, if the browser itself shows one.
  var nativeAlert: String?

  init(engine: WebDriverEngine, capabilities: Capabilities) {
    self.engine = engine
    self.capabilities = capabilities
  }

  public func launch(_ options: LaunchOptions) async throws(DriverError) {
    let device = try options.device.map { name throws(DriverError) in
      try DeviceMetrics.named(name)
    }
    if let locale = options.locale, case .missing(let why) = capabilities[.locales] {
      throw .unsupported(.locales, why: "\(why), so not \(locale)")
    }
    let address = try PageAddress(
      app: options.app, pages: engine.options.pages, parameters: options.parameters
    ).resolve()
    try await enter(
      WebDriverEngine.Key(device: device ?? .standard, locale: options.locale))
    self.options = options
    home = PageAddress.adding(faults: options.faults, to: address)
    try await prepareBrowser(keeping: options.state == .kept)
    try await openHome()
    try await checkFaults(options)
  }

  public func observe(since mark: EventMark) async throws(DriverError) -> Observation {
    let look: ScreenReader
    if isLookFresh, let lastLook { look = lastLook } else { look = try await self.look() }
    isLookFresh = false
    return Observation(
      screen: behindAlert(look.screen), events: log.filter { $0.number > mark }, mark: log.count,
      time: .known(look.time),
      settled: look.isBusy && nativeAlert == nil
        ? .known(false) : .unknown("a page does not tell what it has put off until later"))
  }

  public func close() async {
    // A scenario that was stopped must still give its browser back.
    await Task { await self.leaveSession() }.value
  }

  /// The alert the browser shows for a page; it does not tell whether it can be declined.
  static func alert(_ text: String) -> Alert {
    Alert(kind: .alert, title: text, buttons: ["OK", "Cancel"])
  }

  // MARK: The session

  private func enter(_ key: WebDriverEngine.Key) async throws(DriverError) {
    if let place, place.key == key, await place.session.breakdown == nil { return }
    await leaveSession()
    place = try await engine.lend(key)
  }

  private func leaveSession() async {
    guard let place else { return }
    self.place = nil
    lastLook = nil
    isLookFresh = false
    options = nil
    arranged = BrowserConditions()
    // What a scenario stored goes at once, so that a session that waits holds nothing.
    if await place.session.breakdown == nil { await emptyBrowser(place.session) }
    await engine.giveBack(place)
  }

  /// Sends a command, with its failure as it is.
  @discardableResult
  func attempt(_ command: WebDriverCommand) async throws(WebDriverFailure) -> JSONValue {
    guard let place else { throw .lost("no app was launched") }
    return try await place.session.send(command)
  }

  /// Sends a command whose failure nothing can be done about.
  @discardableResult
  func send(_ command: WebDriverCommand) async throws(DriverError) -> JSONValue {
    guard place != nil else { throw .notLaunched }
    do { return try await attempt(command) } catch {
      throw await engine.explain(error, doing: command.what)
    }
  }

  // MARK: Looking

  /// Draws the screen.
  ///
  /// - Parameter settling: How long to wait for what moves and loads, in milliseconds.
  @discardableResult
  func look(settling: Int? = nil) async throws(DriverError) -> ScreenReader {
    guard options != nil else { throw .notLaunched }
    let deadline = Deadline.after(engine.options.deadlines.command)
    while true {
      let command = lookCommand(settling: settling)
      do {
        let answer = try await attempt(command)
        nativeAlert = nil
        if case .string(let text) = answer, text != "missing" {
          return take(try ScreenReader(text))
        }
        try await attempt(.run(PageScript.source(world), what: "prepare the page"))
      } catch let failure as WebDriverFailure {
        if case .refused(let error) = failure {
          if error.code == .alertOpen { return try await lookPastAlert(error) }
          if error.mayPass, !deadline.isOver {
            await pause(.milliseconds(10))
            continue
          }
        }
        throw await engine.explain(failure, doing: command.what)
      } catch let error as DriverError {
        throw error
      } catch {
        throw .engineFault("\(error)")
      }
      if deadline.isOver {
        throw impossible(
          "look at the page",
          "it does not keep the script that reads it: it may be reloading on end")
      }
    }
  }

  private func lookCommand(settling: Int?) -> WebDriverCommand {
    let known: [JSONValue] = [.integer(pageMark), pageMemory]
    guard let settling else { return .run(PageScript.look, known, what: "look at the page") }
    return .await(
      PageScript.settleAndLook, known + [.integer(settling)], what: "look at the page")
  }

  /// What stands behind an alert cannot be asked; it is as it was.
  private func lookPastAlert(_ error: WebDriverError) async throws(DriverError) -> ScreenReader {
    if let text = error.alertText {
      nativeAlert = text
    } else if case .string(let text) = try await send(.alertText) {
      nativeAlert = text
    }
    guard let lastLook else {
      throw impossible(
        "look at the page",
        "it showed the alert \"\(nativeAlert ?? "")\" before it could be looked at")
    }
    return lastLook
  }

  private func take(_ look: ScreenReader) -> ScreenReader {
    // A page that cannot carry its log to the next one counts from the start there.
    if look.last < pageMark { pageMark = 0 }
    for happening in look.happenings where happening.number > pageMark {
      log.append(
        Event(
          number: log.count + 1, time: happening.time, kind: happening.kind,
          subject: happening.subject, details: happening.details))
    }
    pageMark = look.last
    pageMemory = look.memory
    lastLook = look
    lookedAt = .now
    origins.insert(Self.origin(of: look.address))
    return look
  }

  /// Begins the log anew, or only the page's own numbers after a restart.
  func forgetLog(keepingEvents: Bool = false) {
    pageMark = 0
    pageMemory = .null
    if !keepingEvents { log = [] }
    lastLook = nil
    isLookFresh = false
  }

  private static func origin(of address: String) -> String {
    guard let scheme = address.firstRange(of: "://") else { return address }
    let host = address[scheme.upperBound...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    return String(address[..<scheme.upperBound] + host)
  }

  /// Lets a moment pass between two tries.
  func pause(_ time: Duration) async {
    try? await Task.sleep(for: time)
  }
}
