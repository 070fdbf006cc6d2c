import SpecAnalysis
import SpecMessages
import SpecReporters
import SpecRunner
import SpecText

/// `spec diff`: compares two recorded runs.
enum DiffCommand: Command {
  private static let format = TextFormat.flag("for people, in the width of the terminal")

  private static let factor = Flag<Double>(
    "slower-factor", value: "X", .number(1...1_000_000), default: 1.5, section: "comparison",
    help: "report scenarios that take more than X times as long")

  private static let least = Flag<Duration>(
    "slower-by", value: "DURATION", .duration, default: .milliseconds(500), section: "comparison",
    help: "report only scenarios that take more than DURATION longer")

  static let spec = CommandSpec(
    name: "diff", summary: "compare two recorded runs",
    discussion: """
      BEFORE and AFTER are recordings that --report messages:FILE or spec merge has written. \
      Scenarios are compared by file, rule, name and row, so moved lines do not matter; those with \
      other steps are listed. The exit \
      status is 1 if a scenario fails that did not fail before or is new, 2 if the recordings have \
      no scenario in common, and 3 if AFTER ends before its run does.
      """,
    examples: [
      .init("spec diff main.ndjson branch.ndjson", "what a branch breaks and repairs"),
      .init("spec diff old.ndjson new.ndjson --format json", "the same for programs"),
    ],
    positionals: [
      Positional("BEFORE", .one, completion: .file, help: "a recording of the earlier run"),
      Positional("AFTER", .one, completion: .file, help: "a recording of the later run"),
    ],
    flags: [factor, least, format])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws -> ExitStatus {
    var limits = RunComparison.Limits()
    limits.factor = arguments[factor]
    limits.least = arguments[least]
    let paths = arguments.positionals
    let runs = try paths.map { try read($0, tool) }
    guard runs.count == 2 else { return .unusable }
    let comparison = RunComparison(runs[0], runs[1], limits)
    guard comparison.common > 0 else { return tool.printError(unrelated(paths, runs)) }
    let isJSON = arguments[format] == .json
    let text =
      isJSON
      ? PageSettings.text(comparison.json)
      : PageText.text(ComparisonPage.page(comparison), tool.display(1, arguments))
    var status = tool.write(text, as: isJSON ? .json : .text)
    if !runs[0].isComplete { _ = RecordedRun.unfinished(paths[0], tool) }
    if !runs[1].isComplete {
      status = status.combined(with: RecordedRun.unfinished(paths[1], tool))
    }
    return status.combined(
      with: comparison.differences(.newlyFailing).isEmpty ? .passed : .failed)
  }

  private static func read(_ path: String, _ tool: ToolContext) throws -> RunResults {
    var results = RunResults()
    let index = RunIndex()
    let problem = RecordedRun.read(path) { envelope in
      index.receive(envelope)
      results.receive(envelope, index)
    }
    results.finish(index)
    if let problem {
      // What precedes a cut is compared.
      guard !results.scenarios.isEmpty, index.runFinished == nil, index.runStarted != nil else {
        throw tool.ending(problem)
      }
    }
    if results.scenarios.isEmpty {
      throw tool.ending(
        "no scenario was run in \"\(VisibleText.line(path))\"\n"
          + "record a run with --report messages:FILE")
    }
    return results
  }

  private static func unrelated(_ paths: [String], _ runs: [RunResults]) -> String {
    let scenarios = runs.map { run in
      Set(
        run.scenarios.map { scenario in
          var key = scenario.key
          key.variant = ""
          return key
        })
    }
    if let before = scenarios.first, let after = scenarios.last, !before.isDisjoint(with: after) {
      let parts = zip(paths, runs).map { path, run in
        let engines = Set(exactly: run.scenarios.map(\.key.variant)).inOrder.filter { !$0.isEmpty }
        return "\"\(VisibleText.line(path))\" "
          + (engines.isEmpty
            ? "is of one engine" : "has \(engines.map(VisibleText.line).listed("and"))")
      }
      return "the recordings have the same scenarios, on different engines: "
        + "\(parts.joined(separator: "; "))\n"
        + "compare recordings that were made with the same --engine flags"
    }
    let parts = zip(paths, runs).map { path, run in
      let files = Set(exactly: run.scenarios.map(\.key.uri)).inOrder
      let more = files.count > 2 ? " and \((files.count - 2).counted("other file"))" : ""
      return "\"\(VisibleText.line(path))\" has \(run.scenarios.count.counted("scenario")) of "
        + files.prefix(2).map(VisibleText.line).joined(separator: ", ") + more
    }
    return "the recordings have no scenario in common: \(parts.joined(separator: "; "))\n"
      + "compare recordings of the same suite that were made in the same directory"
  }
}
