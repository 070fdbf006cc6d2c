import SpecDrivers

/// Follows one session of an app: turns actions and the screens after them into a path.
///
/// An engine may still be moving when an action returns. The state after an action is therefore
/// that of the last screen that was seen before the next action.
struct PathTracker: Sendable {
  private let abstraction: PathAbstraction
  private(set) var path: RecordedPath
  /// The screen as it was last seen.
  private var screen: Screen
  private var state: PathState
  private var pending: (action: Action?, before: Screen)?
  /// Whether something was checked after the action under way.
  private var isChecked = false

  init(_ start: PathStart, _ screen: Screen, _ abstraction: PathAbstraction) {
    self.abstraction = abstraction
    self.screen = screen
    state = abstraction.state(of: screen)
    path = RecordedPath(start, first: state, unknown: abstraction.unknown(on: screen))
  }

  /// Notes an action that has been performed, or a condition; call `see` after it.
  mutating func note(_ move: Move) {
    settle()
    if path.gap == nil { path.moves.append((move, screen.name)) }
    pending = (move.action, screen)
  }

  /// Notes an action that was refused.
  mutating func noteRefusal() {
    settle()
    path.refusals += 1
    // A part of it may have had an effect.
    pending = (nil, screen)
  }

  /// Notes that the rest of the session cannot be recorded.
  mutating func end(_ gap: String) {
    settle()
    if path.gap == nil { path.gap = gap }
  }

  /// Notes the screen that is seen now.
  mutating func see(_ screen: Screen) {
    self.screen = screen
    path.unknown.merge(abstraction.unknown(on: screen)) { first, _ in first }
  }

  /// Notes that a step checks the app: everything before it is checked.
  mutating func noteCheck() {
    path.checked = path.steps.count
    isChecked = true
  }

  /// Ends the action under way: what is seen now is the state after it.
  mutating func settle() {
    defer { isChecked = false }
    guard let (action, before) = pending, path.gap == nil else { return }
    pending = nil
    let label = action.map { PathAction($0, on: before, after: screen) } ?? .condition
    let next = abstraction.state(after: label.kind, from: state, on: screen)
    defer { state = next }
    guard label.kind.isStepByItself || next != state else { return }
    path.steps.append(
      RecordedPath.Step(
        label: label, action: action, state: next, beganEmpty: Self.beganEmpty(action, before)))
    if isChecked { path.checked = path.steps.count }
  }

  private static func beganEmpty(_ action: Action?, _ before: Screen) -> Bool {
    switch action {
    case .type(_, let field)?, .paste(_, let field)?:
      PathAction.edited(field, on: before)?.properties[.text]?.value?.text?.isEmpty ?? false
    default: false
    }
  }
}
