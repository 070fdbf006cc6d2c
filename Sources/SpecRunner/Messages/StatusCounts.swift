/// The number of scenarios or steps with each status.
package struct StatusCounts: Hashable, Sendable {
  /// The count of each status, in order of severity.
  private var statuses = [Int](repeating: 0, count: Status.allCases.count)
  /// The scenarios that failed because of a known issue, or their steps that failed.
  package private(set) var knownIssues = 0
  /// The scenarios that passed although their known issue is open.
  package private(set) var unexpectedPasses = 0
  /// The scenarios in quarantine that failed, or their steps that failed.
  package private(set) var quarantined = 0

  package init() {}

  package subscript(status: Status) -> Int {
    get { statuses[status.severity] }
    set { statuses[status.severity] = newValue }
  }

  /// The sum of all counts.
  package var total: Int {
    statuses.reduce(knownIssues + unexpectedPasses + quarantined, +)
  }

  /// The sum of the counts of results that make a run fail.
  package var failures: Int {
    Status.allCases.filter(\.isFailure).reduce(unexpectedPasses) { $0 + self[$1] }
  }

  /// Whether everything that was counted was skipped.
  var isNothingButSkipped: Bool { total > 0 && self[.skipped] == total }

  /// Adds one to the count of a status.
  package mutating func count(_ status: Status) { self[status] += 1 }

  /// Adds one to the count of a result.
  package mutating func count(_ result: CaseResult) {
    switch result {
    case .status(let status): count(status)
    case .knownIssue: knownIssues += 1
    case .unexpectedPass: unexpectedPasses += 1
    case .quarantined: quarantined += 1
    }
  }
}
