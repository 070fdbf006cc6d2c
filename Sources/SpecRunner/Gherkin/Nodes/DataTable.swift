/// A data table of a step.
public struct DataTable: Sendable {
  let storage: DocumentStorage
  let range: Range<Int>

  /// The location of the first row.
  public var location: Location {
    rows.first?.location ?? Location(line: 1)
  }
  /// The rows, in order.
  public var rows: NodeList<TableRow> {
    NodeList(storage, range, TableRow.init(storage:index:))
  }
}
