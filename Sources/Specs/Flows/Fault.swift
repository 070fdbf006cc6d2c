import SpecDrivers

/// A fault of a flow: how the phone lists it, and the change to the rules that it is.
struct Fault<Rules: FlowRules>: Sendable {
  let description: SpecDrivers.Fault
  private let change: @Sendable (inout Rules, Visit) -> Void

  /// - Parameters:
  ///   - statements: what it breaks, without the flow's prefix: `6.1`; none if no statement is
  ///     about it.
  ///   - summary: what goes wrong, in one sentence.
  init(
    _ name: String, breaks statements: [String] = [], _ summary: String,
    change: @escaping @Sendable (inout Rules) -> Void
  ) {
    description = SpecDrivers.Fault(
      name, breaks: statements.map { "\(Rules.prefix)-\($0)" }, summary)
    self.change = { rules, _ in change(&rules) }
  }

  private init(
    _ description: SpecDrivers.Fault, change: @escaping @Sendable (inout Rules, Visit) -> Void
  ) {
    self.description = description
    self.change = change
  }

  /// The same fault on some visits only: `fault.limited { $0.number > 1 }`.
  func limited(to visits: @escaping @Sendable (Visit) -> Bool) -> Fault {
    Fault(description) { [change] rules, visit in
      if visits(visit) { change(&rules, visit) }
    }
  }

  /// Changes the rules of a visit.
  func apply(to rules: inout Rules, on visit: Visit) {
    change(&rules, visit)
  }
}
