import SpecDrivers
import SpecJSON

/// The keys of WebDriver, and the key presses for a text.
enum Keys {
  static let backspace = "\u{E003}"
  static let tab = "\u{E004}"
  /// The key beside the letters; U+E007 is that of the number pad.
  static let enter = "\u{E006}"
  static let escape = "\u{E00C}"
  static let end = "\u{E010}"

  private static let table = [
    "Return": enter, "Enter": enter, "Tab": tab, "Backspace": backspace, "Delete": "\u{E017}",
    "Escape": escape, "Space": " ", "Left": "\u{E012}", "Up": "\u{E013}",
    "Right": "\u{E014}", "Down": "\u{E015}", "Home": "\u{E011}", "End": end,
    "PageUp": "\u{E00E}", "PageDown": "\u{E00F}", "F1": "\u{E031}", "F2": "\u{E032}",
    "F3": "\u{E033}", "F4": "\u{E034}", "F5": "\u{E035}", "F6": "\u{E036}", "F7": "\u{E037}",
    "F8": "\u{E038}", "F9": "\u{E039}", "F10": "\u{E03A}", "F11": "\u{E03B}", "F12": "\u{E03C}",
  ]

  /// The input for a part of a text.
  enum Stroke: Hashable {
    /// Key presses, one after another.
    case keys([String])
    /// A text without keys, such as an emoji; inserted in one edit, as from an input method.
    case text(String)
  }

  /// The input for a text, character by character.
  ///
  /// WebDriver servers accept keys of one code point of the basic multilingual plane; other text is
  /// inserted.
  static func strokes(for text: String) -> [Stroke] {
    var strokes: [Stroke] = []
    var keys: [String] = []
    for character in text {
      let scalars = character.unicodeScalars
      if character.isNewline {
        keys.append(enter)
      } else if character == "\t" {
        keys.append(tab)
      } else if scalars.count == 1, let scalar = scalars.first, scalar.value < 0xE000 {
        keys.append(String(character))
      } else {
        if !keys.isEmpty { strokes.append(.keys(keys)) }
        keys = []
        strokes.append(.text(String(character)))
      }
    }
    if !keys.isEmpty { strokes.append(.keys(keys)) }
    return strokes
  }

  static func code(of modifier: KeyModifier, isMac: Bool) -> String {
    switch modifier {
    case .control: "\u{E009}"
    case .shift: "\u{E008}"
    case .alt: "\u{E00A}"
    case .meta: "\u{E03D}"
    case .controlOrMeta: code(of: isMac ? .meta : .control, isMac: isMac)
    }
  }

  /// The keys of a chord in the order in which they are pressed.
  static func codes(of chord: KeyChord, isMac: Bool) -> [String] {
    let modifiers = chord.modifiers.map { code(of: $0, isMac: isMac) }
    if let modifier = KeyModifier(rawValue: chord.key) {
      return modifiers + [code(of: modifier, isMac: isMac)]
    }
    if let code = table[chord.key] { return modifiers + [code] }
    // With a modifier, a letter is its key; only the shift key makes it a capital.
    return modifiers + [modifiers.isEmpty ? chord.key : chord.key.lowercased()]
  }

  static func press(_ key: String) -> JSONValue { ["type": "keyDown", "value": .string(key)] }

  static func release(_ key: String) -> JSONValue { ["type": "keyUp", "value": .string(key)] }

  /// The WebDriver input source of the keyboard.
  static func source(_ actions: [JSONValue]) -> JSONValue {
    ["type": "key", "id": "keyboard", "actions": .array(actions)]
  }
}
