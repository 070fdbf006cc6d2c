import SpecTestKit
import Testing

@testable import SpecCommandLine

/// What `spec explain` says of the lines of a feature.
@Suite struct ExplainTests {
  private static let files = [
    "specs/log-in.feature": """
    Feature: Log in

      Background:
        Given the "slack-login" app is open

      @smoke @slack-1.4 @slack-9.9
      Scenario Outline: The return key says <title>
        When I type "acme"
        Then the return key says "<title>"
        # a comment

        Examples:
          | title |
          | Go    |
          | Done  |

      Scenario: What is not right
        When I tpye "acme"
        And "Next" is enabled
          | a | b |
        And 1 item is "\u{1B}[31m"

    """,
    "specs/requirements.md": "# Slack\n\n- **slack-1.4** [M] The return key says Go.\n",
    "korean.feature": "# language: ko\n기능: 로그인\n  시나리오: 열기\n    조건 앱이 열려 있다\n",
    "broken.feature": "Feature: a\n  Scenario: b\n    Given c\n    d\n",
    "text/steps.feature": """
    @step
    Feature: Steps
      Scenario: I enter <address>
        When I type <address>
        And I press the return key
        Then I zork

    """,
    "text/use.feature": "Feature: Use\n  Scenario: a\n    When I enter \"acme\"\n",
    "no-row.feature": "Feature: a\n  Background:\n    Given the app is open\n",
    "spec.json": #"{"defaults": {"engine": "gone"}, "engines": {"gone": "stdio:./gone"}}"#,
  ]

  @Test(arguments: [
    ("step-of-an-outline", ["specs/log-in.feature:9"]),
    ("step-of-a-background", ["specs/log-in.feature:4"]),
    ("undefined", ["specs/log-in.feature:18"]), ("unfitting", ["specs/log-in.feature:19"]),
    ("row-of-a-table", ["specs/log-in.feature:20"]),
    ("control-characters", ["specs/log-in.feature:21"]),
    ("outline", ["specs/log-in.feature:7"]), ("row", ["specs/log-in.feature:15"]),
    ("tags", ["specs/log-in.feature:6"]), ("scenario", ["specs/log-in.feature:17"]),
    ("comment", ["specs/log-in.feature:10"]), ("feature", ["specs/log-in.feature:1"]),
    ("blank", ["specs/log-in.feature:16"]), ("beyond", ["specs/log-in.feature:99"]),
    ("korean", ["korean.feature:4"]), ("no-line", ["specs/log-in.feature"]),
    ("line-zero", ["specs/log-in.feature:0"]), ("broken", ["broken.feature:1"]),
    ("missing", ["gone.feature:1"]), ("folder", ["specs:1"]), ("no-scenario", ["no-row.feature:3"]),
    ("text-step-called", ["text/use.feature:3"]), ("text-step", ["text/steps.feature:3"]),
    ("part-of-a-text-step", ["text/steps.feature:4"]),
    ("json-text-step", ["text/use.feature:3", "--format", "json"]),
    ("no-recording", ["specs/log-in.feature:9", "--recording", "gone.ndjson"]),
    ("json", ["specs/log-in.feature:9", "--format", "json"]),
    ("json-undefined", ["specs/log-in.feature:18", "--format", "json"]),
    ("json-scenario", ["specs/log-in.feature:15", "--format", "json"]),
  ])
  func `a line is explained`(name: String, arguments: [String]) async throws {
    let transcript = try await Transcript.of(
      ["explain", "--no-config"] + arguments, files: Self.files)
    let text = transcript.whole.replacing(/"line": \d+,?\n(?=\s*\},\n\s*"summary")/, with: "LINE\n")
      .replacing(/"line": \d+(?=\n\s+\},\n\s+"summary")/, with: "\"line\": LINE")
    expectGolden(text.foldingJSON, "explain/\(name).txt")
  }

  @Test func `the engine of the settings is asked, and one that does not start is named`()
    async throws
  {
    let transcript = try await Transcript.of(
      ["explain", "specs/log-in.feature:9"], files: Self.files)
    expectGolden("\(transcript)", "explain/engine-of-settings.txt")
  }

  @Test func `results come from the recording, by name`() async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      _ = try await SpecProcess.run(
        [
          "run", "--no-config", "specs/log-in.feature:7", "--report", "messages:run.ndjson",
        ], in: folder)
      // The scenario moves.
      let text = try folder.text(of: "specs/log-in.feature")
      try folder.write("# A line\n" + text, to: "specs/log-in.feature")
      var transcript = ""
      for line in [9, 10, 8, 19] {
        let run = try await SpecProcess.run(
          ["explain", "--no-config", "specs/log-in.feature:\(line)"], in: folder)
        transcript += "\(Transcript(run, in: folder))".replacing(
          /in [\d.]+ m?s \(/, with: "in TIME (")
      }
      expectGolden(transcript, "explain/recording.txt")
    }
  }

  @Test(arguments: [
    ("a.feature:3", "a.feature", 3), ("a:b:12", "a:b", 12), ("é:1", "é", 1),
  ])
  func `a place is a file and a line`(text: String, path: String, line: Int) {
    let place = LineReference(text)
    #expect(place?.path == path)
    #expect(place?.line == line)
  }

  @Test(arguments: [
    "", "a", ":3", "a:", "a:0", "a:-1", "a:+1", "a: 1", "a:1x", "a:99999999999999999999",
  ])
  func `other texts are no place`(text: String) {
    #expect(LineReference(text) == nil)
  }
}
