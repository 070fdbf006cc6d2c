import Foundation
import SpecPhoneServer
import SpecTestKit
import Testing

/// What a person reads while a phone is prepared.
@Suite struct PhoneNoticeTests {
  @Test func `a run says on standard error that it waits for a phone, and in no report`()
    async throws
  {
    var options = PhoneOptions()
    options.apps = [TipsApp()]
    let server = try PhoneServer.start(options)
    await server.arrange(.init(.delay(.seconds(4)), path: "/session"))
    let feature = """
      Feature: Tips

        Scenario: It opens
          When I open the "tips" app
          Then I see no alert

      """
    let process = try await TemporaryFolder.with(["tips.feature": feature]) { folder in
      try await SpecProcess.run(
        [
          "run", "tips.feature", "--engine", "appium:\(server.address)", "--set",
          "app.tips=org.example.tips", "--report", "messages",
        ], in: folder)
    }
    await server.stop()
    #expect(process.ending == .exited(0), "\(process)")
    #expect(
      process.errors
        == "spec: waiting for the phone at \(server.address); a first session installs "
        + "the server's helper on it, which takes minutes if it has to be built\n")
    #expect(!process.output.contains("waiting for the phone"))
  }
}

/// Scripts/phone-test with a simulated phone behind its server.
@Suite(.serialized) struct PhoneScriptTests {
  private static let script = ConformanceData.projectRoot.appendingPathComponent(
    "Scripts/phone-test")

  @Test(
    .enabled(if: Shell("curl") != nil, "no curl in PATH"), .timeLimit(.minutes(8)),
    arguments: [("ios", PhoneOptions.Face.appium(basePath: "")), ("android", .android)])
  func `the page has the verdict of each scenario and of each rule`(
    platform: String, face: PhoneOptions.Face
  ) async throws {
    var options = PhoneOptions()
    options.face = face
    options.apps = [TipsApp()]
    options.scale = platform == "android" ? 2 : 1
    let server = try PhoneServer.start(options)
    try await TemporaryFolder.with { folder in
      let process = try await SpecProcess.run(
        [platform, server.address], in: folder,
        environment: ["SPEC": SpecProcess.executable.path, "OUT": folder.path + "/out"],
        deadline: .seconds(400), executable: Self.script)
      #expect(process.ending == .exited(0), "\(process)")
      let page = try folder.text(of: "out/page.md").split(
        separator: "\n", omittingEmptySubsequences: false)
      let results = page.drop { $0 != "## Features" }.prefix { $0 != "## Failures" }
      expectGolden(results.joined(separator: "\n") + "\n", "engines/appium/tips-\(platform).md")
    }
    await server.stop()
  }

  @Test(.enabled(if: Shell("curl") != nil, "no curl in PATH"))
  func `without a server, the page says so and the script fails`() async throws {
    try await TemporaryFolder.with { folder in
      let process = try await SpecProcess.run(
        ["ios", "http://127.0.0.1:9"], in: folder,
        environment: ["SPEC": SpecProcess.executable.path, "OUT": folder.path + "/out"],
        executable: Self.script)
      #expect(process.ending == .exited(1))
      #expect(process.output.contains("the WebDriver server cannot be reached: Connection refused"))
    }
  }

  @Test(arguments: [[], ["windows"], ["ios", "a", "b"]])
  func `a wrong call is refused before anything is done`(arguments: [String]) async throws {
    try await TemporaryFolder.with { folder in
      let process = try await SpecProcess.run(arguments, in: folder, executable: Self.script)
      #expect(process.ending == .exited(2))
      #expect(process.errors == "usage: Scripts/phone-test ios|android [URL]\n")
    }
  }
}
