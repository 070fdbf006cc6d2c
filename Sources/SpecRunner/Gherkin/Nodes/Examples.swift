/// An examples block: a table whose body rows are the cases of an outline.
public struct Examples: Sendable {
  let storage: DocumentStorage
  let index: Int

  private var record: DocumentRecords.Examples { storage.records.examples[index] }
  private var heading: DocumentRecords.Heading { record.heading }

  public var id: NodeID { NodeID(heading.id) }
  public var location: Location { heading.spot.location }
  public var tags: NodeList<Tag> { storage.tags(heading.tags) }
  public var keyword: String { storage.text(heading.keyword) }
  public var name: String { storage.text(heading.name) }
  /// The lines below the title, indent kept, comments taken out; empty if there are none.
  public var description: String { storage.text(heading.description) }
  /// The row of names, or nil if the block has no table.
  public var tableHeader: TableRow? {
    record.rows.count == 0 ? nil : TableRow(storage: storage, index: Int(record.rows.first))
  }
  /// The rows of values; empty if there is no table or only a header.
  public var tableBody: NodeList<TableRow> {
    NodeList(storage, record.rows.range.dropFirst(), TableRow.init(storage:index:))
  }
}
