import Foundation
import SpecTestKit
import SpecText
import Testing

@testable import SpecCommandLine

/// What runs, in which order, when it ends, and what counts as success.
@Suite struct RunControlTests {
  /// A command line that has a golden.
  struct Line: Sendable, CustomTestStringConvertible {
    let name: String
    let arguments: [String]
    var testDescription: String { name }

    init(_ name: String, _ arguments: String...) {
      self.name = name
      self.arguments = arguments
    }
  }

  static let files = [
    "specs/soft.feature": """
    Feature: Soft
      @soft
      Scenario: All that is wrong is told
        Given the "slack-login" app is open
        Then "Next" is enabled
        And "Next" is disabled
        And "Workspace URL" shows "acme"
        When I type "acme"
        Then "Next" is enabled

    """,
    "specs/doubts.feature": """
    Feature: Doubts
      Scenario: Nothing is checked
        Given the "slack-login" app is open

      Scenario Outline: Nothing is run
        Given the "<app>" app is open
        Then "Next" is disabled

        Examples:
          | app |

    """,
    "specs/fine.feature": """
    Feature: Fine
      Scenario: One
        Given the "slack-login" app is open
        Then "Next" is disabled
      Scenario: Two
        Given the "slack-login" app is open
        Then "Next" is disabled
      Scenario: Three
        Given the "slack-login" app is open
        Then "Next" is disabled

    """,
    "issues.feature": """
    Feature: Issues
      @known-issue(https://bugs.example/7)
      Scenario: Next is disabled at first
        Given the "slack-login" app is open
        Then "Next" is enabled

      @mended @known-issue(https://bugs.example/8)
      Scenario: Next is disabled at first, too
        Given the "slack-login" app is open
        Then "Next" is disabled

    """,
    "bad-issues.feature": """
    @known-issue
    Feature: Issues
      @known-issue() @known-issue(javascript:alert(1))
      Scenario: Next is disabled at first
        Given the "slack-login" app is open
        Then "Next" is enabled

    """,
    "specs/deep/memo.feature": """
    Feature: Deep
      Scenario: There is no Next here
        Given the "memo" app is open
        Then "Next" is disabled

    """,
  ]

  private static func transcript(_ arguments: [String]) async throws -> Transcript {
    try await Transcript.of(arguments, files: files)
  }

  @Test(arguments: [
    Line("order-reverse", "list", "specs/fine.feature", "--order", "reverse"),
    Line("order-random", "run", "specs/fine.feature", "--order", "random:2", "-r", "pretty"),
    Line("order-unknown", "run", "--order", "randm"),
    Line("order-bad-seed", "run", "--order", "random:x"),
    Line("shard", "run", "specs/fine.feature", "--shard", "1/2", "-r", "pretty"),
    Line("shard-list", "list", "specs", "--shard", "2/2", "--shard-by", "file"),
    Line("shard-empty", "run", "specs/fine.feature", "--shard", "7/7"),
    Line("shard-of-nothing", "run", "specs", "--tags", "@nothing", "--shard", "7/7"),
    Line("shard-beyond", "run", "--shard", "9/7"),
    Line("shard-zero", "run", "--shard", "0/3"),
    Line("shard-no-number", "run", "--shard", "one"),
    Line("shard-by-alone", "run", "--shard-by", "file"),
    Line("durations-missing", "run", "--shard", "1/2", "--durations", "gone.ndjson"),
    Line("soft", "run", "specs/soft.feature"),
    Line("soft-junit", "run", "specs/soft.feature", "--report", "junit"),
    Line("doubts", "run", "specs/doubts.feature", "--junit", "report.xml"),
    Line("lenient", "run", "specs/doubts.feature", "--lenient"),
    Line("max-failures", "run", "specs", "--max-failures", "1"),
    Line("fail-fast-twice", "run", "--fail-fast", "--max-failures", "2"),
    Line("known-issue", "run", "issues.feature", "--tags", "not @mended", "-r", "pretty"),
    Line("known-issue-mended", "run", "issues.feature", "-r", "pretty"),
    Line("known-issue-bad", "run", "bad-issues.feature", "--keep-going"),
    Line("pattern", "list", "specs/**/{fine,memo}.feature"),
    Line("pattern-fits-nothing", "run", "specs/*/fine.feature"),
    Line("pattern-line", "run", "specs/*.feature:3"),
    Line("last-failed-unknown", "run", "--last-failed"),
    Line("watch-nowhere", "run", "--watch"),
    Line("durations-empty", "run", "--shard", "1/2", "--durations", "/dev/null"),
  ])
  func `run control is told in words`(line: Line) async throws {
    expectGolden("\(try await Self.transcript(line.arguments))", "run-control/\(line.name).txt")
  }

  @Test(
    arguments: [
      (["--wait", "3s"], ["sim", nil]), (["--step-timeout", "2s"], ["sim", nil]),
      (["--set", "patience=9"], [nil]),
    ] as [([String], [String?])])
  func `how long is waited is no setting of the simulated phone`(
    arguments: [String], engines: [String?]
  ) async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      for engine in engines.map({ $0 ?? "stdio:\(SpecProcess.executable.path) serve" }) {
        let process = try await SpecProcess.run(
          ["run", "specs/fine.feature", "--engine", engine] + arguments, in: folder)
        #expect(process.status == 0, "\(process)")
      }
    }
  }

  @Test func `a memory that cannot be read is named, and left as it is`() async throws {
    try await TemporaryFolder.with(
      Self.files.merging([".spec/last-failed/a": ""]) { $1 }
    ) { folder in
      let process = try await SpecProcess.run(["run", "specs", "--last-failed"], in: folder)
      #expect(
        process.errors == """
          spec: --last-failed cannot be read: ".spec/last-failed": it is a directory, not a \
          regular file
          spec run --help explains the syntax

          """)
      #expect(process.status == 2)
      let other = try await SpecProcess.run(["run", "specs/fine.feature"], in: folder)
      #expect(other.status == 0)
    }
  }

  @Test func `a seed that was drawn is told first and at the end, and repeats the order`()
    async throws
  {
    try await TemporaryFolder.with(Self.files) { folder in
      let first = try await SpecProcess.run(
        ["run", "specs", "--order", "random", "-r", "pretty"], in: folder)
      let told = try #require(first.errors.firstMatch(of: /spec: random order, seed (\d+)\n/))
      #expect(first.output.contains("\nrandom order: --order random:\(told.1) repeats it\n"))
      let second = try await SpecProcess.run(
        ["run", "specs", "--order", "random:\(told.1)", "-r", "pretty"], in: folder)
      let steady = { (text: String) in Transcript.steady(text, in: folder) }
      #expect(steady(first.output) == steady(second.output))
    }
  }

  @Test func `seed and shard stand in JUnit`() async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      _ = try await SpecProcess.run(
        [
          "run", "specs/fine.feature", "--order", "random:5", "--shard", "1/2", "--junit", "a.xml",
        ], in: folder)
      let report = try folder.text(of: "a.xml")
      #expect(report.contains(#"<property name="seed" value="5"/>"#), "\(report)")
      #expect(report.contains(#"<property name="shard" value="1/2"/>"#), "\(report)")
    }
  }

  @Test func `shards by the time of an earlier run share everything`() async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      let whole = try await SpecProcess.run(
        ["run", "specs", "--report", "messages:run.ndjson", "-r", "pretty"], in: folder)
      #expect(whole.output.contains("\n6 scenarios ("), "\(whole)")
      var listed: [Substring] = []
      for index in 1...3 {
        let shard = try await SpecProcess.run(
          [
            "list", "specs", "--format", "paths", "--shard", "\(index)/3", "--durations",
            "run.ndjson",
          ], in: folder)
        listed += shard.output.split(separator: "\n")
      }
      #expect(Set(listed).count == 6)
      #expect(listed.count == 6)
    }
  }

  // MARK: - What failed last

  @Test func `what failed is remembered until it passes`() async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      func memory() -> String? { try? folder.lastFailed() }
      func run(_ arguments: String...) async throws -> SpecProcess {
        try await SpecProcess.run(["run"] + arguments, in: folder)
      }
      _ = try await run("specs", "--dry-run")
      #expect(memory() == nil)
      _ = try await run("specs")
      #expect(memory() == "specs/deep/memo.feature:2\nspecs/soft.feature:3\n")
      #expect(try folder.text(of: ".spec/.gitignore") == "*\n")
      _ = try await run("specs/fine.feature")
      #expect(memory() == "specs/deep/memo.feature:2\nspecs/soft.feature:3\n")

      let again = try await run("--last-failed")
      #expect(again.output.contains("\n2 scenarios (2 failed)\n"), "\(again)")
      let some = try await run("specs/deep", "--last-failed")
      #expect(some.output.contains("\n1 scenario (1 failed)\n"), "\(some)")
      let none = try await run("specs/fine.feature", "--last-failed")
      #expect(none.status == 4)

      try folder.write(Self.files["specs/fine.feature"] ?? "", to: "specs/soft.feature")
      try folder.write(Self.files["specs/fine.feature"] ?? "", to: "specs/deep/memo.feature")
      let mended = try await run("--last-failed")
      #expect(mended.output.contains("\n2 scenarios (2 passed)\n"), "\(mended)")
      #expect(memory() == "")
      let nothing = try await run("--last-failed")
      #expect(nothing.status == 0)
      #expect(nothing.errors == "spec: nothing to run: no scenario failed in the last run\n")
    }
  }

  /// A scenario that failed, what happened to it since, and what `--last-failed` runs of it.
  struct Move: CustomTestStringConvertible {
    let testDescription: String
    let files: [String: String]
    /// The scenarios that run, by their places.
    let runs: [String]

    init(_ description: String, _ files: [String: String], runs: String...) {
      testDescription = description
      self.files = files
      self.runs = runs
    }
  }

  private static func feature(_ scenarios: String..., above: String = "") -> String {
    "Feature: F\n\(above)"
      + scenarios.map { name in
        """
          Scenario: \(name)
            Given the "slack-login" app is open
            Then "Next" is \(name.hasPrefix("bad") ? "enabled" : "disabled")

        """
      }.joined()
  }

  static let moves = [
    Move(
      "it has not moved", ["specs/a.feature": feature("bad", "fine")], runs: "specs/a.feature:2"),
    Move(
      "scenarios are written above it",
      ["specs/a.feature": feature("fine", "new", "newer", "bad")], runs: "specs/a.feature:11"),
    Move(
      "it is moved below another", ["specs/a.feature": feature("fine", "bad")],
      runs: "specs/a.feature:5"),
    Move(
      "it is renamed", ["specs/a.feature": feature("bad as ever", "fine")],
      runs: "specs/a.feature:2"),
    Move(
      "a copy is written above it", ["specs/a.feature": feature("fine", "bad", "bad")],
      runs: "specs/a.feature:5", "specs/a.feature:8"),
    Move(
      "its file is renamed", ["specs/b.feature": feature("bad", "fine")], runs: "specs/b.feature:2"),
    Move(
      "its file is renamed, and it has moved", ["specs/x/b.feature": feature("fine", "bad")],
      runs: "specs/x/b.feature:5"),
    Move(
      "it is moved to another file",
      ["specs/a.feature": feature("fine"), "specs/b.feature": feature("fine", "new", "bad")],
      runs: "specs/b.feature:8"),
    Move(
      "another file has one of its name",
      ["specs/a.feature": feature("fine", "bad"), "specs/b.feature": feature("bad")],
      runs: "specs/a.feature:5"),
    Move("it is deleted with its file", ["specs/b.feature": feature("fine")]),
  ]

  @Test(arguments: moves) func `what failed is found where it is now`(_ move: Move) async throws {
    try await TemporaryFolder.with(["specs/a.feature": Self.feature("bad", "fine")]) { folder in
      func run(_ arguments: String...) async throws -> SpecProcess {
        try await SpecProcess.run(
          ["run"] + arguments + ["--report", "rerun:failed.txt"], in: folder)
      }
      _ = try await run("specs")
      #expect(
        try folder.text(of: ".spec/last-failed") == "specs/a.feature:2\t[\"\",\"bad\",\"\"]\n")
      try FileManager.default.removeItem(at: folder.file("specs/a.feature"))
      for (path, text) in move.files { try folder.write(text, to: path) }
      // A run of something else changes nothing.
      try folder.write(Self.feature("fine"), to: "other/other.feature")
      _ = try await run("other")
      #expect(try folder.lastFailed() == "specs/a.feature:2\n")

      let again = try await run("--last-failed")
      if move.runs.isEmpty {
        #expect(again.status == 4 && again.errors.contains("none is selected or exists any more"))
      } else {
        let places = move.runs.map { $0 + "\n" }.joined()
        #expect(try folder.text(of: "failed.txt") == places, "\(again)")
        #expect(try folder.lastFailed() == places)
      }
      let everything = try await run("specs")
      #expect(try folder.lastFailed() == (try folder.text(of: "failed.txt")).withoutComments)
      #expect(everything.status == (move.runs.isEmpty ? 0 : 1))
    }
  }

  // MARK: - Watching

  @Test func `a changed file, a new one and one that came back are told`() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let specs = folder.file("specs").path
      var files = WatchedFiles([specs])
      #expect(files.count == 4)
      #expect(files.changed().isEmpty)
      try folder.write("Feature: new\n", to: "specs/new/new.feature")
      try folder.write("Feature: fine\n  Scenario: x\n", to: "specs/fine.feature")
      #expect(files.changed().inOrder == [specs + "/fine.feature", specs + "/new/new.feature"])
      #expect(files.changed().isEmpty)
      try FileManager.default.removeItem(at: folder.file("specs/fine.feature"))
      #expect(files.changed().isEmpty)
      try folder.write("Feature: fine\n", to: "specs/fine.feature")
      #expect(files.changed().inOrder == [specs + "/fine.feature"])
    }
  }

  @Test func `filters narrow what is watched`() {
    var filters = WatchFilters()
    #expect(filters.description == nil)
    #expect(filters.set(.path, to: "memo") == nil)
    #expect(filters.set(.tags, to: "@a or") != nil)
    #expect(filters.set(.tags, to: "@a or @b") == nil)
    #expect(filters.set(.name, to: "/(/") != nil)
    #expect(filters.set(.name, to: "key") == nil)
    #expect(filters.description?.hasPrefix("path \"memo\", tags ") == true)
    #expect(filters.set(.path, to: "") == nil)
    #expect(filters.set(.tags, to: "") == nil)
    #expect(filters.description == "name \"key\"")
  }

  @Test func `failures that another run records meanwhile are kept`() async throws {
    try await TemporaryFolder.with(["specs/b.feature": "Feature: B\n  Scenario: b\n    Then x\n"]) {
      folder in
      let list = folder.file(".spec/last-failed").path
      let feature = """
        Feature: A
          Scenario: a
            When I run "mkdir -p $(dirname \(list)) && echo specs/b.feature:2 > \(list)"
            Then the command prints "nothing"

        """
      try folder.write(feature, to: "specs/a.feature")
      try folder.write(#"{"back-end": {"allow-commands": true}}"#, to: "spec.json")
      let run = try await SpecProcess.run(
        ["run", "specs/a.feature", "--trust"], in: folder)
      #expect(run.status == 1, "\(run)")
      #expect(try folder.lastFailed() == "specs/a.feature:2\nspecs/b.feature:2\n", "\(run)")
    }
  }

  @Test func `a run says that it cannot record its failures`() async throws {
    let files = [".spec": "", "specs/a.feature": "Feature: A\n  Scenario: a\n    Then x\n"]
    try await TemporaryFolder.with(files) { folder in
      let run = try await SpecProcess.run(["run"], in: folder)
      #expect(run.status == 1)
      #expect(
        run.errors.contains(
          "warning: the failed scenarios are not recorded in \".spec/last-failed\""),
        "\(run)")
    }
  }

  @Test(arguments: ["markdown", "tap", "github"])
  func `every failed step of a soft scenario is in a short report`(report: String) async throws {
    let transcript = try await Self.transcript(["run", "specs/soft.feature", "--report", report])
    let lines = "\(transcript)".split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains(" ms") && !$0.contains("duration_s") }
    expectGolden(lines.joined(separator: "\n"), "run-control/soft-\(report).txt")
  }

  @Test func `recordings of different engines are compared with a reason why not`() async throws {
    let files = [
      "specs/a.feature":
        "Feature: F\nScenario: s\nWhen I send GET \"/\"\nThen the response status is 200\n"
    ]
    try await TemporaryFolder.with(files) { folder in
      for (file, engines) in [("a.ndjson", []), ("b.ndjson", ["-e", "sim", "-e", "webdriver"])] {
        _ = try await SpecProcess.run(
          ["run", "--dry-run", "--report", "messages:\(file)"] + engines,
          in: folder)
      }
      let diff = try await SpecProcess.run(["diff", "a.ndjson", "b.ndjson"], in: folder)
      #expect(diff.status == 2)
      #expect(
        diff.errors == """
          spec: the recordings have the same scenarios, on different engines: "a.ndjson" is of one \
          engine; "b.ndjson" has sim and webdriver
          compare recordings that were made with the same --engine flags

          """)
    }
  }
}

extension String {
  fileprivate var withoutComments: String {
    split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0 + "\n" }.joined()
  }
}
