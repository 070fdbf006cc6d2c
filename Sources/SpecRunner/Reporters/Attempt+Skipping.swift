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

extension RunIndex {
  /// The reason why announced scenarios were never started, on one line.
  var notRunReason: String {
    runFinished?.failure?.message.map(VisibleText.line) ?? "the run ended before this scenario"
  }
}
