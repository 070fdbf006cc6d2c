import SpecGherkin
import SpecMessages

/// One test case of a JUnit report: its name, its outcome, and its elements, ready to be written.
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
  /// The elements inside, each on a line of its own.
  let elements: XMLText

  /// A scenario that ran to its end, with what went wrong in the attempts before.
  ///
  /// - Parameter kept: the paths of files it has left behind.
  init(
    _ attempt: Attempt, earlier: [[FailureText]], kept: [String] = [], _ index: RunIndex,
    _ shape: JUnitReporter.Shape
  ) {
    let parts = CaseName(attempt)
    classname = parts.feature
    name = parts.testName
    file = attempt.pickle?.uri
    line = attempt.pickle?.location.line
    time = attempt.duration ?? .zero
    var elements = XMLText()
    if shape == .rich, let pickle = attempt.pickle { elements.requirements(of: pickle) }
    let failures = FailureText.all(of: attempt, index)
    if !failures.isEmpty {
      outcome = .failure
      elements.failure(earlier.first ?? failures)
      if shape == .rich {
        for later in (earlier + [failures]).dropFirst() { elements.attempt("rerunFailure", later) }
      }
    } else if attempt.status == .skipped {
      outcome = .skipped
      elements.skipped(Self.reason(attempt), shape)
    } else {
      outcome = .passed
      if shape == .rich { for one in earlier { elements.attempt("flakyFailure", one) } }
    }
    elements.systemOut(attempt, kept)
    self.elements = elements
  }

  /// A scenario that was to run and was not.
  init(_ parts: CaseName, _ pickle: Pickle, notRun reason: String, _ shape: JUnitReporter.Shape) {
    classname = parts.feature
    name = parts.testName
    file = pickle.uri
    line = pickle.location.line
    time = .zero
    outcome = .skipped
    var elements = XMLText()
    if shape == .rich { elements.requirements(of: pickle) }
    elements.skipped(reason, shape)
    self.elements = elements
  }

  /// A scenario that began and of whose end nothing is known.
  init(_ parts: CaseName, unfinished pickle: Pickle) {
    classname = parts.feature
    name = parts.testName
    file = pickle.uri
    line = pickle.location.line
    time = .zero
    outcome = .error
    let message = "the stream of messages ends before this scenario does"
    elements = XMLText(error: "Unfinished", message, text: message)
  }

  /// A hook around the run that failed.
  init(_ name: String, error: FailureText, time: Duration) {
    classname = "(run)"
    self.name = name
    file = nil
    line = nil
    self.time = time
    outcome = .error
    elements = XMLText(
      error: error.type, error.message.joined(separator: "\n"), text: error.plain)
  }

  /// An engine that is gone or was never there; the scenario that met it first tells where.
  init(engineError failure: FailureText, _ pickle: Pickle?) {
    self.init(
      "engine", type: failure.type, message: failure.message.joined(separator: "\n"),
      text: failure.plain, file: pickle?.uri, line: pickle?.location.line)
  }

  /// Something that went wrong outside of all scenarios.
  init(
    _ name: String, type: String, message: String, text: String, file: String? = nil,
    line: Int? = nil
  ) {
    classname = "(run)"
    self.name = name
    self.file = file
    self.line = line
    time = .zero
    outcome = .error
    elements = XMLText(error: type, message, text: text)
  }

  /// Something that was checked and is no scenario.
  init(_ check: JUnitChecks.Check) {
    classname = check.suite
    name = check.name
    file = nil
    line = nil
    time = .zero
    var elements = XMLText()
    elements.requirements(check.requirements)
    if let failure = check.failure {
      outcome = .failure
      elements.element(
        "failure", type: failure.type, message: failure.message, text: failure.text)
    } else {
      outcome = .passed
    }
    elements.note(check.note)
    self.elements = elements
  }

  private static func reason(_ attempt: Attempt) -> String {
    let said = attempt.results.lazy.compactMap { $0.problem?.message }.first
    if let said, !said.isEmpty { return VisibleText.clean(said) }
    // What skips has run and took its time; in a dry run nothing does.
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

  /// The ids among the tags, each once, as properties: what a scenario shows, for other tools.
  fileprivate mutating func requirements(of pickle: Pickle) {
    var ids: [String] = []
    for id in pickle.tags.compactMap({ RequirementID(tag: $0.name)?.description })
    where !ids.contains(id) { ids.append(id) }
    requirements(ids)
  }

  fileprivate mutating func requirements(_ ids: [String]) {
    if ids.isEmpty { return }
    raw("<properties>\n")
    for id in ids {
      raw("<property")
      attribute("name", "requirement")
      attribute("value", id)
      raw("/>\n")
    }
    raw("</properties>\n")
  }

  /// Readers know one failure a case, so the failures of one attempt share it.
  fileprivate mutating func failure(_ failures: [FailureText]) {
    element(
      "failure", type: failures.first?.type ?? "", message: Self.message(failures),
      text: Self.text(failures))
  }

  private static func message(_ failures: [FailureText]) -> String {
    failures.flatMap(\.message).joined(separator: "\n")
  }

  /// Each failure with its step in front: readers of the report may not see the steps.
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

  /// An attempt as Surefire writes it, one that another followed or that followed another.
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

  /// A type that Ruby's readers do not take for the name of a conversion, such as `integer`.
  private static func safe(_ type: String) -> String {
    guard let first = type.utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first else {
      return type.isEmpty ? "Failure" : type
    }
    return "Failure: " + type
  }

  /// What is worth saying of a check that is no scenario.
  fileprivate mutating func note(_ note: String) {
    if note.isEmpty { return }
    raw("<system-out>")
    content(note)
    raw("</system-out>\n")
  }

  /// The steps and how they ended, the status in one column, what they logged, and where the
  /// files are that they left behind.
  ///
  /// A file's path stands on a line of its own, in the form that Jenkins and GitLab look for.
  fileprivate mutating func systemOut(_ attempt: Attempt, _ kept: [String]) {
    if attempt.results.isEmpty { return }
    raw("<system-out>")
    for (position, result) in attempt.results.enumerated() {
      if let step = attempt.pickleStep(at: position) {
        line(of: step, attempt.documentStep(step), result.status)
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

  /// Keyword, text, dots up to column 76 but at least two, status.
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
    raw(UInt8(ascii: "."), times: max(76 - columns, 2))
    raw(status.word)
    raw("\n")
  }
}
