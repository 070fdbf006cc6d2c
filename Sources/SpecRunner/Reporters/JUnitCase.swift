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
  let time: Elapsed
  let outcome: Outcome
  /// The elements inside, each on a line of its own.
  let elements: String

  /// A scenario that ran to its end, with what went wrong in the attempts before.
  init(
    _ attempt: Attempt, earlier: [FailureText], _ index: RunIndex, _ shape: JUnitReporter.Shape
  ) {
    let parts = CaseName(attempt)
    classname = parts.feature
    name = parts.testName
    file = attempt.pickle?.uri
    line = attempt.pickle?.location.line
    time = attempt.duration ?? .zero
    var elements = ""
    if let failure = FailureText(attempt, index) {
      outcome = .failure
      elements += Self.failure((earlier + [failure])[0])
      if shape == .rich {
        for later in (earlier + [failure]).dropFirst() {
          elements += Self.attempt("rerunFailure", later)
        }
      }
    } else if attempt.status == .skipped {
      outcome = .skipped
      elements += Self.skipped(Self.reason(attempt), shape)
    } else {
      outcome = .passed
      if shape == .rich { for one in earlier { elements += Self.attempt("flakyFailure", one) } }
    }
    self.elements = elements + Self.systemOut(attempt, index)
  }

  /// A scenario that was to run and was not.
  init(_ parts: CaseName, _ pickle: Pickle, notRun reason: String, _ shape: JUnitReporter.Shape) {
    classname = parts.feature
    name = parts.testName
    file = pickle.uri
    line = pickle.location.line
    time = .zero
    outcome = .skipped
    elements = Self.skipped(reason, shape)
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
    elements = Self.element("error", type: "Unfinished", message: message, text: message)
  }

  /// A hook around the run that failed.
  init(_ name: String, error: FailureText, time: Elapsed) {
    classname = "(run)"
    self.name = name
    file = nil
    line = nil
    self.time = time
    outcome = .error
    elements = Self.element(
      "error", type: error.type, message: error.message.joined(separator: "\n"), text: error.plain)
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
    elements = Self.element("error", type: type, message: message, text: text)
  }
}

// MARK: - Elements

extension JUnitCase {
  private static func failure(_ failure: FailureText) -> String {
    element(
      "failure", type: failure.type, message: failure.message.joined(separator: "\n"),
      text: text(failure))
  }

  /// A failure with its step in front: readers of the report may not see the steps.
  private static func text(_ failure: FailureText) -> String {
    "\(failure.step)\n\(failure.plain)"
  }

  private static func element(
    _ element: String, type: String, message: String, text: String
  ) -> String {
    """
    <\(element) type="\(XMLText.attribute(safe(type)))" message="\(XMLText.attribute(message))">\
    \(XMLText.content(text))</\(element)>

    """
  }

  /// An attempt as Surefire writes it, one that was followed by another.
  private static func attempt(_ element: String, _ failure: FailureText) -> String {
    let message = XMLText.attribute(failure.message.joined(separator: "\n"))
    return """
      <\(element) type="\(XMLText.attribute(safe(failure.type)))" message="\(message)">\
      <stackTrace>\(XMLText.content(text(failure)))</stackTrace></\(element)>

      """
  }

  private static func skipped(_ reason: String, _ shape: JUnitReporter.Shape) -> String {
    if shape == .plain { return "<skipped/>\n" }
    return """
      <skipped message="\(XMLText.attribute(reason))">\(XMLText.content(reason))</skipped>

      """
  }

  /// A type that Ruby's readers do not take for the name of a conversion, such as `integer`.
  private static func safe(_ type: String) -> String {
    guard let first = type.utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first else {
      return type.isEmpty ? "Failure" : type
    }
    return "Failure: " + type
  }

  private static func reason(_ attempt: Attempt) -> String {
    let position = attempt.results.firstIndex { $0.status == .skipped }
    let said = attempt.results.lazy.compactMap { $0.problem?.message }.first
    if let said, !said.isEmpty { return VisibleText.clean(said) }
    let step = position.flatMap { attempt.pickleStep(at: $0) }.map { VisibleText.line($0.text) }
    return step.map { "skipped by step: " + $0 } ?? "skipped by a hook"
  }

  /// The steps and how they ended, the status in one column, and what they logged.
  private static func systemOut(_ attempt: Attempt, _ index: RunIndex) -> String {
    var text = ""
    for (position, result) in attempt.results.enumerated() {
      if attempt.hookID(at: position) == nil {
        let step = StepText(attempt, at: position, index).line
        let dots = max(76 - TextWidth.columns(step), 2)
        text += step + String(repeating: ".", count: dots) + result.status.word + "\n"
      }
      for (step, attachment) in attempt.attachments where step == position {
        guard attachment.mediaType == Attachment.logType, case .text(let log) = attachment.body
        else { continue }
        text += "  > " + log + "\n"
      }
    }
    return text.isEmpty ? "" : "<system-out>\(XMLText.content(text))</system-out>\n"
  }
}
