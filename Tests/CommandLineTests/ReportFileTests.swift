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

  /// Runs two hundred scenarios, whose reports do not fit what a file may hold, in blocks of 512.
  private static func limited(
    blocks: Int, _ arguments: String..., work: (SpecProcess, TemporaryFolder) throws -> Void
  ) async throws {
    let rows = (1...200).map { "      | a\($0) |\n" }.joined()
    let outline = """
      Feature: Many
        Scenario Outline: many <text>
          Given the "slack-login" app is open
          When I type "<text>"
          Then "Next" is enabled
          Examples:
            | text |

      """
    let files = ["specs/many.feature": outline + rows, "report.xml": "yesterday's"]
    try await TemporaryFolder.with(files) { folder in
      let process = try await SpecProcess.run(
        ["-c", "ulimit -f \(blocks); exec \"$SPEC\" \"$@\"", "sh", "run", "specs"] + arguments,
        in: folder, environment: ["SPEC": SpecProcess.executable.path],
        executable: URL(fileURLWithPath: "/bin/sh"))
      try work(process, folder)
    }
  }

  @Test func `a report that cannot be written to its end leaves yesterday's`() async throws {
    try await Self.limited(blocks: 40, "--junit", "report.xml") { process, folder in
      #expect(process.status == 3, "\(process)")
      #expect(
        process.errors == """
          spec: "report.xml" cannot be written: file too large
          raise the limit on the size of files: ulimit -f

          """)
      let text = try folder.text(of: "report.xml")
      #expect(text == "yesterday's")
      #expect(folder.files.filter { $0.hasSuffix(".tmp") } == [])
    }
  }

  @Test(arguments: [1, 40, 200])
  func `a recording that cannot be written to its end holds whole lines`(
    blocks: Int
  ) async throws {
    try await Self.limited(blocks: blocks, "--report", "messages:run.ndjson") { process, folder in
      #expect(process.status == 3, "\(process)")
      let text = try folder.text(of: "run.ndjson")
      #expect(text.utf8.count <= blocks * 512 && text.hasSuffix("\n"))
      for line in text.split(separator: "\n") {
        _ = try JSONSerialization.jsonObject(with: Data(line.utf8))
      }
    }
  }

  @Test func `every report that cannot be written is named`() async throws {
    try await Self.limited(
      blocks: 40, "--junit", "report.xml", "--report", "messages:run.ndjson"
    ) { process, _ in
      #expect(
        process.errors == """
          spec: "run.ndjson" cannot be written: file too large
          raise the limit on the size of files: ulimit -f
          "report.xml" cannot be written: file too large
          raise the limit on the size of files: ulimit -f

          """)
    }
  }

  @Test func `a list of what failed is no mistake when nothing did, and an empty one is`()
    async throws
  {
    try await TemporaryFolder.with(Files.all) { folder in
      let run = try await SpecProcess.run(
        ["run", "specs", "--report", "rerun:again.txt"], in: folder)
      #expect(run.status == 0)
      #expect(try folder.text(of: "again.txt") == "# nothing failed\n")
      for command in ["run", "list"] {
        let again = try await SpecProcess.run([command, "@again.txt"], in: folder)
        #expect(again.status == 0, "\(again)")
        #expect(
          again.errors
            == "spec: nothing to run: no scenario failed in the run that wrote \"again.txt\"\n")
      }
      let empty = try await SpecProcess.run(["run", "@empty.txt"], in: folder)
      #expect(empty.status == 4, "\(empty)")
      let missing = try await SpecProcess.run(["run", "@missing.txt"], in: folder)
      #expect(missing.status == 2, "\(missing)")
    }
  }

  @Test func `a file of any name can be run again by its list`() async throws {
    let names = [
      "a\nb.feature", "#c.feature", "\"d\".feature", "e\u{1B}[31m.feature", " f .feature",
      "##vso[g].feature", "h\\n.feature",
    ]
    let files = Dictionary(uniqueKeysWithValues: names.map { ("specs/" + $0, Files.failing) })
    try await TemporaryFolder.with(files) { folder in
      let run = try await SpecProcess.run(
        ["run", "--report", "rerun:again.txt", "--report", "summary"], in: folder)
      #expect(run.status == 1, "\(run)")
      #expect(
        try folder.text(of: "again.txt") == ##"""
          specs/ f .feature:4
          specs/"d".feature:4
          "specs/\u0023\u0023vso[g].feature:4"
          specs/#c.feature:4
          "specs/a\nb.feature:4"
          "specs/e\u001b[31m.feature:4"
          specs/h\n.feature:4

          """##)
      let again = try await SpecProcess.run(
        ["run", "@again.txt", "--report", "summary"], in: folder)
      #expect(again.output.contains("7 scenarios (7 failed)"), "\(again)")
      let remembered = try await SpecProcess.run(
        ["run", "--last-failed", "--report", "summary"], in: folder)
      #expect(remembered.output.contains("7 scenarios (7 failed)"), "\(remembered)")
      let listed = try await SpecProcess.run(["list", "--format", "paths"], in: folder)
      #expect(listed.output.contains(#""specs/a\nb.feature:4""#), "\(listed)")
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full disk is told, and the run's other reports are written`() async throws {
    let text = try await Self.run(
      "run", "failing.feature", "--report", "messages:full", "--junit", "report.xml",
      file: "report.xml", links: ["full": "/dev/full"])
    expectGolden(text, "command-line/report-full-disk.txt")
  }
}
