import SpecDrivers
import SpecRunner
import SpecText

/// An element that a step names by its identifier, which users do not see.
struct IdentifiedElement: Sendable {
  private let name: String
  private let reference: String

  /// Nil if users see the name.
  init?(_ selector: Selector, _ element: Element, _ screen: Screen) {
    guard selector.isIdentifier(of: element) else { return nil }
    name = selector.name
    reference = NearestNames.reference(to: element, on: screen)
  }

  /// The elements that an action names so on a screen.
  static func all(in action: Action, on screen: Screen) -> [IdentifiedElement] {
    action.elements.compactMap { selector in
      // Few names are identifiers, so few elements are looked for again.
      guard screen.elements.contains(where: { $0.id.isSame(as: selector.name) }) else { return nil }
      return (try? selector.resolve(on: screen)).flatMap { IdentifiedElement(selector, $0, screen) }
    }
  }

  /// The names that the scenario was warned about.
  private enum WarnedKey: WorldKey {
    static var initial: Set<ExactText> { [] }
  }

  /// Logs a warning, once for each name in a scenario.
  func warn(in world: World) {
    guard world.with(WarnedKey.self, { $0.insert(ExactText(name)).inserted }) else { return }
    world.log(
      "\(name.quoted) is only an id, which users do not see; write \(reference)")
  }
}

extension Action {
  /// The elements that the action concerns.
  fileprivate var elements: [Selector] {
    switch self {
    case .tap(let element), .doubleTap(let element), .longPress(let element),
      .click(let element, _), .hover(let element), .focus(let element), .clear(let element),
      .scroll(let element), .chooseAll(_, let element), .setChecked(_, let element),
      .upload(_, let element, _):
      [element]
    case .drag(let element, let target): [element, target]
    case .turnWheel(_, _, let element), .type(_, let element), .paste(_, let element),
      .deleteBackward(_, let element), .select(_, let element), .swipe(_, let element),
      .scrollBy(_, let element), .choose(_, let element):
      [element].compactMap { $0 }
    default: []
    }
  }
}
