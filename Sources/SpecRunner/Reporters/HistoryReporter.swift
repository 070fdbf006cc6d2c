package import SpecMessages

/// Writes the results of a run to the history when it has ended.
package struct HistoryReporter: Reporter {
  package let output: Output
  private let collected = Collected()
  private let revision: (name: String, isClean: Bool)?
  private var results = RunResults()

  private final class Collected {
    var run: RunHistory.Run?
  }

  /// - Parameter revision: the revision of the repository, and whether its files are unchanged.
  package init(_ folder: HistoryFolder, revision: (name: String, isClean: Bool)? = nil) {
    self.revision = revision
    output = Output(close: { [collected] () throws(OutputError) in
      if let run = collected.run { try folder.add(run) }
      collected.run = nil
    }) { _ in }
  }

  package mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    results.receive(envelope, index)
  }

  package mutating func finish(_ index: RunIndex) {
    results.finish(index)
    collected.run = RunHistory.Run(results, revision: revision)
  }
}
