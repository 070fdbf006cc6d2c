/// The result of a step: its status, its duration, and its failure.
package struct StepResult: Sendable {
  package var status: Status
  package var duration: Duration
  private var box: FailureBox?

  package init(_ status: Status, duration: Duration = .zero, failure: Failure? = nil) {
    self.status = status
    self.duration = duration
    self.failure = failure
  }

  /// The cause of a failure, or the reason why the step is pending or skipped; nil if none was
  /// given.
  package var failure: Failure? {
    get { box?.failure }
    set { box = newValue.map(FailureBox.init) }
  }

  /// The failure is stored indirectly, because nearly every result has none.
  private final class FailureBox: Sendable {
    let failure: Failure

    init(_ failure: Failure) { self.failure = failure }
  }
}
