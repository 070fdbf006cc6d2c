/// One step's outcome: its status, how long it took, and what went wrong.
public struct StepResult: Sendable {
  public var status: Status
  public var duration: Duration
  public var problem: Problem?

  public init(_ status: Status, duration: Duration = .zero, problem: Problem? = nil) {
    self.status = status
    self.duration = duration
    self.problem = problem
  }
}

/// What went wrong in a step, a hook or a run, in words.
///
/// A class so that a result without one, nearly every result, stays small.
public final class Problem: Sendable {
  /// The sort of failure, such as `ExpectationFailure`, `HookError` or `StepTimeout`; nil when
  /// a step reported its status without failing, as in `pending`.
  public let type: String?
  /// The sort of failure of a step whose engine is gone or was never there: neither the app nor
  /// the specification is to blame.
  public static let engineError = "EngineError"

  /// The type of the problem of a step that is skipped because nobody can tell what it checks.
  public static let unchecked = "Unchecked"
  /// What people read: a headline, then expected and actual where there are such.
  public let message: String?
  /// Where it happened, innermost first, the line of the specification last.
  public let stackTrace: String?

  public init(type: String?, message: String?, stackTrace: String? = nil) {
    self.type = type
    self.message = message
    self.stackTrace = stackTrace
  }
}
