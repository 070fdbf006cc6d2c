/// The names of the keys that have no character, the same for every engine.
package enum KeyNames {
  package static let all = [
    "Backspace", "Delete", "Down", "End", "Enter", "Escape", "Home", "Left", "PageDown", "PageUp",
    "Return", "Right", "Space", "Tab", "Up",
  ]

  /// Whether a text names a key: one of these, or a single character.
  package static func contains(_ name: String) -> Bool {
    name.count == 1 || all.contains { $0.utf8.elementsEqual(name.utf8) }
  }
}
