import Synchronization

/// What a worker does between two steps, which an interruption of the run ends at once.
final class Interlude: Sendable {
  private struct State {
    var isInterrupted = false
    var task: Task<Void, Never>?
  }

  private let state = Mutex(State())

  /// Runs a body in a task that an interruption cancels.
  func run(_ body: @escaping @Sendable () async -> Void) async {
    let task = Task { await body() }
    let isLate = state.withLock { state in
      state.task = task
      return state.isInterrupted
    }
    if isLate { task.cancel() }
    await task.value
    state.withLock { $0.task = nil }
  }

  /// Cancels the body, and every later one.
  func interrupt() {
    let task = state.withLock { state in
      state.isInterrupted = true
      return state.task
    }
    task?.cancel()
  }
}
