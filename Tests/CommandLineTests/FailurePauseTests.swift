import Foundation
import SpecTestKit
import Testing

/// `spec run --pause-on-failure`: a session on the app of a scenario that has failed.
@Suite struct FailurePauseTests {
  private static let files = [
    "a.feature": #"""
    Feature: Login
      Background:
        Given the "slack-login" app is open

      Scenario: The button
        When I type "acme" into "Workspace URL"
        Then "Next" is disabled
        When I tap "Next"

      Scenario Outline: The table
        When I fill in:
          | Workspace URL | <name> |
        And I do nothing at all

        Examples:
          | name |
          | a\|b |

      Scenario: Passes
        Then I see "Next"

      @soft
      Scenario: Soft
        Then I see "Nxt"
        And I see "Next"

    """#,
    "dies.feature": """
    Feature: Login
      Background:
        Given the "slack-login" app is open

      Scenario: The engine ends
        When I type "acme"
        And I type "zebra"
        Then "Next" is enabled

      Scenario: The next one
        Then I see "Next"

    """,
    "ko.feature": """
    # language: ko
    기능: 로그인
      시나리오: 단추
        조건 "slack-login" 앱이 열려 있다
        그러면 "Next" 버튼을 쓸 수 있다

    """,
  ]

  private static func run(
    _ lines: [String], _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> (text: String, output: String, files: [String: String]) {
    try await TemporaryFolder.with(files) { folder in
      let process = try await SpecProcess.run(
        ["run", "--lenient"] + arguments + ["--pause-on-failure"], in: folder,
        environment: environment, input: lines.map { $0 + "\n" }.joined())
      let steady = Transcript.steady(process.errors, in: folder)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      let files = names.compactMap { name in (try? folder.text(of: name)).map { (name, $0) } }
      return (
        "\(steady)--- exited(\(process.status))\n", process.output,
        Dictionary(files) { $1 }
      )
    }
  }

  @Test(arguments: [
    (
      "corrected", [":list", "\"Next\" is enabled", "I tap \"Nxt\"", "I tap \"Next\"", ":list"],
      ["a.feature:5"]
    ),
    ("goes-on", [":quit", "I see \"Next\"", ":list"], ["a.feature"]),
    ("undoing", [":undo", ":undo", ":list", ":screen", ":undo", ":list"], ["a.feature:5"]),
    ("saving", [":save b.feature"], ["a.feature:10"]),
    ("soft", [":list"], ["a.feature:23"]),
    ("no-input", [], ["a.feature"]),
    ("passes", ["I see \"Next\""], ["a.feature:19"]),
    ("korean", [":list", "그러면 \"Next\" 버튼을 쓸 수 없다"], ["ko.feature"]),
    ("retried", [":list"], ["a.feature:5", "--retry", "2"]),
    ("no-engine", [":list"], ["a.feature:5", "--engine", "stdio:false"]),
  ])
  func `a session continues a scenario that failed`(
    _ name: String, _ lines: [String], _ arguments: [String]
  ) async throws {
    let run = try await Self.run(lines, arguments)
    let saved = run.files["b.feature"].map { "--- b.feature\n" + $0 } ?? ""
    expectGolden(run.text + saved, "command-line/pause/\(name).txt")
  }

  /// What is tried is in no report, and takes no time of the scenario.
  @Test func `reports do not depend on what is tried`() async throws {
    let arguments = ["a.feature", "--report", "messages:run.ndjson", "--junit", "run.xml"]
    let tried = try await Self.run(
      ["I type \"b\"", ":undo 2", "I tap \"Nxt\"", ":quit", "I see \"Next\"", ":quit"], arguments)
    let plain = try await TemporaryFolder.with(Self.files) { folder in
      let process = try await SpecProcess.run(["run", "--lenient"] + arguments, in: folder)
      #expect(process.status == 1)
      let names = ["run.ndjson", "run.xml"]
      return (process.output, try names.map { try folder.text(of: $0) })
    }
    #expect(Self.steady(tried.output) == Self.steady(plain.0))
    #expect(Self.steady(tried.files["run.ndjson"] ?? "") == Self.steady(plain.1[0]))
    #expect(Self.steady(tried.files["run.xml"] ?? "") == Self.steady(plain.1[1]))
  }

  private static func steady(_ text: String) -> String {
    text.replacing(/"(seconds|nanos|pid)": ?\d+/) { "\"\($0.1)\":0" }
      .replacing(/(time|timestamp)="[^"]*"/) { "\($0.1)=\"\"" }
      .replacing(/(?m)^\d+(\.\d+)? (ms|s)$/, with: "TIME")
  }

  /// A new engine runs the steps so far, and the next scenario.
  @Test func `an engine that has ended is started again`() async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      try folder.writeProgram(Files.mortalEngine, to: "engine")
      let process = try await SpecProcess.run(
        [
          "run", "dies.feature", "--pause-on-failure", "--engine",
          "stdio:./engine",
        ], in: folder, environment: ["SPEC_EXECUTABLE": SpecProcess.executable.path],
        input: ":list\n:screen\n:again\n\"Next\" is enabled\n:list\n:quit\n")
      expectGolden(
        Transcript.steady(process.description, in: folder), "command-line/pause/lost-engine.txt")
    }
  }

  @Test(.enabled(if: Shell("chromedriver") != nil, "no chromedriver in PATH to open a page with"))
  func `a page stays open for the session`() async throws {
    let files = [
      "page.html": """
      <!doctype html><title>Page</title><button onclick="count.textContent++">More</button>
      <p id="count">0</p>
      """,
      "a.feature": """
      Feature: Counter
        Scenario: Counts
          Given the app is open
          When I tap "More"
          Then I see "2"

      """,
    ]
    try await TemporaryFolder.with(files) { folder in
      let process = try await SpecProcess.run(
        ["run", "a.feature", "--url", "page.html", "--wait", "100ms", "--pause-on-failure"],
        in: folder, input: "I see \"1\"\nI tap \"More\"\nI see \"2\"\n:undo 2\nI see \"1\"\n:quit\n"
      )
      #expect(
        process.errors.hasSuffix(
          """
          continues the run
          + passed  on "Page"
          + passed  on "Page"
            1 Then "2" is enabled
            2 Then I do not see "1"
          + passed  on "Page"
          + passed  on "Page"
          + passed  on "Page"

          """), "\(process)")
      #expect(process.output.contains("1 scenario (1 failed)"), "\(process)")
      #expect(process.status == 1)
    }
  }

  @Test(arguments: [
    (["--jobs", "2"], "--pause-on-failure cannot be combined with --jobs 2"),
    (["--dry-run"], "--pause-on-failure cannot be combined with --dry-run"),
    (["--slow", "11s"], "--slow requires a duration of at most 10s, not \"11s\""),
    (["--slow", "3"], "--slow requires a duration with a unit (ms, s, m or h), not \"3\""),
  ])
  func `what cannot be is one clear message`(_ arguments: [String], _ message: String) async throws
  {
    let run = try await Self.run([], ["a.feature"] + arguments)
    #expect(run.text.hasPrefix("spec: \(message)\n"), "\(run)")
    #expect(run.text.hasSuffix("--- exited(2)\n"), "\(run)")
    #expect(run.output == "")
  }

  /// Standard input is open and silent, as a terminal's is.
  @Test func `a signal ends a pause, and hooks and reports are finished`() async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      let process = try await SpecProcess.run(
        [
          "-c",
          """
          mkfifo lines
          exec "$SPEC" run a.feature --lenient --pause-on-failure --junit run.xml <>lines
          """,
        ], in: folder, environment: ["SPEC": SpecProcess.executable.path],
        interruptions: [.init(SIGINT, after: ":quit or Ctrl-D continues")],
        executable: URL(filePath: "/bin/sh"))
      #expect(process.status == 130, "\(process)")
      #expect(process.errors.hasSuffix("a second signal exits immediately\n"), "\(process)")
      #expect(process.output.contains("4 scenarios (1 failed, 3 not run)"), "\(process)")
      #expect(try folder.text(of: "run.xml").contains("failures=\"1\""))
    }
  }

  @Test func `a number of jobs in the settings is for runs that do not pause`() async throws {
    let run = try await Self.run(
      [":list"], ["a.feature:5", "a.feature:19"], environment: ["SPEC_JOBS": "4"])
    #expect(run.text.contains("Given the \"slack-login\" app is open\n"), "\(run)")
    #expect(run.output.contains("2 scenarios (1 failed, 1 passed)"), "\(run)")
  }

  @Test func `the audit does not look at what is tried`() async throws {
    let arguments = ["run", "a.feature:5", "--lenient", "--audit"]
    try await TemporaryFolder.with(Self.files) { folder in
      let plain = try await SpecProcess.run(arguments, in: folder)
      let tried = try await SpecProcess.run(
        arguments + ["--pause-on-failure"], in: folder, input: "I tap \"Next\"\n:quit\n")
      #expect(plain.errors.contains("audit"), "\(plain)")
      #expect(tried.errors.hasSuffix(plain.errors), "\(tried)")
    }
  }

  @Test func `a secret is not shown`() async throws {
    let run = try await Self.run(
      ["I type \"${WORD}\"", "\"Workspace URL\" shows \"x\""],
      ["a.feature:5", "--secret", "WORD"], environment: ["WORD": "acme-secret"])
    #expect(run.text.contains("***"), "\(run)")
    #expect(!run.text.contains("acme-secret"), "\(run)")
  }
}
