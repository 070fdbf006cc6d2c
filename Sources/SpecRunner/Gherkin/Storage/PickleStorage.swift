/// The storage of a document's pickles; it retains the document, whose texts it uses.
final class PickleStorage: Sendable {
  let document: DocumentStorage
  let records: PickleRecords

  init(document: DocumentStorage, records: consuming PickleRecords) {
    self.document = document
    self.records = records
  }

  /// Calls a closure with the bytes of a text of a pickle.
  @inline(__always)
  func withBytes<Result>(
    of span: TextSpan, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    if span.buffer == .pickles { return try body(span.slice(of: records.made.buffer)) }
    return try document.withBytes(of: span, body)
  }

  func text(_ span: TextSpan) -> String {
    withBytes(of: span) { String(decoding: $0, as: UTF8.self) }
  }

  func optionalText(_ span: TextSpan) -> String? { span.isAbsent ? nil : text(span) }

  /// The cells of a table, row by row.
  func table(_ arguments: PickleRecords.Arguments) -> [[String]] {
    arguments.rows.range.map { index in
      if arguments.hasDocumentRows {
        return document.records.rows[index].cells.range.map {
          document.text(document.records.cells[$0].value)
        }
      }
      return records.rows[index].range.map { text(records.cells[$0]) }
    }
  }
}
