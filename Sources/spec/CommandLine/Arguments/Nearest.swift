/// The word an author likely meant: edit distance by code points, and a cut-off for silence.
package enum Nearest {
  /// The candidate closest to a word, or nil when none is close enough to be worth saying.
  ///
  /// Close is one edit per three code points of the shorter of the two, and one at least, but
  /// never a whole word; differences of case cost nothing until two candidates are equally near,
  /// and of two that still are the earlier wins. Where no candidate is that close, one that the
  /// word begins (`fail` of `fail-fast`) is.
  package static func nearest(to word: String, in candidates: [String]) -> String? {
    let typed = Array(word.unicodeScalars)
    let folded = scalars(folding: word)
    guard !folded.isEmpty else { return nil }
    var best: (candidate: String, cost: Int, tie: Int)?
    for candidate in candidates {
      let other = scalars(folding: candidate)
      let limit = max(1, min(folded.count, other.count) / 3)
      guard abs(folded.count - other.count) <= limit else { continue }
      let cost = distance(folded, other)
      guard cost <= limit, cost < max(folded.count, other.count) else { continue }
      let tie = distance(typed, Array(candidate.unicodeScalars))
      if best.map({ (cost, tie) < ($0.cost, $0.tie) }) ?? true {
        best = (candidate, cost, tie)
      }
    }
    return best?.candidate ?? (folded.count < 3 ? nil : begun(by: folded, in: candidates))
  }

  /// The fewest edits that turn one text into the other, by code points.
  ///
  /// An edit inserts, removes or replaces a code point, or swaps two neighbours; a pair that was
  /// swapped is not edited again (the restricted Damerau-Levenshtein distance).
  package static func distance(_ one: String, _ other: String) -> Int {
    distance(Array(one.unicodeScalars), Array(other.unicodeScalars))
  }

  private static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
    guard !one.isEmpty else { return other.count }
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for row in 1...one.count {
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

  private static func begun(by word: [Unicode.Scalar], in candidates: [String]) -> String? {
    candidates.first { scalars(folding: $0).starts(with: word) }
  }

  private static func scalars(folding text: String) -> [Unicode.Scalar] {
    Array(text.lowercased().unicodeScalars)
  }
}
