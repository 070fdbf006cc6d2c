/// The graph of a search as an abstraction with fewer facets shows it.
///
/// The search itself distinguishes states by every facet, because states that look alike may offer
/// different actions.
struct FoldedGraph {
  /// The graph with fewer states.
  private(set) var graph = PathGraph()
  /// For each state of the search, the number of its state here.
  private(set) var states: [Int] = []
  /// For each edge of the search, the number of its edge here; nil if it is none.
  private(set) var edges: [Int?] = []
  /// Whether it is the graph of the search itself.
  let isWhole: Bool
  private let abstraction: PathAbstraction

  init(_ search: PathGraph, _ abstraction: PathAbstraction) {
    self.abstraction = abstraction
    isWhole = abstraction == .standard
    for state in search.states {
      states.append(graph.number(of: state.keeping(abstraction.facets)))
    }
    for edge in search.edges {
      let (source, target) = (states[edge.source], states[edge.target])
      guard edge.action.kind.isStepByItself || source != target else {
        edges.append(nil)
        continue
      }
      edges.append(
        graph.number(of: PathGraph.Edge(source: source, action: edge.action, target: target)))
    }
  }

  /// A recorded path as this graph shows it.
  func fold(_ path: RecordedPath) -> RecordedPath {
    if isWhole { return path }
    var folded = RecordedPath(
      path.start, first: path.first.keeping(abstraction.facets), unknown: path.unknown)
    folded.refusals = path.refusals
    folded.checked = path.checked
    folded.gap = path.gap
    var last = folded.first
    for step in path.steps {
      let state = step.state.keeping(abstraction.facets)
      guard step.label.kind.isStepByItself || state != last else { continue }
      folded.steps.append(
        RecordedPath.Step(
          label: step.label, action: step.action, state: state, beganEmpty: step.beganEmpty))
      last = state
    }
    return folded
  }
}
