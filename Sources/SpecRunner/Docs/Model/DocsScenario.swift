import SpecAnalysis
import SpecGherkin
import SpecMessages
import SpecText

/// A scenario or outline of the present suite, with its last results.
struct DocsScenario {
  let uri: String
  let feature: Feature
  let scenario: Scenario
  /// The scenario itself, or the rows of an outline.
  let cases: [DocsCase]
  /// Its anchor in the site.
  let anchor: String
  /// The statements that it covers, in the order of the documents.
  var statements: [RequirementID] = []
  /// The page that shows it in full.
  var page: Int
  /// The statement under which its page shows it in full; nil if that is its feature.
  var home: RequirementID?

  var line: Int { scenario.location.line }
  var place: String { "\(uri):\(line)" }
  var isOutline: Bool { !scenario.examples.isEmpty }
  /// The language of its text.
  var language: String { feature.language }

  /// All tags, outermost first, each once.
  var tags: [String] {
    var seen: Set<ExactText> = []
    let all =
      Array(feature.tags) + Array(scenario.rule.map { Array($0.tags) } ?? [])
      + Array(scenario.tags)
    return all.map(\.name).filter { seen.insert($0) }
  }

  var result: DocsResult { DocsResult(cases.map(DocsResult.init)) }
}

/// A scenario as it runs: one, or one of each row of an outline.
struct DocsCase {
  let pickle: Pickle
  let row: RowPlace?
  /// Nil if it was never run.
  let outcome: CaseOutcome?
}

/// The last result of a scenario or a statement.
struct DocsResult {
  /// In order of severity.
  enum State: Int, Comparable, CaseIterable {
    case passed, skipped, explored, neverRun, quarantined, knownIssue, failed

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

    /// The state as a badge says it.
    var word: String {
      switch self {
      case .passed: "passed"
      case .skipped: "skipped"
      case .explored: "checked by spec explore"
      case .neverRun: "never run"
      case .quarantined: "quarantined"
      case .knownIssue: "known issue"
      case .failed: "failed"
      }
    }

    /// The name of its class.
    var name: String { self == .explored ? Self.skipped.name : word.replacing(" ", with: "-") }

    /// A sign that is different for each state, for people who do not see colours.
    var sign: String {
      switch self {
      case .passed: "✓"
      case .skipped, .explored: "–"
      case .neverRun: "○"
      case .knownIssue, .quarantined: "!"
      case .failed: "✗"
      }
    }
  }

  let state: State
  /// Whether the text of a scenario has changed since it was run.
  let isStale: Bool
  /// The start of the oldest run that counts; nil if it was never run.
  let date: Timestamp?

  init(_ one: DocsCase) {
    guard let outcome = one.outcome else {
      self.init(state: one.pickle.isStanding ? .explored : .neverRun, isStale: false, date: nil)
      return
    }
    self.init(
      state: outcome.state, isStale: outcome.isStale, date: outcome.shown.started)
  }

  /// The most severe of several results; never run if there are none.
  init(_ results: [DocsResult]) {
    self.init(
      state: results.map(\.state).max() ?? .neverRun, isStale: results.contains(where: \.isStale),
      date: results.compactMap(\.date).min())
  }

  private init(state: State, isStale: Bool, date: Timestamp?) {
    self.state = state
    self.isStale = isStale
    self.date = date
  }
}
