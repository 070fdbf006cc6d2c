/// Suggestions for a misspelled name.
package enum Nearest {
  /// The candidate closest to a word; nil if none is close enough.
  package static func nearest(to word: String, in candidates: [String]) -> String? {
    names(to: word, in: candidates).first
  }

  /// The candidates closest to a word: at most three with equal distance; empty if none is close
  /// enough.
  ///
  /// One edit is allowed for every three code points of the shorter text, and at least one, but not
  /// a whole word. Case counts only between candidates at the same distance. Without such a
  /// candidate, the result is the first one that starts with the word (`fail` of `fail-fast`), or
  /// else the shortest one that contains the word or is contained in it.
  package static func names(to word: String, in candidates: [String]) -> [String] {
    let typed = Array(word.unicodeScalars)
    let folded = EditDistance.folded(word)
    guard !folded.isEmpty else { return [] }
    var seen: Set<ExactText> = []
    var found: [(candidate: String, cost: Int, tie: Int)] = []
    for candidate in candidates where seen.insert(candidate) {
      guard let cost = cost(of: candidate, for: word, folded) else { continue }
      let scalars = Array(candidate.unicodeScalars)
      let tie = EditDistance.between(typed, scalars, within: typed.count + scalars.count)
      found.append((candidate, cost, tie ?? cost))
    }
    guard let best = found.map({ ($0.cost, $0.tie) }).min(by: <) else {
      return related(to: folded, in: candidates).map { [$0] } ?? []
    }
    return found.filter { ($0.cost, $0.tie) == best }.prefix(3).map(\.candidate)
  }

  private static func cost(
    of candidate: String, for word: String, _ folded: [Unicode.Scalar]
  ) -> Int? {
    // The texts look alike, but their code points differ.
    if candidate == word { return 0 }
    return EditDistance.ofMisspelling(folded, EditDistance.folded(candidate))
  }

  private static func related(to word: [Unicode.Scalar], in candidates: [String]) -> String? {
    guard word.count >= 3 else { return nil }
    let others = candidates.map { ($0, EditDistance.folded($0)) }
    if let begun = others.first(where: { $0.1.starts(with: word) }) { return begun.0 }
    return others.filter { contains($0.1, word) || contains(word, $0.1) }
      .min { $0.1.count < $1.1.count }?.0
  }

  private static func contains(_ text: [Unicode.Scalar], _ part: [Unicode.Scalar]) -> Bool {
    part.count >= 3 && TextPart(part).isFound(in: text)
  }
}
