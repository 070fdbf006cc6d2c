/// Parses a text line by line into the records of a document, and continues after errors.
///
/// An unexpected line is skipped and does not change the position in the grammar. After the
/// eleventh error, parsing stops, as in the official parsers. Pickles are compiled separately.
struct DocumentReader<Scanner: LineScanner>: ~Copyable {
  /// The innermost open block.
  enum OpenBlock { case none, feature, rule, background, scenario, examples }

  let base: UnsafePointer<UInt8>
  var lines: LineReader
  var scanner: Scanner
  var dialect: Dialect
  var records: DocumentRecords
  var complaints: DiagnosticCollector
  var position = Position.start
  /// The allowed kinds of every position; a global would be retained for each use.
  private let allowedKinds: [TokenSet]
  var allowed: TokenSet
  var nextID: UInt32
  /// Whether a line that is not allowed opens the block that its author most likely meant.
  let recovers: Bool
  /// Whether a description has a misspelt title, with which the grammar takes a scenario for prose.
  var hasMisspeltTitle = false
  /// The last line that was not allowed.
  var lastUnexpected: (line: UInt32, kind: TokenKind) = (0, .eof)
  /// Supplies the rows of data files; nil if examples have only tables.
  let supply: ExamplesRows.Supply?

  var open = OpenBlock.none
  /// The first tag without a title.
  var firstTag: UInt32 = 0
  var rule = UInt32.none
  /// The first scenario of the open feature or rule.
  var firstScenario: UInt32 = 0
  var description = OpenDescription()
  var table = OpenTable()

  init(_ bytes: UnsafeBufferPointer<UInt8>, base: UnsafePointer<UInt8>, setup: ReaderSetup) {
    self.base = base
    lines = LineReader(base, count: bytes.count, from: UTF8Scan.byteOrderMarkLength(bytes))
    dialect = setup.dialect
    scanner = Scanner(setup.dialect.keywords.lookup, lines: lines)
    records = DocumentRecords(textLength: bytes.count)
    complaints = DiagnosticCollector(uri: setup.uri)
    nextID = setup.firstID
    supply = setup.supply
    recovers = setup.recovers
    allowedKinds = Position.allowed
    allowed = allowedKinds[Int(position.rawValue)]
  }

  /// Parses the whole text.
  mutating func read() {
    while let line = lines.next() {
      accept(scanner.scan(line, allowed: allowed), line)
      if complaints.isTooMany { return }
    }
    guard allowed.contains(.eof) else {
      complaints.unexpectedEnd(after: lines.number, at: position, in: dialect)
      if recovers { closeAll() }
      return
    }
    closeAll()
  }

  private mutating func closeAll() {
    closeDescription()
    closeTable()
    closeFeature()
  }

  /// Returns the records and consumes the reader.
  consuming func finish() -> DocumentRecords {
    records.trim()
    return records
  }

  @inline(__always)
  mutating func accept(_ token: Token, _ line: Line) {
    switch token.kind {
    case .stepLine: addStep(token, line)
    case .empty, .eof: break
    default: acceptRare(token, line)
    }
  }

  private mutating func acceptRare(_ token: Token, _ line: Line) {
    switch token.kind {
    case .other: addDescriptionLine(line)
    case .tableRow: addRow(line)
    case .comment: addComment(line)
    case .tagLine: addTags(line)
    case .scenarioLine: openScenario(token, line)
    case .examplesLine: openExamples(token, line)
    case .docStringSeparator: openDocString(line)
    case .backgroundLine: openBackground(token, line)
    case .ruleLine: openRule(token, line)
    case .featureLine: openFeature(token, line)
    case .language: setLanguage(line)
    case .unexpected where recovers: recover(line)
    case .unexpected: complaints.unexpected(line, base: base, at: position, in: dialect)
    case .stepLine, .empty, .eof: break
    }
  }

  @inline(__always)
  mutating func move(to next: Position) {
    if next == position { return }
    position = next
    allowed = allowedKinds[Int(next.rawValue)]
  }

  /// Assigns the next node id.
  @inline(__always)
  mutating func takeID() -> UInt32 {
    let id = nextID
    nextID &+= 1
    return id
  }

  private mutating func setLanguage(_ line: Line) {
    let range = scanner.languageCode(line)
    let code = String(
      decoding: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count),
      as: UTF8.self)
    guard let dialect = Dialect.named(code) else {
      complaints.unknownLanguage(code, line)
      addComment(line)
      return
    }
    self.dialect = dialect
    scanner.keywords = dialect.keywords.lookup
    move(to: .featureHead)
  }

  mutating func addComment(_ line: Line) {
    if Scanner.keepsComments {
      records.comments.append(
        DocumentRecords.Comment(
          text: TextSpan(from: line.start, to: line.end),
          spot: Spot(line: line.number, column: 1)))
    }
    description.hasComment = true
    move(to: position.inDescription)
  }
}

/// The parameters of a document reader.
struct ReaderSetup {
  let uri: String
  let dialect: Dialect
  let firstID: UInt32
  let supply: ExamplesRows.Supply?
  var recovers = false
}
