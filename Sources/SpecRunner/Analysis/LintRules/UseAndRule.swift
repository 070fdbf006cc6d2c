import SpecGherkin
import SpecText

/// Finds keywords that repeat the one above.
struct UseAndRule: LintRule {
  static let info = LintRuleInfo(
    "use-and", .off, "a step repeats the keyword of the step above",
    advice: "write And", isFixable: true)

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    guard let dialect = Dialect.named(file.language) else { return }
    let and = dialect.and.first { !$0.begins(with: "*") }
    for block in file.blocks {
      for steps in [block.background?.steps ?? []] + block.scenarios.map(\.steps) {
        for (above, step) in zip(steps, steps.dropFirst())
        where step.isOpening && step.type == above.type && step.type != .unknown {
          let keyword = step.keyword.filter { !$0.isWhitespace }
          findings.add(
            "this step repeats \(keyword)", in: file, at: step.location,
            advice: and.map { "write \"\($0.filter { !$0.isWhitespace })\"" },
            edits: edits(step, and, file))
        }
      }
    }
  }

  /// Replaces the keyword, if both or neither are followed by a space.
  private func edits(_ step: LintStep, _ and: String?, _ file: LintFile) -> [LintEdit] {
    guard let and, !file.isMarkdown, step.keyword.ends(with: " ") == and.ends(with: " ") else {
      return []
    }
    let start = file.offset(of: step.location)
    return [LintEdit(range: start..<start + step.keyword.utf8.count, text: and)]
  }
}
