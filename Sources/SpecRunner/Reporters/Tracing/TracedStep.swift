import SpecGherkin
package import SpecMessages

/// A step of a recorded attempt, with what happened during it.
package struct TracedStep: Sendable {
  /// The number of the step in its scenario, from 1, steps of backgrounds included; nil for a hook.
  package let number: Int?
  /// The keyword and the text.
  package let line: String
  /// Its place in the feature: `specs/log-in.feature:12`; nil for a hook.
  package let place: String?
  /// The status; nil if it did not end.
  package let status: Status?
  package let duration: Duration?
  /// The lines of its table or doc string.
  package let arguments: [String]
  /// The steps that a text step ran, a line each.
  package let innerSteps: [String]
  /// The lines of the failure, or of the reason why it was skipped.
  package let message: [String]
  /// What happened during it, a line each; without a trace, what happened since the screen before.
  package let events: [String]
  /// The lines that it logged.
  package let logs: [String]
  /// The screen after it as text, as a trace or a failure has it.
  let text: [String]?
  /// The screen after it as reports draw it.
  package let drawn: RecordedScreen?
  /// The screen before the last action that preceded a failure.
  let drawnBefore: RecordedScreen?

  /// Whether its screen was recorded.
  package var hasScreen: Bool { text != nil || drawn != nil }

  /// The lines of the screen after it; nil if none was recorded.
  package var screen: [String]? { text ?? drawn.map(RecordedScreenText.lines) }

  init(_ attempt: Attempt, at position: Int, _ index: RunIndex) {
    number = attempt.stepNumber(at: position)
    line = StepText(attempt, at: position, index).line
    place = attempt.pickle.flatMap { pickle in
      attempt.documentStep(at: position).map {
        VisibleText.line("\(pickle.uri):\($0.location.line)")
      }
    }
    let result = attempt.results.indices.contains(position) ? attempt.results[position] : nil
    status = result?.status
    duration = result?.duration
    arguments =
      attempt.pickleStep(at: position).map {
        RenderedStep(Style(.plain), width: nil).arguments(of: $0)
      } ?? []
    innerSteps = (attempt.innerSteps(at: position)?.steps ?? []).map {
      VisibleText.line("\($0.result.status.word): \($0.line)")
    }
    let failure: FailureText? =
      if let status, status.isFailure { FailureText(attempt, at: position, index) } else { nil }
    message =
      failure?.message
      ?? (result?.failure?.message.map { VisibleText.clean($0) }).map(Self.lines) ?? []
    let attached = attempt.attachments.filter { $0.step == position }.map(\.attachment)
    logs = Self.texts(Attachment.logType, attached).flatMap(Self.lines)
    let failed = failure.map(\.screen) ?? []
    text =
      Self.texts(Attachment.traceScreenType, attached).last.map(Self.lines)
      ?? (failed.isEmpty ? nil : failed)
    // A record that cannot be read is none; reports say so where they draw it.
    let screens = attached.compactMap { try? RecordedScreen.read($0) }
    drawn = screens.last { $0.moment != .before }
    drawnBefore = screens.last { $0.moment == .before }
    let isTraced = attached.contains { $0.mediaType == Attachment.traceScreenType }
    events =
      isTraced
      ? Self.texts(Attachment.traceEventsType, attached).flatMap(Self.lines)
      : (drawn?.events ?? []).map(VisibleText.line)
  }

  private static func texts(_ type: String, _ attachments: [Attachment]) -> [String] {
    attachments.compactMap { $0.text(ofType: type) }.map { VisibleText.clean($0) }
  }

  private static func lines(_ text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
  }
}

extension Attempt {
  /// The number of the step at an index of the test case, from 1; nil for a hook.
  package func stepNumber(at position: Int) -> Int? {
    guard testCase.steps.indices.contains(position), hookID(at: position) == nil else { return nil }
    return (0...position).count { hookID(at: $0) == nil }
  }
}
