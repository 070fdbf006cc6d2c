/// An error in an XML text.
package struct XMLError: Error, Hashable, CustomStringConvertible {
  /// The line, counted from 1; nil if the error has no place.
  package let line: Int?
  /// The column in code points, counted from 1; nil if the error has no place.
  package let column: Int?
  /// What was expected and what was found.
  package let problem: String

  /// An error of the whole text.
  package init(_ problem: String) {
    (line, column) = (nil, nil)
    self.problem = problem
  }

  /// An error at a place.
  package init(line: Int, column: Int, _ problem: String) {
    (self.line, self.column) = (line, column)
    self.problem = problem
  }

  package var description: String {
    guard let line, let column else { return problem }
    return "line \(line), column \(column): \(problem)"
  }
}
