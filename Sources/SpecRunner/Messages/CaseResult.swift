package import SpecGherkin

/// The result of a scenario: the status of its last attempt, unless its tag `@known-issue(URL)` or
/// `@quarantine` gives the status another meaning.
///
/// It is computed from the messages and the tags of the pickle alone, because the schema of messages
/// has no such statuses: a replay or a merged run has the same results.
package enum CaseResult: Hashable, Sendable, Comparable {
  case status(Status)
  /// It has a known issue and failed because a check was not met, a body threw an error, or the app
  /// crashed.
  case knownIssue
  /// It has a known issue and passed.
  case unexpectedPass
  /// It is in quarantine and failed.
  case quarantined

  /// - Parameter isExpectedFailure: whether all failures are of the kind that a known issue explains.
  package init(
    _ status: Status, _ excuse: Excuse?, isExpectedFailure: Bool, hasRun: Bool = true
  ) {
    switch (status, excuse) {
    case (.failed, .quarantine?): self = .quarantined
    case (.failed, .knownIssue?) where isExpectedFailure: self = .knownIssue
    case (.passed, .knownIssue?) where hasRun: self = .unexpectedPass
    default: self = .status(status)
    }
  }

  /// Whether it makes the run fail.
  package var isFailure: Bool {
    switch self {
    case .status(let status): status.isFailure
    case .knownIssue, .quarantined: false
    case .unexpectedPass: true
    }
  }

  /// Whether it is a failure that a tag excuses.
  package var isExcused: Bool { self == .knownIssue || self == .quarantined }

  /// The status that comes nearest to it.
  package var status: Status {
    switch self {
    case .status(let status): status
    case .knownIssue, .quarantined: .skipped
    case .unexpectedPass: .failed
    }
  }

  /// The result as words in a sentence.
  package var word: String {
    switch self {
    case .status(let status): status.rawValue.lowercased()
    case .knownIssue: "known issue"
    case .unexpectedPass: "passed unexpectedly"
    case .quarantined: "quarantined"
    }
  }

  /// Compares by severity.
  package static func < (one: Self, other: Self) -> Bool {
    (one.status, one.rank) < (other.status, other.rank)
  }

  private var rank: Int {
    switch self {
    case .unexpectedPass: 0
    case .status: 1
    case .knownIssue: 2
    case .quarantined: 3
    }
  }
}

extension Attempt {
  /// The result of the scenario if this is its last attempt.
  package var result: CaseResult {
    guard status == .failed || status == .passed, excuse != nil else { return .status(status) }
    let failures = results.indices.filter { results[$0].status.isFailure }
    return CaseResult(
      status, excuse,
      isExpectedFailure: failures.allSatisfy {
        results[$0].status == .failed && hookID(at: $0) == nil
          && (results[$0].failure?.kind ?? .other)
            .isExplainedByKnownIssue(at: pickleStep(at: $0)?.type)
      },
      // In a dry run, no step passes.
      hasRun: results.indices.contains {
        results[$0].status == .passed && hookID(at: $0) == nil
      })
  }
}

extension Attempt {
  /// Whether the scenario passed or was skipped after a failed attempt.
  package var isFlaky: Bool { started.attempt > 0 && !status.isFailure && !result.isFailure }
}

extension Failure.Kind {
  /// Whether a known issue explains a failure of this kind at a step: a failed check, or a crash of the
  /// app wherever it happens.
  ///
  /// A Given or When that fails never reached the check, such as for a mistyped name. A time limit, a
  /// lost engine, a wrong argument and a lack of setup are other problems. All of these would remain
  /// unnoticed.
  ///
  /// - Parameter type: the type of the step; nil or unknown, as for `*`, may be a check.
  package func isExplainedByKnownIssue(at type: PickleStepType?) -> Bool {
    switch self {
    case .appCrash: true
    case .expectation, .other: type != .context && type != .action
    case .argument, .table, .setup, .setupScenario, .engineTimeout, .engine, .hook, .stepTimeout,
      .scenarioTimeout, .hookTimeout, .preparationTimeout, .pending, .skip, .unchecked,
      .interrupted, .failFast, .parseError, .forbidden, .nothingSelected, .nothingChecked,
      .unfinished, .internal:
      false
    }
  }
}
