/// A cursor over the bytes of a JSON text that reads its tokens: blanks, strings, numbers, words.
///
/// It knows nothing of arrays and objects; `JSONReader` does.
struct JSONScanner {
  let bytes: UnsafeBufferPointer<UInt8>

  /// The byte that is read next.
  var offset: Int

  /// Where a string with escapes is put together; kept, so that only the first one allocates.
  var scratch: [UInt8] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    offset = bytes.lengthOfByteOrderMark
  }

  /// The next byte, or nil at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Steps over the four blanks of RFC 8259, section 2; every other one is an error where it stands.
  mutating func skipBlanks() {
    while offset < bytes.count {
      switch bytes[offset] {
      case .space, .lineFeed, .carriageReturn, .tab: offset += 1
      default: return
      }
    }
  }

  /// Reads a value that is one token: a string, a number, `true`, `false` or `null`.
  mutating func scalar() throws(JSONError) -> JSONValue {
    switch next {
    case .quote?: return .string(try string())
    case let byte? where byte == .minus || byte.isDigit: return try number()
    case .t? where reads("true"): return .bool(true)
    case .f? where reads("false"): return .bool(false)
    case .n? where reads("null"): return .null
    default: throw expected("a value")
    }
  }

  /// Steps over a word that must not go on as a longer one: `nullable` is not `null`.
  private mutating func reads(_ word: StaticString) -> Bool {
    let end = offset + word.utf8CodeUnitCount
    guard end <= bytes.count, bytes[offset..<end].elementsEqual(word.utf8Bytes),
      end == bytes.count || !bytes[end].isWordByte
    else { return false }
    offset = end
    return true
  }
}

extension JSONScanner {
  /// An error at a byte of the text.
  func failure(_ problem: String, at offset: Int) -> JSONError {
    JSONError(place: JSONPlace(offset: offset, in: bytes), problem: problem)
  }

  /// An error that says what should stand at the cursor, and what does.
  func expected(_ expectation: String) -> JSONError {
    failure("expected \(expectation), found \(found)", at: offset)
  }

  /// What stands at the cursor: a word, a code point, or the end; well-known slips by their names.
  private var found: String {
    guard let first = next else { return "the end of the text" }
    if first == .singleQuote { return "a single quote: strings stand in double quotes" }
    if first == .slash, let second = byte(after: 1), second == .slash || second == .asterisk {
      return "a comment: JSON has none"
    }
    if first.isWordByte {
      let word = bytes[offset...].prefix { $0.isWordByte }
      return "'\(String(decoding: word.prefix(20), as: UTF8.self))\(word.count > 20 ? "…" : "")'"
    }
    let length = bytes.lengthOfCodePoint(at: offset)
    guard length > 0 else { return "the byte 0x\(first.hexadecimal), which is not UTF-8" }
    let text = String(decoding: bytes[offset..<offset + length], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first, !scalar.isVisible else { return "'\(text)'" }
    return scalar.codePoint
  }

  /// The byte some way behind the cursor, if the text is that long.
  func byte(after distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }
}

extension StaticString {
  fileprivate var utf8Bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar can be shown by itself between quotes.
  fileprivate var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .unassigned, .privateUse, .surrogate, .lineSeparator,
      .paragraphSeparator, .spaceSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
      false
    default: true
    }
  }

  /// The scalar as Unicode writes it: U+00A0.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
