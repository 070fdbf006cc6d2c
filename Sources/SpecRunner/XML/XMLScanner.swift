/// A cursor over the bytes of an XML text that scans names, blanks and attribute values.
struct XMLScanner {
  private let bytes: [UInt8]
  /// The offset of the first byte after a byte order mark.
  private let start: Int
  /// The offset of the next byte.
  private(set) var offset: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    offset = start
  }

  /// The next byte; nil at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Whether the next bytes are those of a token.
  func starts(with token: StaticString) -> Bool {
    let end = offset + token.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    return token.withUTF8Buffer { $0.elementsEqual(bytes[offset..<end]) }
  }

  /// Consumes a token if it is next.
  mutating func consume(_ token: StaticString) -> Bool {
    guard starts(with: token) else { return false }
    offset += token.utf8CodeUnitCount
    return true
  }

  /// Skips a number of bytes, at most to the end.
  mutating func skip(_ count: Int) { offset = min(bytes.count, offset + count) }

  /// Skips everything before the next tag.
  mutating func skipText() {
    while let byte = next, byte != UInt8(ascii: "<") { offset += 1 }
  }

  /// The text before the next tag, with its references replaced.
  mutating func text() throws(XMLError) -> String {
    var text: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "<") {
      if byte == UInt8(ascii: "&") {
        text.append(contentsOf: try reference().utf8)
      } else {
        text.append(byte)
        offset += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The text that was skipped since an offset, without a number of bytes at its end.
  func text(from start: Int, before end: Int) -> String {
    String(decoding: bytes[start..<max(start, offset - end)], as: UTF8.self)
  }

  /// Skips white space and returns its length.
  @discardableResult
  mutating func skipBlanks() -> Int {
    let start = offset
    while let byte = next, byte.isXMLBlank { offset += 1 }
    return offset - start
  }

  /// Skips everything up to a token and the token itself.
  mutating func skip(past token: StaticString, _ what: String) throws(XMLError) {
    let first = token.utf8Start.pointee
    while let byte = next {
      if byte == first, consume(token) { return }
      offset += 1
    }
    throw expected("\(what), \(token)")
  }

  /// A name, which ends before white space and the characters of tags.
  ///
  /// The names of types may have characters that XML does not allow, such as parentheses.
  mutating func name(_ what: String) throws(XMLError) -> String {
    let start = offset
    while let byte = next, !byte.endsXMLName { offset += 1 }
    guard offset > start else { throw expected(what) }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  // MARK: - Values

  /// A value in single or double quotation marks, with its references replaced.
  mutating func quotedValue() throws(XMLError) -> String {
    guard let mark = next, mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else {
      throw expected("a value in quotation marks")
    }
    let start = offset
    offset += 1
    var value: [UInt8] = []
    while let byte = next {
      switch byte {
      case mark:
        offset += 1
        return String(decoding: value, as: UTF8.self)
      case UInt8(ascii: "<"): throw expected("&lt; in a value")
      case UInt8(ascii: "&"): value.append(contentsOf: try reference().utf8)
      // XML reads a line break in a value as a space; servers write one as a reference.
      case _ where byte.isXMLBlank:
        if !(byte == 0x0A && offset > 0 && bytes[offset - 1] == 0x0D) {
          value.append(UInt8(ascii: " "))
        }
        offset += 1
      default:
        value.append(byte)
        offset += 1
      }
    }
    throw failure(
      "expected the end of a value, found the end of the source; the value begins here", at: start)
  }

  /// A reference to a character: `&amp;`, `&#10;`, `&#x1F600;`.
  private mutating func reference() throws(XMLError) -> String {
    let start = offset
    // The longest is that of a code point with leading zeros.
    let end = bytes[offset..<min(bytes.count, offset + 16)].firstIndex(of: UInt8(ascii: ";"))
    guard let end else {
      throw failure("expected a reference such as &amp;, found none", at: start)
    }
    let name = String(decoding: bytes[offset + 1..<end], as: UTF8.self)
    guard let scalar = Self.character(name) else {
      throw failure(
        "expected &amp;, &lt;, &gt;, &quot;, &apos; or the number of a character, found &\(name);",
        at: start)
    }
    offset = end + 1
    return String(scalar)
  }

  /// The character of a reference; nil if there is none.
  private static func character(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.utf8.first == UInt8(ascii: "#") else { return nil }
    let isHexadecimal = name.utf8.dropFirst().first == UInt8(ascii: "x")
    let digits = name.utf8.dropFirst(isHexadecimal ? 2 : 1)
    // `UInt32` also accepts a sign.
    guard let first = digits.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "-") else {
      return nil
    }
    guard
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10),
      number > 0
    else { return nil }
    return Unicode.Scalar(number)
  }

  // MARK: - Errors

  /// An error with what was expected and what is next.
  func expected(_ expectation: String) -> XMLError {
    failure("expected \(expectation), found \(found)")
  }

  /// An error at an offset, or else at the cursor.
  func failure(_ problem: String, at offset: Int? = nil) -> XMLError {
    var (line, column) = (1, 1)
    var previous: UInt8 = 0
    for byte in bytes[start..<max(start, offset ?? self.offset)] {
      switch byte {
      case 0x0A where previous == 0x0D: break
      case 0x0A, 0x0D: (line, column) = (line + 1, 1)
      case 0x80...0xBF: break  // a code point's further bytes
      default: column += 1
      }
      previous = byte
    }
    return XMLError(line: line, column: column, problem)
  }

  /// The next code point, in words.
  private var found: String {
    guard next != nil else { return "the end of the source" }
    let text = String(decoding: bytes[offset..<min(bytes.count, offset + 4)], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first else { return "nothing" }
    let isShown = scalar.value > 0x20 && scalar.properties.generalCategory != .control
    return isShown ? "'\(scalar)'" : "U+" + String(scalar.value, radix: 16, uppercase: true)
  }
}

extension UInt8 {
  /// Whether it is white space in XML.
  fileprivate var isXMLBlank: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }

  /// Whether a name ends before it.
  fileprivate var endsXMLName: Bool {
    switch self {
    case UInt8(ascii: ">"), UInt8(ascii: "<"), UInt8(ascii: "/"), UInt8(ascii: "="),
      UInt8(ascii: "\""), UInt8(ascii: "'"):
      true
    default: isXMLBlank
    }
  }
}
