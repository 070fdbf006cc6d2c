/// How far one text is from another: the edits that turn the one into the other.
///
/// An edit inserts, removes or replaces a code point, or swaps two neighbours; a pair that was
/// swapped is not edited again (the restricted Damerau-Levenshtein distance).
package enum EditDistance {
  /// The fewest edits between two texts, by code points.
  package static func between(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
    guard !one.isEmpty else { return other.count }
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for row in 1..<(one.count + 1) {
      var current = [row]
      current.reserveCapacity(other.count + 1)
      for column in 1..<(other.count + 1) {
        let replaced = last[column - 1] + (one[row - 1] == other[column - 1] ? 0 : 1)
        var cost = min(replaced, last[column] + 1, current[column - 1] + 1)
        if row > 1, column > 1, one[row - 1] == other[column - 2],
          one[row - 2] == other[column - 1]
        {
          cost = min(cost, beforeLast[column - 2] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[other.count]
  }

  /// Whether a word is a likely misspelling of another: an edit for every three code points at
  /// most and one at least, but not a whole word; differences of case cost nothing.
  package static func isNear(_ word: String, _ other: String) -> Bool {
    let (one, two) = (folded(word), folded(other))
    let limit = max(1, min(one.count, two.count) / 3)
    guard abs(one.count - two.count) <= limit else { return false }
    let distance = between(one, two)
    return distance <= limit && distance < max(one.count, two.count)
  }

  /// The code points of a text without differences of case.
  package static func folded(_ text: String) -> [Unicode.Scalar] {
    Array(text.lowercased().unicodeScalars)
  }
}
