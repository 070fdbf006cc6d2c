/// The result of parsing a source: a document with its pickles, or errors.
public struct ParseResult: Sendable {
  /// The source that was parsed.
  public let source: Source
  /// The document; nil if there are errors.
  public let document: GherkinDocument?
  /// The pickles; empty if there are errors.
  public let pickles: Pickles
  /// The errors in the order of the text, at most eleven, after which parsing stops.
  public let errors: [Diagnostic]
  /// Warnings about valid text that is probably not intended, such as a scenario that never runs.
  public let warnings: [Diagnostic]
  /// What is understood of a text with errors or a misspelt title; empty for one without.
  private var recovery: [ParseResult] = []
  /// The first id not used by a node or pickle, for parsing the next source.
  public let nextID: UInt32

  /// The result for people: of a text with errors, what is understood of it, and one error for each
  /// mistake instead of one for each line that the official grammar does not allow.
  package var recovered: ParseResult { recovery.first ?? self }

  /// Creates the result of an empty text: a document without a feature.
  init(_ source: Source, language: String, _ nextID: UInt32) {
    let storage = DocumentStorage(source: source, language: language, records: DocumentRecords())
    self.source = source
    document = GherkinDocument(storage)
    pickles = Pickles()
    errors = []
    warnings = []
    self.nextID = nextID
  }

  init(
    _ source: Source, _ complaints: DiagnosticCollector, _ nextID: UInt32,
    _ document: DocumentStorage? = nil, _ pickles: PickleStorage? = nil
  ) {
    self.source = source
    self.document = document.map { GherkinDocument($0) }
    self.pickles = pickles.map { Pickles($0) } ?? Pickles()
    errors = complaints.errors
    warnings = complaints.warnings
    self.nextID = nextID
  }

  private init(_ result: ParseResult, _ pickles: Pickles, _ recovery: [ParseResult]) {
    source = result.source
    document = result.document
    self.pickles = pickles
    errors = result.errors
    warnings = result.warnings
    nextID = max(result.nextID, recovery.first?.nextID ?? 0)
    self.recovery = recovery
  }

  /// The same document with other pickles.
  package func with(_ pickles: Pickles) -> ParseResult { ParseResult(self, pickles, recovery) }

  /// The same errors with what is understood of the text.
  func with(_ recovered: ParseResult) -> ParseResult { ParseResult(self, pickles, [recovered]) }
}
