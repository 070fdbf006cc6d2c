import SpecText

/// What is wrong with a text, in the words of the official parsers where they have words.
struct DiagnosticCollector {
  /// More errors than this are one too many: the rest of the text is not read.
  static let limit = 10

  /// A line that is longer, in bytes, is quoted no further.
  static let mostQuoted = 2_000

  let uri: String
  private(set) var errors: [Diagnostic] = []
  private(set) var warnings: [Diagnostic] = []
  /// Whether a misspelt "Feature:" was found: no other line before a feature is its own mistake.
  private var hasMisspeltFeature = false
  /// The line of a doc string that the file ends in.
  var openDocString: UInt32 = 0

  init(uri: String) { self.uri = uri }

  @inline(__always) var isTooMany: Bool { errors.count > Self.limit }

  private mutating func add(
    _ code: String, _ message: String, at location: Location, notes: [String] = [],
    fix: String? = nil
  ) {
    add(
      Diagnostic(
        code: code, message: message, uri: uri, location: location, notes: notes, fix: fix))
  }

  /// The same error at the same place is reported once.
  mutating func add(_ error: Diagnostic) {
    if errors.contains(where: { $0.location == error.location && $0.message == error.message }) {
      return
    }
    errors.append(error)
  }

  private mutating func warn(_ code: String, _ message: String, at spot: Spot, fix: String) {
    warnings.append(
      Diagnostic(
        code: code, severity: .warning, message: message, uri: uri, location: spot.location,
        fix: fix))
  }

  /// A line as it is quoted.
  private static func text(of line: Line, base: UnsafePointer<UInt8>) -> String {
    let end = UTF8Scan.trimEnd(base, from: line.first, end: line.end)
    let isLong = end - line.first > mostQuoted
    let shown = UnsafeBufferPointer(
      start: base + line.first,
      count: isLong ? UTF8Scan.floor(mostQuoted, base + line.first) : end - line.first)
    return String(decoding: shown, as: UTF8.self) + (isLong ? "…" : "")
  }

  /// The keyword that a line misspells.
  func misspelling(
    of line: Line, base: UnsafePointer<UInt8>, at position: Position, in dialect: Dialect
  ) -> KeywordRepair? {
    KeywordAdvice.repair(of: Self.text(of: line, base: base), at: position, in: dialect)
  }

  mutating func unexpected(
    _ line: Line, base: UnsafePointer<UInt8>, at position: Position, in dialect: Dialect
  ) {
    if hasMisspeltFeature, position == .start || position == .featureHead { return }
    let text = Self.text(of: line, base: base)
    let language = KeywordAdvice.otherLanguage(of: text, at: position, in: dialect)
    let fix =
      language.map {
        "this is read in \"\(dialect.code)\" and seems to be \"\($0)\": write "
          + "\"# language: \($0)\" in the first line, or read it in that language"
      } ?? KeywordAdvice.fix(for: text, at: position, in: dialect)
    let repair =
      language == nil ? KeywordAdvice.repair(of: text, at: position, in: dialect) : nil
    if let repair, KeywordAdvice.kind(of: repair.keyword, in: dialect)?.token == .featureLine {
      hasMisspeltFeature = true
    }
    add(
      Diagnostic(
        Diagnostic.Unexpected(
          line: text, expected: position.expected, written: repair?.written ?? "",
          keyword: repair?.keyword ?? "", language: dialect.code),
        code: language == nil ? "gherkin.unexpected-line" : Diagnostic.otherLanguage, uri: uri,
        at: Location(line: Int(line.number), column: Int(line.indent) + 1), fix: fix))
  }

  mutating func unexpectedEnd(after line: UInt32, at position: Position, in dialect: Dialect) {
    let fix: String? =
      switch position {
      case .insideDocString:
        "close the doc string of line \(openDocString) with a line that repeats its delimiter"
      case .featureHead: "write the feature these lines are for, or take them out"
      case .scenarioTags, .examplesTags, .ruleTags:
        "write the title these tags are for below them, or take them out"
      default: nil
      }
    add(
      Diagnostic(
        Diagnostic.Unexpected(line: nil, expected: position.expected, language: dialect.code),
        code: "gherkin.unexpected-end", uri: uri, at: Location(line: Int(line) + 1), fix: fix))
  }

  mutating func unequalCells(_ count: UInt32, insteadOf first: UInt32, at spot: Spot) {
    add(
      "gherkin.unequal-cells", "inconsistent cell count within the table", at: spot.location,
      notes: ["a cell ends with a bar: text after the last bar is not a cell"],
      fix:
        "give this row \(first) \(first == 1 ? "cell" : "cells"), as the first one has; it has \(count)"
    )
  }

  mutating func blankInTag(at spot: Spot) {
    add(
      "gherkin.blank-in-tag", "A tag may not contain whitespace", at: spot.location,
      fix: "write every tag with its own @, and a comment with a blank before its #")
  }

  mutating func unknownLanguage(_ code: String, _ line: Line) {
    let near = KeywordAdvice.nearestLanguage(to: code)
    let shown = code.unicodeScalars.prefix(Self.mostQuoted)
    let isLong = shown.endIndex < code.unicodeScalars.endIndex
    add(
      "gherkin.unknown-language", "Language not supported: \(String(shown))\(isLong ? "…" : "")",
      at: Location(line: Int(line.number), column: Int(line.indent) + 1),
      fix: near.map { "did you mean \"\($0)\"?" })
  }

  mutating func tooLarge(bytes: Int) {
    add(
      "gherkin.too-large",
      "the text is too large: \(bytes) bytes, where at most \(TextSpan.limit) can be read",
      at: Location(line: 1), fix: "divide it into several files")
  }

  mutating func outgrown(at spot: Spot) {
    add(
      "gherkin.outgrown-outline",
      "the values of this row make a text grow by more than \(Interpolation.limit) bytes",
      at: spot.location, fix: "take out values that name other columns")
  }

  mutating func tooMany(at spot: Spot) {
    add(
      "gherkin.too-many-steps",
      "the scenarios up to here come to more than \(PickleCompiler.limit) steps, tags and cells",
      at: spot.location, notes: ["backgrounds, tags and the rows of examples multiply them"],
      fix: "divide it into several files")
  }

  mutating func tableBesideDataFile(at spot: Spot) {
    add(
      "gherkin.table-beside-file",
      "these examples have a table although their rows are in a data file", at: spot.location,
      fix: "remove the table, or write other words than: from \"…\"")
  }

  mutating func tooManyValues(at spot: Spot) {
    add(
      "gherkin.too-many-values",
      "the rows up to here have more than \(ExamplesRows.limit) values", at: spot.location,
      fix: "divide the data into several features")
  }

  mutating func bareTag(at spot: Spot) {
    warn(
      "gherkin.bare-tag", "an @ without a name is not a tag", at: spot,
      fix: "write the tag's name after the @, or take the @ out")
  }

  mutating func emptyExamples(at spot: Spot, hasHeader: Bool, isMarkdown: Bool) {
    let fix =
      isMarkdown
      ? "write a table with a header and at least one row, indented by two to five blanks"
      : #"write a table with a header and at least one row, or name its file: from "rows.csv""#
    warn(
      "gherkin.empty-examples",
      hasHeader
        ? "these examples have a header but no row, so nothing runs for them"
        : "these examples have no table, so nothing runs for them",
      at: spot, fix: fix)
  }

  mutating func openFence(at spot: Spot) {
    warn(
      "gherkin.open-fence", "this code fence is never closed, so all below it is prose", at: spot,
      fix: "close it with a line of as many back-ticks")
  }
}
