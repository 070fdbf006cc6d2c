/// The number of scenarios or steps with each status.
package struct StatusCounts: Hashable, Sendable {
  private var unknown = 0
  private var passed = 0
  private var skipped = 0
  private var pending = 0
  private var undefined = 0
  private var ambiguous = 0
  private var failed = 0
  /// The scenarios that failed because of a known issue, or their steps that failed.
  package private(set) var knownIssues = 0
  /// The scenarios that passed although their known issue is open.
  package private(set) var unexpectedPasses = 0
  /// The scenarios in quarantine that failed, or their steps that failed.
  package private(set) var quarantined = 0

  package init() {}

  package subscript(status: Status) -> Int {
    get { self[keyPath: Self.path(status)] }
    set { self[keyPath: Self.path(status)] = newValue }
  }

  /// The sum of all counts.
  package var total: Int {
    Status.allCases.reduce(knownIssues + unexpectedPasses + quarantined) { $0 + self[$1] }
  }

  /// The sum of the counts of results that make a run fail.
  package var failures: Int { pending + undefined + ambiguous + failed + unexpectedPasses }

  /// Whether everything that was counted was skipped.
  var isNothingButSkipped: Bool { total > 0 && skipped == total }

  /// Adds one to the count of a status.
  package mutating func count(_ status: Status) {
    switch status {
    case .unknown: unknown += 1
    case .passed: passed += 1
    case .skipped: skipped += 1
    case .pending: pending += 1
    case .undefined: undefined += 1
    case .ambiguous: ambiguous += 1
    case .failed: failed += 1
    }
  }

  /// Adds one to the count of a result.
  package mutating func count(_ result: CaseResult) {
    switch result {
    case .status(let status): count(status)
    case .knownIssue: knownIssues += 1
    case .unexpectedPass: unexpectedPasses += 1
    case .quarantined: quarantined += 1
    }
  }

  package static func += (one: inout Self, other: Self) {
    for status in Status.allCases { one[status] += other[status] }
    one.knownIssues += other.knownIssues
    one.unexpectedPasses += other.unexpectedPasses
    one.quarantined += other.quarantined
  }

  private static func path(_ status: Status) -> WritableKeyPath<Self, Int> {
    switch status {
    case .unknown: \.unknown
    case .passed: \.passed
    case .skipped: \.skipped
    case .pending: \.pending
    case .undefined: \.undefined
    case .ambiguous: \.ambiguous
    case .failed: \.failed
    }
  }
}
