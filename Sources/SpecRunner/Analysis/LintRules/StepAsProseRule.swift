import SpecRunner

/// Finds lines that read like steps, but that the grammar takes for prose.
struct StepAsProseRule: LintRule {
  static let info = LintRuleInfo(
    ProseSteps.rule, .warning, "a line reads like a step or a title, but is prose",
    advice: "begin it with a keyword, or silence this rule with a comment")

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    for warning in file.proseSteps { findings.add(warning) }
  }
}
