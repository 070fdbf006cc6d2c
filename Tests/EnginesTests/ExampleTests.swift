import Foundation
import SpecDrivers
import SpecEngines
import SpecTestKit
import Testing

/// The engines in Examples keep the protocol they are examples of.
@Suite(.enabled(if: FakeEngine.isPossible, FakeEngine.whenImpossible))
struct ExampleTests {
  static let kitchenTimer = ConformanceData.projectRoot
    .appendingPathComponent("Examples/python-engine/kitchen_timer.py").path

  @Test func `the engine in Python keeps every promise`() async {
    let address = EngineAddress.program([FakeEngine.python, "python3", Self.kitchenTimer])
    let report = await EngineCheck(address, options: EngineOptions(deadlines: .patient)).run()
    #expect(report.isSound, "\(report)")
    #expect(report.engine == "kitchen-timer 1")
    #expect(report.findings.count > 20)
  }

  @Test func `the kitchen timer rings when its time is up`() async throws {
    let engine = RemoteEngine(
      .program([FakeEngine.python, "python3", Self.kitchenTimer]),
      options: EngineOptions(deadlines: .patient))
    let driver = try await engine.openDriver()
    try await driver.launch(LaunchOptions(app: "kitchen-timer"))
    try await driver.perform(.type("1", into: Selector("Minutes")))
    try await driver.perform(.tap(Selector("Start")))
    try await driver.perform(.wait(.seconds(60)))
    let observation = try await driver.observe(since: 1)
    #expect(
      observation.screen.alert == .known(Alert(kind: .alert, title: "Time is up", buttons: ["OK"]))
    )
    #expect(
      observation.events == [
        Event(number: 2, time: .seconds(60), kind: Event.Kind(rawValue: "rang"), subject: "timer")
      ])
    await engine.shutdown()
  }
}
