package import SpecDrivers

/// A breadth-first search of the states of an app, by replaying it from its launch.
///
/// The result depends only on the app, the offers and the limits on states and steps, not on the
/// number of parallel replays or the time.
package struct PathSearch: Sendable {
  private let engine: any Engine
  private let abstraction: PathAbstraction
  private let offers: OfferedActions
  private let limits: Limits

  /// How far a search goes.
  package struct Limits: Hashable, Sendable {
    /// The largest number of states.
    package var states: Int
    /// The largest number of actions, those of replays included.
    package var steps: Int

    package init(states: Int = 1000, steps: Int = 2_000_000) {
      self.states = states
      self.steps = steps
    }
  }

  /// How many states are expanded before the limits are checked again.
  private static let batch = 16

  package init(
    _ engine: any Engine, _ abstraction: PathAbstraction, _ offers: OfferedActions, _ limits: Limits
  ) {
    self.engine = engine
    self.abstraction = abstraction
    self.offers = offers
    self.limits = limits
  }

  /// Searches an app from the given launches, then on from states that only scenarios reach.
  ///
  /// - Parameters:
  ///   - walked: the states that scenarios reach, each with a way to it, in a stable order. A state
  ///     whose way does not lead there, for example because of conditions, is left out.
  ///   - jobs: how many states are expanded in parallel.
  package func search(
    _ starts: [PathStart], walked: [WalkedState] = [], jobs: Int
  ) async -> PathSearchResult {
    var result = PathSearchResult()
    for start in starts {
      if let state = await state(after: .init(start: start, actions: []), &result) {
        result.begin(.init(start: start, actions: []), state)
      } else {
        result.failures += 1
      }
    }
    var next = 0
    await expandAll(from: &next, jobs, &result)
    for walked in walked where result.cut == nil && result.graph.known(walked.state) == nil {
      guard !Task.isCancelled, await state(after: walked.route, &result) == walked.state else {
        continue
      }
      result.begin(walked.route, walked.state)
      await expandAll(from: &next, jobs, &result)
    }
    if Task.isCancelled { result.cut = .interrupted }
    result.unexpanded = result.graph.states.count - next
    return result
  }

  /// A state that a scenario reaches, and the shortest way that a scenario takes to it.
  package struct WalkedState: Sendable {
    package let state: PathState
    package let route: PathSearchResult.Route
  }

  /// The state at the end of a route; nil if the app cannot go it.
  private func state(
    after route: PathSearchResult.Route, _ result: inout PathSearchResult
  ) async -> PathState? {
    guard var app = try? await ReplayedApp(route.start, on: engine, abstraction) else { return nil }
    let isDone = (try? await app.replay(route.actions)) ?? false
    result.note(steps: app.steps)
    await app.close()
    return isDone ? app.state : nil
  }

  /// Expands every state from a number on, in the order in which they are found.
  private func expandAll(
    from next: inout Int, _ jobs: Int, _ result: inout PathSearchResult
  ) async {
    while next < result.graph.states.count, !Task.isCancelled {
      if result.steps >= limits.steps { result.cut = .steps(limits.steps) }
      if result.isEnded { return }
      let batch = next..<min(next + Self.batch, result.graph.states.count)
      next = batch.upperBound
      for (source, expansion) in zip(batch, await expand(batch, of: result, jobs)) {
        result.note(expansion, of: source, limit: limits.states)
      }
    }
  }

  private func expand(
    _ batch: Range<Int>, of result: PathSearchResult, _ jobs: Int
  ) async -> [Expansion] {
    let sources = batch.map { (route: result.route(to: $0), state: result.graph.states[$0]) }
    return await sources.parallelMap(jobs: jobs) { await expand($0.route, $0.state) }
  }

  /// What the actions that a state offers lead to.
  struct Expansion: Sendable {
    var moves: [(action: Action, label: PathAction, target: PathState)] = []
    var refused: [PathAction] = []
    var steps = 0
    /// The replays that did not reach the state again, or ended with an error.
    var failures = 0
  }

  private func expand(_ route: PathSearchResult.Route, _ state: PathState) async -> Expansion {
    var expansion = Expansion()
    var rest: ArraySlice<Action>?
    repeat {
      guard var app = try? await ReplayedApp(route.start, on: engine, abstraction) else {
        expansion.failures += 1
        return expansion
      }
      var isThere = false
      do throws(DriverError) {
        isThere = try await app.replay(route.actions) && app.state == state
        if isThere {
          var left = rest ?? offers.actions(on: app.screen, in: state, app.capabilities)[...]
          // A refused action and one without any effect leave the app as it is.
          var isFresh = true
          while isFresh, let action = left.popFirst() {
            rest = left
            isFresh = try await take(action, &app, state, &expansion)
          }
          rest = left
        }
      } catch {
        expansion.failures += 1
      }
      expansion.steps += app.steps
      await app.close()
      if !isThere {
        expansion.failures += 1
        return expansion
      }
    } while !(rest ?? []).isEmpty && !Task.isCancelled
    return expansion
  }

  /// Performs one of the actions of a state; returns whether the app is still as it was.
  private func take(
    _ action: Action, _ app: inout ReplayedApp, _ state: PathState, _ expansion: inout Expansion
  ) async throws(DriverError) -> Bool {
    let before = app.screen
    let (outcome, isQuiet) = try await app.perform(action)
    switch outcome {
    case .refused:
      expansion.refused.append(PathAction(action, on: before, after: app.screen))
    case .performed(let label):
      if label.kind.isStepByItself || app.state != state {
        expansion.moves.append((action, label, app.state))
      }
    }
    return isQuiet
  }
}
