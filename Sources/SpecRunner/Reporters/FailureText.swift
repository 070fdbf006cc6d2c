import SpecGherkin
package import SpecMessages

/// A step that did not pass, as people read it: what was expected, what was there, where.
///
/// Every report shows failures through it. Made of the messages alone, so a failure of any tool
/// reads the same. The last line says what to do, where that can be known.
package struct FailureText {
  /// `When I tap "Next"`, or the hook.
  package let step: String
  package let status: Status
  /// The sort of failure, as reports group it.
  package let type: String
  /// What went wrong, fit to be shown; its parts are there as far as the messages have them.
  let facts: Failure
  /// What could be seen when it failed, if that was kept.
  package let screen: [String]
  /// The line of the specification: `specs/login.feature:12`; nil for a hook.
  package let place: String?
  /// Where in the code: the line to blame first.
  package let trace: [String]
  /// The code to start from, for an undefined step.
  package let snippet: String?
  /// What to do about it; nil where only the author can know.
  package let fix: String?

  /// Headline and what follows it, a line each; at least one.
  package var message: [String] { Self.withoutEnd(facts.lines).map(\.whole) }

  /// The gravest step of an attempt; nil if nothing in it went wrong.
  package init?(_ attempt: Attempt, _ index: RunIndex) {
    guard attempt.status.isFailure,
      let position = attempt.results.firstIndex(where: { $0.status == attempt.status })
    else { return nil }
    self.init(attempt, at: position, index)
  }

  /// What went wrong in an attempt: every step that failed, in order; empty if nothing did.
  ///
  /// Soft checks let several steps fail. If none failed it is the first of the gravest.
  package static func all(of attempt: Attempt, _ index: RunIndex) -> [FailureText] {
    guard attempt.status.isFailure else { return [] }
    let positions = attempt.results.indices.filter { attempt.results[$0].status == attempt.status }
    let told = attempt.status == .failed ? positions[...] : positions.prefix(1)
    return told.map { FailureText(attempt, at: $0, index) }
  }

  /// A step of an attempt, by its position in the test case.
  package init(_ attempt: Attempt, at position: Int, _ index: RunIndex) {
    let result = attempt.results[position]
    status = result.status
    step = StepText(attempt, at: position, index).line
    type = Self.type(result, isHook: attempt.hookID(at: position) != nil)
    let documentStep = attempt.documentStep(at: position)
    place = attempt.pickle.flatMap { pickle in
      documentStep.map { VisibleText.line("\(pickle.uri):\($0.location.line)") }
    }
    let code = Self.code(attempt, at: position, index)
    trace = Self.trace(result.failure, without: place, else: code)
    facts = Self.failure(result, attempt, at: position, index)
    let attached = attempt.attachments.last {
      $0.step == position && $0.attachment.mediaType == Attachment.screenType
    }
    screen =
      (facts.screen ?? attached.map { Self.text(of: $0.attachment) })
      .map(Self.split) ?? []
    let suggestion = attempt.suggestions.first { $0.step == position }?.suggestion
    snippet = suggestion.flatMap { one in one.snippets.first.map { one.comments + $0.code } }
    fix = Self.fix(result, snippet: snippet, code: trace.first ?? code.first)
  }

  /// A hook around the run.
  package init(_ result: StepResult, of hook: HookMessage?) {
    status = result.status
    step = StepText.hook(hook)
    type = Self.type(result, isHook: true)
    facts = Self.shown(result.failure, else: "the hook \(result.status.word)")
    screen = []
    place = nil
    let code = hook.map { [PlaceText.text($0.sourceReference)].filter { !$0.isEmpty } } ?? []
    trace = Self.trace(result.failure, without: nil, else: code)
    snippet = nil
    fix = nil
  }

  /// All of it, a line each, for a report without a line length.
  package var plain: String { lines(Style(.plain), width: nil).joined(separator: "\n") }

  /// All of it but the step itself.
  ///
  /// - Parameters:
  ///   - width: The columns there are; nil for any.
  ///   - withScreen: Whether what could be seen is shown.
  package func lines(_ style: Style, width: Int?, withScreen: Bool = true) -> [String] {
    var lines = Self.withoutEnd(facts.lines).flatMap { Self.painted($0, style, width) }
    if withScreen, !screen.isEmpty {
      lines.append("the screen then:")
      lines += screen.map { style.paint(style.rail, .faint) + $0 }
    }
    lines += ([place].compactMap { $0 } + trace).map { style.paint($0, .faint) }
    if let snippet, withScreen {
      lines.append("define it, for instance so:")
      lines += Self.split(snippet).map { "  " + $0 }
    } else if let fix {
      lines += TextWidth.wrapped(fix, to: width)
    }
    return lines
  }

  /// A line of the message; what was expected and what was there in their colours.
  private static func painted(
    _ line: Failure.Line, _ style: Style, _ width: Int?
  ) -> [String] {
    if line.text.isEmpty { return [line.whole] }
    switch line.part {
    case .expected: return [line.lead + style.paint(line.text, .expected)]
    case .actual: return [line.lead + style.paint(line.text, .actual)]
    case .headline, .note: break
    }
    let words = line.whole.drop { $0 == " " }
    let indent = String(repeating: " ", count: line.whole.utf8.count - words.utf8.count)
    return TextWidth.wrapped(String(words), to: width.map { $0 - indent.utf8.count }, hanging: 2)
      .enumerated().map { indent + ($0 > 0 ? "  " : "") + $1 }
  }
}

// MARK: - Out of the messages

extension FailureText {
  private static func failure(
    _ result: StepResult, _ attempt: Attempt, at position: Int, _ index: RunIndex
  ) -> Failure {
    let words: String
    switch result.status {
    case .undefined: words = "no step definition matches this step"
    case .pending: words = "this step is not written yet"
    case .skipped: words = "the step was skipped"
    case .ambiguous:
      let rivals = matches(attempt, at: position).compactMap { index.definition($0.definitionID) }
      let lines =
        ["several step definitions match:"] + rivals.map { "  " + written($0) }
        + ["make one of them more specific, or remove it"]
      words = lines.joined(separator: "\n")
    case .failed, .passed, .unknown:
      words = result.failure?.type ?? "the step \(result.status.word)"
    }
    return shown(result.failure, else: words)
  }

  /// A failure fit to be shown, with a headline if it has no words of its own.
  private static func shown(_ failure: Failure?, else words: String) -> Failure {
    var failure = (failure ?? Failure(type: nil, message: nil)).with(texts: VisibleText.clean)
    if failure.message?.isEmpty ?? true { failure.headline = VisibleText.clean(words) }
    return failure
  }

  /// The lines without empty ones at their end.
  private static func withoutEnd(_ lines: [Failure.Line]) -> [Failure.Line] {
    var lines = lines
    while lines.count > 1, lines.last?.whole.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// A definition as its author wrote it, a regular expression in slashes, and its place.
  private static func written(_ definition: StepDefinitionMessage) -> String {
    let isRegex = definition.patternType == .regularExpression
    let pattern = isRegex ? "/\(definition.pattern)/" : definition.pattern
    let place = PlaceText.text(definition.sourceReference)
    return VisibleText.line(pattern) + (place.isEmpty ? "" : "  (\(place))")
  }

  private static func type(_ result: StepResult, isHook: Bool) -> String {
    if let type = result.failure?.type, result.status == .failed { return type }
    switch result.status {
    case .undefined: return "UndefinedStep"
    case .pending: return "PendingStep"
    case .ambiguous: return "AmbiguousStep"
    case .failed, .passed, .skipped, .unknown: return isHook ? "HookError" : "StepFailure"
    }
  }

  private static func fix(_ result: StepResult, snippet: String?, code: String?) -> String? {
    switch result.status {
    case .undefined: "write a step definition for it, or check its wording"
    case .pending: code.map { "write its body: \($0)" } ?? "write its body"
    case .failed where result.failure?.kind.isTimeout == true:
      "see what it waits for, or give it a longer limit"
    case .ambiguous, .failed, .passed, .skipped, .unknown: nil
    }
  }

  private static func matches(_ attempt: Attempt, at position: Int) -> [DefinitionMatch] {
    guard attempt.testCase.steps.indices.contains(position),
      case .step(_, let match) = attempt.testCase.steps[position].role
    else { return [] }
    return match.all
  }

  /// Where the step's definition or the hook stands.
  private static func code(_ attempt: Attempt, at position: Int, _ index: RunIndex) -> [String] {
    let references =
      if let hook = attempt.hookID(at: position) {
        [index.hook(hook)?.sourceReference]
      } else {
        matches(attempt, at: position).map { index.definition($0.definitionID)?.sourceReference }
      }
    let places = references.compactMap { $0.map(PlaceText.text) }.filter { !$0.isEmpty }
    return places.count == 1 ? places : []
  }

  /// The lines of the stack trace that say something new; where there are none, the code's place.
  private static func trace(
    _ failure: Failure?, without place: String?, else code: [String]
  ) -> [String] {
    guard let stack = failure?.stackTrace else { return code }
    let said = Set(split(failure?.message ?? "").map { $0.drop { $0 == " " } })
    let lines = split(stack).filter { line in
      !line.isEmpty && line != place && !said.contains(line.drop { $0 == " " })
    }
    if lines.count > 20 { return lines.prefix(20) + ["… \(lines.count - 20) lines more"] }
    return lines.isEmpty ? code : lines
  }

  private static func text(of attachment: Attachment) -> String {
    switch attachment.body {
    case .text(let text): text
    case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The lines of a text fit to be shown, without empty ones at its end.
  private static func split(_ text: String) -> [String] {
    var lines = VisibleText.clean(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    while lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
