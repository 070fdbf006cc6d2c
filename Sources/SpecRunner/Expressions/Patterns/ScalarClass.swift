/// Classes of code points in both kinds of expressions.
enum ScalarClass {
  /// Whether a code point has the Unicode property White_Space.
  @inline(__always)
  static func isWhiteSpace(_ scalar: UInt32) -> Bool {
    scalar < 0x80
      ? scalar == 0x20 || (scalar >= 0x09 && scalar <= 0x0D)
      : isWideWhiteSpace(scalar)
  }

  private static func isWideWhiteSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether a code point is a line terminator in regular expressions: LF, CR, U+2028, U+2029.
  @inline(__always)
  static func isLineTerminator(_ scalar: UInt32) -> Bool {
    scalar == 0x0A || scalar == 0x0D || scalar == 0x2028 || scalar == 0x2029
  }

  /// Whether a code point is an ASCII letter, digit or underscore: `\w` in a pattern.
  @inline(__always)
  static func isWord(_ scalar: UInt32) -> Bool {
    isDigit(scalar) || (scalar | 0x20 >= 0x61 && scalar | 0x20 <= 0x7A) || scalar == 0x5F
  }

  /// Whether a code point is an ASCII digit: `\d` in a pattern.
  @inline(__always)
  static func isDigit(_ scalar: UInt32) -> Bool { scalar >= 0x30 && scalar <= 0x39 }

  /// Whether a byte is an ASCII digit.
  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
