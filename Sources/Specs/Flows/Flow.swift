import SpecDrivers
import SpecSimulator

/// A reference app: a flow's rules, and the screens that begin it.
struct Flow<Rules: FlowRules>: SimulatedApp {
  let name: String
  let summary: String
  private let start: @Sendable (Device, RuleBook<Rules>) -> NavigationStack

  init(
    _ name: String, _ summary: String,
    start: @escaping @Sendable (Device, RuleBook<Rules>) -> NavigationStack
  ) {
    self.name = name
    self.summary = summary
    self.start = start
  }

  var faults: [Fault] {
    Rules.faults.map { $0.description.exempted(by: Rules.exemptions) }
  }

  var limits: [FaultLimit] { VisitLimit.allCases.map(\.description) }

  func launch(on device: Device, faults: Set<String>) -> NavigationStack {
    launch(on: device, faults: faults.isEmpty ? [] : chosen(faults))
  }

  /// The faults with these names, those with a limit only on the visits it names.
  private func chosen(_ names: Set<String>) -> [RuleFault<Rules>] {
    Rules.faults.flatMap { fault in
      let limits = VisitLimit.allCases.filter {
        names.contains(fault.description.limited(by: $0.description).name)
      }
      return (names.contains(fault.description.name) ? [fault] : [])
        + limits.map { fault.limited(to: $0.includes) }
    }
  }

  /// Starts the app with faults that may be none of the flow's own.
  func launch(on device: Device, faults: [RuleFault<Rules>]) -> NavigationStack {
    start(device, RuleBook(faults))
  }
}
