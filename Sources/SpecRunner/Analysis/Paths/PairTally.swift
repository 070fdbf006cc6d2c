import SpecText

/// Counts the pairs of consecutive edges of a graph, and groups the missing ones by kind.
///
/// A graph of thousands of edges has hundreds of thousands of pairs; each is looked at once.
struct PairTally {
  private(set) var pairs = PathCoverage.Count()
  private(set) var repetitions = PathCoverage.Count()
  private(set) var kinds = PathCoverage.Count()
  private(set) var missing: [PathCoverage.MissingKind] = []

  private struct Kind: Hashable {
    let place: Int
    let first: Int
    let second: Int
  }

  /// - Parameters:
  ///   - graph: the graph of the search, whose consecutive edges are the pairs.
  ///   - folded: the graph in which they are counted.
  init(_ graph: PathGraph, _ folded: FoldedGraph, _ walk: PathWalk) {
    var out = [[Int]](repeating: [], count: graph.states.count)
    for (number, edge) in graph.edges.enumerated() { out[edge.source].append(number) }
    var labels: [PathAction: Int] = [:]
    var places: [ExactText: Int] = [:]
    let actions = graph.edges.map { labels.number(of: $0.action) }
    let homes = folded.graph.states.map { places.number(of: ExactText($0.place)) }
    var found: [Kind: PathCoverage.MissingKind] = [:]
    var seen: Set<PathCoverage.Pair> = []
    // Edges are numbered in the order of the search, so the first pair is one of the nearest.
    for (first, edge) in graph.edges.enumerated() {
      guard let foldedFirst = folded.edges[first] else { continue }
      let home = folded.states[edge.source]
      for second in out[edge.target] {
        guard let foldedSecond = folded.edges[second] else { continue }
        let pair = PathCoverage.Pair(first: foldedFirst, second: foldedSecond)
        if !folded.isWhole, !seen.insert(pair).inserted { continue }
        let isCovered = walk.pairVisits[pair] != nil
        pairs.note(isCovered: isCovered)
        if actions[first] == actions[second] { repetitions.note(isCovered: isCovered) }
        let example = PathCoverage.Pair(first: first, second: second)
        let kind = Kind(place: homes[home], first: actions[first], second: actions[second])
        found[
          kind,
          default: PathCoverage.MissingKind(
            place: folded.graph.states[home].place, first: edge.action,
            second: graph.edges[second].action, covered: 0, missing: 0, example: example)
        ].note(isCovered, example)
      }
    }
    for kind in found.values { kinds.note(isCovered: kind.covered > 0) }
    missing = found.values.filter { $0.missing > 0 }.sorted(by: Self.isMoreImportant)
    let edgeCount = folded.graph.edges.count
    countBeyond(walk) { pair in
      // In the graph of the search itself, two found edges that follow each other are a found pair.
      folded.isWhole ? pair.first < edgeCount && pair.second < edgeCount : seen.contains(pair)
    }
  }

  /// Kinds that are never walked come first, then those with more missing pairs.
  private static func isMoreImportant(
    _ one: PathCoverage.MissingKind, _ other: PathCoverage.MissingKind
  ) -> Bool {
    if (one.covered == 0) != (other.covered == 0) { return one.covered == 0 }
    if one.missing != other.missing { return one.missing > other.missing }
    let (pair, otherPair) = (one.example, other.example)
    return pair.first != otherPair.first
      ? pair.first < otherPair.first : pair.second < otherPair.second
  }

  /// Counts pairs that scenarios walk and the search does not reach.
  private mutating func countBeyond(_ walk: PathWalk, _ isFound: (PathCoverage.Pair) -> Bool) {
    for pair in walk.pairVisits.keys where !isFound(pair) {
      pairs.beyond += 1
      if walk.graph.edges[pair.first].action == walk.graph.edges[pair.second].action {
        repetitions.beyond += 1
      }
    }
  }
}

extension PathCoverage.MissingKind {
  fileprivate mutating func note(_ isCovered: Bool, _ pair: PathCoverage.Pair) {
    if isCovered {
      covered += 1
    } else {
      if missing == 0 { example = pair }
      missing += 1
    }
  }
}
