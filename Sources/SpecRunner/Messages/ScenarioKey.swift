package import SpecGherkin
package import SpecText

/// The identity of a scenario across runs: its file, rule and name, and the values of its row.
///
/// Lines are not part of it, because they move between runs.
package struct ScenarioKey: Hashable, Comparable, Sendable {
  @ExactText package var uri: String
  /// The name of its rule; empty if there is none.
  @ExactText package var rule: String
  /// The name as written, with placeholders.
  @ExactText package var name: String
  /// The values of its row, such as `size=2, colour=red`; empty if it has none.
  @ExactText package var row: String
  /// The variant, such as an engine's name; empty if there is only one.
  @ExactText package var variant: String
  /// Its number among the scenarios of which all this is the same, in the order of their lines, from
  /// 1.
  package var copy: Int

  package init(
    uri: String, rule: String = "", name: String, row: String = "", variant: String = "",
    copy: Int = 1
  ) {
    _uri = ExactText(uri)
    _rule = ExactText(rule)
    _name = ExactText(name)
    _row = ExactText(row)
    _variant = ExactText(variant)
    self.copy = copy
  }

  /// The longest text of a row; different rows that begin alike are told apart by `copy`.
  private static let longestRow = 300

  /// The first scenario of its kind; which copy it is depends on those before it in its file.
  package init(_ pickle: Pickle, _ lineage: Lineage?) {
    self.init(
      uri: pickle.uri, rule: lineage?.rule?.name ?? "",
      name: lineage?.scenario.name ?? pickle.name, row: lineage.map(Self.row) ?? "")
  }

  private static func row(_ lineage: Lineage) -> String {
    guard let examples = lineage.examples, let number = lineage.rowIndex,
      let header = examples.tableHeader, examples.tableBody.indices.contains(number)
    else { return "" }
    let cells = zip(header.cells, examples.tableBody[number].cells)
    let text = cells.map { "\($0.value)=\($1.value)" }.joined(separator: ", ")
    guard text.unicodeScalars.count > longestRow else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(longestRow)))
  }

  /// The rule, the name, the row and the variant on one line.
  package var title: String {
    let parts = [rule, name].filter { !$0.isEmpty }.joined(separator: " › ")
    return (parts.isEmpty ? "(no name)" : parts) + (row.isEmpty ? "" : " (\(row))")
      + (copy > 1 ? ", number \(copy)" : "") + (variant.isEmpty ? "" : " [\(variant)]")
  }

  package static func < (one: Self, other: Self) -> Bool {
    if one._uri != other._uri { return one._uri < other._uri }
    if one._rule != other._rule { return one._rule < other._rule }
    if one._name != other._name { return one._name < other._name }
    if one._row != other._row { return one._row < other._row }
    return one.copy == other.copy ? one._variant < other._variant : one.copy < other.copy
  }
}

/// The keys of a run's scenarios, by the ids of their pickles.
package struct ScenarioKeys: Sendable {
  private var documents: [ExactText: GherkinDocument] = [:]
  private var keys: [NodeID: ScenarioKey] = [:]
  private var counts: [ScenarioKey: Int] = [:]

  package init() {}

  /// Receives a message; must receive every document and pickle.
  package mutating func receive(_ envelope: Envelope) {
    switch envelope {
    case .gherkinDocument(let document): documents[document.uri] = document
    case .pickle(let pickle):
      var key = ScenarioKey(pickle, documents[pickle.uri]?.lineage(of: pickle))
      counts[key, default: 0] += 1
      key.copy = counts[key] ?? 1
      keys[pickle.id] = key
    case .testRunStarted: documents = [:]
    default: break
    }
  }

  package func key(of pickleID: NodeID) -> ScenarioKey? { keys[pickleID] }

  /// The key of the scenario in the variant of the attempt.
  package func key(of attempt: Attempt) -> ScenarioKey? {
    guard var key = keys[attempt.testCase.pickleID] else { return nil }
    key.variant = attempt.variant ?? ""
    return key
  }
}
