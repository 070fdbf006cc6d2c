import Foundation
import SpecTestKit
import Testing

@testable import SpecCommandLine

/// Settings of a folder do nothing unasked that a file from elsewhere should not do.
@Suite struct TrustTests {
  private static let feature = """
    Feature: F
      Scenario: S
        Given the "slack-login" app is open
        Then "Next" is disabled

    """
  private static let starts =
    #"{"engines": {"own": "stdio:sh ./engine.sh"}, "profiles": {"p": {"jobs": 2}}}"#
  private static let refusal = """
    spec: "spec.json" is not trusted. It would:
      start "sh ./engine.sh"
    if you trust it: spec trust; for one run: --trust

    """

  /// A folder whose settings name a program that leaves a file.
  private static func within(
    _ settings: String = starts,
    _ body: (_ spec: ([String], [String: String]) async throws -> SpecProcess, TemporaryFolder)
      async throws -> Void
  ) async throws {
    let files = [
      "suite/specs/a.feature": feature, "suite/spec.json": settings,
      "suite/engine.sh": "touch started\n", "state/.keep": "", "suite/.git/HEAD": "",
      "suite/deep/.keep": "",
    ]
    try await TemporaryFolder.with(files) { folder in
      let state = folder.file("state").path
      func spec(_ arguments: [String], _ more: [String: String]) async throws -> SpecProcess {
        let place = more["IN"] ?? "suite"
        let line = "cd \(place) && exec \"$0\" \"$@\""
        return try await SpecProcess.run(
          ["-c", line, SpecProcess.executable.path] + arguments, in: folder,
          environment: ["SPEC_TRUST": "", "XDG_STATE_HOME": state].merging(more) { $1 },
          executable: URL(fileURLWithPath: "/bin/sh"))
      }
      try await body(spec, folder)
    }
  }

  private static func hasStarted(_ folder: TemporaryFolder) -> Bool {
    defer { try? FileManager.default.removeItem(at: folder.file("suite/started")) }
    return FileManager.default.fileExists(atPath: folder.file("suite/started").path)
  }

  @Test(arguments: [
    (#"{"engines": {"own": "terminal:sh ./engine.sh"}}"#, "own"),
    (#"{"engines": {"own": "terminal"}, "defaults": {"set": {"app.a": "sh engine.sh"}}}"#, "own"),
    (#"{"defaults": {"set": {"app.a": "sh engine.sh"}}}"#, "terminal"),
  ])
  func `nothing is started in a terminal that nobody trusts`(
    _ settings: String, _ engine: String
  ) async throws {
    try await Self.within(settings) { spec, folder in
      let run = try await spec(["run", "--engine", engine], [:])
      #expect(run.status == 2 && run.errors.contains("start \"sh "), "\(run)")
      #expect(!Self.hasStarted(folder))
    }
  }

  @Test(arguments: [
    ["run", "--engine", "own"], ["try", "--engine", "own"], ["prove", "--engine", "own"],
    ["mutate", "--engine", "own"], ["explore", "slack-login", "--engine", "own"],
    ["explain", "specs/a.feature:3", "--engine", "own"], ["run", "--engine", "own", "--dry-run"],
  ])
  func `nothing is started that nobody trusts`(_ line: [String]) async throws {
    try await Self.within { spec, folder in
      let run = try await spec(line, [:])
      #expect(run.errors == Self.refusal, "\(run)")
      #expect(run.status == 2 && run.output.isEmpty, "\(run)")
      #expect(!Self.hasStarted(folder))
    }
  }

  @Test(arguments: [
    ["run"], ["run", "--profile", "p"], ["list"], ["lint"], ["run", "--no-config"],
    ["config", "--engine", "own"],
  ])
  func `what starts nothing needs no trust`(_ line: [String]) async throws {
    try await Self.within { spec, folder in
      let run = try await spec(line, [:])
      #expect(run.status == 0, "\(run)")
      #expect(!Self.hasStarted(folder))
    }
  }

  @Test(arguments: [
    (["--trust"], [:]), ([], ["SPEC_TRUST": "1"]), ([], ["CI": "true"]), ([], ["TF_BUILD": "True"]),
  ])
  func `one run is trusted by a flag, a variable or continuous integration`(
    _ flags: [String], _ variables: [String: String]
  ) async throws {
    try await Self.within { spec, folder in
      _ = try await spec(["run", "--engine", "own"] + flags, variables)
      #expect(Self.hasStarted(folder))
      _ = try await spec(["run", "--engine", "own"], [:])
      #expect(!Self.hasStarted(folder))
    }
  }

  @Test func `what is trusted once runs until it does more`() async throws {
    try await Self.within { spec, folder in
      let path = folder.file("suite/spec.json").resolvingSymlinksInPath().path
      let trust = try await spec(["trust"], [:])
      #expect(trust.output == "spec.json is trusted. It may:\n  start \"sh ./engine.sh\"\n")
      #expect(
        try await spec(["trust", "--list"], [:]).output == path + "\n  start \"sh ./engine.sh\"\n")
      _ = try await spec(["run", "--engine", "own"], [:])
      #expect(Self.hasStarted(folder))
      _ = try await spec(["run", "../specs", "--engine", "own"], ["IN": "suite/deep"])
      #expect(FileManager.default.fileExists(atPath: folder.file("suite/deep/started").path))

      // Settings that do nothing more are trusted as well.
      try folder.write(
        #"{"defaults": {"jobs": 2}, "engines": {"own": "stdio:sh ./engine.sh"}}"#,
        to: "suite/spec.json")
      _ = try await spec(["run", "--engine", "own"], [:])
      #expect(Self.hasStarted(folder))
      try folder.write(
        #"{"back-end": {"allow-commands": true}, "engines": {"own": "stdio:sh ./engine.sh"}}"#,
        to: "suite/spec.json")
      let more = try await spec(["run", "--engine", "own"], [:])
      #expect(more.errors.contains("  let steps run any command\n") && more.status == 2, "\(more)")
      #expect(!Self.hasStarted(folder))

      try folder.write(Self.starts, to: "suite/spec.json")
      #expect(try await spec(["trust", "--revoke"], [:]).output == "spec.json is not trusted\n")
      #expect(try await spec(["trust", "--list"], [:]).output == "nothing is trusted\n")
      _ = try await spec(["run", "--engine", "own"], [:])
      #expect(!Self.hasStarted(folder))
    }
  }

  @Test func `a list of trusted settings that is broken trusts nothing and is kept`() async throws {
    try await Self.within { spec, folder in
      try folder.write("[", to: "state/spec/trusted.json")
      let run = try await spec(["run", "--engine", "own"], [:])
      #expect(run.status == 2, "\(run)")
      let trust = try await spec(["trust"], [:])
      #expect(trust.status == 3 && trust.errors.contains("it is not a JSON object"), "\(trust)")
      #expect(try folder.text(of: "state/spec/trusted.json") == "[")
      let nothing = try await spec(["trust", "missing.json"], [:])
      #expect(nothing.status == 2, "\(nothing)")
    }
  }

  /// Settings, and what they would do.
  static let settings: [(String, [String])] = [
    (#"{"defaults": {"jobs": 2, "report": "junit:report.xml", "tags": "@a"}}"#, []),
    (#"{"defaults": {"engine": "stdio:sh -c 'rm -rf x'"}}"#, [#"start "sh -c 'rm -rf x'""#]),
    (#"{"defaults": {"engine": ["sim", "stdio:a", "stdio:b"]}}"#, [#"start "a""#, #"start "b""#]),
    (#"{"profiles": {"p": {"engine": "stdio:a"}}}"#, [#"start "a""#]),
    (#"{"engines": {"e": "webdriver"}}"#, []),
    (
      #"{"engines": {"e": {"engine": "webdriver", "set": {"webdriver": "./driver"}}}}"#,
      [#"start "./driver""#]
    ),
    (#"{"engines": {"e": {"engine": "webdriver", "set": {"webdriver": "geckodriver"}}}}"#, []),
    (#"{"defaults": {"browser": "firefox"}}"#, []),
    (#"{"defaults": {"browser": "./browser"}}"#, [#"start "./browser""#]),
    (#"{"defaults": {"set": {"browser": "./browser"}}}"#, [#"start "./browser""#]),
    (
      #"{"defaults": {"set": {"capabilities": "{}"}}}"#,
      [#"start what the capabilities "{}" name"#]
    ),
    (#"{"defaults": {"serve": "pages"}}"#, []),
    (
      #"{"defaults": {"serve": {"command": "npm start", "ready": "http://127.0.0.1:3000/"}}}"#,
      [#"start "npm start""#]
    ),
    (
      #"{"defaults": {"secret": {"key": "env:KEY"}}}"#,
      ["read the environment variable KEY as a secret"]
    ),
    (#"{"defaults": {"secret": "KEY"}}"#, ["read the environment variable KEY as a secret"]),
    (
      #"{"engines": {"e": {"engine": "webdriver", "secret": {"key": "file:/etc/passwd"}}}}"#,
      [#"read the file "/etc/passwd" as a secret"#]
    ),
    (#"{"defaults": {"token-file": "/x"}}"#, [#"read the file "/x" as a secret"#]),
    (#"{"defaults": {"junit": "../x.xml"}}"#, [#"write "../x.xml""#]),
    (#"{"defaults": {"junit": "a/../../x.xml"}}"#, [#"write "a/../../x.xml""#]),
    (#"{"defaults": {"report": ["tap:/x.tap", "tap:a/../x"]}}"#, [#"write "/x.tap""#]),
    (#"{"defaults": {"trace": "/x", "history": "../h"}}"#, [#"write "/x""#, #"write "../h""#]),
    (#"{"defaults": {"report": "messages:/dev/stdout"}}"#, []),
    (#"{"back-end": {"url": "http://localhost:1"}}"#, []),
    (#"{"back-end": {"allow-commands": true}}"#, ["let steps run any command"]),
  ]

  @Test(arguments: settings)
  func `what settings would do is told`(_ json: String, _ wanted: [String]) throws {
    let file = try ConfigFileReader.read(.init(path: "spec.json", bytes: Array(json.utf8)))
    #expect(RiskyActions(file).sentences == wanted)
    #expect(SettingsTrust.all(of: file)?.sentences ?? [] == wanted)
  }
}
