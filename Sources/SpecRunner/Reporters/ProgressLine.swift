import SpecGherkin
import SpecMessages
import SpecText

/// Shows the progress of a long run on one line at the bottom of a terminal.
///
/// It appears only on a live display, after half a second, and is redrawn at most ten times a
/// second according to the messages' timestamps, so it does not slow down a short run.
struct ProgressLine: Reporter {
  let output: Output
  private let style: Style
  private var failures = 0
  private var done = 0
  private var next: Timestamp?
  private static let patience: Int64 = 500_000_000
  private static let interval: Int64 = 100_000_000

  init(_ output: Output) {
    self.output = output
    style = output.style
  }

  var readsSteps: Bool { true }

  mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    guard output.display.isLive else { return }
    switch envelope {
    case .testRunStarted(let event):
      next = Timestamp(nanoseconds: event.timestamp.nanoseconds + Self.patience)
    case .testStepStarted(let event): redraw(event.timestamp, index)
    case .testCaseFinished(let event):
      if !event.willBeRetried {
        done += 1
        let attempt = index.attempt(event.testCaseStartedID)
        failures += attempt?.result.isFailure == true ? 1 : 0
      }
      redraw(event.timestamp, index)
    case .testRunFinished: output.showStatus("")
    default: break
    }
  }

  private mutating func redraw(_ now: Timestamp, _ index: RunIndex) {
    guard let due = next, now >= due else { return }
    next = Timestamp(nanoseconds: now.nanoseconds + Self.interval)
    output.showStatus(line(now, index))
    output.flush()
  }

  private func line(_ now: Timestamp, _ index: RunIndex) -> String {
    var facts = ["\(done)/\(index.announced) scenarios"]
    if failures > 0 { facts.append("\(failures) failed") }
    if let started = index.runStarted { facts.append(DurationText.short(now - started.timestamp)) }
    if let attempt = index.running.first, let pickle = attempt.pickle {
      facts.append(VisibleText.line(pickle.name))
    }
    // The last column stays empty, because some terminals wrap there.
    let width = max((output.display.width ?? 80) - 1, 10)
    let line = TextWidth.cut(
      facts.joined(separator: style.dot), to: width, ellipsis: style.ellipsis)
    return style.paint(line, failures > 0 ? .status(.failed) : .faint)
  }

  mutating func finish(_ index: RunIndex) { output.showStatus("") }
}
