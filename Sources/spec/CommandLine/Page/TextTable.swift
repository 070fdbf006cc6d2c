import SpecReporters
import SpecText

/// A table for terminals: columns as wide as their widest cell, separated by two blanks.
struct TextTable {
  /// The alignment of a cell.
  enum Side {
    case left, right
  }

  private let sides: [Side]
  private var rows: [[Cell]] = []

  /// A cell and its style; the style has no width.
  struct Cell {
    let text: String
    let tone: Style.Tone?

    init(_ text: String, _ tone: Style.Tone? = nil) {
      self.text = VisibleText.line(text)
      self.tone = tone
    }
  }

  init(_ sides: [Side]) { self.sides = sides }

  mutating func add(_ cells: [Cell]) { rows.append(cells) }
  mutating func add(_ texts: String...) { rows.append(texts.map { Cell($0) }) }

  private var widths: [Int] {
    sides.indices.map { column in
      rows.map { $0.indices.contains(column) ? TextWidth.columns($0[column].text) : 0 }.max() ?? 0
    }
  }

  /// The width of all columns.
  var columns: Int { widths.reduce(0, +) + 2 * (widths.count - 1) }

  /// The rows in words, for a display that is too narrow: `door: statements 4, remarks 1`.
  var sentences: [String] {
    rows.dropFirst().map { row in
      let facts = zip(rows[0], row).dropFirst().filter { !$1.text.isEmpty }
      return (row.first?.text ?? "") + ": "
        + facts.map { "\($0.text) \($1.text)" }.joined(separator: ", ")
    }
  }

  /// The rows as lines with this indent.
  func text(_ style: Style, indent: Int) -> String {
    let widths = widths
    return rows.map { row in
      let cells = zip(row.indices, row).map { column, cell in
        let painted = cell.tone.map { style.paint(cell.text, $0) } ?? cell.text
        let pad = String(
          repeating: " ", count: max(widths[column] - TextWidth.columns(cell.text), 0))
        if sides[column] == .right { return pad + painted }
        return column == row.count - 1 ? painted : painted + pad
      }
      return String(repeating: " ", count: indent) + cells.joined(separator: "  ") + "\n"
    }.joined()
  }
}
