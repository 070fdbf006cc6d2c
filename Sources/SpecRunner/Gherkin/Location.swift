/// A position in a text: line and column, both counted from 1.
///
/// Columns count code points (Unicode scalars), not bytes or grapheme clusters. A location without
/// a column is a whole line, or the end of a file.
public struct Location: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int
  /// The column in code points, counted from 1; nil for a whole line.
  public let column: Int?

  /// Creates a location.
  public init(line: Int, column: Int? = nil) {
    self.line = line
    self.column = column
  }

  /// The location as `line:column`, or only the line.
  public var description: String { column.map { "\(line):\($0)" } ?? "\(line)" }

  /// Compares in reading order; a whole line comes before all columns of it.
  public static func < (left: Location, right: Location) -> Bool {
    (left.line, left.column ?? 0) < (right.line, right.column ?? 0)
  }
}
