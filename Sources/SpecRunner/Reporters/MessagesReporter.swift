import SpecMessages

/// The stream itself, as lines of JSON: every other report can be made from it later.
///
/// Lines are written as they come, whole ones only, so that a killed run leaves what it said. That a
/// scenario or a hook begins is written at once, and what has ended before it with it: its body may
/// end the process.
struct MessagesReporter: Reporter {
  let output: Output
  private var writer = NDJSONWriter()
  /// How many bytes gather before they are handed on.
  private static let batch = 32_768

  init(_ output: Output) { self.output = output }

  var readsInOrder: Bool { false }

  mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    writer.write(envelope)
    if writer.count >= Self.batch { hand() }
    switch envelope {
    case .testCaseStarted, .testRunHookStarted, .testRunFinished: flush()
    default: break
    }
  }

  private mutating func hand() {
    writer.drain { output.write($0) }
  }

  mutating func finish(_ index: RunIndex) { hand() }

  mutating func flush() {
    hand()
    output.flush()
  }
}
