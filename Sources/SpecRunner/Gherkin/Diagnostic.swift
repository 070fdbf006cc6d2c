/// The one shape of every complaint about a spec text.
///
/// The parser makes them, and so do the planner and the linter. It is data: the words around it
/// (path, quoted line, caret, colour) are somebody else's.
public struct Diagnostic: Error, Hashable, Sendable {
  /// How much a complaint weighs.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The text cannot be run.
    case error
    /// The text can be run, but likely does not say what its author means.
    case warning
    /// Worth knowing.
    case note
  }

  /// The name of the rule, such as `gherkin.unexpected-line`.
  public let code: String
  public let severity: Severity
  /// What is wrong, without the place.
  public let message: String
  public let uri: String
  public let location: Location?
  /// Further facts, a sentence each.
  public let notes: [String]
  /// What to do about it, if that can be said.
  public let fix: String?
  /// What `message` says in the official names, for whoever has better words; nil of other errors
  /// and of those in a recording.
  package let unexpected: Unexpected?

  /// A line, or the end of the text, where something else is expected.
  package struct Unexpected: Hashable, Sendable {
    /// The line without the blanks around it; nil for the end of the text.
    package let line: String?
    package let expected: [TokenKind]
  }

  public init(
    code: String, severity: Severity = .error, message: String, uri: String,
    location: Location? = nil, notes: [String] = [], fix: String? = nil
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.uri = uri
    self.location = location
    self.notes = notes
    self.fix = fix
    unexpected = nil
  }

  /// An error at what is not expected, with the official message.
  init(_ unexpected: Unexpected, code: String, uri: String, at location: Location, fix: String?) {
    let expected = unexpected.expected.map(\.name).joined(separator: ", ")
    message =
      unexpected.line.map { "expected: \(expected), got '\($0)'" }
      ?? "unexpected end of file, expected: \(expected)"
    self.unexpected = unexpected
    self.code = code
    severity = .error
    self.uri = uri
    self.location = location
    notes = []
    self.fix = fix
  }

  /// The message as the official parsers write it, `(line:column): message`.
  ///
  /// A place without a column is written with column 0.
  public var officialText: String {
    guard let location else { return message }
    return "(\(location.line):\(location.column ?? 0)): \(message)"
  }
}

extension Diagnostic {
  /// The rule that a feature's title is in the language it is read in; what follows in the file is
  /// not understood for the same reason.
  package static let otherLanguage = "gherkin.other-language"
}

extension Diagnostic: CustomStringConvertible {
  /// Place, message, notes and what to do, a line each: `specs/a.feature:3:5: message`.
  public var description: String {
    let place = ([uri] + [location?.description].compactMap { $0 }).joined(separator: ":")
    let lines = [uri.isEmpty ? message : "\(place): \(message)"] + notes + [fix].compactMap { $0 }
    return lines.joined(separator: "\n  ")
  }
}
