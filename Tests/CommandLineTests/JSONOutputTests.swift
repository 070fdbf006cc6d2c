import Foundation
import SpecJSON
import SpecTestKit
import Testing

@testable import SpecCommandLine

/// `--format json`: what commands print is what Documentation/JSON.md and the schemas describe.
@Suite struct JSONOutputTests {
  struct Line: Sendable, CustomTestStringConvertible {
    let schema: String
    let arguments: [String]
    let status: Int32
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ schema: String, _ arguments: String..., status: Int32 = 0) {
      self.schema = schema
      self.arguments = arguments + ["--format", "json"]
      self.status = status
    }
  }

  static let files = Files.all.merging([
    "specs/calls.feature": """
    Feature: Calls
      @step
      Scenario: I open <app>
        Given the <app> app is open
          | <table> |
      @step
      Scenario: it is off
        Then "Next" is disabled

      @calls
      Scenario: It is called
        Given the "slack-login" app is open
        Then it is off

    """,
    "covered/requirements.md":
      "# Memo\n\n- **memo-1.1** [M] It opens.\n- **memo-1.2** [M] It ends.\n",
    "covered/memo.feature": """
    Feature: Memo
      @memo-1.1 @memo-9.9
      Scenario: It opens
        Given the "memo" app is open
        Then I see "New"

    """,
  ]) { $1 }.merging(recordings) { $1 }

  /// Two recordings: in the first, every step that failed passed.
  private static let recordings: [String: String] = {
    let file = ConformanceData.projectRoot
      .appendingPathComponent("Tests/Goldens/messages/login.plain.ndjson")
    let after = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return [
      "after.ndjson": after, "before.ndjson": after.replacing("\"FAILED\"", with: "\"PASSED\""),
      "history/run-1-a.json": """
      {"version":1,"startedNanoseconds":1767323045000000000,"revision":"a1b2c3","branch":"main",\
      "files":[{"uri":"a.feature","scenarios":[{"name":"n","rule":"r","row":"a=1","variant":"sim",\
      "copy":2,"line":3,"result":"failed","ms":12,"attempts":2,"passes":1},\
      {"name":"p","line":9,"ms":1}]}]}
      """,
    ]
  }()

  static let lines = [
    Line("list", "list", "specs/log-in.feature", "failing.feature"),
    Line("steps", "steps"),
    Line("steps", "steps", "return", "key"),
    Line("apps", "apps"),
    Line("apps", "apps", "memo"),
    Line("parse", "parse", "specs/log-in.feature"),
    Line("parse", "parse", "broken/colon.feature", "gone.feature", status: 2),
    Line("expand", "expand", "specs/calls.feature", "--tags", "@calls"),
    Line("explain", "explain", "specs/log-in.feature:6"),
    Line("explain", "explain", "specs/log-in.feature:5"),
    Line("explain", "explain", "specs/calls.feature:13"),
    Line("explain", "explain", "undefined.feature:3"),
    Line("format", "format", "specs", "--check", status: 1),
    Line("format", "format", "broken", "--check", status: 2),
    Line("lint", "lint", "specs/log-in.feature"),
    Line("lint", "lint", "undefined.feature", status: 1),
    Line("error", "explain", "specs/log-in.feature:1000", status: 2),
    Line("config", "config"),
    Line("config", "config", "--tags", "@a", "--report", "junit:r.xml"),
    Line("coverage", "coverage", "covered", status: 1),
    Line("coverage-paths", "coverage", "specs/typing", "--paths", "--facets", "screen,focus"),
    Line("error", "coverage", "covered", "--paths", status: 1),
    Line(
      "prove", "prove", "specs/typing", "--fault", "hyphen-refused", status: 1),
    Line(
      "prove", "prove", "specs/typing", "--fault", "next-enabled-on-load", "--own", "--revisits",
      status: 1),
    Line("mutate", "mutate", "specs/typing", "--no-faults", "--at-least", "0"),
    Line(
      "explore", "explore", "slack-login", "specs/typing", "--seed", "1", "--steps", "20"),
    Line(
      "explore", "explore", "slack-login", "specs/typing", "--seed", "1", "--fault",
      "next-does-nothing", status: 1),
    Line(
      "explore-self-check", "explore", "slack-login", "specs/typing", "--self-check", "--seed", "1",
      "--steps", "3", status: 1),
    Line("walk", "walk", "slack-login", "specs/typing", "--new", "--steps", "9"),
    Line("error", "walk", "slack-login", "specs/typing", status: 4),
    Line("error", "explore", "memos", "specs/typing", status: 2),
    Line("docs", "docs", "covered"),
    Line("try", "try", "slack-login"),
    // A browser that is not there.
    Line(
      "record", "record", "specs/log-in.feature", "--headless", "--browser", "/none/chromium",
      status: 1),
    Line("error", "record", status: 2),
    Line("error", "record", "gone.html", "--headless", status: 2),
    Line("error", "docs", "broken", status: 2),
    Line("diff", "diff", "before.ndjson", "after.ndjson", status: 1),
    Line("history", "history", "history"),
    Line("trace", "trace", "after.ndjson", "failures"),
    Line("trace", "trace", "after.ndjson", "failures", "--limit", "1"),
    Line("trace-actions", "trace", "after.ndjson", "actions", "wrong password"),
    Line("trace-screen", "trace", "after.ndjson", "screen", "3", "wrong password"),
    Line("trace-grep", "trace", "after.ndjson", "grep", "e"),
    Line("error", "trace", "after.ndjson", "screen", "1", status: 2),
    Line("error", "trace", "after.ndjson", "grep", "nowhere", status: 1),
    Line("error", "diff", "before.ndjson", "gone.ndjson", status: 2),
    Line("error", "history", "gone", status: 2),
    Line("error", "list", "broken", status: 2),
    Line("error", "list", "--tags", "@nothing", status: 4),
    Line("error", "list", "--tgas", "@nothing", status: 2),
    Line("error", "steps", "retrun", status: 4),
    Line("error", "apps", "gone", status: 2),
    Line("error", "coverage", "specs", status: 4),
    Line("error", "config", "--jobs", "many", status: 2),
    Line("error", "expand", "gone.feature", status: 2),
    Line("error", "prove", "failing.feature", status: 1),
    Line("error", "mutate", "failing.feature", status: 1),
  ]

  @Test(arguments: lines)
  func `the output of a command is described by its schema`(line: Line) async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      let process = try await SpecProcess.run(line.arguments, in: folder)
      #expect(process.status == line.status, "\(process)")
      let value = try JSONReader.read(Array(process.output.utf8))
      let schema = try SchemaCheck(of: Self.schema(line.schema))
      #expect(schema.complaints(aboutDocument: value) == [], "\(process)")
    }
  }

  @Test func `every command with JSON has a schema, a section and a test`() throws {
    let page = try String(
      contentsOf: ConformanceData.projectRoot.appendingPathComponent("Documentation/JSON.md"),
      encoding: .utf8)
    for command in CommandCatalog.all.map({ $0.spec }) {
      let hasJSON = command.flags.contains { flag in
        flag.name == "format" && flag.choices.contains { $0.word == "json" }
      }
      guard hasJSON else { continue }
      let name = command.name
      #expect(FileManager.default.fileExists(atPath: Self.schema(name).path), "\(name)")
      #expect(page.contains("\n## spec \(name)\n"), "\(name) has no section")
      #expect(page.contains("(schemas/\(name).schema.json)"), "\(name) has no link to its schema")
      // The gate compares with a repository: SinceTests.
      #expect(
        Self.lines.contains { $0.schema == name } || name == GateCommand.spec.name,
        "\(name) has no test")
    }
  }

  @Test func `every schema describes what a command really prints`() throws {
    let folder = Self.schema("list").deletingLastPathComponent()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .map { $0.replacing(".schema.json", with: "") }
    #expect(names.count > 20)
    for name in names where name != GateCommand.spec.name {
      #expect(Self.lines.contains { $0.schema == name }, "\(name) has no test")
    }
  }

  @Test func `an error is one object with the place and what to do`() async throws {
    let transcript = try await Transcript.of(["list", "gone.feature", "--format", "json"])
    expectGolden("\(transcript)", "command-line/list-json-error.txt")
    let usage = try await Transcript.of(["list", "--format=json", "--order", "no"])
    expectGolden("\(usage)", "command-line/usage-json-error.txt")
  }

  @Test func `a list of nothing that has failed is empty`() async throws {
    let process = try await Transcript.of(
      ["list", "@none.txt", "--format", "json"], files: ["none.txt": "# nothing failed\n"]
    ).process
    #expect(process.status == 0)
    #expect(process.output == "{\n  \"version\": 1,\n  \"scenarios\": []\n}\n", "\(process)")
  }

  @Test func `the format is recognised in a command line that cannot be read`() {
    let cases: [([String], Bool)] = [
      (["list", "--format", "json"], true), (["list", "--format=json", "--bad"], true),
      (["list", "--format", "json", "--format", "tree"], false),
      (["list", "--", "--format=json"], false),
      (["list", "--format"], false), ([], false),
    ]
    for (words, isWanted) in cases { #expect(JSONErrors.areWanted(by: words) == isWanted) }
  }

  static func schema(_ name: String) -> URL {
    ConformanceData.projectRoot
      .appendingPathComponent("Documentation/schemas/\(name).schema.json")
  }
}
