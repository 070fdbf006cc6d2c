import SpecMessages
import Synchronization

/// Runs a body with a time limit; a body that exceeds it is cancelled and abandoned.
enum TimeLimit {
  /// Returns the body's result, or nil after the time limit or an interruption.
  ///
  /// - Parameter whenInterrupted: registers the action for an interruption.
  static func run<Result: Sendable>(
    _ limit: Elapsed?, _ clock: RunClock,
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

extension Elapsed {
  /// In words: `250 ms`, `5 s`, `2 min`.
  package var written: String {
    let milliseconds = nanoseconds / 1_000_000
    if milliseconds < 1000 { return "\(milliseconds) ms" }
    let seconds = milliseconds / 1000
    if milliseconds % 1000 != 0 {
      let tenths = (milliseconds % 1000) / 100
      return tenths == 0 ? "\(seconds) s" : "\(seconds).\(tenths) s"
    }
    return seconds >= 120 && seconds % 60 == 0 ? "\(seconds / 60) min" : "\(seconds) s"
  }
}
