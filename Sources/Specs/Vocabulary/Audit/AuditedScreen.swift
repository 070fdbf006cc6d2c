import SpecDrivers
import SpecText

/// A screen as the rules of the audit see it: its visible elements and which contains which.
struct AuditedScreen {
  let screen: Screen
  let elements: [Element]
  /// Whether the engine reports which elements contain which.
  let hasParents: Bool
  private let places: [ExactText: Int]

  /// The reason why a rule about places cannot be decided.
  static let withoutParents = "the engine does not report which elements contain which"

  init(_ screen: Screen) {
    self.screen = screen
    elements = screen.elements.filter(\.isVisible)
    hasParents = screen.elements.contains { $0.parent != nil }
    places = Dictionary(
      screen.elements.enumerated().map { (ExactText($1.id), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// What a finding is about.
  struct Subject: Equatable {
    /// The name that exemptions use.
    let name: String
    /// As part of a sentence: `button "Next"`.
    let description: String

    init(_ element: Element) {
      name = element.label
      let place = element.frame.value.map { frame in
        " at \(PropertyValue.number(frame.x.rounded()).written), "
          + PropertyValue.number(frame.y.rounded()).written
      }
      description =
        element.role.rawValue
        + (element.label.isBlank ? place ?? "" : " " + element.label.quoted)
    }

    init(screen: Screen) {
      name = screen.name
      description = "the \(screen.name.quoted) screen"
    }

    init(_ alert: Alert) {
      name = alert.title
      description = alert.kind.rawValue + (alert.title.isBlank ? "" : " " + alert.title.quoted)
    }
  }

  var itself: Subject { Subject(screen: screen) }

  /// The element with an id, even if it is hidden.
  func element(_ id: String) -> Element? { places[ExactText(id)].map { screen.elements[$0] } }

  /// The elements around an element, the closest first.
  func ancestors(of element: Element) -> [Element] {
    var found: [Element] = []
    var next = element.parent
    // An engine in another process may report a circle.
    while let id = next, let outer = self.element(id), found.count < screen.elements.count {
      found.append(outer)
      next = outer.parent
    }
    return found
  }
}

extension Element {
  /// Whether users act on it, so that it needs a name and a place to touch.
  var isControl: Bool { Self.controls.contains { role.isA($0) } }

  private static let controls: [Role] = [
    .button, .link, .field, .checkbox, .toggle, .radio, .slider, .picker, .tab, .menuItem, .chip,
  ]

  /// The value of a property that is a known flag.
  func isOn(_ property: Property) -> Bool { properties[property]?.value?.flag == true }
}
