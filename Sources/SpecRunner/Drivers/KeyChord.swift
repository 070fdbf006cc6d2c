import SpecText

/// A key of a hardware keyboard that changes the meaning of others while it is held.
public enum KeyModifier: String, Hashable, Sendable, CaseIterable {
  /// Control.
  case control = "Control"
  /// Shift.
  case shift = "Shift"
  /// Alt, or Option on a Mac.
  case alt = "Alt"
  /// Command on a Mac, or the Windows key.
  case meta = "Meta"
  /// The modifier of shortcuts on the platform: Command on a Mac, Control elsewhere.
  case controlOrMeta = "ControlOrMeta"
}

/// A key of a hardware keyboard with the modifiers that are held, such as `Control+Shift+A`.
public struct KeyChord: Hashable, Sendable, CustomStringConvertible {
  /// The modifiers, in the order in which they are pressed.
  public var modifiers: [KeyModifier]
  /// The key: a name such as `Tab`, a single character, or a modifier.
  public var key: String

  /// Creates a chord.
  public init(_ key: String, _ modifiers: [KeyModifier] = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Parses names joined by `+`, such as `Control+A`; a text that ends in `+` has the key `+`.
  ///
  /// - Throws: `DriverError.unknownKey` for another name.
  public init(written text: String) throws(DriverError) {
    var names = text.unicodeScalars.split(separator: "+", omittingEmptySubsequences: false)
      .map(String.init)
    // The last two parts of `+` and `Control++` are empty.
    if names.count > 1, names.last == "", names.dropLast().last == "" {
      names.removeLast(2)
      names.append("+")
    }
    let name = names.popLast() ?? ""
    key = KeyNames.arrows[name] ?? name
    modifiers = []
    for name in names {
      // As keys are labelled.
      let label = name == "Ctrl" ? KeyModifier.control.rawValue : name
      guard let modifier = KeyModifier(rawValue: label) else {
        throw .unknownKey(name, known: KeyModifier.allCases.map(\.rawValue))
      }
      modifiers.append(modifier)
    }
    guard KeyNames.contains(key) || KeyModifier(rawValue: key) != nil else {
      throw .unknownKey(key, known: KeyNames.all)
    }
  }

  /// A chord in the names of this list, such as `Left` for `ArrowLeft`; another text as it is.
  package static func renamed(_ text: String) -> String {
    (try? KeyChord(written: text))?.description ?? text
  }

  /// The names joined by `+`.
  public var description: String {
    (modifiers.map(\.rawValue) + [key]).joined(separator: "+")
  }
}

/// The names of keys without a character, the same for every engine.
package enum KeyNames {
  package static let all = [
    "Backspace", "Delete", "Down", "End", "Enter", "Escape", "F1", "F2", "F3", "F4", "F5", "F6",
    "F7", "F8", "F9", "F10", "F11", "F12", "Home", "Left", "PageDown", "PageUp",
    "Return", "Right", "Space", "Tab", "Up",
  ]

  /// The names of keys on the web that are others here.
  static let arrows = [
    "ArrowDown": "Down", "ArrowLeft": "Left", "ArrowRight": "Right", "ArrowUp": "Up",
  ]

  /// Whether a text is the name of a key, or a single character.
  package static func contains(_ name: String) -> Bool {
    name.count == 1 || all.contains { $0.isSame(as: name) }
  }
}
