import SpecGherkin
import SpecMessages
import SpecText

/// What report formats of other tools say of an attempt at a scenario.
struct ResultFacts {
  /// The statuses that those formats tell apart.
  enum Status: Hashable {
    /// `failed` is a check that failed, `broken` anything else that is wrong.
    case passed, failed, broken, skipped, pending, unknown
  }

  struct Step {
    let name: String
    let status: Status
    let duration: Int
    let message: String?
  }

  let name: String
  /// The feature, and the rule if there is one.
  let suites: [String]
  let status: Status
  /// What is wrong, or why it was skipped; nil if it passed.
  let message: String?
  /// The whole text of the failures.
  let text: String
  /// The tags without `@`.
  let tags: [String]
  /// Milliseconds since 1970.
  let start: Int
  let stop: Int
  let steps: [Step]

  init(_ attempt: Attempt, _ index: RunIndex) {
    let parts = CaseName(attempt)
    let written =
      parts.filled ?? ([parts.scenario, parts.row].compactMap { $0 }).joined(separator: " ")
    name = ([written] + [parts.variant].compactMap { $0.map { "[\($0)]" } }).joined(separator: " ")
    suites = [parts.feature] + [parts.rule].compactMap { $0 }
    let failures = FailureText.all(of: attempt, index)
    switch attempt.result {
    case .knownIssue, .quarantined:
      status = .skipped
      message = attempt.excuseText
    case .unexpectedPass: (status, message) = (.failed, failures.first?.message.first)
    case .status(let result):
      status = attempt.finished == nil ? .unknown : Self.status(result, failures.first)
      message = result == .skipped ? attempt.skipReason : failures.first?.message.first
    }
    text = failures.map(\.plain).joined(separator: "\n")
    tags =
      attempt.pickle.map { $0.tags.map { VisibleText.line(String($0.name.dropFirst())) } } ?? []
    start = attempt.started.timestamp.milliseconds
    stop = attempt.finished?.timestamp.milliseconds ?? start
    // A hook is of interest only if something is wrong with it.
    let shown = attempt.results.indices.filter {
      attempt.results[$0].status != .passed || attempt.hookID(at: $0) == nil
    }
    steps = shown.map { position in
      let result = attempt.results[position]
      return Step(
        name: StepText(attempt, at: position, index).line, status: Self.status(result.status, nil),
        duration: Int(result.duration.wholeNanoseconds / 1_000_000),
        message: result.failure?.message.map(VisibleText.clean))
    }
  }

  private static func status(_ status: SpecMessages.Status, _ failure: FailureText?) -> Status {
    switch status {
    case .passed: .passed
    case .skipped: .skipped
    // Where a pending step fails the run, it must not look harmless.
    case .pending: failure == nil ? .pending : .broken
    case .failed: failure.map { $0.facts.kind == .expectation ? .failed : .broken } ?? .failed
    case .undefined, .ambiguous: .broken
    case .unknown: .unknown
    }
  }
}

extension Timestamp {
  var milliseconds: Int { Int(nanoseconds / 1_000_000) }
}
