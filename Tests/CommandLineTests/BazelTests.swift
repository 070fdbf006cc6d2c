import Foundation
import SpecRunner
import SpecTestKit
import Testing

@testable import SpecCommandLine

/// The manners of a test that Bazel runs.
@Suite struct BazelTests {
  /// The flags a run is given by typed words and variables.
  private static func arguments(
    _ typed: [String], _ variables: [String: String]
  ) throws -> Arguments {
    let reader = ArgumentReader(CommandCatalog.tool(named: "spec", hasApps: true))
    guard case .run(let arguments) = try reader.read(["run"] + typed) else {
      throw NoRun()
    }
    let environment = Environment(variables.merging(["BAZEL_TEST": "1"]) { $1 })
    return try BazelTest(environment, arguments)?.arguments(arguments) ?? arguments
  }

  private struct NoRun: Error {}

  @Test(
    arguments: [
      ([], ["TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "0"], "1/4"),
      ([], ["TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "3"], "4/4"),
      ([], ["TEST_TOTAL_SHARDS": "0", "TEST_SHARD_INDEX": "0"], nil), ([], [:], nil),
      (["--shard", "2/3"], ["TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "0"], "2/3"),
    ] as [([String], [String: String], String?)])
  func `shards count from 1, and a flag wins`(
    typed: [String], variables: [String: String], shard: String?
  ) throws {
    #expect(try Self.arguments(typed, variables)[PlanFlags.shard]?.description == shard)
  }

  @Test(arguments: [
    (["TEST_TOTAL_SHARDS": "four"], "TEST_TOTAL_SHARDS", #""four" is not an integer"#),
    (
      ["TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "2"], "TEST_SHARD_INDEX",
      #""2" is not an integer up to 1"#
    ),
    (
      ["TEST_TOTAL_SHARDS": "2"], "TEST_SHARD_INDEX", "it is not set, and TEST_TOTAL_SHARDS is 2"
    ),
  ])
  func `a variable that says nothing is named`(
    variables: [String: String], name: String, problem: String
  ) {
    #expect(
      throws: UsageError(place: "spec run", fact: .unreadable(name, problem))
    ) { try Self.arguments([], variables) }
  }

  @Test func `a filter of tags that cannot be read is named by its variable`() {
    do {
      _ = try Self.arguments([], ["TESTBRIDGE_TEST_ONLY": "@smoke and"])
      Issue.record("it was read")
    } catch let error as UsageError {
      #expect(error.description.hasPrefix("TESTBRIDGE_TEST_ONLY cannot be read: "))
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test(
    arguments: [
      ([], "Next", [], ["Next"]), ([], "@smoke", ["@smoke"], []),
      ([], "not @slow", ["not @slow"], []), ([], "(@a or @b)", ["(@a or @b)"], []),
      (["--tags", "@a"], "@b", ["@a", "@b"], []), (["--name", "x"], "y", [], ["x"]),
      (["--tags", "@a"], "y", ["@a"], ["y"]),
    ] as [([String], String, [String], [String])])
  func `a filter is tags or a name, and narrows what is typed`(
    typed: [String], filter: String, tags: [String], names: [String]
  ) throws {
    let arguments = try Self.arguments(typed, ["TESTBRIDGE_TEST_ONLY": filter])
    #expect(arguments.occurrences(of: SharedFlags.tags).map(\.value) == tags)
    #expect(arguments[SharedFlags.name].map(\.source) == names)
  }

  @Test(
    arguments: [
      ([], "1", true), ([], "0", false), (["--max-failures", "3"], "1", false),
      (["--fail-fast"], "1", true),
    ] as [([String], String, Bool)])
  func `the first failure ends it where that is asked for`(
    typed: [String], value: String, isOn: Bool
  ) throws {
    let arguments = try Self.arguments(typed, ["TESTBRIDGE_TEST_RUNNER_FAIL_FAST": value])
    #expect(arguments[GuardFlags.failFast] == isOn)
  }

  @Test(
    arguments: [
      ([], ["junit:x.xml", "messages:out/run.ndjson", "warnings:w"]),
      (["--junit", "x.xml"], ["messages:out/run.ndjson", "warnings:w"]),
      (
        ["--report", "messages:m", "--junit", "y.xml"],
        ["messages:m", "junit:x.xml", "warnings:w"]
      ),
      (["--report", "junit:x.xml"], ["junit:x.xml", "messages:out/run.ndjson", "warnings:w"]),
    ])
  func `reports go where Bazel looks for them`(typed: [String], reports: [String]) throws {
    let arguments = try Self.arguments(
      typed,
      [
        "XML_OUTPUT_FILE": "x.xml", "TEST_UNDECLARED_OUTPUTS_DIR": "out",
        "TEST_WARNINGS_OUTPUT_FILE": "w",
      ])
    #expect(arguments.occurrences(of: SharedFlags.report).map(\.value) == reports)
  }

  @Test(
    arguments: [
      (["--order", "random"], "random:7"), (["--order", "random:3"], "random:3"), ([], nil),
    ] as [([String], String?)])
  func `a random order has the seed that is given`(typed: [String], order: String?) throws {
    let arguments = try Self.arguments(typed, ["TEST_RANDOM_SEED": "7"])
    #expect(arguments.occurrences(of: PlanFlags.order).last?.value == order)
  }

  @Test func `only Bazel's own runs are so`() throws {
    let reader = ArgumentReader(CommandCatalog.tool(named: "spec", hasApps: true))
    guard case .run(let arguments) = try reader.read(["run"]) else { return }
    #expect(BazelTest(Environment(["TEST_TOTAL_SHARDS": "2"]), arguments) == nil)
    #expect(BazelTest(Environment(["BAZEL_TEST": "0"]), arguments) == nil)
  }

  @Test(arguments: [0, 1, 39])
  func `all files of a test are where they should be`(index: Int) async throws {
    try await TemporaryFolder.with(Files.all) { folder in
      func path(_ name: String) -> String { folder.file(name).path }
      let process = try await SpecProcess.run(
        ["run", "specs", "failing.feature", "--order", "random", "--retry", "1"], in: folder,
        environment: [
          "BAZEL_TEST": "1", "TEST_TOTAL_SHARDS": "40", "TEST_SHARD_INDEX": "\(index)",
          "TEST_SHARD_STATUS_FILE": path("status"), "XML_OUTPUT_FILE": path("test.xml"),
          "TEST_PREMATURE_EXIT_FILE": path("premature"),
          "TEST_WARNINGS_OUTPUT_FILE": path("warnings"),
          "TEST_UNDECLARED_OUTPUTS_DIR": path("outputs"), "TEST_RANDOM_SEED": "5",
        ])
      // The first scenario of all fails, and the last shards have none.
      #expect(process.status == (index == 0 ? 1 : 0), "\(process)")
      let made = Set(folder.files)
      for file in ["status", "test.xml", "warnings", "outputs/run.ndjson"] {
        #expect(made.contains(file), "\(file)")
      }
      #expect(!made.contains("premature"))
      let count = try folder.text(of: "test.xml").split(separator: "\n").count {
        $0.hasPrefix("<testcase ")
      }
      #expect(count == (index == 39 ? 0 : 1))
    }
  }

  @Test func `an engine of the settings file is known`() async throws {
    let files = Files.all.merging(["spec.json": #"{"engines": {"own": "stdio:true"}}"#]) { $1 }
    try await TemporaryFolder.with(files) { folder in
      let process = try await SpecProcess.run(
        ["run", "specs", "--engine", "own"], in: folder, environment: ["BAZEL_TEST": "1"])
      #expect(process.output.contains("the engine \"true\" ended"), "\(process)")
    }
  }

  @Test func `a run that cannot begin has ended all the same`() async throws {
    try await TemporaryFolder.with(Files.all) { folder in
      let process = try await SpecProcess.run(
        ["run", "specs", "--junit", "failed.txt/report.xml"], in: folder,
        environment: [
          "BAZEL_TEST": "1", "TEST_PREMATURE_EXIT_FILE": folder.file("gone/premature").path,
        ])
      #expect(process.status == 3, "\(process)")
      #expect(!folder.files.contains("gone/premature"))
    }
  }
}
