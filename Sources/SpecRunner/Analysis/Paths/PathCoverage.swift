import SpecDrivers
import SpecText

/// Path coverage of one app: the states, edges and pairs of edges that the scenarios walk, out of
/// those that a search reaches.
///
/// Edges are 0-switch coverage, pairs of consecutive edges 1-switch coverage. What scenarios walk
/// and the search does not reach is counted apart.
package struct PathCoverage: Sendable {
  package let app: String
  /// The numbers of recorded sessions and of the actions in them that a check follows.
  package let sessions: Int
  package let actions: Int
  /// The number of actions that no check follows, so that they do not count as walked.
  package let unchecked: Int
  package let search: PathSearchResult
  /// The graph that the search found, followed by what only scenarios walk.
  package let graph: PathGraph
  /// How many states and edges of the graph the search found.
  package let found: (states: Int, edges: Int)
  /// How often scenarios are in each state, and take each edge.
  package let stateVisits: [Int]
  package let edgeVisits: [Int]
  /// What the engine did not report, with the reason.
  package let unknown: [PathFacet: String]
  /// Sessions whose end could not be recorded.
  package let gaps: Int
  package let states: Count
  package let edges: Count
  package let pairs: Count
  /// Pairs of the same action, one after the other.
  package let repetitions: Count
  /// Edges that return to a screen that was visited before.
  package let returns: Count
  /// Pairs of actions on a screen, whatever its state.
  package let kinds: Count
  /// The kinds of pairs that are not all walked; those that are never walked come first.
  package let missing: [MissingKind]

  /// Two consecutive edges, by their numbers.
  package struct Pair: Hashable, Sendable {
    package let first: Int
    package let second: Int
  }

  /// How many things are reachable, how many of these are covered, and how many are covered though
  /// the search does not reach them.
  package struct Count: Hashable, Sendable {
    package internal(set) var reachable = 0
    package internal(set) var covered = 0
    package internal(set) var beyond = 0

    /// The covered share in percent, rounded down; nil if nothing is reachable.
    package var percent: Int? { reachable == 0 ? nil : covered * 100 / reachable }
  }

  /// Pairs of two actions that begin on one screen.
  package struct MissingKind: Hashable, Sendable {
    package let place: String
    package let first: PathAction
    package let second: PathAction
    /// How many pairs of this kind are walked, and how many are not.
    package internal(set) var covered: Int
    package internal(set) var missing: Int
    /// The missing pair with the shortest way to it: two edges of the search.
    package internal(set) var example: Pair
  }

  /// Compares the recorded paths of an app with what a search of it found.
  ///
  /// - Parameters:
  ///   - search: a search that distinguishes states by every facet, as the paths do.
  ///   - abstraction: the facets that distinguish states in the figures.
  package init(
    _ app: String, _ paths: [RecordedPath], _ search: PathSearchResult,
    _ abstraction: PathAbstraction = .standard
  ) {
    self.app = app
    self.search = search
    let folded = FoldedGraph(search.graph, abstraction)
    unchecked = paths.reduce(0) { $0 + $1.steps.count - $1.checked }
    let paths = paths.map(\.checkedPart).map(folded.fold)
    sessions = paths.count
    actions = paths.reduce(0) { $0 + $1.steps.count }
    gaps = paths.count { $0.gap != nil }
    unknown = paths.reduce(into: [:]) { $0.merge($1.unknown) { one, other in min(one, other) } }
      .filter { abstraction.facets.contains($0.key) }
    found = (folded.graph.states.count, folded.graph.edges.count)
    let walk = PathWalk(paths, over: folded.graph)
    graph = walk.graph
    stateVisits = walk.stateVisits
    edgeVisits = walk.edgeVisits
    states = Self.count(walk.stateVisits, reachable: found.states)
    edges = Self.count(walk.edgeVisits, reachable: found.edges)
    let tally = PairTally(search.graph, folded, walk)
    pairs = tally.pairs
    repetitions = tally.repetitions
    kinds = tally.kinds
    missing = tally.missing
    returns = Self.returns(folded.graph, walk)
  }

  private static func count(_ visits: [Int], reachable: Int) -> Count {
    Count(
      reachable: reachable, covered: visits.prefix(reachable).count { $0 > 0 },
      beyond: visits.dropFirst(reachable).count { $0 > 0 })
  }

  /// The edges that can return to a screen: a way leads from that screen to where they begin.
  private static func returns(_ graph: PathGraph, _ walk: PathWalk) -> Count {
    var result = Count()
    let returned = walk.returns
    result.beyond = returned.count { $0 >= graph.edges.count }
    let reach = graph.reachByPlace
    for (number, edge) in graph.edges.enumerated() {
      let (place, goal) = (graph.states[edge.source].place, graph.states[edge.target].place)
      let isPossible = !place.isSame(as: goal) && reach[goal]?[edge.source] ?? false
      guard isPossible || returned.contains(number) else { continue }
      result.reachable += 1
      if returned.contains(number) { result.covered += 1 }
    }
    return result
  }

  /// Whether scenarios of the app do anything with it.
  package var isEmpty: Bool { actions == 0 }

  /// Whether the search found everything, so that shares of what it found are shares of the app.
  package var isComplete: Bool { search.cut == nil }
}

extension PathGraph {
  /// For each place, which states can be reached from any state of it.
  fileprivate var reachByPlace: [ExactText: [Bool]] {
    var out = [[Int]](repeating: [], count: states.count)
    for edge in edges { out[edge.source].append(edge.target) }
    var starts: [ExactText: [Int]] = [:]
    for (number, state) in states.enumerated() { starts[state.place, default: []].append(number) }
    return starts.mapValues { start in
      var isReached = [Bool](repeating: false, count: states.count)
      var rest = start
      for number in start { isReached[number] = true }
      while let number = rest.popLast() {
        for next in out[number] where !isReached[next] {
          isReached[next] = true
          rest.append(next)
        }
      }
      return isReached
    }
  }
}
