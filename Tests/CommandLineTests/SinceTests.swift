import Foundation
import SpecJSON
import SpecTestKit
import Testing

/// `spec prove --since` and `spec mutate --since`: what scenarios no longer check.
@Suite(.enabled(if: GitProgram.path != nil, "there is no git on this machine"))
struct SinceTests {
  static let files = [
    "specs/door.feature": """
    Feature: Log in
      Background:
        Given the "slack-login" app is open

      @slack-5.3
      Scenario: Hyphens are taken
        When I type "a-b"
        Then "Workspace URL" shows "a-b"
        And the "Next" button is enabled

      @slack-6.8
      Scenario Outline: Next comes with "<text>"
        When I type "<text>"
        Then the "Next" button is enabled

        Examples:
          | text |
          | a    |
          | ab   |

      Scenario: Capitals are refused
        When I type "A"
        Then "Workspace URL" is empty

    """,
    "specs/rows.feature": """
    Feature: Rows
      Scenario Outline: <text>
        Given the "slack-login" app is open
        When I type "<text>"
        Then "Workspace URL" shows "<text>"

        Examples: from "rows.csv"

    """,
    "specs/rows.csv": "text\nabc\nxyz\n",
  ]

  /// A change of the committed files, and what is then said.
  struct Change: Sendable, CustomTestStringConvertible {
    let name: String
    var file = "specs/door.feature"
    let old: String
    let new: String
    var committedOld = ""
    var committedNew = ""
    /// Another change in the same file.
    var also = (old: "", new: "")
    var flags: [String] = []
    var testDescription: String { name }
  }

  private static func transcript(
    _ command: String, _ change: Change, _ flags: [String]
  ) async throws -> String {
    var files = files
    for (path, text) in files where path == change.file {
      files[path] = text.replacing(change.committedOld, with: change.committedNew)
    }
    var text = ""
    try await GitRepository.with(files) { folder in
      let file = folder.file(change.file)
      let before = try String(contentsOf: file, encoding: .utf8)
      let after = before.replacing(change.old, with: change.new)
        .replacing(change.also.old, with: change.also.new)
      try #require(after != before)
      try after.write(to: file, atomically: true, encoding: .utf8)
      let process = try await SpecProcess.run(
        [command, "specs", "--since", "HEAD"] + flags + change.flags, in: folder)
      text = "# \(change.name)\n\(Transcript(process, in: folder))\n"
    }
    return text
  }

  static let faults = ["--fault", "hyphen-refused", "--fault", "next-needs-two-characters"]

  static let changes = [
    Change(name: "a name", old: "Scenario: Hyphens are taken", new: "Scenario: Hyphens"),
    Change(
      name: "a check without another that catches the fault",
      old: "    Then \"Workspace URL\" shows \"a-b\"\n    And the", new: "    Then the"),
    Change(
      name: "a scenario", old: "      | a    |\n", new: ""),
    Change(
      name: "another value after the same actions", old: "Workspace URL\" is empty",
      new: "Workspace URL\" shows \"\""),
    Change(
      name: "another value after other actions", old: "a-b", new: "x-y"),
    Change(
      name: "a check that does not hold any more", old: "Workspace URL\" shows \"A\"",
      new: "Workspace URL\" is empty", committedOld: "Workspace URL\" is empty",
      committedNew: "Workspace URL\" shows \"A\""),
    Change(
      name: "a check that follows an action", old: "    And \"Workspace URL\" is empty\n", new: "",
      committedOld: "Then \"Workspace URL\" is empty",
      committedNew: "And \"Workspace URL\" is empty\n    Then I see \"Next\""),
    Change(
      name: "a row of a data file", file: "specs/rows.csv", old: "xyz\n", new: ""),
    Change(
      name: "a tag, with --own", old: "  @slack-6.8\n", new: "", flags: ["--own"]),
    Change(
      name: "a fault that was not caught before either", old: "@slack-5.3", new: "@slack-5.3 @t",
      committedOld: "      | a    |\n", committedNew: ""),
  ]

  @Test(arguments: changes)
  func `a proof since a revision tells the loss of`(_ change: Change) async throws {
    let text = try await Self.transcript("prove", change, Self.faults)
    let name = change.name.replacing(" ", with: "-").replacing(/[^a-z-]/, with: "")
    expectGolden(text, "command-line/since-\(name).txt")
  }

  @Test(arguments: ["json", "markdown", "html"])
  func `a loss is written as`(format: String) async throws {
    let change = try #require(Self.changes.first { $0.name.hasPrefix("a check without") })
    let text = try await Self.transcript("prove", change, Self.faults + ["--format", format])
    expectGolden(text.withoutStyle, "command-line/since-\(format).txt")
  }

  @Test(arguments: ["prove", "mutate", "gate"])
  func `a loss as JSON is described by the schema of`(command: String) async throws {
    let change = try #require(Self.changes.first { $0.name.hasPrefix("a check without") })
    var files = Self.files
    files["specs/door.feature"] = files["specs/door.feature"]?
      .replacing("Feature: Log in", with: "@t\nFeature: Log in")
    try await GitRepository.with(Self.files) { folder in
      try files["specs/door.feature"]?.replacing(change.old, with: change.new)
        .write(to: folder.file("specs/door.feature"), atomically: true, encoding: .utf8)
      let process = try await SpecProcess.run(
        [command, "specs", "--since", "HEAD", "--format", "json"]
          + (command == "prove" ? Self.faults : ["--no-faults"]), in: folder)
      #expect(process.status == 1)
      let value = try JSONReader.read(Array(process.output.utf8))
      let schema = try SchemaCheck(of: JSONOutputTests.schema(command))
      #expect(schema.complaints(aboutDocument: value) == [], "\(process)")
    }
  }

  @Test func `a loss is a failed test case of JUnit XML`() async throws {
    let change = try #require(Self.changes.first { $0.name.hasPrefix("a check without") })
    let text = try await Self.transcript(
      "prove", change, Self.faults + ["--junit", "/dev/stdout", "--output", "page.txt"])
    expectGolden(text, "command-line/since-junit.txt")
  }

  @Test(arguments: ["text", "json"])
  func `mutants since a revision are written as`(format: String) async throws {
    let change = Change(
      name: "a check that needs no action",
      old: "Then \"Workspace URL\" shows \"a-b\"\n    And the \"Next\" button is enabled",
      new: "Then I see \"Next\"", also: ("Scenario: Capitals", "@t\n  Scenario: Capitals"))
    let text = try await Self.transcript(
      "mutate", change, ["--no-faults", "--format", format])
    expectGolden(text, "command-line/since-mutants-\(format).txt")
  }

  @Test func `a mutant that survives in a new file has not survived before`() async throws {
    let text = """
      Feature: F
        Scenario: S
          Given the "slack-login" app is open
          When I type "a"
          Then I see "Next"

      """
    try await GitRepository.with(["specs/a.feature": text]) { folder in
      for name in ["a", "b"] {
        try "@t\n\(text)"
          .write(to: folder.file("specs/\(name).feature"), atomically: true, encoding: .utf8)
      }
      let process = try await SpecProcess.run(
        ["mutate", "specs", "--since", "HEAD", "--no-faults", "--format", "json"], in: folder)
      let survivors = process.output.split(separator: "\"outcome\":").map { $0.prefix(20) }
        .filter { $0.contains("survived") }
      #expect(survivors.count == 2, "\(process)")
      #expect(survivors.count { $0.contains("survivedBefore") } == 1, "\(process)")
      #expect(process.status == 1)
    }
  }

  @Test func `a moved and reordered feature loses nothing`() async throws {
    try await GitRepository.with(Self.files) { folder in
      let text = try String(contentsOf: folder.file("specs/door.feature"), encoding: .utf8)
      try FileManager.default.createDirectory(
        at: folder.file("specs/new"), withIntermediateDirectories: true)
      try text.replacing("Log in", with: "Going in").write(
        to: folder.file("specs/new/gate.feature"), atomically: true, encoding: .utf8)
      try FileManager.default.removeItem(at: folder.file("specs/door.feature"))
      let process = try await SpecProcess.run(
        ["prove", "specs", "--since", "HEAD"] + Self.faults, in: folder)
      #expect(process.status == 0)
      #expect(process.output.contains("nothing is lost since HEAD"))
    }
  }

  @Test func `a removed feature is compared`() async throws {
    try await GitRepository.with(Self.files) { folder in
      try FileManager.default.removeItem(at: folder.file("specs/rows.feature"))
      for paths in [["specs"], ["./specs/"], ["specs/*.feature"], [folder.file("specs").path]] {
        let process = try await SpecProcess.run(
          ["prove"] + paths + ["--since", "HEAD"] + Self.faults, in: folder)
        #expect(process.status == 1, "\(paths)")
        #expect(process.output.contains("since HEAD: 2 checks gone"), "\(paths): \(process)")
      }
    }
  }

  @Test func `what cannot be compared is said`() async throws {
    var text = ""
    let fault = ["--fault", "hyphen-refused"]
    try await GitRepository.with(Self.files) { folder in
      for arguments in [
        ["prove", "specs", "--since", "nowhere"], ["prove", "specs", "--since=-x"],
        ["prove", "specs/door.feature:6", "--since", "HEAD"], ["prove", "specs", "--since", ""],
      ] {
        let process = try await SpecProcess.run(arguments + fault, in: folder)
        text += "# \(arguments)\n\(Transcript(process, in: folder))\n"
      }
    }
    var broken = Self.files
    broken["specs/door.feature"] = "Feature: F\n  Scenario: S\n    Given x\n  oh\n"
    try await GitRepository.with(broken) { folder in
      try Self.files["specs/door.feature"]?.write(
        to: folder.file("specs/door.feature"), atomically: true, encoding: .utf8)
      let process = try await SpecProcess.run(
        ["prove", "specs", "--since", "HEAD"] + fault, in: folder)
      text += "# broken then\n\(Transcript(process, in: folder))\n"
    }
    try await GitRepository.with(["a.txt": ""]) { folder in
      try FileManager.default.createDirectory(
        at: folder.file("specs"), withIntermediateDirectories: true)
      try Self.files["specs/door.feature"]?.write(
        to: folder.file("specs/door.feature"), atomically: true, encoding: .utf8)
      let process = try await SpecProcess.run(
        ["prove", "specs", "--since", "HEAD"] + fault, in: folder)
      text += "# nothing then\n\(Transcript(process, in: folder))\n"
    }
    expectGolden(text, "command-line/since-refusals.txt")
  }
}
