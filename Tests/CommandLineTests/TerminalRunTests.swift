import Foundation
import SpecTestKit
import Testing

/// The program that makes a terminal for another; only Linux's takes a command line.
private enum Script {
  static let path = "/usr/bin/script"

  static var isThere: Bool {
    #if os(Linux)
    FileManager.default.isExecutableFile(atPath: path)
    #else
    false
    #endif
  }
}

/// What a person sees: the tool on a terminal of its own.
@Suite(.enabled(if: Script.isThere, "there is no program that makes a terminal"))
struct TerminalRunTests {
  /// Runs a command line on a terminal; line ends as in a file.
  private static func run(_ line: String, scenarios: Int) async throws -> Transcript {
    let rows = (1...scenarios).map { "      | \($0 == 2 ? "A" : "a") |\n" }.joined()
    let outline = """
      Feature: Many
        Scenario Outline: Next comes
          Given the "slack-login" app is open
          When I type "<text>"
          Then "Next" is enabled
          Examples:
            | text |

      """ + rows
    return try await run(line, files: ["many.feature": outline])
  }

  private static func run(
    _ line: String, files: [String: String], columns: Int = 60
  ) async throws -> Transcript {
    try await TemporaryFolder.with(files) { folder in
      let process = try await SpecProcess.run(
        ["-qec", "stty cols \(columns); \"$SPEC\" \(line)", "/dev/null"], in: folder,
        environment: [
          "SPEC": SpecProcess.executable.path, "TERM": "xterm", "LANG": "C.UTF-8",
          "SHELL": "/bin/sh",
        ], executable: URL(fileURLWithPath: Script.path))
      return Transcript(process, in: folder)
    }
  }

  /// The page without colours, and without the line of progress that a slow machine shows.
  private static func page(_ transcript: Transcript) -> String {
    let text = transcript.description.replacing("\r\n", with: "\n")
      .replacing(/\u{1B}\[[0-9;]*[mK]/, with: "")
      // What is cleared before a line end leaves CR LF, which is one character.
      .replacing(
        /\d+\/\d+ scenarios[^\r\n]*\r/.matchingSemantics(.unicodeScalar), with: "")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst().joined(separator: "\n")
  }

  @Test func `few scenarios are shown as written`() async throws {
    let transcript = try await Self.run("run many.feature", scenarios: 3)
    #expect(transcript.process.output.contains("\u{1B}[32m✓ Given"))
    expectGolden(Self.page(transcript), "command-line/terminal-few.txt")
  }

  @Test func `of many scenarios those that fail are shown`() async throws {
    let transcript = try await Self.run("run many.feature", scenarios: 41)
    expectGolden(Self.page(transcript), "command-line/terminal-many.txt")
  }

  @Test func `no colours means no redrawing, and a sign for each scenario`() async throws {
    let transcript = try await Self.run("run many.feature --color never", scenarios: 3)
    #expect(!transcript.process.output.contains("\u{1B}"))
    #expect(transcript.process.output.hasPrefix(".F."), "\(transcript)")
  }

  @Test func `who watches types, and gets the terminal back as it was`() async throws {
    let files = ["specs/a.feature": Files.typing, "specs/b.feature": Files.logIn]
    try await TemporaryFolder.with(files) { folder in
      let line =
        "before=$(stty -g); \"$SPEC\" run --watch; echo status $?; "
        + "[ \"$before\" = \"$(stty -g)\" ] && echo as it was"
      // Typed before anybody asks for it, as people do.
      let process = try await SpecProcess.run(
        ["-qec", line, "/dev/null"], in: folder,
        environment: [
          "SPEC": SpecProcess.executable.path, "TERM": "xterm", "LANG": "C.UTF-8",
          "SHELL": "/bin/sh",
        ], input: "t@smoke\nq", executable: URL(fileURLWithPath: Script.path))
      let page = process.output.replacing("\r\n", with: "\n")
        .replacing(/\u{1B}\[[0-9;]*[mKHJ]/, with: "")
      #expect(page.contains("\n4 scenarios (4 passed)\n"), "\(page)")
      #expect(page.contains("\nwatching 2 files\n"), "\(page)")
      #expect(page.contains("\n1 scenario (1 passed)\n"), "\(page)")
      #expect(page.contains("\nwatching 2 files, only tags "), "\(page)")
      #expect(page.hasSuffix("status 0\nas it was\n"), "\(page)")
    }
  }

  @Test(arguments: [("", "I type \"b\"\r:list\r\u{4}", 1), ("--watch", ":list\r:quit\rq", 0)])
  func `a run that pauses asks on the terminal, and gives it back as it was`(
    _ flag: String, _ input: String, _ status: Int
  ) async throws {
    let feature = """
      Feature: Login
        Scenario: The button
          Given the "slack-login" app is open
          Then "Next" is enabled

      """
    try await TemporaryFolder.with(["a.feature": feature]) { folder in
      let line =
        "before=$(stty -g); \"$SPEC\" run a.feature --pause-on-failure \(flag); echo status $?; "
        + "[ \"$before\" = \"$(stty -g)\" ] && echo as it was"
      let process = try await SpecProcess.run(
        ["-qec", line, "/dev/null"], in: folder,
        environment: [
          "SPEC": SpecProcess.executable.path, "TERM": "xterm", "LANG": "C.UTF-8",
          "SHELL": "/bin/sh",
        ], input: input, executable: URL(fileURLWithPath: Script.path))
      let page = process.output.replacing("\r\n", with: "\n")
      #expect(page.contains("paused at a failed scenario\n"), "\(page)")
      #expect(page.contains("\nGiven the \"slack-login\" app is open\n"), "\(page)")
      #expect(page.contains("1 scenario (\u{1B}[31m1 failed\u{1B}[0m)"), "\(page)")
      #expect(page.hasSuffix("status \(status)\nas it was\n"), "\(page)")
    }
  }

  @Test(arguments: ["coverage", "prove --fault hyphen-refused", "mutate --no-faults"], [60, 40])
  func `pages of proofs fit a narrow terminal`(line: String, columns: Int) async throws {
    let transcript = try await Self.run(
      "\(line) door", files: ProvingTests.files, columns: columns)
    let name = line.prefix { $0 != " " } + (columns < 60 ? "-\(columns)" : "")
    expectGolden(Self.page(transcript), "command-line/terminal-\(name).txt")
  }
}
