/// A syntax error in a JSON text, with its position.
package struct JSONError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The position of the first character that is not valid JSON.
  package let position: JSONPosition

  /// The problem as part of a sentence: "expected ',' or '}', found 'x'".
  package let problem: String

  /// The line, counted from 1.
  package var line: Int { position.line }

  /// The column in code points, counted from 1.
  package var column: Int { position.column }

  /// The number of UTF-8 bytes before the position.
  package var offset: Int { position.offset }

  /// Position and problem: "line 3, column 5: expected a value, found '}'".
  package var description: String { "\(position): \(problem)" }
}
