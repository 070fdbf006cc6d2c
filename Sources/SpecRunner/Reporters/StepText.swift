import SpecGherkin
import SpecMessages
import SpecText

/// Renders a step of a test case for people, such as `When I tap "Next"`, or a hook.
struct StepText {
  /// The keyword with a space; empty for hooks, or if it is unknown.
  let keyword: String
  let text: String

  init(_ attempt: Attempt, at position: Int, _ index: RunIndex) {
    if let step = attempt.pickleStep(at: position) {
      let keyword = attempt.documentStep(at: position)?.keyword ?? ""
      self.keyword = VisibleText.line(keyword)
      text = VisibleText.sentence(step.text)
      return
    }
    keyword = ""
    text = Self.hook(attempt.hookID(at: position).flatMap { index.hook($0) })
  }

  var line: String { keyword + text }

  /// Returns the name of a hook: its kind, and its own name or its location.
  static func hook(_ hook: HookMessage?) -> String {
    guard let hook else { return "hook" }
    let kind =
      switch hook.kind {
      case .beforeTestRun: "before the run"
      case .afterTestRun: "after the run"
      case .beforeTestCase: "before the scenario"
      case .afterTestCase: "after the scenario"
      case .beforeTestStep: "before a step"
      case .afterTestStep: "after a step"
      }
    if let name = hook.name { return "hook \(kind): \(VisibleText.line(name))" }
    let place = PlaceText.text(hook.sourceReference)
    return "hook \(kind)" + (place.isEmpty ? "" : " (\(place))")
  }
}

/// Renders a place in code as terminals and editors recognise it: `file:line`.
enum PlaceText {
  /// Whether it is in the vocabulary of the tool, which whoever reads a report cannot open.
  static func isInVocabulary(_ place: String) -> Bool { place.begins(with: "SpecVocabulary/") }

  static func text(_ reference: SourceReference) -> String {
    switch (reference.uri.map(VisibleText.line), reference.line) {
    case (let uri?, let line?): "\(uri):\(line)"
    case (let uri?, nil): uri
    case (nil, let line?): "line \(line)"
    case (nil, nil): ""
    }
  }
}
