import SpecMessages
import Synchronization

/// Runs a body with a time limit; a body that exceeds it is cancelled and abandoned.
enum TimeLimit {
  /// Returns the body's result, or nil after the time limit or an interruption.
  ///
  /// - Parameter whenInterrupted: registers the action for an interruption.
  static func run<Result: Sendable>(
    _ limit: Duration?, _ clock: RunClock,
    whenInterrupted: (@escaping @Sendable () -> Void) -> Void = { _ in },
    _ body: @escaping @Sendable () async -> Result
  ) async -> Result? {
    let race = Race<Result>()
    return await withCheckedContinuation { continuation in
      race.start(continuation)
      let runner = Task { race.finish(await body()) }
      let giveUp: @Sendable () -> Void = { if race.finish(nil) { runner.cancel() } }
      whenInterrupted(giveUp)
      guard let limit else { return }
      let watch = Task {
        try await clock.pause(limit)
        giveUp()
      }
      race.onFinish { watch.cancel() }
    }
  }

  /// Resumes its continuation once, with the first result.
  private final class Race<Result: Sendable>: Sendable {
    private struct State {
      var continuation: CheckedContinuation<Result?, Never>?
      var isOver = false
      var action: (@Sendable () -> Void)?
    }
    private let state = Mutex(State())

    func start(_ continuation: CheckedContinuation<Result?, Never>) {
      state.withLock { $0.continuation = continuation }
    }

    @discardableResult
    func finish(_ result: Result?) -> Bool {
      let (continuation, action) = state.withLock { state in
        let found = (state.continuation, state.action)
        state.continuation = nil
        state.isOver = true
        return found
      }
      action?()
      continuation?.resume(returning: result)
      return continuation != nil
    }

    func onFinish(_ action: @escaping @Sendable () -> Void) {
      let isOver = state.withLock { state in
        state.action = action
        return state.isOver
      }
      if isOver { action() }
    }
  }
}
