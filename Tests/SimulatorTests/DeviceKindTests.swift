import SpecDrivers
import Testing

@testable import SpecSimulator

/// Tablets and computers beside the phones.
@Suite struct DeviceKindTests {
  @Test func `every device has a name of its own and a kind`() {
    #expect(Set(DeviceModel.all.map(\.name)).count == DeviceModel.all.count)
    #expect(
      DeviceModel.all.filter { $0.kind != .phone }.map { "\($0.name) \($0.kind)" } == [
        "iPad tablet", "iPad landscape tablet", "iPad Pro 11 tablet", "Mac computer",
        "Mac Catalyst computer",
      ])
  }

  @Test func `a computer has keys, and no keyboard on its screen`() async throws {
    let driver = SimulatedDriver(apps: [SampleApp()])
    try await driver.launch(LaunchOptions(app: "sample", device: "Mac"))
    try await driver.perform(.tap(Selector("Name")))
    try await driver.perform(.pressKey("a"))
    let screen = try await driver.observe(since: .max).screen
    #expect(screen.focus == .known("name"))
    #expect(screen.keyboard == .known(nil))
  }
}
