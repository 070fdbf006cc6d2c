import Synchronization

/// Knows which body a worker runs, and which of the worker's tasks has the turn.
///
/// Giving a body up passes the turn on. What the old task still does then counts no more, so both
/// are decided under one lock.
final class BodyWatch: Sendable {
  /// A body that runs.
  struct Body {
    /// The attempt, at the step whose body it is.
    let attempt: CaseRun
    /// When it began, on the run's clock.
    let since: Int64
    /// When its time is over, on the run's clock.
    let deadline: Int64
  }

  /// Whether a body may begin.
  enum Entry {
    case go, interrupted
    /// Another task has the turn.
    case givenUp
  }

  private struct State {
    var turn = 0
    var task: Task<Void, Never>?
    var body: Body?
  }

  private let state = Mutex(State())

  /// Notes the task that has a turn, unless the turn is over already.
  func start(_ task: Task<Void, Never>, _ turn: Int) {
    state.withLock { if $0.turn == turn { $0.task = task } }
  }

  /// Notes that a body begins.
  ///
  /// - Parameter isInterrupted: Asked under the lock that `giveUp` takes, so that no body slips in
  ///   between an interruption and the giving up.
  func enter(_ body: Body, _ turn: Int, isInterrupted: () -> Bool) -> Entry {
    state.withLock { state in
      guard state.turn == turn else { return .givenUp }
      if isInterrupted() { return .interrupted }
      state.body = body
      return .go
    }
  }

  /// Notes that a body has returned; false if it was given up.
  func leave(_ turn: Int) -> Bool {
    state.withLock { state in
      guard state.turn == turn else { return false }
      state.body = nil
      return true
    }
  }

  /// Gives the running body up if there is a reason, and cancels its task.
  ///
  /// - Returns: The body, the reason, and the turn of the task that is to go on.
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
