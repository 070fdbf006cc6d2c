/// The names of keys without a character, the same for every engine.
package enum KeyNames {
  package static let all = [
    "Backspace", "Delete", "Down", "End", "Enter", "Escape", "F1", "F2", "F3", "F4", "F5", "F6",
    "F7", "F8", "F9", "F10", "F11", "F12", "Home", "Left", "PageDown", "PageUp",
    "Return", "Right", "Space", "Tab", "Up",
  ]

  /// Whether a text is the name of a key, or a single character.
  package static func contains(_ name: String) -> Bool {
    name.count == 1 || all.contains { $0.utf8.elementsEqual(name.utf8) }
  }
}
