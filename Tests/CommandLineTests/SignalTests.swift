import Foundation
import SpecTestKit
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A run that is stopped from outside ends in order: hooks run, reports are written.
///
/// The step that waits is one whose engine does not answer: a few lines of shell.
@Suite struct SignalTests {
  /// An engine that opens sessions and never launches an app; it ends when its input does.
  ///
  /// One that does not answer close says for ever that it is at it, so that however late a second
  /// signal comes, the run has not ended by itself.
  private static func engine(answersClose: Bool) -> String {
    let progress = #"{"jsonrpc":"2.0","method":"progress","params":{"id":%s}}\n"#
    let busy = "while printf '\(progress)' \"$id\"; do sleep 1; done"
    return """
      while read -r line; do
        id=$(printf '%s' "$line" | sed 's/.*"id":\\([0-9]*\\).*/\\1/')
        case $line in
          *'"initialize"'*) result='{"protocolVersion":1,"engine":{"name":"slow"},"capabilities":{}}' ;;
          *'"open"'*) result='{"session":"1"}' ;;
          *'"close"'*) \(answersClose ? "result=null" : busy) ;;
          *'"shutdown"'*) result=null ;;
          *) continue ;;
        esac
        printf '{"jsonrpc":"2.0","id":%s,"result":%s}\\n' "$id" "$result"
      done

      """
  }

  private static func run(
    _ interruptions: [SpecProcess.Interruption], answersClose: Bool = true,
    _ work: (SpecProcess, TemporaryFolder) throws -> Void
  ) async throws {
    var files = Files.all
    files["engine.sh"] = engine(answersClose: answersClose)
    try await TemporaryFolder.with(files) { folder in
      let process = try await SpecProcess.run(
        [
          "run", "failing.feature", "--engine", "stdio:/bin/sh engine.sh", "--junit", "report.xml",
          "--report", "messages", "--report", "rerun:again.txt",
        ], in: folder, interruptions: interruptions)
      try work(process, folder)
    }
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
  func `a signal ends the run in order, with its own status`(
    signal: Int32, status: Int32
  ) async throws {
    try await Self.run([.init(signal, after: #"{"testStepStarted""#)]) { process, folder in
      #expect(process.ending == .exited(status), "\(process)")
      #expect(
        process.errors
          == "spec: stopping: finishing hooks and reports; a second signal exits immediately\n")
      let last = process.output.split(separator: "\n").last ?? ""
      #expect(last.hasPrefix(#"{"testRunFinished""#), "\(last)")
      #expect(last.contains("the run was interrupted; 1 scenario was not run"), "\(last)")
      expectGolden(
        Transcript.steady(try folder.text(of: "report.xml"), in: folder),
        "command-line/junit-interrupted.xml")
      #expect(try folder.text(of: "again.txt") == "failing.feature:4\nfailing.feature:10\n")
    }
  }

  @Test func `a second signal ends it at once`() async throws {
    let interruptions = [
      SpecProcess.Interruption(SIGINT, after: #"{"testStepStarted""#),
      SpecProcess.Interruption(SIGINT, after: "stopping"),
    ]
    try await Self.run(interruptions, answersClose: false) { process, folder in
      #expect(process.ending == .exited(130), "\(process)")
      #expect(!process.output.contains(#"{"testRunFinished""#))
      #expect(!folder.files.contains("report.xml"))
    }
  }

  @Test func `a signal while an engine starts is not kept waiting`() async throws {
    var files = Files.all
    files["silent.sh"] = "echo started >&2; while read -r line; do :; done\n"
    try await TemporaryFolder.with(files) { folder in
      let process = try await SpecProcess.run(
        [
          "run", "failing.feature", "--engine", "stdio:/bin/sh silent.sh", "--report", "messages",
          "--junit", "report.xml",
        ], in: folder, interruptions: [.init(SIGINT, after: #"{"testRunHookStarted""#)])
      #expect(process.ending == .exited(130), "\(process)")
      let lines = process.output.split(separator: "\n")
      let end = lines.last { $0.hasPrefix(#"{"testRunHookFinished""#) }
      let seconds = try #require(end?.firstMatch(of: /"seconds":(\d+)/)?.1)
      #expect(try #require(Int(seconds)) < 8, "the engine's ten seconds were waited for")
      let last = lines.last ?? ""
      #expect(last.contains("the run was interrupted; 2 scenarios were not run"), "\(last)")
      #expect(try folder.text(of: "report.xml").hasSuffix("</testsuites>\n"))
    }
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
  func `a signal is not kept waiting by a pipe that nobody reads`(
    signal: Int32, status: Int32
  ) async throws {
    // It passes and checks nothing, which is said before anything else is done.
    let feature = "Feature: a\n  Scenario: b\n    Given the \"slack-login\" app is open\n"
    try await TemporaryFolder.with(["a.feature": feature]) { folder in
      try #require(mkfifo(folder.file("pipe").path, 0o600) == 0)
      let process = try await SpecProcess.run(
        ["run", "a.feature", "--junit", "pipe"], in: folder,
        interruptions: [.init(signal, after: "warning")])
      #expect(process.ending == .exited(status), "\(process)")
    }
  }

  @Test func `a pipe that is read from has the report`() async throws {
    try await TemporaryFolder.with(Files.all) { folder in
      let process = try await SpecProcess.run(
        ["-c", "mkfifo pipe; cat pipe > report.xml & \"$SPEC\" run specs --junit pipe; wait"],
        in: folder, environment: ["SPEC": SpecProcess.executable.path],
        executable: URL(fileURLWithPath: "/bin/sh"))
      #expect(process.status == 0, "\(process)")
      #expect(try folder.text(of: "report.xml").hasSuffix("</testsuites>\n"))
    }
  }

  @Test func `a run of ten thousand that is terminated accounts for every scenario`() async throws {
    let scenarios = 10_000
    let feature =
      "Feature: many\n"
      + (1...scenarios).map { number in
        """
          Scenario: number \(number)
            Given the "slack-login" app is open
            When I type "a\(number)" into "Workspace URL"
            Then "Next" is enabled

        """
      }.joined()
    try await TemporaryFolder.with(["many.feature": feature]) { folder in
      let process = try await SpecProcess.run(
        ["run", "many.feature", "--jobs", "2", "--report", "messages", "--junit", "report.xml"],
        in: folder, interruptions: [.init(SIGTERM, after: #"{"testCaseFinished""#)],
        deadline: .seconds(120))
      #expect(process.ending == .exited(143), "\(process.errors) \(process.ending)")
      let lines = process.output.split(separator: "\n")
      #expect(process.output.hasSuffix("\n"))
      for line in lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
      #expect(lines.last?.hasPrefix(#"{"testRunFinished""#) == true)
      #expect(lines.count { $0.hasPrefix(#"{"testCase":"#) } == scenarios)
      let started = lines.count { $0.hasPrefix(#"{"testCaseStarted""#) }
      #expect(started == lines.count { $0.hasPrefix(#"{"testCaseFinished""#) })
      #expect((1..<scenarios).contains(started))
      let report = try JUnitTally(folder.text(of: "report.xml"))
      #expect(report.cases == scenarios)
      #expect(report.told == scenarios + 1)
      #expect(report.notRun >= scenarios - started)
    }
  }
}
