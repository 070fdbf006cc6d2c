/// One document's memory: its source, its language, and its records; freed as a whole.
///
/// Nothing in it changes after it is made, so any number of nodes and threads may look at it.
final class DocumentStorage: Sendable {
  let source: Source
  let language: String
  let records: DocumentRecords
  /// Node numbers that do not rise in the order of the records, as other tools may write them.
  let order: ForeignOrder?

  init(
    source: Source, language: String, records: consuming DocumentRecords,
    order: ForeignOrder? = nil
  ) {
    self.source = source
    self.language = language
    self.records = records
    self.order = order
  }

  /// Lends the bytes of a text that the source or the document holds.
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
