import SpecDrivers
import SpecJSON
import SpecPhoneServer
import SpecTestKit
import SpecText
import Testing

@testable import SpecEngines

/// The text size, the sensors and the push notifications of a phone.
@Suite(.serialized) struct PhoneSystemTests {
  private static func mobile(_ name: String, _ arguments: String = "{}") -> String {
    #"POST ~/execute/sync {"script":"mobile: \#(name)","args":[\#(arguments)]}"#
  }

  /// The requests for an app and not for the system.
  private static let ofApps = ["terminateApp", "clearApp", "launchApp", "queryAppState"]

  /// The commands for the system among the requests so far.
  private func commands(_ phone: AppiumPhone) async -> [String] {
    await phone.lines.filter { line in
      line.includes("/execute/sync") && !Self.ofApps.contains { line.includes($0) }
    }
  }

  @Test func `the text size of a scenario is set before the app starts, and restored`()
    async throws
  {
    let phone = try AppiumPhone()
    let driver = phone.engine.makeDriver()
    try await driver.arrange(
      .device(setting: DeviceSetting.textSize, value: "accessibility extra large"))
    try await driver.launch(LaunchOptions(app: "slack-login"))
    let start = await phone.lines.last
    try await driver.arrange(.device(setting: DeviceSetting.textSize, value: "small"))
    await driver.close()
    let commands = await commands(phone)
    await phone.stop()
    #expect(start?.includes("launchApp") == true, "\(start ?? "nothing")")
    #expect(
      commands == [
        Self.mobile("contentSize"),
        Self.mobile("setContentSize", #"{"size":"accessibility-extra-large"}"#),
        Self.mobile("setContentSize", #"{"size":"small"}"#),
        Self.mobile("setContentSize", #"{"size":"large"}"#),
      ])
  }

  @Test(arguments: [PhoneOptions.Face.appium(basePath: ""), .agent, .android])
  func `a phone is locked and unlocked, also at the end of a scenario`(
    face: PhoneOptions.Face
  ) async throws {
    var options = PhoneOptions()
    options.face = face
    let phone = try AppiumPhone(options) {
      $0.platform = face == .android ? .android : .ios
      if face == .agent { $0.reset = .app }
    }
    let driver = phone.engine.makeDriver()
    try await driver.launch(LaunchOptions(app: "slack-login"))
    try await driver.perform(.system(.lock(true)))
    let locked = try await driver.observe(since: 0).screen
    try await driver.perform(.system(.lock(false)))
    let unlocked = try await driver.observe(since: 0).screen
    try await driver.perform(.system(.lock(true)))
    await driver.close()
    let commands = await phone.lines.filter { $0.includes("lock\"") || $0.includes("/wda/") }
      .filter { $0.includes("lock") && !$0.includes("apps") }
    await phone.stop()
    #expect(locked.elements.isEmpty && locked.complete.value != true, "\(locked)")
    #expect(!unlocked.elements.isEmpty)
    let (lock, unlock) =
      face == .agent
      ? ("POST ~/wda/lock {}", "POST ~/wda/unlock {}")
      : (Self.mobile("lock"), Self.mobile("unlock"))
    #expect(commands == [lock, unlock, lock, unlock])
  }

  @Test(arguments: [PhoneOptions.Face.appium(basePath: ""), .android])
  func `a picture is among the photos before the app starts`(face: PhoneOptions.Face) async throws {
    var options = PhoneOptions()
    options.face = face
    let phone = try AppiumPhone(options) { $0.platform = face == .android ? .android : .ios }
    let driver = phone.engine.makeDriver()
    try await TemporaryFolder.with(["cat.png": "cat"]) { folder in
      try await driver.arrange(
        .device(setting: DeviceSetting.media, value: .text(folder.path + "/cat.png")))
      try await driver.launch(LaunchOptions(app: "slack-login"))
    }
    await driver.close()
    let commands = await phone.lines.filter { $0.includes("File") }
    await phone.stop()
    let path = face == .android ? "/sdcard/Pictures/cat.png" : "cat.png"
    let push = Self.mobile("pushFile", #"{"remotePath":"\#(path)","payload":"Y2F0"}"#)
    let delete = Self.mobile("deleteFile", #"{"remotePath":"\#(path)"}"#)
    #expect(commands == (face == .android ? [push, delete] : [push]))
  }

  @Test func `the photos of an iPhone stay as they are`() async throws {
    var options = PhoneOptions()
    options.isSimulator = false
    let phone = try AppiumPhone(options) { $0.reset = .app }
    let driver = phone.engine.makeDriver()
    var words = "nothing"
    do throws(DriverError) {
      try await driver.arrange(.device(setting: DeviceSetting.media, value: .text(#filePath)))
      try await driver.launch(LaunchOptions(app: "slack-login"))
    } catch { words = AppiumPhone.words(error) }
    await driver.close()
    await phone.stop()
    #expect(words == "unsupported media: a server cannot fill the photos of an iPhone")
  }

  @Test(arguments: [
    (true, "unsupported device buttons: the server refused to press the volume up button"),
    (false, "nothing"),
  ])
  func `the volume of an iPhone is changed, and a simulator has no buttons for it`(
    isSimulator: Bool, outcome: String
  ) async throws {
    var options = PhoneOptions()
    options.isSimulator = isSimulator
    let phone = try AppiumPhone(options) { $0.reset = .app }
    let words = await phone.outcome(.system(.button(.volumeUp)))
    await phone.stop()
    #expect(words.begins(with: outcome), "\(words)")
  }

  @Test func `each text size has the name of Appium's driver`() {
    #expect(
      TextSize.allCases.map(\.contentSize) == [
        "extra-small", "small", "medium", "large", "extra-large", "extra-extra-large",
        "extra-extra-extra-large", "accessibility-medium", "accessibility-large",
        "accessibility-extra-large", "accessibility-extra-extra-large",
        "accessibility-extra-extra-extra-large",
      ])
  }

  @Test func `an unknown text size is refused with all sizes`() async throws {
    let phone = try AppiumPhone()
    let driver = phone.engine.makeDriver()
    await #expect(
      throws: DriverError.unknownSetting(
        "text size: huge", known: TextSize.allCases.map { "text size: \($0.rawValue)" })
    ) { try await driver.arrange(.device(setting: DeviceSetting.textSize, value: "huge")) }
    await phone.stop()
  }

  @Test(arguments: [nil, [], [Capability.biometrics]] as [Set<Capability>?])
  func `a scenario that needs biometrics begins with an enrolled face`(
    needs: Set<Capability>?
  ) async throws {
    let phone = try AppiumPhone()
    let driver = phone.engine.makeDriver()
    var launch = LaunchOptions(app: "slack-login")
    launch.needs = needs
    try await driver.launch(launch)
    try await driver.launch(launch)
    await driver.close()
    let commands = await commands(phone)
    await phone.stop()
    #expect(
      commands
        == (needs == [.biometrics]
          ? [
            Self.mobile("isBiometricEnrolled"),
            Self.mobile("enrollBiometric", #"{"isEnabled":true}"#),
            Self.mobile("enrollBiometric", #"{"isEnabled":false}"#),
          ] : []))
  }

  /// What comes of a sensor's event, a push notification and a text size, in words; stops the phone.
  private static func refusals(of phone: AppiumPhone, _ sensing: SystemEvent) async -> [String] {
    let outcomes = [
      await phone.outcome(.system(sensing)),
      await phone.outcome(.system(.pushNotification(payload: #"{"aps":{}}"#))),
    ]
    let driver = phone.engine.makeDriver()
    var size = "nothing"
    do throws(DriverError) {
      try await driver.arrange(.device(setting: DeviceSetting.textSize, value: "small"))
      try await driver.launch(LaunchOptions(app: "slack-login"))
    } catch { size = AppiumPhone.words(error) }
    await driver.close()
    await phone.stop()
    return outcomes + [size]
  }

  @Test func `an iPhone refuses with the reason of the server`() async throws {
    var options = PhoneOptions()
    options.isSimulator = false
    let phone = try AppiumPhone(options) { $0.reset = .app }
    let refusals = await Self.refusals(of: phone, .biometrics(.fingerprint, isMatch: true))
    #expect(
      refusals == [
        "unsupported biometrics: the server refused to check whether a face or fingerprint is "
          + "enrolled (\"unknown error\": Checking biometric enrollment can only be performed on "
          + "Simulator)",
        "unsupported push notifications: the server refused to deliver the push notification "
          + "(\"unknown error\": Push notification can only be performed on Simulator)",
        "unsupported text size: the server refused to read the text size (\"unknown error\": "
          + "Getting content size can only be performed on Simulator)",
      ])
  }

  @Test func `a WebDriverAgent has no command for any of it`() async throws {
    var options = PhoneOptions()
    options.face = .agent
    let phone = try AppiumPhone(options) { $0.reset = .app }
    let refusals = await Self.refusals(of: phone, .biometrics(.face, isMatch: false))
    #expect(
      refusals == [
        "unsupported biometrics: WebDriverAgent cannot enrol a face or fingerprint",
        "unsupported push notifications: only Appium's driver for iPhones has a command for it",
        "unsupported text size: only Appium's driver for iPhones has a command for it",
      ])
  }
}
