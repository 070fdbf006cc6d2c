import SpecDrivers
import SpecJSON
import SpecText

/// Reads what a person does with the pages of a session.
actor InputWatch {
  private let browser: ScenarioBrowser
  private let page: PageView
  /// The keys of all acts so far; a page that was left may report them again.
  private var seen: Set<String> = []
  /// The keys of the last answer, which the page may forget.
  private var taken: [String] = []
  private var announced = AnnouncedActs()
  /// The number of times that no page has answered, in a row.
  private var timeouts = 0
  /// The origin of the last page, and when something was done last.
  private var origin: String?
  private var lastAct = ContinuousClock.now

  init(_ browser: ScenarioBrowser, _ page: PageView) {
    self.browser = browser
    self.page = page
  }

  /// The time between two attempts while no page can answer.
  private static let pause = Duration.milliseconds(50)

  /// The time in which an input may lead to another page.
  private static let loadingTime = Duration.seconds(5)
  /// The number of times in a row that a page may not answer.
  private static let mostTimeouts = 2
  /// The time for a page to answer for the last time.
  private static let lastTime = Duration.seconds(2)

  /// Waits for acts; see `RecordingDriver`.
  func inputs(within limit: Duration, ends: Bool) async throws(DriverError) -> RecordedInputs? {
    let deadline = Deadline.after(ends ? Self.lastTime : limit)
    while true {
      let command = WebDriverCommand.await(
        PageScript.acts,
        [
          .array(taken.map { .string($0) }), .integer(limit.wholeMilliseconds), .bool(ends),
          await page.memory,
        ], what: "watch the page")
      do {
        if case .string(let text) = try await browser.attempt(command), text != "missing" {
          // What cannot be read there is not noticed if it is lost.
          let log = (try? await browser.attempt(.log)) ?? .null
          return try take(text, log, ends: ends)
        }
        // The page has just been loaded, without the script.
        try await page.look()
      } catch let error as DriverError {
        throw error
      } catch let error as WebDriverFailure {
        if error.isOf(.noSuchWindow) || error.isOf(.noSuchSession) { return nil }
        guard isTemporary(error) else {
          throw await browser.starter.explain(error, doing: command.what)
        }
        await PageView.pause(Self.pause)
      } catch { throw .engineFault("\(error)") }
      if deadline.isOver { return RecordedInputs() }
    }
  }

  /// Whether another page, or the same one without an alert, may answer.
  private func isTemporary(_ failure: WebDriverFailure) -> Bool {
    switch failure {
    case .refused(let refusal): return refusal.isRecoverable || refusal.code == .alertOpen
    case .slow:
      // The page was left and kept for going back, so that it does not answer.
      timeouts += 1
      return timeouts <= Self.mostTimeouts
    default: return false
    }
  }

  private func take(
    _ text: String, _ log: JSONValue, ends: Bool
  ) throws(DriverError) -> RecordedInputs {
    let read = try InputReader(text, from: origin) { seen.contains($0) }
    timeouts = 0
    seen.formUnion(read.keys)
    taken = read.keys
    var result = read.result
    let lost = announced.lost(with: log, after: seen, on: read.page, ends: ends)
    result.inputs.insert(
      contentsOf: lost.map { RecordedInput([], "\($0), lost because its page was left") }, at: 0)
    let hasMoved = origin.map { $0 != read.origin } ?? false
    origin = read.origin
    if !read.keys.isEmpty { lastAct = .now }
    if hasMoved, lost.isEmpty, lastAct.duration(to: .now) > Self.loadingTime {
      // What was done last is lost with the page of another origin.
      let what = "the page has changed to \(read.origin) without an input that was seen"
      result.inputs.insert(RecordedInput([], what), at: 0)
    }
    return result
  }
}
