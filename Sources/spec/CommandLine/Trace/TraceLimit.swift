import SpecText

/// Bounds texts of a recording, so that an answer about it is short whatever the run recorded.
enum TraceLimit {
  /// The lines of a failure's text and of a screen in a list.
  static let lines = 60
  /// The code points of a line.
  private static let line = 500

  /// The line, with the number of code points that were left out.
  static func line(_ text: String) -> String {
    guard text.utf8.count > line, case let count = text.unicodeScalars.count, count > line else {
      return text
    }
    return String(text.unicodeScalars.prefix(line)) + "… (\(count - line) more characters)"
  }

  /// The first lines, with the number of those that were left out.
  static func lines(_ lines: [String], most: Int = lines) -> [String] {
    let shown = lines.prefix(most).map(line)
    return lines.count > most ? shown + ["… (\(lines.count - most) more lines)"] : shown
  }

  /// The text as lines, bounded.
  static func text(_ text: String) -> String {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    return self.lines(lines).joined(separator: "\n")
  }
}
