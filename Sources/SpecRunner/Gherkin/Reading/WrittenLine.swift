/// A line of a parsed source and what it is, for code that rewrites sources.
package struct WrittenLine: Sendable {
  /// What a line is.
  package enum Kind: UInt8, Sendable {
    case blank
    /// A line of a description, or prose in Markdown.
    case text
    /// A comment; in Markdown, a line such as `| --- |`.
    case comment
    case language, tags
    case feature, rule, background, scenario, examples
    case step, row
    case docStringStart, docStringContent, docStringEnd

    /// Whether the line opens a block.
    package var isTitle: Bool {
      switch self {
      case .feature, .rule, .background, .scenario, .examples: true
      default: false
      }
    }
  }

  package let line: Line
  package fileprivate(set) var kind: Kind
  /// The keyword of a title or a step, the delimiter of a doc string, or the tags of a plain tag
  /// line.
  package fileprivate(set) var keyword: Range<Int>
  /// The trimmed rest, or the content of a line of a doc string.
  ///
  /// The rest is a name, a step's text, a media type, a language code, or the comment after tags.
  package fileprivate(set) var text: Range<Int>
}

extension GherkinDocument {
  /// All lines of the source in order, as the parser has understood them.
  package var writtenLines: [WrittenLine] {
    storage.source.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress, bytes.count > 0 else { return [] }
      let reader = LineReader(
        base, count: bytes.count, from: UTF8Scan.byteOrderMarkLength(bytes))
      let dialect = Dialect.named(storage.language) ?? Dialect.english
      switch storage.source.mediaType {
      case .plain:
        var lines = LineList(reader, PlainScanner(dialect.keywords.lookup, lines: reader))
        lines.mark(storage)
        lines.markPlainRest()
        return lines.all
      case .markdown:
        var lines = LineList(reader, MarkdownScanner(dialect.keywords.lookup, lines: reader))
        lines.mark(storage)
        lines.markSeparators()
        return lines.all
      }
    }
  }
}

/// The lines while their kinds are determined, from the records of the document.
private struct LineList<Scanner: LineScanner> {
  private(set) var all: [WrittenLine] = []
  private let base: UnsafePointer<UInt8>
  private let scanner: Scanner

  init(_ reader: LineReader, _ scanner: Scanner) {
    self.scanner = scanner
    base = reader.base
    var reader = reader
    all.reserveCapacity(reader.count / 24)
    while let line = reader.next() {
      let end = UTF8Scan.trimEnd(base, from: line.first, end: line.end)
      all.append(
        WrittenLine(
          line: line, kind: line.isBlank ? .blank : .text, keyword: line.first..<line.first,
          text: line.first..<end))
    }
  }

  mutating func mark(_ storage: DocumentStorage) {
    if let feature = storage.records.feature { mark(feature.heading, .feature) }
    for index in 0..<storage.records.rules.count {
      mark(storage.records.rules[index].heading, .rule)
    }
    for index in 0..<storage.records.backgrounds.count {
      mark(storage.records.backgrounds[index].heading, .background)
    }
    for index in 0..<storage.records.scenarios.count {
      mark(storage.records.scenarios[index].heading, .scenario)
    }
    for index in 0..<storage.records.examples.count {
      mark(storage.records.examples[index].heading, .examples)
    }
    for index in 0..<storage.records.steps.count {
      let step = storage.records.steps[index]
      mark(step.spot, .step, step.keyword, step.text)
    }
    for index in 0..<storage.records.rows.count { mark(storage.records.rows[index].spot, .row) }
    for index in 0..<storage.records.tags.count { mark(storage.records.tags[index].spot, .tags) }
    for index in 0..<storage.records.comments.count {
      mark(storage.records.comments[index].spot, .comment)
    }
    for index in 0..<storage.records.docStrings.count {
      markDocString(at: Int(storage.records.docStrings[index].spot.line) - 1)
    }
  }

  /// A title without a keyword, in Markdown, is text.
  private mutating func mark(_ heading: DocumentRecords.Heading, _ kind: WrittenLine.Kind) {
    if heading.keyword.isAbsent { return }
    mark(heading.spot, kind, heading.keyword, heading.name)
  }

  private mutating func mark(
    _ spot: Spot, _ kind: WrittenLine.Kind, _ keyword: TextSpan? = nil, _ text: TextSpan? = nil
  ) {
    let index = Int(spot.line) - 1
    guard all.indices.contains(index) else { return }
    all[index].kind = kind
    if let keyword { all[index].keyword = keyword.range }
    if let text { all[index].text = text.range }
  }

  private mutating func markDocString(at opening: Int) {
    guard all.indices.contains(opening) else { return }
    let first = all[opening].line
    let delimiter = first.first..<scanner.delimiterEnd(first)
    markDelimiter(at: opening, .docStringStart, length: delimiter.count)
    for index in all.indices[(opening + 1)...] {
      let line = all[index].line
      if scanner.closes(line, delimiter: delimiter) {
        markDelimiter(at: index, .docStringEnd, length: delimiter.count)
        return
      }
      all[index].kind = .docStringContent
      all[index].text = line.start(without: first.indent, base)..<line.end
    }
  }

  private mutating func markDelimiter(at index: Int, _ kind: WrittenLine.Kind, length: Int) {
    let line = all[index].line
    let end = line.first + length
    let start = UTF8Scan.skipWhitespace(base, from: end, end: line.end)
    all[index].kind = kind
    all[index].keyword = line.first..<end
    all[index].text = start..<max(start, all[index].text.upperBound)
  }

  /// The language line is not in the document, nor is a line whose only tag is a bare `@`.
  mutating func markPlainRest() {
    for index in all.indices {
      let line = all[index].line
      guard all[index].kind == .text || all[index].kind == .tags else { continue }
      switch base[line.first] {
      case UInt8(ascii: "@"): markTags(at: index)
      case UInt8(ascii: "#"):
        all[index].kind = .language
        all[index].text = scanner.languageCode(line)
      default: break
      }
    }
  }

  private mutating func markTags(at index: Int) {
    let line = all[index].line
    let end = UTF8Scan.trimEnd(base, from: line.first, end: scanner.tagsEnd(line))
    let comment = UTF8Scan.skipWhitespace(base, from: end, end: line.end)
    all[index].kind = .tags
    all[index].keyword = line.first..<end
    all[index].text = comment..<max(comment, all[index].text.upperBound)
  }
}

extension LineList<MarkdownScanner> {
  fileprivate mutating func markSeparators() {
    for index in all.indices where all[index].kind == .text {
      let line = all[index].line
      if base[line.first] == UInt8(ascii: "|"), scanner.isSeparator(line) {
        all[index].kind = .comment
      }
    }
  }
}

extension TextSpan {
  fileprivate var range: Range<Int> { offset..<offset + count }
}

extension Source {
  /// Calls a closure with each cell of a table row, trimmed and with its escapes; returns what is
  /// written after the last bar.
  package func readCells(of line: Line, _ body: (Range<Int>) -> Void) -> Range<Int> {
    bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return 0..<0 }
      var rest = line.first + 1
      _ = TableCells.read(LineReader(base, count: bytes.count, from: 0), line) { cell in
        body(cell.start..<max(cell.start, cell.end))
        rest = UTF8Scan.skipWhitespace(base, from: cell.end, end: line.end) + 1
      }
      let start = UTF8Scan.skipWhitespace(base, from: min(rest, line.end), end: line.end)
      return start..<UTF8Scan.trimEnd(base, from: start, end: line.end)
    }
  }

  /// The end of a range without its trailing white space.
  package func trimmedEnd(of range: Range<Int>) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return range.upperBound }
      return UTF8Scan.trimEnd(base, from: range.lowerBound, end: range.upperBound)
    }
  }
}

extension Dialect {
  /// The length of the step keyword at the start of a text, in bytes; 0 if there is none.
  package func stepKeywordLength(_ text: [UInt8]) -> Int {
    text.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress, bytes.count > 0 else { return 0 }
      let keyword = keywords.lookup.find(
        in: base, at: 0, end: bytes.count, limit: bytes.count, allowed: TokenSet(.stepLine))
      return keyword?.length ?? 0
    }
  }
}
