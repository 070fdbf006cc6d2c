import SpecGherkin
import SpecText

/// A comment that silences rules: for the next line, or for the file.
///
/// ```
/// # spec-lint-disable-next-line no-then: the reminder is checked by hand
/// # spec-lint-disable no-unnamed-scenarios: generated file
/// ```
struct LintSilence {
  let location: Location
  let rules: [String]
  /// The lines that it covers; nil for the whole file.
  let lines: ClosedRange<Int>?
  /// What is wrong with the comment; nil if nothing is.
  let problem: (message: String, advice: String)?

  private static let prefix = "spec-lint-disable"
  private static let nextLine = "-next-line"

  /// The comments of a file, in order; empty for most files.
  static func all(in file: LintFile) -> [LintSilence] {
    guard file.source.mentions(prefix) else { return [] }
    let comments: [(line: Int, text: String)] =
      file.isMarkdown
      ? (1...max(file.lineCount, 1)).map { ($0, file.text(ofLine: $0)) }
      : file.document.comments.map { ($0.location.line, $0.text) }
    return comments.compactMap { line, text in
      content(of: text, isMarkdown: file.isMarkdown).flatMap { column, content in
        LintSilence(content, Location(line: line, column: column), file)
      }
    }
  }

  /// The text after `#`, or inside `<!-- -->` in Markdown, and the column of the comment.
  private static func content(of line: String, isMarkdown: Bool) -> (Int, String)? {
    let scalars = line.unicodeScalars
    let body = scalars.drop { $0 == " " || $0 == "\t" }
    let column = scalars.distance(from: scalars.startIndex, to: body.startIndex) + 1
    var text = String(body)
    while text.last?.isWhitespace == true { text.removeLast() }
    if isMarkdown {
      guard text.begins(with: "<!--"), text.ends(with: "-->") else { return nil }
      text = String(text.dropFirst(4).dropLast(3))
    } else {
      text = String(text.drop { $0 == "#" })
    }
    return (column, text.trimmed)
  }

  private init?(_ text: String, _ location: Location, _ file: LintFile) {
    guard text.begins(with: Self.prefix) else { return nil }
    var rest = text.dropFirst(Self.prefix.count)
    let isNextLine = rest.hasPrefix(Self.nextLine)
    if isNextLine { rest = rest.dropFirst(Self.nextLine.count) }
    self.location = location
    lines = isNextLine ? Self.lines(after: location.line, in: file) : nil
    let colon = rest.firstIndex(of: ":")
    let names = rest[..<(colon ?? rest.endIndex)].split { $0 == "," || $0 == " " }.map(String.init)
    let reason = colon.map { String(rest[rest.index(after: $0)...]).trimmed } ?? ""
    let isOtherWord = rest.first.map { $0 != " " && $0 != ":" } ?? false
    rules = isOtherWord ? [] : names
    problem = Self.problem(names, reason, isOtherWord: isOtherWord)
  }

  private static func problem(
    _ names: [String], _ reason: String, isOtherWord: Bool
  ) -> (message: String, advice: String)? {
    let example = "# spec-lint-disable-next-line no-then: checked by hand"
    if isOtherWord {
      return ("this comment looks like one that silences a rule", "write \"\(example)\"")
    }
    if names.isEmpty { return ("this comment names no rule", "write \"\(example)\"") }
    if let unknown = names.first(where: { LintCatalog.rule(named: $0) == nil }) {
      let nearest = Nearest.nearest(to: unknown, in: LintCatalog.names)
      return (
        "there is no rule \"\(unknown)\"",
        nearest.map { "did you mean \"\($0)\"?" } ?? "list the rules with --rules"
      )
    }
    return reason.isEmpty
      ? ("this comment gives no reason", "say why after a colon: \"\(example)\"") : nil
  }

  /// The next line that is not a comment; before a title with tags, the tags and the title.
  private static func lines(after line: Int, in file: LintFile) -> ClosedRange<Int> {
    var first = line + 1
    while first < file.lineCount, isSkipped(first, in: file) { first += 1 }
    var last = first
    while last < file.lineCount, isSkipped(last, in: file) || hasTags(last, in: file) { last += 1 }
    return first...max(first, last)
  }

  private static func isSkipped(_ line: Int, in file: LintFile) -> Bool {
    let text = file.text(ofLine: line).trimmed
    return text.isEmpty || text.begins(with: file.isMarkdown ? "<!--" : "#")
  }

  private static func hasTags(_ line: Int, in file: LintFile) -> Bool {
    file.text(ofLine: line).trimmed.begins(with: file.isMarkdown ? "`@" : "@")
  }

}

extension String {
  /// Without white space at both ends.
  fileprivate var trimmed: String {
    var scalars = unicodeScalars[...]
    while scalars.first?.properties.isWhitespace == true { scalars.removeFirst() }
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    return String(scalars)
  }
}

extension Source {
  /// Whether the text contains a word of ASCII characters.
  fileprivate func mentions(_ word: String) -> Bool {
    TextPart(Array(word.utf8)).isFound(in: bytes)
  }
}
