import SpecDrivers
import SpecPhoneServer
import Testing

@testable import SpecEngines

/// What a scenario changes of the phone itself.
@Suite struct AppiumRestorationTests {
  @Test func `the phone has its own colour scheme and orientation again after a scenario`()
    async throws
  {
    let phone = try AppiumPhone()
    let driver = phone.engine.makeDriver()
    try await driver.arrange(.device(setting: DeviceSetting.colorScheme, value: "dark"))
    try await driver.launch(LaunchOptions(app: "slack-login"))
    try await driver.perform(.system(.rotate(.landscape)))
    let before = await phone.server.conversation.count
    await driver.close()
    let requests = await phone.server.conversation.dropFirst(before).map {
      "\($0.path.split(separator: "/").last ?? "") \($0.body) \($0.status)"
    }
    await phone.stop()
    #expect(
      requests.contains { $0.contains("setAppearance") && $0.contains("light") }, "\(requests)")
    #expect(requests.contains { $0.contains("PORTRAIT") }, "\(requests)")
    #expect(requests.allSatisfy { $0.hasSuffix(" 200") }, "\(requests)")
  }
}
