import Foundation
import SpecTestKit
import Testing

/// Reports are written whatever happens, and what keeps one from being written is told.
@Suite struct ReportFileTests {
  /// Runs a command line and gives back the transcript and one of the files it wrote.
  private static func run(
    _ arguments: String..., file: String, links: [String: String] = [:]
  ) async throws -> String {
    try await TemporaryFolder.with(Files.all) { folder in
      for (path, target) in links {
        try FileManager.default.createSymbolicLink(
          atPath: folder.file(path).path, withDestinationPath: target)
      }
      let process = try await SpecProcess.run(arguments, in: folder)
      let text = (try? folder.text(of: file)) ?? "(no such file)\n"
      let left = folder.files.filter { $0.hasSuffix(".tmp") }
      return "\(Transcript(process, in: folder))--- \(file)\n"
        + Transcript.steady(text, in: folder)
        + left.map { "--- left behind: \($0)\n" }.joined()
    }
  }

  @Test func `JUnit holds what failed`() async throws {
    let text = try await Self.run(
      "run", "failing.feature", "--junit", "out/deep/report.xml", file: "out/deep/report.xml")
    expectGolden(text, "command-line/junit-failure.txt")
  }

  @Test func `JUnit holds parse errors as errors`() async throws {
    let text = try await Self.run("run", "broken", "--junit", "report.xml", file: "report.xml")
    expectGolden(text, "command-line/junit-broken.txt")
  }

  @Test func `JUnit of an empty selection is empty and well-formed`() async throws {
    let text = try await Self.run(
      "run", "--tags", "@nothing", "--junit", "report.xml", file: "report.xml")
    expectGolden(text, "command-line/junit-empty.txt")
  }

  @Test func `what failed can be run again`() async throws {
    try await TemporaryFolder.with(Files.all) { folder in
      let first = try await SpecProcess.run(
        ["run", "failing.feature", "specs", "--report", "rerun:again.txt"], in: folder)
      let second = try await SpecProcess.run(["list", "@again.txt"], in: folder)
      expectGolden(
        "\(Transcript(first, in: folder))\(Transcript(second, in: folder))",
        "command-line/rerun.txt")
    }
  }

  @Test func `a recorded run makes the reports of the run`() async throws {
    try await TemporaryFolder.with(Files.all) { folder in
      let run = try await SpecProcess.run(
        ["run", "failing.feature", "specs", "--report", "messages:run.ndjson", "--junit", "a.xml"],
        in: folder)
      let report = try await SpecProcess.run(
        ["report", "run.ndjson", "--junit", "b.xml"], in: folder)
      #expect(report.output == run.output)
      #expect(report.status == run.status)
      #expect(try folder.text(of: "b.xml") == folder.text(of: "a.xml"))
    }
  }

  @Test func `a recording that was cut off is reported as far as it goes`() async throws {
    try await TemporaryFolder.with(Files.all) { folder in
      _ = try await SpecProcess.run(
        ["run", "failing.feature", "--report", "messages:run.ndjson"], in: folder)
      let lines = try folder.text(of: "run.ndjson").split(separator: "\n")
      let kept = lines.prefix { !$0.hasPrefix(#"{"testCaseFinished""#) }
      try folder.write(kept.joined(separator: "\n") + "\n", to: "cut.ndjson")
      let report = try await SpecProcess.run(["report", "cut.ndjson"], in: folder)
      expectGolden("\(Transcript(report, in: folder))", "command-line/report-cut-off.txt")
      try folder.write(kept.joined(separator: "\n").dropLast(5) + "", to: "half.ndjson")
      let half = try await SpecProcess.run(["report", "half.ndjson"], in: folder)
      #expect(half.status == 3 || half.status == 2, "\(half)")
      #expect(half.errors.hasPrefix("spec: half.ndjson, line \(kept.count)"), "\(half)")
    }
  }

  @Test func `a report that cannot be opened stops the run before it starts`() async throws {
    let text = try await Self.run(
      "run", "specs", "--junit", "failed.txt/report.xml", file: "report.xml")
    expectGolden(text, "command-line/report-unopened.txt")
  }

  @Test func `a directory is no report`() async throws {
    let text = try await Self.run("run", "--junit", "specs", file: "report.xml")
    expectGolden(text, "command-line/report-directory.txt")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full disk is told, and the run's other reports are written`() async throws {
    let text = try await Self.run(
      "run", "failing.feature", "--report", "messages:full", "--junit", "report.xml",
      file: "report.xml", links: ["full": "/dev/full"])
    expectGolden(text, "command-line/report-full-disk.txt")
  }
}
