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
  private static func engine(answersClose: Bool) -> String {
    """
    while read -r line; do
      id=$(printf '%s' "$line" | sed 's/.*"id":\\([0-9]*\\).*/\\1/')
      case $line in
        *'"initialize"'*) result='{"protocolVersion":1,"engine":{"name":"slow"},"capabilities":{}}' ;;
        *'"open"'*) result='{"session":"1"}' ;;
        *'"close"'*) \(answersClose ? "result=null" : "continue") ;;
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

  @Test(arguments: [(SIGINT, Int32(130)), (SIGTERM, 143)])
  func `a signal ends the run in order, with its own status`(
    signal: Int32, status: Int32
  ) async throws {
    try await Self.run([.init(signal, after: #"{"testStepStarted""#)]) { process, folder in
      #expect(process.ending == .exited(status), "\(process)")
      #expect(
        process.errors
          == "spec: stopping: hooks and reports are finished; a second signal ends it at once\n")
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
}
