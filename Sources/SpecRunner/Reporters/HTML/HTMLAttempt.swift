import SpecGherkin
import SpecJSON
import SpecMessages
import SpecText

/// Writes an attempt at a scenario into a page: the status and duration of each step, and the
/// details of those that have any.
///
/// Its form is `[status, statuses of steps, start, duration, worker, durations, details]`, with
/// times in microseconds and a letter for each status, because most attempts have no details.
struct HTMLAttempt {
  let attempt: Attempt
  let index: RunIndex
  let runStart: Timestamp?

  /// The positions of the pickle's steps and of hooks in the test case.
  private let steps: [Int]
  private let hooks: [Int]
  private let isFailure: Bool

  init(_ attempt: Attempt, _ index: RunIndex, runStart: Timestamp?) {
    self.attempt = attempt
    self.index = index
    self.runStart = runStart
    let positions = attempt.testCase.steps.indices
    steps = positions.filter { attempt.hookID(at: $0) == nil }
    hooks = positions.filter { attempt.hookID(at: $0) != nil }
    isFailure = attempt.status.isFailure
  }

  /// The result of the attempt; `-` if its end is unknown.
  private var status: String {
    attempt.finished == nil ? "-" : Self.letter(of: attempt.result)
  }

  /// The letter of a result in the page's data.
  static func letter(of result: CaseResult) -> String {
    switch result {
    case .status(let status): status.letter
    case .knownIssue: "k"
    case .quarantined: "q"
    case .unexpectedPass: "x"
    }
  }

  /// The letter of the result in an earlier run.
  static func letter(of entry: RunHistory.Entry) -> String {
    entry.isFlaky ? "r" : letter(of: entry.result)
  }

  func write(to json: inout JSONWriter, _ parts: inout HTMLParts) {
    json.beginArray()
    json.string(status)
    json.string(steps.map { result($0)?.status.letter ?? "-" }.joined())
    let start = runStart.map { attempt.started.timestamp - $0 } ?? .zero
    json.integer(max(start.wholeNanoseconds / 1000, 0))
    json.integer(max((attempt.duration ?? .zero).wholeNanoseconds / 1000, 0))
    json.integer(attempt.started.worker ?? 0)
    json.list(steps) { $0.integer(duration($1)) }
    writeDetails(to: &json, &parts)
    json.endArray()
  }

  /// The duration of a step in microseconds.
  private func duration(_ position: Int) -> Int64 {
    max((result(position)?.duration ?? .zero).wholeNanoseconds / 1000, 0)
  }

  private func result(_ position: Int) -> StepResult? {
    attempt.results.indices.contains(position) ? attempt.results[position] : nil
  }

  // MARK: - Details

  /// Writes `{"steps": …, "hooks": …}`, or nothing if no step has details.
  private func writeDetails(to json: inout JSONWriter, _ parts: inout HTMLParts) {
    let detailed = steps.enumerated().filter { hasDetails($1) }
    let shown = hooks.filter { hasDetails($0) }
    if detailed.isEmpty, shown.isEmpty { return }
    parts.screens.begin()
    json.beginObject()
    if !detailed.isEmpty {
      json.list("steps", detailed) { json, step in
        json.object { json in
          json.integer("step", step.offset)
          writeDetails(step.element, to: &json, &parts)
        }
      }
    }
    if !shown.isEmpty {
      json.list("hooks", shown) { write(hook: $1, to: &$0, &parts) }
    }
    json.endObject()
  }

  private func hasDetails(_ position: Int) -> Bool {
    let result = result(position)
    if let status = result?.status, status.isFailure { return true }
    if result?.failure?.message != nil { return true }
    return attempt.attachments.contains {
      $0.step == position && $0.attachment.mediaType != Attachment.appType
        && $0.attachment.mediaType != Attachment.variantType
    }
  }

  private func write(hook position: Int, to json: inout JSONWriter, _ parts: inout HTMLParts) {
    json.beginObject()
    json.integer("name", parts.texts.line(StepText(attempt, at: position, index).line))
    json.bool("isBefore", position < steps.first ?? .max)
    json.string("status", result(position)?.status.letter ?? "-")
    json.integer("duration", duration(position))
    writeDetails(position, to: &json, &parts)
    json.endObject()
  }

  private func writeDetails(
    _ position: Int, to json: inout JSONWriter, _ parts: inout HTMLParts
  ) {
    if let result = result(position) {
      if result.status.isFailure {
        write(FailureText(attempt, at: position, index), position, to: &json, &parts.texts)
      } else if let reason = result.failure?.message, !reason.isEmpty {
        json.integer("reason", parts.texts.number(reason))
      }
    }
    write(attempt.innerSteps(at: position), to: &json, &parts.texts)
    writeTrace(position, to: &json, &parts)
    let shown = attempt.attachments.filter {
      $0.step == position && HTMLAttachments.isShown($0.attachment)
        && !HTMLScreens.isScreen($0.attachment)
    }
    parts.screens.write(attempt, at: position, to: &json, &parts.texts)
    if case (_, let page)? = attempt.attachments.last(where: {
      $0.step == position && $0.attachment.mediaType == Attachment.pageType
    }), case .text(let html) = page.body {
      json.key("page")
      parts.attachments.write(page: html, ofFailure: isFailure, to: &json, &parts.texts)
    }
    if shown.isEmpty { return }
    json.list("attachments", shown) {
      parts.attachments.write($1.attachment, ofFailure: isFailure, to: &$0, &parts.texts)
    }
  }

  private func write(
    _ failure: FailureText, _ position: Int, to json: inout JSONWriter, _ texts: inout HTMLTexts
  ) {
    func field(_ key: StaticString, _ text: String?) {
      if let text, !text.isEmpty { json.integer(key, texts.number(text)) }
    }
    func list(_ key: StaticString, _ lines: [String]) {
      field(key, lines.joined(separator: "\n"))
    }
    field("kind", failure.type)
    field("headline", failure.facts.headline)
    field("expected", failure.facts.expected)
    field("actual", failure.facts.actual)
    // An empty value is a value.
    if failure.facts.expected != nil || failure.facts.actual != nil {
      json.bool("compares", true)
    }
    list("notes", failure.facts.notes)
    field("innerStep", failure.inner)
    list("screen", failure.screen)
    field("place", failure.place)
    list("trace", failure.trace)
    field("snippet", failure.snippet)
    field("fix", failure.fix)
    field("definition", definition(position))
  }

  /// The pattern of the step's definition, by which failures are grouped.
  private func definition(_ position: Int) -> String? {
    guard case .defined(let match)? = attempt.testCase.steps.dropFirst(position).first?.stepMatch
    else { return nil }
    return index.definition(match.definitionID)?.pattern
  }

  private func write(
    _ inner: InnerSteps?, to json: inout JSONWriter, _ texts: inout HTMLTexts
  ) {
    guard let inner, !inner.steps.isEmpty else { return }
    json.list("inner", inner.steps) { json, step in
      json.array { json in
        json.integer(min(step.depth, 20))
        json.string(step.result.status.letter)
        json.integer(max(step.result.duration.wholeNanoseconds / 1000, 0))
        json.integer(texts.line(step.line))
        json.integer(texts.line(step.place))
        if let message = step.result.failure?.message { json.integer(texts.number(message)) }
      }
    }
  }

  /// Writes the events of the step and the screen after it, of a traced run.
  private func writeTrace(
    _ position: Int, to json: inout JSONWriter, _ parts: inout HTMLParts
  ) {
    for (key, type) in [
      ("events" as StaticString, Attachment.traceEventsType),
      ("screenAfter", Attachment.traceScreenType),
    ] {
      let attached = attempt.attachments.last {
        $0.step == position && $0.attachment.mediaType == type
      }
      guard case .text(let text)? = attached?.attachment.body,
        parts.attachments.take(min(text.utf8.count, HTMLTexts.longest), isFailure)
      else { continue }
      json.integer(key, parts.texts.number(text))
    }
  }
}

extension TestStep {
  fileprivate var stepMatch: StepMatch? {
    if case .step(_, let match) = role { match } else { nil }
  }
}

extension Status {
  /// The status as a letter.
  fileprivate var letter: String {
    switch self {
    case .unknown: "-"
    case .passed: "p"
    case .skipped: "s"
    case .pending: "w"
    case .undefined: "u"
    case .ambiguous: "a"
    case .failed: "f"
    }
  }
}
