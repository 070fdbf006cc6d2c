import SpecReporters
import SpecRunner

/// `spec report`: writes reports from a recording.
enum ReportCommand: Command {
  static let spec = CommandSpec(
    name: "report", summary: "write reports from a recorded run",
    discussion: """
      FILE is a recording that --report messages:FILE or another Cucumber tool has written; - reads \
      standard input. The exit status is that of the recorded run; it is 130 for each signal that \
      stopped the run.
      """,
    examples: [
      .init("spec report run.ndjson", "show the results of the run"),
      .init("spec report run.ndjson --junit report.xml", "write JUnit XML"),
    ],
    positionals: [Positional("FILE", .one, completion: .file, help: "a recording of a run")],
    flags: [SharedFlags.report, SharedFlags.junit, SharedFlags.trace, SharedFlags.tagLink])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws -> ExitStatus {
    let settings = try ReportSettings(arguments)
    let path = arguments.positionals.first ?? "-"
    if path != "-" {
      _ = try RecordingFiles([path], written: settings.options.compactMap(\.file))
    }
    var reports = try settings.open(
      on: tool.display(1, arguments),
      ReporterCatalog.Options(
        command: "\(tool.spec.name) run", paths: .here(tool.environment),
        tagLinks: arguments[SharedFlags.tagLink]),
      extent: .unknown, isConcurrent: true)
    let flaw = replay(path, into: &reports, tool)
    // A file that is not a recording has no report.
    if let flaw, reports.isEmpty { return flaw }
    let verdict = reports.verdict.exitStatus(signal: 0)
    try reports.finishUnlessReaderGone()
    return verdict.combined(with: flaw ?? .passed)
  }

  /// Replays a recording into reports; prints its errors.
  private static func replay(
    _ path: String, into reports: inout Reports, _ tool: ToolContext
  ) -> ExitStatus? {
    RecordedRun.read(path) { reports.receive($0) }.map { tool.printError($0) }
  }
}
