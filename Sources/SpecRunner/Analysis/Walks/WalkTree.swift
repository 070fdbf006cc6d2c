package import SpecText

/// Walks through an app as a tree of steps, each with what was seen after it.
///
/// Walks that begin with the same steps share them, so each step occurs once in the tree. It does
/// not know how the steps are run.
package struct WalkTree: Sendable {
  package internal(set) var nodes: [Node] = []
  package private(set) var roots: [Int] = []

  /// A step of a walk.
  package struct Node: Sendable {
    /// The text of the step, without a keyword.
    @ExactText package var text: String
    /// What was seen after it; nil before it was run.
    package var sight: WalkSight?
    package let parent: Int?
    /// Its line in the file that it was read from; nil for a new step.
    package internal(set) var line: Int?
    package fileprivate(set) var children: [Int] = []
  }

  package init() {}

  /// Adds a step after another one, or at the beginning; a step that is there already is kept.
  @discardableResult
  package mutating func add(_ text: String, after parent: Int?) -> Int {
    let siblings = parent.map { nodes[$0].children } ?? roots
    if let known = siblings.first(where: { nodes[$0].text.isSame(as: text) }) { return known }
    nodes.append(Node(text: text, parent: parent))
    let number = nodes.count - 1
    if let parent { nodes[parent].children.append(number) } else { roots.append(number) }
    return number
  }

  /// Adds a walk.
  package mutating func add(_ walk: [String]) {
    var last: Int?
    for text in walk { last = add(text, after: last) }
  }

  /// How many steps of a walk are not in the tree yet.
  package func newSteps(of walk: [String]) -> Int {
    var places = roots
    for (count, text) in walk.enumerated() {
      guard let next = places.first(where: { nodes[$0].text.isSame(as: text) }) else {
        return walk.count - count
      }
      places = nodes[next].children
    }
    return 0
  }

  /// The steps after which no other one follows: the ends of the walks, in the order of the tree.
  package var ends: [Int] { order.filter { nodes[$0].children.isEmpty } }

  /// Every step, each after the one before it, in the order in which they are written.
  package var order: [Int] {
    var result: [Int] = []
    var rest = Array(roots.reversed())
    while let number = rest.popLast() {
      result.append(number)
      rest += nodes[number].children.reversed()
    }
    return result
  }

  /// The steps of the walk to a step, that step included.
  package func walk(to number: Int) -> [Int] {
    var result: [Int] = []
    var next: Int? = number
    while let number = next {
      result.append(number)
      next = nodes[number].parent
    }
    return result.reversed()
  }

  /// The tree with new sights, without the steps that have none and without what follows them.
  package func replacingSights(_ sight: (Int) -> WalkSight?) -> WalkTree {
    var tree = WalkTree()
    var places: [Int: Int] = [:]
    for number in order {
      let node = nodes[number]
      if let parent = node.parent, places[parent] == nil { continue }
      guard let sight = sight(number) else { continue }
      let place = tree.add(node.text, after: node.parent.flatMap { places[$0] })
      tree.nodes[place].sight = sight
      places[number] = place
    }
    return tree
  }
}
