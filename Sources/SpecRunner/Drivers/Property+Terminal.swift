extension Screen {
  /// Whether it is that of a terminal, whose rows are as people see them.
  package var isTerminal: Bool { properties[.cursorRow] != nil }
}

/// What the screen of a terminal has.
extension Property {
  /// The row of a terminal's cursor, from 1.
  package static let cursorRow = Self("cursor row")
  /// The column of a terminal's cursor, from 1.
  package static let cursorColumn = Self("cursor column")
  /// Whether the cursor of a terminal is visible.
  package static let cursor = Self("cursor")
  /// Whether a program shows the alternate screen of a terminal, as full-screen programs do.
  package static let alternateScreen = Self("alternate screen")
  /// Whether the program in a terminal runs.
  package static let running = Self("running")
  /// The status with which the program in a terminal ended; 128 and more after a signal.
  package static let exitStatus = Self("exit status")
  /// The columns of a terminal's row whose characters are not plain: `1-4 bold; 9-12 #cd0000`.
  package static let styles = Self("styles")
}
