import Foundation
import SpecJSON
import SpecTestKit
import Testing

@testable import SpecCommandLine

/// `spec gate`: an exam of ways to weaken a specification, and what is written.
@Suite(.enabled(if: GitProgram.path != nil, "there is no git on this machine"))
struct GateTests {
  private typealias Weakening = GateSuite.Weakening

  /// Makes a change in the committed suite, and asks the gate.
  private static func gate(
    _ changes: [GateSuite.Weakening], _ flags: [String] = ["--no-run"],
    files: [String: String]? = nil
  ) async throws -> (transcript: String, process: SpecProcess) {
    var result: (String, SpecProcess)?
    try await GitRepository.with(files ?? GateSuite.files) { folder in
      for change in changes {
        let file = folder.file(change.file)
        if change.removes { try FileManager.default.removeItem(at: file) }
        if let target = change.target {
          try FileManager.default.createDirectory(
            at: folder.file(target).deletingLastPathComponent(), withIntermediateDirectories: true)
          try await GitRepository.git("mv", change.file, target, in: folder)
        }
        for (old, new) in change.edits {
          let text = try String(contentsOf: file, encoding: .utf8)
          try #require(text.contains(old), "\(change.testDescription)")
          try text.replacing(old, with: new, maxReplacements: 1)
            .write(to: file, atomically: true, encoding: .utf8)
        }
      }
      let process = try await SpecProcess.run(["gate"] + flags, in: folder)
      result = ("\(Transcript(process, in: folder))", process)
    }
    return try #require(result)
  }

  @Test(arguments: GateSuite.inFeatures + GateSuite.elsewhere + GateSuite.controlFlow)
  func `no weakening passes unseen`(_ change: GateSuite.Weakening) async throws {
    let process = try await Self.gate([change], ["--no-run", "--format", "json"]).process
    #expect(process.status == 1, "\(process)")
    let findings = try JSONReader.read(Array(process.output.utf8)).object()["findings"]
    guard case .array(let found)? = findings else { throw Problem() }
    let named = found.contains { finding in
      guard case .object(let fields) = finding else { return false }
      return fields["kind"] == .string(change.kind)
        && fields["file"] == .string(change.place ?? change.file)
        && (fields["line"] != .null || fields["earlierLine"] != .null)
    }
    #expect(named, "\(process)")
  }

  private struct Problem: Error {}

  @Test(arguments: GateSuite.harmless + GateSuite.harmlessFlow)
  func `what takes nothing away passes`(_ change: GateSuite.Weakening) async throws {
    let process = try await Self.gate([change]).process
    #expect(process.status == 0, "\(process)")
  }

  /// Tags of one of three scenarios with the same steps, and what is found.
  static let tags = [
    ("  Scenario: Two", "@quarantine", "quarantined: Two: @quarantine was added"),
    ("  Scenario: Two", "@later", "retagged: Two: @later was added"),
    ("  Scenario: Three", "@quarantine", "quarantined: Three: @quarantine was added"),
    ("  Scenario: Three", "@later", "retagged: Three: @later was added"),
  ]

  @Test(arguments: tags)
  func `a tag is found at the scenario that has it, whatever others do the same`(
    _ scenario: String, _ tag: String, _ found: String
  ) async throws {
    let change = Weakening("", "specs/twice.feature", (scenario, "  \(tag)\n\(scenario)"))
    let process = try await Self.gate([change], ["--no-run", "--format", "json"]).process
    let findings = try JSONReader.read(Array(process.output.utf8)).object()["findings"]
    guard case .array(let list)? = findings else { throw Problem() }
    let texts = list.compactMap { finding -> String? in
      guard case .object(let fields) = finding, case .string(let kind)? = fields["kind"],
        case .string(let name)? = fields["name"], case .string(let text)? = fields["text"]
      else { return nil }
      return "\(kind): \(name): \(text)"
    }
    #expect(texts == [found])
  }

  @Test func `a check in a text step is found at the line that calls it`() async throws {
    let change = Weakening("", "specs/steps.feature", ("    And I see \"Next\"\n", ""))
    let process = try await Self.gate([change], ["--no-run", "--format", "json"]).process
    let lines = GateSuite.files[Self.door]?.split(
      separator: "\n", omittingEmptySubsequences: false)
    let call = try #require(lines?.firstIndex { $0.contains("I see an address") })
    let findings = try JSONReader.read(Array(process.output.utf8)).object()["findings"]
    guard case .array(let list)? = findings, case .object(let fields)? = list.first else {
      throw Problem()
    }
    #expect(fields["file"] == .string(Self.door) && fields["earlierLine"] == .integer(call + 1))
  }

  @Test func `the exam has sixty weakenings, half of them in other files than features`() {
    #expect(GateSuite.inFeatures.count >= 30)
    #expect(GateSuite.elsewhere.count >= 30)
  }

  // MARK: - Runs

  /// The suite with an app, without what no run needs.
  private static let small = GateSuite.files.filter {
    ["specs/door.feature", "specs/steps.feature", "specs/requirements.md"].contains($0.key)
  }

  private static let door = "specs/door.feature"

  @Test(arguments: ["text", "json", "markdown", "html", "github"])
  func `a loss is written with what it caught as`(format: String) async throws {
    let changes = [
      Weakening(
        "", Self.door, ("    Then \"Workspace URL\" shows \"a-b\"\n    And the", "    Then the"),
        ("@slack-6.8", "@slack-6.8 @slow")),
      Weakening("", "specs/requirements.md", ("[M] Hyphens", "[N] Hyphens")),
    ]
    let text = try await Self.gate(changes, ["--format", format], files: Self.small).transcript
    expectGolden(text.withoutStyle, "command-line/gate-\(format).txt")
  }

  /// Changes that only a run judges.
  static let runs = [
    Weakening("failing", door, ("is empty", "shows \"A\"")),
    Weakening(
      "known-issue", door,
      ("  Scenario: Capitals", "  @known-issue(https://bugs.example/1)\n  Scenario: Capitals")),
    Weakening("nothing", door, ("Scenario: Capitals", "Scenario: No capitals")),
    Weakening("allowed", door, ("@slack-6.8", "@slack-6.8 @slow")),
  ]

  @Test(arguments: runs)
  func `a run judges a change as`(_ change: GateSuite.Weakening) async throws {
    let flags = change.kind == "allowed" ? ["--allow", "retagged"] : []
    let text = try await Self.gate([change], flags, files: Self.small).transcript
    expectGolden(text, "command-line/gate-run-\(change.kind).txt")
  }

  @Test func `an app that was changed together with what it must do contradicts what it had to do`()
    async throws
  {
    var files = Self.small
    files["app.swift"] = "let capitals = false\n"
    files[Self.door] = files[Self.door]?.replacing("URL\" is empty", with: "URL\" shows \"A\"")
    let text = try await Self.gate(
      [
        Weakening("", Self.door, ("shows \"A\"", "is empty")),
        Weakening("", "app.swift", ("false", "true")),
      ], [], files: files
    ).transcript
    expectGolden(text, "command-line/gate-contradicted.txt")
  }

  @Test func `an expectation that failed before is repaired`() async throws {
    var files = Self.small
    files[Self.door] = files[Self.door]?.replacing("URL\" is empty", with: "URL\" shows \"A\"")
    let repair = Weakening("", Self.door, ("shows \"A\"", "is empty"))
    let text = try await Self.gate([repair], [], files: files).transcript
    expectGolden(text, "command-line/gate-failed-before.txt")
  }

  @Test func `checks that held are gone with an expectation that failed`() async throws {
    var files = Self.small
    let failing = "And the \"Next\" button is disabled"
    files[Self.door] = files[Self.door]?.replacing(
      "And the \"Next\" button is enabled", with: failing)
    let repair = Weakening(
      "", Self.door, ("    Then \"Workspace URL\" shows \"a-b\"\n    And", "    Then"),
      ("disabled", "enabled"))
    let text = try await Self.gate([repair], [], files: files).transcript
    expectGolden(text, "command-line/gate-failed-before-partly.txt")
  }

  @Test func `what cannot be compared is said`() async throws {
    var text = ""
    for flags in [
      ["--since", "nowhere"], ["--since", ""], ["--allow", "all"], ["specs/door.feature:6"],
      ["gone"], ["--fromat=json"],
    ] {
      text += "# \(flags)\n" + (try await Self.gate([], flags, files: Self.small).transcript) + "\n"
    }
    let broken = Weakening("", Self.door, ("Scenario: Capitals", "Scenaro: Capitals"))
    text += "# broken\n" + (try await Self.gate([broken], [], files: Self.small).transcript) + "\n"
    var empty = GateSuite.files
    for path in empty.keys where path.hasPrefix("specs/") { empty[path] = nil }
    empty["spec.json"] = nil
    try await GitRepository.with(empty) { folder in
      try FileManager.default.createDirectory(
        at: folder.file("specs"), withIntermediateDirectories: true)
      try Self.small[Self.door]?
        .write(to: folder.file(Self.door), atomically: true, encoding: .utf8)
      let process = try await SpecProcess.run(["gate", "--no-run"], in: folder)
      text += "# nothing then\n\(Transcript(process, in: folder))\n"
    }
    expectGolden(text, "command-line/gate-refusals.txt")
  }

  @Test func `every flag of commands that decide has a weight or counts in any change`() {
    // A flag that is not in the table is noticed in any change, so a missing one is only too strict.
    #expect(FlagWeight.of("jobs").isLooser(["4"], than: ["2"]) == false)
    #expect(FlagWeight.of("tags").isLooser(nil, than: ["@a"]))
    #expect(FlagWeight.of("a-new-flag").isLooser(["1"], than: nil))
  }
}
