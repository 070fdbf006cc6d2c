import SpecText

/// The message for an unexpected line, in plain terms.
///
/// The official parsers name kinds of lines by their grammar (`#TagLine`, `#FeatureLine`). Messages
/// keep that text; people get this one, and agents, who write like people.
package enum ExpectationText {
  /// Returns the message of a diagnostic; the official message if it names no kinds of lines.
  package static func message(_ diagnostic: Diagnostic) -> String {
    guard let unexpected = diagnostic.unexpected else { return diagnostic.message }
    let written =
      unexpected.written.unicodeScalars.last == " "
      ? String(unexpected.written.dropLast()) : unexpected.written
    if !written.isEmpty, !(unexpected.keyword.begins(with: written + ":")) {
      return "\"\(written)\" is not a keyword"
    }
    let start = unexpected.line.map { "\"\($0)\" is not allowed here" } ?? "the file ends too early"
    let dialect = Dialect.named(unexpected.language) ?? .english
    let words = unexpected.expected.compactMap { word($0, in: dialect) }
    guard let last = words.last, words.count > 1 else {
      return "\(start); expected \(words.first ?? "nothing more")"
    }
    return "\(start); expected \(words.dropLast().joined(separator: ", ")) or \(last)"
  }

  /// The name of a kind of line; nil for comments and empty lines, which are allowed anywhere.
  private static func word(_ kind: TokenKind, in dialect: Dialect) -> String? {
    func title(_ keyword: String?) -> String { "\"\(keyword ?? ""):\"" }
    return switch kind {
    case .eof: "the end of the file"
    case .language: "\"# language:\""
    case .tagLine: "a tag"
    case .featureLine: title(dialect.feature.first)
    case .ruleLine: title(dialect.rule.first)
    case .backgroundLine: title(dialect.background.first)
    case .scenarioLine: title(dialect.usualScenario)
    case .examplesLine: title(dialect.examples.first)
    case .stepLine: "a step"
    case .docStringSeparator: "a doc string's delimiter"
    case .tableRow: "a row of a table"
    case .other: "text"
    case .comment, .empty, .unexpected: nil
    }
  }
}
