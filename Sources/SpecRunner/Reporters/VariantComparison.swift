import SpecGherkin
import SpecMessages
import SpecText

/// Compares the status of each scenario between its variants, such as engines, and reports
/// differences: a simulated app and the real one differ.
///
/// With a single variant nothing is stored.
struct VariantComparison {
  private struct Scenario {
    let name: CaseName
    var endings: [(variant: String, result: CaseResult)]
  }

  private var scenarios: [NodeID: Scenario] = [:]
  private var order: [NodeID] = []
  private var counts: [ExactText: StatusCounts] = [:]
  private var variants: [String] = []

  /// Records the last attempt at a scenario.
  mutating func note(_ attempt: Attempt) {
    guard let variant = attempt.variant, let id = attempt.pickle?.id else { return }
    if counts[variant] == nil { variants.append(variant) }
    counts[variant, default: StatusCounts()].count(attempt.result)
    if scenarios[id] == nil {
      var name = CaseName(attempt)
      name.variant = nil
      scenarios[id] = Scenario(name: name, endings: [])
      order.append(id)
    }
    scenarios[id]?.endings.append((variant, attempt.result))
  }

  /// Returns a line for each scenario whose variants have different statuses.
  func differences(_ style: Style) -> [String] {
    order.compactMap { scenarios[$0] }.filter { scenario in
      scenario.endings.contains { $0.result != scenario.endings[0].result }
    }.map { scenario in
      let endings = scenario.endings.map { "\($0.variant) \($0.result.word)" }
      return "\(scenario.name.title(style))  (\(scenario.name.place)): "
        + endings.joined(separator: ", ")
    }
  }

  /// The counts of statuses for each variant, one line each.
  var totals: [String] {
    variants.map { variant in
      let counts = counts[variant] ?? StatusCounts()
      var parts = Status.allCases.reversed().filter { counts[$0] > 0 }
        .map { "\(counts[$0]) \($0.word)" }
      for (count, result) in [
        (counts.unexpectedPasses, CaseResult.unexpectedPass), (counts.knownIssues, .knownIssue),
        (counts.quarantined, .quarantined),
      ] where count > 0 {
        parts.append(
          result == .knownIssue ? count.counted(result.word) : "\(count) \(result.word)")
      }
      return "\(variant): " + parts.joined(separator: ", ")
    }
  }
}
