/// Reads base 64, in which a browser hands over its pictures.
enum Base64 {
  /// The bytes a text stands for; nil if it is not base 64 (RFC 4648, section 4).
  static func decode(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count / 4 * 3)
    var bits: UInt32 = 0
    var count = 0
    var padding = 0
    for character in text.utf8 {
      if character == 0x3d {
        padding += 1
        continue
      }
      guard padding == 0, let value = value(of: character) else { return nil }
      bits = bits << 6 | value
      count += 1
      if count == 4 {
        bytes += [UInt8(bits >> 16 & 0xff), UInt8(bits >> 8 & 0xff), UInt8(bits & 0xff)]
        bits = 0
        count = 0
      }
    }
    switch (count, padding) {
    case (0, 0): break
    case (2, 2): bytes.append(UInt8(bits >> 4 & 0xff))
    case (3, 1): bytes += [UInt8(bits >> 10 & 0xff), UInt8(bits >> 2 & 0xff)]
    default: return nil
    }
    return bytes
  }

  private static func value(of character: UInt8) -> UInt32? {
    switch character {
    case 0x41...0x5a: UInt32(character - 0x41)
    case 0x61...0x7a: UInt32(character - 0x61) + 26
    case 0x30...0x39: UInt32(character - 0x30) + 52
    case 0x2b: 62
    case 0x2f: 63
    default: nil
    }
  }
}
