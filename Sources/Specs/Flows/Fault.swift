/// A fault of a flow: what it is called, which statements it breaks, and the change to the rules
/// that it is.
struct Fault<Rules: FlowRules>: Sendable {
  /// The name, in lowercase words joined by hyphens: `text-one-keystroke-late`.
  let name: String
  /// The statements it breaks, without the flow's prefix: `6.1`; none if no statement is about it.
  let statements: [String]
  /// What goes wrong, in one sentence.
  let summary: String

  private let change: @Sendable (inout Rules, Visit) -> Void

  init(
    _ name: String, breaks statements: [String] = [], _ summary: String,
    change: @escaping @Sendable (inout Rules) -> Void
  ) {
    self.init(name, statements, summary) { rules, _ in change(&rules) }
  }

  private init(
    _ name: String, _ statements: [String], _ summary: String,
    change: @escaping @Sendable (inout Rules, Visit) -> Void
  ) {
    self.name = name
    self.statements = statements
    self.summary = summary
    self.change = change
  }

  /// The same fault on some visits only: `fault.limited { $0.number > 1 }`.
  func limited(to visits: @escaping @Sendable (Visit) -> Bool) -> Fault {
    Fault(name, statements, summary) { rules, visit in
      if visits(visit) { change(&rules, visit) }
    }
  }

  /// Changes the rules of a visit.
  func apply(to rules: inout Rules, on visit: Visit) {
    change(&rules, visit)
  }
}
