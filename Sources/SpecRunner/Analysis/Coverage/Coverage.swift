public import SpecGherkin
public import SpecMessages

/// Requirements × scenarios × how these went last: what is shown to hold, and what nothing shows.
///
/// A scenario covers a statement by a tag that is its id. A tag that looks like an id of one of the
/// documents and is none, or is that of a remark, is a stray: mistyped, or left behind.
public struct Coverage: Sendable {
  public let flows: [Flow]
  public let unknownTags: [UnknownTag]
  /// Whether it is known how scenarios went last.
  public let hasResults: Bool

  /// One document and what covers it.
  public struct Flow: Sendable {
    public let document: RequirementsDocument
    /// In the order of the document.
    public let entries: [Entry]

    public var name: String { document.flow }
    public var totals: Totals { Totals(entries) }
  }

  /// A statement and the scenarios that carry its id.
  public struct Entry: Sendable {
    public let statement: RequirementsDocument.Statement
    public let scenarios: [Witness]
    public let state: State
  }

  /// A scenario that carries an id; an outline is one, however many rows it has.
  public struct Witness: Hashable, Sendable {
    public let uri: String
    public let line: Int
    public let name: String
    /// How many rows of the outline carry the id; 1 for a scenario that is none.
    public internal(set) var rows: Int
    /// The gravest of its rows' last results; unknown if there is none.
    public internal(set) var status: Status
  }

  /// What is known of a statement.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// A scenario of it did not pass.
    case failed
    /// No scenario carries its id.
    case uncovered
    /// A scenario of it is not in the last result.
    case unknown
    /// A scenario of it was skipped, the others passed.
    case skipped
    /// All its scenarios passed.
    case passed
    /// It has scenarios; no result was given.
    case covered
    /// A remark.
    case remark
  }

  /// A tag that names no statement although it looks like it.
  public struct UnknownTag: Hashable, Sendable {
    public let tag: String
    public let uri: String
    public let location: Location
    /// Whether the id is that of a remark; if not there is no such id.
    public let isRemark: Bool
    /// The id that was likely meant.
    public let nearest: String?
  }

  /// How many statements there are of each sort.
  public struct Totals: Hashable, Sendable {
    public private(set) var statements = 0
    public private(set) var remarks = 0
    private var counts: [State: Int] = [:]

    init(_ entries: some Sequence<Entry>) {
      for entry in entries {
        statements += 1
        counts[entry.state, default: 0] += 1
        if entry.state == .remark { remarks += 1 }
      }
    }

    /// How many statements are in a state.
    public func count(_ state: State) -> Int { counts[state] ?? 0 }
    /// How many can be tested.
    public var testable: Int { statements - remarks }
    /// How many have a scenario.
    public var covered: Int { testable - count(.uncovered) }
  }

  public var totals: Totals { Totals(flows.lazy.flatMap(\.entries)) }

  /// Whether every statement that can be tested has a scenario, none failed, and no tag strays.
  public var isSound: Bool {
    let totals = totals
    return unknownTags.isEmpty && totals.count(.uncovered) == 0 && totals.count(.failed) == 0
  }

  /// Joins documents and scenarios.
  ///
  /// - Parameter results: How the scenarios went last; nil if nothing is known.
  public init(
    _ documents: [RequirementsDocument], _ files: [ParseResult], results: LastResults? = nil
  ) {
    var witnesses = Witnesses(results)
    for file in files { witnesses.read(file) }
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

  private static func state(
    _ statement: RequirementsDocument.Statement, _ scenarios: [Witness], hasResults: Bool
  ) -> State {
    if !statement.kind.isTestable { return .remark }
    if scenarios.isEmpty { return .uncovered }
    if !hasResults { return .covered }
    let statuses = scenarios.map(\.status)
    if statuses.contains(where: \.isFailure) { return .failed }
    if statuses.contains(.unknown) { return .unknown }
    return statuses.contains(.skipped) ? .skipped : .passed
  }
}
