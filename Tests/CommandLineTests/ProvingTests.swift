import Foundation
import SpecTestKit
import Testing

/// What `spec coverage`, `spec prove`, `spec mutate` and `spec run --trace` write.
@Suite struct ProvingTests {
  static let files = [
    "door/requirements.md": """
    # Door: what is required

    ## Going on
    - **door-1.1** [M] Next waits for an address.
    - **door-1.2** [M] Next comes with the first character.
    - **door-1.3** [M] Hyphens are taken, and a sentence that is longer than a narrow terminal is.
    - **door-1.4** [N] Addresses are short, <mostly>.

    """,
    "door/door.feature": """
    Feature: Log in
      Background:
        Given the "slack-login" app is open

      @door-1.1
      Scenario: Next waits for an address
        Then the "Next" button is disabled

      @door-1.2 @door-1.33
      Scenario Outline: Next comes with "<text>"
        When I type "<text>" into "Workspace URL"
        Then the "Next" button is enabled
        And "Workspace URL" shows "<text>"

        Examples:
          | text |
          | a    |
          | ab   |

      Scenario: Capitals are refused
        When I type "A" into "Workspace URL"
        Then "Workspace URL" is empty

    """,
    "owned/requirements.md": """
    - **slack-5.3** [M] The hyphen can be typed.
    - **slack-6.8** [M] Next can be used as soon as there is a text.
    - **slack-6.99** [M] No fault breaks this.
    - **slack-7.1** [M] Next cannot be used at the start.
    - **slack-7.99** [N] A remark.

    """,
    "owned/owned.feature": """
    Feature: Log in
      Background:
        Given the "slack-login" app is open

      @slack-5.3
      Scenario: Hyphens are taken
        When I type "a-b"
        Then "Workspace URL" shows "a-b"

      @slack-6.8
      Scenario: Next comes with a text
        When I type "a"
        Then the "Next" button is enabled

      @slack-5.3
      Scenario: Hyphens are taken after the way back
        Given I type "ab"
        And I tap "Next"
        And I tap "Prev"
        When I type "-c"
        Then "Workspace URL" shows "ab-c"

    """,
    "broken/requirements.md": """
    - **a-1** [M] One.
    - **a-1** [M] Two.
    - **a-2** [M]
    - **a-3** [Z] Three.

    """,
    "empty/notes.md": "nothing\n",
    "failing.feature": Files.failing,
    "opening.feature": """
    Feature: Opening
      Scenario: It opens
        Given the "slack-login" app is open

    """,
  ]

  private static func transcript(_ arguments: [String]) async throws -> String {
    "\(try await Transcript.of(arguments, files: files))"
  }

  @Test(arguments: ["text", "json", "markdown", "html"])
  func `coverage is written as`(format: String) async throws {
    let text = try await Self.transcript(["coverage", "door", "--format", format])
    expectGolden(text, "command-line/coverage-\(format).txt")
  }

  @Test(arguments: ["text", "json", "markdown", "html"])
  func `a proof is written as`(format: String) async throws {
    let text = try await Self.transcript([
      "prove", "door", "--fault", "hyphen-refused", "--fault", "next-needs-two-characters",
      "--all", "--jobs", "2", "--format", format,
    ])
    expectGolden(text.withoutStyle, "command-line/prove-\(format).txt")
  }

  @Test(arguments: ["text", "json", "markdown", "html"])
  func `a proof by the statements' own scenarios is written as`(format: String) async throws {
    let text = try await Self.transcript([
      "prove", "owned", "--fault", "hyphen-refused", "--fault", "next-needs-two-characters",
      "--fault", "next-enabled-on-load", "--own", "--jobs", "2", "--format", format,
    ])
    expectGolden(text.withoutStyle, "command-line/prove-own-\(format).txt")
  }

  @Test(arguments: ["text", "json"])
  func `a proof on later visits is written as`(format: String) async throws {
    let text = try await Self.transcript([
      "prove", "owned", "--fault", "hyphen-refused", "--fault", "next-enabled-on-load",
      "--fault", "title-does-not-float@second-visit", "--revisits", "--jobs", "2", "--format",
      format,
    ])
    expectGolden(text, "command-line/prove-revisits-\(format).txt")
  }

  @Test(arguments: ["text", "json", "markdown", "html"])
  func `mutants are written as`(format: String) async throws {
    let text = try await Self.transcript([
      "mutate", "door", "--sample", "6", "--seed", "3", "--no-faults", "--format", format,
    ])
    expectGolden(text.withoutStyle, "command-line/mutate-\(format).txt")
  }

  @Test(arguments: [
    ("coverage-broken", ["coverage", "broken"]), ("coverage-nothing", ["coverage", "empty"]),
    ("coverage-named", ["coverage", "door/requirements.md"]),
    ("coverage-missing", ["coverage", "gone.md"]),
    ("coverage-no-recording", ["coverage", "door", "--recording", "gone.ndjson"]),
    ("coverage-bad-recording", ["coverage", "door", "--recording", "failing.feature"]),
    ("coverage-bad-format", ["coverage", "door", "--format", "htm"]),
    ("coverage-unwritable", ["coverage", "door", "--output", "door"]),
    ("prove-not-green", ["prove", "failing.feature", "door"]),
    ("prove-unknown-fault", ["prove", "door", "--fault", "hyphen-refusd"]),
    ("prove-unknown-app", ["prove", "door", "--app", "slack-logn"]),
    ("prove-foreign-fault", ["prove", "door", "--app", "memo", "--fault", "hyphen-refused"]),
    ("prove-unopened", ["prove", "door", "--app", "memo"]),
    ("prove-nothing", ["prove", "door", "--tags", "@nothing"]),
    ("prove-unknown-limit", ["prove", "door", "--fault", "hyphen-refused@third-visit"]),
    ("mutate-too-few", ["mutate", "door", "--at-least", "100", "--no-faults"]),
    ("mutate-bad-share", ["mutate", "door", "--at-least", "101"]),
    ("mutate-nothing", ["mutate", "opening.feature"]),
    ("trace-in-a-file", ["run", "door", "--trace", "failing.feature"]),
  ])
  func `what cannot be proven is told with the way out`(
    _ name: String, _ arguments: [String]
  ) async throws {
    expectGolden(try await Self.transcript(arguments), "command-line/\(name).txt")
  }

  @Test func `apps that no scenario opens are named in one sentence`() async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      let proof = try await SpecProcess.run(["prove", "door"], in: folder)
      #expect(
        proof.output.contains(
          "no selected scenario opens sign-up, memo, store-card or password-entry, so their faults "
            + "were not run"), "\(proof)")
    }
  }

  @Test func `coverage knows how the scenarios went last`() async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      let run = try await SpecProcess.run(
        ["run", "door", "--tags", "@door-1.1", "--report", "messages:run.ndjson"], in: folder)
      #expect(run.status == 0)
      let coverage = try await SpecProcess.run(
        ["coverage", "door", "--recording", "run.ndjson"], in: folder)
      expectGolden("\(Transcript(coverage, in: folder))", "command-line/coverage-results.txt")
    }
  }

  /// Engines that name their faults as they start: their proofs are those of the same process.
  @Test(arguments: ["stdio", "named"])
  func `an engine elsewhere that names faults is proven alike`(kind: String) async throws {
    var files = Self.files
    let engine = "stdio:\(SpecProcess.executable.path) serve"
    files["spec.json"] = #"{"engines": {"named": "\#(engine)"}}"#
    try await TemporaryFolder.with(files) { folder in
      let commands = [
        [
          "prove", "door", "--all", "--fault", "hyphen-refused", "--fault",
          "next-needs-two-characters",
        ], ["mutate", "door", "--sample", "6", "--seed", "3"],
      ]
      for command in commands {
        let line = command + ["--format", "json", "--jobs", "2"]
        let here = try await SpecProcess.run(line, in: folder)
        let there = try await SpecProcess.run(
          line + ["--engine", kind == "named" ? kind : engine], in: folder)
        #expect(there.output == here.output)
        #expect(there.status == here.status)
        #expect(there.errors == "")
        #expect(here.output.contains("\"version\""), "\(here)")
      }
      let unknown = try await SpecProcess.run(
        ["prove", "door", "--fault", "hyphen-refusd", "--engine", engine], in: folder)
      #expect(unknown.errors.hasPrefix("spec: --fault: unknown name \"hyphen-refusd\"\n"))
      #expect(unknown.status == 2)
    }
  }

  @Test(
    .enabled(if: Shell("chromedriver") != nil, "no chromedriver in PATH to open a page with"))
  func `a page that names faults is proven`() async throws {
    let page = """
      <!doctype html><meta name=spec-faults content="stays-dark hums"><title>Lamp</title>
      <button onclick="lit()">Switch</button><p id=lamp>dark</p>
      <script>
        const faults = new URLSearchParams(location.search).get("fault") ?? "";
        function lit() { if (faults != "stays-dark") lamp.textContent = "lit"; }
      </script>
      """
    let feature = """
      Feature: Lamp
        Scenario: It is lit
          Given the "lamp" app is open
          When I tap "Switch"
          Then "lamp" shows "lit"

      """
    try await TemporaryFolder.with([
      "pages/lamp/index.html": page, "lamp.feature": feature,
    ]) { folder in
      let proof = try await SpecProcess.run(
        ["prove", "lamp.feature", "--engine", "webdriver", "--set", "web=pages"], in: folder)
      // A slow machine is told on standard error that it waits for the browser.
      #expect(proof.status == 1, "\(proof)")
      expectGolden(proof.output, "command-line/prove-page.txt")
    }
  }

  @Test func `an engine elsewhere lists its faults as the same process does`() async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      let here = try await SpecProcess.run(["apps", "slack-login"], in: folder)
      let there = try await SpecProcess.run(
        ["apps", "slack-login", "--engine", "stdio:\(SpecProcess.executable.path) serve"],
        in: folder)
      // What an app is, the protocol does not say.
      #expect(there.output.hasPrefix("slack-login\n"))
      #expect(
        there.output.split(separator: "\n").dropFirst()
          == here.output.split(separator: "\n").dropFirst())
      #expect(there.status == 0)
    }
  }

  @Test func `an engine that does not start ends a proof with its words`() async throws {
    let gone = try await Self.transcript(["prove", "door", "--engine", "stdio:no-such-engine"])
    expectGolden(gone, "command-line/prove-engine-gone.txt")
  }

  @Test func `JUnit has a case for each fault`() async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      _ = try await SpecProcess.run(
        [
          "prove", "door", "--fault", "hyphen-refused", "--fault", "next-needs-two-characters",
          "--junit", "out/faults.xml",
        ], in: folder)
      expectGolden(try folder.text(of: "out/faults.xml"), "command-line/prove-junit.xml")
    }
  }

  @Test func `a trace has a file for each attempt, safe for any file system`() async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      let run = try await SpecProcess.run(
        [
          "run", "door/door.feature:18", "./failing.feature", "--trace", "out/trace", "--retry",
          "1",
        ], in: folder)
      #expect(run.status == 1)
      let files = folder.files.filter { $0.hasPrefix("out/") }
      let texts = try files.map { "--- \($0)\n" + (try folder.text(of: $0)) }
      expectGolden(texts.joined(separator: "\n"), "command-line/trace.txt")
    }
  }

  @Test func `a recording of a traced run has the trace`() async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      _ = try await SpecProcess.run(
        ["run", "door", "--trace", "one", "--report", "messages:run.ndjson"], in: folder)
      _ = try await SpecProcess.run(["report", "run.ndjson", "--trace", "two"], in: folder)
      let files = folder.files.filter { $0.hasPrefix("one/") }
      #expect(files.count == 4)
      for file in files {
        #expect(try folder.text(of: file) == folder.text(of: "two/" + file.dropFirst(4)))
      }
    }
  }
}
