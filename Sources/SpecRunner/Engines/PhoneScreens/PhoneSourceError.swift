/// An error in a page source.
struct PhoneSourceError: Error, Hashable, CustomStringConvertible {
  /// The line, counted from 1; nil if the error has no place.
  let line: Int?
  /// The column in code points, counted from 1; nil if the error has no place.
  let column: Int?
  /// What was expected and what was found.
  let problem: String

  /// An error of the whole source.
  init(_ problem: String) {
    (line, column) = (nil, nil)
    self.problem = problem
  }

  /// An error at a place.
  init(line: Int, column: Int, _ problem: String) {
    (self.line, self.column) = (line, column)
    self.problem = problem
  }

  var description: String {
    guard let line, let column else { return "the page source cannot be read: \(problem)" }
    return "the page source cannot be read: line \(line), column \(column): \(problem)"
  }
}
