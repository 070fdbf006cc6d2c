/// The storage of a document: its source, language and records, freed as a whole.
///
/// It is immutable, so any number of nodes and threads may read it.
final class DocumentStorage: Sendable {
  let source: Source
  let language: String
  let records: DocumentRecords
  /// The order of node ids that do not ascend in the order of the records, as in documents from
  /// other tools.
  let order: UnsortedIDs?

  init(
    source: Source, language: String, records: consuming DocumentRecords,
    order: UnsortedIDs? = nil
  ) {
    self.source = source
    self.language = language
    self.records = records
    self.order = order
  }

  /// Calls a closure with the bytes of a text of the source or the document.
  @inline(__always)
  func withBytes<Result>(
    of span: TextSpan, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    if span.buffer == .source {
      return try source.bytes.withUnsafeBufferPointer { try body(span.slice(of: $0)) }
    }
    return try body(span.slice(of: records.made.buffer))
  }

  func text(_ span: TextSpan) -> String {
    withBytes(of: span) { String(decoding: $0, as: UTF8.self) }
  }

  func optionalText(_ span: TextSpan) -> String? { span.isAbsent ? nil : text(span) }
}
