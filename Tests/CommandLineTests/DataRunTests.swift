import Foundation
import SpecTestKit
import Testing

/// Runs with rows of examples that are in data files.
@Suite struct DataRunTests {
  private static let feature = """
    Feature: Typing
      Scenario Outline: <text>
        Given the "slack-login" app is open
        When I type "<text>" into "Workspace URL"
        Then "Workspace URL" shows "<shown>"

        Examples: from "rows.csv"

    """
  private static let files = [
    "specs/a.feature": feature, "specs/rows.csv": "text,shown\na,a\nb,c\nd,d\n",
  ]

  private static func within(
    _ files: [String: String] = files,
    _ body: (_ run: (String...) async throws -> SpecProcess, TemporaryFolder) async throws -> Void
  ) async throws {
    try await TemporaryFolder.with(files) { folder in
      try await body({ try await SpecProcess.run($0, in: folder) }, folder)
    }
  }

  @Test func `a failed row is named by its place in every report`() async throws {
    let reports = ["pretty", "summary", "junit", "junit-cucumber", "tap", "markdown", "teamcity"]
    for report in reports {
      try await Self.within { run, _ in
        let process = try await run("run", "specs", "--report", report)
        #expect(process.status == 1)
        #expect(process.output.contains("b (rows.csv:3)"), "\(report): \(process)")
        #expect(!process.output.contains("d (rows.csv:2)"), "\(report): \(process)")
      }
    }
  }

  @Test func `one row runs by its name, and a failed one is remembered until all pass`()
    async throws
  {
    try await Self.within { run, folder in
      func memory() throws -> String { try folder.lastFailed() }
      let one = try await run("run", "specs", "--name", "rows.csv:2")
      #expect(one.output.contains("\n1 scenario (1 passed)\n"), "\(one)")
      _ = try await run("run", "specs")
      #expect(try memory() == "specs/a.feature:7\n")
      // The other rows have the same line, but they are not the one that failed.
      _ = try await run("run", "specs", "--name", "rows.csv:2")
      #expect(try memory() == "specs/a.feature:7\n")
      let again = try await run("run", "--last-failed")
      #expect(again.output.contains("\n3 scenarios (1 failed, 2 passed)\n"), "\(again)")
      try folder.write("text,shown\na,a\nb,b\nd,d\n", to: "specs/rows.csv")
      #expect(try await run("run", "--last-failed").status == 0)
      #expect(try memory() == "")
    }
  }

  @Test func `shards of a data file merge to the run of all rows`() async throws {
    try await Self.within { run, folder in
      for shard in 1...2 {
        _ = try await run(
          "run", "specs", "--shard", "\(shard)/2", "--report", "messages:\(shard).ndjson")
      }
      let merged = try await run("merge", "1.ndjson", "2.ndjson", "--report", "pretty")
      #expect(merged.output.contains("\n3 scenarios (1 failed, 2 passed)\n"), "\(merged)")
      for row in 2...4 { #expect(merged.output.contains("(rows.csv:\(row))"), "\(merged)") }
      try folder.write("text,shown\na,a\nb,c\nd,e\n", to: "specs/rows.csv")
      _ = try await run("run", "specs", "--shard", "2/2", "--report", "messages:2.ndjson")
      let mixed = try await run("merge", "1.ndjson", "2.ndjson")
      #expect(
        mixed.errors.contains(
          "\"specs/a.feature\" is not the same in 1.ndjson and 2.ndjson"), "\(mixed)")
    }
  }

  @Test func `a mistake in a data file stops every command with its line`() async throws {
    let files = Self.files.merging(["specs/rows.csv": "text,shown\na\n"]) { $1 }
    for command in [
      ["run", "specs"], ["list", "specs"], ["parse", "specs/a.feature", "--format", "tree"],
    ] {
      try await TemporaryFolder.with(files) { folder in
        let process = try await SpecProcess.run(command, in: folder)
        #expect(
          process.errors.hasPrefix(
            """
            error: this row has 1 value, and the header has 2 columns
              --> specs/rows.csv:2
               |
             2 | a
              note: these are the rows of the examples at specs/a.feature:7
              fix: give every row one value for each of "text" and "shown"

            """), "\(process)")
        #expect(process.status == 2)
      }
    }
  }

  @Test func `the messages of a run have the rows, and a report of them the names`() async throws {
    try await Self.within { run, _ in
      _ = try await run("run", "specs", "--report", "messages:run.ndjson")
      let report = try await run("report", "run.ndjson", "--report", "pretty")
      #expect(report.output.contains("b (rows.csv:3)"), "\(report)")
      #expect(report.output.contains("\n3 scenarios (1 failed, 2 passed)\n"), "\(report)")
    }
  }
}
