import SpecText

/// The result of a step: its status, its duration, and its failure.
package struct StepResult: Sendable {
  package var status: Status
  private var nanoseconds: Int64 = 0
  private var box: FailureBox?

  package init(_ status: Status, duration: Duration = .zero, failure: Failure? = nil) {
    self.status = status
    self.duration = duration
    self.failure = failure
  }

  /// Creates a result without the costly conversion of a `Duration`.
  package init(_ status: Status, nanoseconds: Int64, failure: Failure?) {
    self.init(status, failure: failure)
    self.nanoseconds = nanoseconds
  }

  /// The duration, to the nanosecond.
  package var duration: Duration {
    get { .nanoseconds(nanoseconds) }
    set { nanoseconds = newValue.wholeNanoseconds }
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
