import SpecGherkin
package import SpecMessages
import SpecText

/// Renders a step that did not pass for people: expected and actual values, and locations.
///
/// Every report shows failures through it. It uses only the messages, so a failure of any tool
/// looks the same. The last line is the remedy, if it is known.
package struct FailureText {
  /// The step, such as `When I tap "Next"`, or the hook.
  package let step: String
  package let status: Status
  /// The step that failed in a text step, with its place; nil for any other step.
  private(set) var inner: String?
  /// The type of failure that reports group by.
  package let type: String
  /// The failure with printable texts, as far as the messages have details.
  package let facts: Failure
  /// The lines of the screen when it failed, if it was recorded.
  package private(set) var screen: [String] = []
  /// The line of the specification, such as `specs/login.feature:12`; nil for a hook.
  package private(set) var place: String?
  /// The index in the test case; nil for a hook of the run and for an unexpected pass.
  package private(set) var position: Int?
  /// The place of the step, or of the tag of a known issue; nil for a hook.
  private(set) var location: Location?
  /// The places in code, the most relevant first.
  package private(set) var trace: [String] = []
  /// The code to start from, for an undefined step.
  package private(set) var snippet: String?
  /// What to do about it; nil if unknown.
  package private(set) var fix: String?

  /// The headline and the details, one per line; at least one line.
  package var message: [String] { Self.withoutEnd(facts.lines).map(\.whole) }

  /// Creates the text for the most severe result of an attempt; nil if the attempt did not fail.
  package init?(_ attempt: Attempt, _ index: RunIndex) {
    if attempt.result == .unexpectedPass {
      self.init(unexpectedPassOf: attempt)
      return
    }
    guard attempt.result.isFailure,
      let position = attempt.results.firstIndex(where: { $0.status == attempt.status })
    else { return nil }
    self.init(attempt, at: position, index)
  }

  /// Returns a text for every failed step of an attempt in order; empty if the attempt did not
  /// fail.
  ///
  /// Soft assertions let several steps fail. If no step failed, it returns the first step with the
  /// most severe status.
  package static func all(of attempt: Attempt, _ index: RunIndex) -> [FailureText] {
    guard attempt.result.isFailure else { return [] }
    if attempt.result == .unexpectedPass { return [FailureText(unexpectedPassOf: attempt)] }
    let positions = attempt.results.indices.filter { attempt.results[$0].status == attempt.status }
    let reported = attempt.status == .failed ? positions[...] : positions.prefix(1)
    return reported.map { FailureText(attempt, at: $0, index) }
  }

  /// Creates the text for a step of an attempt, by its index in the test case.
  package init(_ attempt: Attempt, at position: Int, _ index: RunIndex) {
    let result = attempt.results[position]
    self.position = position
    status = result.status
    step = StepText(attempt, at: position, index).line
    inner = attempt.innerSteps(at: position)?.failed(result.status).map {
      VisibleText.sentence("\($0.line)  (\($0.place))")
    }
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
    // A sentence that is corrected has advice and needs no definition.
    let correction = snippet == nil ? suggestion?.advice ?? [] : []
    fix = Self.fix(result, correction, code: trace.first ?? code.first)
    location = documentStep?.location
  }

  /// Creates the text for a scenario that passed although its known issue is open.
  private init(unexpectedPassOf attempt: Attempt) {
    let issues = VisibleText.line(attempt.knownIssue?.text ?? "")
    let count = attempt.knownIssue?.urls.count ?? 1
    status = .failed
    step = "passed unexpectedly"
    type = "UnexpectedPass"
    facts = Failure(
      "the scenario passes although its known \(count == 1 ? "issue" : "issues") \(issues) "
        + (count == 1 ? "is open" : "are open"))
    location = attempt.pickle?.knownIssueLocation ?? attempt.pickle?.location
    place = attempt.pickle.map { pickle in
      VisibleText.line("\(pickle.uri):\((location ?? pickle.location).line)")
    }
    fix = count == 1 ? "remove the tag" : "remove the tags"
  }

  /// Creates the text for a hook before or after the run.
  package init(_ result: StepResult, of hook: HookMessage?) {
    status = result.status
    step = StepText.hook(hook)
    type = Self.type(result, isHook: true)
    facts = Self.shown(result.failure, else: "the hook \(result.status.word)")
    let code = hook.map { [PlaceText.text($0.sourceReference)].filter { !$0.isEmpty } } ?? []
    trace = Self.trace(result.failure, without: nil, else: code)
  }

  /// All lines, without a limit of their length.
  package var plain: String { lines(Style(.plain), width: nil).joined(separator: "\n") }

  /// Returns all lines except the step itself.
  ///
  /// - Parameters:
  ///   - width: The number of columns; nil for any.
  ///   - withScreen: Whether the screen is shown.
  package func lines(_ style: Style, width: Int?, withScreen: Bool = true) -> [String] {
    var lines = inner.map { TextWidth.wrapped("in the step: " + $0, to: width, hanging: 4) } ?? []
    lines += Self.withoutEnd(facts.lines).flatMap { Self.painted($0, style, width) }
    if withScreen, !screen.isEmpty {
      lines.append("the screen after the step:")
      lines += screen.map { style.paint(style.rail, .faint) + $0 }
    }
    lines += ([place].compactMap { $0 } + trace).map { style.paint($0, .faint) }
    if let snippet, withScreen {
      lines.append("define it, for example:")
      lines += Self.split(snippet).map { "  " + $0 }
    } else if let fix {
      lines += TextWidth.wrapped(fix, to: width)
    }
    return lines
  }

  /// The number of failed steps of a scenario that a short report shows.
  static let most = 10

  /// Returns the steps and the lines of several failures of a scenario; a screen that has not changed
  /// is not repeated.
  static func lines(_ failures: [FailureText], withScreen: Bool = true) -> [String] {
    var lines: [String] = []
    var screen: [String]?
    for failure in failures.prefix(most) {
      if !lines.isEmpty { lines.append("") }
      lines.append(failure.step)
      lines += failure.lines(
        Style(.plain), width: nil, withScreen: withScreen && failure.screen != screen)
      screen = failure.screen
    }
    if failures.count > most {
      lines += ["", "and \((failures.count - most).counted("failed step")) more"]
    }
    return lines
  }

  /// Returns a line of the message, with the expected and actual values in colour.
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

// MARK: - Conversion from messages

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

  /// Returns a failure with printable texts, and a headline if it has no text.
  private static func shown(_ failure: Failure?, else words: String) -> Failure {
    var failure = (failure ?? Failure(type: nil, message: nil)).with(texts: VisibleText.clean)
    if failure.message?.isEmpty ?? true { failure.headline = VisibleText.clean(words) }
    return failure
  }

  /// Returns the lines without trailing empty lines.
  private static func withoutEnd(_ lines: [Failure.Line]) -> [Failure.Line] {
    var lines = lines
    while lines.count > 1, lines.last?.whole.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Returns a definition's pattern as written, regular expressions in slashes, and its location.
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

  private static func fix(
    _ result: StepResult, _ correction: [String], code: String?
  ) -> String? {
    switch result.status {
    case .undefined where !correction.isEmpty: correction.joined(separator: "; ")
    case .undefined: "write a step definition for it, or check its wording"
    case .pending: code.map { "write its body: \($0)" } ?? "write its body"
    case .failed where result.failure?.kind.isTimeout == true:
      "check what the step waits for, or raise its time limit"
    case .ambiguous, .failed, .passed, .skipped, .unknown: nil
    }
  }

  private static func matches(_ attempt: Attempt, at position: Int) -> [DefinitionMatch] {
    guard attempt.testCase.steps.indices.contains(position),
      case .step(_, let match) = attempt.testCase.steps[position].role
    else { return [] }
    return match.all
  }

  /// Returns the location of the step's definition or of the hook, if authors have that code.
  private static func code(_ attempt: Attempt, at position: Int, _ index: RunIndex) -> [String] {
    let references =
      if let hook = attempt.hookID(at: position) {
        [index.hook(hook)?.sourceReference]
      } else {
        matches(attempt, at: position).map { index.definition($0.definitionID)?.sourceReference }
      }
    let places = references.compactMap { $0.map(PlaceText.text) }
      .filter { !$0.isEmpty && !PlaceText.isInVocabulary($0) }
    return places.count == 1 ? places : []
  }

  /// Returns the lines of the stack trace that are not in the message, or the location of the code
  /// if there are none.
  private static func trace(
    _ failure: Failure?, without place: String?, else code: [String]
  ) -> [String] {
    guard let stack = failure?.stackTrace else { return code }
    let shown = Set(split(failure?.message ?? "").map { $0.drop { $0 == " " } })
    let lines = split(stack).filter { line in
      !line.isEmpty && line != place && !PlaceText.isInVocabulary(line)
        && !shown.contains(line.drop { $0 == " " })
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

  /// Returns the printable lines of a text without trailing empty lines.
  private static func split(_ text: String) -> [String] {
    var lines = VisibleText.clean(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    while lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
