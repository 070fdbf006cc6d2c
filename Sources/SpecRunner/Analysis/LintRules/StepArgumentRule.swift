/// Finds tables and doc strings that a step definition does not take, or lacks.
struct StepArgumentRule: LintRule {
  static let info = LintRuleInfo(
    "step-argument", .error, "a step has a table or doc string that it does not take, or lacks one",
    advice: "add or remove the table or doc string")

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    for error in context.diagnostics("step.argument", of: file) { findings.add(error) }
  }
}

/// Finds actions and conditions that are written as a Then.
struct ActionAsThenRule: LintRule {
  static let info = LintRuleInfo(
    "action-as-then", .error, "an action or a condition is written as a Then, which proves nothing",
    advice: "write it as a Given or When, and check its result")

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    for error in context.diagnostics("step.no-check", of: file) { findings.add(error) }
  }
}

/// Finds steps whose texts, numbers or tables mean nothing.
struct VacuousStepRule: LintRule {
  static let info = LintRuleInfo(
    "vacuous-step", .error, "a text, a number or a table of a step means nothing to it",
    advice: "write what the step should look for")

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    for error in context.diagnostics("step.vacuous", of: file) { findings.add(error) }
  }
}
