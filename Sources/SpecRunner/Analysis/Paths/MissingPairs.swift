import SpecDrivers

/// The pairs of edges of a search that no path walks, and which of them can still be walked.
///
/// The edges are those of the search; pairs that the figures do not distinguish count as one.
struct MissingPairs {
  /// The edges of the search, then those that only scenarios take.
  let edges: [PathGraph.Edge]
  /// The action of each edge.
  let actions: [Action]
  private let numbers: [PathGraph.Edge: Int]
  /// The edges that begin in each state.
  private let out: [[Int]]
  private let isUsable: [Bool]
  private let folded: FoldedGraph
  private var walked: Set<PathCoverage.Pair>
  /// How often a replay did not go the way of a pair.
  private var failures: [PathCoverage.Pair: Int] = [:]
  /// How often a pair is tried: other ways to it may lead through an app that remembers less.
  private static let tries = 4

  /// - Parameter canPerform: whether a walk may perform an action.
  init(_ coverage: PathCoverage, canPerform: (Action) -> Bool) {
    let graph = coverage.search.graph
    edges = graph.edges + coverage.bridges.map(\.edge)
    actions = coverage.search.actions + coverage.bridges.map(\.action)
    numbers = Dictionary(
      zip(edges, edges.indices), uniquingKeysWith: { first, _ in first })
    isUsable = actions.map(canPerform)
    var out = [[Int]](repeating: [], count: graph.states.count)
    for (number, edge) in edges.enumerated() { out[edge.source].append(number) }
    self.out = out
    folded = coverage.folded
    walked = Set(coverage.pairVisits.keys)
  }

  /// The number of an edge; nil if neither the search nor a scenario takes it.
  func number(of edge: PathGraph.Edge) -> Int? { numbers[edge] }

  /// Whether a walk should take the second edge after the first.
  func isMissing(_ pair: PathCoverage.Pair) -> Bool {
    isUsable[pair.first] && isUsable[pair.second] && failures[pair, default: 0] < Self.tries
      && !isWalked(pair)
  }

  private func isWalked(_ pair: PathCoverage.Pair) -> Bool {
    folding(pair).map(walked.contains) ?? true
  }

  /// Notes that a walk took a pair; returns whether it was missing.
  mutating func note(_ pair: PathCoverage.Pair) -> Bool {
    folding(pair).map { walked.insert($0).inserted } ?? false
  }

  /// The pair as the figures count it; nil if they do not.
  private func folding(_ pair: PathCoverage.Pair) -> PathCoverage.Pair? {
    guard max(pair.first, pair.second) < folded.edges.count,
      let first = folded.edges[pair.first], let second = folded.edges[pair.second]
    else { return nil }
    return PathCoverage.Pair(first: first, second: second)
  }

  /// Notes that a replay did not go the way of a pair; after a few times, no walk tries it again.
  mutating func noteFailure(_ pair: PathCoverage.Pair) { failures[pair, default: 0] += 1 }

  /// All missing pairs; those that begin near the start come first.
  var all: [PathCoverage.Pair] { pairs.filter(isMissing) }

  /// The number of pairs that are not walked, and that no walk can take.
  var unusable: Int { pairs.count { !isWalked($0) && !isMissing($0) } }

  private var pairs: [PathCoverage.Pair] {
    folded.edges.indices.flatMap { first in
      out[edges[first].target].map { PathCoverage.Pair(first: first, second: $0) }
    }
  }

  /// The edges from a state to the end of the nearest missing pair, at most `limit` of them.
  ///
  /// - Parameter last: the edge that led to the state; nil if none did.
  func way(
    from state: Int, after last: Int?, avoiding avoided: Set<Int>, limit: Int
  ) -> [Int]? {
    var queue: [(edge: Int, parent: Int?, depth: Int)] = []
    var isKnown: Set<Int> = []
    func add(_ edge: Int, _ parent: Int?, _ depth: Int) {
      if depth < limit, isUsable[edge], !avoided.contains(edge), isKnown.insert(edge).inserted {
        queue.append((edge, parent, depth))
      }
    }
    if let last {
      // It was taken already, even if it has to be avoided from now on.
      queue.append((last, nil, 0))
    } else {
      for edge in out[state] { add(edge, nil, 1) }
    }
    var next = 0
    while next < queue.count {
      let (edge, _, depth) = queue[next]
      if let second = best(after: edge, avoiding: avoided) {
        var way = [second]
        var place: Int? = next
        while let here = place {
          way.append(queue[here].edge)
          place = queue[here].parent
        }
        if last != nil { way.removeLast() }
        return way.reversed()
      }
      for following in out[edges[edge].target] { add(following, next, depth + 1) }
      next += 1
    }
    return nil
  }

  /// The missing edge after another from whose end most missing pairs go on.
  private func best(after edge: Int, avoiding avoided: Set<Int>) -> Int? {
    var best: (edge: Int, count: Int)?
    for second in out[edges[edge].target]
    where !avoided.contains(second)
      && isMissing(PathCoverage.Pair(first: edge, second: second))
    {
      let count = out[edges[second].target].count {
        isMissing(PathCoverage.Pair(first: second, second: $0))
      }
      if best.map({ count > $0.count }) ?? true { best = (second, count) }
    }
    return best?.edge
  }
}
