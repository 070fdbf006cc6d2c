import Foundation
import SpecTestKit
import Testing

/// What a run says about the accessibility of its screens.
@Suite struct AuditRunTests {
  private static let files = [
    "specs/login.feature": """
    Feature: Login
      Scenario: First
        Given the "slack-login" app is open
        When I type "acme"
        Then "Next" is enabled
      Scenario: Second
        Given the "slack-login" app is open
        When I type "acme"
        Then "Next" is enabled

    """
  ]

  private static func run(
    _ arguments: String..., config: String? = nil
  ) async throws -> SpecProcess {
    let all = config.map { files.merging(["spec.json": $0]) { $1 } } ?? files
    return try await TemporaryFolder.with(all) { folder in
      try await SpecProcess.run(["run"] + arguments, in: folder)
    }
  }

  @Test(arguments: [
    ("audit", ["--audit", "--report", "pretty"]),
    ("fail-on-audit", ["--audit", "--fail-on-audit", "--jobs", "2"]),
    ("fail-on-audit-alone", ["--fail-on-audit"]),
    ("audit-sees-nothing", ["--audit", "--fail-on-audit", "audited.feature"]),
  ])
  func `the audit of a run is reported once`(name: String, arguments: [String]) async throws {
    let files = Self.files.merging(
      ["audited.feature": "Feature: f\n  Scenario: s\n    Given the language is \"ko\"\n"]
    ) { $1 }
    let transcript = try await Transcript.of(["run"] + arguments, files: files)
    expectGolden("\(transcript)", "run-control/\(name).txt")
  }

  @Test(arguments: [
    ("{\"audit\": []}", "spec.json:1:2: \"audit\" requires an object, not an array"),
    (
      "{\"audit\": {\"ingore\": []}}",
      "spec.json:1:12: unknown key \"ingore\"\ndid you mean \"ignore\"? --no-config ignores the file"
    ),
    ("{\"audit\": {\"ignore\": {}}}", "spec.json:1:12: \"ignore\" requires a list, not an object"),
    (
      "{\"audit\": {\"ignore\": [1]}}",
      "spec.json:1:23: \"ignore\" requires an object, not a number"
    ),
    (
      "{\"audit\": {\"ignore\": [{\"rule\": \"contrast\"}]}}",
      "spec.json:1:23: \"ignore\" lacks \"reason\"\nsay why it is accepted"
    ),
    (
      "{\"audit\": {\"ignore\": [{\"reason\": \"x\"}]}}",
      "spec.json:1:23: \"ignore\" lacks \"rule\"\nadd the name of a rule, such as \"contrast\""
    ),
    (
      "{\"audit\": {\"ignore\": [{\"rule\": \"contrst\", \"reason\": \"x\"}]}}",
      "spec.json:1:24: \"rule\" does not accept \"contrst\"\ndid you mean \"contrast\"? use control-name"
    ),
  ])
  func `an exemption in the settings that is not valid is named`(
    config: String, message: String
  ) async throws {
    let process = try await Self.run(config: config)
    #expect(process.status == 2)
    #expect(process.errors.hasPrefix("spec: " + message), "\(process)")
  }

  @Test func `the settings accept findings, also those of a step`() async throws {
    let config = """
      {"audit": {"ignore": [{"rule": "contrast", "reason": "people look at it"}]}}
      """
    try await TemporaryFolder.with([
      "spec.json": config,
      "specs/login.feature": """
      Feature: Login
        Scenario: First
          Given the "slack-login" app is open
          Then the screen is accessible

      """,
    ]) { folder in
      let process = try await SpecProcess.run(["run"], in: folder)
      #expect(process.status == 0, "\(process)")
      #expect(process.output.contains("1 scenario (1 passed)"), "\(process)")
      let without = try await SpecProcess.run(["run", "--no-config"], in: folder)
      #expect(without.output.contains("1 not checked"), "\(without)")
    }
  }
}
