/// A row of a step's table or of an examples table.
public struct TableRow: Sendable {
  let storage: DocumentStorage
  let index: Int

  private var record: DocumentRecords.Row { storage.records.rows[index] }

  public var id: NodeID { NodeID(record.id) }
  /// The place of the row's first bar.
  public var location: Location { record.spot.location }
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

  /// The place of the first character that is not blank; of the closing bar if the cell is empty.
  public var location: Location { Spot(line: line, column: record.column).location }
  /// The text without blanks around it; `\n`, `\|` and `\\` are already what they stand for.
  public var value: String { storage.text(record.value) }
}
