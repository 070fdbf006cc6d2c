import SpecMessages
import SpecReporters
import SpecRunner

/// `spec report`: replays a recorded run into any report.
enum ReportCommand: Command {
  static let spec = CommandSpec(
    name: "report", summary: "make reports of a recorded run",
    discussion: """
      FILE is a stream of messages as --report messages:FILE writes it, or any other tool of the \
      field; - is standard input. The exit status is that of the run.
      """,
    examples: [
      .init("spec report run.ndjson", "what the run would have shown"),
      .init("spec report run.ndjson --junit report.xml", "JUnit XML of it"),
    ],
    positionals: [Positional("FILE", .one, completion: .file, help: "a recorded run")],
    flags: [SharedFlags.report, SharedFlags.junit])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws(UsageError)
    -> ExitStatus
  {
    let options = try ReportOption.read(arguments)
    let path = arguments.positionals.first ?? "-"
    var status = ExitStatus.passed
    do throws(OutputError) {
      var reports = try ReportOption.open(
        options, on: tool.display(1, arguments), command: "\(tool.spec.name) run",
        isConcurrent: true)
      var reader = NDJSONReader()
      var broken: NDJSONError?
      let failure = InputFile.read(path == "-" ? "/dev/stdin" : path) { bytes in
        do throws(NDJSONError) {
          try reader.read(bytes) { reports.receive($0) }
          return true
        } catch {
          broken = error
          return false
        }
      }
      if let failure {
        return tool.complain(
          "\"\(path)\" cannot be read: \(failure)\ncheck the path and its permissions")
      }
      if broken == nil {
        do throws(NDJSONError) {
          try reader.finish { reports.receive($0) }
        } catch { broken = error }
      }
      status = reports.verdict.exitStatus(signal: 0)
      if let broken {
        status = status.combined(with: tool.complain("\(path), \(broken.description)"))
      }
      try reports.finish()
    } catch {
      if !error.isReaderGone {
        status = status.combined(with: tool.complain(error.description, .broken))
      }
    }
    return status
  }
}
