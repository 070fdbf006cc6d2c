package import SpecMessages

/// All reports of a run, and its verdict.
///
/// Reports that require order receive the stream through `SourceOrder`, the others directly. Each
/// group has its own index.
package struct Reports {
  private var live: Tee
  private var ordered: Tee
  private var order = SourceOrder()
  private let index = RunIndex()
  private let orderedIndex: RunIndex
  private let outputs: [Output]

  /// Creates the reports, in the order in which they receive each envelope; they may share outputs.
  ///
  /// - Parameter isConcurrent: Whether test cases may run in parallel. If not, the stream is
  ///   already in order and nothing is buffered.
  package init(_ reporters: [any Reporter], isConcurrent: Bool = true) {
    let isOrdered = isConcurrent && reporters.contains { $0.readsInOrder }
    live = Tee(isOrdered ? reporters.filter { !$0.readsInOrder } : reporters)
    ordered = Tee(isOrdered ? reporters.filter { $0.readsInOrder } : [])
    orderedIndex = isOrdered ? RunIndex() : index
    outputs = Tee(reporters).outputs
  }

  /// The counts and the outcome so far.
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

  /// Shows the text so far; call it when no message is waiting.
  package mutating func flush() {
    live.flush()
    ordered.flush()
  }

  /// Finishes all reports, closes their outputs, and throws the first error.
  ///
  /// Other errors take precedence over that of a closed reader.
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
