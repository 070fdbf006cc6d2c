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

  var faults: [Fault] { Rules.faults.map(\.description) }

  func launch(on device: Device, faults: Set<String>) -> NavigationStack {
    launch(
      on: device,
      faults: faults.isEmpty
        ? [] : Rules.faults.filter { faults.contains($0.description.name) })
  }

  /// Starts the app with faults that may be none of the flow's own.
  func launch(on device: Device, faults: [RuleFault<Rules>]) -> NavigationStack {
    start(device, RuleBook(faults))
  }
}
