/// The tree of a regular expression.
indirect enum PatternNode: Sendable {
  /// An assertion that consumes no text.
  enum Assertion: Sendable {
    case textStart, textEnd, lineStart, lineEnd, wordBoundary, notWordBoundary
  }

  case literal([UInt32])
  case set(ScalarSet)
  case assertion(Assertion)
  case sequence([PatternNode])
  case alternatives([PatternNode])
  /// A capture group; `index` counts opening parentheses from 0.
  case capture(PatternNode, index: Int)
  /// `maximum` is nil if there is no upper limit.
  case repeated(PatternNode, minimum: Int, maximum: Int?, isLazy: Bool)
  case lookaround(PatternNode, isBehind: Bool, isNegative: Bool)

  /// The number of code points of every match, or nil if it varies.
  var width: Int? {
    switch self {
    case .literal(let scalars): return scalars.count
    case .set: return 1
    case .assertion, .lookaround: return 0
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
    case .repeated(let node, let minimum, let maximum, _):
      guard let width = node.width, minimum == maximum else { return nil }
      let (product, isTooLarge) = width.multipliedReportingOverflow(by: minimum)
      return isTooLarge ? nil : product
    }
  }

  /// Whether the node can match an empty text.
  var canBeEmpty: Bool {
    switch self {
    case .literal(let scalars): scalars.isEmpty
    case .set: false
    case .assertion, .lookaround: true
    case .capture(let node, _): node.canBeEmpty
    case .sequence(let nodes): nodes.allSatisfy(\.canBeEmpty)
    case .alternatives(let nodes): nodes.contains(where: \.canBeEmpty)
    case .repeated(let node, let minimum, _, _): minimum == 0 || node.canBeEmpty
    }
  }
  /// The approximate number of instructions of the node, at most a million.
  var size: Int {
    let size: Int
    switch self {
    case .literal, .set, .assertion: size = 1
    case .sequence(let nodes): size = nodes.reduce(0) { $0 + $1.size }
    case .alternatives(let nodes): size = nodes.reduce(0) { $0 + $1.size + 2 }
    case .capture(let node, _), .lookaround(let node, _, _): size = node.size + 2
    case .repeated(let node, let minimum, let maximum, _):
      let turns = min(max(maximum ?? minimum, 1), 1_000_000)
      size = (node.size + 3) * turns
    }
    return min(size, 1_000_000)
  }
}
