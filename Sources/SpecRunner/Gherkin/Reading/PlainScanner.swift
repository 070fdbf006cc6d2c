/// A scanner that classifies the lines of plain Gherkin.
struct PlainScanner: LineScanner {
  static let unescapesDelimiters = true
  static let keepsComments = true

  var keywords: KeywordLookup
  private let lines: LineReader
  private var base: UnsafePointer<UInt8> { lines.base }

  init(_ keywords: KeywordLookup, lines: LineReader) {
    self.keywords = keywords
    self.lines = lines
  }

  @inline(__always)
  func scan(_ line: Line, allowed: TokenSet) -> Token {
    let fallback: TokenKind = allowed.contains(.other) ? .other : .unexpected
    if line.isBlank { return Token(allowed.contains(.empty) ? .empty : fallback) }
    if let keyword = keywords.find(
      in: base, at: line.first, end: line.end, limit: lines.count, allowed: allowed)
    {
      return Token(keyword, at: line.first)
    }
    let kind: TokenKind =
      switch base[line.first] {
      case UInt8(ascii: "#"): allowed.contains(.language) && isLanguage(line) ? .language : .comment
      case UInt8(ascii: "@"): .tagLine
      case UInt8(ascii: "|"): .tableRow
      case UInt8(ascii: "\""), UInt8(ascii: "`"):
        delimiterEnd(line) > line.first ? .docStringSeparator : .other
      default: .other
      }
    return Token(allowed.contains(kind) ? kind : fallback)
  }

  func delimiterEnd(_ line: Line) -> Int {
    let mark = base[line.first]
    guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "`"), line.end &- line.first >= 3,
      base[line.first &+ 1] == mark, base[line.first &+ 2] == mark
    else { return line.first }
    return line.first &+ 3
  }

  /// A doc string ends at any line that starts with the delimiter, whatever follows.
  @inline(__always)
  func closes(_ line: Line, delimiter: Range<Int>) -> Bool {
    guard line.end &- line.first >= 3 else { return false }
    let mark = base[delimiter.lowerBound]
    return base[line.first] == mark && base[line.first &+ 1] == mark
      && base[line.first &+ 2] == mark
  }

  /// Splits at every `@`; white space followed by `#` begins a comment.
  func readTags(_ line: Line, _ body: (Int, Int, UInt32) -> Void) -> UInt32? {
    let end = tagsEnd(line)
    var offset = line.first
    var column = line.indent &+ 1
    while offset < end {
      var stop = offset &+ 1
      var width: UInt32 = 1
      while stop < end, base[stop] != UInt8(ascii: "@") {
        if base[stop] & 0xC0 != 0x80 { width &+= 1 }
        stop &+= 1
      }
      let tagEnd = UTF8Scan.trimEnd(base, from: offset, end: stop)
      if hasBlank(from: offset, to: tagEnd) { return column }
      body(offset, tagEnd, column)
      offset = stop
      column &+= width
    }
    return nil
  }

  /// The end of the tags: at the white space before a `#`, or at the end of the line.
  func tagsEnd(_ line: Line) -> Int {
    var offset = line.first
    while offset < line.end {
      let blank = UTF8Scan.whitespaceLength(base, at: offset, end: line.end)
      if blank > 0, offset &+ blank < line.end, base[offset &+ blank] == UInt8(ascii: "#") {
        return offset
      }
      offset &+= max(blank, 1)
    }
    return UTF8Scan.trimEnd(base, from: line.first, end: line.end)
  }

  private func hasBlank(from start: Int, to end: Int) -> Bool {
    var offset = start
    while offset < end {
      if base[offset] <= 0x20 || base[offset] >= 0x80,
        UTF8Scan.whitespaceLength(base, at: offset, end: end) > 0
      {
        return true
      }
      offset &+= 1
    }
    return false
  }

  /// Whether a line that begins with `#` is `# language: xx`.
  private func isLanguage(_ line: Line) -> Bool { !languageCode(line).isEmpty }

  /// The range of the code in `# language: xx`; empty if the line is another comment.
  func languageCode(_ line: Line) -> Range<Int> {
    let none = line.first..<line.first
    var offset = UTF8Scan.skipWhitespace(base, from: line.first &+ 1, end: line.end)
    for byte in "language".utf8 {
      guard offset < line.end, base[offset] == byte else { return none }
      offset &+= 1
    }
    offset = UTF8Scan.skipWhitespace(base, from: offset, end: line.end)
    guard offset < line.end, base[offset] == UInt8(ascii: ":") else { return none }
    let start = UTF8Scan.skipWhitespace(base, from: offset &+ 1, end: line.end)
    let end = UTF8Scan.trimEnd(base, from: start, end: line.end)
    for index in start..<max(start, end) where !Self.isLanguageByte(base[index]) { return none }
    return start..<max(start, end)
  }

  private static func isLanguageByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
