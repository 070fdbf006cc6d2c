/// How far one text is from another: the edits that turn the one into the other.
///
/// An edit inserts, removes or replaces a code point, or swaps two neighbours; a pair that was
/// swapped is not edited again (the restricted Damerau-Levenshtein distance).
package enum EditDistance {
  /// Longer texts, in code points, are near to nothing but themselves: what somebody mistyped is
  /// a word or a line, and comparing takes the square of the length.
  private static let longest = 200

  /// The fewest edits between two texts, by code points; nil if these are more than a limit.
  package static func between(
    _ one: [Unicode.Scalar], _ other: [Unicode.Scalar], within limit: Int
  ) -> Int? {
    guard abs(one.count - other.count) <= limit else { return nil }
    guard max(one.count, other.count) <= longest else { return one == other ? 0 : nil }
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    var current = last
    for row in 0..<one.count {
      current[0] = row + 1
      var least = row + 1
      for column in 0..<other.count {
        let replaced = last[column] + (one[row] == other[column] ? 0 : 1)
        var cost = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current[column + 1] = cost
        least = min(least, cost)
      }
      // A swap looks two rows back, from where an edit leads to this one.
      if least > limit + 1 { return nil }
      beforeLast = last
      swap(&last, &current)
    }
    return last[other.count] <= limit ? last[other.count] : nil
  }

  /// Whether a word is a likely misspelling of another: an edit for every three code points at
  /// most and one at least, but not a whole word; differences of case cost nothing.
  package static func isNear(_ word: String, _ other: String) -> Bool {
    let (one, two) = (folded(word), folded(other))
    let limit = max(1, min(one.count, two.count) / 3)
    guard let distance = between(one, two, within: limit) else { return false }
    return distance < max(one.count, two.count)
  }

  /// The code points of a text without differences of case.
  package static func folded(_ text: String) -> [Unicode.Scalar] {
    Array(text.lowercased().unicodeScalars)
  }
}
