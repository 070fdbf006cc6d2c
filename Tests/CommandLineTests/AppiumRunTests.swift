import Foundation
import SpecPhoneServer
import SpecTestKit
import Testing

/// The project's own features on a simulated phone behind an Appium server and a WebDriverAgent.
///
/// The simulated phone runs the app of the simulator, on which every scenario passes. So a verdict
/// is either the same, or it says what the phone cannot know or do.
///
/// Each run keeps a core busy, so these wait for one another.
@Suite(.serialized) struct AppiumRunTests {
  private static let specs = ConformanceData.projectRoot.appendingPathComponent("specs/").path + "/"

  /// Runs features of an app on a phone; returns the process and its verdicts.
  fileprivate static func run(
    _ paths: [String], of app: String, _ options: PhoneOptions = PhoneOptions(),
    settings: [String] = [], tags: [String] = []
  ) async throws -> (process: SpecProcess, verdicts: String) {
    var options = options
    // The colours are the same, and pictures of a quarter of the pixels are read faster.
    options.scale = options.face == .android ? 2 : 1
    let server = try PhoneServer.start(options)
    let result = try await TemporaryFolder.with([:]) { folder in
      let process = try await SpecProcess.run(
        [
          "run", "--engine", "appium:\(server.address)", "--set", "app.\(app)=org.example.\(app)",
          "--wait", "2s", "--report", "tap:verdicts.tap",
        ] + settings.flatMap { ["--set", $0] }
          + tags.flatMap { ["--tags", $0] } + paths.map { specs + $0 }, in: folder,
        deadline: .seconds(400))
      return (process, (try? folder.text(of: "verdicts.tap")) ?? "no verdicts")
    }
    await server.stop()
    return result
  }

  @Test(.timeLimit(.minutes(8)))
  func `the log-in has the same verdicts as in the simulator, or says what a phone lacks`()
    async throws
  {
    let (process, verdicts) = try await Self.run(["slack-login"], of: "slack-login")
    #expect(process.status == 0, "\(process)")
    expectGolden(verdicts, "engines/appium/slack-login.tap")
  }

  @Test(.timeLimit(.minutes(8)))
  func `a WebDriverAgent without an Appium server has the same verdicts`() async throws {
    var options = PhoneOptions()
    options.face = .agent
    let (process, verdicts) = try await Self.run(
      ["slack-login"], of: "slack-login", options, settings: ["reset=app"])
    #expect(process.status == 0, "\(process)")
    expectGolden(verdicts, "engines/appium/slack-login.tap")
  }

  @Test(.timeLimit(.minutes(8)))
  func `on Android, the log-in has the same verdicts, or says what the phone lacks`()
    async throws
  {
    var options = PhoneOptions()
    options.face = .android
    let (process, verdicts) = try await Self.run(
      ["slack-login"], of: "slack-login", options, settings: ["platform=android"])
    #expect(process.status == 0, "\(process)")
    expectGolden(verdicts, "engines/appium/slack-login-android.tap")
  }

  @Test(.timeLimit(.minutes(8)))
  func `a fault of the app fails the same scenarios as in the simulator`() async throws {
    var options = PhoneOptions()
    options.faults = ["slack-login": ["go-does-nothing"]]
    let (process, _) = try await Self.run(
      ["slack-login/workspace-keyboard.feature"], of: "slack-login", options)
    #expect(process.status == 1, "\(process)")
  }
}

/// The sign-up, which has most of the scenarios.
@Suite(.extensive) struct AppiumSignUpTests {
  private static let features = [
    "id", "going-on", "interests", "name", "password", "fields", "consent", "way-back", "screens",
  ]

  @Test(.timeLimit(.minutes(8)), arguments: features)
  func `the sign-up has the same verdicts as in the simulator, or says what a phone lacks`(
    _ feature: String
  ) async throws {
    let (process, verdicts) = try await AppiumRunTests.run(
      ["sign-up/\(feature).feature"], of: "sign-up")
    // Every scenario of the screens compares a snapshot, which a phone cannot do.
    #expect(process.status == (feature == "screens" ? 5 : 0), "\(process)")
    expectGolden(verdicts, "engines/appium/sign-up-\(feature).tap")
  }

  // The snapshots of its screens are those of an iPhone.
  @Test(.timeLimit(.minutes(8)), arguments: features.filter { $0 != "screens" })
  func `on Android, the sign-up has the same verdicts, or says what the phone lacks`(
    _ feature: String
  ) async throws {
    var options = PhoneOptions()
    options.face = .android
    let (process, verdicts) = try await AppiumRunTests.run(
      ["sign-up/\(feature).feature"], of: "sign-up", options, settings: ["platform=android"])
    #expect([0, 5].contains(process.status), "\(process)")
    expectGolden(verdicts, "engines/appium/sign-up-\(feature)-android.tap")
  }
}

/// The password entry as it behaves; how the reference app draws it is another matter.
///
/// Of the other two flows a phone can check next to nothing: they begin in the keychain, in records,
/// in answers of a server and with other apps.
@Suite struct AppiumPasswordTests {
  @Test(.timeLimit(.minutes(8)))
  func `the password entry has the same verdicts as in the simulator, or says what a phone lacks`()
    async throws
  {
    let (process, verdicts) = try await AppiumRunTests.run(
      ["password-entry"], of: "password-entry", tags: ["not @appearance"])
    #expect(process.status == 0, "\(process)")
    expectGolden(verdicts, "engines/appium/password-entry.tap")
  }
}
