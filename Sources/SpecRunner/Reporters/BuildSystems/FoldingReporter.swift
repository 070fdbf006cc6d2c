import SpecGherkin
import SpecMessages
import SpecText

/// Collapses the text of each feature in a build system's log, under the feature's name.
///
/// It precedes the report whose text it collapses and shares its output. Without a build system it
/// writes nothing.
struct FoldingReporter: Reporter {
  let output: Output
  private var uri: String?
  private var number = 0
  private var lastStamp = Timestamp(nanoseconds: 0)

  init(_ output: Output) { self.output = output }

  var readsInOrder: Bool { true }

  mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    guard let log = output.display.buildLog else { return }
    switch envelope {
    case .testCaseStarted(let event):
      guard let attempt = index.attempt(event.id), let pickle = attempt.pickle,
        uri?.isSame(as: pickle.uri) != true
      else { return }
      close(log)
      uri = pickle.uri
      number += 1
      let title = "\(CaseName(attempt).feature)  (\(VisibleText.line(pickle.uri)))"
      if let opening = log.opening(title, number: number, time: event.timestamp) {
        output.command(opening)
      }
    case .testCaseFinished(let event): lastStamp = event.timestamp
    case .testRunHookStarted, .testRunFinished: close(log)
    default: break
    }
  }

  mutating func finish(_ index: RunIndex) {
    if let log = output.display.buildLog { close(log) }
  }

  private mutating func close(_ log: BuildLog) {
    if uri == nil { return }
    uri = nil
    if let closing = log.closing(number: number, time: lastStamp) { output.command(closing) }
  }
}
