/// The text of a step without its literals.
enum StepSkeleton {
  /// The text with `…` for each quoted text, number and placeholder.
  static func text(of step: String) -> String {
    var result = String.UnicodeScalarView()
    var rest = step.unicodeScalars[...]
    while let first = rest.first {
      if let end = literalEnd(in: rest, first, after: result.last) {
        result.append("…")
        rest = rest[end...]
      } else {
        result.append(first)
        rest.removeFirst()
      }
    }
    return String(result)
  }

  /// The end of a literal at the start of a text.
  private static func literalEnd(
    in text: Substring.UnicodeScalarView, _ first: Unicode.Scalar, after last: Unicode.Scalar?
  ) -> Substring.UnicodeScalarView.Index? {
    let isAtWord = last.map { !$0.properties.isAlphabetic } ?? true
    switch first {
    case "\"", "'", "<":
      // An apostrophe inside a word is no quote.
      if first == "'", !isAtWord { return nil }
      let close: Unicode.Scalar = first == "<" ? ">" : first
      return text.dropFirst().firstIndex(of: close).map { text.index(after: $0) }
    case "0"..."9" where isAtWord:
      return text.firstIndex { !("0"..."9").contains($0) && $0 != "." && $0 != "," }
        ?? text.endIndex
    default: return nil
    }
  }

  /// The words in lower case, without punctuation and articles.
  static func folded(_ text: String) -> [String] {
    let articles: Set = ["a", "an", "the"]
    return text.lowercased().unicodeScalars
      .split { $0.properties.isWhitespace }
      .map { word in
        String(
          String.UnicodeScalarView(
            word.filter {
              $0 == "…" || $0.properties.isAlphabetic || $0.properties.numericType != nil
            }))
      }
      .filter { !$0.isEmpty && !articles.contains($0) }
  }
}
