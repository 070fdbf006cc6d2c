import SpecDrivers

/// The bytes that a terminal sends for keys, as xterm does.
struct TerminalKeys {
  /// Whether the program asked for the other sequences of arrow keys.
  let usesApplicationKeys: Bool

  private static let escape: UInt8 = 0x1B

  /// The last letter of `ESC [ …`.
  private static let letters = [
    "Up": "A", "Down": "B", "Right": "C", "Left": "D", "Home": "H", "End": "F", "F1": "P",
    "F2": "Q", "F3": "R", "F4": "S",
  ]
  /// The number in `ESC [ … ~`.
  private static let numbers = [
    "Delete": 3, "PageUp": 5, "PageDown": 6, "F5": 15, "F6": 17, "F7": 18, "F8": 19, "F9": 20,
    "F10": 21, "F11": 23, "F12": 24,
  ]
  private static let bytes: [String: UInt8] = [
    "Return": 0x0D, "Enter": 0x0D, "Tab": 0x09, "Backspace": 0x7F, "Escape": escape,
    "Space": 0x20,
  ]

  /// The bytes of a chord; nil if a terminal has none for it.
  func bytes(_ chord: KeyChord) -> [UInt8]? {
    let modifiers = chord.modifiers.map { $0 == .controlOrMeta ? .control : $0 }
    if modifiers.contains(.meta) { return nil }
    // 1 more than the sum: shift 1, Alt 2, Control 4.
    let code =
      1 + (modifiers.contains(.shift) ? 1 : 0) + (modifiers.contains(.alt) ? 2 : 0)
      + (modifiers.contains(.control) ? 4 : 0)
    if let letter = Self.letters[chord.key] {
      if code > 1 { return sequence("1;\(code)\(letter)") }
      let isFunction = chord.key.utf8.first == UInt8(ascii: "F")
      return isFunction || usesApplicationKeys
        ? [Self.escape] + "O\(letter)".utf8 : sequence(letter)
    }
    if let number = Self.numbers[chord.key] {
      return sequence(code > 1 ? "\(number);\(code)~" : "\(number)~")
    }
    if chord.key == "Tab", modifiers.contains(.shift) { return sequence("Z") }
    guard var plain = Self.bytes[chord.key].map({ [$0] }) ?? character(chord.key) else {
      return nil
    }
    if modifiers.contains(.shift), plain.count == 1 {
      plain = Array(String(decoding: plain, as: UTF8.self).uppercased().utf8)
    }
    if modifiers.contains(.control) {
      guard plain.count == 1, let byte = Self.control(plain[0]) else { return nil }
      plain = [byte]
    }
    return (modifiers.contains(.alt) ? [Self.escape] : []) + plain
  }

  private func character(_ key: String) -> [UInt8]? {
    // The name of a modifier is no character.
    key.count == 1 ? Array(key.utf8) : nil
  }

  private func sequence(_ end: String) -> [UInt8] { [Self.escape] + "[\(end)".utf8 }

  /// The byte of a key with Control; nil if there is none.
  private static func control(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x20, 0x40: 0
    case 0x41...0x5F: byte & 0x1F
    case 0x61...0x7A: byte & 0x1F
    case 0x2F: 0x1F
    case 0x3F: 0x7F
    case 0x7F: 0x08
    case 0x09, 0x0D, 0x1B: byte
    default: nil
    }
  }

  /// The bytes of a typed text, in which a line end is the return key.
  static func typed(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      // CR LF is one line end.
      if byte == 0x0A, bytes.last == 0x0D { continue }
      bytes.append(byte == 0x0A ? 0x0D : byte)
    }
    return bytes
  }

  /// The bytes of a pasted text, marked as such if the program asked for it.
  static func pasted(_ text: String, isMarked: Bool) -> [UInt8] {
    // The text must not end the paste itself.
    let bytes = typed(text).filter { !isMarked || $0 != escape }
    return isMarked ? [escape] + "[200~".utf8 + bytes + [escape] + "[201~".utf8 : bytes
  }

  /// The bytes of a mouse button at a cell, from 0; nil if the coordinates are too large for the
  /// old form.
  ///
  /// - Parameter button: 0 to 2, or 64 and more for the wheel, with the modifiers added.
  static func mouse(
    _ button: Int, column: Int, row: Int, isPressed: Bool, byNumbers: Bool
  ) -> [UInt8]? {
    if byNumbers {
      return [escape] + "[<\(button);\(column + 1);\(row + 1)\(isPressed ? "M" : "m")".utf8
    }
    let codes = [isPressed ? button : 3, column + 1, row + 1].map { $0 + 32 }
    guard codes.allSatisfy({ $0 <= 255 }) else { return nil }
    return [escape] + "[M".utf8 + codes.map { UInt8($0) }
  }
}
