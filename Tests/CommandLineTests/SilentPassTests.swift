import Foundation
import SpecTestKit
import Testing

/// What must not look like success, although every scenario that ran passed.
@Suite struct SilentPassTests {
  private static let feature = """
    Feature: f
      @door-1
      Scenario: s
        Given the "memo" app is open
        Then I see "Sign in with Apple"

    """

  private static func within(
    _ more: [String: String] = [:],
    _ body: (TemporaryFolder, (String...) async throws -> SpecProcess) async throws -> Void
  ) async throws {
    let files = more.merging(["specs/a.feature": feature]) { own, _ in own }
    try await TemporaryFolder.with(files) { folder in
      try await body(folder) { (arguments: String...) in
        try await SpecProcess.run(arguments, in: folder)
      }
    }
  }

  @Test func `a link that may lead to a folder of features leads to nothing`() async throws {
    try await Self.within { folder, spec in
      try FileManager.default.createSymbolicLink(
        atPath: folder.file("specs/shared").path, withDestinationPath: "../not-there")
      let run = try await spec("run", "specs")
      #expect(run.status == 2)
      #expect(run.errors.contains("error: the link \"specs/shared\" leads to nothing\n"), "\(run)")
    }
  }

  @Test func `the recording of a dry run proves no requirement`() async throws {
    let requirements = "- **door-1** [M] It opens.\n"
    try await Self.within(["specs/requirements.md": requirements]) { _, spec in
      _ = try await spec("run", "specs", "--dry-run", "--report", "messages:dry.ndjson")
      let coverage = try await spec("coverage", "specs", "--recording", "dry.ndjson")
      #expect(coverage.status == 5)
      #expect(coverage.output.contains("the recording has skipped every one"), "\(coverage)")
    }
  }

  @Test func `a recording without an end, or of a fault, proves no requirement`() async throws {
    try await TemporaryFolder.with([
      "specs/requirements.md": "- **door-1** [M] It opens.\n",
      "specs/a.feature": """
      Feature: f
        @door-1
        Scenario: s
          Given the "slack-login" app is open
          Then I see "Next"

      """,
    ]) { folder in
      let fault = ["--fault", "next-does-nothing"]
      for (name, flags) in [("run", []), ("fault", fault)] {
        let run = try await SpecProcess.run(
          ["run", "specs", "--report", "messages:\(name).ndjson"] + flags, in: folder)
        #expect(run.status == 0, "\(run)")
      }
      let lines = try folder.text(of: "run.ndjson").split(separator: "\n")
      let rest = lines.filter { !$0.contains("testRunFinished") }
      try folder.write(rest.joined(separator: "\n") + "\n", to: "rest.ndjson")
      for (name, status, text) in [
        ("run", Int32(0), ""), ("rest", 3, "\"rest.ndjson\" ends before its run does"),
        ("fault", 2, "is of a run with the fault next-does-nothing"),
      ] {
        let coverage = try await SpecProcess.run(
          ["coverage", "specs", "--recording", "\(name).ndjson"], in: folder)
        #expect(coverage.status == status, "\(coverage)")
        #expect(coverage.errors.contains(text) || text.isEmpty, "\(coverage)")
      }
      let docs = try await SpecProcess.run(
        ["docs", "specs", "--recording", "fault.ndjson", "--output", "site"], in: folder)
      #expect(docs.status == 2, "\(docs)")
    }
  }

  @Test func `a recording that lacks results is not the record of a success`() async throws {
    try await Self.within { folder, spec in
      _ = try await spec("run", "specs", "--report", "messages:run.ndjson")
      let lines = try folder.text(of: "run.ndjson").split(separator: "\n")
      let rest = lines.filter { !$0.contains("testStepFinished") }
      try folder.write(rest.joined(separator: "\n") + "\n", to: "rest.ndjson")
      let report = try await spec("report", "rest.ndjson")
      #expect(report.status == 3)
      #expect(
        report.output.contains("the recording lacks the results of steps of 1 scenario"),
        "\(report)")
    }
  }

  @Test func `a shard counts no setups among its scenarios`() async throws {
    let setup = """
      Feature: g
        @setup
        Scenario: start
          Given the "memo" app is open
        Scenario: one
          Given the "memo" app is open
          Then I see "Sign in with Apple"

      """
    try await Self.within(["specs/b.feature": setup]) { _, spec in
      let run = try await spec("run", "specs/b.feature", "--shard", "1/1")
      #expect(run.output.contains("\nshard 1/1: 1 of 1 scenario\n"), "\(run)")
    }
  }

  @Test func `a hyphen is standard output, not a file`() async throws {
    try await Self.within { folder, spec in
      let run = try await spec("run", "specs", "--junit", "-")
      #expect(run.output.hasPrefix("<?xml"))
      #expect(!folder.files.contains("-"))
    }
  }
}
