import Foundation
import SpecTestKit
import Testing

@testable import SpecCommandLine

/// A secret is given without being typed, and never shown.
@Suite struct SecretTests {
  @Test func `every form in which a secret may be shown is masked`() {
    let secrets = Secrets(["pa\"ss", "first\nsecond", "pass", "", "password"])
    #expect(
      secrets.masked("pa\"ss pa\\\"ss first second password pass é")
        == "*** *** *** *** *** *** é")
    #expect(Secrets([""]).masked("all of it") == "all of it")
  }

  @Test func `the beginning of a secret before an ellipsis is masked`() {
    let secrets = Secrets(["abcdefghij", "first line\nsecond line"])
    #expect(
      secrets.masked("abcdef… abc… abcdef first line\nsec… {\"a\":\"first line\\nsec…\"}")
        == "***… abc… abcdef ***… {\"a\":\"***…\"}")
  }

  /// An engine that shows what it was told and dies of it.
  private static let engine = [
    "engine.sh": "read -r line; echo \"told: $line\" >&2; exit 7",
    "password.txt": "hunter2\n",
    "specs/log-in.feature": """
    Feature: Log in
      Scenario: It opens
        Given the "slack-login" app is open

    """,
  ]

  static let ways: [(arguments: [String], environment: [String: String], json: String)] = [
    (["--secret", "password=env:PASSWORD"], ["PASSWORD": "hunter2"], "{}"),
    (["--secret", "password=file:password.txt"], [:], "{}"),
    (["--set", "password=hunter2", "--secret", "password"], [:], "{}"),
    ([], ["SPEC_SECRET": "password=env:PASSWORD", "PASSWORD": "hunter2"], "{}"),
    ([], [:], #"{"defaults": {"secret": {"password": "file:password.txt"}}}"#),
    ([], ["SPEC_SET": "password=hunter2"], #"{"defaults": {"secret": ["password"]}}"#),
    (
      ["--engine", "own"], [:],
      #"{"engines": {"own": {"engine": "stdio:sh ./engine.sh", "secret": "password=file:./password.txt"}}}"#
    ),
  ]

  @Test(arguments: ways)
  func `a secret reaches the engine, and no report`(
    _ arguments: [String], _ environment: [String: String], _ json: String
  ) async throws {
    let files = Self.engine.merging(["spec.json": json]) { $1 }
    try await TemporaryFolder.with(files) { folder in
      let engine = arguments.contains("--engine") ? [] : ["--engine", "stdio:sh ./engine.sh"]
      let reports = ["junit", "messages", "markdown", "tap", "summary"]
      let process = try await SpecProcess.run(
        ["run", "specs"] + engine + arguments
          + reports.flatMap { ["--report", "\($0):report.\($0)"] },
        in: folder, environment: environment)
      let texts =
        try reports.map { try folder.text(of: "report.\($0)") } + [process.output, process.errors]
      #expect(texts.allSatisfy { !$0.contains("hunter2") }, "\(process)")
      #expect(process.output.contains(#""password":"***""#), "\(process)")
    }
  }

  /// In a build, other programs read its reports.
  @Test(arguments: [
    (["--secret", "password=env:PASSWORD"], [:], 0o600, 0o700),
    (["--secret", "password=env:PASSWORD"], ["CI": "true"], 0o644, 0o755),
    ([], [:], 0o644, 0o755),
  ])
  func `what a run with secrets writes is for the user alone`(
    _ arguments: [String], _ environment: [String: String], _ file: Int, _ directory: Int
  ) async throws {
    try await TemporaryFolder.with(Self.engine) { folder in
      let process = try await SpecProcess.run(
        ["run", "specs", "--engine", "stdio:sh ./engine.sh"] + arguments
          + ["messages:run.ndjson", "screens:screens"].flatMap { ["--report", $0] },
        in: folder, environment: environment.merging(["PASSWORD": "hunter2"]) { $1 })
      func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(
          atPath: folder.file(path).path)[.posixPermissions] as? Int
      }
      #expect(try mode("run.ndjson") == file, "\(process)")
      #expect(try mode("screens") == directory, "\(process)")
      #expect(try mode(".spec") == directory, "\(process)")
    }
  }

  static let mistakes: [(arguments: [String], words: String)] = [
    (
      ["--secret", "password=env:PASSWORD"],
      """
      spec: --secret password cannot be read: the environment variable PASSWORD is not set or is empty
      spec run --help explains the syntax

      """
    ),
    (
      ["--secret", "password=file:none.txt"],
      """
      spec: --secret password cannot be read: "none.txt": no such file or directory
      spec run --help explains the syntax

      """
    ),
    (
      ["--secret", "password=hunter2"],
      """
      spec: --secret requires a name and where its value is read, not "password=***"
      example: --secret password=env:PASSWORD; spec run --help explains the flag

      """
    ),
    (
      ["--secret", "password"],
      """
      spec: --secret password cannot be read: the environment variable password is not set or is empty
      spec run --help explains the syntax

      """
    ),
    (
      ["--engine", "tcp:port:hunter2"],
      """
      spec: --engine requires a port after tcp:, not "tcp:port:***"
      example: --engine tcp:7654; spec run --help explains the flag

      """
    ),
    (
      ["--engine", "tcp:7654:hunter2", "--engine", "tcp:7654:hunter3"],
      """
      spec: --engine cannot be read: "tcp:7654" is named twice
      spec run --help explains the syntax

      """
    ),
    (
      ["--engine", "tcp:7654", "--token-file", "empty"],
      """
      spec: --token-file cannot be read: "empty" is empty
      spec run --help explains the syntax

      """
    ),
  ]

  @Test(arguments: mistakes)
  func `a secret that cannot be read is refused without being shown`(
    _ arguments: [String], _ words: String
  ) async throws {
    let files = Self.engine.merging(["empty": "\n"]) { $1 }
    try await TemporaryFolder.with(files) { folder in
      let process = try await SpecProcess.run(["run", "specs"] + arguments, in: folder)
      #expect(process.errors == words)
      #expect(process.status == 2)
    }
  }

  /// Words that quote what they were given, and pages that quote what an engine answered.
  static let quotations: [[String]] = [
    ["run", "specs", "--set", "api=hunter2", "--secret", "api"],
    ["run", "specs", "--secret", "api=env:PASSWORD"],
    ["run", "specs", "--secret", "a=env:PASSWORD", "--device", "hunter2"],
    ["prove", "specs", "--set", "api=hunter2", "--secret", "api"],
    ["mutate", "specs", "--secret", "password=file:password.txt", "--fault", "hunter2"],
    ["mutate", "specs", "--secret", "password=file:password.txt", "--jobs", "hunter2"],
    ["run", "specs", "--engine", "tcp:1:hunter2!", "--device", "hunter2!", "--jobs", "hunter2!"],
  ]

  @Test(arguments: quotations)
  func `words about a command line that cannot be used show no secret`(
    _ arguments: [String]
  ) async throws {
    try await TemporaryFolder.with(Self.engine) { folder in
      let process = try await SpecProcess.run(
        arguments, in: folder, environment: ["PASSWORD": "hunter2"])
      #expect(process.status == 2)
      #expect(!process.errors.contains("hunter2"), "\(process)")
    }
  }

  @Test func `a page of faults shows no secret`() async throws {
    // The secret is a word that the app shows, so the page quotes it where a fault is caught.
    let feature = """
      Feature: Log in
        Scenario: The return key goes on
          Given the "slack-login" app is open
          When I type "acme"
          And I press the return key
          Then I am on the "email" screen

      """
    try await TemporaryFolder.with([
      "secret.txt": "workspace\n", "specs/log-in.feature": feature,
    ]) { folder in
      let process = try await SpecProcess.run(
        [
          "prove", "specs", "--secret", "Apple ID=file:secret.txt", "--fault", "go-does-nothing",
          "--format", "json",
        ], in: folder)
      #expect(process.status == 0, "\(process)")
      #expect(process.output.contains("***"), "\(process)")
      #expect(!process.output.contains("workspace"), "\(process)")
    }
  }

  @Test func `a settings file that cannot be used shows no secret`() async throws {
    let json = #"{"defaults": {"set": {"api": "hunter2"}, "secret": ["api"]}}"#
    try await TemporaryFolder.with(["spec.json": json]) { folder in
      let process = try await SpecProcess.run(["run"], in: folder)
      #expect(process.errors.contains(#""***" is not a valid address"#), "\(process)")
      #expect(!process.errors.contains("hunter2"), "\(process)")
      #expect(process.status == 2)
    }
  }

  @Test(arguments: [
    #"{"profiles": {"ci": {"secret": {"password": "hunter2"}}}}"#,
    #"{"engines": {"own": {"engine": "sim", "secret": {"password": "hunter2"}}}}"#,
  ])
  func `a secret that has no source is refused where nobody asks for it`(_ json: String)
    async throws
  {
    try await TemporaryFolder.with(["spec.json": json]) { folder in
      let process = try await SpecProcess.run(["run"], in: folder)
      #expect(
        process.errors.contains(#"requires a name and where its value is read"#), "\(process)")
      #expect(!process.errors.contains("hunter2"), "\(process)")
      #expect(process.status == 2)
    }
  }

  @Test func `the settings page shows neither tokens nor secrets`() async throws {
    let json = """
      {
        "defaults": {"set": {"password": "hunter2", "web": "./pages"}, "secret": ["password"]},
        "engines": {"own": "tcp:4711:hunter2"}
      }
      """
    try await TemporaryFolder.with(["spec.json": json]) { folder in
      for format in ["text", "json"] {
        let process = try await SpecProcess.run(
          ["config", "--engine", "tcp:7654:hunter2", "--format", format], in: folder)
        #expect(!"\(process.output)".contains("hunter2"), "\(process)")
        #expect(process.output.contains("tcp:7654:***"), "\(process)")
        #expect(process.output.contains("password=***"), "\(process)")
        #expect(process.status == 0)
      }
    }
  }

  @Test func `a token stands in no report, and not in the name of its engine`() async throws {
    try await TemporaryFolder.with(Self.engine) { folder in
      let reports = ["junit", "messages", "markdown"]
      let process = try await SpecProcess.run(
        ["run", "specs", "--engine", "tcp:1:hunter2", "--engine", "sim"]
          + reports.flatMap { ["--report", "\($0):report.\($0)"] },
        in: folder)
      let texts =
        try reports.map { try folder.text(of: "report.\($0)") } + [process.output, process.errors]
      #expect(texts.allSatisfy { !$0.contains("hunter2") }, "\(process)")
      #expect(process.output.contains("the engine tcp:1 starts"), "\(process)")
    }
  }

  static let servers: [(arguments: [String], environment: [String: String], words: String)] = [
    ([], ["SPEC_TOKEN": "from-the-environment"], "from-the-environment"),
    (["--token-file", "password.txt"], [:], "hunter2"),
    (["--token", "typed"], ["SPEC_TOKEN": "other"], "typed"),
    ([], [:], ""),
  ]

  @Test(arguments: servers)
  func `a server on a port has a token, and prints it only if it made it`(
    _ arguments: [String], _ environment: [String: String], _ token: String
  ) async throws {
    try await TemporaryFolder.with(Self.engine) { folder in
      let process = try await SpecProcess.run(
        ["serve", "--tcp", "0"] + arguments, in: folder, environment: environment,
        interruptions: [.init(SIGTERM, after: token.isEmpty ? "to use it" : "listening")])
      if token.isEmpty {
        #expect(
          process.errors.wholeMatch(
            of:
              /listening on 127.0.0.1:(\d+)\nto use it: SPEC_TOKEN=[0-9a-f]{32} spec run --engine tcp:\1\n/
          ) != nil, "\(process)")
      } else {
        #expect(
          process.errors.wholeMatch(of: /listening on 127.0.0.1:\d+\n/) != nil, "\(process)")
      }
    }
  }
}
