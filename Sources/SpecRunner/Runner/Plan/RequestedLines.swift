import SpecGherkin

/// What the lines of one file stand for: a scenario, a row, or all that a title has below it.
///
/// A line within a scenario stands for it, from its tags to whatever begins next; a row of
/// examples for itself, another line of its block for all rows; the title or the tags of a rule
/// for the rule, those of the feature for all. A line of a description or a background stands for
/// nothing.
struct RequestedLines {
  /// Whether a line of the feature itself is among them: everything in the file is asked for.
  private(set) var isWhole = false
  /// Lines that stand for nothing, in order.
  private(set) var empty: [Int] = []
  private var nodes: Set<NodeID> = []
  private var parts: [Part] = []

  /// A stretch of lines, up to where the next one begins, and what it stands for.
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

  /// Whether one of the lines stands for a pickle.
  func contains(_ pickle: Pickle, in document: GherkinDocument) -> Bool {
    if isWhole { return true }
    guard let lineage = document.lineage(of: pickle) else { return false }
    // A pickle's own nodes are its scenario and its row.
    let around = [lineage.rule?.id, lineage.examples?.id].compactMap { $0 }
    return (pickle.astNodeIDs + around).contains { nodes.contains($0) }
  }

  /// The line of the scenario that begins nearest to a line; nil if there is none.
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

  // MARK: - The stretches of a document, in order of their lines

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
      for row in examples.tableBody {
        parts.append(Part(first: row.location.line, node: row.id))
      }
    }
  }

  private func first(_ tags: NodeList<Tag>, _ title: Location) -> Int {
    tags.first?.location.line ?? title.line
  }
}
