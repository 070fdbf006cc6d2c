/// The pairs of edges of a search that no path walks, and which of them can still be walked.
///
/// The edges are those of the search; pairs that the figures do not distinguish count as one.
struct MissingPairs {
  let graph: PathGraph
  /// The edges that begin in each state.
  let out: [[Int]]
  private let isUsable: [Bool]
  private let folded: FoldedGraph
  private var walked: Set<PathCoverage.Pair>
  /// How often a replay did not go the way of a pair.
  private var failures: [PathCoverage.Pair: Int] = [:]
  /// How often a pair is tried: other ways to it may lead through an app that remembers less.
  private static let tries = 4

  /// - Parameter isUsable: for each edge, whether a walk may take it.
  init(_ coverage: PathCoverage, isUsable: [Bool]) {
    graph = coverage.search.graph
    var out = [[Int]](repeating: [], count: graph.states.count)
    for (number, edge) in graph.edges.enumerated() { out[edge.source].append(number) }
    self.out = out
    self.isUsable = isUsable
    folded = coverage.folded
    walked = Set(coverage.pairVisits.keys)
  }

  /// Whether a walk should take the second edge after the first.
  func isMissing(_ pair: PathCoverage.Pair) -> Bool {
    isUsable[pair.first] && isUsable[pair.second] && failures[pair, default: 0] < Self.tries && !isWalked(pair)
  }

  private func isWalked(_ pair: PathCoverage.Pair) -> Bool {
    guard let first = folded.edges[pair.first], let second = folded.edges[pair.second] else {
      return true
    }
    return walked.contains(PathCoverage.Pair(first: first, second: second))
  }

  /// Notes that a walk took a pair; returns whether it was missing.
  mutating func note(_ pair: PathCoverage.Pair) -> Bool {
    guard let first = folded.edges[pair.first], let second = folded.edges[pair.second] else {
      return false
    }
    return walked.insert(PathCoverage.Pair(first: first, second: second)).inserted
  }

  /// Notes that a replay did not go the way of a pair; after a few times, no walk tries it again.
  mutating func noteFailure(_ pair: PathCoverage.Pair) { failures[pair, default: 0] += 1 }

  /// All missing pairs; those that begin near the start come first.
  var all: [PathCoverage.Pair] { pairs.filter(isMissing) }

  /// The number of pairs that are not walked, and that no walk can take.
  var unusable: Int { pairs.count { !isWalked($0) && !isMissing($0) } }

  private var pairs: [PathCoverage.Pair] {
    graph.edges.indices.flatMap { first in
      out[graph.edges[first].target].map { PathCoverage.Pair(first: first, second: $0) }
    }
  }

  /// The edges from a state to the end of the nearest missing pair, at most `limit` of them.
  ///
  /// - Parameter last: the edge that led to the state; nil if none did.
  func way(from state: Int, after last: Int?, limit: Int) -> [Int]? {
    var queue: [(edge: Int, parent: Int?, depth: Int)] = []
    var isKnown: Set<Int> = []
    func add(_ edge: Int, _ parent: Int?, _ depth: Int) {
      if depth < limit, isUsable[edge], isKnown.insert(edge).inserted {
        queue.append((edge, parent, depth))
      }
    }
    if let last {
      queue.append((last, nil, 0))
    } else {
      for edge in out[state] { add(edge, nil, 1) }
    }
    var next = 0
    while next < queue.count {
      let (edge, _, depth) = queue[next]
      if let second = best(after: edge) {
        var way = [second]
        var place: Int? = next
        while let here = place {
          way.append(queue[here].edge)
          place = queue[here].parent
        }
        if last != nil { way.removeLast() }
        return way.reversed()
      }
      for following in out[graph.edges[edge].target] { add(following, next, depth + 1) }
      next += 1
    }
    return nil
  }

  /// The missing edge after another from whose end most missing pairs go on.
  private func best(after edge: Int) -> Int? {
    var best: (edge: Int, count: Int)?
    for second in out[graph.edges[edge].target]
    where isMissing(PathCoverage.Pair(first: edge, second: second)) {
      let count = out[graph.edges[second].target].count {
        isMissing(PathCoverage.Pair(first: second, second: $0))
      }
      if best.map({ count > $0.count }) ?? true { best = (second, count) }
    }
    return best?.edge
  }
}
