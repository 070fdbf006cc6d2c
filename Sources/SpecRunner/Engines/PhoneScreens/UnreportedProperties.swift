import SpecDrivers

/// The properties that elements of phones may have, and that no page source reports.
///
/// An element without such a property would fail checks about it, as if the app were wrong: with an
/// unknown value, they are counted as not checked.
enum UnreportedProperties {
  /// Adds them, except for those that are already there.
  static func add(to properties: inout Properties, of role: Element.Role) {
    var names = ofAll
    if role.isA(.field) { names += ofFields }
    if role.isA(.area) || role == .map { names += ofAreas }
    if role.isA(.text) { names += ofTexts }
    if role.isA(.image) { names.append(.imageColor) }
    if isControl(role) { names += ofControls }
    for name in names where properties[name] == nil {
      properties[name] = .unknown("a phone does not report it")
    }
  }

  private static func isControl(_ role: Element.Role) -> Bool {
    [.button, .link, .tab, .toggle, .checkbox, .radio, .row, .menuItem].contains(role)
  }

  private static let ofAll: [Property] = [.opacity, .offset, .description, .busy, .current]

  private static let ofControls: [Property] = [.expanded, .pressed]

  private static let ofFields: [Property] = [
    .keyboardType, .returnKey, .autocorrection, .spellChecking, .contentType, .underlineColor,
    .markedText, .invalid, .required, .readOnly,
  ]

  private static let ofAreas: [Property] = [.scrollOffset, .contentHeight, .modal]

  private static let ofTexts: [Property] = [.fontSize, .fontWeight, .level]
}
