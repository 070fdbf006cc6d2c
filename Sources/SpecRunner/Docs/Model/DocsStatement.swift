import SpecAnalysis
import SpecGherkin

/// A statement of the requirements, with what proves it.
struct DocsStatement {
  let statement: RequirementsDocument.Statement
  /// The indices of the scenarios that cover it.
  let scenarios: [Int]
  /// The indices of the faults that break it.
  let faults: [Int]
  /// The sentence in other languages.
  let translations: [(language: String, text: String)]
  /// The last result of its scenarios; nil if it has none or nothing was run.
  let result: DocsResult?

  var id: RequirementID { statement.id }
  var anchor: String { statement.id.description }

  /// What a filter of the page and the index count it as.
  var state: State {
    if !statement.kind.isTestable { return .remark }
    if scenarios.isEmpty { return .uncovered }
    guard let result else { return .covered }
    switch result.state {
    case .passed: return result.isStale ? .stale : .passed
    case .skipped: return .skipped
    case .neverRun, .explored: return .neverRun
    case .quarantined: return .quarantined
    case .knownIssue: return .knownIssue
    case .failed: return .failed
    }
  }

  enum State: String, CaseIterable {
    case passed, covered, stale, skipped
    case neverRun = "never-run"
    case knownIssue = "known-issue"
    case quarantined, failed, uncovered, remark

    /// The state in a legend.
    var word: String {
      switch self {
      case .passed: "passed"
      case .covered: "covered"
      case .stale: "changed since the run"
      case .skipped: "skipped"
      case .neverRun: "never run"
      case .knownIssue: "known issue"
      case .quarantined: "quarantined"
      case .failed: "failed"
      case .uncovered: "not covered"
      case .remark: "remarks"
      }
    }
  }
}

/// The numbers of statements by state.
struct DocsTotals {
  private(set) var counts: [DocsStatement.State: Int] = [:]
  private(set) var statements = 0

  init(_ statements: some Sequence<DocsStatement>) {
    for statement in statements {
      counts[statement.state, default: 0] += 1
      self.statements += 1
    }
  }

  func count(_ state: DocsStatement.State) -> Int { counts[state] ?? 0 }
  var testable: Int { statements - count(.remark) }
  var covered: Int { testable - count(.uncovered) }
}
