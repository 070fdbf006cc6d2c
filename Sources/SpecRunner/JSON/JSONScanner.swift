/// A cursor over the bytes of a JSON text that scans its tokens.
///
/// Arrays and objects are parsed by `JSONReader`.
struct JSONScanner {
  let bytes: UnsafeBufferPointer<UInt8>

  /// The offset of the next byte.
  var offset: Int

  /// A buffer for strings with escapes; kept, so that only the first one allocates.
  var scratch: [UInt8] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    offset = bytes.lengthOfByteOrderMark
  }

  /// The next byte, or nil at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Skips the four white space characters of RFC 8259, section 2; any other is an error.
  mutating func skipWhitespace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case .space, .lineFeed, .carriageReturn, .tab: offset += 1
      default: return
      }
    }
  }

  /// Parses a value that is one token: a string, a number, `true`, `false` or `null`.
  mutating func scalar() throws(JSONError) -> JSONValue {
    switch next {
    case .quote?: return .string(try string())
    case let byte? where byte == .minus || byte.isDigit: return try number()
    case .t? where consume("true"): return .bool(true)
    case .f? where consume("false"): return .bool(false)
    case .n? where consume("null"): return .null
    default: throw expected("a value")
    }
  }

  /// Consumes a word, unless a longer one begins with it: `nullable` is not `null`.
  private mutating func consume(_ word: StaticString) -> Bool {
    let end = offset + word.utf8CodeUnitCount
    guard end <= bytes.count, bytes[offset..<end].elementsEqual(word.utf8Bytes),
      end == bytes.count || !bytes[end].isWordByte
    else { return false }
    offset = end
    return true
  }
}

extension JSONScanner {
  /// An error at an offset.
  func failure(_ problem: String, at offset: Int) -> JSONError {
    JSONError(position: JSONPosition(offset: offset, in: bytes), problem: problem)
  }

  /// An error with the expected and the found token at the cursor.
  func expected(_ expectation: String) -> JSONError {
    failure("expected \(expectation), found \(found)", at: offset)
  }

  /// The token at the cursor: a word, a code point or the end; common mistakes are named.
  private var found: String {
    guard let first = next else { return "the end of the text" }
    if first == .singleQuote { return "a single quote: strings need double quotes" }
    if first == .slash, let second = byte(after: 1), second == .slash || second == .asterisk {
      return "a comment: JSON has no comments"
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

  /// The byte at a distance from the cursor, if the text is long enough.
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
  /// Whether the scalar is visible when printed between quotes.
  fileprivate var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .unassigned, .privateUse, .surrogate, .lineSeparator,
      .paragraphSeparator, .spaceSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
      false
    default: true
    }
  }

  /// The scalar in Unicode notation: U+00A0.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
