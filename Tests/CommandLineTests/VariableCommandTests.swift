import Foundation
import SpecTestKit
import Testing

/// Variables of steps, as the command line and spec.json set them.
@Suite struct VariableCommandTests {
  private static let feature = """
    Feature: f
      Scenario: s
        Given the "${APP}" app is open
        When I type "${TEXT}" into "Workspace URL"
        Then "Workspace URL" shows "typed"

    """
  private static let json = """
    {"defaults": {"variables": {"APP": "slack-login", "TEXT": "default"}},
     "profiles": {"ci": {"variables": {"TEXT": "typed"}}, "other": {"variables": {"TEXT": 12}}}}
    """
  private static let files = ["specs/a.feature": feature, "spec.json": json]

  static let sources: [(arguments: [String], environment: [String: String], passes: Bool)] = [
    ([], [:], false), (["--profile", "ci"], [:], true),
    (["--profile", "ci", "--profile", "other"], [:], false),
    (["--var", "TEXT=typed"], [:], true), ([], ["SPEC_VAR": "TEXT=typed\nAPP=slack-login"], true),
    (["--profile", "ci", "--var", "TEXT=other"], [:], false),
    (["--var", "TEXT=other"], ["SPEC_VAR": "TEXT=typed"], false),
    (["--var", "TEXT=other", "--var", "TEXT=typed"], [:], true),
  ]

  @Test(arguments: sources)
  func `the command line outranks the environment, profiles and defaults`(
    _ arguments: [String], _ environment: [String: String], _ passes: Bool
  ) async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      let process = try await SpecProcess.run(
        ["run"] + arguments, in: folder, environment: environment)
      #expect(process.status == (passes ? 0 : 1), "\(process)")
    }
  }

  static let mistakes: [(arguments: [String], environment: [String: String], words: String)] = [
    (
      ["--var", "TEXT"], [:],
      """
      spec: --var requires a name of letters, digits and underscores, and a value, not "TEXT"
      example: --var HOST=localhost; spec run --help explains the flag

      """
    ),
    (
      ["--var", "a-b=c"], [:],
      """
      spec: --var requires a name of letters, digits and underscores, and a value, not "a-b=c"
      example: --var HOST=localhost; spec run --help explains the flag

      """
    ),
    (
      ["--secret", "TEXT"], ["TEXT": "some text"],
      """
      spec: --secret TEXT cannot be combined with --var TEXT
      remove one of them; spec run --help explains the flags

      """
    ),
    (
      ["--secret", "PIN"], [:],
      """
      spec: --secret PIN cannot be read: the environment variable PIN is not set or is empty
      spec run --help explains the syntax

      """
    ),
    (
      ["--secret", "PIN"], ["PIN": "123"],
      """
      spec: --secret PIN: its value has fewer than 4 characters, so it cannot be hidden in output
      use a longer value, or --var if everyone may see it

      """
    ),
    (
      ["--secret", "PIN=hunter2"], [:],
      """
      spec: --secret requires a name and where its value is read, not "PIN=***"
      example: --secret password=env:PASSWORD; spec run --help explains the flag

      """
    ),
    (
      ["--secret", "PIN=file:none"], [:],
      """
      spec: --secret PIN cannot be read: "none": no such file or directory
      spec run --help explains the syntax

      """
    ),
    (
      ["--secret", "PIN=file:empty"], [:],
      """
      spec: --secret PIN cannot be read: "empty" is empty
      spec run --help explains the syntax

      """
    ),
    (
      ["--secret", "PIN=file:huge"], [:],
      """
      spec: --secret PIN cannot be read: "huge" is longer than 65536 bytes, the limit of a secret
      spec run --help explains the syntax

      """
    ),
    (
      ["--secret", "PIN=file:specs"], [:],
      """
      spec: --secret PIN cannot be read: "specs": it is a directory, not a regular file
      spec run --help explains the syntax

      """
    ),
  ]

  @Test(arguments: mistakes)
  func `a variable or secret that cannot be used is one message`(
    _ arguments: [String], _ environment: [String: String], _ words: String
  ) async throws {
    let files = Self.files.merging([
      "empty": "\n", "huge": String(repeating: "x", count: 70_000),
    ]) { $1 }
    try await TemporaryFolder.with(files) { folder in
      let process = try await SpecProcess.run(
        ["run"] + arguments, in: folder, environment: environment)
      #expect(process.errors == words)
      #expect(process.status == 2)
    }
  }

  @Test func `an unused variable of the command line is reported, and the run goes on`()
    async throws
  {
    try await TemporaryFolder.with(Self.files) { folder in
      let process = try await SpecProcess.run(
        ["run", "--profile", "ci", "--var", "TXET=a", "--secret", "PIN"], in: folder,
        environment: ["PIN": "123456"])
      #expect(process.status == 0)
      #expect(
        process.errors == """
          spec: warning: no step uses the variable ${TXET}
          remove it, or write ${TXET} in a step
          spec: warning: no step uses the variable ${PIN}
          remove it, or write ${PIN} in a step

          """)
    }
  }

  @Test func `other commands know the variables, and read no secret`() async throws {
    let feature = Self.feature + "    And \"Workspace URL\" shows \"${TOKEN}\"\n"
    let files = Self.files.merging([
      "specs/a.feature": feature,
      "spec.json": Self.json.replacingOccurrences(
        of: "{\"defaults\": {", with: "{\"defaults\": {\"secret\": [\"TOKEN\"], "),
    ]) { $1 }
    try await TemporaryFolder.with(files) { folder in
      for arguments in [["list"], ["expand"], ["lint"], ["explain", "specs/a.feature:4"]] {
        let process = try await SpecProcess.run(arguments, in: folder)
        #expect(process.status == 0, "\(process)")
        #expect(!process.errors.contains("error"), "\(process)")
      }
    }
  }

  @Test func `mutants change the values of variables`() async throws {
    let feature = """
      Feature: f
        Scenario: s
          Given the "slack-login" app is open
          When I type "${TEXT}" into "Workspace URL"
          Then "Workspace URL" shows "${TEXT}"
          And within ${COUNT} seconds I see "Next"

      """
    try await TemporaryFolder.with(["specs/a.feature": feature]) { folder in
      let process = try await SpecProcess.run(
        ["mutate", "specs", "--var", "TEXT=hello", "--var", "COUNT=2", "--at-least", "0"],
        in: folder)
      #expect(process.status == 0, "\(process)")
      #expect(process.output.contains("3 seconds instead of ${COUNT} seconds"), "\(process)")
    }
  }
}
