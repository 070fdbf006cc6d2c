package import SpecMessages

/// A report: a consumer of a run's messages.
///
/// Reports are plain values: one task passes every envelope in order, so they need no locks. A
/// report does not close its output, which several reports may share.
package protocol Reporter {
  var output: Output { get }

  /// Whether it requires the test cases one after another in the order of announcement, as
  /// `SourceOrder` returns them, rather than interleaved as workers send them.
  var readsInOrder: Bool { get }

  /// Whether it reads the start and the end of each step; otherwise it does not receive them.
  var readsSteps: Bool { get }

  /// Receives an envelope, after the index has received it.
  mutating func receive(_ envelope: Envelope, _ index: RunIndex)

  /// Writes the rest; the stream has ended, possibly without its last message.
  mutating func finish(_ index: RunIndex)

  /// Shows the text so far, because no message will follow for a while.
  mutating func flush()
}

extension Reporter {
  package var readsInOrder: Bool { false }
  package var readsSteps: Bool { false }
  package mutating func finish(_ index: RunIndex) {}
  package mutating func flush() { output.flush() }
}
