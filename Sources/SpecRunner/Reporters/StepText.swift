import SpecGherkin
import SpecMessages

/// A step of a test case as people read it: `When I tap "Next"`, or the hook it stands for.
struct StepText {
  /// `When `, or empty where it is not known and for hooks.
  let keyword: String
  let text: String

  init(_ attempt: Attempt, at position: Int, _ index: RunIndex) {
    if let step = attempt.pickleStep(at: position) {
      let keyword = attempt.documentStep(at: position)?.keyword ?? ""
      self.keyword = VisibleText.line(keyword)
      text = VisibleText.line(step.text)
      return
    }
    keyword = ""
    text = Self.hook(attempt.hookID(at: position).flatMap { index.hook($0) })
  }

  var line: String { keyword + text }

  /// What a hook is called: its kind, and its name or its place.
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

/// Where code stands, as terminals and editors understand it: `file:line`.
enum PlaceText {
  static func text(_ reference: SourceReference) -> String {
    switch (reference.uri.map(VisibleText.line), reference.line) {
    case (let uri?, let line?): "\(uri):\(line)"
    case (let uri?, nil): uri
    case (nil, let line?): "line \(line)"
    case (nil, nil): ""
    }
  }
}
