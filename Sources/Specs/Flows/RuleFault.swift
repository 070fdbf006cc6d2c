import SpecDrivers

/// A fault of a flow as a change to its rules.
struct RuleFault<Rules: FlowRules>: Sendable {
  let description: Fault
  private let change: @Sendable (inout Rules, Visit) -> Void

  /// - Parameters:
  ///   - statements: the ids of the violated statements without the prefix of the flow: `6.1`;
  ///     may be empty.
  ///   - summary: the effect in one sentence.
  init(
    _ name: String, breaks statements: [String] = [], _ summary: String,
    change: @escaping @Sendable (inout Rules) -> Void
  ) {
    description = Fault(
      name, breaks: statements.map { "\(Rules.prefix)-\($0)" }, summary)
    self.change = { rules, _ in change(&rules) }
  }

  private init(
    _ description: Fault, change: @escaping @Sendable (inout Rules, Visit) -> Void
  ) {
    self.description = description
    self.change = change
  }

  /// The same fault only on some visits: `fault.limited { $0.number > 1 }`.
  func limited(to visits: @escaping @Sendable (Visit) -> Bool) -> RuleFault {
    RuleFault(description) { [change] rules, visit in
      if visits(visit) { change(&rules, visit) }
    }
  }

  /// The rules with the change.
  func changed(_ rules: Rules) -> Rules {
    var rules = rules
    apply(to: &rules, on: Visit(screen: "", number: 1, direction: .forward))
    return rules
  }

  /// Applies the change to the rules of a visit.
  func apply(to rules: inout Rules, on visit: Visit) {
    change(&rules, visit)
  }
}
