import SpecDrivers
import SpecJSON

/// Looks at the page: draws its screen, keeps its log and notices the browser's own alerts.
///
/// One script call draws the whole screen, so a look costs no more than reading one attribute. It
/// does nothing to the page.
actor PageView {
  private let browser: ScenarioBrowser
  /// The script that draws the screen, with what the launch wants the page to know.
  private var script = ""
  /// The address the app was launched at.
  private var home = ""
  private var log = PageLog()
  private var lastLook: ScreenReader?
  /// When the last look was taken; nil if it is known to be out of date.
  private var lookedAt: ContinuousClock.Instant?
  /// Whether nothing can have happened since the last look but by time.
  private var isFresh = false
  /// The text of the alert in front, if the browser itself shows one.
  private(set) var alert: String?
  /// The origins a scenario has been to, whose storage the next one must not find.
  private(set) var origins: Set<String> = []

  init(_ browser: ScenarioBrowser) { self.browser = browser }

  /// How long what moves is waited for after an action, in milliseconds.
  private static let settlingTime = 2_000

  /// Expects a launch at an address, or the restart of one, of which nothing was seen yet.
  func begin(at home: String, isRestart: Bool = false) {
    self.home = home
    if isRestart { log.beginPage() } else { log = PageLog() }
    lastLook = nil
    isFresh = false
  }

  /// Sets the script for pages that come without it.
  func use(script: String) { self.script = script }

  /// Takes the last look for out of date.
  func expire() {
    lookedAt = nil
    isFresh = false
  }

  func forgetOrigins() { origins = [] }

  /// Answers the browser's own alert, if there is one.
  func closeAlert(_ answer: WebDriverCommand = .dismissAlert) async throws(DriverError) {
    guard alert != nil else { return }
    try await browser.send(answer)
    alert = nil
  }

  // MARK: What was seen

  /// The screen as it was last seen.
  var screen: Screen { behindAlert(lastLook?.screen ?? .unseen(home)) }

  func impossible(_ what: String, _ why: String) -> DriverError {
    .impossible(what: what, why: why, screen)
  }

  /// The screen now, and what happened since a mark.
  func observation(since mark: EventMark) async throws(DriverError) -> Observation {
    if !isFresh { try await look() }
    guard let look = lastLook else { throw .notLaunched }
    isFresh = false
    return Observation(
      screen: behindAlert(look.screen), events: log.events.filter { $0.number > mark },
      mark: log.events.count, time: .known(look.time),
      settled: look.isBusy && alert == nil
        ? .known(false) : .unknown("a page does not report its pending work"))
  }

  /// A screen with the alert the browser shows over it, behind which nobody can look.
  private func behindAlert(_ screen: Screen) -> Screen {
    guard let alert else { return screen }
    var screen = screen
    // The browser does not tell whether it can be declined.
    screen.alert = .known(
      Alert(kind: .alert, title: alert, buttons: ["OK", "Cancel"]), .inferred)
    screen.complete = .unknown("it cannot read the page behind the alert \"\(alert)\"")
    return screen
  }

  // MARK: Looking

  /// The screen when what moves and loads has come to rest.
  @discardableResult
  func settle() async throws(DriverError) -> ScreenReader {
    let look = try await look(settling: Self.settlingTime)
    isFresh = true
    return look
  }

  /// The screen now, or a moment ago: what is acted on is looked at once more when it is reached.
  func recent() async throws(DriverError) -> ScreenReader {
    if let lastLook, let lookedAt, alert == nil, lookedAt.duration(to: .now) < .milliseconds(100) {
      return lastLook
    }
    return try await look()
  }

  /// Draws the screen.
  ///
  /// - Parameter limit: How long to wait for what moves and loads, in milliseconds.
  @discardableResult
  func look(settling limit: Int? = nil) async throws(DriverError) -> ScreenReader {
    isFresh = false
    let deadline = Deadline.after(browser.starter.options.deadlines.command)
    while !deadline.isOver {
      do {
        let answer = try await browser.attempt(lookCommand(settling: limit))
        alert = nil
        if case .string(let text) = answer, text != "missing" {
          return take(try ScreenReader(text))
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

  /// The screen of a page that can be left: no alert of the browser is in front of it.
  func lookBeforeLeaving() async throws(DriverError) -> ScreenReader {
    let look = try await look()
    guard let alert else { return look }
    throw impossible("leave the page", "the alert \"\(alert)\" is in front of it")
  }

  private func lookCommand(settling limit: Int?) -> WebDriverCommand {
    let known: [JSONValue] = [.integer(log.pageMark), log.memory]
    guard let limit else { return .run(PageScript.look, known, what: "look at the page") }
    return .await(PageScript.settleAndLook, known + [.integer(limit)], what: "look at the page")
  }

  /// What is behind an alert cannot be asked; it is as it was.
  private func lookPastAlert(_ error: WebDriverError) async throws(DriverError) -> ScreenReader {
    if let text = error.alertText {
      alert = text
    } else if case .string(let text) = try await browser.send(.alertText) {
      alert = text
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
    origins.insert(PageAddress.origin(of: look.address))
    return look
  }

  /// Lets a moment pass between two tries.
  static func pause(_ time: Duration) async { try? await Task.sleep(for: time) }
}
