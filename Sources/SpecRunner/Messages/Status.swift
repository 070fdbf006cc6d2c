/// How a step ended, in order of gravity, so that the worst of many is their maximum.
public enum Status: String, Hashable, Sendable, CaseIterable, Comparable {
  case unknown = "UNKNOWN"
  case passed = "PASSED"
  case skipped = "SKIPPED"
  case pending = "PENDING"
  case undefined = "UNDEFINED"
  case ambiguous = "AMBIGUOUS"
  case failed = "FAILED"

  public static func < (one: Self, other: Self) -> Bool { one.gravity < other.gravity }

  /// Whether it makes a run fail: all but passed, skipped and unknown do.
  public var isFailure: Bool { self >= .pending }

  private var gravity: Int {
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
