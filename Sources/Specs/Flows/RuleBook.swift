/// The rules of an app that was launched, visit by visit: a fault may be limited to some visits.
final class RuleBook<Rules: FlowRules> {
  /// The rules of the visit that began last, for what is not a screen.
  private(set) var rules: Rules

  private let faults: [Fault<Rules>]
  private var visits: [String: Int] = [:]

  /// - Parameter faults: what the app is launched with.
  init(_ faults: [Fault<Rules>] = []) {
    self.faults = faults
    rules = Rules.documented
    rules = rules(for: Visit(screen: "", number: 1, way: .forward))
  }

  /// The visit a screen would have now; it does not count before it begins.
  func nextVisit(to screen: String, _ way: Visit.Way) -> Visit {
    Visit(screen: screen, number: visits[screen, default: 0] + 1, way: way)
  }

  /// The rules as documented, changed by the faults that are there on a visit.
  func rules(for visit: Visit) -> Rules {
    var rules = Rules.documented
    for fault in faults { fault.apply(to: &rules, on: visit) }
    return rules
  }

  /// A visit begins, and its rules are the ones of the app.
  func begin(_ visit: Visit, under rules: Rules) {
    visits[visit.screen] = visit.number
    self.rules = rules
  }
}
