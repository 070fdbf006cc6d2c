import SpecMessages
import SpecReporters

/// `spec merge`: what shards of a run have recorded, as one run.
enum MergeCommand: Command {
  private static let expect = Flag(
    "expect", value: "N", section: "merging",
    help: "how many recordings there must be",
    details: """
      Recordings of shards say how many there are, so that a missing one is named without this \
      flag. It is for recordings of other parts, and for shards that may all be missing.
      """)

  private static let output = Flag(
    "output", short: "o", value: "FILE", section: "output", completion: .file,
    help: "write the merged recording: short for --report messages:FILE")

  static let spec = CommandSpec(
    name: "merge", summary: "make one run of the recordings of several",
    discussion: """
      PATH is a recording, as --report messages:FILE writes it, or a directory with some, in files \
      that end with .ndjson. All must be of one state of the specifications, and no scenario may \
      have been run in two of them on the same engine. Recordings of shards must be the parts of \
      one selection. The exit status is that of the whole: 2 if the recordings do not belong \
      together, 3 if one is missing or ends before its run.
      """,
    examples: [
      .init("spec merge shards/ --expect 4 --junit report.xml", "four shards, one report"),
      .init("spec merge a.ndjson b.ndjson --output run.ndjson", "one recording, to be kept"),
      .init(
        "spec merge shards/ --report markdown >> \"$GITHUB_STEP_SUMMARY\"", "a page beside the job"),
    ],
    positionals: [Positional("PATH", .some, completion: .file, help: "recordings, directories")],
    flags: [expect, SharedFlags.report, SharedFlags.junit, output, SharedFlags.buildSystem])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws(UsageError)
    -> ExitStatus
  {
    let expected = try arguments.integer(expect)
    if arguments.value(output) == "" {
      throw arguments.unusable(output, wants: "a file", example: "run.ndjson")
    }
    let settings = try ReportSettings(
      arguments, BuildSystem(arguments, tool.environment), recording: arguments.value(output))
    let run: MergedRun
    do throws(RecordingError) {
      let files = try RecordingFiles(
        arguments.positionals, written: settings.options.compactMap(\.file))
      if let sentence = surplus(files.paths, expected) { return tool.complain(sentence) }
      if files.paths.isEmpty, expected == nil { return tool.complain(nothing(arguments)) }
      run = MergedRun(try files.open(), expected: expected)
    } catch {
      return tool.complain(error.description)
    }
    return merge(run, settings, arguments, tool)
  }

  private static func merge(
    _ run: MergedRun, _ settings: ReportSettings, _ arguments: Arguments, _ tool: ToolContext
  ) -> ExitStatus {
    var run = run
    do throws(OutputError) {
      var reports = try settings.open(
        on: tool.display(1, arguments),
        ReporterCatalog.Options(
          command: "\(tool.spec.name) run", paths: .here(tool.environment)),
        extent: .unknown, isConcurrent: true)
      do throws(RecordingError) {
        try run.read { reports.receive($0) }
      } catch {
        // What belongs to different runs is not worth a report.
        return tool.complain(error.description)
      }
      let status = reports.verdict.exitStatus(signal: 0)
      try reports.finishUnlessReaderGone()
      return run.flaws.reduce(status) { $0.combined(with: tool.complain($1, .broken)) }
    } catch {
      return tool.complain(error.description, .broken)
    }
  }

  /// Recordings of another run among these would be counted as if they were of this.
  private static func surplus(_ paths: [String], _ expected: Int?) -> String? {
    guard let expected, paths.count > expected else { return nil }
    return """
      there are \(paths.count) recordings, and \(expect.long) says \(expected): \
      \(paths.map(VisibleText.line).joined(separator: ", "))
      remove those of other runs
      """
  }

  private static func nothing(_ arguments: Arguments) -> String {
    """
    nothing to merge: \(arguments.positionals.map { "\"\($0)\"" }.joined(separator: " ")) holds no \
    .ndjson file
    record runs with --report messages:FILE.ndjson, or name the files
    """
  }
}
