package import SpecDrivers

/// A walk through an app that was performed: the actions, with the screens before and after each.
package struct SuggestedWalk: Sendable {
  package let start: PathStart
  package internal(set) var steps: [Step] = []
  /// The first missing pair that it walks; nil if it walks none.
  package internal(set) var title: Title?

  /// An action of a walk.
  package struct Step: Sendable {
    package let action: Action
    package let before: Screen
    package let after: Screen
    /// Whether the user has left the app after it.
    package let isAway: Bool
    /// Whether it completes a pair that was missing; other actions only lead there.
    package internal(set) var isNew = false
  }

  /// The number of missing pairs that it walks.
  package var pairs: Int { steps.count(where: \.isNew) }

  /// A pair of actions in words, and the state in which it begins.
  package struct Title: Sendable {
    package let state: PathState
    package let first: PathAction
    package let second: PathAction
  }

  init(_ start: PathStart) { self.start = start }
}

/// Performs walks through an app that take missing pairs, as many as fit into each.
///
/// The graph of a search knows only the facets of states. Every walk is therefore performed on the
/// app itself, and continues from the state that the app has reached.
package struct WalkMaker: Sendable {
  private let engine: any Engine
  private let canOpen: @Sendable (PathStart) -> Bool
  private let canPerform: @Sendable (Action) -> Bool

  /// The usual number of actions of a walk; a walk to a far pair may be longer.
  static let length = 15

  /// - Parameters:
  ///   - canOpen: whether the steps before the first action can be written.
  ///   - canPerform: whether the step for an action can be written.
  package init(
    on engine: any Engine, canOpen: @escaping @Sendable (PathStart) -> Bool,
    canPerform: @escaping @Sendable (Action) -> Bool
  ) {
    self.engine = engine
    self.canOpen = canOpen
    self.canPerform = canPerform
  }

  /// The walks of an app, and how many missing pairs remain.
  package struct Result: Sendable {
    package var walks: [SuggestedWalk] = []
    /// Missing pairs that further walks could take.
    package var rest = 0
    /// Missing pairs for which steps cannot be written, or which a replay does not reach.
    package var unwritten = 0
  }

  /// At most `limit` walks; those that begin with the most important kinds of pairs come first.
  package func walks(for coverage: PathCoverage, limit: Int) async -> Result {
    var missing = MissingPairs(coverage, canPerform: canPerform)
    var result = Result()
    // Each kind has its turn before the rest, which is taken in the order of the search.
    var seeds = coverage.missing.map(\.example)[...]
    while result.walks.count < limit, !Task.isCancelled {
      guard let seed = seeds.popFirst() else {
        seeds = missing.all[...]
        if seeds.isEmpty { break }
        continue
      }
      guard missing.isMissing(seed) else { continue }
      let walk = await walk(to: seed, of: coverage, &missing)
      if missing.isMissing(seed) { missing.noteFailure(seed) }
      if let walk, walk.title != nil { result.walks.append(walk) }
    }
    result.rest = missing.all.count
    result.unwritten = missing.unusable
    return result
  }

  /// A walk that takes a missing pair first, then others, until the app refuses an action; nil if
  /// the steps to the pair cannot be written.
  private func walk(
    to seed: PathCoverage.Pair, of coverage: PathCoverage, _ missing: inout MissingPairs
  ) async -> SuggestedWalk? {
    let search = coverage.search
    let route = search.route(to: search.graph.edges[seed.first].source)
    guard canOpen(route.start), route.actions.allSatisfy(canPerform),
      let app = try? await ReplayedApp(route.start, on: engine, .standard)
    else { return nil }
    var path = Path(app, route.start, in: search)
    var isGone = (try? await path.go(route.actions, &missing)) ?? false
    if isGone { isGone = (try? await path.follow([seed.first, seed.second], &missing)) ?? false }
    if isGone {
      while path.walk.steps.count < Self.length, let state = path.state,
        let way = missing.way(
          from: state, after: path.last, avoiding: path.avoided,
          limit: Self.length - path.walk.steps.count)
      {
        guard (try? await path.follow(way, &missing)) == true else { break }
      }
      try? await path.comeBack(&missing)
    }
    await path.app.close()
    return path.walk
  }
}

/// A walk under way: the app, and where it is in the graph of the search.
private struct Path {
  var app: ReplayedApp
  var walk: SuggestedWalk
  private let search: PathSearchResult
  /// The number of the state; nil if the search does not know it.
  private(set) var state: Int?
  /// The number of the last edge; nil if there is none, or the search does not know it.
  private(set) var last: Int?
  /// Edges that led elsewhere on this walk, or were refused.
  private(set) var avoided: Set<Int> = []
  /// Whether a refused action had an effect.
  private var isDisturbed = false

  init(_ app: ReplayedApp, _ start: PathStart, in search: PathSearchResult) {
    self.app = app
    self.search = search
    walk = SuggestedWalk(start)
    state = search.graph.known(app.state)
  }

  /// Performs actions; returns whether none was refused.
  mutating func go(
    _ actions: [Action], _ missing: inout MissingPairs
  ) async throws(DriverError) -> Bool {
    for action in actions {
      if try await !go(action, &missing) { return false }
    }
    return true
  }

  /// Takes edges until the app goes another way; returns false if it is no longer known where it is.
  mutating func follow(
    _ edges: [Int], _ missing: inout MissingPairs
  ) async throws(DriverError) -> Bool {
    for edge in edges {
      let previous = last
      let isPerformed = try await go(action(for: edge, missing), &missing)
      if isPerformed, last == edge { continue }
      avoided.insert(edge)
      if let previous { missing.noteFailure(PathCoverage.Pair(first: previous, second: edge)) }
      return isPerformed || !isDisturbed
    }
    return true
  }

  /// The action of an edge, fit for the text that is really in the field: as many deletions as
  /// empty it, if that is the edge.
  private func action(for edge: Int, _ missing: MissingPairs) -> Action {
    let label = missing.edges[edge].action
    guard case .deleteBackward(_, nil) = missing.actions[edge], label.content == .empty,
      let field = PathAction.edited(nil, on: app.screen),
      let text = field.properties[.text]?.value?.text, !text.isEmpty
    else { return missing.actions[edge] }
    return .deleteBackward(times: min(text.unicodeScalars.count, 1000), in: nil)
  }

  /// Comes back into the app, so that the last checks see it.
  mutating func comeBack(_ missing: inout MissingPairs) async throws(DriverError) {
    if app.state.isAway { _ = try await go(.comeBack, &missing) }
  }

  private mutating func go(
    _ action: Action, _ missing: inout MissingPairs
  ) async throws(DriverError) -> Bool {
    let (before, source) = (app.screen, app.state)
    let (outcome, isQuiet) = try await app.perform(action)
    guard case .performed(let label) = outcome else {
      isDisturbed = !isQuiet
      return false
    }
    walk.steps.append(
      SuggestedWalk.Step(
        action: action, before: before, after: app.screen, isAway: app.state.isAway))
    guard label.kind.isStepByItself || app.state != source else { return true }
    let previous = last
    let target = search.graph.known(app.state)
    last = nil
    if let state, let target {
      last = missing.number(
        of: PathGraph.Edge(source: state, action: label, target: target))
    }
    state = target
    if let previous, let last {
      let pair = PathCoverage.Pair(first: previous, second: last)
      if missing.note(pair) {
        walk.steps[walk.steps.count - 1].isNew = true
        let edge = missing.edges[previous]
        walk.title =
          walk.title
          ?? SuggestedWalk.Title(
            state: search.graph.states[edge.source], first: edge.action, second: label)
      }
    }
    return true
  }
}
