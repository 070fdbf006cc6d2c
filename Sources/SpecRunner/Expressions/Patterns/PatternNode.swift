/// The tree of a regular expression.
indirect enum PatternNode: Sendable {
  /// What holds at a place without taking any text.
  enum Edge: Sendable {
    case textStart, textEnd, lineStart, lineEnd, wordEdge, noWordEdge
  }

  case literal([UInt32])
  case set(ScalarSet)
  case edge(Edge)
  case sequence([PatternNode])
  case alternatives([PatternNode])
  /// A capturing group; `index` counts opening parentheses from 0.
  case capture(PatternNode, index: Int)
  /// `most` is nil where there is no upper limit.
  case repeated(PatternNode, least: Int, most: Int?, isLazy: Bool)
  case look(PatternNode, isBehind: Bool, isNegative: Bool)

  /// The number of code points every match of the node takes, or nil if they differ.
  var width: Int? {
    switch self {
    case .literal(let scalars): return scalars.count
    case .set: return 1
    case .edge, .look: return 0
    case .capture(let node, _): return node.width
    case .sequence(let nodes):
      var sum = 0
      for node in nodes {
        guard let width = node.width else { return nil }
        sum += width
      }
      return sum
    case .alternatives(let nodes):
      guard let first = nodes.first?.width else { return nil }
      return nodes.allSatisfy { $0.width == first } ? first : nil
    case .repeated(let node, let least, let most, _):
      guard let width = node.width, least == most else { return nil }
      let (product, isTooLarge) = width.multipliedReportingOverflow(by: least)
      return isTooLarge ? nil : product
    }
  }

  /// Whether some match of the node takes no text.
  var canBeEmpty: Bool {
    switch self {
    case .literal(let scalars): scalars.isEmpty
    case .set: false
    case .edge, .look: true
    case .capture(let node, _): node.canBeEmpty
    case .sequence(let nodes): nodes.allSatisfy(\.canBeEmpty)
    case .alternatives(let nodes): nodes.contains(where: \.canBeEmpty)
    case .repeated(let node, let least, _, _): least == 0 || node.canBeEmpty
    }
  }
  /// About how many instructions the node comes to; a million stands for any number above.
  var size: Int {
    let size: Int
    switch self {
    case .literal, .set, .edge: size = 1
    case .sequence(let nodes): size = nodes.reduce(0) { $0 + $1.size }
    case .alternatives(let nodes): size = nodes.reduce(0) { $0 + $1.size + 2 }
    case .capture(let node, _), .look(let node, _, _): size = node.size + 2
    case .repeated(let node, let least, let most, _):
      let turns = min(max(most ?? least, 1), 1_000_000)
      size = (node.size + 3) * turns
    }
    return min(size, 1_000_000)
  }
}
