import SpecDrivers
import Testing

@testable import SpecEngines

/// What a step costs: the commands that it sends to the browser.
@Suite struct WebDriverCostTests {
  @Test func `a step sends few commands`() async throws {
    let server = try FakeWebDriverServer.behaving()
    defer { server.stop() }
    let engine = WebDriverEngine(WebDriverOptions(server: .address(server.address)))
    let driver = engine.makeDriver()
    try await driver.launch(LaunchOptions(app: "http://page.test/"))
    func sent(_ work: () async throws -> Void) async throws -> [String] {
      let before = server.requests.count
      try await work()
      return server.requests[before...].map { "\($0.method) \($0.path.dropFirst(11))" }
    }
    let button = Selector("Go")
    // Only pages of a server have cookies to read.
    let look = try await sent { _ = try await driver.observe(since: 0) }
    #expect(look == ["GET cookie"])
    let tap = try await sent { try await driver.perform(.tap(button)) }
    #expect(tap == ["POST execute/sync", "POST element/e1/click", "POST execute/async"])
    let hover = try await sent { try await driver.perform(.hover(button)) }
    #expect(hover == ["POST execute/sync", "POST actions", "POST execute/async"])
    let key = try await sent { try await driver.perform(.pressKey("Control+A")) }
    #expect(key == ["POST actions", "POST execute/async"])
    let next = try await sent { _ = try await driver.observe(since: 0) }
    #expect(next == ["GET cookie"])
    let again = try await sent { _ = try await driver.observe(since: 0) }
    #expect(again == ["POST execute/sync", "GET cookie"])
    let copy = try await sent { _ = try? await (driver as? any PageDriver)?.page() }
    #expect(copy == ["POST execute/sync"])
    await driver.close()
    await engine.shutdown()
  }
}
