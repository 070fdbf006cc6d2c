/// Draws the screen of a program on the terminal of a person: what has changed since the last time.
struct TerminalPainter {
  private var drawn: [[TerminalCell]] = []

  /// Begins with an empty screen, on which pasted texts are marked; the old one comes back at the end.
  ///
  /// - Parameter hint: what is said below the screen of the program; nil if there is no room for it.
  static func begin(_ screen: TerminalScreen, hint: String?) -> String {
    let line = hint.map { "\u{1B}[\(screen.rows + 1);1H\u{1B}[2m\($0)\u{1B}[0m" } ?? ""
    return "\u{1B}[?1049h\u{1B}[2J\u{1B}[?2004h" + line
  }

  /// Gives the terminal its old screen back.
  static let end = "\u{1B}[0m\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"

  /// What makes the terminal show a screen.
  mutating func text(for screen: TerminalScreen) -> String {
    var text = "\u{1B}[?25l"
    for (row, line) in screen.lines.enumerated()
    where !drawn.indices.contains(row) || drawn[row] != line {
      text += "\u{1B}[\(row + 1);1H" + Self.text(of: line)
    }
    drawn = screen.lines
    text += "\u{1B}[\(screen.cursor.row + 1);\(screen.cursor.column + 1)H"
    return text + (screen.isCursorVisible ? "\u{1B}[?25h" : "")
  }

  private static func text(of line: [TerminalCell]) -> String {
    var text = ""
    var style: TerminalStyle?
    for cell in line {
      if cell.style != style {
        style = cell.style
        text += "\u{1B}[\(cell.style.codes)m"
      }
      text += cell.text
    }
    return text + "\u{1B}[0m"
  }
}
