/// The rules of a running app, per visit to a screen: a fault may be limited to some visits.
final class RuleBook<Rules: FlowRules> {
  /// The rules of the latest visit, for code outside of screens.
  private(set) var rules: Rules

  private let faults: [RuleFault<Rules>]
  private var visits: [String: Int] = [:]

  /// - Parameter faults: The faults that the app is launched with.
  init(_ faults: [RuleFault<Rules>] = []) {
    self.faults = faults
    rules = Rules.documented
    rules = rules(for: Visit(screen: "", number: 1, direction: .forward))
  }

  /// The next visit to a screen; it counts only once it begins.
  func nextVisit(to screen: String, _ direction: Visit.Direction) -> Visit {
    Visit(screen: screen, number: visits[screen, default: 0] + 1, direction: direction)
  }

  /// The documented rules, changed by the faults of a visit.
  func rules(for visit: Visit) -> Rules {
    var rules = Rules.documented
    for fault in faults { fault.apply(to: &rules, on: visit) }
    return rules
  }

  /// Begins a visit, whose rules become those of the app.
  func begin(_ visit: Visit, under rules: Rules) {
    visits[visit.screen] = visit.number
    self.rules = rules
  }
}
