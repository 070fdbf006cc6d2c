/// The rules of a running app, per visit to a screen: a fault may be limited to some visits.
final class RuleBook<Rules: FlowRules> {
  /// The rules of the latest visit, for code outside of screens.
  private(set) var rules: RulesInUse<Rules>

  private let faults: [RuleFault<Rules>]
  private let reads: RuleReads<Rules>?
  private var visits: [String: Int] = [:]

  /// - Parameters:
  ///   - faults: The faults that the app is launched with.
  ///   - reads: Receives each rule that is read; nil if nobody needs them.
  init(_ faults: [RuleFault<Rules>] = [], _ reads: RuleReads<Rules>? = nil) {
    self.faults = faults
    self.reads = reads
    rules = RulesInUse(Rules.documented)
    rules = rules(for: Visit(screen: "", number: 1, direction: .forward))
  }

  /// The next visit to a screen; it counts only once it begins.
  func nextVisit(to screen: String, _ direction: Visit.Direction) -> Visit {
    Visit(screen: screen, number: visits[screen, default: 0] + 1, direction: direction)
  }

  /// The documented rules, changed by the faults of a visit.
  func rules(for visit: Visit) -> RulesInUse<Rules> {
    var rules = Rules.documented
    for fault in faults { fault.apply(to: &rules, on: visit) }
    return RulesInUse(rules, on: visit, reads)
  }

  /// Begins a visit, whose rules become those of the app.
  func begin(_ visit: Visit, under rules: RulesInUse<Rules>) {
    visits[visit.screen] = visit.number
    self.rules = rules
  }
}
