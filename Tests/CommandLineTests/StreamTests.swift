import Foundation
import SpecTestKit
import Testing

/// The standard streams as they may be: closed, full, cut off by a reader, of any locale.
@Suite struct StreamTests {
  /// Runs a line of shell in which `spec` is this build's, and shows what it wrote.
  private static func shell(
    _ line: String, environment: [String: String] = [:]
  ) async throws -> SpecProcess {
    try await TemporaryFolder.with(Files.all) { folder in
      let script = "spec() { \"$SPEC\" \"$@\"; }\n" + line
      return try await SpecProcess.run(
        ["-c", script], in: folder,
        environment: environment.merging(["SPEC": SpecProcess.executable.path]) { $1 },
        executable: URL(fileURLWithPath: "/bin/sh"))
    }
  }

  @Test(arguments: [
    ("run specs --report pretty", "Feature: Log in  # specs/log-in.feature\n"),
    ("steps", nil), ("list", nil), ("--help", nil), ("completions bash", nil), ("apps", nil),
    ("parse specs/log-in.feature", nil), ("run specs --report messages", nil),
  ])
  func `a reader that goes away is no failure`(command: String, first: String?) async throws {
    let process = try await Self.shell(
      "{ spec \(command); echo \"status $?\" >&2; } | head -n 1")
    #expect(process.errors == "status 0\n", "\(process)")
    if let first { #expect(process.output == first) }
  }

  @Test(arguments: [
    ("run failing.feature", 1), ("report run.ndjson", 1), ("merge run.ndjson", 1),
    ("merge run.ndjson --expect 2", 3),
  ])
  func `a reader that goes away hides no failure`(command: String, status: Int) async throws {
    let process = try await Self.shell(
      """
      spec run failing.feature --report messages:run.ndjson > record.txt
      mkfifo gone
      { read -r _ < gone; spec \(command) --report pretty 2>&3; echo "status $?" >&2; } 3>told.txt | {
        exec <&-
        echo > gone
      }
      """)
    #expect(process.errors == "status \(status)\n", "\(process)")
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: ["run specs", "list", "steps", "--version"])
  func `a full standard output is told`(command: String) async throws {
    let process = try await Self.shell("spec \(command) > /dev/full; echo \"status $?\"")
    #expect(process.output == "status 3\n", "\(process)")
    #expect(
      process.errors == """
        spec: "standard output" cannot be written: no space left on device
        free some disk space, or name a path on another disk

        """)
  }

  @Test func `streams that are closed are not taken for reports`() async throws {
    let process = try await Self.shell(
      """
      spec run failing.feature --junit report.xml >&- 2>&- <&-
      echo "status $?"
      grep -c '<testcase' report.xml
      head -n 1 report.xml
      """)
    #expect(
      process.output == """
        status 1
        2
        <?xml version="1.0" encoding="UTF-8"?>

        """, "\(process)")
  }

  @Test func `errors that nobody can read change nothing`() async throws {
    let process = try await Self.shell("spec run gone.feature 2>&-; echo \"status $?\"")
    #expect(process.output == "status 2\n", "\(process)")
  }

  @Test(arguments: [
    [:], ["LANG": "C"], ["LC_ALL": "POSIX", "HOME": "/nowhere"], ["HOME": "", "PATH": "/bin"],
    ["CI": "true"], ["TERM": "dumb"], ["COLUMNS": "1"], ["TZ": "Asia/Seoul"],
  ])
  func `any environment will do`(environment: [String: String]) async throws {
    let process = try await Self.shell("spec run specs", environment: environment)
    #expect(process.status == 0)
    #expect(process.errors == "")
    #expect(process.output.hasPrefix("....\n\n4 scenarios (4 passed)\n"), "\(process)")
  }

  @Test func `a locale without Unicode gets ASCII marks, and the author's own characters`()
    async throws
  {
    let feature =
      "Feature: 한글\n  Scenario: é\n    Given the \"slack-login\" app is open\n"
      + "    Then \"Next\" is disabled\n"
    let transcript = try await Transcript.of(
      ["run", "a.feature", "--report", "pretty"], files: ["a.feature": feature],
      environment: ["LANG": "C"])
    expectGolden("\(transcript)", "command-line/locale.txt")
  }

  @Test func `a huge output reaches its reader whole`() async throws {
    let row = "      | a |\n"
    let outline = """
      Feature: Many
        Scenario Outline: many
          Given the "slack-login" app is open
          Then "Next" is disabled
          Examples:
            | x |

      """ + String(repeating: row, count: 1000)
    let transcript = try await Transcript.of(
      ["run", "many.feature", "--report", "messages", "--jobs", "2"],
      files: ["many.feature": outline])
    let lines = transcript.process.output.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix(#"{"testCaseFinished""#) } == 1000)
    #expect(lines.last?.hasPrefix(#"{"testRunFinished""#) == true)
    #expect(transcript.process.output.hasSuffix("\n"))
    #expect(transcript.process.status == 0)
  }
}
