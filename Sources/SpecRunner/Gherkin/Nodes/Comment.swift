/// A comment line.
public struct Comment: Sendable {
  let storage: DocumentStorage
  let index: Int

  private var record: DocumentRecords.Comment { storage.records.comments[index] }

  /// The place of the line: a comment is the whole line, so the column is 1.
  public var location: Location { record.spot.location }
  /// The line as it is, indent and `#` included.
  public var text: String { storage.text(record.text) }
}
