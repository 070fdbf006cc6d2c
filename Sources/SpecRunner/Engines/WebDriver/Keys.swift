import SpecJSON

/// The keys of WebDriver, and the key presses for a text.
enum Keys {
  static let backspace = "\u{E003}"
  static let tab = "\u{E004}"
  static let enter = "\u{E007}"
  static let escape = "\u{E00C}"
  static let end = "\u{E010}"

  /// The key with a name; nil if there is none.
  static func named(_ name: String) -> String? {
    if name.count == 1 { return name }
    return table[name]
  }

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

  /// The WebDriver input source that presses and releases keys.
  static func source(_ keys: some Sequence<String>) -> JSONValue {
    let actions = keys.flatMap { key -> [JSONValue] in
      [
        ["type": "keyDown", "value": .string(key)], ["type": "keyUp", "value": .string(key)],
      ]
    }
    return ["type": "key", "id": "keyboard", "actions": .array(actions)]
  }
}
