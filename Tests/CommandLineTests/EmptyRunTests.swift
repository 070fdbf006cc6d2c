import SpecTestKit
import Testing

/// A run that selects or checks nothing, in its reports, its recording and what is made of it; and
/// reports that would replace what was read.
@Suite struct EmptyRunTests {
  private static let files = [
    "specs/a.feature": """
    Feature: A
      @setup
      Scenario: ready
        Given the "slack-login" app is open

      Scenario: hovering
        Given the "slack-login" app is open
        When I hover over "Next"
        Then I see "Next"

    """
  ]

  private static func withFiles(
    _ work: (TemporaryFolder, ([String]) async throws -> SpecProcess) async throws -> Void
  ) async throws {
    try await TemporaryFolder.with(files) { folder in
      try await work(folder) { try await SpecProcess.run($0, in: folder) }
    }
  }

  @Test func `a setup that passes does not make a run of skipped scenarios pass`() async throws {
    try await Self.withFiles { folder, spec in
      let run = try await spec(["run", "--junit", "a.xml", "--report", "messages:a.ndjson"])
      #expect(run.status == 5, "\(run)")
      #expect(
        run.errors == """
          spec: nothing was checked: 1 scenario was skipped
          the report has the reasons; use an engine that can check the scenarios, or permit it with \
          --allow-empty

          """)
      let report = try await spec(["report", "a.ndjson", "--junit", "b.xml"])
      #expect(report.status == 5 && report.output == run.output, "\(report)")
      let junit = try folder.text(of: "a.xml")
      #expect(try folder.text(of: "b.xml") == junit)
      #expect(
        junit.contains(
          "<error type=\"NothingChecked\" message=\"nothing was checked: every scenario was skipped\""
        ),
        "\(junit)")
    }
  }

  @Test func `what a person permits is no error`() async throws {
    try await Self.withFiles { _, spec in
      let run = try await spec(["run", "--allow-empty", "--report", "messages:a.ndjson"])
      #expect(run.status == 0, "\(run)")
      #expect(try await spec(["report", "a.ndjson"]).status == 0)
      let none = ["run", "--tags", "@no", "--allow-empty", "--report", "messages:b.ndjson"]
      #expect(try await spec(none).status == 0)
      #expect(try await spec(["report", "b.ndjson"]).status == 0)
    }
  }

  @Test func `an empty selection stays one when it is reported and merged`() async throws {
    try await Self.withFiles { folder, spec in
      for shard in ["1/2", "2/2"] {
        let run = try await spec([
          "run", "--tags", "@no", "--shard", shard, "--report",
          "messages:\(shard.first ?? "0").ndjson",
        ])
        #expect(run.status == 4, "\(run)")
      }
      #expect(try await spec(["report", "1.ndjson"]).status == 4)
      let merged = try await spec(["merge", "1.ndjson", "2.ndjson", "--junit", "m.xml"])
      #expect(merged.status == 4, "\(merged)")
      #expect(try folder.text(of: "m.xml").contains("<error"))
    }
  }

  @Test(arguments: [
    ["run", "--junit", "specs/a.feature"], ["run", "--report", "html:specs/a.feature"],
    ["run", "--report", "messages:spec.json"], ["lint", "--output", "specs/a.feature"],
  ])
  func `nothing replaces a source of the suite`(line: [String]) async throws {
    try await Self.withFiles { folder, spec in
      let process = try await spec(line)
      #expect(process.status == 2, "\(process)")
      #expect(process.errors.contains("this one is read as part of the suite"), "\(process)")
      #expect(folder.files == ["specs/a.feature"])
      #expect(try folder.text(of: "specs/a.feature") == Self.files["specs/a.feature"])
    }
  }

  @Test func `a report does not replace the recording that it is made from`() async throws {
    try await Self.withFiles { folder, spec in
      _ = try await spec(["run", "--report", "messages:a.ndjson"])
      let recording = try folder.text(of: "a.ndjson")
      for target in ["messages:a.ndjson", "html:./a.ndjson"] {
        let process = try await spec(["report", "a.ndjson", "--report", target])
        #expect(process.status == 2, "\(process)")
        #expect(process.errors.contains("is both input and output"), "\(process)")
        #expect(try folder.text(of: "a.ndjson") == recording)
      }
    }
  }
}
