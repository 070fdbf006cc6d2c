import SpecMessages
import SpecText

/// The scenarios that were skipped, by their reasons, in the order of their first occurrence.
struct SkippedCases {
  private var places: [ExactText: (first: [String], more: Int)] = [:]
  private var reasons: [String] = []

  mutating func note(_ attempt: Attempt) {
    // A scenario that was only planned has none.
    guard let message = attempt.results.lazy.compactMap({ $0.failure?.message }).first else {
      return
    }
    // Further lines are about this scenario only.
    let line = VisibleText.clean(message).prefix { $0 != "\n" }
    let reason = line.isEmpty ? attempt.skipReason : String(line)
    if places[reason] == nil { reasons.append(reason) }
    var (first, more) = places[reason] ?? ([], 0)
    let place = CaseName(attempt).place
    // One scenario may run several times, such as in several engines.
    if first.contains(same: place) { return }
    if first.count < 3 { first.append(place) } else { more += 1 }
    places[reason] = (first, more)
  }

  /// The lines, such as `the engine has no camera  (specs/photo.feature:3 and 5 more)`.
  var lines: [String] {
    reasons.map { reason in
      let (first, more) = places[reason] ?? ([], 0)
      let rest = more > 0 ? " and \(more) more" : ""
      return "\(reason)  (\(first.joined(separator: ", "))\(rest))"
    }
  }
}
