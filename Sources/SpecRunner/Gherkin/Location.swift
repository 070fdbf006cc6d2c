/// A place in a text: line and column, both counted from 1.
///
/// Columns count code points (Unicode scalars), neither bytes nor what a reader sees as one
/// character. A place without a column is a whole line, or the end of a file.
public struct Location: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let line: Int
  public let column: Int?

  public init(line: Int, column: Int? = nil) {
    self.line = line
    self.column = column
  }

  /// `line:column`, or the line alone.
  public var description: String { column.map { "\(line):\($0)" } ?? "\(line)" }

  /// Reading order; a whole line stands before every column of it.
  public static func < (left: Location, right: Location) -> Bool {
    (left.line, left.column ?? 0) < (right.line, right.column ?? 0)
  }
}
