import SpecRunner

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
    let folded = EditDistance.folded(word)
    guard !folded.isEmpty else { return nil }
    var best: (candidate: String, cost: Int, tie: Int)?
    for candidate in candidates {
      let other = EditDistance.folded(candidate)
      let limit = max(1, min(folded.count, other.count) / 3)
      guard let cost = EditDistance.between(folded, other, within: limit),
        cost < max(folded.count, other.count)
      else { continue }
      let scalars = Array(candidate.unicodeScalars)
      let tie = EditDistance.between(typed, scalars, within: folded.count + other.count) ?? cost
      if best.map({ (cost, tie) < ($0.cost, $0.tie) }) ?? true {
        best = (candidate, cost, tie)
      }
    }
    return best?.candidate ?? (folded.count < 3 ? nil : begun(by: folded, in: candidates))
  }

  private static func begun(by word: [Unicode.Scalar], in candidates: [String]) -> String? {
    candidates.first { EditDistance.folded($0).starts(with: word) }
  }
}
