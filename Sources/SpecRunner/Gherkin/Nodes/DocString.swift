/// A doc string: several lines of text under a step.
public struct DocString: Sendable {
  let storage: DocumentStorage
  let index: Int

  private var record: DocumentRecords.DocString { storage.records.docStrings[index] }

  /// The place of the opening delimiter.
  public var location: Location { record.spot.location }
  /// What stands after the opening delimiter, or nil if nothing does.
  public var mediaType: String? { storage.optionalText(record.mediaType) }
  /// The lines without the opening line's indent, joined by line feeds, none at the end.
  public var content: String { storage.text(record.content) }
  public var delimiter: String { storage.text(record.delimiter) }
}
