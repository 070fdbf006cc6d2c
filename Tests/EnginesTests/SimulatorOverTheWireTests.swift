import SpecDrivers
import SpecEngines
import SpecFlows
import SpecSimulator
import Testing

/// The simulated phone shows the same through the wire as in the same process.
struct SimulatorOverTheWireTests {
  static let actions: [Action] = [
    .type("acme", into: nil), .deleteBackward(times: 1, in: nil), .tap(Selector("Next")),
    .wait(.milliseconds(100)), .type("a@b.c", into: nil), .tap(Selector("Next")),
    .tap(Selector("Nowhere")),
    .system(.keyboard(shows: true, height: 150)), .choose("x", in: nil), .back, .wait(.seconds(1)),
    .paste("Ü", into: Selector("Workspace URL")), .system(.recreateScreen),
  ]

  @Test(arguments: FlowCatalog.apps.map(\.name))
  func `an app shows the same on both sides`(_ app: String) async throws {
    let server = DriverServer { SimulatedDriver(apps: FlowCatalog.apps) }
    try await server.serving { port in
      let engine = RemoteEngine(
        .loopback(port: port, token: "t"), options: EngineOptions(deadlines: .patient))
      let direct = SimulatedDriver(apps: FlowCatalog.apps)
      let remote = try await engine.openDriver()
      #expect(remote.capabilities == direct.capabilities)
      try await direct.launch(LaunchOptions(app: app))
      try await remote.launch(LaunchOptions(app: app))
      for action in Self.actions {
        let expected = await outcome(of: action, direct)
        #expect(await outcome(of: action, remote) == expected, "after \(action)")
      }
      await engine.shutdown()
    }
  }

  /// What came of an action: its error, and all there is to see afterwards.
  private func outcome(
    of action: Action, _ driver: any Driver
  ) async -> Result<Observation, DriverError> {
    do throws(DriverError) {
      try await driver.perform(action)
      return .success(try await driver.observe(since: 0))
    } catch {
      return .failure(error)
    }
  }
}
