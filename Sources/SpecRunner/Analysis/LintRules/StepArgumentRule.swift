/// Finds tables and doc strings that a step definition does not take, or lacks.
struct StepArgumentRule: LintRule {
  static let info = LintRuleInfo(
    "step-argument", .error, "a step has a table or doc string that it does not take, or lacks one",
    advice: "add or remove the table or doc string")

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    for error in context.diagnostics("step.argument", of: file) { findings.add(error) }
  }
}
