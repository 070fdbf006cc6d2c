import Foundation
import SpecTestKit
import Testing

/// Runs compared by the command line: `spec diff`, `--history`, `spec history`, `--repeat-each`.
@Suite struct HistoryRunTests {
  private static func feature(_ state: String) -> [String: String] {
    [
      "specs/next.feature": """
      Feature: Next
        Scenario: It waits for an address
          Given the "slack-login" app is open
          Then "Next" is \(state)

        Scenario Outline: It comes with <text>
          Given the "slack-login" app is open
          When I type "<text>"
          Then "Next" is enabled

          Examples:
            | text |
            | a    |
            | ab   |

      """
    ]
  }

  /// What several commands print, without what differs from run to run.
  private static func story(
    _ folder: TemporaryFolder, _ lines: [String], environment: [String: String] = [:]
  ) async throws -> String {
    var story = ""
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      let process = try await SpecProcess.run(words, in: folder, environment: environment)
      story += "\(Transcript(process, in: folder))\n"
    }
    return story.replacing(/\d{4}-\d\d-\d\d(T[\d:]+Z)?/, with: "DATE")
      .replacing(/\d+(\.\d+)? m?s\b/, with: "TIME")
      .replacing(/run-\d+-\w+\.json/, with: "run-X.json")
      .replacing(/([mM]illiseconds"): \d+/) { "\($0.1): 0" }
      // Their order depends on the time.
      .replacing(/(Slowest [^\n]*\n)(  [^\n]*\n)+/) { "\($0.1)  …\n" }
  }

  @Test func `a change is compared with the state before`() async throws {
    try await TemporaryFolder.with(Self.feature("disabled")) { folder in
      var story = try await Self.story(folder, ["run -r messages:before.ndjson -r summary"])
      try Self.write(Self.feature("enabled"), to: folder)
      story += try await Self.story(
        folder,
        [
          "run -r messages:after.ndjson -r summary", "diff before.ndjson after.ndjson",
          "diff after.ndjson before.ndjson", "diff before.ndjson before.ndjson",
        ])
      expectGolden(story, "command-line/diff.txt")
    }
  }

  @Test func `recordings that cannot be compared are named`() async throws {
    var files = Self.feature("disabled")
    files["other/other.feature"] = files["specs/next.feature"]
    files["junk.ndjson"] = "no recording\n"
    files["empty.ndjson"] = ""
    try await TemporaryFolder.with(files) { folder in
      _ = try await Self.story(
        folder, ["run -r messages:a.ndjson", "run other -r messages:b.ndjson"])
      let whole = try String(contentsOf: folder.file("a.ndjson"), encoding: .utf8)
      let lines = whole.split(separator: "\n")
      let end = try #require(lines.firstIndex { $0.contains("testCaseFinished") })
      let cut = lines[...end].joined(separator: "\n") + "\n{\"testCaseStar"
      try Data(cut.utf8).write(to: folder.file("cut.ndjson"))
      let story = try await Self.story(
        folder,
        [
          "diff a.ndjson b.ndjson", "diff a.ndjson gone.ndjson", "diff junk.ndjson a.ndjson",
          "diff a.ndjson empty.ndjson", "diff a.ndjson", "diff a.ndjson a.ndjson a.ndjson",
          "diff a.ndjson cut.ndjson", "diff cut.ndjson a.ndjson",
          "diff a.ndjson a.ndjson --slower-factor 0.5", "diff a.ndjson a.ndjson --slower-by 5",
        ])
      expectGolden(story, "command-line/diff-errors.txt")
    }
  }

  @Test func `failures say since when they exist, and the ledger lists them`() async throws {
    try await TemporaryFolder.with(Self.feature("disabled")) { folder in
      var story = try await Self.story(folder, ["run --history h -r summary"])
      try Self.write(Self.feature("enabled"), to: folder)
      story += try await Self.story(
        folder,
        [
          "run --history h -r pretty", "run --history h -r summary --dry-run",
          "run --history h -r summary", "history h", "run --history-runs 2",
          "run --history h --history-runs 0", "run --history h --history-runs 2 -r summary",
          "history h", "history gone", "run --history= -r summary",
          "run --history specs/next.feature/h",
        ])
      expectGolden(story, "command-line/history.txt")
    }
  }

  @Test func `a file of another version is named and left as it is`() async throws {
    var files = Self.feature("disabled")
    files["h/run-1-a.json"] = "{\"version\": 2}"
    try await TemporaryFolder.with(files) { folder in
      let story = try await Self.story(
        folder, ["run --history h -r summary", "history h", "history h --format json"])
      expectGolden(story, "command-line/history-version.txt")
      let text = try String(contentsOf: folder.file("h/run-1-a.json"), encoding: .utf8)
      #expect(text == "{\"version\": 2}")
    }
  }

  @Test func `repetitions are named and counted in every report`() async throws {
    try await TemporaryFolder.with(Self.feature("disabled")) { folder in
      let story = try await Self.story(
        folder,
        [
          "run specs/next.feature:2 --repeat-each 2 -r pretty -r junit:report.xml",
          "run --repeat-each 2 --jobs 2 -r tap -r messages:run.ndjson", "report run.ndjson -r tap",
          "run specs/next.feature:2 --repeat-each 3 --fail-fast --fault next-enabled-on-load -r summary",
          "run --repeat-each 0", "run --repeat-each 1001",
        ])
      let report = try String(contentsOf: folder.file("report.xml"), encoding: .utf8)
      let names = report.matches(of: /\sname="(It[^"]*)"/).map { String($0.1) }
      expectGolden(story + names.joined(separator: "\n") + "\n", "command-line/repeat.txt")
    }
  }

  private static func write(_ files: [String: String], to folder: TemporaryFolder) throws {
    for (path, text) in files { try Data(text.utf8).write(to: folder.file(path)) }
  }
}
