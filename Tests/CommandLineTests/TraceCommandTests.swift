import Foundation
import SpecTestKit
import Testing

/// `spec trace`: answers to questions about a recorded run.
@Suite struct TraceCommandTests {
  private static let files = [
    "specs/log-in.feature": """
    Feature: Log in
      Background:
        Given the "slack-login" app is open

      Scenario: The button is off
        When I type "acme"
        Then "Next" is disabled
        And "Workspace URL" shows "acme"

      Scenario Outline: It comes with <text>
        When I type "<text>"
        Then "Next" is enabled

        Examples:
          | text |
          | a    |
          | ab   |

      @step
      Scenario: the button is on
        Then "Next" is enabled

      Scenario: It calls
        When I type "b"
        Then the button is on

    """
  ]

  /// What several questions print, without what differs from run to run.
  private static func story(_ folder: TemporaryFolder, _ lines: [[String]]) async throws -> String {
    var story = ""
    for line in lines {
      let process = try await SpecProcess.run(["trace"] + line, in: folder)
      story += "\(Transcript(process, in: folder))\n"
    }
    return story.replacing(/\((\w+), [\d.]+ m?s\b/) { "(\($0.1), TIME" }
      .replacing(/"milliseconds": \d+/, with: "\"milliseconds\": 0")
  }

  private static func run(_ folder: TemporaryFolder, _ flags: String...) async throws {
    let run = try await SpecProcess.run(
      ["run", "--report", "messages:run.ndjson", "--report", "summary"] + flags, in: folder)
    #expect(run.status == 1, "\(run)")
  }

  @Test func `a recorded run is asked about failures, steps, screens and texts`() async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      try await Self.run(folder)
      let story = try await Self.story(
        folder,
        [
          ["run.ndjson", "failures"], ["run.ndjson", "actions"],
          ["run.ndjson", "actions", "It calls"], ["run.ndjson", "actions", "--limit", "2"],
          ["run.ndjson", "screen", "3"], ["run.ndjson", "screen", "3", "--limit", "2"],
          ["run.ndjson", "grep", "Next", "--limit", "3"], ["run.ndjson", "grep", "/b{1}$/"],
          ["run.ndjson", "grep", "acme", "specs/log-in.feature:5", "--format", "json"],
        ])
      expectGolden(story, "command-line/trace-questions.txt")
    }
  }

  @Test func `every screen of a run can be asked for if it was recorded`() async throws {
    var recorded = ""
    for (name, flag) in [("screens", "--screens=all"), ("traced", "--trace=trace")] {
      try await TemporaryFolder.with(Self.files) { folder in
        try await Self.run(folder, flag)
        let story = try await Self.story(
          folder,
          [
            ["run.ndjson", "screen", "1", "with ab"], ["run.ndjson", "screen", "2"],
            ["run.ndjson", "screen", "3"], ["run.ndjson", "screen", "2", "--format", "json"],
          ])
        expectGolden(story.lines(beyond: recorded), "command-line/trace-\(name).txt")
        recorded = story
        let picture = try await SpecProcess.run(
          ["trace", "run.ndjson", "screen", "3", "--format", "svg"], in: folder)
        #expect(picture.output.hasPrefix("<svg ") && picture.output.hasSuffix("</svg>\n"))
      }
    }
  }

  @Test func `a question without an answer is refused with what to do`() async throws {
    var files = Self.files
    files["empty.ndjson"] = ""
    files["junk.ndjson"] = "no recording\n"
    try await TemporaryFolder.with(files) { folder in
      try await Self.run(folder)
      let story = try await Self.story(
        folder,
        [
          ["run.ndjson"], ["run.ndjson", "screens"], ["run.ndjson", "failures", "more"],
          ["run.ndjson", "screen"], ["run.ndjson", "screen", "0"], ["run.ndjson", "screen", "9"],
          ["run.ndjson", "screen", "1"], ["run.ndjson", "screen", "2", "with ab"],
          ["run.ndjson", "screen", "3", "--format", "svg", "It comes"],
          ["run.ndjson", "actions", "It comes"], ["run.ndjson", "actions", "It goes"],
          ["run.ndjson", "actions", "It calls", "--attempt", "2"],
          ["run.ndjson", "actions", "--attempt", "1"], ["run.ndjson", "grep"],
          ["run.ndjson", "grep", ""], ["run.ndjson", "grep", "/(/"],
          ["run.ndjson", "grep", "nowhere"], ["run.ndjson", "grep", "Next", "It goes"],
          ["run.ndjson", "failures", "--attempt", "1"],
          ["run.ndjson", "failures", "--format", "svg"],
          ["run.ndjson", "failures", "--limit", "0"],
          ["gone.ndjson", "failures"], ["junk.ndjson", "failures"], ["empty.ndjson", "failures"],
          ["empty.ndjson", "actions"], ["empty.ndjson", "grep", "a"],
        ])
      expectGolden(story, "command-line/trace-refused.txt")
    }
  }

  @Test func `the recording of a killed run is answered as far as it goes`() async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      try await Self.run(folder)
      let whole = try String(contentsOf: folder.file("run.ndjson"), encoding: .utf8)
      let lines = whole.split(separator: "\n")
      let failed = try #require(lines.firstIndex { $0.contains("\"status\":\"FAILED\"") })
      let cut = lines[...failed].joined(separator: "\n") + "\n{\"testStep"
      try Data(cut.utf8).write(to: folder.file("run.ndjson"))
      let story = try await Self.story(
        folder,
        [
          ["run.ndjson", "failures"], ["run.ndjson", "failures", "--format", "json"],
          ["run.ndjson", "actions"], ["run.ndjson", "grep", "disabled"],
        ])
      expectGolden(story, "command-line/trace-cut.txt")
    }
  }

  /// Recordings of other features: retries, hooks, rows, known issues, hostile characters.
  @Test(arguments: ["login", "hooks", "outline", "known-issues", "hostile", "broken", "cut-short"])
  func `a recording of any kind has answers`(name: String) async throws {
    let file = ConformanceData.projectRoot
      .appendingPathComponent("Tests/Goldens/messages/\(name).plain.ndjson")
    let recording = try String(contentsOf: file, encoding: .utf8)
    try await TemporaryFolder.with(["run.ndjson": recording]) { folder in
      let story = try await Self.story(
        folder,
        [
          ["run.ndjson", "failures"], ["run.ndjson", "actions"], ["run.ndjson", "screen", "2"],
          ["run.ndjson", "grep", "/./", "--limit", "12"],
        ])
      expectGolden(story, "command-line/trace-of-\(name).txt")
    }
  }

  @Test func `another attempt can be asked for`() async throws {
    let file = ConformanceData.projectRoot
      .appendingPathComponent("Tests/Goldens/messages/login.plain.ndjson")
    let recording = try String(contentsOf: file, encoding: .utf8)
    try await TemporaryFolder.with(["run.ndjson": recording]) { folder in
      let story = try await Self.story(
        folder,
        [
          ["run.ndjson", "actions", "A flaky one"],
          ["run.ndjson", "actions", "specs/login.feature:29", "--attempt", "2"],
          ["run.ndjson", "actions", "A flaky one", "--attempt", "3"],
        ])
      expectGolden(story, "command-line/trace-attempts.txt")
    }
  }

  @Test func `what a run recorded does not make an answer long`() async throws {
    let text = String(repeating: "ab ", count: 5_000)
    let feature = """
      Feature: Long
        Scenario: Long
          Given the "slack-login" app is open
          When I type "\(text)"
          Then "Next" is disabled

      """
    try await TemporaryFolder.with(["specs/long.feature": feature]) { folder in
      try await Self.run(folder, "--screens=all")
      for question in [["failures"], ["actions"], ["screen", "3"], ["grep", "ab"]] {
        for format in ["text", "json"] {
          let answer = try await SpecProcess.run(
            ["trace", "run.ndjson"] + question + ["--format", format], in: folder)
          #expect(answer.status == 0)
          #expect(answer.output.utf8.count < 20_000, "\(question) \(format)")
          #expect(answer.output.contains("more characters)"))
        }
      }
    }
  }
}
