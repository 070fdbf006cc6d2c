import SpecGherkin

/// The setups and teardowns of a plan, by the indices of its cases.
package struct Stages: Sendable {
  /// What each case is; nil for one that is neither a setup nor a teardown.
  var kinds: [StageTag.Kind?] = []
  /// The setups of each case that must have passed before it starts.
  var requires: [[Int]] = []
  /// The cases that must have ended before a teardown starts.
  var follows: [[Int]] = []
  /// Mistakes in the tags.
  var errors: [Diagnostic] = []
  /// Setups and teardowns that never run.
  var warnings: [Diagnostic] = []

  /// The stages of entries of which each scenario that is no stage has several cases, for each
  /// engine and repetition; a stage has only one, because it prepares what is outside of all.
  init(_ entries: [StagePlanner.Entry], copies: Int) {
    var cases: [[Int]] = []
    for entry in entries {
      let first = kinds.count
      let count = entry.kind == nil ? copies : 1
      cases.append(Array(first..<first + count))
      for _ in 0..<count {
        kinds.append(entry.kind)
        requires.append(entry.requires.flatMap { cases[$0] })
        follows.append(entry.follows.flatMap { cases[$0] })
      }
    }
  }

  /// The indices of some cases, each after the setups that it needs.
  func withSetups(_ chosen: [Int]) -> [Int] {
    var order: [Int] = []
    var added: Set<Int> = []
    // A list instead of recursion, because a chain of setups may be longer than the stack.
    var open = Array(chosen.reversed())
    while let next = open.last {
      let missing = added.contains(next) ? [] : requires[next].filter { !added.contains($0) }
      if missing.isEmpty {
        open.removeLast()
        if added.insert(next).inserted { order.append(next) }
      } else {
        open += missing.reversed()
      }
    }
    return order
  }

  /// The indices of some cases with the setups that they need before them, and the teardowns of
  /// what they use at the end.
  func extended(_ chosen: [Int]) -> [Int] {
    var order = withSetups(chosen)
    var added = Set(order)
    for index in kinds.indices where kinds[index] == .teardown && !added.contains(index) {
      guard follows[index].contains(where: added.contains) else { continue }
      added.insert(index)
      order.append(index)
    }
    return order
  }

  /// The stages of only these cases, in this order.
  func narrowed(to order: [Int]) -> Stages {
    var places = [Int?](repeating: nil, count: kinds.count)
    for (place, index) in order.enumerated() { places[index] = place }
    var narrowed = self
    narrowed.kinds = order.map { kinds[$0] }
    narrowed.requires = order.map { requires[$0].compactMap { places[$0] } }
    narrowed.follows = order.map { follows[$0].compactMap { places[$0] } }
    return narrowed
  }
}
