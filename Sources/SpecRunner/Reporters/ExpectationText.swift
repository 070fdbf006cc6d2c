import SpecGherkin

/// The official text of an unexpected line, in words people know.
///
/// The official parsers name the kinds of lines by their grammar (`#TagLine`, `#FeatureLine`);
/// streams and reports for programs keep that text, a person gets this one.
enum ExpectationText {
  /// The message of a diagnostic; the official one if it names no kinds of lines.
  static func message(_ diagnostic: Diagnostic) -> String {
    let text = diagnostic.message
    switch diagnostic.code {
    case "gherkin.unexpected-line", Diagnostic.otherLanguage:
      guard let kinds = between("expected: ", ", got '", in: text) else { return text }
      let line = text.dropFirst("expected: ".count + kinds.count + ", got '".count).dropLast()
      return "\"\(line)\" may not stand here; expected \(words(of: kinds))"
    case "gherkin.unexpected-end":
      let start = "unexpected end of file, expected: "
      guard text.hasPrefix(start) else { return text }
      return "the file ends too early; expected \(words(of: text.dropFirst(start.count)))"
    default: return text
    }
  }

  private static func between(_ start: String, _ end: String, in text: String) -> Substring? {
    guard text.hasPrefix(start) else { return nil }
    let rest = text.dropFirst(start.count)
    var place = rest.startIndex
    while place < rest.endIndex {
      if rest[place...].hasPrefix(end) { return rest[..<place] }
      place = rest.index(after: place)
    }
    return nil
  }

  /// Comments and empty lines may stand anywhere and are not worth a word.
  private static func words(of kinds: Substring) -> String {
    let words = kinds.split(separator: ",").compactMap { kind in
      Self.words[String(kind.drop { $0 == " " })]
    }
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing more" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  private static let words = [
    "#EOF": "the end of the file", "#Language": "\"# language:\"", "#TagLine": "a tag",
    "#FeatureLine": "\"Feature:\"", "#RuleLine": "\"Rule:\"", "#BackgroundLine": "\"Background:\"",
    "#ScenarioLine": "\"Scenario:\"", "#ExamplesLine": "\"Examples:\"", "#StepLine": "a step",
    "#DocStringSeparator": "a doc string's delimiter", "#TableRow": "a row of a table",
    "#Other": "text",
  ]
}
