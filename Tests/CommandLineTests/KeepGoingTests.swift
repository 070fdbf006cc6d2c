import Foundation
import SpecTestKit
import Testing

/// `--keep-going`: the other files run although one has errors, and the run fails.
@Suite struct KeepGoingTests {
  struct Line: Sendable, CustomTestStringConvertible {
    let name: String
    let arguments: [String]
    var testDescription: String { name }

    init(_ name: String, _ arguments: String...) {
      self.name = name
      self.arguments = ["run"] + arguments + ["--keep-going"]
    }
  }

  static let files = [
    "specs/broken.feature": """
    Feature: Broken
      @step
      Scenario: the form waits
        Then "Next" is disabled

      Scenario this line has no colon

    """,
    "specs/fine.feature": """
    Feature: Fine
      Scenario: One
        Given the "slack-login" app is open
        Then "Next" is disabled
      Scenario: Two
        Given the "slack-login" app is open
        Then "Next" is disabled

    """,
    "other/calls.feature": """
    Feature: Calls
      Scenario: The step is defined in a broken file
        Given the "slack-login" app is open
        Then the form waits

    """,
    "other/unfitting.feature": """
    Feature: Unfitting
      Scenario: A step has a table that it does not take
        Given the "slack-login" app is open
          | a |
        Then "Next" is disabled

    """,
  ]

  @Test(arguments: [
    Line("broken", "specs", "--report", "pretty"),
    Line("junit", "specs", "--report", "junit"),
    Line("dry-run", "specs", "--dry-run"),
    Line("shard", "specs", "--shard", "1/2", "--report", "pretty"),
    Line("steps", "other/calls.feature"),
    Line("only-broken", "specs/broken.feature"),
    Line("unfitting", "specs", "other/unfitting.feature"),
    Line("missing", "specs", "gone.feature"),
    Line("rerun", "specs", "--report", "rerun"),
  ])
  func `other files run and the errors are reported`(line: Line) async throws {
    let transcript = try await Transcript.of(line.arguments, files: Self.files)
    expectGolden("\(transcript)", "keep-going/\(line.name).txt")
  }

  @Test func `a file that is not text or cannot be read does not stop the others`() async throws {
    try await TemporaryFolder.with(["specs/fine.feature": Self.files["specs/fine.feature"] ?? ""]) {
      folder in
      try (Data("Feature: caf".utf8) + [0xE9]).write(to: folder.file("specs/latin.feature"))
      try FileManager.default.createSymbolicLink(
        atPath: folder.file("specs/dangling.feature").path, withDestinationPath: "nowhere")
      let without = try await SpecProcess.run(["run"], in: folder)
      #expect(without.status == 2 && !without.output.contains("passed"), "\(without)")
      let process = try await SpecProcess.run(["run", "--keep-going"], in: folder)
      expectGolden("\(Transcript(process, in: folder))", "keep-going/unreadable.txt")
    }
  }

  @Test func `a setting of spec.json has the same effect`() async throws {
    var files = Self.files
    files["spec.json"] = #"{"defaults": {"keep-going": true}}"#
    let transcript = try await Transcript.of(["run", "specs", "-r", "pretty"], files: files)
    #expect(transcript.process.status == 2)
    #expect(transcript.process.output.contains("2 scenarios (2 passed)"), "\(transcript)")
  }

  @Test func `last-failed remembers a broken file until all its scenarios have passed`()
    async throws
  {
    try await TemporaryFolder.with(Self.files) { folder in
      func run(_ arguments: String...) async throws -> (remembered: String, process: SpecProcess) {
        let process = try await SpecProcess.run(["run"] + arguments, in: folder)
        return (try folder.lastFailed(), process)
      }
      #expect(try await run("--keep-going").remembered == "specs/broken.feature\n")
      // The file is still broken: its errors are reported again, with and without the flag.
      for flags in [["--keep-going"], []] {
        let again = try await SpecProcess.run(["run", "--last-failed"] + flags, in: folder)
        #expect(again.status == 2 && again.errors.contains("broken.feature:6"), "\(again)")
      }
      try folder.write(
        """
        Feature: Mended
          @a
          Scenario: A
            Given the "slack-login" app is open
            Then "Next" is disabled
          Scenario: B
            Given the "slack-login" app is open
            Then "Next" is enabled

        """, to: "specs/broken.feature")
      let part = try await run("--last-failed", "--tags", "@a")
      #expect(part.remembered == "specs/broken.feature:6\n" && part.process.status == 0)
      let rest = try await run("--last-failed")
      #expect(rest.remembered == "specs/broken.feature:6\n" && rest.process.status == 1)
      let whole = try await SpecProcess.run(["run", "specs/fine.feature"], in: folder)
      #expect(whole.status == 0)
      #expect(try folder.lastFailed() == "specs/broken.feature:6\n")
    }
  }
}
