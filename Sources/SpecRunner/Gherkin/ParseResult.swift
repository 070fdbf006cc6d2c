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
  /// The first id not used by a node or pickle, for parsing the next source.
  public let nextID: UInt32

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

  private init(_ result: ParseResult, _ pickles: Pickles) {
    source = result.source
    document = result.document
    self.pickles = pickles
    errors = result.errors
    warnings = result.warnings
    nextID = result.nextID
  }

  /// The same document with other pickles.
  package func with(_ pickles: Pickles) -> ParseResult { ParseResult(self, pickles) }
}
