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
  /// What excuses its failure, on one line: the issues because of which it was expected to fail, or
  /// its quarantine.
  var excuseText: String {
    guard let knownIssue, result == .knownIssue else { return result.word }
    return "known issue: " + VisibleText.line(knownIssue.text)
  }

  /// The scenario, its place and its issues or its failure, on one line.
  func excuseLine(_ style: Style) -> String {
    let name = CaseName(self)
    let reason =
      result == .knownIssue
      ? knownIssue?.text : results.lazy.compactMap { $0.failure?.headline }.first
    return "\(name.title(style))  (\(name.place))"
      + (reason.map { ": " + VisibleText.line($0) } ?? "")
  }
}

extension Attempt {
  /// What reports say of an attempt that never ended.
  static let unfinished = "the stream of messages ends before this scenario does"
}

extension RunIndex {
  /// The name of an announced scenario that was never started.
  func name(ofNotStarted pickle: Pickle) -> CaseName {
    CaseName(pickle, document(pickle.uri)?.lineage(of: pickle))
  }

  /// The reason why announced scenarios were never started, on one line.
  var notRunReason: String {
    runFinished?.failure?.message.map(VisibleText.line) ?? "the run ended before this scenario"
  }
}
