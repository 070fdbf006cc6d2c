import SpecMessages
import Synchronization

/// Races a body against a clock; the loser is cancelled and left alone.
enum TimeLimit {
  /// The body's result, or nil if the time was over first, or the run was interrupted.
  ///
  /// - Parameter whenInterrupted: takes what is to be called if the run is interrupted.
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

  /// Resumes its continuation once, with whatever comes first.
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
