/// One step's outcome: its status, how long it took, and what went wrong.
package struct StepResult: Sendable {
  package var status: Status
  package var duration: Duration
  private var box: FailureBox?

  package init(_ status: Status, duration: Duration = .zero, failure: Failure? = nil) {
    self.status = status
    self.duration = duration
    self.failure = failure
  }

  /// What went wrong, or why the step is pending or skipped; nil if nothing says so.
  package var failure: Failure? {
    get { box?.failure }
    set { box = newValue.map(FailureBox.init) }
  }

  /// Keeps a result without a failure, nearly every result, small.
  private final class FailureBox: Sendable {
    let failure: Failure

    init(_ failure: Failure) { self.failure = failure }
  }
}
