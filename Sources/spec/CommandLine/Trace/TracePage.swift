import SpecDrawing
import SpecMessages
import SpecReporters
import SpecText

/// The answer to a question about a recorded run, as text.
struct TracePage {
  private let limit: Int
  private let verdict: Verdict
  private let tool: String
  private let width: Int?
  private var page: PageText

  static func text(
    _ answer: TraceAnswer, _ verdict: Verdict, _ limit: Int, _ display: Display, tool: String
  ) -> String {
    var page = TracePage(
      limit: limit, verdict: verdict, tool: tool, width: display.width, page: PageText(display))
    switch answer {
    case .failures(let failures): page.show(failures)
    case .actions(let attempt, let count): page.show(attempt, of: count)
    case .screen(let step, let attempt, let count): page.show(step, in: attempt, of: count)
    case .matches(let search): page.show(search)
    }
    return page.page.text
  }

  /// The picture of a screen.
  static func picture(_ screen: RecordedScreen) -> String { ScreenDrawing(screen).svg }

  private mutating func more(_ count: Int, shown: Int) {
    if count > shown {
      page.line("and \(count - shown) more: \(TraceCommand.limit.long) \(count) shows them", .faint)
    }
  }

  private mutating func lines(_ lines: [String], indent: Int, most: Int = TraceLimit.lines) {
    for line in TraceLimit.lines(lines, most: most) { page.line(line, indent: indent) }
  }

  // MARK: - Failures

  private mutating func show(_ failures: TracedFailures) {
    for (place, failure) in failures.failures.enumerated() {
      let scenario = failure.scenario
      page.heading("\(place + 1)) \(scenario.title)  # \(scenario.place)\(Self.attempt(scenario))")
      if scenario.result == nil { page.line("the scenario did not end", indent: 3) }
      for (number, text) in failure.steps {
        page.line((number.map { "step \($0): " } ?? "") + text.step, indent: 3)
        let room = width.map { max($0 - 5, 20) }
        lines(text.lines(Style(.plain), width: room), indent: 5, most: 2 * TraceLimit.lines)
      }
      if !scenario.uri.isEmpty {
        page.line("to run it again: " + Self.again(scenario, tool), indent: 3)
      }
    }
    more(failures.count, shown: failures.failures.count)
    if !failures.problems.isEmpty { page.heading("besides scenarios:") }
    lines(failures.problems, indent: 2)
    page.space()
    page.line(SummaryLines.scenarios(verdict, Style(.plain)))
  }

  /// The command that runs the scenario again.
  static func again(_ scenario: TracedScenario, _ tool: String) -> String {
    "\(tool) run " + ShellWord.quoted("\(scenario.uri):\(scenario.line)")
  }

  /// The number of an attempt that is not the first.
  private static func attempt(_ scenario: TracedScenario) -> String {
    scenario.attempt > 1 ? ", attempt \(scenario.attempt)" : ""
  }

  // MARK: - A scenario

  private mutating func head(_ scenario: TracedScenario, of count: Int) {
    page.heading("\(scenario.title)  # \(scenario.place)")
    page.line(scenario.word + (count > 1 ? ", attempt \(scenario.attempt) of \(count)" : ""))
  }

  private mutating func show(_ attempt: TracedAttempt, of count: Int) {
    head(attempt.scenario, of: count)
    let steps = attempt.steps.prefix(limit)
    let width = steps.compactMap { $0.number.map { "\($0)".utf8.count } }.max() ?? 1
    for step in steps {
      let number = step.number.map { "\($0)" } ?? "-"
      let lead = String(repeating: " ", count: width - number.utf8.count) + number + "  "
      page.line(TraceLimit.line(step.line) + Self.facts(step), indent: 2, lead: (lead, width + 2))
      lines(step.arguments, indent: width + 8, most: 10)
      lines(step.innerSteps, indent: width + 6, most: 20)
      lines(step.message, indent: width + 6, most: 10)
    }
    more(attempt.steps.count, shown: steps.count)
  }

  /// The status, the duration, the events and the screen of a step.
  private static func facts(_ step: TracedStep) -> String {
    var facts = [step.status.map { $0.rawValue.lowercased() } ?? "not ended"]
    if let duration = step.duration, duration > .zero { facts.append(DurationText.short(duration)) }
    if !step.events.isEmpty { facts.append(step.events.count.counted("event")) }
    if step.hasScreen { facts.append("screen") }
    return "  (\(facts.joined(separator: ", ")))"
  }

  // MARK: - A screen

  private mutating func show(_ step: TracedStep, in attempt: TracedAttempt, of count: Int) {
    let number = step.number ?? 0
    head(attempt.scenario, of: count)
    page.line("after step \(number): \(TraceLimit.line(step.line))\(Self.facts(step))")
    page.space()
    let screen = step.screen ?? []
    lines(Array(screen.prefix(limit)), indent: 0, most: limit)
    more(screen.count, shown: min(screen.count, limit))
    show(attempt.change(at: number))
    if !step.events.isEmpty { page.heading("events before this screen:") }
    lines(step.events, indent: 2)
  }

  private mutating func show(_ change: TracedAttempt.Change?) {
    guard let change else { return }
    let since =
      switch change.since {
      case nil: "since before the last action"
      case .some(let step): step.number.map { "since step \($0)" } ?? "since the hook before"
      }
    if change.added.isEmpty, change.removed.isEmpty {
      page.space()
      page.line("nothing has changed \(since)")
      return
    }
    page.heading("changed \(since):")
    lines(change.removed.map { "- " + $0 }, indent: 2)
    lines(change.added.map { "+ " + $0 }, indent: 2)
  }

  // MARK: - Matches

  private mutating func show(_ search: TraceSearch) {
    var last: TracedScenario?
    for match in search.matches {
      if match.scenario != last {
        let scenario = match.scenario
        page.heading("\(scenario.place)\(Self.attempt(scenario))  \(scenario.title)")
        last = scenario
      }
      let place = match.step.map { "step \($0), \(match.kind.rawValue): " }
      page.line((place ?? "\(match.kind.rawValue): ") + TraceLimit.line(match.line), indent: 2)
    }
    more(search.count, shown: search.matches.count)
  }
}
