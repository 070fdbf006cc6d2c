/// A row of a data table or an examples table.
public struct TableRow: Sendable {
  let storage: DocumentStorage
  let index: Int

  private var record: DocumentRecords.Row { storage.records.rows[index] }

  /// The id of the row, unique within a run.
  public var id: NodeID { NodeID(record.id) }
  /// The location of the first vertical bar.
  public var location: Location { record.spot.location }
  /// The cells, in order.
  public var cells: NodeList<TableCell> {
    let line = record.spot.line
    return NodeList(storage, record.cells.range) { storage, index in
      TableCell(storage: storage, index: index, line: line)
    }
  }
}

/// A cell of a table row.
public struct TableCell: Sendable {
  let storage: DocumentStorage
  let index: Int
  let line: UInt32

  private var record: DocumentRecords.Cell { storage.records.cells[index] }

  /// The location of the first character that is not white space; of the closing bar if the cell is
  /// empty.
  public var location: Location { Spot(line: line, column: record.column).location }
  /// The trimmed text, with the escapes `\n`, `\|` and `\\` resolved.
  public var value: String { storage.text(record.value) }
}
