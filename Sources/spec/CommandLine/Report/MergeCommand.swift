import SpecMessages
import SpecReporters

/// `spec merge`: merges recordings, such as those of shards, into one run.
enum MergeCommand: Command {
  private static let expect = Flag<Int?>(
    "expect", value: "N", .integer(), section: "merging",
    help: "require N recordings",
    details: """
      A missing shard is reported without this flag too, since each shard records how many there \
      are. Use it for recordings that are not shards, or if all shards could be missing.
      """)

  private static let output = Flag<String?>(
    "output", short: "o", value: "FILE", .file("run.ndjson"), section: "output",
    help: "write the merged recording: short for --report messages:FILE")

  static let spec = CommandSpec(
    name: "merge", summary: "merge recordings into one run",
    discussion: """
      PATH is a recording that --report messages:FILE has written, or a directory of recordings \
      (*.ndjson). All must come from the same version of the features, and no scenario may appear \
      in two of them for the same engine. If a shard was run again, the last recording of it that \
      ended counts. Recordings of shards must be parts of one selection. The \
      exit status is that of the whole run, 2 if the recordings do not belong together, or 3 if one \
      is missing or incomplete.
      """,
    examples: [
      .init("spec merge shards/ --expect 4 --junit report.xml", "one report of four shards"),
      .init("spec merge a.ndjson b.ndjson --output run.ndjson", "one recording of both"),
      .init(
        "spec merge shards/ --report markdown >> \"$GITHUB_STEP_SUMMARY\"",
        "a summary page of a GitHub job"),
    ],
    positionals: [
      Positional("PATH", .some, completion: .file, help: "recordings or directories of recordings")
    ],
    flags: [expect, SharedFlags.report, SharedFlags.junit, output, SharedFlags.buildSystem]
      + [SharedFlags.tagLink]
      + HistoryFlags.all, rules: HistoryFlags.rules)

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws -> ExitStatus {
    let expected = arguments[expect]
    let settings = try ReportSettings(
      arguments, BuildSystem(arguments, tool.environment), recording: arguments[output])
    let history = HistoryFlags.folder(arguments)
    let files = try RecordingFiles(
      arguments.positionals, written: settings.options.compactMap(\.file))
    if files.paths.isEmpty, expected == nil { throw tool.ending(nothing(arguments)) }
    var run = MergedRun(try files.open(), expected: expected)
    try history?.prepare()
    var reports = try settings.open(
      on: tool.display(1, arguments),
      ReporterCatalog.Options(
        command: "\(tool.spec.name) run", paths: .here(tool.environment), history: history,
        tagLinks: arguments[SharedFlags.tagLink]),
      extent: .unknown, isConcurrent: true,
      and: history.map { [HistoryReporter($0)] as [any Reporter] } ?? [])
    // Recordings of different runs have no meaningful report.
    try run.read { reports.receive($0) }
    for notice in run.notices { tool.note(notice) }
    let verdict = reports.verdict
    var status = verdict.exitStatus(signal: 0)
    try reports.finishUnlessReaderGone()
    if verdict.hasCheckedNothing {
      status = status.combined(
        with: tool.printError(verdict.whyNothingIsChecked, .nothingChecked))
    }
    for problem in history?.problems ?? [] { tool.note(problem) }
    return run.problems.reduce(status) { $0.combined(with: tool.printError($1, .broken)) }
  }

  private static func nothing(_ arguments: Arguments) -> String {
    """
    nothing to merge: \(arguments.positionals.map { "\"\($0)\"" }.joined(separator: " ")) has no \
    .ndjson file
    record runs with --report messages:FILE.ndjson, or name the files
    """
  }
}
