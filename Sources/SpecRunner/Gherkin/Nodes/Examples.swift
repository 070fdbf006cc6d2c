/// An examples block: a table with one row per case of a scenario outline.
public struct Examples: Sendable {
  let storage: DocumentStorage
  let index: Int

  private var record: DocumentRecords.Examples { storage.records.examples[index] }
  private var heading: DocumentRecords.Heading { record.heading }

  /// The id of the examples block, unique within a run.
  public var id: NodeID { NodeID(heading.id) }
  /// The location of the keyword.
  public var location: Location { heading.spot.location }
  /// The tags, in order, without inherited ones.
  public var tags: NodeList<Tag> { storage.tags(heading.tags) }
  /// The keyword as written, without its colon.
  public var keyword: String { storage.text(heading.keyword) }
  /// The name after the keyword; may be empty.
  public var name: String { storage.text(heading.name) }
  /// The description below the title, with its indentation and without comments; empty if there is
  /// none.
  public var description: String { storage.text(heading.description) }
  /// The row of parameter names, or nil if the block has no table.
  public var tableHeader: TableRow? {
    record.rows.count == 0 ? nil : TableRow(storage: storage, index: Int(record.rows.first))
  }
  /// The rows of values; empty if there is no table or only a header.
  public var tableBody: NodeList<TableRow> {
    NodeList(storage, record.rows.range.dropFirst(), TableRow.init(storage:index:))
  }
}
