/// What parsing one source gave: a document with its pickles, or errors.
public struct ParseResult: Sendable {
  public let source: Source
  /// The document; nil if there is any error.
  public let document: GherkinDocument?
  /// The pickles; none if there is any error.
  public let pickles: Pickles
  /// What is wrong, in the order in which it was found; at most eleven, then reading stopped.
  public let errors: [Diagnostic]
  /// What runs, but likely is not what the author means: scenarios that never run, above all.
  public let warnings: [Diagnostic]
  /// The first number that no node or pickle has taken.
  public let nextID: UInt32

  /// What an empty text gives: a document without a feature.
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

  /// The same document with other pickles, for whoever runs variations of them.
  package func with(_ pickles: Pickles) -> ParseResult { ParseResult(self, pickles) }
}
