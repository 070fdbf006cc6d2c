import SpecGherkin
import SpecMessages
import SpecText

/// A test case of a JUnit report: its name, its outcome, and its rendered elements.
struct JUnitCase {
  enum Outcome {
    case passed, failure, error, skipped
  }

  let classname: String
  let name: String
  let file: String?
  let line: Int?
  let time: Duration
  let outcome: Outcome
  /// The child elements, each on its own lines.
  let elements: XMLText
}

extension JUnitCase {
  private init(
    _ parts: CaseName, _ pickle: Pickle?, time: Duration = .zero, _ outcome: Outcome,
    _ elements: XMLText
  ) {
    self.init(
      classname: parts.feature, name: parts.testName, file: pickle?.uri,
      line: pickle?.location.line, time: time, outcome: outcome, elements: elements)
  }

  /// Creates a test case for a finished scenario, with the failures of earlier attempts.
  ///
  /// - Parameter kept: The paths of saved attachments.
  init(
    _ attempt: Attempt, earlier: [[FailureText]], kept: [String] = [], _ index: RunIndex,
    _ shape: JUnitReporter.Shape
  ) {
    let outcome: Outcome
    var elements = XMLText()
    if shape == .rich, let pickle = attempt.pickle { elements.requirements(of: pickle) }
    let failures = FailureText.all(of: attempt, index)
    if !failures.isEmpty {
      outcome = .failure
      elements.failure(earlier.first ?? failures)
      if shape == .rich {
        for later in (earlier + [failures]).dropFirst() { elements.attempt("rerunFailure", later) }
      }
    } else if attempt.result.isExcused {
      outcome = .skipped
      elements.skipped(attempt.excuseText, shape)
    } else if attempt.status == .skipped {
      outcome = .skipped
      elements.skipped(Self.reason(attempt), shape)
    } else {
      outcome = .passed
      if shape == .rich { for one in earlier { elements.attempt("flakyFailure", one) } }
    }
    elements.systemOut(attempt, kept)
    self.init(
      CaseName(attempt), attempt.pickle, time: attempt.duration ?? .zero, outcome, elements)
  }

  /// Creates a test case for a scenario that was not run.
  init(_ parts: CaseName, _ pickle: Pickle, notRun reason: String, _ shape: JUnitReporter.Shape) {
    var elements = XMLText()
    if shape == .rich { elements.requirements(of: pickle) }
    elements.skipped(reason, shape)
    self.init(parts, pickle, .skipped, elements)
  }

  /// Creates a test case for a scenario that started and whose end is unknown.
  init(_ parts: CaseName, unfinished pickle: Pickle) {
    let message = Attempt.unfinished
    self.init(parts, pickle, .error, XMLText(error: "Unfinished", message, text: message))
  }

  /// Creates a test case for an engine that exited or could not be started, with the place of the
  /// first scenario that failed because of it.
  init(engineError failure: FailureText, _ pickle: Pickle?) {
    self.init(
      "engine", type: failure.type, message: failure.message.joined(separator: "\n"),
      text: failure.plain, file: pickle?.uri, line: pickle?.location.line)
  }

  /// Creates a test case for an error outside all scenarios.
  init(_ runError: RunError, time: Duration) {
    let error = runError.diagnostic
    // Programs recognise parse errors by their official message.
    self.init(
      runError.name, type: runError.type, message: error?.message ?? runError.message,
      text: runError.text + (error == nil ? "" : "\n"), file: error?.uri,
      line: error?.location?.line, time: time)
  }

  private init(
    _ name: String, type: String, message: String, text: String, file: String?, line: Int?,
    time: Duration = .zero
  ) {
    self.init(
      classname: "(run)", name: name, file: file, line: line, time: time, outcome: .error,
      elements: XMLText(error: type, message, text: text))
  }

  /// Creates a test case for a check that is not a scenario.
  init(_ check: JUnitChecks.Check) {
    var elements = XMLText()
    elements.requirements(check.requirements)
    if let failure = check.failure {
      elements.element(
        "failure", type: failure.type, message: failure.message, text: failure.text)
    }
    elements.note(check.note)
    self.init(
      classname: check.suite, name: check.name, file: nil, line: nil, time: .zero,
      outcome: check.failure == nil ? .passed : .failure, elements: elements)
  }

  private static func reason(_ attempt: Attempt) -> String {
    let reason = attempt.results.lazy.compactMap { $0.failure?.message }.first
    if let reason, !reason.isEmpty { return VisibleText.clean(reason) }
    // The step that skipped the others ran and has a duration; in a dry run no step has.
    let skipper = attempt.results.firstIndex { $0.status == .skipped && $0.duration != .zero }
    guard let skipper else { return "no step was run" }
    let step = attempt.pickleStep(at: skipper).map { VisibleText.line($0.text) }
    return step.map { "skipped by step: " + $0 } ?? "skipped by a hook"
  }
}

// MARK: - Elements

extension XMLText {
  fileprivate init(error type: String, _ message: String, text: String) {
    self.init()
    element("error", type: type, message: message, text: text)
  }

  /// Writes the requirement ids among the tags, each once, as properties.
  fileprivate mutating func requirements(of pickle: Pickle) {
    var ids: [String] = []
    for id in pickle.tags.compactMap({ RequirementID(tag: $0.name)?.description })
    where !ids.contains(id) { ids.append(id) }
    requirements(ids)
  }

  fileprivate mutating func requirements(_ ids: [String]) {
    properties(ids.map { ("requirement", $0) })
  }

  /// Writes properties; nothing if there are none.
  mutating func properties(_ properties: [(name: String, value: String)]) {
    if properties.isEmpty { return }
    raw("<properties>\n")
    for (name, value) in properties {
      raw("<property")
      attribute("name", name)
      attribute("value", value)
      raw("/>\n")
    }
    raw("</properties>\n")
  }

  /// Readers expect at most one failure in a test case, so the failures of an attempt share it.
  fileprivate mutating func failure(_ failures: [FailureText]) {
    element(
      "failure", type: failures.first?.type ?? "", message: Self.message(failures),
      text: Self.text(failures))
  }

  private static func message(_ failures: [FailureText]) -> String {
    failures.flatMap(\.message).joined(separator: "\n")
  }

  /// Returns each failure with its step first, because some readers do not show the steps.
  private static func text(_ failures: [FailureText]) -> String {
    failures.map { "\($0.step)\n\($0.plain)" }.joined(separator: "\n\n")
  }

  fileprivate mutating func element(
    _ name: StaticString, type: String, message: String, text: String
  ) {
    begin(name, type: type, message: message)
    content(text)
    end(name)
  }

  /// Writes an attempt that was retried, in the format of Surefire.
  fileprivate mutating func attempt(_ name: StaticString, _ failures: [FailureText]) {
    begin(name, type: failures.first?.type ?? "", message: Self.message(failures))
    raw("<stackTrace>")
    content(Self.text(failures))
    raw("</stackTrace>")
    end(name)
  }

  private mutating func begin(_ name: StaticString, type: String, message: String) {
    raw("<")
    raw(name)
    attribute("type", Self.safe(type))
    attribute("message", message)
    raw(">")
  }

  private mutating func end(_ name: StaticString) {
    raw("</")
    raw(name)
    raw(">\n")
  }

  fileprivate mutating func skipped(_ reason: String, _ shape: JUnitReporter.Shape) {
    if shape == .plain { return raw("<skipped/>\n") }
    raw("<skipped")
    attribute("message", reason)
    raw(">")
    content(reason)
    raw("</skipped>\n")
  }

  /// Some Ruby readers take a lower-case type such as `integer` for the name of a conversion.
  private static func safe(_ type: String) -> String {
    guard let first = type.utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first else {
      return type.isEmpty ? "Failure" : type
    }
    return "Failure: " + type
  }

  /// Writes the details of a check that is not a scenario.
  fileprivate mutating func note(_ note: String) {
    if note.isEmpty { return }
    raw("<system-out>")
    content(note)
    raw("</system-out>\n")
  }

  /// Writes the steps with their status in one column, their log lines, and the paths of saved
  /// attachments.
  ///
  /// A path is on a line of its own, in the form that Jenkins and GitLab look for.
  fileprivate mutating func systemOut(_ attempt: Attempt, _ kept: [String]) {
    if attempt.results.isEmpty { return }
    raw("<system-out>")
    for (position, result) in attempt.results.enumerated() {
      if let step = attempt.pickleStep(at: position) {
        line(of: step, attempt.documentStep(step), result.status)
      }
      for inner in attempt.innerSteps(at: position)?.steps ?? [] {
        line(inner)
      }
      for (place, attachment) in attempt.attachments where place == position {
        let type = attachment.mediaType
        guard type == Attachment.logType || type == Attachment.linkType,
          case .text(let log) = attachment.body
        else { continue }
        raw("  &gt; ")
        content(log)
        raw("\n")
      }
    }
    for path in kept {
      raw("[[ATTACHMENT|")
      content(path)
      raw("]]\n")
    }
    raw("</system-out>\n")
  }

  /// Returns the keyword, the text, at least two dots up to column 76, and the status.
  private mutating func line(of step: PickleStep, _ written: Step?, _ status: Status) {
    var columns = 0
    if let keyword = written?.keyword {
      content(keyword)
      columns = TextWidth.columns(keyword)
    }
    step.withTextUTF8 { text in
      content(text)
      columns += TextWidth.columns(text)
    }
    end(atColumn: columns, status)
  }

  /// Returns the line of a step of a text step, indented by the calls around it.
  private mutating func line(_ inner: InnerSteps.Step) {
    let line = String(repeating: "  ", count: min(inner.depth, 20)) + inner.line
    content(line)
    end(atColumn: TextWidth.columns(line), inner.result.status)
  }

  private mutating func end(atColumn column: Int, _ status: Status) {
    raw(UInt8(ascii: "."), times: max(76 - column, 2))
    raw(status.word)
    raw("\n")
  }
}
