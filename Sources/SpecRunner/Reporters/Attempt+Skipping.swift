import SpecGherkin
import SpecMessages

extension Attempt {
  /// The reason why it was skipped, on one line.
  var skipReason: String {
    let reason = results.lazy.compactMap { $0.failure?.message }.first
    if let reason, !reason.isEmpty { return VisibleText.line(reason) }
    let position = results.firstIndex { $0.status == .skipped }
    let step = position.flatMap { pickleStep(at: $0) }.map { VisibleText.line($0.text) }
    return step.map { "skipped by step: " + $0 } ?? "skipped by a hook"
  }
}

extension Attempt {
  /// The issues because of which it was expected to fail, on one line.
  var knownIssueText: String { "known issue: " + VisibleText.line(knownIssue?.text ?? "") }

  /// The scenario, its place and its issues, on one line.
  func knownIssueLine(_ style: Style) -> String {
    let name = CaseName(self)
    return "\(name.title(style))  (\(name.place)): \(VisibleText.line(knownIssue?.text ?? ""))"
  }
}

extension RunIndex {
  /// The reason why announced scenarios were never started, on one line.
  var notRunReason: String {
    runFinished?.failure?.message.map(VisibleText.line) ?? "the run ended before this scenario"
  }
}
