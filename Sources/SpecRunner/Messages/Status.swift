/// The status of a step or a scenario, in order of severity: the status of a scenario is the
/// maximum of its steps.
public enum Status: String, Hashable, Sendable, CaseIterable, Comparable {
  /// No result is recorded.
  case unknown = "UNKNOWN"
  /// It passed.
  case passed = "PASSED"
  /// It was not run, because it does not apply or an earlier step did not pass.
  case skipped = "SKIPPED"
  /// The body of the step is not written yet.
  case pending = "PENDING"
  /// No step definition matches.
  case undefined = "UNDEFINED"
  /// Several step definitions match.
  case ambiguous = "AMBIGUOUS"
  /// It failed.
  case failed = "FAILED"

  /// Compares by severity.
  public static func < (one: Self, other: Self) -> Bool { one.severity < other.severity }

  /// Whether this status makes a run fail: all but passed, skipped and unknown do.
  public var isFailure: Bool { self >= .pending }

  /// The rank in the order of severity, from 0.
  var severity: Int {
    switch self {
    case .unknown: 0
    case .passed: 1
    case .skipped: 2
    case .pending: 3
    case .undefined: 4
    case .ambiguous: 5
    case .failed: 6
    }
  }
}
