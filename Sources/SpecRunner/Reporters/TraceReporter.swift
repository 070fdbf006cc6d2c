import SpecGherkin
package import SpecMessages

/// Writes the trace of a run: a file for each attempt at a scenario.
///
/// A file has each step in order with its status, its events, and the screen after it. The content
/// does not depend on the time or the machine, so traces can be compared line by line.
package struct TraceReporter: Reporter {
  package let output: Output
  private let folder: TraceFolder

  package init(_ folder: TraceFolder) {
    self.folder = folder
    output = folder.output
  }

  package mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    guard let attempt = index.attempt(endedBy: envelope) else { return }
    folder.write(Self.text(of: attempt, index), to: Self.name(of: attempt))
  }

  // MARK: - The file

  /// Returns the feature's path as directories, followed by the line and name of the scenario.
  static func name(of attempt: Attempt, ending: String = ".txt") -> String {
    let uri = attempt.pickle?.uri ?? "unknown"
    let folders = uri.split(separator: "/").map { TraceFolder.name(String($0)) }
      .filter { !$0.isEmpty }
    let line = attempt.pickle.map { String($0.location.line) } ?? "\(attempt.testCase.id)"
    var parts = [String(repeating: "0", count: max(4 - line.utf8.count, 0)) + line]
    parts.append(TraceFolder.name(attempt.pickle?.name ?? ""))
    if let variant = attempt.variant { parts.append(TraceFolder.name(variant)) }
    if let repetition = attempt.repetition { parts.append("repeat-\(repetition)") }
    if attempt.started.attempt > 0 { parts.append("attempt-\(attempt.started.attempt + 1)") }
    let file = parts.filter { !$0.isEmpty }.joined(separator: "-") + ending
    return (folders + [file]).joined(separator: "/")
  }

  private static func text(of attempt: Attempt, _ index: RunIndex) -> String {
    let name = CaseName(attempt)
    var text = "\(name.place)\n\(name.title(Style(.plain)))\n"
    text += attempt.result.word
    text += attempt.started.attempt > 0 ? ", attempt \(attempt.started.attempt + 1)\n" : "\n"
    var screen = ""
    for position in attempt.results.indices {
      let result = attempt.results[position]
      guard let line = line(of: attempt, position, result, index) else { continue }
      text += "\n== \(line)\n"
      for inner in attempt.innerSteps(at: position)?.steps ?? [] {
        let blanks = String(repeating: "  ", count: min(inner.depth, 20))
        text += "\(blanks)\(inner.result.status.word): \(VisibleText.line(inner.line))\n"
      }
      if result.status != .passed { text += problem(result) }
      if let events = attached(Attachment.traceEventsType, to: position, of: attempt) {
        text += "events\n" + indented(events)
      }
      if let shown = attached(Attachment.traceScreenType, to: position, of: attempt) {
        text += shown == screen ? "the screen is unchanged\n" : shown
        screen = shown
      }
    }
    return text
  }

  /// Returns the step as written; a hook only if it did not pass.
  private static func line(
    of attempt: Attempt, _ position: Int, _ result: StepResult, _ index: RunIndex
  ) -> String? {
    guard let step = attempt.pickleStep(at: position) else {
      return result.status > .passed ? StepText(attempt, at: position, index).line : nil
    }
    let lines = RenderedStep(Style(.plain), width: nil).arguments(of: step)
    return ([StepText(attempt, at: position, index).line] + lines.map { "     " + $0 })
      .joined(separator: "\n")
  }

  private static func problem(_ result: StepResult) -> String {
    let message = VisibleText.clean(result.failure?.message ?? "")
    let lines = message.split(separator: "\n").map { "  \($0)\n" }.joined()
    return result.status.word + (lines.isEmpty ? "\n" : ":\n" + lines)
  }

  private static func attached(
    _ type: String, to position: Int, of attempt: Attempt
  ) -> String? {
    let bodies = attempt.attachments.lazy.filter {
      $0.step == position && $0.attachment.mediaType == type
    }
    guard case .text(let text)? = bodies.map(\.attachment.body).last else { return nil }
    return VisibleText.clean(text)
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "  \($0)\n" }.joined()
  }
}
