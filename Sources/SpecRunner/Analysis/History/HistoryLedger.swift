package import SpecMessages

/// What the runs of a history show: which scenarios fail since when, which are flaky, and which are
/// slow.
package struct HistoryLedger: Sendable {
  package let history: RunHistory
  /// The scenarios of the last runs, in the order of the files.
  package let lines: [Line]

  /// A scenario and its record.
  package struct Line: Sendable {
    package let key: ScenarioKey
    package let record: RunHistory.Record

    /// The line in the last run that has it.
    package var line: Int { record.results.last?.entry.line ?? 0 }
    /// The number of runs in which it failed since it last passed.
    package var failures: Int {
      record.results.reversed().prefix { $0.entry.result != .status(.passed) }
        .count { $0.entry.result.isFailure }
    }
  }

  package init(_ history: RunHistory) {
    self.history = history
    lines = history.keys.compactMap { key in
      history.record(of: key).map { Line(key: key, record: $0) }
    }
  }

  /// The scenarios that failed when they last ran, those that fail longest first.
  package var broken: [Line] {
    lines.filter { $0.record.brokenSince != nil }.sorted { one, other in
      guard let left = one.record.brokenSince?.started,
        let right = other.record.brokenSince?.started
      else { return false }
      return left == right ? one.key < other.key : left < right
    }
  }

  /// The scenarios with flaky runs, those with the highest rate first.
  package var flaky: [Line] {
    lines.filter { $0.record.flakyRuns > 0 }.sorted { one, other in
      let (left, right) = (one.record, other.record)
      // Compared without division: a/b > c/d.
      let (first, second) = (
        left.flakyRuns * right.results.count, right.flakyRuns * left.results.count
      )
      return first == second ? one.key < other.key : first > second
    }
  }

  /// The scenarios that failed in quarantine.
  package var quarantined: [Line] {
    lines.filter { $0.record.results.contains { $0.entry.result == .quarantined } }
  }

  /// The scenarios that have passed, the slowest first.
  package var slowest: [Line] {
    lines.filter { $0.record.meanDuration != nil }.sorted { one, other in
      let (first, second) = (one.record.meanDuration ?? .zero, other.record.meanDuration ?? .zero)
      return first == second ? one.key < other.key : first > second
    }
  }
}
