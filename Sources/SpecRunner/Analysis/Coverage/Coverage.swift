package import SpecGherkin
package import SpecMessages
package import SpecRunner

/// Requirement coverage: statements, their scenarios, and the last results of these.
///
/// A scenario covers a statement by a tag that is its id, its own or that of a text step it calls. A tag that looks like an id of one of the
/// documents, but is not, or is that of a remark, is an unknown tag: misspelled, or outdated.
package struct Coverage: Sendable {
  package let flows: [Flow]
  package let unknownTags: [UnknownTag]
  /// Whether results of a previous run are known.
  package let hasResults: Bool

  /// A document and its coverage.
  package struct Flow: Sendable {
    package let document: RequirementsDocument
    /// The statements in the order of the document.
    package let entries: [Entry]

    package var name: String { document.flow }
    package var totals: Totals { Totals(entries) }
  }

  /// A statement and the scenarios tagged with its id.
  package struct Entry: Sendable {
    package let statement: RequirementsDocument.Statement
    package let scenarios: [Witness]
    package let state: State

    /// The scenarios whose results are that of the statement.
    package var deciding: [Witness] { Coverage.deciding(scenarios) }
  }

  /// A scenario tagged with an id; an outline is one scenario, however many rows it has.
  package struct Witness: Hashable, Sendable {
    package let uri: String
    package let line: Int
    package let name: String
    /// Whether it is checked by `spec explore` rather than run.
    package let isStanding: Bool
    /// The number of tagged rows of an outline; 1 for any other scenario.
    package internal(set) var rows: Int
    /// The most severe last result of its rows; unknown if there is none.
    package internal(set) var result: CaseResult
    /// Why it shows nothing; nil if it does.
    package internal(set) var flaw: Flaw?

    package enum Flaw: String, Sendable {
      /// A step of it is not defined, or several definitions match it.
      case broken
      /// It had other steps in the recorded run.
      case changed
    }
  }

  /// The coverage state of a statement.
  package enum State: String, Hashable, Sendable, CaseIterable {
    /// One of its scenarios did not pass.
    case failed
    /// One of its scenarios failed because of a known issue, the others did not fail.
    case knownIssue
    /// No scenario that can run is tagged with its id.
    case uncovered
    /// One of its scenarios has no last result, or has changed since.
    case unknown
    /// One of its scenarios was skipped, the others passed.
    case skipped
    /// All its scenarios passed.
    case passed
    /// It has scenarios, but no results are known.
    case covered
    /// It is a remark.
    case remark
  }

  /// A tag that looks like an id but does not match a statement.
  package struct UnknownTag: Hashable, Sendable {
    package let tag: String
    package let uri: String
    package let location: Location
    /// Whether the id is that of a remark; otherwise the id does not exist.
    package let isRemark: Bool
    /// The most similar id, if any.
    package let nearest: String?
  }

  /// The numbers of statements by state.
  package struct Totals: Hashable, Sendable {
    package private(set) var statements = 0
    package private(set) var remarks = 0
    /// The number of statements with a part that was decided.
    package private(set) var decisions = 0
    private var counts: [State: Int] = [:]

    init(_ entries: some Sequence<Entry>) {
      for entry in entries {
        statements += 1
        counts[entry.state, default: 0] += 1
        if entry.state == .remark { remarks += 1 }
        if entry.statement.decision != nil { decisions += 1 }
      }
    }

    /// The number of statements in a state.
    package func count(_ state: State) -> Int { counts[state] ?? 0 }
    /// The number of testable statements.
    package var testable: Int { statements - remarks }
    /// The number of statements with a scenario.
    package var covered: Int { testable - count(.uncovered) }
  }

  package var totals: Totals { Totals(flows.lazy.flatMap(\.entries)) }

  /// Whether every testable statement has a scenario, none failed or is missing in the results, the
  /// results are not those of skipped scenarios alone, and there are no unknown tags.
  package var isSound: Bool { isFaultless && !isUnchecked }

  /// Whether nothing is wrong but that every scenario was skipped, as in a dry run.
  package var isUnchecked: Bool {
    let totals = totals
    return isFaultless && totals.count(.skipped) > 0
      && [.passed, .knownIssue].allSatisfy { totals.count($0) == 0 }
  }

  private var isFaultless: Bool {
    let totals = totals
    return unknownTags.isEmpty
      && [.uncovered, .failed, .unknown].allSatisfy { totals.count($0) == 0 }
  }

  /// Computes the coverage of documents by scenarios.
  ///
  /// - Parameters:
  ///   - results: The last results of the scenarios; nil if they are not known.
  ///   - registry: finds the text steps that scenarios call; nil if there are none.
  ///   - broken: the scenarios that cannot run, which show nothing unless there are results.
  package init(
    _ documents: [RequirementsDocument], _ files: [ParseResult], results: LastResults? = nil,
    registry: StepRegistry? = nil, broken: Set<NodeID> = []
  ) {
    var witnesses = Witnesses(results, broken: broken)
    for file in files { witnesses.read(file, registry) }
    hasResults = results != nil
    flows = documents.map { document in
      Flow(
        document: document,
        entries: document.statements.map { statement in
          let scenarios = witnesses.scenarios(of: statement.id)
          return Entry(
            statement: statement, scenarios: scenarios,
            state: Self.state(statement, scenarios, hasResults: results != nil))
        })
    }
    unknownTags = UnknownTags(documents).find(in: files)
  }

  /// What is true on every screen is not part of a run; other scenarios of a statement are.
  private static func deciding(_ scenarios: [Witness]) -> [Witness] {
    let run = scenarios.filter { !$0.isStanding }
    return run.isEmpty ? scenarios : run
  }

  private static func state(
    _ statement: RequirementsDocument.Statement, _ scenarios: [Witness], hasResults: Bool
  ) -> State {
    if !statement.kind.isTestable { return .remark }
    if scenarios.allSatisfy({ $0.flaw == .broken }) { return .uncovered }
    if !hasResults { return .covered }
    let results = deciding(scenarios).map(\.result)
    if results.contains(where: \.isFailure) { return .failed }
    if results.contains(where: \.isExcused) { return .knownIssue }
    if results.contains(.status(.unknown)) { return .unknown }
    return results.contains(.status(.skipped)) ? .skipped : .passed
  }
}
