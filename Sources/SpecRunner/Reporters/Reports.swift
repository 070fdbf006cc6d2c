package import SpecMessages

/// All reports of a run, and its verdict.
///
/// Reports that require order receive the stream through `SourceOrder`, the others directly. All
/// share one index, which keeps a finished attempt until both groups have read it.
package struct Reports {
  private var live: Tee
  private var ordered: Tee
  private var order = SourceOrder()
  private let index: RunIndex
  private let outputs: [Output]

  /// Creates the reports, in the order in which they receive each envelope; they may share outputs.
  ///
  /// - Parameter isConcurrent: Whether test cases may run in parallel. If not, the stream is
  ///   already in order and nothing is buffered.
  package init(_ reporters: [any Reporter], isConcurrent: Bool = true) {
    let isOrdered = isConcurrent && reporters.contains { $0.readsInOrder }
    live = Tee(isOrdered ? reporters.filter { !$0.readsInOrder } : reporters)
    ordered = Tee(isOrdered ? reporters.filter { $0.readsInOrder } : [])
    index = RunIndex(keepsFinished: isOrdered)
    outputs = Tee(reporters).outputs
  }

  /// The counts and the outcome so far.
  package var verdict: Verdict { index.verdict }

  /// Whether nothing has been received yet.
  package private(set) var isEmpty = true

  package mutating func receive(_ envelope: Envelope) {
    isEmpty = false
    index.receive(envelope)
    live.receive(envelope, index)
    if ordered.isEmpty || envelope.isStep && !ordered.readsSteps { return }
    Self.reorder(&order, &ordered, index) { $0.receive(envelope, $1) }
  }

  /// Passes on the messages that `SourceOrder` emits.
  private static func reorder(
    _ order: inout SourceOrder, _ ordered: inout Tee, _ index: RunIndex,
    _ change: (inout SourceOrder, (Envelope) -> Void) -> Void
  ) {
    change(&order) { envelope in
      ordered.receive(envelope, index)
      if case .testCaseFinished(let event) = envelope { index.release(event.testCaseStartedID) }
    }
  }

  /// Shows the text so far; call it when no message is waiting.
  package mutating func flush() {
    live.flush()
    ordered.flush()
  }

  /// Shows the text so far and leaves the terminal to others, until the next message.
  package mutating func suspend() {
    flush()
    for output in outputs { output.suspend() }
  }

  /// The failures of the scenarios that are running, as the summary shows them.
  package func failures(_ style: Style, width: Int?) -> [String] {
    index.running.flatMap { attempt in
      FailureBlock(style, width: width).lines(
        FailureText.all(of: attempt, index), of: CaseName(attempt), after: "  ")
    }
  }

  /// Finishes all reports, closes their outputs, and throws the first error.
  ///
  /// Other errors take precedence over that of a closed reader.
  package mutating func finish() throws(OutputError) {
    Self.reorder(&order, &ordered, index) { $0.finish($1) }
    ordered.finish(index)
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
}
