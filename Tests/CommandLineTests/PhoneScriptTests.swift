import Foundation
import SpecPhoneServer
import SpecTestKit
import Testing

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

  @Test(arguments: [[], ["windows"], ["ios", "a", "b"]])
  func `a wrong call is refused before anything is done`(arguments: [String]) async throws {
    try await TemporaryFolder.with { folder in
      let process = try await SpecProcess.run(arguments, in: folder, executable: Self.script)
      #expect(process.ending == .exited(2))
      #expect(process.errors == "usage: Scripts/phone-test ios|android [URL]\n")
    }
  }
}
