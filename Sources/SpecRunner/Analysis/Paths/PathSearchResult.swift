package import SpecDrivers

/// The states that a search found, the edges between them, and the shortest way to each.
package struct PathSearchResult: Sendable {
  package private(set) var graph = PathGraph()
  /// The action that each edge stands for.
  package private(set) var actions: [Action] = []
  /// The distinct actions that a state refused: taps on disabled controls, for example.
  package private(set) var refusals = 0
  /// The number of actions that were performed or tried.
  package private(set) var steps = 0
  /// The launches and replays that failed or led elsewhere.
  package internal(set) var failures = 0
  /// What ended the search early; nil if it is complete.
  package internal(set) var cut: Cut?
  /// The number of states whose actions were not tried.
  package internal(set) var unexpanded = 0
  /// The edge by which each state was found first; nil for a start.
  private var parents: [Int?] = []
  private var roots: [Int: Route] = [:]

  /// What ended a search: a limit, or whoever runs it.
  package enum Cut: Hashable, Sendable {
    case states(Int)
    case steps(Int)
    case interrupted
  }

  /// A start and the actions after it.
  package struct Route: Sendable {
    package let start: PathStart
    package let actions: [Action]
  }

  package init() {}

  /// Whether the search has ended; with too many states, those found are still expanded.
  var isEnded: Bool {
    switch cut {
    case .steps?, .interrupted?: true
    case .states?, nil: false
    }
  }

  /// The shortest way to a state.
  package func route(to state: Int) -> Route {
    var actions: [Action] = []
    var state = state
    while let edge = parents[state] {
      actions.append(self.actions[edge])
      state = graph.edges[edge].source
    }
    let root = roots[state] ?? Route(start: PathStart(LaunchOptions(app: "")), actions: [])
    return Route(start: root.start, actions: root.actions + actions.reversed())
  }

  /// Adds a state that is reached by a route of its own, unless it is known.
  mutating func begin(_ route: Route, _ state: PathState) {
    let number = graph.number(of: state)
    guard number == parents.count else { return }
    parents.append(nil)
    roots[number] = route
  }

  mutating func note(steps: Int) { self.steps += steps }

  mutating func note(_ expansion: PathSearch.Expansion, of source: Int, limit: Int) {
    steps += expansion.steps
    failures += expansion.failures
    refusals += Set(expansion.refused).count
    for (action, label, state) in expansion.moves {
      if graph.known(state) == nil, graph.states.count >= limit {
        cut = .states(limit)
        continue
      }
      let target = graph.number(of: state)
      let edge = graph.number(of: PathGraph.Edge(source: source, action: label, target: target))
      if edge == actions.count { actions.append(action) }
      if target == parents.count { parents.append(edge) }
    }
  }
}
