/// An error for a JSON value of the wrong type: "a.b[2]: expected a string, found a number".
package struct JSONDecodingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The path to the value that is wrong or missing.
  package var path: JSONPath

  /// The expected value: "a string", "one of never, missing".
  package let expected: String

  /// The value found: "a number", "null", or "nothing" for a missing key.
  package let found: String

  /// An error at a path.
  package init(path: JSONPath = [], expected: String, found: String) {
    self.path = path
    self.expected = expected
    self.found = found
  }

  /// The same error with one more step at the front of its path.
  package func prefixed(by step: JSONPath.Step) -> JSONDecodingError {
    JSONDecodingError(path: path.prefixed(by: step), expected: expected, found: found)
  }

  /// The path, the expected and the found value in one sentence; without a path for the outermost
  /// value.
  package var description: String {
    let problem = "expected \(expected), found \(found)"
    return path.steps.isEmpty ? problem : "\(path): \(problem)"
  }
}
