import SpecMessages

/// Shows the scenarios that do not pass, as written with marks, as soon as each has ended.
///
/// It is meant for watching long runs. An attempt is shown as a whole or not at all.
struct FailuresReporter: Reporter {
  let output: Output
  private var pretty: PrettyReporter

  init(_ output: Output, history: HistoryFolder? = nil) {
    var display = output.display
    display.isLive = false
    self.output = output
    pretty = PrettyReporter(
      Output(display: display) { output.write(Array($0)) }, history: history)
  }

  var readsInOrder: Bool { true }

  mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    switch envelope {
    case .testCaseFinished:
      guard let attempt = index.attempt(endedBy: envelope), attempt.result.isFailure else { return }
      pretty.show(attempt, index)
    case .testRunHookFinished(let event) where event.result.status.isFailure:
      pretty.receive(envelope, index)
    default: return pretty.note(envelope)
    }
    flush()
  }

  mutating func flush() {
    pretty.output.flush()
    output.flush()
  }

  /// An attempt that never ended is shown as far as it went.
  mutating func finish(_ index: RunIndex) {
    for attempt in index.running { pretty.show(attempt, index) }
    pretty.finish(index)
    flush()
  }
}
