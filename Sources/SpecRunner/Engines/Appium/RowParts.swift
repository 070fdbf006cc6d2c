import SpecDrivers
import SpecText

/// The controls and texts in an element such as a row, by the last look.
struct RowParts {
  private let outer: Element
  private let controls: [Element]
  private let texts: [Element]

  init(of reached: PhoneFinder.Reached) {
    outer = reached.element
    let tree = ElementTree(reached.screen)
    let parts = reached.screen.elements.filter { part in
      tree.hasParents && part.isVisible && part.properties[.inView]?.value != .flag(false)
        && tree.isInside(part, reached.element)
    }
    controls = parts.filter { part in Self.roles.contains { part.role.isA($0) } }
    texts = parts.filter { $0.role.isA(.text) }
  }

  private static let roles: [Element.Role] = [
    .button, .link, .toggle, .checkbox, .radio, .slider, .field, .tab, .segments, .picker, .stepper,
  ]

  /// The control that a touch of the middle would mean; nil if it means the element.
  var controlInMiddle: Element? {
    guard outer.role.isA(.row) || outer.role.isA(.area) || outer.role == .card else { return nil }
    return outer.frame.value.flatMap(control)
  }

  /// The first text that is not in a control; nil if there is none.
  var middleOfText: Frame? {
    texts.lazy.compactMap(\.frame.value).first { control(over: $0) == nil }
  }

  private func control(over frame: Frame) -> Element? {
    controls.first { $0.frame.value?.containsMiddle(of: frame) == true }
  }
}
