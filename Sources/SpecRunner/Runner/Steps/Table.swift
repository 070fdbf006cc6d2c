import SpecText

/// A step's data table as rows, as records with a header, or as pairs.
public struct Table: Hashable, Sendable {
  /// The cells by row; all rows have the same number.
  public let rows: [[String]]

  /// Makes a table from its rows, including the header.
  public init(rows: [[String]]) {
    self.rows = rows
  }

  /// The cells of the first row.
  public var header: [String] { rows.first ?? [] }

  /// The rows after the header, by column name.
  ///
  /// - Throws: `StepFailure` if there is no header or a name occurs twice.
  public func records() throws -> [Record] {
    guard !rows.isEmpty else {
      throw StepFailure(
        "the table is empty; its first row must name the columns", kind: .table)
    }
    for (index, name) in header.enumerated() where header[..<index].contains(same: name) {
      throw StepFailure(
        "the table's header names column \"\(name)\" twice; each column needs a name of its own",
        kind: .table)
    }
    return rows.dropFirst().enumerated().map { number, cells in
      Record(header: header, cells: cells, number: number + 2)
    }
  }

  /// A table of two columns as names and values, in order.
  ///
  /// - Throws: `StepFailure` if the number of columns is not two.
  public func pairs() throws -> [(name: String, value: String)] {
    guard header.count == 2 else {
      throw StepFailure(
        "the table has \(header.count) columns; a list of names and values has two",
        kind: .table)
    }
    return rows.map { ($0[0], $0[1]) }
  }

  /// The table with rows and columns exchanged.
  public var transposed: Table {
    Table(rows: header.indices.map { column in rows.map { $0[column] } })
  }

  /// A row of a table with a header.
  public struct Record: Hashable, Sendable {
    let header: [String]
    let cells: [String]
    /// The number of the row, from 1; the header is row 1.
    public let number: Int

    /// The cell of a column.
    ///
    /// - Throws: `StepFailure` with the existing columns.
    public subscript(_ name: String) -> String {
      get throws {
        guard let column = header.firstIndex(ofSame: name) else {
          throw StepFailure(
            "the table has no column \"\(name)\"; it has "
              + header.map { "\"\($0)\"" }.joined(separator: ", "),
            kind: .table)
        }
        return cells[column]
      }
    }

    /// The cell of a column, converted to another type.
    ///
    /// - Throws: `StepFailure` with the place of an invalid cell.
    public func value<Value: LosslessStringConvertible>(
      _ name: String, as type: Value.Type = Value.self
    ) throws -> Value {
      let text = try self[name]
      guard let value = Value(text) else {
        throw StepFailure(
          "row \(number), column \"\(name)\": \"\(text)\" is not a valid \(type)", kind: .table)
      }
      return value
    }
  }
}

/// A step's doc string: the text and its media type.
public struct DocStringArgument: Hashable, Sendable {
  /// The text without its delimiters and indentation.
  public let content: String
  /// The media type after the opening delimiter; nil if there is none.
  public let mediaType: String?

  /// Makes a doc string.
  public init(content: String, mediaType: String? = nil) {
    self.content = content
    self.mediaType = mediaType
  }
}
