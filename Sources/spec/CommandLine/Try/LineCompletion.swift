import SpecRunner
import SpecText

/// What can follow a line that was begun: steps, the names of elements on the screen, and commands.
struct LineCompletion {
  private let definitions: [StepDefinition]
  private let keywords: [String]

  /// - Parameter keywords: the keywords of steps, each with the space that follows it.
  init(_ definitions: [StepDefinition], keywords: [String]) {
    self.definitions = definitions.filter(\.isListed)
    self.keywords = keywords
  }

  /// What completes a line.
  struct Result: Equatable {
    /// The text to insert: what all candidates have in common.
    var insertion = ""
    /// The candidates, if there are several.
    var candidates: [String] = []
  }

  /// The number of candidates that are shown.
  static let shown = 12

  /// Completes the text before the cursor.
  ///
  /// - Parameter names: the names of elements on the screen.
  func complete(_ text: String, names: [String]) -> Result {
    if text.utf8.first == UInt8(ascii: ":") {
      return Self.result(of: text, among: TryInput.Command.allCases.map { ":" + $0.rawValue })
    }
    if let open = openQuote(text) {
      return Self.result(of: open, among: names.map { $0 + "\"" })
    }
    let step = withoutKeyword(text)
    let texts = definitions.map(\.sentence)
    let begun = texts.filter { Self.start(of: $0, fits: step) }
    if !begun.isEmpty {
      return Self.result(of: step, begun.map(Self.literal), candidates: begun)
    }
    return Self.result(of: text, among: keywords)
  }

  /// The text after a quotation mark that is not closed; nil if all are.
  private func openQuote(_ text: String) -> String? {
    let parts = text.utf8.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    return parts.count % 2 == 0 ? parts.last.map { String(Substring($0)) } : nil
  }

  private func withoutKeyword(_ text: String) -> String {
    let keyword = keywords.filter { text.begins(with: $0) }.max { $0.utf8.count < $1.utf8.count }
    return keyword.map { String(text.utf8.dropFirst($0.utf8.count)) ?? text } ?? text
  }

  /// Whether an expression may begin with a text: they agree up to the first parameter.
  private static func start(of expression: String, fits text: String) -> Bool {
    let literal = Self.literal(of: expression)
    return literal.begins(with: text) || (text.begins(with: literal) && !literal.isEmpty)
  }

  /// The text of an expression before its first parameter, option or alternative.
  private static func literal(of expression: String) -> String {
    let end = expression.utf8.firstIndex { "{(/".utf8.contains($0) } ?? expression.utf8.endIndex
    var literal = String(expression[..<end])
    // The word before a slash is one of the alternatives.
    if end < expression.utf8.endIndex, expression.utf8[end] == UInt8(ascii: "/") {
      while let last = literal.utf8.last, last != 0x20 { literal.removeLast() }
    }
    return literal
  }

  private static func result(of text: String, among texts: [String]) -> Result {
    let found = texts.filter { $0.begins(with: text) }
    return result(of: text, found, candidates: found)
  }

  private static func result(
    of text: String, _ texts: [String], candidates: [String]
  ) -> Result {
    let common = texts.dropFirst().reduce(texts.first ?? "") { $0.commonPrefix(with: $1) }
    let rest = common.begins(with: text) ? String(common.utf8.dropFirst(text.utf8.count)) : nil
    return Result(insertion: rest ?? "", candidates: candidates.count > 1 ? candidates : [])
  }
}

extension String {
  /// The longest text that both begin with, compared by code points.
  fileprivate func commonPrefix(with other: String) -> String {
    var prefix = String.UnicodeScalarView()
    for (one, two) in zip(unicodeScalars, other.unicodeScalars) {
      if one != two { break }
      prefix.append(one)
    }
    return String(prefix)
  }
}
