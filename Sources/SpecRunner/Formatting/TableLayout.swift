import SpecGherkin
import SpecText

/// The rows of a table, with their cells in columns of equal width.
struct TableLayout {
  private let bytes: [UInt8]
  private var cells: [Cell] = []
  private var rows: [Row] = []
  private var widths: [Int] = []

  private struct Cell {
    let range: Range<Int>
    let width: Int
  }

  private struct Row {
    let line: Int
    let cells: Range<Int>
    /// What is written after the last bar, which the parser ignores.
    let rest: Range<Int>
    /// Whether all cells are dashes, as below the header of a table in Markdown.
    let isRule: Bool
  }

  init(_ source: Source) { bytes = source.bytes }

  /// Adds a row; the dashes of a rule are as long as the column is wide.
  mutating func add(_ line: WrittenLine, of source: Source, isRule: Bool = false) {
    let first = cells.count
    let rest = source.readCells(of: line.line) { range in
      // At least three dashes make a column in Markdown.
      let width = isRule ? 3 : TextWidth.columns(String(decoding: bytes[range], as: UTF8.self))
      let column = cells.count - first
      if column == widths.count { widths.append(0) }
      widths[column] = max(widths[column], width)
      cells.append(Cell(range: range, width: width))
    }
    rows.append(
      Row(
        line: Int(line.line.number), cells: first..<cells.count, rest: rest, isRule: isRule))
  }

  /// Writes the next row that was added.
  func write(_ index: Int, into text: inout FormattedText) {
    let row = rows[index]
    text.append(Self.bar)
    for (column, cell) in cells[row.cells].enumerated() {
      text.append(Self.blank)
      if row.isRule {
        writeRule(cell, width: widths[column], into: &text)
      } else {
        text.append(bytes[cell.range])
        text.append(blanks: widths[column] - cell.width)
      }
      text.append(Self.blank)
      text.append(Self.bar)
    }
    if !row.rest.isEmpty {
      text.append(Self.blank)
      text.append(bytes[row.rest])
    }
    text.endLine(from: row.line)
  }

  /// Dashes, with the colons for the alignment.
  private func writeRule(_ cell: Cell, width: Int, into text: inout FormattedText) {
    let range = cell.range
    let isLeft = bytes[range].first == Self.colon
    let isRight = range.count > 1 && bytes[range].last == Self.colon
    if isLeft { text.append(Self.colon) }
    for _ in 0..<(width - (isLeft ? 1 : 0) - (isRight ? 1 : 0)) { text.append(Self.dash) }
    if isRight { text.append(Self.colon) }
  }

  private static let bar = UInt8(ascii: "|")
  private static let blank = UInt8(ascii: " ")
  private static let colon = UInt8(ascii: ":")
  private static let dash = UInt8(ascii: "-")

  /// Whether all cells of a row are dashes, with a colon at either end.
  static func isRule(_ line: WrittenLine, of source: Source) -> Bool {
    var isRule = true
    let rest = source.readCells(of: line.line) { range in
      var inner = source.bytes[range]
      if inner.first == colon { inner.removeFirst() }
      if inner.last == colon { inner.removeLast() }
      if inner.isEmpty || inner.contains(where: { $0 != dash }) { isRule = false }
    }
    return isRule && rest.isEmpty
  }
}
