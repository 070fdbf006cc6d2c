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
  /// How the last page was left without its person.
  private var departure: PageDeparture?
  /// The number of times that no page has answered, in a row.
  private var timeouts = 0
  /// The origin of the last page, and when something was done last.
  private var origin: String?
  private var lastAct = ContinuousClock.now
  /// The number of the browser's entry in its history; nil if it is not known.
  private var entry: Int?
  /// The id of the page that answered last, and when it did for the first time.
  private var lastPage = ""
  private var entered = ContinuousClock.now

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
  /// The time for acts of a page that was left to arrive, at the next one or in the browser's log.
  private static let arrivalTime = Duration.milliseconds(500)
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
          let history = (try? await browser.attempt(.history)) ?? .null
          let answer = try InputReader(text, frames: await page.foreignScreens)
          if let result = try take(answer, log, history, ends: ends) { return result }
          await PageView.pause(Self.pause)
        } else {
          // The page has just been loaded, without the script.
          try await page.look()
        }
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

  /// Takes the acts of an answer; nil if earlier ones may still arrive at the page.
  private func take(
    _ answer: InputReader, _ log: JSONValue, _ history: JSONValue, ends: Bool
  ) throws(DriverError) -> RecordedInputs? {
    timeouts = 0
    announced.add(log)
    if mayMiss(on: answer.page), !ends, answer.lost == 0 { return nil }
    let entry = Self.entry(history)
    let moved = entry.flatMap { new in self.entry.map { new - $0 } } ?? 0
    self.entry = entry
    let earlier = announced.take(after: seen.union(answer.keys), on: answer.page)
    var result = try answer.inputs(
      after: earlier.map(\.act), from: origin, movedBy: moved, &departure
    ) { seen.contains($0) }
    seen.formUnion(answer.keys + earlier.map(\.key))
    taken = answer.keys
    let hasMoved = origin.map { $0 != answer.origin } ?? false
    origin = answer.origin
    if !result.inputs.isEmpty { lastAct = .now }
    if hasMoved, lastAct.duration(to: .now) > Self.loadingTime {
      // What was done last is lost with the page of another origin.
      let what = "the page has changed to \(answer.origin) without an input that was seen"
      result.inputs.insert(RecordedInput([], what), at: 0)
    }
    return result
  }

  /// Whether earlier acts may still arrive since another page answers.
  private func mayMiss(on page: String) -> Bool {
    if lastPage != page { entered = .now }
    lastPage = page
    return entered.duration(to: .now) < Self.arrivalTime
  }

  private static func entry(_ history: JSONValue) -> Int? {
    guard case .object(let fields) = history, case .integer(let entry)? = fields["currentIndex"]
    else { return nil }
    return entry
  }
}
