import SpecJSON
import SpecMessages
import SpecReporters
import SpecText

/// The answer to a question about a recorded run, as JSON; Documentation/JSON.md describes it.
struct TraceJSON {
  let limit: Int
  let verdict: Verdict
  let tool: String

  func text(_ answer: TraceAnswer) -> String {
    let fields =
      switch answer {
      case .failures(let failures): self.fields(failures)
      case .actions(let attempt, let count): self.fields(attempt, of: count)
      case .screen(let step, let attempt, let count): self.fields(step, in: attempt, of: count)
      case .matches(let search): self.fields(search)
      }
    return JSONPage.text([("complete", .bool(verdict.isWhole))] + fields)
  }

  private typealias Fields = [(String, JSONValue?)]

  private static func omitted(_ count: Int, shown: Int) -> (String, JSONValue?) {
    ("omitted", count > shown ? .integer(count - shown) : nil)
  }

  private static func lines(_ lines: [String], most: Int = TraceLimit.lines) -> JSONValue {
    JSONPage.strings(TraceLimit.lines(lines, most: most))
  }

  /// The lines; nothing if there are none.
  private static func someLines(_ lines: [String]) -> JSONValue? {
    lines.isEmpty ? .none : Self.lines(lines)
  }

  // MARK: - Scenarios and steps

  private static func json(_ scenario: TracedScenario, of count: Int? = nil) -> JSONValue {
    JSONValue.fields([
      "uri": .string(scenario.uri), "line": .integer(scenario.line),
      "name": .string(scenario.title),
      "result": .string(scenario.result.map { RunHistory.Entry.word($0) } ?? "not-ended"),
      "attempt": .integer(scenario.attempt), "attempts": count.map { .integer($0) },
    ])
  }

  private static func json(_ step: TracedStep) -> JSONValue {
    JSONValue.fields([
      "number": step.number.map { .integer($0) }, "text": .string(TraceLimit.line(step.line)),
      "status": .string(word(step.status)), "place": step.place.map { .string($0) },
      "milliseconds": step.duration.map { .integer($0.wholeMilliseconds) },
      "arguments": someLines(step.arguments),
      "innerSteps": someLines(step.innerSteps),
      "message": someLines(step.message),
      "events": .integer(step.events.count), "hasScreen": .bool(step.hasScreen),
    ])
  }

  private static func word(_ status: Status?) -> String {
    status?.rawValue.lowercased() ?? "not-ended"
  }

  // MARK: - Failures

  private func fields(_ failures: TracedFailures) -> Fields {
    [
      ("scenarios", counts),
      ("failures", .array(failures.failures.map(json))),
      Self.omitted(failures.count, shown: failures.failures.count),
      ("problems", Self.lines(failures.problems)),
    ]
  }

  private var counts: JSONValue {
    let counts = verdict.scenarios
    var fields: Fields = [("total", .integer(counts.total + verdict.notRun))]
    for status in [Status.passed, .failed, .pending, .undefined, .ambiguous, .skipped, .unknown] {
      fields.append((status.rawValue.lowercased(), .integer(counts[status])))
    }
    return JSONPage.object(
      fields + [
        ("knownIssues", .integer(counts.knownIssues)),
        ("quarantined", .integer(counts.quarantined)),
        ("unexpectedPasses", .integer(counts.unexpectedPasses)),
        ("notRun", .integer(verdict.notRun)), ("flaky", .integer(verdict.flaky)),
      ])
  }

  private func json(_ failure: TracedFailures.Failure) -> JSONValue {
    JSONValue.fields([
      "scenario": Self.json(failure.scenario),
      "steps": .array(failure.steps.map { Self.json($0.text, $0.number) }),
      "again": .string(TracePage.again(failure.scenario, tool)),
    ])
  }

  private static func json(_ text: FailureText, _ number: Int?) -> JSONValue {
    JSONValue.fields([
      "number": number.map { .integer($0) }, "text": .string(TraceLimit.line(text.step)),
      "status": .string(word(text.status)), "place": text.place.map { .string($0) },
      "type": .string(text.type),
      "message": .string(TraceLimit.text(text.facts.headline ?? "")),
      "expected": text.facts.expected.map { .string(TraceLimit.text($0)) },
      "actual": text.facts.actual.map { .string(TraceLimit.text($0)) },
      "notes": lines(text.facts.notes),
      "screen": someLines(text.screen),
      "code": lines(text.trace), "fix": JSONPage.text(text.fix),
      "snippet": JSONPage.text(text.snippet),
    ])
  }

  // MARK: - The other questions

  private func fields(_ attempt: TracedAttempt, of count: Int) -> Fields {
    let steps = attempt.steps.prefix(limit)
    return [
      ("scenario", Self.json(attempt.scenario, of: count)),
      ("steps", .array(steps.map(Self.json))),
      Self.omitted(attempt.steps.count, shown: steps.count),
    ]
  }

  private func fields(_ step: TracedStep, in attempt: TracedAttempt, of count: Int) -> Fields {
    let screen = step.screen ?? []
    return [
      ("scenario", Self.json(attempt.scenario, of: count)), ("step", Self.json(step)),
      ("screen", Self.lines(Array(screen.prefix(limit)), most: limit)),
      Self.omitted(screen.count, shown: min(screen.count, limit)),
      ("changes", step.number.flatMap { attempt.change(at: $0) }.map(Self.json)),
      ("events", Self.lines(step.events)), ("hasPicture", .bool(step.drawn != nil)),
    ]
  }

  private static func json(_ change: TracedAttempt.Change) -> JSONValue {
    JSONValue.fields([
      "since": change.since?.number.map { .integer($0) }, "added": lines(change.added),
      "removed": lines(change.removed),
    ])
  }

  private func fields(_ search: TraceSearch) -> Fields {
    let matches = search.matches.map { match in
      JSONValue.fields([
        "scenario": Self.json(match.scenario), "step": match.step.map { .integer($0) },
        "kind": .string(match.kind.rawValue), "text": .string(TraceLimit.line(match.line)),
      ])
    }
    return [
      ("matches", .array(matches)), Self.omitted(search.count, shown: search.matches.count),
    ]
  }
}
