import SpecText

/// The recorded paths laid over the graph of a search: how often each part of it is walked.
struct PathWalk {
  /// The graph of the search, followed by what only the paths contain, in a stable order.
  private(set) var graph: PathGraph
  private(set) var stateVisits: [Int]
  private(set) var edgeVisits: [Int]
  private(set) var pairVisits: [PathCoverage.Pair: Int] = [:]
  /// The edges that led a session back to a screen that it had visited.
  private(set) var returns: Set<Int> = []

  init(_ paths: [RecordedPath], over known: PathGraph) {
    graph = known
    Self.add(paths, to: &graph)
    stateVisits = [Int](repeating: 0, count: graph.states.count)
    edgeVisits = [Int](repeating: 0, count: graph.edges.count)
    for path in paths { walk(path) }
  }

  /// Adds what only the paths contain, whatever order they have.
  private static func add(_ paths: [RecordedPath], to graph: inout PathGraph) {
    let states = Set(paths.flatMap(\.states))
    for state in states.sorted(by: PathState.precedes) { _ = graph.number(of: state) }
    var edges: Set<PathGraph.Edge> = []
    for path in paths { edges.formUnion(Self.edges(of: path, in: &graph)) }
    let order = edges.sorted { one, other in
      if one.source != other.source { return one.source < other.source }
      if one.target != other.target { return one.target < other.target }
      return one.action.text.precedes(other.action.text)
    }
    for edge in order { _ = graph.number(of: edge) }
  }

  private static func edges(
    of path: RecordedPath, in graph: inout PathGraph
  ) -> [PathGraph.Edge] {
    var source = graph.number(of: path.first)
    return path.steps.map { step in
      defer { source = graph.number(of: step.state) }
      return PathGraph.Edge(
        source: source, action: step.label, target: graph.number(of: step.state))
    }
  }

  private mutating func walk(_ path: RecordedPath) {
    let start = graph.number(of: path.first)
    stateVisits[start] += 1
    var places: Set<ExactText> = [ExactText(path.first.place)]
    var last: Int?
    for edge in Self.edges(of: path, in: &graph) {
      let number = graph.number(of: edge)
      edgeVisits[number] += 1
      stateVisits[edge.target] += 1
      if let last {
        pairVisits[PathCoverage.Pair(first: last, second: number), default: 0] += 1
      }
      last = number
      let (from, to) = (graph.states[edge.source].place, graph.states[edge.target].place)
      if !places.insert(to), !from.isSame(as: to) { returns.insert(number) }
    }
  }
}
