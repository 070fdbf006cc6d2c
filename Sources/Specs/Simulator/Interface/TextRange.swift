/// A range of a text in code points.
package struct TextRange: Hashable, Sendable {
  package let start: Int
  package let count: Int

  package init(start: Int, count: Int = 0) {
    self.start = max(0, start)
    self.count = max(0, count)
  }

  /// The text with this range replaced; offsets beyond the end count as the end.
  package func replacing(in text: String, with replacement: String) -> String {
    let range = indices(in: text.unicodeScalars)
    return text[..<range.lowerBound] + replacement + text[range.upperBound...]
  }

  /// The text in this range.
  package func part(of text: String) -> String {
    String(text.unicodeScalars[indices(in: text.unicodeScalars)])
  }

  /// The first occurrence of a text in another, compared by code points.
  package init?(of part: String, in text: String) {
    let wanted = Array(part.unicodeScalars)
    let scalars = Array(text.unicodeScalars)
    guard !wanted.isEmpty, wanted.count <= scalars.count else { return nil }
    let start = (0...(scalars.count - wanted.count)).first {
      scalars[$0..<($0 + wanted.count)].elementsEqual(wanted)
    }
    guard let start else { return nil }
    self.init(start: start, count: wanted.count)
  }

  private func indices(in scalars: String.UnicodeScalarView) -> Range<String.Index> {
    let end = scalars.endIndex
    let lower = scalars.index(scalars.startIndex, offsetBy: start, limitedBy: end) ?? end
    let upper = scalars.index(lower, offsetBy: count, limitedBy: end) ?? end
    return lower..<upper
  }
}
