import SpecAnalysis
import SpecMessages
import SpecReporters
import SpecText

/// `spec history`: prints what the last runs show.
enum HistoryCommand: Command {
  private static let format = TextFormat.flag("for people, in the width of the terminal")

  static let spec = CommandSpec(
    name: "history", summary: "print which scenarios are flaky, broken or slow",
    discussion: """
      DIR is the directory that spec run --history DIR writes. A scenario is flaky in a run if it \
      passed only at a retry or in some of its repetitions, or if its result differs from that of \
      the run before of the same revision. The exit status does not depend on the results.
      """,
    examples: [
      .init("spec history .spec/history", "the flakiest, the broken and the slowest scenarios"),
      .init("spec history .spec/history --format json", "all results for programs"),
    ],
    positionals: [Positional("DIR", .one, completion: .directory, help: "a directory of runs")],
    flags: [format])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws -> ExitStatus {
    let path = arguments.positionals.first ?? ""
    let folder = HistoryFolder(path, limit: 1000)
    let ledger = HistoryLedger(folder.history)
    var status = ExitStatus.passed
    for problem in folder.problems {
      status = status.combined(with: tool.printError(problem, .passed))
    }
    guard !ledger.history.runs.isEmpty else {
      return status.combined(
        with: tool.printError(
          "\"\(VisibleText.line(path))\" has no runs\nspec run --history "
            + "\(ShellWord.quoted(path)) adds one", .unusable))
    }
    let isJSON = arguments[format] == .json
    let text =
      isJSON
      ? PageSettings.text(ledger.json(DurationText.instant))
      : PageText.text(HistoryPage.page(ledger), tool.display(1, arguments))
    return status.combined(with: tool.write(text, as: isJSON ? .json : .text))
  }
}
