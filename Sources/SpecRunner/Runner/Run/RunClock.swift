import SpecMessages

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The clock of a run, for timestamps and time limits; tests use a manual one.
public struct RunClock: Sendable {
  /// Nanoseconds of a monotonic clock with any origin.
  public var now: @Sendable () -> Int64
  /// The wall-clock time at which `now` was zero.
  public var epoch: Int64
  /// Waits; throws if the task is cancelled.
  public var pause: @Sendable (Duration) async throws -> Void

  public init(
    epoch: Int64, now: @escaping @Sendable () -> Int64,
    pause: @escaping @Sendable (Duration) async throws -> Void
  ) {
    self.epoch = epoch
    self.now = now
    self.pause = pause
  }

  /// The system's clock.
  public static var system: RunClock {
    let epoch = read(CLOCK_REALTIME) - read(CLOCK_MONOTONIC)
    return RunClock(epoch: epoch, now: { read(CLOCK_MONOTONIC) }) {
      try await Task.sleep(for: $0)
    }
  }

  func timestamp(_ instant: Int64) -> Timestamp { Timestamp(nanoseconds: epoch + instant) }

  // A direct system call: `ContinuousClock` takes twice as long for the same number.
  private static func read(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
