/// An error, warning or note about a feature file or a step definition.
///
/// Reports add the path, the quoted line, the caret and colours.
public struct Diagnostic: Error, Hashable, Sendable {
  /// The severity of a diagnostic.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The file cannot be run.
    case error
    /// The file can be run, but probably contains a mistake.
    case warning
    /// Information.
    case note
  }

  /// The name of the rule, such as `gherkin.unexpected-line`.
  public let code: String
  /// The severity.
  public let severity: Severity
  /// The problem, without its place.
  public let message: String
  /// The path of the file.
  public let uri: String
  /// The place in the file; nil for the file as a whole.
  public let location: Location?
  /// Further facts, a sentence each.
  public let notes: [String]
  /// The remedy, if there is one.
  public let fix: String?
  /// The parts of an official message, for reports that phrase it in plainer words; nil for other
  /// errors and for those from a recording.
  package let unexpected: Unexpected?

  /// A line, or the end of the file, where something else is expected.
  package struct Unexpected: Hashable, Sendable {
    /// The trimmed line; nil for the end of the file.
    package let line: String?
    package let expected: [TokenKind]
    /// The misspelt keyword at the beginning of the line and that in its place; empty for none.
    package var written = ""
    package var keyword = ""
    /// The code of the language that the file is read in.
    package var language = "en"
  }

  /// Creates a diagnostic; see the properties.
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
