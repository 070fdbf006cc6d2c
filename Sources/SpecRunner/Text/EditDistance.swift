/// The edit distance between two texts (restricted Damerau-Levenshtein distance).
///
/// An edit inserts, removes or replaces a code point, or swaps two neighbours; a swapped pair is
/// not edited again.
package enum EditDistance {
  /// The maximum length in code points: longer texts match only themselves, because the time grows
  /// with the square of the length.
  private static let longest = 200

  /// The smallest number of edits, by code points; nil if it exceeds a limit.
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
      // A swap refers to the row before the last one, so one more edit is allowed here.
      if least > limit + 1 { return nil }
      beforeLast = last
      swap(&last, &current)
    }
    return last[other.count] <= limit ? last[other.count] : nil
  }

  /// Whether a word is probably a misspelling of another.
  ///
  /// One edit is allowed for every three code points, and at least one, but not the whole word.
  /// Case is ignored.
  package static func isNear(_ word: String, _ other: String) -> Bool {
    ofMisspelling(folded(word), folded(other)) != nil
  }

  /// The distance between two folded texts; nil if neither is probably a misspelling of the other.
  static func ofMisspelling(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int? {
    let limit = max(1, min(one.count, other.count) / 3)
    guard let distance = between(one, other, within: limit) else { return nil }
    return distance < max(one.count, other.count) ? distance : nil
  }

  /// The code points of a text in lowercase.
  package static func folded(_ text: String) -> [Unicode.Scalar] {
    Array(text.lowercased().unicodeScalars)
  }
}
