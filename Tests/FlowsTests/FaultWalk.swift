import SpecDrivers
import SpecFlows
import SpecSimulator

/// A walk past the rules of a flow: a phone, what is arranged on it, and what a person does there.
struct FaultWalk: Sendable {
  var device: String?
  var conditions: [Condition] = []
  var actions: [Action]
  /// Whether every action can be done where nothing is broken.
  var isWalkable = true
  /// The screen it ends on where nothing is broken; nil if no matter.
  var end: String?

  /// What a step comes to.
  struct Sight: Hashable {
    let failure: DriverError?
    let seen: Observation
  }

  /// What can be observed: the launch, then after each action, errors included.
  func sights(of app: String, _ faults: [String]) async throws -> [Sight] {
    let driver = SimulatedDriver(apps: FlowCatalog.apps)
    for condition in conditions { try await driver.arrange(condition) }
    try await driver.launch(LaunchOptions(app: app, faults: faults, device: device))
    var sights = [Sight(failure: nil, seen: try await driver.observe(since: 0))]
    for action in actions {
      let mark = sights[sights.count - 1].seen.mark
      var failure: DriverError?
      do { try await driver.perform(action) } catch { failure = error }
      sights.append(Sight(failure: failure, seen: try await driver.observe(since: mark)))
    }
    await driver.close()
    return sights
  }
}
