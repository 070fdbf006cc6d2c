/// A part of what a screen shows that distinguishes two states of an app.
package enum PathFacet: String, Hashable, Sendable, CaseIterable {
  /// The name of the screen.
  case screen
  /// The element that has the focus.
  case focus
  /// Whether the keyboard is shown.
  case keyboard
  /// The alert, sheet or permission prompt in front.
  case prompt
  /// Whether each field is empty, valid or invalid.
  case fields
  /// Whether each control is enabled.
  case controls

  /// What the facet distinguishes, for help.
  package var meaning: String {
    switch self {
    case .screen: "the name of the screen"
    case .focus: "the element with the focus"
    case .keyboard: "whether the keyboard is shown"
    case .prompt: "the alert, sheet or permission prompt in front"
    case .fields: "whether each field is empty, valid or invalid"
    case .controls: "whether each control is enabled"
    }
  }
}
