import Foundation
import SpecTestKit
import Testing

/// Runs of single files and lines whose scenarios need setups of other files.
@Suite struct StageRunTests {
  private static let open = "Given the \"slack-login\" app is open\n"
  private static let files = [
    "specs/buy.feature": "Feature: Buy\n@shop\nScenario: one\n\(open)Then I see \"Next\"\n",
    "specs/seed.feature":
      "Feature: Seed\n@setup:shop\nScenario: goods\n\(open)@setup:bank\nScenario: money\n\(open)"
      + "Scenario: other\n\(open)Then I see \"Next\"\n",
    "specs/broken.feature": "Feature: Broken\n@setup:bank\nScenrio: none\n",
  ]

  @Test(arguments: [
    (["specs/buy.feature"], "2 scenarios (2 passed)", ["goods", "one"]),
    (["specs/buy.feature:3"], "2 scenarios (2 passed)", ["goods", "one"]),
    (["specs/buy.feature:3", "--steps-from", "specs"], "2 scenarios (2 passed)", ["one"]),
    (["specs/seed.feature:8"], "1 scenario (1 passed)", ["other"]),
    (["specs/seed.feature", "specs/buy.feature:3"], "3 scenarios (3 passed)", ["other", "one"]),
  ])
  func `a scenario of a named file runs the setups of tags in the files next to it`(
    paths: [String], total: String, names: [String]
  ) async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      let process = try await SpecProcess.run(
        ["run", "--report", "pretty"] + paths, in: folder)
      #expect(process.status == 0, "\(process)")
      #expect(process.output.contains("\n\(total)\n"), "\(process)")
      for name in names { #expect(process.output.contains(name), "\(process)") }
      #expect(!process.output.contains("money"), "\(process)")
    }
  }

  @Test func `an error in a file with the setups of a scenario prevents the run`() async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      try folder.write(
        "Feature: Broken\n@setup:shop\nScenario: a\n* b\nExamples: b\n", to: "specs/c.feature")
      let process = try await SpecProcess.run(["run", "specs/buy.feature"], in: folder)
      #expect(process.status == 1, "\(process)")
      #expect(process.errors.contains("specs/c.feature:5"), "\(process)")
    }
  }

  @Test(arguments: [
    ("seed.feature", "Feature: Seed\n@slow@setup:shop\nScenario: goods\n"),
    ("seed.feature.md", "# Feature: Seed\n\n`@slow` `@setup:shop`\n## Scenario: goods\n\n* "),
  ])
  func `the setup of a tag is found among other tags and in Markdown`(
    file: String, text: String
  ) async throws {
    var files = ["specs/buy.feature": Self.files["specs/buy.feature"] ?? ""]
    files["specs/\(file)"] = text + Self.open
    try await TemporaryFolder.with(files) { folder in
      let process = try await SpecProcess.run(["run", "specs/buy.feature"], in: folder)
      #expect(process.output.contains("\n2 scenarios (2 passed)\n"), "\(process)")
    }
  }

  /// The setup runs on the first engine, and the scenario on neither.
  @Test func `a scenario that its setup prevents counts for each engine`() async throws {
    var files = ["specs/buy.feature": Self.files["specs/buy.feature"] ?? ""]
    files["specs/seed.feature"] =
      "Feature: Seed\n@setup:shop\nScenario: goods\n\(Self.open)Then I see \"Goods\"\n"
    try await TemporaryFolder.with(files) { folder in
      let other = "stdio:\(SpecProcess.executable.path) serve"
      let process = try await SpecProcess.run(
        ["run", "specs/buy.feature", "--engine", "sim", "--engine", other], in: folder)
      #expect(
        process.output.contains("  sim: 1 failed, 1 skipped\n  \(other): 1 skipped\n"),
        "\(process)")
    }
  }

  @Test func `files of setups alone are nothing to run`() async throws {
    let files = ["specs/seed.feature": "Feature: Seed\n@setup:shop\nScenario: a\n\(Self.open)"]
    try await TemporaryFolder.with(files) { folder in
      let process = try await SpecProcess.run(["run", "specs"], in: folder)
      #expect(process.status == 4)
      #expect(
        process.errors.hasSuffix(
          """
          spec: nothing to run: 1 file with 1 setup or teardown and no other scenario
          setups and teardowns run only with scenarios that need them: write one, or name other paths

          """), "\(process)")
    }
  }
}
