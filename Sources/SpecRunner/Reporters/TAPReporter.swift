import SpecGherkin
import SpecMessages

/// Writes the Test Anything Protocol: a test point for each scenario, with failures as YAML below
/// it.
///
/// Points are not nested by feature, because readers of version 13 see only the outermost points.
/// Only features of version 13 are used, so the versions differ only in the first line, which some
/// readers check. The plan is the last line; a stream without it is incomplete.
struct TAPReporter: Reporter {
  /// The version in the first line.
  enum Version: Int, Sendable {
    case thirteen = 13
    case fourteen = 14
  }

  let output: Output
  private let version: Version
  private var count = 0
  private var runErrors = RunErrors()

  init(_ output: Output, _ version: Version = .fourteen) {
    self.output = output
    self.version = version
  }

  var readsInOrder: Bool { true }

  mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    if let runError = runErrors.receive(envelope, index) { write(runError) }
    guard let attempt = index.lastAttempt(endedBy: envelope) else { return }
    write(attempt, index)
  }

  private mutating func write(_ attempt: Attempt, _ index: RunIndex) {
    let name = CaseName(attempt).title(Style(.plain))
    let failures = FailureText.all(of: attempt, index)
    if let failure = failures.first {
      write(failure, failures.dropFirst(), of: attempt, name)
    } else if attempt.result.isExcused {
      point(isOK: false, name, facts(attempt), directive: .todo(attempt.excuseText))
    } else if attempt.status == .skipped {
      point(isOK: true, name, directive: .skip(attempt.skipReason))
    } else {
      // The usual values are omitted to keep the report small.
      point(isOK: true, name, attempt.started.attempt > 0 ? facts(attempt) : [])
    }
  }

  private mutating func write(
    _ failure: FailureText, _ further: ArraySlice<FailureText>, of attempt: Attempt, _ name: String
  ) {
    var entries: [(key: String, value: TAPText.Value)] = [
      ("message", .lines(failure.message)), ("severity", .text("fail")),
      ("type", .text(failure.type)), ("status", .text(failure.status.word)),
      ("step", .text(failure.step)),
    ]
    if let place = failure.place { entries.append(("at", .text(place))) }
    entries += facts(attempt)
    entries += [("trace", .lines(failure.trace)), ("screen", .lines(failure.screen))]
    if !further.isEmpty {
      entries.append(("further", .lines(FailureText.lines(Array(further), withScreen: false))))
    }
    point(isOK: false, name, entries)
  }

  private func facts(_ attempt: Attempt) -> [(key: String, value: TAPText.Value)] {
    var facts: [(key: String, value: TAPText.Value)] = []
    if let pickle = attempt.pickle {
      facts.append(("scenario", .text("\(pickle.uri):\(pickle.location.line)")))
    }
    if attempt.started.attempt > 0 {
      facts.append(("attempts", .number("\(attempt.started.attempt + 1)")))
    }
    if let duration = attempt.duration {
      facts.append(("duration_s", .number(DurationText.seconds(duration))))
    }
    return facts
  }

  private mutating func write(_ runError: RunError) {
    let text = runError.text.split(separator: "\n", omittingEmptySubsequences: false)
    point(
      isOK: false, "(run) " + runError.name,
      [
        ("message", .lines(text.map(String.init))), ("severity", .text("fail")),
        ("type", .text(runError.type)),
      ])
  }

  private mutating func point(
    isOK: Bool, _ name: String, _ entries: [(key: String, value: TAPText.Value)] = [],
    directive: TAPText.Directive? = nil
  ) {
    if count == 0 { output.line("TAP version \(version.rawValue)") }
    count += 1
    var text = TAPText()
    text.point(count, isOK: isOK, name, directive)
    if !entries.isEmpty { text.diagnostics(entries) }
    for line in text.lines { output.line(line) }
  }

  mutating func finish(_ index: RunIndex) {
    for attempt in index.running {
      point(
        isOK: false, CaseName(attempt).title(Style(.plain)),
        [("message", .lines([Attempt.unfinished])), ("severity", .text("fail"))])
    }
    let reason = index.notRunReason
    for pickle in index.notStarted {
      let name = index.name(ofNotStarted: pickle)
      point(isOK: true, name.title(Style(.plain)), directive: .skip(reason))
    }
    if let runError = runErrors.finish(index) { write(runError) }
    if count == 0 {
      output.line("TAP version \(version.rawValue)")
      output.line("1..0 # SKIP nothing was run")
    } else {
      output.line("1..\(count)")
    }
    output.flush()
  }
}
