/// Scanning of UTF-8 bytes: validity, code points, white space.
enum UTF8Scan {
  /// The length of a byte order mark at the start: 3 or 0.
  static func byteOrderMarkLength(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The start of the code point at or before `offset`.
  static func floor(_ offset: Int, _ base: UnsafePointer<UInt8>) -> Int {
    var offset = offset
    while offset > 0, base[offset] & 0xC0 == 0x80 { offset &-= 1 }
    return offset
  }

  /// The number of code points: all bytes except continuation bytes.
  static func codePoints(in bytes: some Sequence<UInt8>) -> Int {
    var count = 0
    for byte in bytes where byte & 0xC0 != 0x80 { count &+= 1 }
    return count
  }

  /// The offset of the first occurrence of an ASCII byte at or after `start`, or `end`.
  @inline(__always)
  static func find(
    _ byte: UInt8, in base: UnsafePointer<UInt8>, from start: Int, to end: Int
  ) -> Int {
    let raw = UnsafeRawPointer(base)
    let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
    var offset = start
    while offset &+ 8 <= end {
      // Compares eight bytes at once: the lowest high bit that remains marks the first match.
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let zeros = word ^ pattern
      let found = (zeros &- 0x0101_0101_0101_0101) & ~zeros & 0x8080_8080_8080_8080
      if found != 0 { return offset &+ found.trailingZeroBitCount &>> 3 }
      offset &+= 8
    }
    while offset < end, base[offset] != byte { offset &+= 1 }
    return offset
  }

  /// The offset of the first byte that is not a space at or after `start`, or `end`.
  @inline(__always)
  static func skipSpaces(_ base: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
    let raw = UnsafeRawPointer(base)
    var offset = start
    while offset &+ 8 <= end {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let others = word ^ 0x2020_2020_2020_2020
      if others != 0 { return offset &+ others.trailingZeroBitCount &>> 3 }
      offset &+= 8
    }
    while offset < end, base[offset] == 0x20 { offset &+= 1 }
    return offset
  }

  /// The offset of the first byte that is not UTF-8 (RFC 3629: no overlong forms, no surrogates).
  static func firstInvalid(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let words = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index < bytes.count {
      if index &+ 32 <= bytes.count, isASCII(words, at: index) {
        index &+= 32
        continue
      }
      let stop = min(index &+ 32, bytes.count)
      while index < stop {
        let length = sequenceLength(in: bytes, at: index)
        guard length > 0 else { return index }
        index &+= length
      }
    }
    return nil
  }

  /// Whether 32 bytes are ASCII; compared at once, as almost all are.
  @inline(__always)
  private static func isASCII(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Bool {
    func word(_ place: Int) -> UInt64 {
      bytes.loadUnaligned(fromByteOffset: index &+ place, as: UInt64.self)
    }
    return (word(0) | word(8) | word(16) | word(24)) & 0x8080_8080_8080_8080 == 0
  }

  /// The length of the well-formed sequence at an index, or 0.
  private static func sequenceLength(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let lead = bytes[index]
    let (length, second): (Int, ClosedRange<UInt8>) =
      switch lead {
      case 0x00...0x7F: (1, 0x80...0xBF)
      case 0xC2...0xDF: (2, 0x80...0xBF)
      case 0xE0: (3, 0xA0...0xBF)
      case 0xED: (3, 0x80...0x9F)
      case 0xE1...0xEF: (3, 0x80...0xBF)
      case 0xF0: (4, 0x90...0xBF)
      case 0xF4: (4, 0x80...0x8F)
      case 0xF1...0xF3: (4, 0x80...0xBF)
      default: (0, 0x80...0xBF)
      }
    guard length > 0, index + length <= bytes.count else { return 0 }
    if length > 1, !second.contains(bytes[index + 1]) { return 0 }
    if length > 2, bytes[index + 2] & 0xC0 != 0x80 { return 0 }
    if length > 3, bytes[index + 3] & 0xC0 != 0x80 { return 0 }
    return length
  }

  /// The length of the white space character at an offset, or 0.
  ///
  /// White space is Unicode's `White_Space`, which includes U+0085 and U+00A0, but not U+FEFF; the
  /// official parsers disagree about both.
  static func whitespaceLength(_ base: UnsafePointer<UInt8>, at offset: Int, end: Int) -> Int {
    guard offset < end else { return 0 }
    switch base[offset] {
    case 0x20, 0x09...0x0D: return 1
    case 0xC2:
      guard offset &+ 1 < end else { return 0 }
      return base[offset &+ 1] == 0x85 || base[offset &+ 1] == 0xA0 ? 2 : 0
    case 0xE1, 0xE2, 0xE3:
      guard offset &+ 2 < end else { return 0 }
      return isWideWhitespace(base[offset], base[offset &+ 1], base[offset &+ 2]) ? 3 : 0
    default: return 0
    }
  }

  /// Whether three bytes are one of the white space characters above U+07FF.
  private static func isWideWhitespace(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    switch (first, second, third) {
    case (0xE1, 0x9A, 0x80): true  // U+1680
    case (0xE2, 0x80, 0x80...0x8A): true  // U+2000...U+200A
    case (0xE2, 0x80, 0xA8), (0xE2, 0x80, 0xA9), (0xE2, 0x80, 0xAF): true  // U+2028, 2029, 202F
    case (0xE2, 0x81, 0x9F): true  // U+205F
    case (0xE3, 0x80, 0x80): true  // U+3000
    default: false
    }
  }

  /// The first offset at or after `offset` that is not white space, at most `end`.
  @inline(__always)
  static func skipWhitespace(_ base: UnsafePointer<UInt8>, from offset: Int, end: Int) -> Int {
    guard offset < end, base[offset] <= 0x20 || base[offset] >= 0x80 else { return offset }
    return skipManyWhitespace(base, from: offset, end: end)
  }

  private static func skipManyWhitespace(
    _ base: UnsafePointer<UInt8>, from offset: Int, end: Int
  ) -> Int {
    var offset = offset
    while true {
      let length = whitespaceLength(base, at: offset, end: end)
      if length == 0 { return offset }
      offset &+= length
    }
  }

  /// The end of the text without trailing white space, at least `start`.
  @inline(__always)
  static func trimEnd(_ base: UnsafePointer<UInt8>, from start: Int, end: Int) -> Int {
    var end = end
    while start < end, base[end &- 1] == 0x20 { end &-= 1 }
    guard start < end, base[end &- 1] < 0x20 || base[end &- 1] >= 0x80 else { return end }
    return trimLongEnd(base, from: start, end: end)
  }

  private static func trimLongEnd(
    _ base: UnsafePointer<UInt8>, from start: Int, end: Int
  ) -> Int {
    var end = end
    while end > start {
      if whitespaceLength(base, at: end &- 1, end: end) == 1 {
        end &-= 1
      } else if end &- 2 >= start, whitespaceLength(base, at: end &- 2, end: end) == 2 {
        end &-= 2
      } else if end &- 3 >= start, whitespaceLength(base, at: end &- 3, end: end) == 3 {
        end &-= 3
      } else {
        return end
      }
    }
    return end
  }
}
