/// Base64 encoding and decoding by RFC 4648, section 4, as JSON carries bytes.
package enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The bytes as text, padded with `=` to a multiple of four.
  package static func encode(_ bytes: [UInt8]) -> String {
    String(unsafeUninitializedCapacity: (bytes.count + 2) / 3 * 4) { text in
      var end = 0
      var index = 0
      while index < bytes.count {
        let rest = bytes.count - index
        let first = UInt32(bytes[index])
        let second = rest > 1 ? UInt32(bytes[index + 1]) : 0
        let third = rest > 2 ? UInt32(bytes[index + 2]) : 0
        let word = first << 16 | second << 8 | third
        let padding = UInt8(ascii: "=")
        text[end] = alphabet[Int(word >> 18)]
        text[end + 1] = alphabet[Int(word >> 12 & 63)]
        text[end + 2] = rest > 1 ? alphabet[Int(word >> 6 & 63)] : padding
        text[end + 3] = rest > 2 ? alphabet[Int(word & 63)] : padding
        end += 4
        index += 3
      }
      return end
    }
  }

  /// The bytes of a text, or nil if it is not Base64.
  ///
  /// Padding is optional, white space is ignored.
  package static func decode(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count / 4 * 3)
    var word: UInt32 = 0
    var count = 0
    var isPadded = false
    for byte in text.utf8 {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: continue
      case UInt8(ascii: "="):
        isPadded = true
        continue
      default: break
      }
      guard !isPadded, let value = value(of: byte) else { return nil }
      word = word << 6 | UInt32(value)
      count += 1
      if count == 4 {
        bytes += [UInt8(word >> 16 & 255), UInt8(word >> 8 & 255), UInt8(word & 255)]
        (word, count) = (0, 0)
      }
    }
    switch count {
    case 0: break
    case 2: bytes.append(UInt8(word >> 4 & 255))
    case 3: bytes += [UInt8(word >> 10 & 255), UInt8(word >> 2 & 255)]
    default: return nil
    }
    return bytes
  }

  private static func value(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
