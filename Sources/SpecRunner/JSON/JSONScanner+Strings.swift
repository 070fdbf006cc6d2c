/// Parsing of strings: runs without escapes are copied as they are, scanned eight bytes at a time.
extension JSONScanner {
  /// Parses a string; the cursor is on its opening quote.
  ///
  /// An escaped unpaired surrogate becomes U+FFFD: the grammar allows it, but a `String` cannot
  /// represent it. Bytes that are not UTF-8 are an error.
  mutating func string() throws(JSONError) -> String {
    let opening = offset
    offset += 1
    try skipPlainBytes(of: opening)
    if bytes[offset] == .quote {
      offset += 1
      return String(
        decoding: UnsafeBufferPointer(rebasing: bytes[opening + 1..<offset - 1]), as: UTF8.self)
    }
    scratch.removeAll(keepingCapacity: true)
    var start = opening + 1
    while bytes[offset] != .quote {
      scratch.append(contentsOf: bytes[start..<offset])
      try escape()
      start = offset
      try skipPlainBytes(of: opening)
    }
    scratch.append(contentsOf: bytes[start..<offset])
    offset += 1
    return String(decoding: scratch, as: UTF8.self)
  }

  /// Moves to the next quote or backslash of the string that opens at an offset.
  private mutating func skipPlainBytes(of opening: Int) throws(JSONError) {
    while true {
      offset = bytes.endOfPlainRun(from: offset)
      guard offset < bytes.count else {
        throw failure("this string has no closing quote", at: opening)
      }
      switch bytes[offset] {
      case .quote, .backslash: return
      case 0..<0x20:
        let name = Unicode.Scalar(bytes[offset]).codePoint
        throw failure("\(name) in a string must be escaped", at: offset)
      default: try skipCodePoints()
      }
    }
  }

  /// Skips consecutive code points outside ASCII.
  private mutating func skipCodePoints() throws(JSONError) {
    while offset < bytes.count, bytes[offset] >= 0x80 {
      let length = bytes.lengthOfCodePoint(at: offset)
      guard length > 0 else {
        throw failure("the byte 0x\(bytes[offset].hexadecimal) here is not UTF-8", at: offset)
      }
      offset += length
    }
  }

  /// Decodes one escape into the scratch buffer; the cursor is on its backslash.
  private mutating func escape() throws(JSONError) {
    let start = offset
    let letter = byte(after: 1)
    offset += 2
    switch letter {
    case .quote?, .backslash?, .slash?: scratch.append(letter ?? 0)
    case UInt8(ascii: "b")?: scratch.append(0x08)
    case .f?: scratch.append(0x0C)
    case .n?: scratch.append(.lineFeed)
    case UInt8(ascii: "r")?: scratch.append(.carriageReturn)
    case .t?: scratch.append(.tab)
    case .u?: try codePoint(start)
    case nil:
      offset = bytes.count
      throw failure("the text ends within an escape", at: start)
    default: throw unknownEscape(start)
    }
  }

  private func unknownEscape(_ start: Int) -> JSONError {
    let length = max(1, bytes.lengthOfCodePoint(at: start + 1))
    let text = String(decoding: bytes[start..<start + 1 + length], as: UTF8.self)
    return failure("unknown escape '\(text)'", at: start)
  }

  /// Decodes the digits of `\u`, and of the second `\u` of a surrogate pair.
  private mutating func codePoint(_ start: Int) throws(JSONError) {
    var value = try hexadecimalDigits(start)
    if value & 0xFC00 == 0xD800, next == .backslash, byte(after: 1) == .u {
      let second = offset
      offset += 2
      let low = try hexadecimalDigits(second)
      if low & 0xFC00 == 0xDC00 {
        value = 0x10000 + (value & 0x3FF) << 10 + low & 0x3FF
      } else {
        offset = second  // not its other half: it is read by itself
      }
    }
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    scratch.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  private mutating func hexadecimalDigits(_ start: Int) throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = next?.hexadecimalValue else {
        throw failure("'\\u' needs four hexadecimal digits", at: start)
      }
      value = value << 4 | digit
      offset += 1
    }
    return value
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first quote, backslash, control character or byte outside ASCII.
  fileprivate func endOfPlainRun(from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(self)
    var offset = start
    while offset + 8 <= count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let marks = word.marksOfEscapes | word & 0x8080_8080_8080_8080
      if marks != 0 { return offset + marks.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < count {
      switch self[offset] {
      case 0..<0x20, .quote, .backslash, 0x80...: return offset
      default: offset += 1
      }
    }
    return offset
  }
}

extension UInt64 {
  /// The high bit of each byte that must be escaped in a JSON string: quote, backslash, control.
  ///
  /// Exact for the lowest such byte; a borrow may set further bits above it.
  var marksOfEscapes: UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = self ^ (ones &* 0x22)
    let backslashes = self ^ (ones &* 0x5C)
    let controls = (self &- ones &* 0x20) & ~self
    return (controls | (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes)
      & (ones &* 0x80)
  }
}
