/// A scanner that classifies the lines of Markdown with Gherkin.
///
/// Headings contain titles, list items contain steps, tables indented by two to five spaces are
/// data tables, code fences below a step are doc strings, and tags are in backticks. The first line
/// is always the title of the feature. All other lines are prose and are skipped like blank lines.
struct MarkdownScanner: LineScanner {
  static let unescapesDelimiters = false
  /// The only comments are the `| --- |` lines of tables, which are not comments of their author.
  static let keepsComments = false

  private static let backtick = UInt8(ascii: "`")
  private static let laterTitles = TokenSet([.examplesLine, .scenarioLine, .ruleLine])

  var keywords: KeywordLookup
  private let lines: LineReader
  private var base: UnsafePointer<UInt8> { lines.base }

  init(_ keywords: KeywordLookup, lines: LineReader) {
    self.keywords = keywords
    self.lines = lines
  }

  func scan(_ line: Line, allowed: TokenSet) -> Token {
    let fallback: TokenKind = allowed.contains(.other) ? .other : .unexpected
    if allowed.contains(.featureLine) { return scanFirst(line) }
    if line.isBlank { return Token(allowed.contains(.empty) ? .empty : fallback) }
    var isProse = true
    let background = heading(line, only: TokenSet(.backgroundLine))
    for case let token? in [tableRow(line), fence(line), step(line), background] {
      if allowed.contains(token.kind) { return token }
      // A fence in prose has several lines, so the reader handles it.
      if token.kind == .docStringSeparator, fallback == .other { return token }
      isProse = false
    }
    if hasTag(line) {
      if allowed.contains(.tagLine) { return Token(.tagLine) }
      isProse = false
    }
    if let token = heading(line, only: Self.laterTitles) {
      if allowed.contains(token.kind) { return token }
      isProse = false
    }
    return Token(isProse && allowed.contains(.empty) ? .empty : fallback)
  }

  /// Scans tags or the feature's title; without a keyword, the whole line is the name.
  private func scanFirst(_ line: Line) -> Token {
    if hasTag(line) { return Token(.tagLine) }
    if let token = heading(line, only: TokenSet(.featureLine)) { return token }
    var token = Token(.featureLine)
    token.keywordStart = line.first
    token.keywordEnd = line.first
    token.textStart = line.first
    return token
  }

  /// Scans one to six `#`, one white space, and a title keyword with its colon.
  private func heading(_ line: Line, only kinds: TokenSet) -> Token? {
    var offset = line.first
    while offset < line.end, base[offset] == UInt8(ascii: "#") { offset &+= 1 }
    guard (1...6).contains(offset &- line.first) else { return nil }
    let blank = UTF8Scan.whitespaceLength(base, at: offset, end: line.end)
    guard blank > 0 else { return nil }
    return keyword(at: offset &+ blank, line, kinds)
  }

  /// Scans a bullet, optional white space and a step keyword other than `* `.
  private func step(_ line: Line) -> Token? {
    switch line.isBlank ? 0 : base[line.first] {
    case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"): break
    default: return nil
    }
    let offset = UTF8Scan.skipWhitespace(base, from: line.first &+ 1, end: line.end)
    guard offset < line.end, base[offset] != UInt8(ascii: "*") else { return nil }
    return keyword(at: offset, line, TokenSet(.stepLine))
  }

  private func keyword(at offset: Int, _ line: Line, _ kinds: TokenSet) -> Token? {
    guard offset < line.end else { return nil }
    return keywords.find(
      in: base, at: offset, end: line.end, limit: lines.count, allowed: kinds
    ).map { Token($0, at: offset) }
  }

  /// Scans a table row by its indentation; a separator row is a comment at any indentation.
  private func tableRow(_ line: Line) -> Token? {
    guard !line.isBlank, base[line.first] == UInt8(ascii: "|") else { return nil }
    if isSeparator(line) { return Token(.comment) }
    return (2...5).contains(line.indent) ? Token(.tableRow) : nil
  }

  /// Whether a cell consists of dashes with optional colons.
  func isSeparator(_ line: Line) -> Bool {
    var isSeparator = false
    _ = TableCells.read(lines, line) { cell in
      var start = cell.start
      var end = cell.end
      if start < end, base[start] == UInt8(ascii: ":") { start &+= 1 }
      if start < end, base[end &- 1] == UInt8(ascii: ":") { end &-= 1 }
      guard start < end else { return }
      for offset in start..<end where base[offset] != UInt8(ascii: "-") { return }
      isSeparator = true
    }
    return isSeparator
  }

  private func fence(_ line: Line) -> Token? {
    delimiterEnd(line) > line.first ? Token(.docStringSeparator) : nil
  }

  func delimiterEnd(_ line: Line) -> Int {
    var offset = line.first
    while offset < line.end, base[offset] == Self.backtick { offset &+= 1 }
    return offset &- line.first >= 3 ? offset : line.first
  }

  /// A doc string ends only at exactly the same fence.
  func closes(_ line: Line, delimiter: Range<Int>) -> Bool {
    let end = delimiterEnd(line)
    return end &- line.first == delimiter.count
      && UTF8Scan.skipWhitespace(base, from: end, end: line.end) == line.end
  }

  private func hasTag(_ line: Line) -> Bool {
    var found = false
    _ = readTags(line) { _, _, _ in found = true }
    return found
  }

  /// Reads every `` `@name` `` of the line; white space inside is allowed.
  func readTags(_ line: Line, _ body: (Int, Int, UInt32) -> Void) -> UInt32? {
    var offset = line.first
    var counted = line.first
    var column = line.indent &+ 1
    while offset &+ 2 < line.end {
      guard base[offset] == Self.backtick, base[offset &+ 1] == UInt8(ascii: "@"),
        base[offset &+ 2] != Self.backtick
      else {
        offset &+= 1
        continue
      }
      var end = offset &+ 2
      while end < line.end, base[end] != Self.backtick { end &+= 1 }
      guard end < line.end else { return nil }
      while counted <= offset {
        if base[counted] & 0xC0 != 0x80 { column &+= 1 }
        counted &+= 1
      }
      body(offset &+ 1, end, column)
      offset = end &+ 1
    }
    return nil
  }

  func tagsEnd(_ line: Line) -> Int { line.end }

  func languageCode(_ line: Line) -> Range<Int> { line.first..<line.first }
}
