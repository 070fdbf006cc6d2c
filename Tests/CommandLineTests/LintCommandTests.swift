import Foundation
import SpecTestKit
import Testing

/// What `spec lint` answers, compared with transcripts: findings, formats, statuses, wrong input.
@Suite struct LintCommandTests {
  /// A command line, files, and the name of its transcript.
  struct Line: Sendable, CustomTestStringConvertible {
    let name: String
    let arguments: [String]
    let files: [String: String]
    let variables: [String: String]

    init(
      _ name: String, _ arguments: String..., files: [String: String] = LintCommandTests.files,
      variables: [String: String] = [:]
    ) {
      self.name = "lint-" + name
      self.arguments = ["lint"] + arguments
      self.files = files
      self.variables = variables
    }

    var testDescription: String { name }
  }

  private static let clean = """
    Feature: Log in
      Scenario: Next waits
        Given the "slack-login" app is open
        Then "Next" is disabled

    """

  private static let untidy = """
    Feature: Untidy  
      @a  @b @a
      Scenario: 한글 🙂\u{20}
        When I tpye "acme".
        Given the "slack-login" app is open.


      Scenario Outline: Columns
        Given the "slack-login" app is open
        Then "Next" is <state>
        Examples:
          | state    | why |
          | disabled | x   |
          | disabled | x   |
    """

  static let files = [
    "specs/log-in.feature": clean, "untidy.feature": untidy,
    "broken/keyword.feature": "Featur: A\n",
    "broken/named.feature": "Feature: A\n  Scenario:\n    Given the \"slack-login\" app is open\n",
  ]

  private static func with(_ path: String, _ text: String) -> [String: String] {
    files.merging([path: text]) { $1 }
  }

  @Test(arguments: [
    Line("nothing-found"),
    Line("found", "untidy.feature", "specs"),
    Line("coloured", "broken/named.feature", "--color", "always"),
    Line("json", "untidy.feature", "--format", "json"),
    Line("github", "untidy.feature", "broken", "--format", "github"),
    Line(
      "in-a-build", "untidy.feature", "--rule", "undefined-step=off",
      variables: ["GITHUB_ACTIONS": "true", "CI": "true"]),
    Line("broken", "broken"),
    Line("missing", "gone.feature", "specs"),
    Line("rules", "--rules"),
    Line("warnings-allowed", "broken/named.feature"),
    Line("too-many-warnings", "broken/named.feature", "--max-warnings", "1"),
    Line("rule-flags", "specs", "--rule", "file-name", "--rule", "no-unnamed-features=off"),
    Line(
      "settings",
      files: with(
        "spec.json",
        """
        {"lint": {"rules": {"name-length": {"severity": "error", "Step": 20}}, "ignore": ["old"]}}
        """)),
    Line(
      "gherkin-lint", "untidy.feature",
      files: with(
        ".gherkin-lintrc",
        """
        {
          // ours
          "no-trailing-spaces": "on",
          "indentation": "on"
        }

        """)),
    Line(
      "no-gherkin-lint", "untidy.feature", "--no-gherkin-lintrc", "--rule", "undefined-step=off",
      files: with(".gherkin-lintrc", "[]")),
    Line(
      "requirements", "specs",
      files: with("specs/requirements.md", requirements)
        .merging(["specs/tagged.feature": "@app-1.2\n" + clean.replacing("Log", with: "Lag")]) {
          $1
        }),
  ])
  func `findings are told`(line: Line) async throws {
    try await expectTranscript(of: line)
  }

  private static let requirements = "# App\n\n- **app-1.1** [M] It opens.\n"

  @Test(arguments: [
    Line("nothing", files: [:]),
    Line("no-features", "specs", files: ["specs/a.txt": ""]),
    Line("all-ignored", files: with("spec.json", #"{"lint": {"ignore": ["specs/*"]}}"#)),
    Line("line", "specs/log-in.feature:2"),
    Line("unknown-rule", "--rule", "no-thne"),
    Line("unknown-severity", "--rule", "no-then=fatal"),
    Line("without-options", "--rule", "allowed-tags"),
    Line("bad-number", "--max-warnings", "few"),
    Line("bad-recording", "--recording", "specs/log-in.feature"),
    Line("no-screens", "--recording", "empty.ndjson", files: with("empty.ndjson", "")),
    Line("missing-file", "--gherkin-lintrc", "gone"),
    Line(
      "bad-settings",
      files: with(
        "spec.json",
        """
        {
          "lint": {
            "rules": {
              "no-thne": "off",
              "no-then": "on",
              "file-name": {"style": "kebap-case"}
            },
            "ignored": []
          }
        }
        """)),
    Line(
      "bad-gherkin-lint",
      files: with(
        ".gherkin-lintrc",
        """
        {
          "no-then": "on", // not one of theirs
          "use-and": "yes",
          "new-line-at-eof": ["on", "perhaps"]
        }
        """)),
    Line("no-json", files: with(".gherkin-lintrc", "rules:\n  - use-and\n")),
    Line(
      "bad-requirements",
      files: with("specs/requirements.md", requirements + "- **app-1.1** [M] Twice.\n")),
  ])
  func `what cannot be checked is told with the way out`(line: Line) async throws {
    try await expectTranscript(of: line)
  }

  private func expectTranscript(of line: Line) async throws {
    let transcript = try await Transcript.of(
      line.arguments, files: line.files, environment: line.variables)
    expectGolden("\(transcript)", "command-line/\(line.name).txt")
  }

  @Test func `repairs are written, and the rest is reported`() async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      let rules = ["no-trailing-spaces", "full-stop", "one-space-between-tags", "new-line-at-eof"]
      let run = try await SpecProcess.run(
        ["lint", "untidy.feature", "--fix"] + rules.flatMap { ["--rule", $0] }, in: folder)
      expectGolden(
        "\(run)\n" + (try folder.text(of: "untidy.feature")), "command-line/lint-fix.txt")
      let again = try await SpecProcess.run(
        ["lint", "specs", "--fix"] + rules.flatMap { ["--rule", $0] }, in: folder)
      #expect(again.output == "1 file: no findings\n")
      #expect(folder.files.filter { $0.contains("tmp") } == [])
    }
  }

  @Test func `SARIF is written to a file with paths from the root of the repository`() async throws
  {
    let files = ["sub/a b.feature": Self.untidy, ".git/HEAD": ""]
    try await TemporaryFolder.with(files) { top in
      let line = "cd sub && exec \"$TOOL\" lint 'a b.feature' --format sarif --output ../x.sarif"
      let run = try await SpecProcess.run(
        ["-c", line], in: top, environment: ["TOOL": SpecProcess.executable.path],
        executable: URL(fileURLWithPath: "/bin/sh"))
      #expect(run.status == 1, "\(run)")
      #expect(run.output == "")
      let text = try top.text(of: "x.sarif")
      let page = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      let runs = page?["runs"] as? [[String: Any]]
      let results = runs?.first?["results"] as? [[String: Any]]
      #expect(page?["version"] as? String == "2.1.0")
      #expect(results?.count == 6)
      #expect(text.contains(#""uri": "sub/a%20b.feature""#))
    }
  }

  @Test func `names are checked against the screens of a recording`() async throws {
    let text = """
      Feature: Log in
        Scenario: A misspelt name
          Given the "slack-login" app is open
          Then I see no "Nxet"
          When I type "acme" into "Workspace URL"
          Then "Next" is enabled

      """
    try await TemporaryFolder.with(["specs/a.feature": text]) { folder in
      _ = try await SpecProcess.run(
        ["run", "--trace", "traces", "--report", "messages:run.ndjson", "--lenient"], in: folder)
      let run = try await SpecProcess.run(["lint", "--recording", "run.ndjson"], in: folder)
      expectGolden("\(run)", "command-line/lint-recording.txt")
    }
  }
}
