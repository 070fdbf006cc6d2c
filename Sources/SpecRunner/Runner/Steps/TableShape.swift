import SpecText

/// The shape of a step's data table: its columns, its least number of rows, and its empty cells.
///
/// From it follow the errors of a plan. It does not know what the cells mean.
public struct TableShape: Hashable, Sendable {
  /// The columns of a table.
  public enum Columns: Hashable, Sendable {
    /// One column without a header, a list of such things: `elements`.
    case list(of: String)
    /// Two columns without a header: names, which are not empty, and values, which may be.
    case pairs
    /// Columns with names in the first row: those that must be there, and those that may be, of
    /// which at least `least` must be; nil for any others.
    case named([String], optional: [String]? = [], least: Int = 0)
    /// The columns depend on what the step looks at.
    case any
  }

  let columns: Columns
  /// The least number of rows, without the header.
  let leastRows: Int
  /// Whether the cells of optional columns may be empty; those of `any` columns always may be.
  let mayHaveEmptyCells: Bool

  /// Declares a shape.
  public init(_ columns: Columns, leastRows: Int = 1, mayHaveEmptyCells: Bool = false) {
    self.columns = columns
    self.leastRows = leastRows
    self.mayHaveEmptyCells = mayHaveEmptyCells
  }

  /// Why a table does not have this shape; nil if it has.
  func objection(to table: Table) -> StepFailure? {
    let rows = table.rows
    let count = rows.first?.count ?? 0
    switch columns {
    case .list(let things):
      if count > 1 {
        let list = rows.joined().filter { !$0.isBlank }.map { "  | \($0) |" }
        return Self.objection(
          "the table has \(count) columns; a list of \(things) has one",
          ["write it downwards:"] + list)
      }
      if rows.count < leastRows { return tooFewRows }
      return rows.joined().contains(where: \.isBlank)
        ? Self.objection(
          "the list has an empty cell, which names nothing", ["fill in the cell, or remove its row"]
        )
        : nil
    case .pairs:
      guard count == 2 else {
        return Self.objection(
          "the table has \(count.counted("column")); a list of names and values has two",
          ["write a name and a value in each row: | name | value |"])
      }
      if rows.contains(where: { $0[0].isBlank }) {
        return Self.objection(
          "the first column has an empty cell, which names nothing",
          ["fill in the cell, or remove its row"])
      }
      return rows.count < leastRows ? tooFewRows : nil
    case .named(let required, let optional, let least):
      return objection(to: table, required, optional, least)
    case .any:
      return rows.count < leastRows ? tooFewRows : nil
    }
  }

  private func objection(
    to table: Table, _ required: [String], _ optional: [String]?, _ least: Int
  ) -> StepFailure? {
    let header = table.header
    let known = required + (optional ?? [])
    let all = "its first row names the columns: " + known.joined(separator: ", ")
    for (index, name) in header.enumerated() {
      if header[..<index].contains(same: name) {
        return Self.objection("the table has the column \"\(name)\" twice", [all])
      }
      if optional != nil, !known.contains(same: name) || name.isBlank {
        return Self.objection(
          "the table has the column \"\(name)\", which means nothing here",
          Nearest.nearest(to: name, in: known).map { ["did you mean \($0)?"] } ?? [all])
      }
    }
    for name in required where !header.contains(same: name) {
      return Self.objection("the table has no column \"\(name)\"", [all])
    }
    if header.count < required.count + least {
      return Self.objection(
        "the table has only the column \(required.listed("and"))",
        ["add a column: " + (optional ?? []).listed()])
    }
    if table.rows.count - 1 < leastRows {
      return Self.objection(
        "the table has a header and no row, so it says nothing", ["add a row below the header"])
    }
    for (number, row) in table.rows.enumerated().dropFirst() {
      for (name, cell) in zip(header, row)
      where cell.isBlank && (!mayHaveEmptyCells || required.contains(same: name)) {
        return Self.objection(
          "row \(number + 1) of the table has no \"\(name)\"", ["fill in the cell"])
      }
    }
    return nil
  }

  private var tooFewRows: StepFailure {
    Self.objection("the table has too few rows", ["write at least \(leastRows.counted("row"))"])
  }

  private static func objection(_ message: String, _ advice: [String]) -> StepFailure {
    StepFailure(message, notes: advice, kind: .table)
  }
}

/// A data table that a step reads in one shape, which is checked before the run.
///
/// ```swift
/// struct Fares: ShapedTable {
///   static let shape = TableShape(.named(["zone", "cents"]))
///   let fares: [(zone: String, cents: Int)]
///   init(_ table: Table) throws {
///     fares = try table.records().map { (try $0["zone"], try $0.value("cents")) }
///   }
/// }
/// ```
public protocol ShapedTable: StepArgument {
  /// The shape that every table has when it is read.
  static var shape: TableShape { get }
  /// Reads a table of this shape.
  init(_ table: Table) throws
}

extension ShapedTable {
  /// A data table.
  public static var accepts: StepInput.Kinds { .table }

  /// Why a table does not have the shape.
  public static func objection(to input: StepInput) -> StepFailure? {
    if case .table(let table) = input { shape.objection(to: table) } else { nil }
  }

  /// Reads a table; throws the objection to another shape.
  public static func read(_ input: StepInput) throws -> Self {
    if let objection = objection(to: input) { throw objection }
    return try Self(try Table.read(input))
  }
}

/// A table of one column, each row of which has a text.
public struct ListTable: ShapedTable {
  /// One column, at least one row, and no empty cell.
  public static let shape = TableShape(.list(of: "texts"))
  /// The texts from top to bottom.
  public let texts: [String]
  /// Reads the first column.
  public init(_ table: Table) { texts = table.rows.compactMap(\.first) }
}

/// A table of two columns: names and their values, which may be empty.
public struct PairTable: ShapedTable {
  /// Two columns and at least one row; no name is empty.
  public static let shape = TableShape(.pairs)
  /// The pairs from top to bottom.
  public let pairs: [(name: String, value: String)]
  /// Reads both columns.
  public init(_ table: Table) throws { pairs = try table.pairs() }
}

/// A captured text that may be empty, in a library that declares its steps.
public struct AnyText: StepArgument, Hashable {
  /// The text.
  public let text: String

  /// A captured text.
  public static func read(_ input: StepInput) throws -> AnyText {
    AnyText(text: try String.read(input))
  }
}

/// A captured whole number that may be 0, in a library that declares its steps.
public struct Count: StepArgument, Hashable {
  /// The number.
  public let value: Int

  /// A captured integer.
  public static func read(_ input: StepInput) throws -> Count { Count(value: try Int.read(input)) }

  /// A count is not negative.
  public static func objection(to input: StepInput) -> StepFailure? {
    guard let number = try? Int.read(input), number < 0 else { return nil }
    return StepFailure(
      "a count cannot be negative: \(number)", notes: ["write a number from 0"], kind: .argument)
  }
}
