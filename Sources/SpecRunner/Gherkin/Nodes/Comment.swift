/// A comment line.
public struct Comment: Sendable {
  let storage: DocumentStorage
  let index: Int

  private var record: DocumentRecords.Comment { storage.records.comments[index] }

  /// The location of the line; the column is always 1.
  public var location: Location { record.spot.location }
  /// The whole line, with indentation and `#`.
  public var text: String { storage.text(record.text) }
}
