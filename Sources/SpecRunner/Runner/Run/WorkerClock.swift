import Synchronization

/// The clock of a worker: that of the run without the time that is spent for a person.
///
/// A scenario whose steps are slowed down, or at which the run pauses, has the duration and the
/// time limits that it has without. The first attempt at the next scenario begins at the time of
/// the run.
final class WorkerClock: Sendable {
  private struct State {
    /// The time that does not count.
    var lost: Int64 = 0
    /// The time at which it was stopped; nil while it goes.
    var stopped: Int64?
  }

  private let run: RunState
  /// Whether it ever differs from the clock of the run, so that other runs need no lock.
  private let isUsed: Bool
  private let state = Mutex(State())

  init(_ run: RunState) {
    self.run = run
    isUsed = run.options.slow > .zero || run.options.pause != nil
  }

  /// Nanoseconds, as on the clock of the run.
  func now() -> Int64 {
    let now = run.now()
    return isUsed ? state.withLock { $0.stopped ?? now - $0.lost } : now
  }

  /// Goes with the clock of the run again.
  func reset() {
    if isUsed { state.withLock { $0 = State() } }
  }

  func stop() {
    let now = now()
    state.withLock { $0.stopped = now }
  }

  /// Goes on at the time at which it was stopped, if it was.
  func start() {
    guard isUsed, let stopped = state.withLock({ $0.stopped }) else { return }
    turnBack(to: stopped)
  }

  /// Goes on at an earlier time.
  func turnBack(to instant: Int64) {
    let now = run.now()
    state.withLock { $0 = State(lost: now - instant) }
  }
}
