import SpecDrivers
import SpecSimulator
import SpecText

/// A reference app: a flow's rules, and the screens that begin it.
struct Flow<Rules: FlowRules>: SimulatedApp {
  let name: String
  let summary: String
  private let start: @Sendable (Device, RuleBook<Rules>) -> NavigationStack
  private let changes = RuleChanges<Rules>()

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

  func has(fault name: String) -> Bool { !chosen([name]).isEmpty }

  func launch(on device: Device, faults: Set<String>) -> NavigationStack {
    launch(on: device, faults: faults.isEmpty ? [] : chosen(faults))
  }

  /// The faults with these names, those with a limit only on the visits it names.
  ///
  /// A proof launches apps a thousand times, so names with limits are made only where they may fit.
  private func chosen(_ names: Set<String>) -> [RuleFault<Rules>] {
    Rules.faults.filter { fault in
      names.contains { $0.begins(with: fault.description.name) }
    }.flatMap { fault in
      let limits = VisitLimit.allCases.filter {
        names.contains(fault.description.limited(by: $0.description).name)
      }
      return (names.contains(fault.description.name) ? [fault] : [])
        + limits.map { fault.limited(to: $0.includes) }
    }
  }

  /// Starts the app with faults that may be none of the flow's own.
  func launch(on device: Device, faults: [RuleFault<Rules>]) -> NavigationStack {
    guard device.followsFaults else { return start(device, RuleBook(faults)) }
    let reads = RuleReads<Rules>()
    device.reachedFaults = { [changes] in reads.reachedFaults(by: changes) }
    return start(device, RuleBook(faults, reads))
  }
}
