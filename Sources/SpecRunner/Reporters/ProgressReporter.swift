import SpecMessages

/// Shows one character for each scenario, as many on a line as fit.
struct ProgressReporter: Reporter {
  let output: Output
  private let style: Style
  private let width: Int
  private var column = 0

  init(_ output: Output) {
    self.output = output
    style = output.style
    width = max(min(output.display.width ?? 80, 80), 1)
  }

  var readsInOrder: Bool { true }

  mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    switch envelope {
    case .testCaseFinished:
      guard let attempt = index.lastAttempt(endedBy: envelope) else { return }
      sign(attempt.result)
    case .testRunHookFinished(let event):
      if event.result.status.isFailure { sign(.status(event.result.status)) }
    default: break
    }
  }

  private mutating func sign(_ result: CaseResult) {
    if column == width {
      output.line()
      column = 0
    }
    output.write(style.paint(style.sign(result), .status(result.status)))
    column += 1
    if output.display.isLive { output.flush() }
  }

  mutating func finish(_ index: RunIndex) {
    if column > 0 { output.line("\n") }
  }
}
