package import SpecMessages

/// A fold over a run's messages that tells somebody about them; it has never met the runner.
///
/// A plain value: one task hands it every envelope in turn, so it needs no locks. It does not
/// close its output, which it may share with other reports.
package protocol Reporter {
  var output: Output { get }

  /// Whether it wants test cases one after another in the order they were announced, as
  /// `SourceOrder` makes them, and not as concurrent lanes send them.
  var readsInOrder: Bool { get }

  /// Takes in one envelope; the index has taken it in just before.
  mutating func receive(_ envelope: Envelope, _ index: RunIndex)

  /// Writes what is left: the stream has ended, with or without its last message.
  mutating func finish(_ index: RunIndex)

  /// Shows what there is to show so far, because nothing will follow for a while.
  mutating func flush()
}

extension Reporter {
  package mutating func finish(_ index: RunIndex) {}
  package mutating func flush() { output.flush() }
}
