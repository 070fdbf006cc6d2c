import Foundation
import SpecPhoneServer
import SpecTestKit
import Testing

@Suite(.serialized) struct AppiumRunTests {
  @Test func `try`() async throws {
    let server = try PhoneServer.start(PhoneOptions())
    let address = server.address
    try await TemporaryFolder.with([:]) { folder in
      let specs = ConformanceData.projectRoot.appendingPathComponent("specs/" + (ProcessInfo.processInfo.environment["FLOW"] ?? "slack-login")).path
      let process = try await SpecProcess.run(
        ["run", specs, "--engine", "appium:\(address)", "--set", "app.slack-login=org.example.slack-login", "--set", "app.sign-up=org.example.sign-up", "--report", "pretty:/tmp/pretty.txt", "--wait", "1s", "--report", "messages:/tmp/appium.ndjson"] + (ProcessInfo.processInfo.environment["MORE"] ?? "").split(separator: " ").map(String.init), in: folder, deadline: .seconds(560))
      try "\(process)".write(toFile: "/tmp/appium.out", atomically: true, encoding: .utf8)
    }
    let talk = await server.conversation
    let text = talk.suffix(400).map { "\($0.method) \($0.path) \(String("\($0.body)".prefix(300))) → \($0.status) \(String("\($0.reply)".prefix(400)))" }.joined(separator: "\n")
    try text.write(toFile: "/tmp/appium.talk", atomically: true, encoding: .utf8)
    print("requests", talk.count)
    await server.stop()
  }
}
