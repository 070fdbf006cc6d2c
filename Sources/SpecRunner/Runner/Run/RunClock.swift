import SpecMessages
import SpecSystem

/// The clock of a run, for timestamps and time limits; tests use a manual one.
package struct RunClock: Sendable {
  /// Nanoseconds of a monotonic clock with any origin.
  package var now: @Sendable () -> Int64
  /// The wall-clock time at which `now` was zero.
  package var epoch: Int64
  /// Waits; throws if the task is cancelled.
  package var pause: @Sendable (Duration) async throws -> Void

  package init(
    epoch: Int64, now: @escaping @Sendable () -> Int64,
    pause: @escaping @Sendable (Duration) async throws -> Void
  ) {
    self.epoch = epoch
    self.now = now
    self.pause = pause
  }

  /// The system's clock.
  package static var system: RunClock {
    let epoch = OwnProcess.wallTime - OwnProcess.monotonicTime
    return RunClock(epoch: epoch, now: { OwnProcess.monotonicTime }) {
      try await Task.sleep(for: $0)
    }
  }

  func timestamp(_ instant: Int64) -> Timestamp { Timestamp(nanoseconds: epoch + instant) }
}
