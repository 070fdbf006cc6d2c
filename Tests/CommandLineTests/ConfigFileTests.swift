import Foundation
import SpecTestKit
import Testing

@testable import SpecCommandLine

/// What `spec` makes of settings files, right and wrong ones, compared with transcripts.
@Suite struct ConfigFileTests {
  /// A file, a command line, and the name of its transcript.
  struct Line: Sendable, CustomTestStringConvertible {
    let name: String
    let file: String?
    let arguments: [String]
    let variables: [String: String]

    init(
      _ name: String, _ file: String?, _ arguments: String..., variables: [String: String] = [:]
    ) {
      self.name = name
      self.file = file
      self.arguments = arguments.isEmpty ? ["run"] : arguments
      self.variables = variables
    }

    var testDescription: String { name }
  }

  private static let whole = """
    {
      "$schema": "spec.schema.json",
      "defaults": {
        "paths": "specs", "tags": "not @slow", "jobs": 2, "fail-fast": true,
        "set": { "web": "./pages", "größe": 3 }
      },
      "profiles": {
        "ci": { "retry": 2, "report": ["junit:report.xml", "progress"], "tags": null },
        "quick": { "tags": "@smoke" }
      },
      "engines": {
        "chrome": { "engine": "webdriver", "set": { "web": "./other" } },
        "phone": "sim"
      }
    }

    """

  @Test(arguments: [
    Line("config-nothing", nil, "config"),
    Line("config-file", whole, "config"),
    Line(
      "config-layers", whole, "config", "failing.feature", "--profile", "ci", "--profile", "quick",
      "-j", "3", "--no-fail-fast", "--set", "api=x", variables: ["SPEC_RETRY_TAGS": "@flaky"]),
    Line("config-json", whole, "config", "--profile", "ci", "--format", "json"),
    Line("config-passed-by", whole, "config", "--no-config"),
    Line("config-run", whole, "run", "--no-set", "--report", "pretty"),
    Line(
      "config-engines", #"{"engines": {"small": {"engine": "sim", "device": "iPhone SE"}}}"#, "run",
      "specs/typing", "--engine", "small", "--engine", "sim", "--report", "pretty"),
  ])
  func `settings hold, and their place is told`(line: Line) async throws {
    try await expectTranscript(of: line)
  }

  @Test(arguments: [
    Line("config-no-json", "{\n  \"defaults\": {\n    \"jobs\": 2,\n  }\n}\n"),
    Line("config-comment", "{\n  // our settings\n  \"defaults\": {}\n}\n"),
    Line("config-empty", ""),
    Line("config-list", "[]"),
    Line("config-unknown-section", #"{"defualts": {}}"#),
    Line("config-foreign", #"{"openapi": "3.1.0"}"#),
    Line("config-misplaced-key", #"{"jobs": 2}"#),
    Line("config-unknown-key", "{\r\n  \"profiles\": {\"ci\": {\"größe\": 1, \"retires\": 2}}}"),
    Line("config-wrong-kind", #"{"defaults": {"fail-fast": "yes"}}"#),
    Line("config-wrong-list", #"{"defaults": {"jobs": [1, 2]}}"#),
    Line("config-wrong-element", #"{"defaults": {"tags": ["@a", false]}}"#),
    Line("config-wrong-pair", #"{"defaults": {"set": {"web": ["a"]}}}"#),
    Line("config-unknown-choice", #"{"defaults": {"color": "allways"}}"#),
    Line("config-bad-value", #"{"defaults": {"jobs": "many"}}"#),
    Line("config-bad-tags", #"{"defaults": {"tags": ["@a", "@b and and"]}}"#),
    Line("config-bad-pair", #"{"defaults": {"set": ["a=1", "b"]}}"#),
    Line("config-unknown-report", #"{"defaults": {"report": ["progress", "prety"]}}"#),
    Line(
      "config-unknown-device", #"{"engines": {"x": {"engine": "sim", "device": "iPhone 9"}}}"#,
      "run", "--engine", "x"),
    Line(
      "config-two-engines-to-prove", #"{"defaults": {"engine": ["sim", "webdriver"]}}"#, "prove"),
    Line("config-engine-name", #"{"engines": {"sim": "webdriver"}}"#),
    Line("config-engine-key", #"{"engines": {"x": {"engine": "sim", "jobs": 2}}}"#),
    Line("config-engine-missing", #"{"engines": {"x": {"set": {"web": "a"}}}}"#),
    Line("config-engine-address", #"{"engines": {"x": "stdio:"}, "defaults": {"engine": "x"}}"#),
    Line("config-unknown-engine", #"{"engines": {"chrome": "webdriver"}}"#, "run", "-e", "chrom"),
    Line("config-unknown-profile", whole, "run", "--profile", "quik"),
    Line("config-variable-profile", whole, variables: ["SPEC_PROFILE": "nightly"]),
    Line("config-profile-without-file", nil, "run", "--profile", "ci"),
    Line("config-no-profiles", "{}", "run", "--profile", "ci"),
    Line("config-gone", nil, "run", "--config", "gone.json"),
    Line("config-folder", nil, "run", "--config", "specs"),
    Line("config-bad-variable", nil, variables: ["SPEC_JOBS": "many"]),
    Line("config-bad-switch", nil, variables: ["SPEC_FAIL_FAST": "yes"]),
    Line("config-bad-choice", nil, variables: ["SPEC_COLOR": "allways"]),
    Line(
      "config-all-problems",
      """
      {
        "defaults": {
          "tags": "smoke",
          "jobs": 1,
          "name": "",
          "jobs": "many"
        },
        "profiles": {
          "ci": {
            "shard": "9/4", "order": "sideways", "retires": 2, "color": "allways",
            "report": ["prety", "junit:"], "step-timeout": 5, "set": ["api"]
          },
          "clash": { "report": ["tap:a", "tap:a"], "fail-fast": true, "max-failures": 2 },
          "phone": { "device": "iPhone 99", "fault": "no-such" },
          "web": { "engine": "chrome", "device": "Pixel 9", "retry-tags": "@a and" }
        },
        "engines": {
          "x": "stdoi:x",
          "chrome": "webdriver",
          "server": { "engine": "sim", "set": { "api": "http://127.0.0.1:1", "patience": "long" } },
          "small": { "engine": "sim", "device": "iPhone 9", "set": { "patience": "long", "api": "" } }
        }
      }
      """),
    Line(
      "config-no-effect-here", #"{"defaults": {"retry-tags": "@flaky", "shard-by": "file"}}"#,
      "config"),
    Line(
      "variable-misspelt", nil, "list",
      variables: [
        "SPEC_JBOS": "4", "spec_jobs": "4", "SPEC_XYZZY": "1", "SPEC_RECORD": "", "SPECIAL": "1",
      ]),
    Line("config-unknown-setting", #"{"defaults": {"set": {"keybord height": 3}}}"#),
    Line(
      "config-unknown-setting-of-an-engine",
      #"{"engines": {"own": {"engine": "sim", "set": {"web": "./pages"}}}}"#, "config"),
    Line("config-unknown-setting-in-a-variable", nil, variables: ["SPEC_SET": "keybord height=3"]),
    Line("config-refused", #"{"defaults": {"step-timeout": 5}}"#, "config"),
  ])
  func `what cannot be used is told with its place and the way out`(line: Line) async throws {
    try await expectTranscript(of: line)
  }

  private func expectTranscript(of line: Line) async throws {
    var files = Files.all
    files["spec.json"] = line.file
    let transcript = try await Transcript.of(
      line.arguments, files: files, environment: line.variables)
    // All defaults are in one of the goldens.
    let text = "\(transcript)"
    expectGolden(
      line.name == "config-nothing"
        ? text : text.replacing(/(?m)^.*( default|"built-in"}}),?\n/, with: ""),
      "command-line/\(line.name).txt")
  }

  @Test(
    arguments: [
      ("a/b", ["spec.json", "a/spec.json", ".git/HEAD"], "../spec.json"),
      ("a", ["spec.json", "a/spec.json", ".git/HEAD"], "spec.json"),
      ("a/b", ["spec.json", ".git"], "../../spec.json"),
      ("a/b", ["spec.json", "a/.git/HEAD"], nil),
      ("a/b", ["spec.json", "a/.git/HEAD", "a/spec.json"], "../spec.json"),
      ("a/b", ["spec.json"], nil),
    ] as [(String, [String], String?)])
  func `the nearest file counts, up to the repository's root`(
    folder: String, files: [String], found: String?
  ) async throws {
    let contents = Dictionary(uniqueKeysWithValues: files.map { ($0, "{}") })
    try await TemporaryFolder.with(contents.merging(["a/b/here": ""]) { one, _ in one }) { top in
      let line = "cd \(folder) && exec \"$TOOL\" config --format json"
      let run = try await SpecProcess.run(
        ["-c", line], in: top, environment: ["TOOL": SpecProcess.executable.path],
        executable: URL(fileURLWithPath: "/bin/sh"))
      #expect(run.status == 0, "\(run)")
      let page = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      #expect(page?["file"] as? String == found)
    }
  }

  @Test func `paths of a file above lead to what it names`() async throws {
    let files = [
      ".git": "", "sub/here": "", "specs/log-in.feature": Files.logIn,
      "spec.json": #"{"defaults": {"paths": "specs", "junit": "out.xml", "tags": "@fast"}}"#,
    ]
    try await TemporaryFolder.with(files) { top in
      let run = try await SpecProcess.run(
        ["-c", "cd sub && exec \"$TOOL\" run"], in: top,
        environment: ["TOOL": SpecProcess.executable.path],
        executable: URL(fileURLWithPath: "/bin/sh"))
      #expect(run.status == 0, "\(run)")
      #expect(try top.text(of: "out.xml").contains(#"file="specs/log-in.feature""#))
    }
  }

  /// The settings files that people are shown.
  private static let shown: [String] = {
    let page = ConformanceData.projectRoot.appendingPathComponent("Documentation/Settings.md")
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    return [(text, "```json\n", "```"), (ConfigCommand.spec.discussion, ":\n\n", "\n\n")].map {
      text, start, end in
      let rest = text.firstRange(of: start).map { text[$0.upperBound...] } ?? ""
      return String(rest.firstRange(of: end).map { rest[..<$0.lowerBound] } ?? rest)
    }
  }()

  @Test(arguments: shown)
  func `the files the documentation shows can be read`(text: String) throws {
    let file = try ConfigFileReader.read(.init(path: "spec.json", bytes: Array(text.utf8)))
    #expect(file.profile(named: "ci")?.settings.first?.value == "2")
    #expect(file.engine(named: "chrome")?.address == "webdriver")
  }

  @Test func `the schema is that of the table`() async throws {
    let run = try await Transcript.of(["config", "--format", "schema"], files: [:])
    let schema = try JSONSerialization.jsonObject(with: Data(run.process.output.utf8))
    #expect(schema is [String: Any])
    #expect(run.process.status == 0)
  }
}
