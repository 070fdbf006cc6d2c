import SpecGherkin
package import SpecMessages
import SpecText

/// Writes the result of a run: all failures, undefined steps, counts, and the command to run
/// failures again.
package struct SummaryReporter: Reporter {
  package let output: Output
  private let style: Style
  private let command: String
  private let stageCommand: String
  private let notes: [String]
  private let width: Int?
  private let showsErrors: Bool
  private var failures: [String] = []
  private var undefined = UndefinedSteps()
  private var skipped = SkippedCases()
  private var unchecked = SkippedCases()
  private var flaky: [String] = []
  private var knownIssues: [String] = []
  private var quarantined: [String] = []
  private var rerun: [RerunPlace] = []
  private var rerunStages: Set<RerunPlace> = []
  private var comparison = VariantComparison()
  private var repetitions = RepeatedResults()
  private var history: HistoryText?

  /// Creates a summary.
  ///
  /// - Parameters:
  ///   - command: The command that runs specifications, for the line to run failures again.
  ///   - stageCommand: The same for setups and teardowns, which a selection leaves out; nil if it is
  ///     the same.
  ///   - notes: Further facts about the run, such as its seed, one per line.
  ///   - history: The results of earlier runs; nil if they are not kept.
  ///   - showsErrors: Whether the errors of the specifications are in it.
  package init(
    _ output: Output, command: String = "spec run", stageCommand: String? = nil,
    notes: [String] = [],
    history: HistoryFolder? = nil, showsErrors: Bool = true
  ) {
    self.showsErrors = showsErrors
    self.history = HistoryText(history)
    self.output = output
    self.command = command
    self.stageCommand = stageCommand ?? command
    self.notes = notes
    style = output.style
    width = output.display.width
  }

  package var readsInOrder: Bool { true }

  package mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    history?.receive(envelope)
    switch envelope {
    case .testCaseFinished:
      guard let attempt = index.lastAttempt(endedBy: envelope) else { return }
      note(attempt, index)
    case .testRunHookFinished(let event):
      if event.result.status.isFailure {
        note([FailureText(event.result, of: index.runHook(event.testRunHookStartedID))])
      }
    default: break
    }
  }

  private mutating func note(_ attempt: Attempt, _ index: RunIndex) {
    undefined.note(attempt)
    comparison.note(attempt)
    repetitions.note(attempt)
    if attempt.status == .skipped {
      if attempt.isUnchecked { unchecked.note(attempt) } else { skipped.note(attempt) }
    }
    if attempt.isFlaky {
      let name = CaseName(attempt)
      flaky.append("\(name.title(style))  (\(name.place), attempt \(attempt.started.attempt + 1))")
    }
    if attempt.result == .knownIssue { knownIssues.append(attempt.excuseLine(style)) }
    if attempt.result == .quarantined { quarantined.append(attempt.excuseLine(style)) }
    guard attempt.result.isFailure else { return }
    if let pickle = attempt.pickle {
      let place = RerunPlace(uri: pickle.uri, line: pickle.location.line)
      rerun.append(place)
      if !pickle.stageTags.isEmpty { rerunStages.insert(place) }
    }
    // Undefined steps have a list of their own, because one missing definition may stop many
    // scenarios.
    if attempt.status != .undefined {
      note(
        FailureText.all(of: attempt, index), of: CaseName(attempt), history?.line(attempt))
    }
  }

  /// Records the failures of a scenario, or of a hook before or after the run.
  ///
  /// - Parameter earlier: what earlier runs say about it, on one line.
  private mutating func note(
    _ together: [FailureText], of name: CaseName? = nil, _ earlier: String? = nil
  ) {
    let number = "  \(failures.count + 1)) "
    let blanks = String(repeating: " ", count: number.utf8.count)
    var lines = FailureBlock(style, width: width).lines(together, of: name, after: number)
    if let earlier {
      lines += TextWidth.wrapped(earlier, to: width.map { $0 - blanks.utf8.count - 2 })
        .map { blanks + "  " + style.paint($0, .faint) }
    }
    failures.append(lines.joined(separator: "\n"))
  }

  // MARK: - At the end

  package mutating func finish(_ index: RunIndex) {
    let verdict = index.verdict
    if showsErrors { writeParseErrors(index) }
    if !failures.isEmpty {
      heading("failures")
      for failure in failures { output.line(failure + "\n") }
    }
    for line in undefined.lines(style) { output.line(line) }
    section("flaky: passed, but not at the first attempt", flaky)
    section("flaky: different results when repeated", repetitions.lines(style))
    section("known issues: expected to fail", knownIssues)
    section("quarantined: failed, and not counted", quarantined)
    section("not checked", unchecked.lines)
    section("skipped", skipped.lines)
    section("different results for the same scenario", comparison.differences(style))
    section("results by engine", comparison.totals)
    writeNotRun(index, verdict)
    writeRerun()
    for note in notes { output.line(VisibleText.clean(note)) }
    for line in SummaryLines(verdict, style).lines { output.line(line) }
    output.flush()
  }

  private func heading(_ text: String) {
    output.line(style.paint(text + ":", .heading))
    output.line()
  }

  private func section(_ title: String, _ lines: [String]) {
    if lines.isEmpty { return }
    heading(title)
    for line in lines { output.line("  " + line) }
    output.line()
  }

  private func writeParseErrors(_ index: RunIndex) {
    let text = DiagnosticText(style) { uri, line in
      index.source(uri).flatMap { DiagnosticText.line(line, of: $0.text) }
    }
    if !index.parseErrors.isEmpty { output.line(text.text(index.parseErrors)) }
  }

  private func writeNotRun(_ index: RunIndex, _ verdict: Verdict) {
    let waiting = index.running.compactMap(\.pickle) + index.notStarted
    if waiting.isEmpty { return }
    let shown = waiting.prefix(20).map { pickle in
      VisibleText.line("\(pickle.name)  (\(pickle.uri):\(pickle.location.line))")
    }
    let more = waiting.count - shown.count
    section("not run", shown + (more > 0 ? ["and \(more) more"] : []))
  }

  private func writeRerun() {
    if rerun.isEmpty { return }
    heading(rerun.count == 1 ? "to run it again" : "to run these again")
    var seen: Set<RerunPlace> = []
    let places = rerun.filter { seen.insert($0).inserted }
    // With the selection of the run, its setups and teardowns are no scenarios that can be named.
    let stages = places.filter(rerunStages.contains)
    writeRerun(stages, stageCommand)
    writeRerun(places.filter { !rerunStages.contains($0) }, command)
    output.line()
  }

  private func writeRerun(_ places: [RerunPlace], _ command: String) {
    if places.isEmpty { return }
    let shown = places.prefix(10).map { ShellWord.quoted($0.description) }
    output.line("  \(command) " + shown.joined(separator: " "))
    if places.count <= 10 { return }
    output.line(
      "  and \(places.count - 10) more: --report rerun:FILE writes them all, \(command) @FILE runs them"
    )
  }
}
