import SpecMessages

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The run's clock: stamps events and measures limits; tests move one by hand.
public struct RunClock: Sendable {
  /// Nanoseconds of a clock that never goes back, from any start.
  public var now: @Sendable () -> Int64
  /// The wall-clock time at which `now` was zero.
  public var epoch: Int64
  /// Waits; throws when the task is cancelled.
  public var pause: @Sendable (Duration) async throws -> Void

  public init(
    epoch: Int64, now: @escaping @Sendable () -> Int64,
    pause: @escaping @Sendable (Duration) async throws -> Void
  ) {
    self.epoch = epoch
    self.now = now
    self.pause = pause
  }

  /// The machine's own clock.
  public static var system: RunClock {
    let epoch = read(CLOCK_REALTIME) - read(CLOCK_MONOTONIC)
    return RunClock(epoch: epoch, now: { read(CLOCK_MONOTONIC) }) {
      try await Task.sleep(for: $0)
    }
  }

  func timestamp(_ instant: Int64) -> Timestamp { Timestamp(nanoseconds: epoch + instant) }

  // The system call by itself: `ContinuousClock` takes twice as long for the same number.
  private static func read(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
