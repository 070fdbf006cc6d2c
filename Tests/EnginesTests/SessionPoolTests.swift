import Dispatch
import SpecDrivers
import SpecJSON
import SpecSystem
import Testing

@testable import SpecEngines

/// How the sessions of one WebDriver server are shared.
@Suite struct SessionPoolTests {
  private static let session: JSONValue = [
    "sessionId": "1", "capabilities": ["browserName": "chrome", "goog:chromeOptions": [:]],
  ]

  @Test func `as many sessions are used as the server opens, in whatever order it answers`()
    async throws
  {
    let orders = Counter()
    let hasRefused = DispatchSemaphore(value: 0)
    let server = try FakeWebDriverServer { request in
      guard request.path == "/session" else { return .value(.null) }
      switch orders.next() {
      case 1: return .value(Self.session)
      case 2:
        _ = hasRefused.wait(timeout: .now() + 5)
        return .value(Self.session)
      default:
        hasRefused.signal()
        return .error(500, "session not created", "two are open")
      }
    }
    defer { server.stop() }
    let notice = Latch<EngineNotification>()
    let pool = SessionPool(BrowserStarter(WebDriverOptions(server: .address(server.address)))) {
      // A slow machine is told first that it waits for a browser.
      guard case .progress(let text) = $0, text.contains(" at a time") else { return }
      notice.set($0)
    }
    let key = SessionPool.Key(device: .standard, locale: nil)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 1...3 {
        group.addTask {
          let place = try await pool.lend(key)
          _ = await notice.wait(atMost: .seconds(20))
          await pool.giveBack(place)
        }
      }
      try await group.waitForAll()
    }
    #expect(
      notice.value
        == .progress(
          "the WebDriver server allows 2 sessions at a time, so scenarios wait for one another; "
            + "--jobs 2 runs as fast"))
    await pool.close()
    #expect(orders.value == 3)
  }

  @Test func `what was arranged is in force in another browser too`() async throws {
    let server = try FakeWebDriverServer.behaving { request in
      request.path == "/session" ? .value(Self.session) : nil
    }
    defer { server.stop() }
    let engine = WebDriverEngine(WebDriverOptions(server: .address(server.address)))
    let driver = engine.makeDriver()
    try await driver.arrange(.record(name: "name", value: "Ada"))
    for device in ["iPhone 8", "iPhone X"] {
      try await driver.launch(LaunchOptions(app: "http://page.test/", device: device))
    }
    await driver.close()
    await engine.shutdown()
    let scripts = server.requests.map(\.body).filter { $0.contains("addScriptToEvaluate") }
    #expect(
      scripts.map { $0.contains(#"[[\"local storage\",\"name\",\"Ada\"]]"#) } == [true, true])
  }

  @Test func `a browser is emptied of what a scenario left in it`() {
    let used = BrowserTraces(
      isUsed: true, hasPermissions: true, hasConnection: true, preload: "7")
    #expect(
      used.removal(origins: ["http://b", "http://a"]) == [
        .resetPermissions, .connection(.online), .removePreload("7"),
        .emptyStorage(origins: ["http://a", "http://b"]),
      ])
    #expect(BrowserTraces(isUsed: true).removal(origins: []) == [.emptyStorage(origins: [])])
  }
}
