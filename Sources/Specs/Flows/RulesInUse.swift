/// The rules of a visit as the screens read them.
///
/// Where an analysis follows the app, it learns which rules were read: a fault that changes none of
/// them has changed nothing. It is a class, so that reading one rule does not copy the others.
@dynamicMemberLookup
final class RulesInUse<Rules: FlowRules> {
  private let rules: Rules
  private let visit: Visit?
  private let reads: RuleReads<Rules>?

  /// - Parameters:
  ///   - visit: nil for rules outside of an app.
  ///   - reads: receives each rule that is read; nil if nobody needs them.
  init(_ rules: Rules, on visit: Visit? = nil, _ reads: RuleReads<Rules>? = nil) {
    self.rules = rules
    self.visit = visit
    self.reads = reads
  }

  @inline(__always)
  subscript<Value>(dynamicMember rule: KeyPath<Rules, Value>) -> Value {
    if let reads { reads.note(rule, on: visit) }
    return rules[keyPath: rule]
  }
}
