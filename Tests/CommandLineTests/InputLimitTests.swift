import Foundation
import SpecTestKit
import Testing

/// Whatever is given as a file, and however little the machine gives, the tool ends with a reason.
@Suite struct InputLimitTests {
  @Test(
    arguments: [
      ("run x.feature", "it is a named pipe, not a regular file"),
      ("list .", "it is a named pipe, not a regular file"),
      ("list '*.feature'", "it is a named pipe, not a regular file"),
      ("list @x.feature", "it is a named pipe, not a regular file"),
      ("parse x.feature", "it is a named pipe, not a regular file"),
      ("list /dev/zero", "it is a device, not a regular file"),
      ("list @/dev/zero", "it is a device, not a regular file"),
      ("config --config /dev/zero", "it is a device, not a regular file"),
      ("config --config x.feature", "it is a named pipe, not a regular file"),
      ("report /dev/zero", "it is a device, not a regular file"),
      ("merge /dev/zero", "it is a device, not a regular file"),
      ("coverage requirements.md", "it is a named pipe, not a regular file"),
      ("list specs --shard 1/2 --durations /dev/zero", "it is a device, not a regular file"),
      ("list specs/loop.feature", "too many levels of symbolic links"),
      ("list specs", "too many levels of symbolic links"),
      ("list large.feature", "it is larger than 64 MB"),
    ])
  func `what is no file of some size is refused by name`(
    command: String, reason: String
  ) async throws {
    let process = try await Self.shell(
      """
      mkfifo x.feature requirements.md
      ln -s loop.feature specs/loop.feature
      ln -s round specs/round
      truncate -s 100M large.feature
      spec \(command)
      echo "status $?"
      """)
    #expect(process.output == "status 2\n", "\(process)")
    #expect(process.errors.contains(reason), "\(process)")
  }

  @Test func `a pipe is read where a shell names it`() async throws {
    let process = try await Self.shell(
      """
      spec run one.feature --report messages:run.ndjson > told.txt
      cat run.ndjson | spec report - | head -n 1
      mkfifo pipe
      cat run.ndjson > pipe &
      spec report pipe | head -n 1
      cat one.feature | spec parse /dev/stdin --format tree | head -n 1
      """)
    #expect(process.errors == "", "\(process)")
    #expect(process.output.split(separator: "\n").count == 3, "\(process)")
  }

  @Test func `a pipe is read even if its writer comes and goes at once`() async throws {
    let process = try await Self.shell(
      """
      mkfifo pipe
      for turn in 1 2 3 4 5 6 7 8 9 10; do
        echo no > pipe &
        spec report pipe 2> told.txt || echo "status $?"
      done
      """)
    #expect(process.output == String(repeating: "status 2\n", count: 10), "\(process)")
  }

  @Test(arguments: ["4", "6", "8", "16"])
  func `few open files are named`(count: String) async throws {
    // A descriptor that the tests have inherited would take the place of the program's libraries.
    let process = try await Self.shell("exec 3>&-; ulimit -n \(count); spec run one.feature")
    #expect(
      process.errors == """
        spec: the limit of \(count) open files is too low: at least 32 are needed
        raise it with: ulimit -n 512

        """, "\(process)")
    #expect(process.status == 3)
  }

  @Test(arguments: ["128", "256", "511"])
  func `a small stack is named`(size: String) async throws {
    let process = try await Self.shell("ulimit -s \(size); spec run one.feature")
    #expect(
      process.errors == """
        spec: the limit of \(size) KB of stack is too low: at least 512 are needed
        raise it with: ulimit -s 8192

        """, "\(process)")
    #expect(process.status == 3)
  }

  @Test(arguments: ["ulimit -n 32", "ulimit -s 512"])
  func `what is needed is enough`(limit: String) async throws {
    let process = try await Self.shell(
      "\(limit); spec run one.feature --jobs 4 --junit report.xml > told.txt")
    #expect(process.errors == "", "\(process)")
    #expect(process.status == 0, "\(process)")
  }

  private static func shell(_ script: String) async throws -> SpecProcess {
    let feature = """
      Feature: one
        Scenario: one
          Given the "slack-login" app is open
          Then "Next" is disabled

      """
    return try await TemporaryFolder.with(
      ["one.feature": feature, "specs/one.feature": feature]
    ) { folder in
      try await SpecProcess.run(
        ["-c", "spec() { \"$SPEC\" \"$@\"; }\n" + script], in: folder,
        environment: ["SPEC": SpecProcess.executable.path],
        executable: URL(fileURLWithPath: "/bin/sh"))
    }
  }
}
