import SpecText

/// Gives pages and anchors names that every file system and browser accepts, each once.
struct SiteNames {
  private var taken: Set<ExactText> = []
  /// The last number that was added to a name, so that many equal names take linear time.
  private var numbers: [ExactText: Int] = [:]

  /// - Parameter reserved: names that are never given.
  init(reserved: [String] = []) { taken = Set(exactly: reserved) }

  /// A free name for a text: its slug, with a number if that is taken.
  mutating func name(for text: String) -> String { free(Self.slug(text)) }

  /// The name itself, with a number if it is taken.
  mutating func free(_ name: String) -> String {
    if taken.insert(name) { return name }
    var number = numbers[name] ?? 1
    while true {
      number += 1
      let candidate = "\(name)-\(number)"
      if taken.insert(candidate) {
        numbers[name] = number
        return candidate
      }
    }
  }

  /// Lowercase ASCII letters, digits and hyphens, followed by a hash if other letters were dropped.
  static func slug(_ text: String, to limit: Int = 60) -> String {
    var name = ""
    var isWhole = true
    for scalar in text.unicodeScalars {
      if name.utf8.count >= limit {
        isWhole = false
        break
      }
      switch scalar {
      case "a"..."z", "0"..."9": name.unicodeScalars.append(scalar)
      case "A"..."Z": name += scalar.properties.lowercaseMapping
      default:
        if !name.isEmpty, name.utf8.last != UInt8(ascii: "-") { name += "-" }
        if scalar.value >= 0x80 { isWhole = false }
      }
    }
    while name.utf8.last == UInt8(ascii: "-") { name.unicodeScalars.removeLast() }
    if name.isEmpty || !isWhole { name += (name.isEmpty ? "x" : "-") + hash(text) }
    return devices.contains(name) ? name + "-1" : name
  }

  /// Names that Windows gives to devices, with any extension.
  private static let devices: Set<ExactText> = ["con", "prn", "aux", "nul"]

  /// Six hexadecimal digits of the hash FNV-1a.
  private static func hash(_ text: String) -> String {
    var value: UInt32 = 2_166_136_261
    for byte in text.utf8 { value = (value ^ UInt32(byte)) &* 16_777_619 }
    return ((value ^ value >> 24) & 0xFF_FFFF).hexadecimal(digits: 6)
  }
}
