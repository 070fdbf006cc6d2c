import Foundation
import SpecTestKit
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The main thread of a tool serves the main actor, and nothing else depends on it.
@Suite struct MainThreadTests {
  private static let executable = SpecProcess.executable.deletingLastPathComponent()
    .appendingPathComponent("OwnTool")

  private static func run(
    _ step: String, _ flags: [String] = [], interruptions: [SpecProcess.Interruption] = []
  ) async throws -> SpecProcess {
    let feature = "Feature: f\n  Scenario: s\n    When \(step)\n    Then all is well\n"
    return try await TemporaryFolder.with(["a.feature": feature]) { folder in
      try await SpecProcess.run(
        ["run", "a.feature"] + flags, in: folder, interruptions: interruptions,
        executable: executable)
    }
  }

  @Test(arguments: ["a body runs on the main actor", "a body uses the main queue"])
  func `bodies of the main actor and blocks of the main queue run on the main thread`(
    step: String
  ) async throws {
    let process = try await Self.run(step)
    #expect(process.ending == .exited(0), "\(process)")
  }

  @Test func `a body that blocks the main thread is abandoned at its time limit`() async throws {
    let process = try await Self.run("a body blocks the main thread", ["--step-timeout", "100ms"])
    #expect(process.ending == .exited(1), "\(process)")
    #expect(process.output.contains("the step ran longer than its limit of 100 ms"), "\(process)")
  }

  @Test func `a signal stops a run whose main thread is blocked`() async throws {
    let process = try await Self.run(
      "a body blocks the main thread", ["--report", "messages"],
      interruptions: [.init(SIGINT, after: #"{"testStepStarted""#)])
    #expect(process.ending == .exited(130), "\(process)")
    #expect(
      process.errors
        == "own-tool: stopping: finishing hooks and reports; a second signal exits immediately\n")
    #expect(process.output.contains("the run was interrupted"), "\(process)")
  }
}
