import SpecGherkin
import SpecMessages
import SpecText

/// Finds scenarios that had different results although they were only repeated.
///
/// If nothing is repeated, nothing is stored.
struct RepeatedResults {
  private struct Key: Hashable {
    let pickle: NodeID
    @ExactText var variant: String
  }

  private struct Scenario {
    let name: CaseName
    var results: [CaseResult] = []
  }

  private var scenarios: [Key: Scenario] = [:]
  private var order: [Key] = []

  /// Records the last attempt at a scenario.
  mutating func note(_ attempt: Attempt) {
    guard attempt.repetition != nil, let pickle = attempt.pickle else { return }
    let key = Key(pickle: pickle.id, variant: attempt.variant ?? "")
    if scenarios[key] == nil {
      var name = CaseName(attempt)
      name.repetition = nil
      scenarios[key] = Scenario(name: name)
      order.append(key)
    }
    scenarios[key]?.results.append(attempt.result)
  }

  /// Returns a line for each scenario with different results: `Sign in (a.feature:3): passed 3 of 5
  /// times`.
  func lines(_ style: Style) -> [String] {
    order.compactMap { scenarios[$0] }.filter { scenario in
      scenario.results.contains { $0 != scenario.results[0] }
    }.map { scenario in
      let passes = scenario.results.count { $0 == .status(.passed) }
      return "\(scenario.name.title(style))  (\(scenario.name.place)): passed \(passes) of "
        + scenario.results.count.counted("time")
    }
  }
}
