import Foundation
import SpecTestKit
import Testing

/// What the commands print about steps that scenarios define: everything, compared with a
/// transcript.
struct TextStepCommandTests {
  private static let files = [
    "specs/steps.feature": """
    @step
    Feature: Steps
      Scenario: I name the workspace "<name>"
        Opens the app first.

        Given the "slack-login" app is open
        When I type "<name>"

      Scenario: I reach the email with "<name>"
        When I name the workspace "<name>"
        And I tap "Next"
        Then I am on the "email" screen

      Scenario: these are shown
        Then I see:
          | <table> |

    """,
    "specs/log-in.feature": """
    Feature: Log in
      Scenario: The email comes next
        When I reach the email with "acme"
        Then these are shown
          | Prev |

      Scenario: A name of no letters
        When I reach the email with "?"

      Scenario Outline: The address of <name>
        Given I name the workspace "<name>"
        Then "Next" is enabled
        Examples:
          | name |
          | a    |

    """,
    "other/macro.feature": """
    Feature: Macro
      @macro
      Scenario: I open it
        Given the "slack-login" app is open
      Scenario: It is closed first
        When I open it
        Then "Next" is disabled

    """,
    "wrong/circle.feature": """
    Feature: In a circle
      @step
      Scenario: I go there
        When I come back
      @step
      Scenario: I come back
        When I go there
      @step
      Scenario: I tap "<button>"
        When I press "<key>" on the keyboard

    """,
    "new/unknown.feature": """
    Feature: Nobody knows
      @step
      Scenario: I do something new
        When I danse
      Scenario: New
        When I do something new
        Then "Next" is enabled

    """,
  ]

  @Test(arguments: [
    ("pretty", ["run", "--report", "pretty"]),
    ("summary", ["run"]),
    ("junit", ["run", "specs/log-in.feature:2", "--report", "junit"]),
    ("one-alone", ["run", "specs/log-in.feature:2"]),
    ("only-steps", ["run", "specs/steps.feature"]),
    ("dry-run", ["run", "new/unknown.feature", "--dry-run"]),
    ("undefined", ["run", "new/unknown.feature", "--report", "pretty"]),
    ("circle", ["run", "wrong/circle.feature"]),
    ("list", ["list", "specs"]),
    ("expand", ["expand", "specs"]),
    ("expand-json", ["expand", "specs/log-in.feature:2", "--format", "json"]),
    ("steps", ["steps", "workspace"]),
    ("other-tag", ["run", "other", "--step-tag", "@macro"]),
    ("no-tag", ["run", "other", "--step-tag", "macro"]),
    ("missing-place", ["run", "--steps-from", "nowhere"]),
    ("other-place", ["run", "specs/log-in.feature:9", "--steps-from", "other"]),
  ])
  func `text steps are shown with what they run`(_ name: String, _ arguments: [String]) async throws
  {
    expectGolden(
      "\(try await Transcript.of(arguments, files: Self.files))",
      "command-line/text-steps-\(name).txt")
  }

  @Test func `the examples of the page about text steps are understood`() async throws {
    let page = try String(
      contentsOf: ConformanceData.projectRoot.appendingPathComponent(
        "Documentation/Text-Steps.md"), encoding: .utf8)
    let blocks = page.components(separatedBy: "```gherkin\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```\n").first
    }
    try #require(blocks.count == 4)
    let files = [
      "specs/signing-in.feature": blocks[0], "specs/words.feature": blocks[1],
      "specs/forms.feature": blocks[2],
      "specs/calls.feature": "Feature: Calls\n  Scenario: Registering\n\(blocks[3])\n"
        + "    Then the message is\n      \"\"\"\n      Thank you.\n      \"\"\"\n",
    ]
    try await TemporaryFolder.with(files) { folder in
      let run = try await SpecProcess.run(["run", "--dry-run"], in: folder)
      #expect(run.status == 0, "\(run)")
      #expect(run.output.contains("2 scenarios (2 skipped)"), "\(run)")
    }
  }

  @Test func `a recording is reported like the run`() async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      let run = try await SpecProcess.run(
        ["run", "--report", "pretty", "--report", "messages:run.ndjson"], in: folder)
      let report = try await SpecProcess.run(
        ["report", "run.ndjson", "--report", "pretty"], in: folder)
      #expect(
        Transcript.steady(report.output, in: folder)
          == Transcript.steady(run.output, in: folder))
    }
  }

  @Test func `in a folder of the suite, the way to its settings is shown`() async throws {
    try await TemporaryFolder.with(["spec.json": "{}", "specs/a/b": "", ".git/HEAD": ""]) {
      folder in
      let run = try await SpecProcess.run(
        ["-c", "cd specs/a && exec \"$0\" run", SpecProcess.executable.path], in: folder,
        executable: URL(fileURLWithPath: "/bin/sh"))
      #expect(
        run.errors.contains(
          "  fix: the suite is in the folder of ../../spec.json: go there with cd ../..; or name "
            + "your features: spec run PATH\n"), "\(run)")
    }
  }

  @Test(arguments: [
    ("clash", "do <a> and <b>", "do <a>"), ("ambiguous", "do <a> and leave", "do this and <b>"),
  ])
  func `a step that two text steps match is an error before the run`(
    name: String, one: String, other: String
  ) async throws {
    func definition(_ sentence: String) -> String {
      let names = sentence.split(separator: " ").filter { $0.hasPrefix("<") }
      return "  @step\n  Scenario: \(sentence)\n"
        + names.map { "    Then I see \"\($0)\"\n" }.joined() + "\n"
    }
    let feature =
      "Feature: F\n\n" + definition(one) + definition(other) + """
          @step
          Scenario: both
            When do this and leave

          Scenario: one
            When do this and leave

          Scenario: two
            When both

        """
    try await TemporaryFolder.with(["specs/a.feature": feature]) { folder in
      let run = try await SpecProcess.run(["run", "--keep-going"], in: folder)
      expectGolden("\(Transcript(run, in: folder))", "command-line/text-steps-\(name).txt")
    }
  }

  @Test func `a line feed of a value is visible`() async throws {
    let feature = """
      Feature: F
        Scenario Outline: typed
          Given the "slack-login" app is open
          When I type "<text>"
          Then "Next" is disabled

          Examples:
            | text |
            | a\\nb |

      """
    try await TemporaryFolder.with(["specs/a.feature": feature]) { folder in
      for command in [["run", "-r", "pretty"], ["expand"]] {
        let run = try await SpecProcess.run(command, in: folder)
        #expect(run.output.contains("When I type \"a\u{240A}b\"\n"), "\(run)")
      }
    }
  }
}
