import SpecDrivers
import Testing

@testable import SpecSimulator

/// A device that is turned: its shape and its keyboard change, what was done on it stays.
@Suite struct RotationTests {
  private let driver = SimulatedDriver(apps: [SampleApp()])

  private func screen() async throws -> Screen { try await driver.observe(since: .max).screen }

  @Test func `the sides are exchanged, and text and focus stay`() async throws {
    try await driver.launch(LaunchOptions(app: "sample"))
    try await driver.perform(.type("ab", into: Selector("Name")))
    let before = try await screen()
    try await driver.perform(.system(.rotate(.landscape)))
    let turned = try await screen()
    #expect(turned.size == Size(width: 896, height: 414))
    #expect(turned.focus == .known("name"))
    #expect(turned.elements.first { $0.id == "name" }?.properties[.text] == .known(.text("ab")))
    #expect(turned.keyboard.value??.height.value == 221)
    try await driver.perform(.system(.rotate(.portrait)))
    #expect(try await screen() == before)
  }

  @Test func `the app is told that the keyboard has another height`() async throws {
    try await driver.launch(LaunchOptions(app: "sample", device: "iPhone 8"))
    try await driver.perform(.tap(Selector("Name")))
    let mark = try await driver.observe(since: .max).mark
    try await driver.perform(.system(.rotate(.landscape)))
    let keyboard = try await driver.observe(since: mark).events.filter { $0.kind == .keyboard }
    #expect(keyboard.count == 2)
    #expect(keyboard.allSatisfy { $0.description.contains("height 200") })
  }

  @Test func `a device that is held so already stays as it is`() async throws {
    try await driver.launch(LaunchOptions(app: "sample"))
    let before = try await driver.observe(since: 0)
    try await driver.perform(.system(.rotate(.portrait)))
    #expect(try await driver.observe(since: 0) == before)
  }

  @Test func `a tablet in landscape turns to portrait`() async throws {
    try await driver.launch(LaunchOptions(app: "sample", device: "iPad landscape"))
    try await driver.perform(.tap(Selector("Name")))
    try await driver.perform(.system(.rotate(.portrait)))
    #expect(try await screen().size == Size(width: 768, height: 1024))
    #expect(try await screen().keyboard.value??.height.value == 319)
  }

  @Test func `a computer does not turn`() async throws {
    try await driver.launch(LaunchOptions(app: "sample", device: "Mac"))
    await #expect(throws: DriverError.self) {
      try await driver.perform(.system(.rotate(.landscape)))
    }
  }

  @Test func `a keyboard height that is set stays`() async throws {
    try await driver.arrange(.device(setting: "keyboard height", value: .number(300)))
    try await driver.launch(LaunchOptions(app: "sample"))
    try await driver.perform(.tap(Selector("Name")))
    try await driver.perform(.system(.rotate(.landscape)))
    #expect(try await screen().keyboard.value??.height.value == 300)
  }
}
