package import SpecMessages
import SpecText

/// Renders the last lines of a summary: the counts of scenarios and steps by status, and the
/// duration.
package struct SummaryLines {
  /// The lines, without line breaks.
  let lines: [String]

  init(_ verdict: Verdict, _ style: Style) {
    var lines = [
      Self.scenarios(verdict, style),
      Self.counts(verdict.steps, "step", style),
    ]
    if verdict.failedRunHooks > 0 {
      let count = verdict.failedRunHooks.counted("hook")
      lines.append(style.paint("\(count) around the run failed", .status(.failed)))
    }
    if verdict.isWithoutScenarios {
      let count = verdict.parseErrors.counted("error")
      lines.append(
        style.paint("\(count) in the specifications: no scenario was run", .status(.failed)))
    }
    if verdict.flaky > 0 {
      lines.append(
        style.paint("\(verdict.flaky) flaky, passed when retried", .status(.pending)))
    }
    let isEmpty = verdict.hasSelectedNothing || verdict.outcome == .nothingChecked
    if let problem = verdict.problem, !verdict.isWithoutScenarios, !isEmpty {
      // A merged run may have several problems, one per line.
      lines += problem.split(separator: "\n").map {
        style.paint(VisibleText.line(String($0)), .status(.failed))
      }
    } else if verdict.success == nil {
      lines.append(style.paint("the stream of messages ends before the run does", .status(.failed)))
    }
    if verdict.outcome == .nothingRun {
      lines.append(
        style.paint("no scenario was run: check the paths and the selection", .status(.pending)))
    } else if isEmpty {
      lines.append(style.paint("nothing was checked", .status(.pending)))
    }
    if let duration = verdict.duration { lines.append(DurationText.short(duration)) }
    self.lines = lines
  }

  /// The line of the scenarios of a run.
  package static func scenarios(_ verdict: Verdict, _ style: Style) -> String {
    counts(
      verdict.scenarios, "scenario", style, unchecked: verdict.unchecked, notRun: verdict.notRun)
  }

  /// Returns a line such as `12 scenarios (1 failed, 11 passed)`, the most severe status first.
  private static func counts(
    _ counts: StatusCounts, _ word: String, _ style: Style, unchecked: Int = 0, notRun: Int = 0
  ) -> String {
    var parts: [String] = []
    func add(_ count: Int, _ result: CaseResult) {
      if count == 0 { return }
      let words =
        result == .knownIssue ? count.counted(result.word) : "\(count) \(result.word)"
      parts.append(style.paint(words, .status(result.status)))
    }
    for status in Status.allCases.sorted(by: >) {
      var count = counts[status]
      if status == .skipped {
        add(counts.quarantined, .quarantined)
        add(counts.knownIssues, .knownIssue)
      }
      if status == .skipped, unchecked > 0 {
        parts.append(style.paint("\(unchecked) not checked", .status(.skipped)))
        count -= unchecked
      }
      add(count, .status(status))
      if status == .failed { add(counts.unexpectedPasses, .unexpectedPass) }
    }
    if notRun > 0 { parts.append(style.paint("\(notRun) not run", .status(.skipped))) }
    let total = (counts.total + notRun).counted(word)
    return parts.isEmpty ? total : "\(total) (\(parts.joined(separator: ", ")))"
  }
}
