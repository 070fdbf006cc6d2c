/// Splits a table row into cells.
///
/// Cells are trimmed before escapes are resolved, so that a line feed written as `\n` remains. Text
/// after the last bar is ignored.
enum TableCells {
  /// A cell as written.
  struct Cell: BitwiseCopyable {
    let start: Int
    let end: Int
    /// The column of the first character that is not white space, or of the closing bar.
    let column: UInt32
    let hasEscape: Bool
  }

  /// Calls a closure with each cell of a line that begins with a bar; returns their number.
  @inline(__always)
  static func read(_ lines: LineReader, _ line: Line, _ body: (Cell) -> Void) -> UInt32 {
    let base = lines.base
    var count: UInt32 = 0
    var start = line.first &+ 1
    // The difference between column and offset, as if all bytes were code points.
    var shift = Int(line.indent) &+ 1 &- line.first
    var startShift = shift
    var hasEscape = false
    var offset = start
    while offset < line.end {
      let byte = base[offset]
      if byte == UInt8(ascii: "|") {
        body(
          cell(base, from: start, to: offset, shift: startShift, hasEscape: hasEscape))
        count &+= 1
        start = offset &+ 1
        startShift = shift
        hasEscape = false
      } else if byte == UInt8(ascii: "\\") {
        hasEscape = true
        // Skip the next byte too, so that an escaped bar does not end the cell.
        if offset &+ 1 < line.end, base[offset &+ 1] < 0x80 { offset &+= 1 }
      } else if byte & 0xC0 == 0x80 {
        shift &-= 1
      }
      offset &+= 1
    }
    return count
  }

  /// A trimmed cell; `shift` converts its offset into a column.
  @inline(__always)
  private static func cell(
    _ base: UnsafePointer<UInt8>, from start: Int, to end: Int, shift: Int, hasEscape: Bool
  ) -> Cell {
    var first = start
    while first < end, base[first] == 0x20 { first &+= 1 }
    var column = first &+ shift
    if first < end, base[first] < 0x20 || base[first] >= 0x80 {
      let text = UTF8Scan.skipWhitespace(base, from: first, end: end)
      while first < text {
        if base[first] & 0xC0 != 0x80 { column &+= 1 }
        first &+= 1
      }
    }
    return Cell(
      start: first, end: UTF8Scan.trimEnd(base, from: first, end: end),
      column: UInt32(truncatingIfNeeded: column), hasEscape: hasEscape)
  }

  /// Appends a cell's text with `\n`, `\|` and `\\` resolved; other backslashes remain.
  static func unescape(
    _ base: UnsafePointer<UInt8>, _ cell: Cell, into texts: inout Pool<UInt8>
  ) -> TextSpan {
    let first = texts.count
    var offset = cell.start
    while offset < cell.end {
      let byte = base[offset]
      offset &+= 1
      guard byte == UInt8(ascii: "\\"), offset < cell.end else {
        texts.append(byte)
        continue
      }
      switch base[offset] {
      case UInt8(ascii: "n"): texts.append(0x0A)
      case UInt8(ascii: "|"): texts.append(UInt8(ascii: "|"))
      case UInt8(ascii: "\\"): texts.append(UInt8(ascii: "\\"))
      default:
        texts.append(byte)
        continue
      }
      offset &+= 1
    }
    return TextSpan(.document, from: first, to: texts.count)
  }
}
