package import SpecDrivers
import SpecText

/// Chooses walks through an app that a search has found: every kind of action once, then what often
/// goes wrong the second time.
///
/// The same search, seed and size give the same walks.
package struct WalkDesign: Sendable {
  /// The text of the step for a move, without its keyword; nil if there is none of one line.
  package typealias Sentence = @Sendable (Move) -> String?
  /// The steps before the app is open and the one that opens it; nil if they cannot be written.
  package typealias Opening = @Sendable (PathStart) -> [String]?

  private let search: PathSearchResult
  private let permissions: [Permission]
  private let sentence: Sentence
  private let opening: Opening
  /// The edges that leave each state.
  private let out: [[Int]]
  /// The first edge of each kind of action: by its place and its label.
  private let kinds: [Int]

  /// - Parameter permissions: those that the app may ask for.
  package init(
    _ search: PathSearchResult, permissions: [Permission], opening: @escaping Opening,
    sentence: @escaping Sentence
  ) {
    self.search = search
    self.permissions = permissions
    self.opening = opening
    self.sentence = sentence
    var out = [[Int]](repeating: [], count: search.graph.states.count)
    var known: Set<ExactText> = []
    var kinds: [Int] = []
    for (number, edge) in search.graph.edges.enumerated() {
      out[edge.source].append(number)
      let place = search.graph.states[edge.source].place
      if known.insert(ExactText(place + "\n" + edge.action.text)).inserted { kinds.append(number) }
    }
    self.out = out
    self.kinds = kinds
  }

  /// What is done after an action of each kind, beginning with the action itself.
  private enum Pattern: CaseIterable {
    case once, again, undoneAndAgain, afterAnError, allowedLater, restarted, undoneAndRestarted
  }

  /// The number of actions of a walk that follows no pattern.
  private static let length = 6

  /// A tree of about so many steps; a walk that would exceed it is left out.
  package func tree(steps most: Int, seed: UInt64) -> WalkTree {
    var tree = WalkTree()
    var random = RandomSource(seed: seed)
    for pattern in Pattern.allCases {
      // The nearest kinds come first, and all of them have their turn once.
      for edge in pattern == .once ? kinds : random.shuffled(kinds) {
        for moves in moves(pattern, edge) { add(moves, from: edge, to: &tree, most) }
      }
    }
    // Many seeds give no new walk of a small app.
    for _ in 0..<most where tree.nodes.count < most {
      guard let edge = kinds.drawn(&random) else { break }
      add(wandering(from: edge, &random), from: edge, to: &tree, most)
    }
    return tree
  }

  private func add(_ moves: [Move], from edge: Int, to tree: inout WalkTree, _ most: Int) {
    let route = search.route(to: search.graph.edges[edge].source)
    guard var texts = opening(route.start) else { return }
    for move in route.actions.map(Move.perform) + moves {
      guard let text = sentence(move) else { return }
      texts.append(text)
    }
    if tree.nodes.count + tree.newSteps(of: texts) <= most { tree.add(texts) }
  }

  // MARK: - Patterns

  private func moves(_ pattern: Pattern, _ edge: Int) -> [[Move]] {
    let action = move(edge)
    switch pattern {
    case .once: return [[action]]
    case .again: return [[action, action]]
    case .undoneAndAgain: return undo(edge).map { [[action, move($0), action]] } ?? []
    case .restarted: return [[action, action, .perform(.relaunch)]]
    case .undoneAndRestarted:
      return undo(edge).map { [[action, move($0), action, .perform(.relaunch)]] } ?? []
    case .afterAnError: return correction(edge).map { [$0] } ?? []
    case .allowedLater:
      // The action that led to the question asks it again.
      guard search.graph.edges[edge].action.kind == .answer,
        let asking = search.route(to: search.graph.edges[edge].source).actions.last
      else { return [] }
      return permissions.map {
        [action, .arrange(.permission($0, .granted)), .perform(asking)]
      }
    }
  }

  private func move(_ edge: Int) -> Move { .perform(search.actions[edge]) }

  /// An edge that leads back to where an edge began, or at least to the same place.
  private func undo(_ edge: Int) -> Int? {
    let (graph, taken) = (search.graph, search.graph.edges[edge])
    let place = graph.states[taken.source].place
    let back = out[taken.target].filter { graph.edges[$0].action != taken.action }
    return back.first { graph.edges[$0].target == taken.source }
      ?? back.first { graph.states[graph.edges[$0].target].place.isSame(as: place) }
  }

  /// An invalid text, an action that it spoils, a valid text, and the same action; nil for an edge
  /// that enters no invalid text.
  private func correction(_ edge: Int) -> [Move]? {
    let edges = search.graph.edges
    let taken = edges[edge]
    guard taken.action.kind == .enter, taken.action.content == .invalid else { return nil }
    for attempt in out[taken.target]
    where [.tap, .pressReturn].contains(edges[attempt].action.kind) {
      let valid = out[edges[attempt].target].first { next in
        let action = edges[next].action
        return action.kind == .enter && action.content == .valid
          && (action.element ?? "").isSame(as: taken.action.element ?? "")
      }
      if let valid { return [move(edge), move(attempt), move(valid), move(attempt)] }
    }
    return nil
  }

  /// Actions at random, then a restart.
  private func wandering(from edge: Int, _ random: inout RandomSource) -> [Move] {
    var moves = [move(edge)]
    var state = search.graph.edges[edge].target
    while moves.count < Self.length, let next = out[state].drawn(&random) {
      moves.append(move(next))
      state = search.graph.edges[next].target
    }
    return moves + [.perform(.relaunch)]
  }
}
