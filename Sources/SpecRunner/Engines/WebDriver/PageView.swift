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
  /// The text of the browser's own alert; nil if there is none.
  private(set) var alert: String?
  /// The visited origins, whose storage is removed before the next scenario.
  private(set) var origins: Set<String> = []

  init(_ browser: ScenarioBrowser) { self.browser = browser }

  /// The time to wait for animations after an action, in milliseconds.
  private static let settlingTime = 2_000

  /// Prepares for a launch or a restart at an address.
  func begin(at home: String, isRestart: Bool = false) {
    self.home = home
    if isRestart { log.beginPage() } else { log = PageLog() }
    lastLook = nil
    isFresh = false
  }

  /// Sets the script for pages that load without it.
  func use(script: String) { self.script = script }

  /// Marks the last observation as out of date.
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

  // MARK: Results

  /// The last observed screen.
  var screen: Screen { behindAlert(lastLook?.screen ?? .unseen(home)) }

  func impossible(_ what: String, _ why: String) -> DriverError {
    .impossible(what: what, why: why, screen)
  }

  /// The current screen and the events since a mark.
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

  /// A screen with the browser's alert in front, which hides the page.
  private func behindAlert(_ screen: Screen) -> Screen {
    guard let alert else { return screen }
    var screen = screen
    // The browser does not report whether it can be declined.
    screen.alert = .known(
      Alert(kind: .alert, title: alert, buttons: ["OK", "Cancel"]), .inferred)
    screen.complete = .unknown("it cannot read the page behind the alert \"\(alert)\"")
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

  /// The screen of a page without an alert of the browser, which can be left.
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

  /// The page behind an alert cannot be read, so its last state is used.
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

  /// Waits briefly between two attempts.
  static func pause(_ time: Duration) async { try? await Task.sleep(for: time) }
}
