import SpecMessages

/// Writes the messages as lines of JSON, from which every other report can be created later.
///
/// Only complete lines are written, so a killed run leaves a readable recording. The start of a
/// scenario or a hook is written immediately, with everything before it, because its body may end
/// the process.
struct MessagesReporter: Reporter {
  let output: Output
  private var writer = NDJSONWriter()
  /// The number of bytes to buffer before they are written.
  private static let batch = 32_768

  init(_ output: Output) { self.output = output }

  var readsSteps: Bool { true }

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
