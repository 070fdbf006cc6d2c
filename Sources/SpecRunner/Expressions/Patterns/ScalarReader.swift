/// Reads code points out of UTF-8 bytes; malformed bytes read as U+FFFD, one at a time.
///
/// It keeps no position of its own and never reads outside its bytes.
struct ScalarReader {
  let bytes: UnsafePointer<UInt8>
  let count: Int

  init(_ bytes: UnsafePointer<UInt8>, count: Int) {
    self.bytes = bytes
    self.count = count
  }

  /// The code point that starts at `position`, which must be inside the text, and its length.
  @inline(__always)
  func scalar(at position: Int) -> (value: UInt32, length: Int) {
    let first = bytes[position]
    return first < 0x80 ? (UInt32(first), 1) : longScalar(at: position)
  }

  private func longScalar(at position: Int) -> (value: UInt32, length: Int) {
    let first = UInt32(bytes[position])
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC0, first < 0xF8, position + length <= count else { return (0xFFFD, 1) }
    var value = first & (0xFF >> UInt32(length + 1))
    for offset in 1..<length {
      let next = UInt32(bytes[position + offset])
      guard next & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      value = value << 6 | (next & 0x3F)
    }
    return (value, length)
  }

  /// Where the code point before `position` starts; `position` must not be 0.
  @inline(__always)
  func position(before position: Int) -> Int {
    var result = position - 1
    while result > 0, bytes[result] & 0xC0 == 0x80 { result -= 1 }
    return result
  }

  /// How many code points stand in the first `end` bytes.
  func scalarCount(upTo end: Int) -> Int {
    var result = 0
    for position in 0..<min(end, count) where bytes[position] & 0xC0 != 0x80 { result += 1 }
    return result
  }
}

/// The sorts of code points both grammars and the pattern language know.
enum ScalarSort {
  /// Whether a code point has Unicode's property White_Space.
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

  /// Whether a code point ends a line, as `.` in a pattern sees it: LF, CR, U+2028, U+2029.
  @inline(__always)
  static func isLineEnd(_ scalar: UInt32) -> Bool {
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
