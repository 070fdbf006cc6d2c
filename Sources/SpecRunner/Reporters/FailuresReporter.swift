import SpecMessages

/// The scenarios that do not pass, as written and marked, as soon as each has ended.
///
/// For long runs that a person watches: what passed is not shown. It draws every attempt as the
/// pretty report does and throws away what went well.
struct FailuresReporter: Reporter {
  let output: Output
  private let page: Page
  private var pretty: PrettyReporter
  /// The pretty report as it was before the attempt that is drawn now.
  private var before: PrettyReporter

  /// What has been drawn and not been shown.
  private final class Page {
    var bytes: [UInt8] = []
  }

  init(_ output: Output) {
    let page = Page()
    // Nothing of it is live: it is shown as a whole or not at all.
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

  /// Shows what has been drawn, or forgets that it was.
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
