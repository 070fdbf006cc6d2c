/// The ASCII characters of the JSON grammar.
extension UInt8 {
  static var tab: UInt8 { 0x09 }
  static var lineFeed: UInt8 { 0x0A }
  static var carriageReturn: UInt8 { 0x0D }
  static var space: UInt8 { 0x20 }
  static var quote: UInt8 { 0x22 }
  static var singleQuote: UInt8 { 0x27 }
  static var asterisk: UInt8 { 0x2A }
  static var plus: UInt8 { 0x2B }
  static var comma: UInt8 { 0x2C }
  static var minus: UInt8 { 0x2D }
  static var point: UInt8 { 0x2E }
  static var slash: UInt8 { 0x2F }
  static var zero: UInt8 { 0x30 }
  static var colon: UInt8 { 0x3A }
  static var openingBracket: UInt8 { 0x5B }
  static var backslash: UInt8 { 0x5C }
  static var closingBracket: UInt8 { 0x5D }
  static var f: UInt8 { 0x66 }
  static var n: UInt8 { 0x6E }
  static var t: UInt8 { 0x74 }
  static var u: UInt8 { 0x75 }
  static var openingBrace: UInt8 { 0x7B }
  static var closingBrace: UInt8 { 0x7D }

  /// Whether the byte is a decimal digit.
  var isDigit: Bool { self &- .zero < 10 }

  /// Whether the byte is an ASCII letter, a digit or `_`.
  var isWordByte: Bool { isDigit || (self | 0x20) &- 0x61 < 26 || self == 0x5F }

  /// The value of a hexadecimal digit, or nil.
  var hexadecimalValue: UInt32? {
    if isDigit { return UInt32(self &- .zero) }
    let letter = (self | 0x20) &- 0x61
    return letter < 6 ? UInt32(letter) + 10 : nil
  }

  /// The byte as two hexadecimal digits.
  var hexadecimal: String {
    (self < 16 ? "0" : "") + String(self, radix: 16, uppercase: true)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The length of the code point at an offset in bytes; 0 if the bytes are not UTF-8 (RFC 3629).
  func lengthOfCodePoint(at offset: Int) -> Int {
    let lead = self[offset]
    // The second byte has a narrower range, to exclude overlong forms, surrogates and values above
    // U+10FFFF.
    let (length, second): (Int, ClosedRange<UInt8>) =
      switch lead {
      case 0x00...0x7F: (1, 0...0)
      case 0xC2...0xDF: (2, 0x80...0xBF)
      case 0xE0: (3, 0xA0...0xBF)
      case 0xED: (3, 0x80...0x9F)
      case 0xE1...0xEF: (3, 0x80...0xBF)
      case 0xF0: (4, 0x90...0xBF)
      case 0xF1...0xF3: (4, 0x80...0xBF)
      case 0xF4: (4, 0x80...0x8F)
      default: (0, 0...0)
      }
    if length < 2 { return length }
    guard offset + length <= count, second.contains(self[offset + 1]) else { return 0 }
    for further in 2..<Swift.max(2, length) where self[offset + further] & 0xC0 != 0x80 {
      return 0
    }
    return length
  }
}
