package import SpecDrivers
import SpecText

/// What scenarios show a walk: how an app is started, ways through it, and inputs.
///
/// It depends only on the set of paths, not on their order.
package struct KnownSessions: Sendable {
  /// A session of a scenario: its launch, and what it did.
  package struct Session: Sendable {
    package let start: PathStart
    package let moves: [Move]
  }

  /// The sessions without those that only begin like another one.
  package private(set) var sessions: [Session] = []
  /// The launches; the plain one comes first.
  package private(set) var starts: [PathStart]
  /// What the screens do not show about inputs.
  let inputs: LearnedInputs
  private var texts: [ExactText: [String]] = [:]
  private var movesByScreen: [ExactText: [Move]] = [:]
  private(set) var waits: [Duration] = []
  package private(set) var permissions: [Permission] = []

  /// - Parameters:
  ///   - first: the plain launch of the app.
  ///   - keepsWaits: whether the time that scenarios wait is that of the app; a wait for a slow engine
  ///     is not part of a path.
  package init(_ paths: [RecordedPath], first: PathStart, keepsWaits: Bool = true) {
    inputs = LearnedInputs(paths)
    starts = [first]
    var seen: [PathStart: Set<[Move]>] = [:]
    for path in Self.inOrder(paths) {
      let moves = path.moves.lazy.map(\.move).filter { keepsWaits || !$0.isWait }
      guard seen[path.start, default: []].insert(Array(moves)).inserted else { continue }
      sessions.append(Session(start: path.start, moves: Array(moves)))
      if !starts.contains(path.start) { starts.append(path.start) }
      for (move, screen) in path.moves where keepsWaits || !move.isWait {
        learn(move, on: screen)
      }
      for step in path.steps { learn(step) }
      for condition in path.start.conditions { learn(condition) }
    }
    waits.sort()
  }

  /// The paths in an order that does not depend on which session ended first.
  private static func inOrder(_ paths: [RecordedPath]) -> [RecordedPath] {
    paths.map { path in
      (
        "\(path.start.conditions) \(path.start.options.device ?? "") \(path.moves.map(\.move))",
        path
      )
    }.sorted { $0.0.precedes($1.0) }.map(\.1)
  }

  private mutating func learn(_ move: Move, on screen: String) {
    if case .perform(.wait(let time)) = move {
      if !waits.contains(time) { waits.append(time) }
      return
    }
    if case .arrange(let condition) = move { learn(condition) }
    if !(movesByScreen[screen]?.contains(move) ?? false) {
      movesByScreen[screen, default: []].append(move)
    }
  }

  private mutating func learn(_ condition: Condition) {
    guard case .permission(let permission, _) = condition, !permissions.contains(permission)
    else { return }
    permissions.append(permission)
  }

  private mutating func learn(_ step: RecordedPath.Step) {
    guard let element = step.label.element else { return }
    switch step.action {
    case .type(let text, _)?, .paste(let text, _)?:
      if !(texts[element]?.contains { $0.isSame(as: text) } ?? false) {
        texts[element, default: []].append(text)
      }
    default: return
    }
  }

  /// The texts that scenarios typed into a field, by the name of the field in quotes.
  func texts(for element: String) -> [String] { texts[element] ?? [] }

  /// What scenarios did on a screen.
  func moves(on screen: String) -> [Move] { movesByScreen[screen] ?? [] }
}

extension Move {
  var isWait: Bool {
    if case .perform(.wait) = self { true } else { false }
  }
}
