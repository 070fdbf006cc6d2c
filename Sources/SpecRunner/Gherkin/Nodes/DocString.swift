/// A doc string: multi-line text of a step.
public struct DocString: Sendable {
  let storage: DocumentStorage
  let index: Int

  private var record: DocumentRecords.DocString { storage.records.docStrings[index] }

  /// The location of the opening delimiter.
  public var location: Location { record.spot.location }
  /// The media type after the opening delimiter; nil if there is none.
  public var mediaType: String? { storage.optionalText(record.mediaType) }
  /// The lines without the indentation of the opening line, joined by line feeds.
  public var content: String { storage.text(record.content) }
  /// The delimiter, such as `"""`.
  public var delimiter: String { storage.text(record.delimiter) }
}
