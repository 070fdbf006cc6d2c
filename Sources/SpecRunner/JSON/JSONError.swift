/// Why a text is not JSON, and where.
public struct JSONError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Where the text stops being JSON.
  public let place: JSONPlace

  /// What is wrong there, as half a sentence: "expected ',' or '}', found 'x'".
  public let problem: String

  /// An error at a place.
  public init(place: JSONPlace, problem: String) {
    self.place = place
    self.problem = problem
  }

  /// The line, from 1.
  public var line: Int { place.line }

  /// The code point in the line, from 1.
  public var column: Int { place.column }

  /// The UTF-8 bytes before the place.
  public var offset: Int { place.offset }

  /// Place and problem: "line 3, column 5: expected a value, found '}'".
  public var description: String { "\(place): \(problem)" }
}
