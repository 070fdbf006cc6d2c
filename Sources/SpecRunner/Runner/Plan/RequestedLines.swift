import SpecGherkin

/// What requested lines of a file refer to: scenarios, rows, rules or the feature.
///
/// A line within a scenario, including its tags, refers to the scenario; a row of examples to
/// itself, another line of its block to all rows; the title or tags of a rule to the rule, and
/// those of the feature to all. A line of a description or background refers to nothing.
struct RequestedLines {
  /// Whether a line refers to the feature, and so to everything in the file.
  private(set) var isWhole = false
  /// Lines that refer to nothing, in order.
  private(set) var empty: [Int] = []
  private var nodes: Set<NodeID> = []
  private var parts: [Part] = []

  /// A range of lines, up to the next one, and what it refers to.
  private struct Part {
    let first: Int
    let node: NodeID?
    var isFeature = false
  }

  init(_ lines: some Sequence<Int>, of document: GherkinDocument) {
    addParts(of: document)
    for line in lines.sorted() {
      guard let part = part(at: line) else {
        empty.append(line)
        continue
      }
      if part.isFeature {
        isWhole = true
      } else if let node = part.node {
        nodes.insert(node)
      } else {
        empty.append(line)
      }
    }
  }

  /// Whether a requested line refers to a pickle.
  func contains(_ pickle: Pickle, in document: GherkinDocument) -> Bool {
    if isWhole { return true }
    guard let lineage = document.lineage(of: pickle) else { return false }
    // A pickle's own nodes are its scenario and its row.
    let around = [lineage.rule?.id, lineage.examples?.id].compactMap { $0 }
    return (pickle.astNodeIDs + around).contains { nodes.contains($0) }
  }

  /// The line of the scenario nearest to a line; nil if there is none.
  static func nearestScenario(to line: Int, in pickles: Pickles) -> Int? {
    pickles.map(\.location.line).min { abs($0 - line) < abs($1 - line) }
  }

  private func part(at line: Int) -> Part? {
    var (low, high) = (0, parts.count)
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].first <= line { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : parts[low - 1]
  }

  // MARK: - The ranges of a document in order

  private mutating func addParts(of document: GherkinDocument) {
    guard let feature = document.feature else { return }
    parts.append(Part(first: first(feature.tags, feature.location), node: nil, isFeature: true))
    parts.append(Part(first: feature.location.line + 1, node: nil))
    for child in feature.children {
      switch child {
      case .background(let background): add(background)
      case .scenario(let scenario): add(scenario)
      case .rule(let rule):
        parts.append(Part(first: first(rule.tags, rule.location), node: rule.id))
        parts.append(Part(first: rule.location.line + 1, node: nil))
        if let background = rule.background { add(background) }
        for scenario in rule.scenarios { add(scenario) }
      }
    }
  }

  private mutating func add(_ background: Background) {
    parts.append(Part(first: background.location.line, node: nil))
  }

  private mutating func add(_ scenario: Scenario) {
    parts.append(Part(first: first(scenario.tags, scenario.location), node: scenario.id))
    for examples in scenario.examples {
      parts.append(Part(first: first(examples.tags, examples.location), node: examples.id))
      // The rows of a data file have the line of their block.
      for row in examples.tableBody where row.location.line > examples.location.line {
        parts.append(Part(first: row.location.line, node: row.id))
      }
    }
  }

  private func first(_ tags: NodeList<Tag>, _ title: Location) -> Int {
    tags.first?.location.line ?? title.line
  }
}
