import Synchronization

/// Tracks the running body of a worker and the worker's current task.
///
/// Abandoning a body makes another task the current one; results of the old task are then ignored.
/// One lock guards both decisions.
final class BodyWatch: Sendable {
  /// A running body.
  struct Body {
    /// The attempt, positioned at the step with the body.
    let attempt: CaseRun
    /// The start time on the run's clock, in nanoseconds.
    let since: Int64
    /// The time limit as an instant on the run's clock, in nanoseconds.
    let deadline: Int64
    /// The steps of the text step that is running; nil for any other body.
    var inner: InnerStepLog?
  }

  /// Whether a body may start.
  enum Entry {
    case go, interrupted
    /// Another task is the current one.
    case givenUp
  }

  private struct State {
    var turn = 0
    var task: Task<Void, Never>?
    var body: Body?
  }

  private let state = Mutex(State())

  /// Records the task of a turn, or cancels it if the turn is over already.
  func start(_ task: Task<Void, Never>, _ turn: Int) {
    state.withLock { state in
      if state.turn == turn { state.task = task } else { task.cancel() }
    }
  }

  /// Records the start of a body.
  ///
  /// - Parameter isInterrupted: evaluated under the lock that `giveUp` takes, so that no body can
  ///   start between an interruption and `giveUp`.
  func enter(_ body: Body, _ turn: Int, isInterrupted: () -> Bool) -> Entry {
    state.withLock { state in
      guard state.turn == turn else { return .givenUp }
      if isInterrupted() { return .interrupted }
      state.body = body
      return .go
    }
  }

  /// Records progress of the running body; returns false, without a record, if the body was
  /// abandoned.
  ///
  /// - Parameter record: runs under the lock that `giveUp` takes.
  func advance(_ turn: Int, _ record: (inout Body?) -> Void) -> Bool {
    state.withLock { state in
      guard state.turn == turn else { return false }
      record(&state.body)
      return true
    }
  }

  /// Records the end of a body; returns false if the body was abandoned.
  func leave(_ turn: Int) -> Bool {
    state.withLock { state in
      guard state.turn == turn else { return false }
      state.body = nil
      return true
    }
  }

  /// Abandons the running body if there is a reason, and cancels its task.
  ///
  /// - Returns: the body, the reason, and the turn of the task that continues.
  func giveUp<Reason>(_ reason: (Body) -> Reason?) -> (Body, Reason, turn: Int)? {
    state.withLock { state in
      guard let body = state.body, let reason = reason(body) else { return nil }
      state.turn += 1
      state.body = nil
      state.task?.cancel()
      return (body, reason, state.turn)
    }
  }
}
