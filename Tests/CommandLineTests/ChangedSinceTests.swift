import Foundation
import SpecTestKit
import Testing

/// `--changed-since`: only scenarios that changes since a git revision affect.
@Suite(.enabled(if: GitProgram.path != nil, "there is no git on this machine"))
struct ChangedSinceTests {
  static let files = [
    "specs/steps.feature": """
    @step
    Feature: Steps
      Scenario: I open it
        Given the "slack-login" app is open

      Scenario: I open it and type
        Given I open it
        When I type "acme"

    """,
    "specs/a.feature": """
    Feature: A
      Scenario: one
        Given I open it
        Then "Next" is disabled

      @t
      Scenario: two
        Given the "slack-login" app is open
        Then "Next" is disabled

      Rule: R
        Scenario Outline: row
          Given I open it and type
          Then I see "<text>"

          Examples:
            | text |
            | a    |
            | b    |

    """,
    "specs/b.feature": """
    Feature: B
      Background:
        Given the "slack-login" app is open
      Scenario: x
        Then "Next" is disabled
      Scenario: y
        Then "Next" is disabled

    """,
    "specs/snapshots/b/cart.snapshot": "text\n",
    "spec.json": "{\"defaults\": {\"jobs\": 2}}\n",
  ]

  private static func withRepository(
    _ files: [String: String] = files, _ work: (TemporaryFolder) async throws -> Void
  ) async throws {
    try await GitRepository.with(files) { folder in try await work(folder) }
  }

  private static func listed(
    _ folder: TemporaryFolder, _ arguments: [String] = ["specs"]
  ) async throws -> SpecProcess {
    try await SpecProcess.run(
      ["list", "--format", "paths", "--changed-since", "HEAD"] + arguments, in: folder)
  }

  struct Change: Sendable, CustomTestStringConvertible {
    let name: String
    let file: String
    let old: String
    let new: String
    let affected: [String]
    var testDescription: String { name }
  }

  static let whole = ["a:2", "a:7", "a:18", "a:19", "b:4", "b:6"]

  @Test(arguments: [
    Change(
      name: "a step", file: "specs/a.feature", old: "two\n    Given the",
      new: "two\n    Given  the",
      affected: []),
    Change(
      name: "a text", file: "specs/a.feature", old: "Scenario: two", new: "Scenario: 2",
      affected: ["a:7"]),
    Change(name: "a tag", file: "specs/a.feature", old: "@t\n", new: "\n", affected: ["a:7"]),
    Change(
      name: "the last step", file: "specs/a.feature",
      old: "    Then \"Next\" is disabled\n\n  @t", new: "  @t", affected: ["a:2"]),
    Change(
      name: "a comment", file: "specs/a.feature", old: "  @t\n", new: "  # why\n\n  @t\n",
      affected: []),
    Change(
      name: "a row", file: "specs/a.feature", old: "| b    |", new: "| c    |",
      affected: ["a:19"]),
    Change(
      name: "a new row", file: "specs/a.feature", old: "| a    |\n", new: "| a |\n| z |\n",
      affected: ["a:19"]),
    Change(
      name: "a rule", file: "specs/a.feature", old: "Rule: R", new: "Rule: S",
      affected: ["a:18", "a:19"]),
    Change(
      name: "a feature", file: "specs/a.feature", old: "Feature: A", new: "@x\nFeature: A",
      affected: ["a:3", "a:8", "a:19", "a:20"]),
    Change(
      name: "a background", file: "specs/b.feature", old: "slack-login", new: "memo",
      affected: ["b:4", "b:6"]),
    Change(
      name: "a removed background", file: "specs/b.feature",
      old: "  Background:\n    Given the \"slack-login\" app is open\n", new: "",
      affected: ["b:2", "b:4"]),
    Change(
      name: "a text step", file: "specs/steps.feature", old: "type \"acme\"", new: "type \"a\"",
      affected: ["a:18", "a:19"]),
    Change(
      name: "a nested text step", file: "specs/steps.feature", old: "\"slack-login\"",
      new: "\"memo\"", affected: ["a:2", "a:18", "a:19"]),
    Change(
      name: "a removed text step", file: "specs/steps.feature",
      old: "Scenario: I open it and type", new: "Scenario: I open it and write",
      affected: ["a:18", "a:19"]),
    Change(
      name: "a snapshot", file: "specs/snapshots/b/cart.snapshot", old: "text", new: "other",
      affected: ["b:4", "b:6"]),
    Change(name: "the settings", file: "spec.json", old: "2", new: "1", affected: whole),
  ])
  func `a change affects the scenarios that use it`(change: Change) async throws {
    try await Self.withRepository { folder in
      let text = try folder.text(of: change.file)
      #expect(text.contains(change.old))
      try folder.write(
        text.replacing(change.old, with: change.new, maxReplacements: 1), to: change.file)
      let process = try await Self.listed(folder)
      let places = change.affected.map {
        "specs/" + $0.replacing(":", with: ".feature:") + "\n"
      }.joined()
      #expect(process.output == places, "\(process)")
      #expect(process.status == 0, "\(process)")
      if places.isEmpty { #expect(process.errors.contains("changes since \"HEAD\" affect none")) }
    }
  }

  @Test func `new, removed and moved files count`() async throws {
    try await Self.withRepository { folder in
      // A new snapshot, which git does not know.
      try folder.write("new\n", to: "specs/snapshots/b/new.snapshot")
      #expect(try await Self.listed(folder).output == "specs/b.feature:4\nspecs/b.feature:6\n")
      try FileManager.default.removeItem(at: folder.file("specs/snapshots"))
      #expect(try await Self.listed(folder).output == "specs/b.feature:4\nspecs/b.feature:6\n")
      try await GitRepository.git("checkout", "-q", ".", in: folder)
      // New features with odd names.
      let scenario = "Feature: n\n  Scenario: s\n    Given the \"memo\" app is open\n"
      let names = ["specs/é \"x\".feature", "specs/이름.feature", "specs/a\tb\n.feature"]
      for name in names { try folder.write(scenario, to: name) }
      let listed = try await Self.listed(folder)
      #expect(listed.output.split(separator: "\n").count == 3, "\(listed)")
      try await GitRepository.git("add", "-A", in: folder)
      try await GitRepository.git("commit", "-qm", "second", in: folder)
      #expect(try await Self.listed(folder).output == "")
      for name in names {
        try folder.write(scenario + "    # c\n    When I type \"a\"\n", to: name)
      }
      #expect(try await Self.listed(folder).output.split(separator: "\n").count == 3)
      try await GitRepository.git("checkout", "-q", ".", in: folder)
      // A moved file says so.
      try await GitRepository.git("mv", "specs/b.feature", "specs/c.feature", in: folder)
      let moved = try await Self.listed(folder)
      #expect(moved.output == "specs/c.feature:4\nspecs/c.feature:6\n", "\(moved)")
      #expect(
        moved.errors
          == "spec: \"specs/c.feature\" was \"specs/b.feature\", so all its scenarios count as "
          + "changed\n")
      try await GitRepository.git("reset", "-q", "--hard", in: folder)
      // Without the file of text steps, their calls are affected.
      try FileManager.default.removeItem(at: folder.file("specs/steps.feature"))
      #expect(
        try await Self.listed(folder).output.split(separator: "\n")
          == ["specs/a.feature:2", "specs/a.feature:18", "specs/a.feature:19"])
    }
  }

  @Test func `only the rows of a data file change with it, and not with a comment`() async throws {
    let files = [
      "specs/a.feature": """
      Feature: A
        # A comment.
        Scenario Outline: row <n>
          Given the "memo" app is open

          Examples: from "d.csv"

        @setup:t
        Scenario: goods
          Given the "memo" app is open

        @t
        Scenario: own
          Given the "memo" app is open

      """,
      "specs/d.csv": "n\n1\n2\n",
    ]
    try await Self.withRepository(files) { folder in
      let feature = try folder.text(of: "specs/a.feature")
      try folder.write(
        feature.replacing("# A comment.", with: "\n  # Another."), to: "specs/a.feature")
      #expect(try await Self.listed(folder).output == "")
      try folder.write(feature, to: "specs/a.feature")
      try folder.write("n\n1\n2\n3\n", to: "specs/d.csv")
      let listed = try await SpecProcess.run(["list", "--changed-since", "HEAD"], in: folder)
      #expect(listed.output.contains("\n3 scenarios\n"), "\(listed)")
      #expect(!listed.output.contains("own"), "\(listed)")
      try folder.write("n\n1\n2\n", to: "specs/d.csv")
      try folder.write(feature.replacing("row <n>", with: "line <n>"), to: "specs/a.feature")
      let renamed = try await SpecProcess.run(["list", "--changed-since", "HEAD"], in: folder)
      #expect(renamed.output.contains("\n2 scenarios\n"), "\(renamed)")
    }
  }

  @Test func `it works in a subdirectory and with other selections`() async throws {
    try await Self.withRepository { folder in
      let text = try folder.text(of: "specs/a.feature")
      try folder.write(text.replacing("is disabled", with: "is enabled"), to: "specs/a.feature")
      let line = "cd specs && exec \"$0\" list --format paths --changed-since HEAD a.feature"
      let below = try await SpecProcess.run(
        ["-c", line, SpecProcess.executable.path], in: folder,
        executable: URL(fileURLWithPath: "/bin/sh"))
      #expect(below.output == "a.feature:2\na.feature:7\n", "\(below)")
      #expect(try await Self.listed(folder, ["specs/a.feature"]).output.contains("a.feature:7"))
      #expect(
        try await Self.listed(folder, ["specs", "--tags", "@t"]).output == "specs/a.feature:7\n")
      #expect(try await Self.listed(folder, ["specs", "--name", "x"]).status == 0)
      #expect(try await Self.listed(folder, ["specs", "--tags", "@nothing"]).status == 4)
      let run = try await SpecProcess.run(
        ["run", "specs", "--changed-since", "HEAD", "--name", "one", "-r", "pretty"], in: folder)
      #expect(run.output.contains("1 scenario (1 failed)"), "\(run)")
    }
  }

  @Test func `without the changes nothing is run`() async throws {
    let revision = ["--changed-since", "gone"]
    try await Self.withRepository { folder in
      let unknown = try await SpecProcess.run(["run"] + revision, in: folder)
      #expect(unknown.status == 2)
      #expect(
        unknown.errors == """
          spec: --changed-since: git does not know the revision "gone"
          check the spelling, or fetch it: a shallow clone lacks earlier revisions

          """)
      for bad in ["", "--upload-pack=x"] {
        let process = try await SpecProcess.run(["list", "--changed-since=\(bad)"], in: folder)
        #expect(process.status == 2 && process.errors.contains("a revision"), "\(process)")
      }
      let missing = try await SpecProcess.run(
        ["run"] + revision, in: folder, environment: ["PATH": "/nowhere"])
      #expect(missing.status == 2)
      #expect(missing.errors.contains("git, which is not installed"), "\(missing)")
    }
    try await TemporaryFolder.with(Self.files) { folder in
      let process = try await SpecProcess.run(["run"] + revision, in: folder)
      #expect(process.status == 2)
      #expect(process.errors.contains("this directory is not in one"), "\(process)")
    }
  }

  @Test(arguments: ["", "@wip", "@setup:other"])
  func `a setup that was removed or is for others affects all`(tag: String) async throws {
    let setup = "Feature: S\n  @setup:db\n  Scenario: filled\n    Given the \"memo\" app is open\n"
    var files = Self.files
    files["specs/s.feature"] = setup
    files["specs/b.feature"] = files["specs/b.feature"]?.replacing(
      "Feature: B", with: "@db\nFeature: B")
    try await Self.withRepository(files) { folder in
      let changed = tag.isEmpty ? "Feature: S\n" : setup.replacing("@setup:db", with: tag)
      try folder.write(changed, to: "specs/s.feature")
      let process = try await Self.listed(folder)
      #expect(process.output.contains("specs/b.feature:5\n"), "\(process)")
      #expect(process.errors.contains("a setup or teardown "), "\(process)")
    }
  }
}
