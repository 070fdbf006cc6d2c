import SpecMessages

/// Shows the scenarios that do not pass, as written with marks, as soon as each has ended.
///
/// It is meant for watching long runs. It renders every attempt with the pretty report and discards
/// those that passed.
struct FailuresReporter: Reporter {
  let output: Output
  private let page: Page
  private var pretty: PrettyReporter
  /// The state of the pretty report before the current attempt.
  private var before: PrettyReporter

  /// The text of the current attempt.
  private final class Page {
    var bytes: [UInt8] = []
  }

  init(_ output: Output) {
    let page = Page()
    // Not live: an attempt is shown as a whole or not at all.
    var display = output.display
    display.isLive = false
    self.output = output
    self.page = page
    pretty = PrettyReporter(Output(display: display) { page.bytes.append(contentsOf: $0) })
    before = pretty
  }

  var readsInOrder: Bool { true }

  mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    if case .testCaseStarted = envelope { before = pretty }
    pretty.receive(envelope, index)
    switch envelope {
    case .testCaseFinished(let event):
      settle(index.attempt(event.testCaseStartedID)?.status.isFailure ?? false)
    case .testRunHookFinished(let event): settle(event.result.status.isFailure)
    default: break
    }
  }

  /// Shows or discards the text of the current attempt.
  private mutating func settle(_ isShown: Bool) {
    pretty.output.flush()
    if isShown {
      output.write(page.bytes)
      output.flush()
    } else {
      pretty = before
    }
    page.bytes.removeAll(keepingCapacity: true)
  }

  /// An attempt that never ended is shown as far as it went.
  mutating func finish(_ index: RunIndex) {
    pretty.finish(index)
    settle(true)
  }
}
