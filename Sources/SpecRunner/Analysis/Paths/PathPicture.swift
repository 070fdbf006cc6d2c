import SpecText

/// The graph of an app's paths as a picture shows it: boxes and arrows.
///
/// A small graph has a box for each state. A larger one has a box for each place, a screen with what
/// is in front of it, because nobody can read thousands of boxes.
package struct PathPicture: Sendable {
  package let title: String
  /// Whether a box is a place rather than a state.
  package let isFolded: Bool
  package private(set) var boxes: [Box] = []
  package private(set) var arrows: [Arrow] = []

  /// The largest number of states with a box each.
  package static let mostStates = 40

  /// A state or a place.
  package struct Box: Sendable {
    package let title: String
    /// The facts of a state; empty for a place.
    package let facts: [String]
    package fileprivate(set) var states = PathCoverage.Count()
    /// The actions that do not lead out of the box.
    package fileprivate(set) var inside = PathCoverage.Count()
    /// The distance from the start in arrows, from 0.
    package fileprivate(set) var layer = 0
  }

  /// The actions that lead from one box to another.
  package struct Arrow: Sendable {
    package let source: Int
    package let target: Int
    package fileprivate(set) var count = PathCoverage.Count()
    /// The distinct actions in words, and whether each is walked anywhere along this arrow.
    package fileprivate(set) var actions: [Label] = []
  }

  /// An action along an arrow.
  package struct Label: Sendable {
    package let text: String
    package fileprivate(set) var isCovered: Bool
  }

  package init(_ coverage: PathCoverage) {
    title = coverage.app
    let graph = coverage.graph
    isFolded = graph.states.count > Self.mostStates
    var numbers: [ExactText: Int] = [:]
    var homes: [Int] = []
    for (number, state) in graph.states.enumerated() {
      let home = numbers.number(of: ExactText(isFolded ? state.place : "\(number)"))
      if home == boxes.count {
        boxes.append(Box(title: state.place, facts: isFolded ? [] : state.particulars))
      }
      boxes[home].states.note(
        isReachable: number < coverage.found.states,
        isCovered: coverage.stateVisits[number] > 0)
      homes.append(home)
    }
    var places: [[Int]: Int] = [:]
    for (number, edge) in graph.edges.enumerated() {
      let (source, target) = (homes[edge.source], homes[edge.target])
      let isReachable = number < coverage.found.edges
      let isCovered = coverage.edgeVisits[number] > 0
      if source == target {
        boxes[source].inside.note(isReachable: isReachable, isCovered: isCovered)
        continue
      }
      let place = places.number(of: [source, target])
      if place == arrows.count { arrows.append(Arrow(source: source, target: target)) }
      arrows[place].count.note(isReachable: isReachable, isCovered: isCovered)
      arrows[place].note(edge.action.text, isCovered)
    }
    layer()
  }

  /// Sets the layers by a breadth-first walk from the first box; what it does not reach is last.
  private mutating func layer() {
    var out = [[Int]](repeating: [], count: boxes.count)
    for arrow in arrows { out[arrow.source].append(arrow.target) }
    var layers = [Int?](repeating: nil, count: boxes.count)
    var queue = boxes.isEmpty ? [] : [0]
    if !boxes.isEmpty { layers[0] = 0 }
    var next = 0
    while next < queue.count {
      let box = queue[next]
      next += 1
      for target in out[box] where layers[target] == nil {
        layers[target] = (layers[box] ?? 0) + 1
        queue.append(target)
      }
    }
    let last = layers.lazy.compactMap { $0 }.max() ?? 0
    for box in boxes.indices { boxes[box].layer = layers[box] ?? last + 1 }
  }
}

extension PathPicture.Arrow {
  fileprivate mutating func note(_ text: String, _ isCovered: Bool) {
    if let known = actions.firstIndex(where: { $0.text.isSame(as: text) }) {
      if isCovered { actions[known].isCovered = true }
    } else {
      actions.append(PathPicture.Label(text: text, isCovered: isCovered))
    }
  }
}

extension PathCoverage.Count {
  mutating func note(isReachable: Bool = true, isCovered: Bool) {
    if isReachable { reachable += 1 }
    if isReachable, isCovered { covered += 1 }
    if !isReachable, isCovered { beyond += 1 }
  }

  /// The figures in a few words: `3 of 8`, `3 of 8, 2 beyond`.
  package var text: String {
    "\(covered) of \(reachable)" + (beyond > 0 ? ", \(beyond) beyond" : "")
  }
}
