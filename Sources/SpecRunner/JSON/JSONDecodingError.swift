/// Why a JSON value is not what its reader needs: "a.b[2]: expected a string, found a number".
public struct JSONDecodingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The way to the value that is wrong or missing.
  public var path: JSONPath

  /// What should stand there: "a string", "one of never, missing".
  public let expected: String

  /// What stands there: "a number", "null", or "nothing" for a key that is missing.
  public let found: String

  /// An error at a path.
  public init(path: JSONPath = [], expected: String, found: String) {
    self.path = path
    self.expected = expected
    self.found = found
  }

  /// The same error, seen from one step further out.
  public func from(_ step: JSONPath.Step) -> JSONDecodingError {
    JSONDecodingError(path: path.from(step), expected: expected, found: found)
  }

  /// Path, expectation and finding in one sentence; the outermost value has no path to name.
  public var description: String {
    let problem = "expected \(expected), found \(found)"
    return path.steps.isEmpty ? problem : "\(path): \(problem)"
  }
}
