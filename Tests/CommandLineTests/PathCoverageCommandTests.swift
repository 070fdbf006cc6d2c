import Foundation
import SpecTestKit
import Testing

/// What `spec coverage --paths` writes, and what it refuses.
@Suite struct PathCoverageCommandTests {
  static let files = [
    "door/door.feature": """
    Feature: Log in
      Background:
        Given the "slack-login" app is open

      Scenario: Next leads to the e-mail
        When I type "acme" into "Workspace URL"
        And I tap "Next"
        Then I am on the "email" screen

      Scenario: And back again
        When I type "acme"
        And I tap "Next"
        And I tap "Prev"
        Then "Workspace URL" shows "acme"

    """,
    "unchecked.feature": """
    Feature: Unchecked
      Scenario: Half of it
        Given the "slack-login" app is open
        When I type "acme"
        Then "Next" is enabled
        When I tap "Next"
        And I tap "Prev"

    """,
    "opening.feature": """
    Feature: Opening
      Scenario: It opens
        Given the "slack-login" app is open
        Then the "Next" button is disabled

    """,
    "nothing.feature": """
    Feature: Nothing
      Scenario: No app
        Given the device is online

    """,
    "failing.feature": """
    Feature: Failing
      Scenario: It fails
        Given the "slack-login" app is open
        When I type "acme"
        Then "Next" is disabled

    """,
    "settings/spec.json": #"{"defaults": {"paths": ["door"]}}"#,
    "settings/door/door.feature": """
    Feature: Log in
      Scenario: Next leads to the e-mail
        Given the "slack-login" app is open
        When I type "acme"
        And I tap "Next"
        Then I am on the "email" screen

    """,
  ]

  private static func transcript(_ arguments: [String]) async throws -> String {
    "\(try await Transcript.of(arguments, files: files))"
  }

  @Test(arguments: ["text", "json", "dot", "svg"])
  func `paths are written as`(format: String) async throws {
    // Two states have enough pairs to show their form as JSON.
    let most = format == "json" ? ["--max-states", "2"] : []
    let text = try await Self.transcript(
      ["coverage", "door", "--paths", "--facets", "screen,focus", "--format", format] + most)
    expectGolden(text, "command-line/paths-\(format).txt")
  }

  @Test(arguments: [
    ("paths-too-few", ["coverage", "door", "--paths", "--facets", "screen", "--at-least", "100"]),
    ("paths-cut", ["coverage", "door", "--paths", "--max-states", "3"]),
    ("paths-cut-share", ["coverage", "door", "--paths", "--max-states", "3", "--at-least", "1"]),
    ("paths-unchecked", ["coverage", "unchecked.feature", "--paths"]),
    ("paths-no-action", ["coverage", "opening.feature", "--paths"]),
    ("paths-no-app", ["coverage", "nothing.feature", "--paths"]),
    ("paths-nothing", ["coverage", "door", "--paths", "--tags", "@nothing"]),
    ("paths-not-green", ["coverage", "failing.feature", "--paths"]),
    ("paths-unopened", ["coverage", "door", "--paths", "--app", "memo"]),
    ("paths-unknown-app", ["coverage", "door", "--paths", "--app", "mem"]),
    ("paths-bad-facet", ["coverage", "door", "--paths", "--facets", "screen,fokus"]),
    ("paths-no-paths", ["coverage", "door", "--at-least", "3"]),
    ("paths-bad-format", ["coverage", "door", "--paths", "--format", "html"]),
    ("paths-dot-alone", ["coverage", "door", "--format", "dot"]),
    ("paths-with-results", ["coverage", "door", "--paths", "--recording", "run.ndjson"]),
  ])
  func `a result is sound, or says what to do`(
    _ name: String, _ arguments: [String]
  ) async throws {
    expectGolden(try await Self.transcript(arguments), "command-line/\(name).txt")
  }

  @Test func `the setting paths of spec.json is not the flag`() async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      let settings = ["--config", "settings/spec.json"]
      let plain = try await SpecProcess.run(["coverage"] + settings, in: folder)
      #expect(plain.status == 4, "\(plain)")
      #expect(plain.errors.contains("no requirements found"), "\(plain)")
      let paths = try await SpecProcess.run(
        ["coverage", "--paths", "--facets", "screen"] + settings, in: folder)
      #expect(paths.status == 0, "\(paths)")
    }
  }

  @Test func `the figures do not depend on parallel replays`() async throws {
    let arguments = ["coverage", "door", "--paths", "--format", "json", "--jobs"]
    let one = try await Transcript.of(arguments + ["1"], files: Self.files)
    let many = try await Transcript.of(arguments + ["4"], files: Self.files)
    #expect(one.process.output == many.process.output)
  }
}
