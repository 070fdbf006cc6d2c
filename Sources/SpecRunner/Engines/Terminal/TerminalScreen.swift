import SpecText

/// A character cell of a terminal.
struct TerminalCell: Hashable {
  /// The character with its combining marks; empty for the right half of a wide one.
  var text = " "
  var style = TerminalStyle()

  /// Whether it shows no character.
  var isBlank: Bool { text == " " || style.attributes.contains(.hidden) }
}

/// The screen of a terminal: cells, cursor and modes, as the output of a program leaves them.
///
/// It is a value: the same bytes lead to the same screen, however they are split. It knows what
/// programs for xterm use; other sequences are ignored. Its size is all that it keeps.
struct TerminalScreen {
  /// The largest number of columns and of rows.
  static let mostCells = 500
  /// The size of a terminal for which no other is set.
  static let usualColumns = 80
  static let usualRows = 24
  private static let mostMarks = 4
  private static let mostReplies = 4096

  /// Where the next character goes, and how; what DECSC saves.
  struct Cursor: Hashable {
    var row = 0
    var column = 0
    var style = TerminalStyle()
    /// Whether the last column was written, so that the next character begins a row.
    var isWrapping = false
    var isOriginRelative = false
    /// The character sets that are drawn as lines, and which of the two is in use.
    var drawsLines = [false, false]
    var set = 0
  }

  /// What a program reports of the mouse.
  enum MouseMode: Int {
    case none = 0
    case presses = 9
    case clicks = 1000
    case drags = 1002
    case moves = 1003
  }

  private(set) var columns: Int
  private(set) var rows: Int
  private(set) var lines: [[TerminalCell]]
  var cursor = Cursor()
  var isCursorVisible = true
  var title = ""
  /// The scroll region, from its first to its last row.
  var region: ClosedRange<Int>
  var wraps = true
  var inserts = false
  var usesApplicationKeys = false
  var usesBracketedPaste = false
  var mouse = MouseMode.none
  var reportsMouseByNumbers = false
  /// The main screen while the alternate one is shown.
  private var main: [[TerminalCell]]?
  private var savedCursors: [Bool: Cursor] = [:]
  var tabs: Set<Int>
  /// The last character, for its repetition.
  private(set) var lastCharacter: Unicode.Scalar?
  private var parser = TerminalParser()
  /// The answers to questions of the program since they were last taken.
  private var replies: [UInt8] = []

  init(columns: Int = usualColumns, rows: Int = usualRows) {
    self.columns = min(max(columns, 2), Self.mostCells)
    self.rows = min(max(rows, 2), Self.mostCells)
    lines = Self.blank(self.rows, self.columns)
    region = 0...self.rows - 1
    tabs = Self.usualTabs
  }

  static let usualTabs = Set(stride(from: 8, to: mostCells, by: 8))

  private static func blank(
    _ rows: Int, _ columns: Int, _ cell: TerminalCell = TerminalCell()
  ) -> [[TerminalCell]] {
    [[TerminalCell]](repeating: [TerminalCell](repeating: cell, count: columns), count: rows)
  }

  var isAlternate: Bool { main != nil }

  // MARK: - Input

  /// Shows output of the program, and returns what the terminal answers.
  mutating func feed(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    for byte in bytes {
      let (first, second) = parser.read(byte)
      if let first { apply(first) }
      if let second { apply(second) }
    }
    defer { replies = [] }
    return replies
  }

  mutating func reply(_ text: String) {
    if replies.count < Self.mostReplies { replies += text.utf8 }
  }

  mutating func resize(columns: Int, rows: Int) {
    let columns = min(max(columns, 2), Self.mostCells)
    let rows = min(max(rows, 2), Self.mostCells)
    // A lower screen keeps what is around the cursor.
    let lost = max(0, cursor.row - rows + 1)
    lines = Self.fitted(Array(lines.dropFirst(lost)), rows, columns)
    main = main.map { Self.fitted($0, rows, columns) }
    (self.columns, self.rows) = (columns, rows)
    region = 0...rows - 1
    cursor.row = min(cursor.row - lost, rows - 1)
    cursor.column = min(cursor.column, columns - 1)
    cursor.isWrapping = false
  }

  private static func fitted(
    _ lines: [[TerminalCell]], _ rows: Int, _ columns: Int
  ) -> [[TerminalCell]] {
    let wide = lines.prefix(rows).map { line in
      line.prefix(columns)
        + [TerminalCell](repeating: TerminalCell(), count: max(0, columns - line.count))
    }
    return wide.map(Array.init) + blank(rows - wide.count, columns)
  }

  mutating func reset() { self = TerminalScreen(columns: columns, rows: rows) }

  // MARK: - Writing

  mutating func write(_ scalar: Unicode.Scalar) {
    let shown = cursor.drawsLines[cursor.set] ? Self.lineDrawing(scalar) : scalar
    let width = TextWidth.columns(shown)
    guard width > 0 else { return mark(shown) }
    lastCharacter = scalar
    if cursor.isWrapping || cursor.column + width > columns {
      if wraps {
        cursor.column = 0
        advanceRow()
      } else {
        cursor.column = columns - width
      }
      cursor.isWrapping = false
    }
    if inserts { insertCells(width) }
    divide(at: cursor.column)
    divide(at: cursor.column + width)
    let cell = TerminalCell(text: String(shown), style: cursor.style)
    lines[cursor.row][cursor.column] = cell
    if width == 2 {
      lines[cursor.row][cursor.column + 1] = TerminalCell(text: "", style: cursor.style)
    }
    cursor.column += width
    if cursor.column >= columns {
      cursor.column = columns - 1
      cursor.isWrapping = true
    }
  }

  /// Adds a combining mark to the character before the cursor.
  ///
  /// What changes the direction of text has no place in a grid of cells.
  private mutating func mark(_ scalar: Unicode.Scalar) {
    if scalar.properties.generalCategory == .format, scalar != "\u{200D}" { return }
    var column = cursor.isWrapping ? cursor.column : cursor.column - 1
    if column > 0, lines[cursor.row][column].text.isEmpty { column -= 1 }
    guard column >= 0, lines[cursor.row][column].text.unicodeScalars.count <= Self.mostMarks
    else { return }
    lines[cursor.row][column].text.unicodeScalars.append(scalar)
  }

  /// Blanks a wide character whose halves are on both sides of a boundary between cells.
  private mutating func divide(at column: Int) {
    guard column > 0, column < columns, lines[cursor.row][column].text.isEmpty else { return }
    for half in column - 1...column { lines[cursor.row][half].text = " " }
  }

  /// The characters of DEC's line drawing set from `` ` `` on.
  private static let drawn = Array("◆▒␉␌␍␊°±␤␋┘┐┌└┼⎺⎻─⎼⎽├┤┴┬│≤≥π≠£·".unicodeScalars)

  private static func lineDrawing(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let place = Int(scalar.value) - 0x60
    return drawn.indices.contains(place) ? drawn[place] : scalar
  }

  // MARK: - Editing

  private var blankCell: TerminalCell {
    TerminalCell(style: TerminalStyle(background: cursor.style.background))
  }

  /// Moves the cursor down, and scrolls the region at its end.
  mutating func advanceRow() {
    if cursor.row == region.upperBound {
      scrollUp(1, from: region.lowerBound)
    } else {
      cursor.row = min(cursor.row + 1, rows - 1)
    }
  }

  /// Moves the cursor up, and scrolls the region at its start.
  mutating func retreatRow() {
    if cursor.row == region.lowerBound {
      scrollDown(1, from: region.lowerBound)
    } else {
      cursor.row = max(cursor.row - 1, 0)
    }
  }

  /// Removes rows of the region, and adds blank ones at its end.
  mutating func scrollUp(_ count: Int, from row: Int) {
    guard region.contains(row) else { return }
    let count = min(count, region.upperBound - row + 1)
    lines.removeSubrange(row..<row + count)
    lines.insert(
      contentsOf: Self.blank(count, columns, blankCell), at: region.upperBound - count + 1)
  }

  /// Adds blank rows to the region, and removes as many at its end.
  mutating func scrollDown(_ count: Int, from row: Int) {
    guard region.contains(row) else { return }
    let count = min(count, region.upperBound - row + 1)
    lines.removeSubrange(region.upperBound - count + 1...region.upperBound)
    lines.insert(contentsOf: Self.blank(count, columns, blankCell), at: row)
  }

  mutating func insertCells(_ count: Int) {
    let count = min(count, columns - cursor.column)
    divide(at: cursor.column)
    divide(at: columns - count)
    lines[cursor.row].removeLast(count)
    lines[cursor.row].insert(
      contentsOf: [TerminalCell](repeating: blankCell, count: count), at: cursor.column)
  }

  mutating func deleteCells(_ count: Int) {
    let count = min(count, columns - cursor.column)
    divide(at: cursor.column)
    divide(at: cursor.column + count)
    lines[cursor.row].removeSubrange(cursor.column..<cursor.column + count)
    lines[cursor.row] += [TerminalCell](repeating: blankCell, count: count)
  }

  /// Erases cells of the cursor's row.
  mutating func erase(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<columns)
    divide(at: range.lowerBound)
    divide(at: range.upperBound)
    for column in range { lines[cursor.row][column] = blankCell }
  }

  mutating func eraseRows(_ range: Range<Int>) {
    for row in range.clamped(to: 0..<rows) {
      lines[row] = [TerminalCell](repeating: blankCell, count: columns)
    }
  }

  mutating func fill(with scalar: Unicode.Scalar) {
    lines = Self.blank(rows, columns, TerminalCell(text: String(scalar)))
  }

  // MARK: - Screens

  mutating func saveCursor() { savedCursors[isAlternate] = cursor }

  mutating func restoreCursor() {
    cursor = savedCursors[isAlternate] ?? Cursor()
    // The screen may have become smaller.
    cursor.row = min(cursor.row, rows - 1)
    cursor.column = min(cursor.column, columns - 1)
  }

  mutating func showAlternate(_ isShown: Bool) {
    guard isShown != isAlternate else { return }
    if let main {
      lines = main
      self.main = nil
    } else {
      main = lines
      lines = Self.blank(rows, columns, blankCell)
    }
  }
}
