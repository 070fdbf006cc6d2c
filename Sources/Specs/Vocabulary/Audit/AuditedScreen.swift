import SpecDrivers
import SpecText

/// A screen as the rules of the audit see it: its visible elements and which contains which.
struct AuditedScreen {
  let screen: Screen
  let elements: [Element]
  let tree: ElementTree

  /// The reason why a rule about places cannot be decided.
  static let withoutParents = "the engine does not report which elements contain which"

  init(_ screen: Screen) {
    self.screen = screen
    elements = screen.elements.filter(\.isVisible)
    tree = ElementTree(screen)
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
