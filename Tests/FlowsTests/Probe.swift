import SpecDrivers
import SpecFlows
import SpecSimulator
import Testing

/// A launched app and the questions tests ask of it.
struct Probe {
  let driver: any Driver

  init(driver: any Driver) {
    self.driver = driver
  }

  /// Launches the log-in, on the device and with the faults given.
  init(
    _ faults: [String] = [], device: String? = nil, settings: [String: PropertyValue] = [:]
  ) async throws {
    driver = SimulatedDriver(apps: FlowCatalog.apps)
    for (name, value) in settings { try await driver.arrange(.device(setting: name, value: value)) }
    try await driver.launch(LaunchOptions(app: "slack-login", faults: faults, device: device))
  }

  func `do`(_ actions: Action...) async throws {
    for action in actions { try await driver.perform(action) }
  }

  /// What happened while actions were done, one line an event.
  func events(of kinds: Event.Kind..., during actions: Action...) async throws -> [String] {
    let mark = try await driver.observe(since: .max).mark
    for action in actions { try await driver.perform(action) }
    return try await driver.observe(since: mark).events
      .filter { kinds.isEmpty || kinds.contains($0.kind) }.map(\.description)
  }

  /// All that happened since the launch.
  func timeline(of kinds: Event.Kind...) async throws -> [String] {
    try await driver.observe(since: 0).events
      .filter { kinds.isEmpty || kinds.contains($0.kind) }.map(\.description)
  }

  var screen: Screen {
    get async throws { try await driver.observe(since: .max).screen }
  }

  func element(_ id: String) async throws -> Element {
    let screen = try await screen
    return try #require(screen.elements.first { $0.id == id }, "no \(id) on \(screen.name)")
  }

  func value(_ property: Property, of id: String) async throws -> String? {
    try await element(id).properties[property]?.value?.written
  }

  func frame(of id: String) async throws -> Frame {
    try #require(try await element(id).frame.value)
  }
}
