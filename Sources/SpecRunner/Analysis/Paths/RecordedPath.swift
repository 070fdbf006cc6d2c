package import SpecDrivers
import SpecText

/// How an app was started: the conditions before the launch, and its options.
package struct PathStart: Hashable, Sendable {
  package var conditions: [Condition]
  package var options: LaunchOptions

  package init(_ options: LaunchOptions, conditions: [Condition] = []) {
    self.options = options
    self.conditions = conditions
  }
}

extension PathStart {
  /// The plain launch of an app, then one start for each other first state of its paths.
  ///
  /// Of several starts with the same first state, that with the fewest conditions counts.
  package static func all(of paths: [RecordedPath], first: PathStart) -> [PathStart] {
    var best: [PathState: PathStart] = [:]
    for path in paths {
      guard let known = best[path.first] else {
        best[path.first] = path.start
        continue
      }
      if path.start.isSimpler(than: known) { best[path.first] = path.start }
    }
    return [first] + best.sorted { PathState.precedes($0.key, $1.key) }.map(\.value)
  }

  fileprivate func isSimpler(than other: PathStart) -> Bool {
    if conditions.count != other.conditions.count {
      return conditions.count < other.conditions.count
    }
    let (device, otherDevice) = (options.device ?? "", other.options.device ?? "")
    if !device.isSame(as: otherDevice) { return device.precedes(otherDevice) }
    return "\(conditions)".precedes("\(other.conditions)")
  }
}

/// The path of one session of an app: its first state, and a state after each action.
package struct RecordedPath: Sendable {
  package let start: PathStart
  package let first: PathState
  package var steps: [Step] = []
  /// How many of the steps are followed by a check, at once or later.
  package var checked = 0
  /// The number of actions that the app or the engine refused.
  package var refusals = 0
  /// What the engine did not report, with the reason.
  package var unknown: [PathFacet: String]
  /// Why the rest of the session is not recorded; nil if all of it is.
  package var gap: String?
  /// Every action and condition after the launch that was not refused, each with the name of the
  /// screen before it.
  package var moves: [(move: Move, screen: String)] = []

  /// The app that was launched.
  package var app: String { start.options.app }

  /// An action and the state after it.
  package struct Step: Sendable {
    package let label: PathAction
    /// The action as it was performed; nil for a condition.
    package let action: Action?
    package let state: PathState
    /// Whether the field that it edits was empty before.
    package let beganEmpty: Bool
  }

  package init(_ start: PathStart, first: PathState, unknown: [PathFacet: String] = [:]) {
    self.start = start
    self.first = first
    self.unknown = unknown
  }

  /// The states, the first one included.
  package var states: [PathState] { [first] + steps.map(\.state) }

  /// The path without the steps at its end that no check follows: nothing could fail there.
  var checkedPart: RecordedPath {
    var path = self
    path.steps.removeLast(steps.count - checked)
    return path
  }
}

extension [RecordedPath] {
  /// Every state that these paths reach by actions alone, with the shortest way to it.
  ///
  /// The order depends only on the paths: nearer states come first.
  package var walkedStates: [PathSearch.WalkedState] {
    var best: [PathState: PathSearchResult.Route] = [:]
    for path in self {
      var actions: [Action] = []
      for step in path.steps {
        guard let action = step.action else { break }
        actions.append(action)
        let route = PathSearchResult.Route(start: path.start, actions: actions)
        if best[step.state].map({ route.isSimpler(than: $0) }) ?? true { best[step.state] = route }
      }
    }
    return best.map { PathSearch.WalkedState(state: $0.key, route: $0.value) }.sorted {
      let (count, other) = ($0.route.actions.count, $1.route.actions.count)
      return count != other ? count < other : PathState.precedes($0.state, $1.state)
    }
  }
}

extension PathSearchResult.Route {
  fileprivate func isSimpler(than other: Self) -> Bool {
    if actions.count != other.actions.count { return actions.count < other.actions.count }
    if start != other.start { return start.isSimpler(than: other.start) }
    return "\(actions)".precedes("\(other.actions)")
  }
}
