package import SpecDrivers
import SpecText

/// What an app must bring to run on the simulated phone: a name, its faults, its first screen.
package protocol SimulatedApp: Sendable {
  /// The name it is launched by, as its flow's folder is called: `slack-login`.
  var name: String { get }
  /// What it is, in one sentence.
  var summary: String { get }
  /// Every defect it can be launched with.
  var faults: [Fault] { get }
  /// The limits that its faults can be launched with.
  var limits: [FaultLimit] { get }

  /// Whether it can be launched with a fault of this name, which may have a limit.
  func has(fault name: String) -> Bool

  /// Starts the app: makes its screens and returns what the window shows.
  ///
  /// - Parameter faults: names out of `faults`, also with a limit; the driver has checked them.
  func launch(on device: Device, faults: Set<String>) -> NavigationStack
}

extension SimulatedApp {
  package var limits: [FaultLimit] { [] }

  package func has(fault name: String) -> Bool { description.faultNames.contains(same: name) }

  /// The app as an engine lists it.
  package var description: App { App(name, summary, faults: faults, limits: limits) }
}
