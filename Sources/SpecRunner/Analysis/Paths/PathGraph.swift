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
    let number = numbers.number(of: state)
    if number == states.count { states.append(state) }
    return number
  }

  /// The number of an edge, which is added if it is new.
  package mutating func number(of edge: Edge) -> Int {
    let number = edgeNumbers.number(of: edge)
    if number == edges.count { edges.append(edge) }
    return number
  }

  /// The number of a state; nil if it is not in the graph.
  package func known(_ state: PathState) -> Int? { numbers[state] }
  /// The number of an edge; nil if it is not in the graph.
  package func known(_ edge: Edge) -> Int? { edgeNumbers[edge] }
}
