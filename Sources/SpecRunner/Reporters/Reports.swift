package import SpecMessages

/// All reports of a run, and the run's verdict: what the one consumer of the stream owns.
///
/// Reports that read in order get the stream through `SourceOrder`, the others as it comes; each
/// group has an index that has seen what it has seen.
package struct Reports {
  private var live: Tee
  private var ordered: Tee
  private var order = SourceOrder()
  private let index = RunIndex()
  private let orderedIndex: RunIndex
  private let outputs: [Output]

  /// Reports in the order in which they are told of each envelope; they may share outputs.
  ///
  /// - Parameter isConcurrent: Whether test cases may run side by side. If not, the stream is in
  ///   order already and nothing is held.
  package init(_ reporters: [any Reporter], isConcurrent: Bool = true) {
    let isOrdered = isConcurrent && reporters.contains { $0.readsInOrder }
    live = Tee(isOrdered ? reporters.filter { !$0.readsInOrder } : reporters)
    ordered = Tee(isOrdered ? reporters.filter { $0.readsInOrder } : [])
    orderedIndex = isOrdered ? RunIndex() : index
    outputs = Tee(reporters).outputs
  }

  /// What has become of the run so far.
  package var verdict: Verdict { index.verdict }

  /// Whether nothing has been received yet.
  package private(set) var isUntold = true

  package mutating func receive(_ envelope: Envelope) {
    isUntold = false
    index.receive(envelope)
    if !live.isEmpty { live.receive(envelope, index) }
    if !ordered.isEmpty { Self.receive(envelope, &order, &ordered, orderedIndex) }
  }

  private static func receive(
    _ envelope: Envelope, _ order: inout SourceOrder, _ ordered: inout Tee, _ index: RunIndex
  ) {
    order.receive(envelope) { envelope in
      index.receive(envelope)
      ordered.receive(envelope, index)
    }
  }

  /// Shows what has been written so far; to be called when nothing is waiting to be received.
  package mutating func flush() {
    live.flush()
    ordered.flush()
  }

  /// Finishes all reports and closes their outputs; throws what went wrong after that.
  ///
  /// An error of a reader that has gone gives way to any other.
  package mutating func finish() throws(OutputError) {
    Self.finish(&order, &ordered, orderedIndex)
    if !ordered.isEmpty { ordered.finish(orderedIndex) }
    live.finish(index)
    var failures: [OutputError] = []
    for output in outputs {
      do { try output.close() } catch { failures.append(error) }
    }
    let graver = failures.filter { !$0.isReaderGone }
    if var failure = graver.first ?? failures.first {
      failure.others = Array(graver.dropFirst())
      throw failure
    }
  }

  private static func finish(
    _ order: inout SourceOrder, _ ordered: inout Tee, _ index: RunIndex
  ) {
    order.finish { envelope in
      index.receive(envelope)
      ordered.receive(envelope, index)
    }
  }
}
