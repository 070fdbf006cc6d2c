import Foundation
import SpecTestKit
import Testing

/// `--engine terminal:COMMAND` on the command line.
@Suite struct TerminalEngineTests {
  private static let root = ConformanceData.projectRoot
  private static let programs = ["less", "nano", "dialog", "python3"]
  private static let missing = programs.filter { Shell($0) == nil }
  private static let feature = """
    Feature: Lines
      Scenario: Lines are sorted
        Given the app is open
        When I type "b"
        And I press "Enter"
        And I type "a"
        And I press "Enter"
        And I press "Ctrl+D"
        Then the program ends with status 0
        And the 3rd row shows "a"
        And I see "c"

    """

  @Test(.enabled(if: missing.isEmpty, "not in PATH: \(missing.joined(separator: ", "))"))
  func `the examples pass`() async throws {
    let folder = Self.root.appendingPathComponent("Examples/terminal").path
    let line = "cd \"$1\" && PATH=$2:$PATH && exec spec run --trust --retry 1 --report summary"
    let tools = SpecProcess.executable.deletingLastPathComponent().path
    try await TemporaryFolder.with { place in
      let run = try await SpecProcess.run(
        ["-c", line, "sh", folder, tools], in: place, executable: URL(filePath: "/bin/sh"))
      #expect(run.ending == .exited(0), "\(run)")
    }
  }

  @Test func `a failure shows the screen, and a report draws it`() async throws {
    try await TemporaryFolder.with(["a.feature": Self.feature]) { folder in
      let run = try await SpecProcess.run(
        [
          "run", "a.feature", "--engine", "terminal:sort", "--wait", "100ms", "--report",
          "progress",
        ]
          + ["--report", "screens:screens"], in: folder)
      expectGolden("\(Transcript(run, in: folder))", "command-line/terminal-failure.txt")
      let drawn = try folder.text(of: "screens/a.feature/0002-lines-are-sorted.svg")
      #expect(drawn.contains(">a</text>"))
    }
  }

  @Test(arguments: [
    (
      ["--engine", "terminal:no-such-program"],
      "there is no program \"no-such-program\"\n       install it, or name its path"
    ),
    (
      ["--engine", "terminal"],
      "the engine terminal has no program\n       name it: --engine 'terminal:less README.md', "
        + "or --set app.NAME=COMMAND"
    ),
    (
      ["--engine", "terminal: "], "--engine requires a command after terminal:, not \"terminal: \""
    ),
    (
      ["--engine", "terminal:sort", "--set", "app.x="], "app.x: the command is empty"
    ),
  ])
  func `a program that cannot be started is named once`(
    _ arguments: [String], _ sentence: String
  ) async throws {
    try await TemporaryFolder.with(["a.feature": Self.feature]) { folder in
      let run = try await SpecProcess.run(["run", "a.feature"] + arguments, in: folder)
      #expect("\(run.output)\(run.errors)".contains(sentence), "\(run)")
      #expect(run.ending != .exited(0))
    }
  }

  @Test func `the engine check passes over the protocol`() async throws {
    try await TemporaryFolder.with { folder in
      let tool = SpecProcess.executable.path
      let check = try await SpecProcess.run(
        ["check-engine", "stdio:\(tool) serve --engine 'terminal:cat'"], in: folder)
      #expect(check.ending == .exited(0), "\(check)")
      #expect(check.output.contains("terminal 1 conforms to the protocol"))
    }
  }

  @Test func `steps are tried, and explored`() async throws {
    try await TemporaryFolder.with { folder in
      let session = try await SpecProcess.run(
        ["try", "--engine", "terminal:cat"], in: folder,
        input: "I type \"one\"\nI press \"Enter\"\nThen the 2nd row shows \"one\"\n:screen\n")
      #expect(session.status == 0, "\(session)")
      #expect(session.output.contains("screen \"cat\"  80 × 24\n  one\n  one\n>\n"), "\(session)")
      let walk = try await SpecProcess.run(
        ["explore", "cat", "--engine", "terminal:cat", "--steps", "8", "--seed", "1"], in: folder)
      #expect(walk.output.contains("8 actions"), "\(walk)")
    }
  }

  @Test(.enabled(if: Shell("python3") != nil, "no python3 in PATH"))
  func `a suite for a terminal passes at once, with nothing to add`() async throws {
    try await TemporaryFolder.with { folder in
      let written = try await SpecProcess.run(["init", "--for", "terminal"], in: folder)
      expectGolden("\(Transcript(written, in: folder))", "init/terminal.txt")
      let run = try await SpecProcess.run(["run", "--forbid-skipped"], in: folder)
      #expect(run.ending == .exited(0), "\(run)")
      #expect(run.output.contains("3 scenarios (3 passed)"))
    }
  }
}
