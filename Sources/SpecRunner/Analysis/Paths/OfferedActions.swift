package import SpecDrivers
import SpecText

/// The actions that a screen offers to a user, in an order that depends only on the screen.
///
/// Every control is tapped, also a disabled one; texts of each class are typed into each field. What
/// a screen does not show, such as a valid text, comes from `LearnedInputs`.
package struct OfferedActions: Sendable {
  private let learned: LearnedInputs

  package init(_ learned: LearnedInputs = LearnedInputs()) { self.learned = learned }

  /// The roles of elements that are made to be tapped.
  private static let touchable: Set<Element.Role> = [
    .button, .link, .tab, .checkbox, .toggle, .radio, .chip, .card, .row, .listItem, .menuItem,
    .treeItem, .option, .fileButton,
  ]

  /// What a program in a terminal takes: it asks for keys, and seldom for the mouse.
  private static let keys = [
    "Return", "Tab", "Escape", "Space", "Backspace", "Up", "Down", "Left", "Right", "PageDown",
  ]

  /// The actions on a screen.
  ///
  /// - Parameter state: the state of the screen, which knows whether the user has left the app.
  package func actions(
    on screen: Screen, in state: PathState, _ capabilities: Capabilities
  ) -> [Action] {
    if state.isAway { return [.comeBack] }
    if let alert = screen.alert.value ?? nil {
      return alert.buttons.map { .answer($0) } + (alert.kind == .sheet ? [.dismiss] : [])
    }
    if screen.isTerminal { return Self.keys.map { .pressKey($0) } }
    let names = ElementNames(screen)
    var actions: [Action] = []
    // One item of a collection stands for all.
    var items: Set<String> = []
    for element in screen.elements where element.isVisible {
      let name = names.name(of: element)
      if names.isInCollection(element), !items.insert(name).inserted { continue }
      guard let selector = screen.selector(for: element) else { continue }
      if element.role.isA(.field) {
        actions += edits(of: element, name, selector, screen)
      } else if Self.touchable.contains(element.role) || learned.isTapped(name) {
        actions.append(.tap(selector))
      }
      actions += learned.options(of: name).map { .choose($0, in: selector) }
      actions += learned.swipes(on: name).map { .swipe($0, on: selector) }
    }
    if let keyboard = screen.keyboard.value ?? nil {
      if keyboard.returnKey.value != .some(.none) { actions.append(.pressReturn) }
      actions.append(.hideKeyboard)
    }
    if screen.stack.value.map({ $0.count > 1 }) ?? true { actions.append(.back) }
    actions.append(.dismiss)
    if Self.scrolls(screen) {
      actions += [.scrollBy(points: 400, in: nil), .scrollBy(points: -400, in: nil)]
    }
    if case .missing = capabilities[.background] {} else { actions.append(.leave) }
    if let time = learned.wait(on: state.screen) { actions.append(.wait(time)) }
    return actions
  }

  private func edits(
    of field: Element, _ name: String, _ selector: Selector, _ screen: Screen
  ) -> [Action] {
    let content = FieldContent(of: field)
    let isFocused = (screen.focus.value ?? nil)?.isSame(as: field.id) ?? false
    var actions: [Action] = isFocused ? [] : [.tap(selector)]
    let valid = learned.text(for: name, .valid) ?? "a"
    actions.append(.type(valid, into: selector))
    if let invalid = learned.text(for: name, .invalid) {
      actions.append(.type(invalid, into: selector))
    }
    if content != .empty, field.properties[.text]?.value?.text != "" {
      actions.append(.clear(selector))
      if isFocused { actions.append(.deleteBackward(times: 1, in: nil)) }
    }
    return actions
  }

  /// Whether an area has more content than fits.
  private static func scrolls(_ screen: Screen) -> Bool {
    screen.elements.contains { element in
      guard let height = element.properties[.contentHeight]?.value?.number,
        let frame = element.frame.value
      else { return false }
      return height > frame.height
    }
  }
}
