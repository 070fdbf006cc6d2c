/// The graph of an app's paths: states, and actions as edges between them, numbered in order.
package struct PathGraph: Sendable {
  package private(set) var states: [PathState] = []
  package private(set) var edges: [Edge] = []
  private var numbers: [PathState: Int] = [:]
  private var edgeNumbers: [Edge: Int] = [:]

  /// An action that leads from one state to another, or back to the same.
  package struct Edge: Hashable, Sendable {
    package let source: Int
    package let action: PathAction
    package let target: Int
  }

  package init() {}

  /// The number of a state, which is added if it is new.
  package mutating func number(of state: PathState) -> Int {
    if let known = numbers[state] { return known }
    numbers[state] = states.count
    states.append(state)
    return states.count - 1
  }

  /// The number of an edge, which is added if it is new.
  package mutating func number(of edge: Edge) -> Int {
    if let known = edgeNumbers[edge] { return known }
    edgeNumbers[edge] = edges.count
    edges.append(edge)
    return edges.count - 1
  }

  /// The number of a state; nil if it is not in the graph.
  package func known(_ state: PathState) -> Int? { numbers[state] }
  /// The number of an edge; nil if it is not in the graph.
  package func known(_ edge: Edge) -> Int? { edgeNumbers[edge] }
}
